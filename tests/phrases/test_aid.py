"""The player aid: the same sections in both languages, all rules told, figures as printed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from astrarium.gaia.components.board_actions import POWER_ACTIONS, QIC_COST
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.factions import FACTION_BOARDS
from astrarium.gaia.components.research import RANGE, STEP_ORE, TRACK_TITLES
from astrarium.gaia.components.scoring import FEDERATION_TOKENS, FINAL_TILES
from astrarium.gaia.components.tech_tiles import STANDARD
from astrarium.phrases import translate
from astrarium.planet_unknown.components.corporation_boards import CORPORATION_BOARDS
from astrarium.planet_unknown.components.events import SOLO_ADJUSTMENT
from astrarium.planet_unknown.planets import PLANETS
from tests.rule_coverage import read_ledgers

WEB = Path(__file__).parent.parent.parent / "web" / "src"
GAMES = ("gaia", "planet-unknown")
LANGUAGES = ("en", "de")
BOTH = [(game, language) for game in GAMES for language in LANGUAGES]


def aid(game: str, language: str) -> list[dict[str, Any]]:
    text = (WEB / "aid" / f"{game}.{language}.json").read_text(encoding="utf-8")
    sections: list[dict[str, Any]] = json.loads(text)["sections"]
    return sections


def section(game: str, language: str, name: str) -> dict[str, Any]:
    return next(one for one in aid(game, language) if one["id"] == name)


def points(game: str, language: str, name: str) -> list[str]:
    """The lines of a section's list."""
    body: list[str] = section(game, language, name)["body"]
    return [line[2:] for line in body if line.startswith("- ")]


def told(game: str, language: str, name: str) -> str:
    one = section(game, language, name)
    return "\n".join([one["summary"], *one["body"]])


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_about_the_same_rules(game: str) -> None:
    english, german = ([(one["id"], one["rules"]) for one in aid(game, lang)] for lang in LANGUAGES)
    assert english == german
    for one, other in zip(aid(game, "en"), aid(game, "de"), strict=True):
        assert len(one["body"]) == len(other["body"]), one["id"]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_sections_are_complete_and_can_be_linked_to(game: str, language: str) -> None:
    sections = aid(game, language)
    names = [one["id"] for one in sections]
    assert len(set(names)) == len(names)
    for one in sections:
        assert set(one) == {"id", "title", "summary", "body", "rules"}
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one["id"]), one["id"]
        assert one["title"], one["id"]
        assert one["summary"].endswith("."), one["id"]
        assert one["rules"], one["id"]


@pytest.mark.parametrize(("game", "ledgers"), [("gaia", ("GP", "AU")), ("planet-unknown", ("PU",))])
def test_every_rule_is_told_and_every_rule_told_exists(game: str, ledgers: tuple[str, ...]) -> None:
    """Worked examples are no rules of their own."""
    rules = {rule for ids in read_ledgers().values() for rule in ids if rule[:2] in ledgers}
    named = {rule for one in aid(game, "en") for rule in one["rules"]}
    assert named - rules == set()
    assert {rule for rule in rules - named if rule.split("-")[1] != "EX"} == set()


def test_every_faction_corporation_and_planet_has_its_section() -> None:
    wanted = {f"faction-{board.name}" for board in FACTION_BOARDS}
    assert wanted <= {one["id"] for one in aid("gaia", "en")}
    wanted = {f"corporation-{board.key}" for board in CORPORATION_BOARDS}
    wanted |= {f"planet-{key}" for key in PLANETS}
    assert wanted <= {one["id"] for one in aid("planet-unknown", "en")}


def test_links_of_the_web_client_lead_somewhere() -> None:
    known = {one["id"] for game in GAMES for one in aid(game, "en")}
    linked = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        linked |= set(re.findall(r"\baid: '([a-z-]+)'", path.read_text(encoding="utf-8")))
    assert linked - known == set()


# -- figures ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", FACTION_BOARDS, ids=lambda board: board.name)
def test_factions_start_as_printed(board: Any) -> None:
    english = told("gaia", "en", f"faction-{board.name}")
    german = told("gaia", "de", f"faction-{board.name}")
    assert f"Start: {board.credits} credits, {board.ore} ore, {board.knowledge} know" in english
    assert f"Start: {board.credits} Credits, {board.ore} Erz, {board.knowledge} Wissen" in german
    assert f"power {board.power[0]}/{board.power[1]}" in english
    assert f"Macht {board.power[0]}/{board.power[1]}" in german
    assert (f"{board.qic} Q.I.C., power" in english) == (board.qic > 0)
    if board.research >= 0:
        area = TRACK_TITLES[board.research]
        assert f"level 1 of {area}" in english
        start = translate(f"Level 5 of {area} is taken by player 1.", "de")
        assert start.removeprefix("Level 5").split(" ist")[0] in german


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_galaxys_figures(language: str) -> None:
    assert [line.split()[0] for line in points("gaia", language, "power-actions")] == [
        str(action.power) for action in POWER_ACTIONS
    ]
    assert [line.split()[0] for line in points("gaia", language, "qic")] == [
        str(cost) for cost in QIC_COST
    ]
    assert len(points("gaia", language, "boosters")) == len(BOOSTERS)
    assert len(points("gaia", language, "standard-tiles")) == len(STANDARD)
    assert len(points("gaia", language, "federation-tokens")) == len(FEDERATION_TOKENS)
    neutral = re.findall(r"(\d+)\)", "\n".join(points("gaia", language, "final-tiles")))
    assert neutral == [str(tile.neutral) for tile in FINAL_TILES]
    assert ", ".join(map(str, STEP_ORE)) in told("gaia", language, "track-terraforming")
    assert ", ".join(map(str, RANGE)) in told("gaia", language, "track-navigation")


@pytest.mark.parametrize(("language", "word"), [("en", "Complexity"), ("de", "Komplexität")])
def test_the_planets_figures(language: str, word: str) -> None:
    for key, planet in PLANETS.items():
        told_of = told("planet-unknown", language, f"planet-{key}")
        assert f"{word} {planet.complexity}." in told_of, key
    for board in CORPORATION_BOARDS:
        told_of = told("planet-unknown", language, f"corporation-{board.key}")
        assert f"{word} {board.complexity}." in told_of, board.key
        techs = [line for line in told_of.splitlines() if re.match(r"- [A-F1-5]: ", line)]
        assert len(techs) == len(board.techs), board.key
    solo = told("planet-unknown", language, "solo")
    for steps in SOLO_ADJUSTMENT[1:]:
        assert ", ".join(map(str, steps)) in solo
