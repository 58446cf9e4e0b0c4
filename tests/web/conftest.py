"""One server and one browser per worker; every test is a new guest."""

import importlib.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.web import house

_STATIC = house.ROOT / "src" / "astrarium" / "server" / "static" / "index.html"
_PATIENCE = 40_000  # milliseconds; a busy machine is slow, but not at fault


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = house.chromium()
    if path is None:
        missing = "no Chromium on this machine: install Debian's chromium, or set CHROMIUM"
        if os.environ.get("ASTRARIUM_BROWSER") == "required":
            pytest.fail(missing)
        pytest.skip(missing)
    expect.set_options(timeout=_PATIENCE)
    with sync_playwright() as playwright:
        browser = house.launch(playwright, path)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not _STATIC.exists():
        pytest.fail("the web table is not built: run make web")
    with house.serving(tmp_path_factory.mktemp("served"), "--bot-seconds", "0.5") as address:
        yield address


Visitor = Callable[..., Page]


@pytest.fixture
def guest(browser: Browser, address: str, tmp_path: Path) -> Iterator[Visitor]:
    """Opens the page of a new guest; a fault of the page's scripts fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # The browser itself reports refusals (4xx) as errors; these are tested for what they say.
        if message.type == "error" and "Failed to load resource" not in message.text:
            faults.append(message.text)

    def visit(path: str = "/", **settings: object) -> Page:
        context = house.visit(browser, address, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(_PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", heard)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(scope="session")
def build_web() -> ModuleType:
    """The tool that builds the client: it knows which Node there is."""
    path = house.ROOT / "tools" / "build_web.py"
    spec = importlib.util.spec_from_file_location("build_web", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
