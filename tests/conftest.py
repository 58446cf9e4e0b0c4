"""The ``rule`` mark and its report (``make rules``); see ``tests/rule_coverage.py``."""

import pytest

from tests.rule_coverage import REQUIRED, Coverage, marked_rules, read_ledgers

_LEDGERS = read_ledgers()
_COMPLETE = pytest.StashKey[bool]()
_KNOWN = frozenset(rule for ids in _LEDGERS.values() for rule in ids)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules", "coverage of the rule ledgers")
    group.addoption("--rules", action="store_true", help="report which rules have a test")
    group.addoption(
        "--rules-strict", action="store_true", help="with --rules: every ledger must be complete"
    )


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test that names a rule nobody has written proves nothing."""
    unknown = [rule for rule in marked_rules(item) if rule not in _KNOWN]
    if unknown:
        pytest.fail(f"no ledger in docs/rules has {', '.join(unknown)}", pytrace=False)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """With ``--rules`` nothing runs: the report takes the place of the tests."""
    config = session.config
    if not config.getoption("--rules") or session.testsfailed:
        return None
    required = tuple(_LEDGERS) if config.getoption("--rules-strict") else REQUIRED
    coverage = Coverage(_LEDGERS, session.items)
    print("\n".join(coverage.report(required)))
    config.stash[_COMPLETE] = coverage.complete(required)
    return True


def pytest_sessionfinish(session: pytest.Session) -> None:
    complete = session.config.stash.get(_COMPLETE, None)
    if complete is not None:
        session.exitstatus = pytest.ExitCode.OK if complete else pytest.ExitCode.TESTS_FAILED
