"""Gaia Project in the terminal: the drawing says what the view says."""

import io
from typing import Any

import pytest
from rich.console import Console

from astrarium.cli import showing
from astrarium.cli.gaia_words import TILES, level_text
from astrarium.cli.hex_map import COLOURS, PIECE_LETTERS, PLANET_LETTERS, HexMap
from astrarium.gaia import GAIA
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.table import Chance, State


def drawn(what: Any, width: int = 200) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def after(moves: int, players: int = 4, seed: str = "1") -> State:
    state = GAIA.new({"players": players, "factions": "random"}, seed)
    chance = Chance(seed, "drawing")
    for _ in range(moves):
        if state.to_act:
            lively = [m for m in state.legal_moves() if m.verb not in ("pass", "spend", "burn")]
            state.play(chance.choice(lively or state.legal_moves()))
    return state


@pytest.mark.parametrize("width", [80, 100, 130, 200])
@pytest.mark.parametrize("moves", [0, 60, 150, 10_000])
def test_every_position_can_be_drawn_at_any_width(moves: int, width: int) -> None:
    state = after(moves)
    for seat in (None, *state.to_act):
        text = drawn(showing.position("gaia", state, seat), width)
        assert max(map(len, text.splitlines())) <= width
        assert "Terraforming" in text or width < 100


def test_the_map_has_every_planet_and_piece_in_its_place() -> None:
    state = after(150)
    view = state.view(None)
    galaxy = HexMap(view, ())
    lines = drawn(galaxy, galaxy.columns * 6).split("\n")
    left = min(one["q"] for one in view["hexes"])
    top = min(2 * one["r"] + one["q"] for one in view["hexes"])
    pieces = 0
    for one in view["hexes"]:
        column, line = 6 * (one["q"] - left), 2 * one["r"] + one["q"] - top
        upper, lower = (lines[at].ljust(column + 5)[column : column + 5] for at in (line, line + 1))
        if "planet" in one:
            assert upper[0] == PLANET_LETTERS[one["planet"]]
            assert lower.strip() == one["name"]
        for piece in one.get("pieces", []):
            if len(one["pieces"]) <= 2:
                assert f"{PIECE_LETTERS[piece['piece']]}{piece['seat'] + 1}" in upper
                pieces += 1
    assert pieces > 20


def test_targets_of_legal_moves_have_their_names_even_in_empty_space() -> None:
    view = after(0).view(0)
    empty = next(one["name"] for one in view["hexes"] if "planet" not in one)
    assert empty not in drawn(HexMap(view, ())).split()
    assert empty in drawn(HexMap(view, {empty})).split()


def test_players_and_scoring_are_there() -> None:
    state = after(100)
    view = state.view(None)
    text = drawn(showing.position("gaia", state, None))
    for player in view["players"]:
        assert player["title"] in text
        assert f"{player['credits']}c {player['ore']}o {player['knowledge']}k" in text
    for booster in view["boosters"]:
        assert booster in text
    for tile in view["research"]["tiles"]:
        assert TILES[tile["tile"]].split()[0] in text


def test_the_line_between_two_decisions() -> None:
    state = after(100)
    seat = state.to_act[0]
    player = state.view(seat)["players"][seat]
    text = drawn(showing.brief("gaia", state, seat))
    assert text.startswith(
        f" {seat + 1} {player['title']}  {player['vp']} vp, {player['credits']}c"
    )
    assert text.count("\n") == 1


def test_every_planet_and_structure_has_a_letter_of_its_own() -> None:
    assert set(PLANET_LETTERS) == set(COLOURS) == set(PLANETS)
    assert set(STRUCTURES) < set(PIECE_LETTERS)
    for letters in (PLANET_LETTERS, PIECE_LETTERS):
        assert len(set(letters.values())) == len(letters)


def test_words_for_the_research_board() -> None:
    assert level_text(0, 0) == "step 3o"
    assert level_text(1, 3) == "1q"
    assert level_text(3, 1) == "1 gaiaformer, project 6"
    assert level_text(4, 5) == "3o 6c 6 charge"
    assert level_text(5, 2) == "2k/round"
    assert TILES["pass-labs"] == "pass: 3 vp per lab"
    assert TILES["mine-vp"] == "each mine: 3 vp"
