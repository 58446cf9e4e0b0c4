"""The tool that builds the compiled rules: what it takes over, and when a build is still right."""

import runpy
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "compile_rules.py"


def if_current(folder: Path) -> str:
    command = [sys.executable, str(TOOL), "--if-current", str(folder)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_a_build_is_used_only_while_it_belongs_to_the_sources(tmp_path: Path) -> None:
    tool = runpy.run_path(str(TOOL))
    assert if_current(tmp_path) == ""
    stamp = tmp_path / tool["STAMP"]
    stamp.write_text(tool["fingerprint"](tool["SOURCE"], tool["PACKAGES"]))
    assert if_current(tmp_path) == str(tmp_path)
    stamp.write_text(stamp.read_text() + "of other sources")
    assert if_current(tmp_path) == ""


def test_the_fingerprint_changes_with_a_source(tmp_path: Path) -> None:
    fingerprint = runpy.run_path(str(TOOL))["fingerprint"]
    source = tmp_path / "rule.py"
    source.write_text("POWER = 3\n")
    before = fingerprint(tmp_path, ("gaia",))
    assert fingerprint(tmp_path, ("gaia",)) == before
    source.write_text("POWER = 4\n")
    assert fingerprint(tmp_path, ("gaia",)) != before


def test_the_copy_shows_the_web_table_that_is_built_later(tmp_path: Path) -> None:
    tool = runpy.run_path(str(TOOL))
    package = tool["copy_sources"](tmp_path)
    shown = package / tool["BUILT_LATER"]
    assert shown.is_symlink()
    assert shown.resolve() == (tool["SOURCE"] / tool["BUILT_LATER"]).resolve()
    assert (package / "gaia" / "state.py").is_file()
    assert tool["copy_sources"](tmp_path) == package  # a second build replaces the first
    assert (tool["SOURCE"] / "server" / "app.py").is_file()
