"""Build the rules with mypyc into a folder of their own; the sources stay as they are.

    python tools/compile_rules.py build/compiled [PACKAGE ...]

copies ``src/astrarium`` there and compiles table, games and their bots beside the copies, so that
``PYTHONPATH=build/compiled`` runs the whole program on compiled rules. Nothing is done when the
sources have not changed since the last build. Packages named (``table gaia``) are compiled alone.

    python tools/compile_rules.py --if-current build/compiled

builds nothing: it prints the folder if it belongs to the sources as they are, so that the table
can be opened with it.
"""

import os
import re
import shutil
import sys
from hashlib import sha256
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "astrarium"

PACKAGES = ("table", "gaia", "planet_unknown", "bots/gaia", "bots/planet_unknown")
"""What is compiled: the contract, the rules and the bots that search."""

EXCLUDED = ("boardgamers",)
"""Modules and packages (by name) inside them that stay interpreted: importers of foreign files."""

BUILT_LATER = "server/static"
"""The web table, which is built at other times: the copy points to it."""

STAMP = ".fingerprint"
"""The file that says which sources a build was made from."""

OPEN_CLASSES = {"table/game.py": ("State", "Game")}
"""Compiled classes that interpreted ones may still inherit from: new games and test doubles."""


def modules(root: Path, packages: tuple[str, ...]) -> list[Path]:
    """The files to compile, relative to ``root``."""
    found = []
    for package in packages:
        for path in sorted((root / package).rglob("*.py")):
            relative = path.relative_to(root)
            if not set(EXCLUDED) & {*relative.parts, relative.stem}:
                found.append(relative)
    return found


def fingerprint(root: Path, packages: tuple[str, ...]) -> str:
    """Changes with every change of a source, of this script or of the Python that runs it."""
    digest = sha256(f"{sys.version} {packages}".encode())
    for path in [Path(__file__), *sorted(root.rglob("*.py"))]:
        digest.update(str(path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def open_classes(text: str, names: tuple[str, ...]) -> str:
    """The module with mypyc's permission to inherit written before each of these classes."""
    for name in names:
        text, count = re.subn(
            rf"^class {name}\b",
            f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}",
            text,
            flags=re.MULTILINE,
        )
        if count != 1:
            raise SystemExit(f"compile_rules: class {name} is not where OPEN_CLASSES says")
    return re.sub(
        r"^(from|import) ",
        r"from mypy_extensions import mypyc_attr\n\1 ",
        text,
        count=1,
        flags=re.MULTILINE,
    )


def copy_sources(target: Path) -> Path:
    """A fresh copy of the package below ``target``."""
    package = target / "astrarium"
    for old in [package, *target.glob("*.so")]:
        if old.is_dir():
            shutil.rmtree(old)
        else:
            old.unlink(missing_ok=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", Path(BUILT_LATER).name)
    shutil.copytree(SOURCE, package, ignore=ignored)
    (package / BUILT_LATER).symlink_to(SOURCE / BUILT_LATER, target_is_directory=True)
    for name, classes in OPEN_CLASSES.items():
        path = package / name
        path.write_text(open_classes(path.read_text("utf-8"), classes), "utf-8")
    return package


def is_current(target: Path, packages: tuple[str, ...] = PACKAGES) -> bool:
    """Whether the folder was built from the sources as they are, by this Python."""
    stamp = target / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint(SOURCE, packages)


def main() -> None:
    if len(sys.argv) == 3 and sys.argv[1] == "--if-current":
        target = Path(sys.argv[2]).resolve()
        print(target if is_current(target) else "")
        return
    if len(sys.argv) < 2 or set(sys.argv[2:]) - set(PACKAGES):
        raise SystemExit(
            "usage: python tools/compile_rules.py [--if-current] TARGET_FOLDER [PACKAGE ...]"
        )
    packages = tuple(sys.argv[2:]) or PACKAGES
    build(Path(sys.argv[1]).resolve(), packages)


def build(target: Path, packages: tuple[str, ...]) -> None:
    """Compile copies of the sources, unless that has been done."""
    # Only who builds needs a compiler.
    from mypyc.build import mypycify
    from setuptools import setup

    if is_current(target, packages):
        print("The compiled rules are up to date.")
        return
    stamp = target / STAMP
    current = fingerprint(SOURCE, packages)
    target.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    files = [str(Path("astrarium") / path) for path in modules(copy_sources(target), packages)]
    os.chdir(target)
    arguments = ["--config-file=", "--python-version=3.11", "--ignore-missing-imports", *files]
    setup(
        name="astrarium-compiled",
        # One C file for all and every optimisation: it takes the compiler two to five minutes,
        # and the bots a tenth less time than with one file a module and few optimisations.
        ext_modules=mypycify(arguments, opt_level="3", multi_file=False, strip_asserts=False),
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "objects"],
    )
    stamp.write_text(current)
    print(f"Compiled {len(files)} modules into {target}.")


if __name__ == "__main__":
    main()
