"""Which rules of the ledgers in ``docs/rules`` have a test that proves them.

A test names its rules with ``@pytest.mark.rule("GP-MINE-01", ...)``. ``make rules`` collects all
tests, counts the marks per ledger and fails on an id that no ledger has, or on a rule without a
test in a ledger that must be complete. A test that is skipped or expected to fail proves nothing.
"""

from collections.abc import Iterable
from pathlib import Path

import pytest

LEDGERS = Path(__file__).parent.parent / "docs" / "rules"

REQUIRED = ("automa", "gaia", "planet_unknown")
"""The ledgers whose game is complete: every rule in them must have a test."""


def read_ledgers(folder: Path = LEDGERS) -> dict[str, list[str]]:
    """The ids of each ledger in the order of the file; no id may stand in two places."""
    ledgers: dict[str, list[str]] = {}
    seen: set[str] = set()
    for path in sorted(folder.glob("*.tsv")):
        ids = []
        for row in path.read_text(encoding="utf-8").splitlines()[1:]:
            rule = row.split("\t", 1)[0]
            if rule in seen:
                raise ValueError(f"{path.name}: {rule} is there twice")
            seen.add(rule)
            ids.append(rule)
        ledgers[path.stem] = ids
    return ledgers


def marked_rules(item: pytest.Item) -> list[str]:
    """The ids that a collected test names."""
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def _proves(item: pytest.Item) -> bool:
    return not any(item.get_closest_marker(name) for name in ("skip", "xfail"))


class Coverage:
    """The ledgers against the marks of a set of tests."""

    def __init__(self, ledgers: dict[str, list[str]], items: Iterable[pytest.Item]) -> None:
        known = {rule for ids in ledgers.values() for rule in ids}
        proved: set[str] = set()
        self.unknown: list[str] = []
        for item in items:
            for rule in marked_rules(item):
                if rule not in known:
                    self.unknown.append(f"{rule} (in {item.nodeid})")
                elif _proves(item):
                    proved.add(rule)
        self.totals = {name: len(ids) for name, ids in ledgers.items()}
        self.missing = {
            name: [rule for rule in ids if rule not in proved] for name, ids in ledgers.items()
        }

    def complete(self, required: Iterable[str]) -> bool:
        """No unknown id anywhere and no gap in the required ledgers."""
        return not self.unknown and not any(self.missing[name] for name in required)

    def report(self, required: Iterable[str]) -> list[str]:
        """One line per ledger, then what is missing or unknown."""
        lines = []
        for name, total in self.totals.items():
            missing = self.missing[name]
            status = "complete" if not missing else f"{len(missing)} missing"
            needed = "" if name in required else " (not required yet)"
            lines.append(f"{name:16} {total - len(missing):4} of {total:4} rules, {status}{needed}")
        for name, missing in self.missing.items():
            if missing and name in required:
                lines += ["", f"missing in {name}:"]
                lines += ["  " + " ".join(missing[at : at + 6]) for at in range(0, len(missing), 6)]
        if self.unknown:
            lines += ["", "unknown rules:", *(f"  {rule}" for rule in self.unknown)]
        return lines
