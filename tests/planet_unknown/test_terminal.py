"""The table as the terminal draws it."""

import random

import pytest
from rich.console import Console

from astrarium.cli.show_planet_unknown import brief, show
from tests.planet_unknown.positions import (
    CORPORATION_KEYS,
    PLANET_KEYS,
    cover,
    drafting,
    finish_randomly,
    mask,
    new,
    picking,
    play,
    resolving,
    seat,
)


def drawn(what: object) -> str:
    console = Console(width=200, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def test_the_planet_shows_terrain_pieces_and_medals() -> None:
    state = drafting("I2 biomass/civ", planet="gaia")
    cover(state, "f3", "water")
    one = seat(state)
    one.icons[1] = mask("f3")
    one.rovers = mask("f3")
    one.meteorites = mask("g3")
    text = drawn(show(state, 0))
    rows = text.splitlines()
    third = next(row for row in rows if row.startswith(" 3 1"))
    assert "W@" in third
    assert "*" in third
    assert "Gaia, Universal Coalition" in text
    assert "I2" in text
    assert "seat 1 (you)" in text


def test_what_is_pending_is_named() -> None:
    from astrarium.planet_unknown.items import PATCH

    state = drafting()
    cover(state, "f1", "civ")
    resolving(state, PATCH)
    seat(state).movement = 3
    text = drawn(brief(state, 0))
    assert "a biomass patch" in text
    assert "3 movement" in text


def test_cards_to_keep_are_shown_to_the_picker_only() -> None:
    state = drafting()
    picking(state, 1, [6, 7])
    assert "Rising Planet Award" in drawn(show(state, 0))
    assert "Rising Planet Award" not in drawn(show(state, 1))
    assert "Rising Planet Award" not in drawn(show(state, None))


def test_objectives_dealt_are_shown_to_their_owner() -> None:
    state = new(2, private_objectives=True)
    mine = f"Dealt to you {state.seats[0].dealt[0]}:"
    assert mine in drawn(show(state, 0))
    assert mine not in drawn(show(state, None))
    play(state, f"keep {state.seats[0].dealt[0]}")
    assert f"Your objective {state.seats[0].dealt[0]}:" in drawn(show(state, 0))


@pytest.mark.parametrize("corporation", CORPORATION_KEYS)
def test_every_board_can_be_drawn_to_the_end(corporation: str) -> None:
    planet = PLANET_KEYS[CORPORATION_KEYS.index(corporation) + 2]
    state = drafting(corporation=corporation, planet=planet, players=1)
    assert "Target" in drawn(show(state, 0))
    finish_randomly(state, random.Random(corporation))
    text = drawn(show(state, 0))
    assert state.seats[0].planet.name in text
    assert state.view(0)["outcome"] in text
