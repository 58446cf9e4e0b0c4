"""The client's own checks: its types and its unit tests."""

import gzip
from types import ModuleType

import pytest

from tests.web.house import ROOT


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_client_passes_its_own_checks(build_web: ModuleType, script: str) -> None:
    path = build_web.node_path()
    build_web.install_packages(path)
    assert build_web.npm(path, "run", "--silent", script) == 0


def test_the_build_is_small_and_served_whole() -> None:
    """All scripts and styles of both games and languages stay below 250 kB gzipped."""
    static = ROOT / "src" / "astrarium" / "server" / "static"
    files = [p for p in static.rglob("*") if p.suffix in (".js", ".css", ".html")]
    assert len(files) > 3
    sizes = [len(gzip.compress(path.read_bytes(), 9)) for path in files]
    assert sum(sizes) < 250_000
