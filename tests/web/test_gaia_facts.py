"""What the web table says is printed on the cardboard is what the rules play with."""

import json
import shutil
import subprocess
from types import ModuleType
from typing import Any

import pytest

from astrarium.gaia.components import effects as e
from astrarium.gaia.components.board_actions import CONVERSIONS, POWER_ACTIONS, QIC_COST, QIC_NAMES
from astrarium.gaia.components.boosters import BOOSTERS, Booster
from astrarium.gaia.components.factions import FACTION_BOARDS, FactionBoard
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.research import (
    LEVEL_INCOME,
    ONCE,
    PROJECT_TOKENS,
    RANGE,
    STEP_ORE,
    TRACKS,
)
from astrarium.gaia.components.scoring import FEDERATION_TOKENS, FINAL_TILES, ROUND_TILES
from astrarium.gaia.components.structures import CREDIT_COST, ORE_COST, PIECES, STRUCTURES
from astrarium.gaia.components.tech_tiles import ADVANCED, STANDARD, Tile
from tests.web import house

_WEB = house.ROOT / "web"
_READ = """
const ts = require('typescript');
const source = require('fs').readFileSync('src/gaia/facts.ts', 'utf8');
const options = { compilerOptions: { module: 'commonjs', target: 'es2022' } };
const module_ = { exports: {} };
new Function('exports', ts.transpileModule(source, options).outputText)(module_.exports);
console.log(JSON.stringify(module_.exports));
"""
_WHEN = ("now", "whenever", "pass", "income", "action", "always")
_PER = {
    e.PER_MINE: "mine",
    e.PER_STATION: "trading-station",
    e.PER_LAB: "research-lab",
    e.PER_BIG: "big",
    e.PER_TYPE: "planet-type",
    e.PER_GAIA: "gaia-planet",
    e.PER_SECTOR: "sector",
    e.PER_FEDERATION: "federation",
    e.PER_STRUCTURE: "structure",
    e.PER_FEDERATION_STRUCTURE: "federation-structure",
    e.PER_SATELLITE: "satellite",
}
_ON = {
    e.ON_MINE: "mine",
    e.ON_GAIA_MINE: "gaia-mine",
    e.ON_STATION: "trading-station",
    e.ON_BIG: "big",
    e.ON_ADVANCE: "advance",
    e.ON_FEDERATION: "federation",
    e.ON_STEP: "step",
}
_HOLDS = {"terraforming": STEP_ORE, "navigation": RANGE, "gaia": PROJECT_TOKENS}


@pytest.fixture(scope="module")
def facts(build_web: ModuleType) -> Any:
    path = build_web.node_path()
    build_web.install_packages(path)
    node = shutil.which("node", path=path)
    assert node is not None
    done = subprocess.run(
        [node, "-e", _READ], cwd=_WEB, capture_output=True, text=True, check=True, timeout=60
    )
    return json.loads(done.stdout)


def _gain(gain: e.Gain) -> dict[str, int]:
    return {e.RESOURCES[resource]: amount for resource, amount in gain}


def _face(tile: Tile) -> dict[str, Any]:
    face: dict[str, Any] = {"when": _WHEN[tile.timing], "gain": _gain(tile.gain)}
    if tile.per >= 0:
        face["per"] = _PER[tile.per]
    if tile.trigger >= 0:
        face["per"] = _ON[tile.trigger]
    return face


def _booster(booster: Booster) -> dict[str, Any]:
    face: dict[str, Any] = {"income": _gain(booster.income)}
    if booster.free_steps or booster.range_bonus:
        face["action"] = "step" if booster.free_steps else "range"
    if booster.pass_per >= 0:
        face["pass"] = {"vp": booster.pass_vp, "per": _PER[booster.pass_per]}
    return face


def test_tiles_boosters_and_tokens(facts: Any) -> None:
    assert facts["STANDARD"] == {tile.name: _face(tile) for tile in STANDARD}
    assert facts["ADVANCED"] == {tile.name: _face(tile) for tile in ADVANCED}
    assert facts["BOOSTERS"] == {booster.name: _booster(booster) for booster in BOOSTERS}
    assert facts["ROUND_TILES"] == {
        tile.name: {"vp": tile.vp, "per": _ON[tile.trigger]} for tile in ROUND_TILES
    }
    assert facts["FINAL_TILES"] == {tile.name: _PER[tile.per] for tile in FINAL_TILES}
    assert facts["FEDERATION_TOKENS"] == {
        token.name: {"gain": _gain(token.gain), "green": token.green} for token in FEDERATION_TOKENS
    }


def test_action_spaces_and_exchanges(facts: Any) -> None:
    shown = [
        (space["name"], space["cost"], space["gain"], space.get("steps", 0))
        for space in facts["POWER_ACTIONS"]
    ]
    assert shown == [
        (action.name, action.power, _gain(action.gain), action.free_steps)
        for action in POWER_ACTIONS
    ]
    costs = [(space["name"], space["cost"]) for space in facts["QIC_ACTIONS"]]
    assert costs == list(zip(QIC_NAMES, QIC_COST, strict=True))
    assert sorted(facts["EXCHANGES"]) == sorted(["burn", *(str(c.move) for c in CONVERSIONS)])


@pytest.mark.parametrize("track", TRACKS)
def test_levels(facts: Any, track: str) -> None:
    at = TRACKS.index(track)
    for level, shown in enumerate(facts["LEVELS"][track]):
        crossing = facts["CROSSING"] if level == facts["CROSSED_AT"] else {}
        assert {**shown["once"], **crossing} == _gain(ONCE[at][level])
        assert shown["income"] == _gain(LEVEL_INCOME[at][level])
        if "holds" in shown:
            assert shown["holds"] == _HOLDS[track][level]


def test_structures(facts: Any) -> None:
    assert facts["PIECES"] == dict(zip(STRUCTURES, PIECES, strict=True))
    costs = [
        {"ore": ore, "credit": credit} for ore, credit in zip(ORE_COST, CREDIT_COST, strict=True)
    ]
    assert facts["STRUCTURE_COST"] == dict(zip(STRUCTURES, costs, strict=True))


@pytest.mark.parametrize("board", FACTION_BOARDS, ids=lambda board: board.name)
def test_factions(facts: Any, board: FactionBoard) -> None:
    shown = facts["FACTIONS"][board.name]
    assert shown["home"] == PLANETS[board.home]
    assert shown["start"] == {
        "credit": board.credits,
        "ore": board.ore,
        "knowledge": board.knowledge,
        "qic": board.qic,
    }
    assert tuple(shown["power"]) == board.power
    assert shown.get("research") == (TRACKS[board.research] if board.research >= 0 else None)
    assert shown["base"] == _gain(board.base_income)
    assert shown["academyAction"] == _gain(board.academy_action)
    assert list(shown["rows"]) == list(STRUCTURES)
    for row, printed in zip(shown["rows"].values(), board.rows, strict=True):
        assert row == [_gain(place) for place in printed]
