"""What the README shows works."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_python_snippets_give_what_they_say() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_the_snippets_about_bots_too() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert results.attempted > 4
    assert results.failed == 0


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert not broken


def test_the_make_targets_it_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for page in (ROOT / "README.md", ROOT / "docs" / "development.md"):
        named = re.findall(
            r"^make ([a-z-]+)|`make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE
        )
        assert {one or other for one, other in named} <= targets
