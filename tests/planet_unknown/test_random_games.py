"""Properties that hold in every game, over random games of all boards and modules."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.components.corporation_boards import TOP
from astrarium.planet_unknown.components.resources import WATER
from astrarium.planet_unknown.corporations.oasis import PATH_END
from astrarium.planet_unknown.position import DRAFT, OVER, Position
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import IllegalMove, Record
from tests.planet_unknown.positions import (
    CORPORATION_KEYS,
    PLANET_KEYS,
    finish_randomly,
)

RELAXED = settings(
    max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Options of any game: all seats, boards and modules."""
    players = draw(st.integers(1, 6))
    options: dict[str, Any] = {
        "players": players,
        "planets": ["random"] * players,
        "corporations": draw(st.sampled_from([["random"] * players, "universal"])),
        "private_objectives": draw(st.booleans()),
        "two_player_variant": players == 2 and draw(st.booleans()),
        "arrangement": draw(st.sampled_from(["standard", "shuffled"])),
        "commander": "random",
    }
    options["events"] = draw(st.sampled_from(["", "8-8-4", "1-1-18", "16-2-2", "2-16-2"]))
    return options


def check_seat(one: Seat) -> None:
    """Nothing is made or lost: tiles, patches, meteorites, rovers, lifepods; tracks in bounds."""
    planet = one.planet
    assert not one.covered & ~planet.squares
    assert sum(terrain.bit_count() for terrain in one.terrain) == one.covered.bit_count()
    areas = {"N5": 5, "F5": 5, "Z5": 5, "U5": 5, "I3": 3, "V3": 3, "I2": 2}
    sizes = [areas.get(name, 4) for name in _shapes(one)]
    on_tiles = one.covered & ~one.patches
    if one.corporation.key != "wormhole":
        assert on_tiles.bit_count() == sum(sizes)
        assert sum(icons.bit_count() for icons in one.icons) == 2 * len(one.tiles)
    assert len(set(one.tiles)) == len(one.tiles)
    assert not one.patches & ~one.terrain[2]
    collected = one.lifepods_collected()
    assert one.lifepods.bit_count() + collected + one.lost_lifepods == 6
    assert not one.lifepods & one.covered
    assert not one.lifepods & one.rovers
    on_planet = one.meteorites.bit_count() + one.carrying.bit_count()
    assert on_planet + one.collected + one.wrecked == one.fallen
    assert not one.carrying & ~one.rovers
    extra = (
        1 if one.rovers.bit_count() + one.garage + one.lost_rovers > one.corporation.rovers else 0
    )
    total = one.rovers.bit_count() + one.garage + one.lost_rovers
    assert total == one.corporation.rovers + extra
    for tracker, stands in enumerate(one.trackers):
        assert stands >= 0
        track, height = one.corporation.cell(one, tracker, stands)
        assert 0 <= track < 5
        assert 0 <= height <= TOP
        if one.corporation.key == "oasis" and tracker == WATER:
            assert stands <= PATH_END
    if one.corporation.key in ("oasis", "makeshift"):
        cells = {one.corporation.cell(one, t, one.trackers[t]) for t in range(5)}
        assert len(cells) == 5
    assert one.movement >= 0
    assert one.pile == sorted(one.pile)


def _shapes(one: Seat) -> list[str]:
    from astrarium.planet_unknown.components.tiles import SHAPES, shape_of

    return [SHAPES[shape_of(tile)] for tile in one.tiles]


