"""The rule ledgers and the report of ``make rules``."""

from pathlib import Path

import pytest

from tests.rule_coverage import REQUIRED, Coverage, read_ledgers

pytest_plugins = ["pytester"]

LEDGERS = {"game": ["G-1", "G-2"], "other": ["O-1"]}


def test_the_ledgers_of_the_project() -> None:
    ledgers = read_ledgers()
    assert {name: len(ids) for name, ids in ledgers.items()} == {
        "automa": 147,
        "gaia": 479,
        "planet_unknown": 289,
    }
    assert set(REQUIRED) <= set(ledgers)


def test_an_id_in_two_places_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.tsv").write_text("id\tsection\trule\nX-1\ts\tr\nX-1\ts\tr\n")
    with pytest.raises(ValueError, match="X-1 is there twice"):
        read_ledgers(tmp_path)


def coverage(pytester: pytest.Pytester, code: str) -> Coverage:
    pytester.makeini("[pytest]\nmarkers = rule")
    items, _ = pytester.inline_genitems(pytester.makepyfile("import pytest\n" + code))
    return Coverage(LEDGERS, items)


def test_marked_tests_cover_their_rules(pytester: pytest.Pytester) -> None:
    found = coverage(
        pytester,
        """
@pytest.mark.rule("G-1", "O-1")
def test_one(): pass

@pytest.mark.rule("G-2")
class TestTwo:
    def test_two(self): pass
""",
    )
    assert found.complete(["game", "other"])
    assert " ".join(found.report([])[0].split()) == (
        "game 2 of 2 rules, complete (not required yet)"
    )


def test_a_gap_matters_where_the_ledger_is_required(pytester: pytest.Pytester) -> None:
    found = coverage(
        pytester,
        """
@pytest.mark.rule("G-1")
def test_one(): pass
""",
    )
    assert found.missing == {"game": ["G-2"], "other": ["O-1"]}
    assert not found.complete(["game"])
    assert found.complete([])
    assert "  G-2" in found.report(["game"])


def test_an_unknown_rule_always_fails(pytester: pytest.Pytester) -> None:
    found = coverage(
        pytester,
        """
@pytest.mark.rule("G-1", "G-9")
def test_one(): pass
""",
    )
    assert not found.complete([])
    assert found.unknown[0].startswith("G-9 (in ")


def test_skipped_tests_prove_nothing(pytester: pytest.Pytester) -> None:
    found = coverage(
        pytester,
        """
@pytest.mark.skip
@pytest.mark.rule("G-1")
def test_one(): pass

@pytest.mark.xfail
@pytest.mark.rule("G-2")
def test_two(): pass
""",
    )
    assert found.missing["game"] == ["G-1", "G-2"]
