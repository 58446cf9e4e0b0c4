"""What the pages for hosts and bot authors say is true."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from astrarium.cli import app
from tests.server.clients import Guest, Serving

_DOCS = Path(__file__).parents[2] / "docs"


def _program(number: int, folder: Path) -> Path:
    """One of the programs of the page, as its reader saves it."""
    page = (_DOCS / "bot-authors.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[number]
    path = folder / "bot.py"
    path.write_text(code, encoding="utf-8")
    return path


def _command(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "from astrarium.cli import app; app()", *arguments]


def test_the_bot_of_the_page_plays_a_game_through_its_token(
    serving: Serving, ann: Guest, tmp_path: Path
) -> None:
    bot = _program(0, tmp_path)
    token = ann.ask("POST", "/tokens", label="bot")["token"]
    table = ann.hot_seat("gaia", options={"factions": "random"})
    command = [sys.executable, str(bot), serving.url, token, table]
    subprocess.run(command, check=True, timeout=300)
    assert ann.ask("GET", f"/tables/{table}")["status"] == "finished"


def test_the_program_of_the_page_plays_at_a_table(
    serving: Serving, ann: Guest, tmp_path: Path
) -> None:
    bot = _program(1, tmp_path)
    token = ann.ask("POST", "/tokens", label="bot")["token"]
    table = ann.hot_seat("planet-unknown", 1)
    asked = ["--server", serving.url, "--token", token, "--table", table]
    done = subprocess.run(
        _command("bot", *asked, "--", sys.executable, str(bot)),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    shown = ann.ask("GET", f"/tables/{table}")
    assert shown["status"] == "finished"
    assert str(shown["scores"]) in done.stdout


def test_the_program_of_the_page_plays_in_the_arena(tmp_path: Path) -> None:
    bot = _program(1, tmp_path)
    bots = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(bot))},random"
    played = CliRunner().invoke(app, ["arena", "--bots", bots, "--games", "2"])
    assert played.exit_code == 0, played.output
    assert "random" in played.output


def test_every_event_of_the_page_exists_and_the_other_way_round() -> None:
    page = (_DOCS / "bot-authors.md").read_text(encoding="utf-8")
    paragraph = page.partition("server-sent events:")[2].partition("Each has a number")[0]
    named = set(re.findall(r"`([a-z-]+)`", paragraph))
    source = Path(_DOCS.parent, "src/astrarium/server")
    code = "".join(path.read_text(encoding="utf-8") for path in source.glob("*.py"))
    told = set(re.findall(r'tell\(\s*session,\s*table,\s*"([a-z-]+)"', code))
    told |= {"move", "undo"}
    assert named == told


def test_the_options_of_the_page_are_those_of_the_command() -> None:
    page = (_DOCS / "server.md").read_text(encoding="utf-8")
    table = page.partition("| option | meaning |")[2].partition("\n\n")[0]
    named = set(re.findall(r"(--[a-z][a-z-]+)", table))
    help_text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    assert named == set(re.findall(r"(--[a-z][a-z-]+)", help_text)) - {"--help"}


def test_the_api_describes_itself(ann: Guest) -> None:
    document = ann.http.get("/api/openapi.json").json()
    assert "/api/v1/tables/{table_id}/moves" in document["paths"]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} is not described"
    assert ann.http.get("/api/docs").status_code == 200
