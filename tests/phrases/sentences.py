"""What the program says, gathered from its sources and from its tests."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import astrarium
from astrarium.phrases import known

SOURCES = Path(astrarium.__file__).parent
TESTS = Path(__file__).parent.parent


def untranslated(said: Iterable[str]) -> list[str]:
    """The sentences that German lacks; a test prints them when there are any."""
    return sorted(text for text in set(said) if not known(text, "de"))


def expected_refusals(folder: str, files: str = "test_*.py", capital: bool = True) -> set[str]:
    """The refusals that the tests of a game expect: every sentence in them but docstrings."""
    found = set()
    for path in sorted((TESTS / folder).rglob(files)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and id(node) not in notes and _is_sentence(text, capital):
                found.add(text)
    return found


def _is_sentence(text: str, capital: bool) -> bool:
    return text[:1].isupper() == capital and " " in text and text.endswith(".")


def problems() -> Iterator[tuple[str, str]]:
    """Every sentence that the server refuses something with, and where it stands."""
    for path in sorted((SOURCES / "server").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in ast.walk(tree):
            if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            named = {
                target.id: node.value
                for node in ast.walk(scope)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for node in ast.walk(scope):
                if isinstance(node, ast.Call) and _called(node) == "Problem":
                    detail = node.args[2]
                    if isinstance(detail, ast.Name):
                        detail = named.get(detail.id, detail)
                    for text in _texts(detail):
                        yield text, f"{path.name}:{node.lineno}"


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _texts(node: ast.expr) -> list[str]:
    """The texts an expression can be; numbers stand where something is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        text = "".join(_filled(part) for part in node.values)
        return [text] if any(sign.isalpha() for sign in text) else []
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return _texts(node.func.value)  # {...}.get(...)
    if isinstance(node, ast.Dict):
        return [text for value in node.values for text in _texts(value)]
    return []  # what the rules or a library say


def _filled(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    if isinstance(part, ast.FormattedValue) and part.format_spec is not None:
        return "2026-11-16 05:45"
    return "7"