def check_table(state: Position) -> None:
    """Conservation of tiles and cards over the whole table."""
    placed = [tile for one in state.seats for tile in one.tiles]
    assert len(placed) == len(set(placed))
    for shape in range(12):
        gone = state.stacks[shape][: state.drawn[shape]]
        pending = [one.drafted for one in state.seats if one.status == 2 and state.phase == DRAFT]
        mine = [tile for tile in placed if tile // 12 == shape]
        assert set(mine) <= set(gone) | set(pending) | {state.top(shape)}
    for rank in range(4):
        assert not state.piles[rank] & state.boxes[rank]
    taken = [entry >> 3 for entry in state.log]
    held = [number for one in state.seats for number in one.cards]
    assert len(taken) == len(set(taken))
    assert set(held) <= set(taken)
    left = sum((pile | box).bit_count() for pile, box in zip(state.piles, state.boxes, strict=True))
    assert left + len(taken) == 36


@RELAXED
@given(tables(), st.integers(0, 10**6))
@pytest.mark.rule("PU-PLACE-03", "PU-PLACE-04", "PU-PLACE-05", "PU-SETUP-12", "PU-GLOSS-05")
def test_nothing_is_made_or_lost(options: dict[str, Any], number: int) -> None:
    state = PLANET_UNKNOWN.new(options, str(number))
    chance = random.Random(number)
    while state.to_act:
        who = chance.choice(state.to_act)
        state.play(chance.choice(state.legal_moves(who)), who)
        check_seat(state.seats[who])
        check_table(state)
    final = state.result
    assert final is not None
    for score, parts in zip(final.scores, final.breakdown, strict=True):
        assert score == sum(parts.values())
    assert min(final.ranks) == 1


@pytest.mark.parametrize("corporation", CORPORATION_KEYS)
@pytest.mark.parametrize("planet", PLANET_KEYS)
@pytest.mark.rule("PU-SETUP-04", "PU-SETUP-05")
def test_every_corporation_on_every_planet(corporation: str, planet: str) -> None:
    options = {
        "players": 2,
        "corporations": [corporation, "universal"],
        "planets": [planet, "ksb-4156"],
        "events": "7-7-6" if len(planet) % 2 else "",
    }
    state = PLANET_UNKNOWN.new(options, f"{corporation} {planet}")
    chance = random.Random(f"{corporation} {planet}")
    while state.to_act:
        who = chance.choice(state.to_act)
        state.play(chance.choice(state.legal_moves(who)), who)
        check_seat(state.seats[who])
    assert state.phase == OVER
    assert state.seats[0].corporation.key == corporation
    assert state.seats[0].planet.key == planet


PLAUSIBLE = [
    "done",
    "store",
    "rotate 1",
    "take T4",
    "draft T4",
    "advance civ",
    "advance water",
    "energy tech",
    "boost rover",
    "boost civ twice",
    "event civ",
    "event boost",
    "card tech",
    "climb water",
    "step biomass",
    "regress rover",
    "only civ",
    "choose patch",
    "patch f7",
    "rover e5",
    "move f7 f8",
    "teleport f7 a6",
    "pod score",
    "pod A",
    "reposition score civ7",
    "rescue b5",
    "collect f7",
    "blast f7",
    "clear 7",
    "meteor f7",
    "scrap f7",
    "lose b5",
    "lose score",
    "forfeit 3",
    "remove T4",
    "civ 7",
    "flux rover",
    "objective 4",
    "keep 1",
    "tech 1",
    "tech 5",
    "tech E civ",
    "place T4 f7 r1",
    "place I2 f6 r0",
    "place O4 f1 m1",
]


@RELAXED
@given(tables(), st.integers(0, 10**6))
def test_legal_moves_are_exact(options: dict[str, Any], number: int) -> None:
    """Every listed move plays; plausible unlisted ones are refused with a rule and a reason."""
    state = PLANET_UNKNOWN.new(options, str(number))
    chance = random.Random(number)
    step = 0
    while state.to_act:
        who = chance.choice(state.to_act)
        listed = state.legal_moves(who)
        assert listed
        assert len({str(move) for move in listed}) == len(listed)
        step += 1
        if step % 5 == 0:
            for move in chance.sample(listed, min(6, len(listed))):
                assert PLANET_UNKNOWN.parse(str(move)) == move
                assert state.describe(move, who)
                state.copy().play(str(move), who)
            texts = {str(move) for move in listed}
            for text in PLAUSIBLE:
                found = state.why(text, who)
                if str(PLANET_UNKNOWN.parse(text)) in texts:
                    assert found is None
                else:
                    assert isinstance(found, IllegalMove), text
                    assert found.rule.startswith("PU-")
                    assert found.reason.endswith(".")
        state.play(chance.choice(listed), who)
    assert state.legal_moves() == []


@RELAXED
@given(tables(), st.integers(0, 10**6))
def test_copies_are_independent_and_records_replay(options: dict[str, Any], number: int) -> None:
    chance = random.Random(number)
    state = PLANET_UNKNOWN.new(options, str(number))
    record = Record(PLANET_UNKNOWN.name, "1", options, str(number))
    step = 0
    while state.to_act:
        who = chance.choice(state.to_act)
        step += 1
        if step % 7 == 0:
            before = state.key()
            twin = state.copy()
            assert twin == state
            assert hash(twin) == hash(state)
            finish_some(twin, chance, 5)
            assert state.key() == before
            assert twin != state
        record.play(state, chance.choice(state.legal_moves(who)), who)
    assert record.replay(PLANET_UNKNOWN) == state
    assert Record.parse(record.to_text()).replay(PLANET_UNKNOWN) == state


def finish_some(state: PlanetUnknownState, chance: random.Random, count: int) -> None:
    for _ in range(count):
        if state.to_act:
            who = chance.choice(state.to_act)
            state.play(chance.choice(state.legal_moves(who)), who)


@RELAXED
@given(tables(), st.integers(0, 10**6))
@pytest.mark.rule("PU-ROUND-03")
def test_moves_of_different_seats_commute(options: dict[str, Any], number: int) -> None:
    """Within a simultaneous phase any order of arrival leads to the same position."""
    chance = random.Random(number)
    state = PLANET_UNKNOWN.new(options, str(number))
    while state.to_act:
        start = state.copy()
        phase = (state.phase, state.round)
        made: list[list[str]] = [[] for _ in range(state.players)]
        while state.to_act and (state.phase, state.round) == phase:
            who = chance.choice(state.to_act)
            move = chance.choice(state.legal_moves(who))
            made[who].append(str(move))
            state.play(move, who)
        if len(start.to_act) < 2:
            continue
        again = start.copy()
        waiting = [texts[:] for texts in made]
        while any(waiting):
            who = chance.choice([i for i, texts in enumerate(waiting) if texts])
            again.play(waiting[who].pop(0), who)
        assert again == state


@settings(RELAXED, max_examples=15)
@given(tables(), st.integers(0, 10**6))
@pytest.mark.rule("PU-CIV-04", "PU-PRIV-04", "PU-FAQ-01")
def test_no_view_leaks_a_secret(options: dict[str, Any], number: int) -> None:
    """Positions that differ only in what a seat cannot know look the same to it."""
    chance = random.Random(number)
    state = PLANET_UNKNOWN.new(options, str(number))
    changed = 0
    step = 0
    while state.to_act:
        step += 1
        if step % 11 == 1:
            for who in range(state.players):
                other = state.sample(who, f"other {step}")
                assert other.view(who) == state.view(who)
                assert json.dumps(state.view(who))
                changed += other != state
                assert {str(m) for m in other.legal_moves(who)} == {
                    str(m) for m in state.legal_moves(who)
                }
                if step % 121 == 1:
                    finish_randomly(other, chance)
                    assert other.result is not None
            assert "seed" not in json.dumps(state.view(None))
        who = chance.choice(state.to_act)
        state.play(chance.choice(state.legal_moves(who)), who)
    assert changed
