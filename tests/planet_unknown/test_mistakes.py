"""Typical mistakes and the sentence each of them gives."""

from collections.abc import Callable

import pytest

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.components.resources import ROVER
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BOOST_ITEM,
    CARD_ADVANCE,
    ENERGY_ITEM,
    PATCH,
    REGRESS_ITEM,
    TELEPORT_ITEM,
)
from astrarium.planet_unknown.rounds import begin_end
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import IllegalMove, Move, UnknownMove
from tests.planet_unknown.positions import (
    cover,
    cover_all_but,
    drafting,
    event,
    mask,
    moves,
    new,
    picking,
    refused,
    resolving,
    seat,
    track,
)


def fresh() -> PlanetUnknownState:
    return drafting("I2 biomass/civ", "I4 civ/energy")


def started(corporation: str = "universal", planet: str = "ksb-4156") -> PlanetUnknownState:
    state = drafting("I2 biomass/civ", "I4 civ/energy", corporation, planet)
    cover(state, "f1 f2", "civ")
    seat(state).last_tile = mask("f1 f2")
    return state


def resolved() -> PlanetUnknownState:
    state = started()
    one = seat(state)
    one.status = 2
    one.drafted = state.offered(0)[0]
    return state


def with_item(kind: int, data: int = 0, corporation: str = "universal") -> PlanetUnknownState:
    state = started(corporation)
    resolving(state, kind, data)
    return state


def roving(rovers: str, movement: int) -> PlanetUnknownState:
    state = resolved()
    seat(state).rovers = mask(rovers)
    seat(state).movement = movement
    return state


def under_event(number: int) -> PlanetUnknownState:
    state = started()
    event(state, number)
    return state


def finished() -> PlanetUnknownState:
    state = fresh()
    begin_end(state)
    state.settle_all()
    return state


def choosing_card() -> PlanetUnknownState:
    state = fresh()
    picking(state, 1, [6, 7])
    return state


def at_top() -> PlanetUnknownState:
    state = with_item(BOOST_ITEM)
    track(state, civ=15)
    return state


def solo() -> PlanetUnknownState:
    return drafting("I2 biomass/civ", "I4 civ/energy", players=1, events="0-20-0")


def full() -> PlanetUnknownState:
    state = fresh()
    cover_all_but(state, "f6")
    return state


def regressing() -> PlanetUnknownState:
    state = with_item(REGRESS_ITEM, 0b11 | 32)
    track(state, civ=3)
    return state


def teleporting() -> PlanetUnknownState:
    state = with_item(TELEPORT_ITEM)
    seat(state).rovers = mask("f1")
    return state


MISTAKES: list[tuple[Callable[[], PlanetUnknownState], str, str, str]] = [
    (
        lambda: new(3),
        "place I2 f1 r0",
        "PU-ROUND-01",
        "The station commander turns the station first",
    ),
    (lambda: new(3), "done", "PU-ROUND-01", "The station commander turns the station first"),
    (fresh, "rotate 2", "PU-ROUND-01", "The station has been turned in round 1 already."),
    (
        solo,
        "rotate 2",
        "PU-SOLO-05",
        "In solo mode the station turns by itself, one depot each round.",
    ),
    (fresh, "done", "PU-ROUND-04", "Drafting a tile is mandatory: place one first."),
    (fresh, "place T4 f1 r0", "PU-ROUND-03", "Shape T4 is not on offer; your depot shows I2 "),
    (
        fresh,
        "place I2 f6 r0",
        "PU-PLACE-01",
        "The first tile must touch the perimeter of the planet.",
    ),
    (fresh, "place I2 a1 r0", "PU-PLACE-04", "I2 on a1 turned r0 would lie partly off the grid."),
    (fresh, "take I2", "PU-END-04", "A tile that fits must be placed: there are "),
    (full, "take T4", "PU-ROUND-03", "Shape T4 is not on offer"),
    (fresh, "draft I2", "PU-CORP-REPUBLIC-04", "Drafting before placing is for a civ tile"),
    (fresh, "advance civ", "PU-ROUND-07", "Place a tile first; trackers advance by its resources."),
    (fresh, "energy civ", "PU-ENERGY-01", "Place a tile first"),
    (
        started,
        "place I2 a6 r0",
        "PU-PLACE-02",
        "The tile would touch no tile or patch on your planet",
    ),
    (started, "place I2 f2 r0", "PU-PLACE-03", "F2 is covered by a tile or patch already."),
    (
        resolved,
        "place I2 f3 r0",
        "PU-ROUND-03",
        "You have drafted your tile of this round already.",
    ),
    (resolved, "take I2", "PU-ROUND-03", "You have drafted your tile of this round already."),
    (resolved, "advance water", "PU-WATER-03", "No water advance is due; a placed water tile"),
    (resolved, "boost civ", "PU-TRACK-04", "No synergy boost waits to be resolved."),
    (resolved, "card civ", "PU-CIV-03", "No civ card waits to be resolved."),
    (resolved, "event peek", "PU-EVENT-05", "No event waits to be resolved."),
    (resolved, "patch f3", "PU-BIO-01", "You have no biomass patch to place."),
    (resolved, "store", "PU-BIO-01", "You have no biomass patch to store."),
    (resolved, "rover f1", "PU-ROVER-01", "No rover milestone waits for a rover now."),
    (resolved, "move f1 g1", "PU-ROVER-14", "You have no rover on your planet."),
    (resolved, "civ 6", "PU-CIV-01", "No civ milestone of yours waits for a card now."),
    (resolved, "pod score", "PU-GLOSS-11", "Nothing allows you to position a lifepod now."),
    (resolved, "flux civ", "PU-CORP-FLUX-02", "Nothing allows you to move the flux token now."),
    (resolved, "tech 1", "PU-TECH-01", "Tech 1 is locked (your tech tracker stands at 0)."),
    (resolved, "tech A", "PU-TECH-01", "Universal Coalition has no tech A."),
    (resolved, "tech F", "PU-TECH-01", "Universal Coalition has no tech F."),
    (resolved, "regress civ", "PU-GLOSS-02", "No regress waits to be resolved."),
    (resolved, "lose b5", "PU-EVENT-05", "No event asks you to lose a lifepod of your planet."),
    (resolved, "teleport f1 f2", "PU-GLOSS-13", "Nothing allows you to teleport a rover now."),
    (lambda: roving("f1", 0), "move f1 g1", "PU-ROVER-04", "You have no rover movement left."),
    (lambda: roving("f1", 1), "move g1 g2", "PU-ROVER-05", "There is no rover on g1; yours: f1."),
    (lambda: roving("f1", 1), "move f1 g2", "PU-ROVER-05", "F1 to g2 is diagonal; rovers move"),
    (lambda: roving("f1", 1), "move f1 f6", "PU-ROVER-05", "F1 and f6 are not adjacent."),
    (lambda: roving("f1", 1), "move f1 e1", "PU-ROVER-05", "E1 is not a square of this planet."),
    (lambda: roving("f1", 2), "move f1 g1 g2", "PU-ROVER-05", "Move one step at a time: end on g1"),
    (lambda: roving("f1 g1", 1), "move f1 g1", "PU-ROVER-05", "A rover stands on g1: pass through"),
    (
        lambda: roving("f1 g1", 1),
        "move f1 g1 g2",
        "PU-ROVER-04",
        "That needs more movement than the 1 you have.",
    ),
    (
        lambda: with_item(PATCH),
        "patch f6",
        "PU-BIO-02",
        "F6 does not touch a tile or patch of yours.",
    ),
    (lambda: with_item(PATCH), "patch f1", "PU-BIO-02", "F1 is covered already."),
    (lambda: with_item(PATCH), "store", "PU-GLOSS-12", "Universal Coalition has unlocked no tech"),
    (lambda: with_item(PATCH), "done", "PU-TRACK-01", "Still to resolve: a biomass patch."),
    (lambda: with_item(ENERGY_ITEM, 1), "energy tech", "PU-ENERGY-05", "No tech terrain touches"),
    (
        lambda: with_item(ADVANCE_ITEM, ROVER),
        "advance civ",
        "PU-ROUND-07",
        "Civ is not due (an advance of rover); possible: rover.",
    ),
    (
        lambda: with_item(CARD_ADVANCE, 1 | 32),
        "card civ",
        "PU-CIV-03",
        "Civ is not due (a civ card's advance); possible: water, biomass, rover, tech.",
    ),
    (at_top, "boost civ", "PU-TRACK-06", "The civ tracker cannot advance: it stands at the top"),
    (
        lambda: with_item(BOOST_ITEM),
        "boost civ twice",
        "PU-CORP-JUMP-07",
        "Only Jump Drive's tech C",
    ),
    (
        lambda: with_item(BOOST_ITEM),
        "boost civ left",
        "PU-CORP-MAKESHIFT-01",
        "The civ tracker cannot go",
    ),
    (regressing, "regress tech", "PU-GLOSS-02", "Tech is not among the trackers that regress"),
    (regressing, "regress water", "PU-GLOSS-02", "Water cannot regress that far; civ can."),
    (teleporting, "teleport g1 g2", "PU-GLOSS-13", "There is no rover on g1."),
    (teleporting, "teleport f1 a1", "PU-ROVER-05", "A1 is not a square of this planet."),
    (choosing_card, "civ 15", "PU-CIV-01", "Card 15 (rank 3) is not among the cards of rank 1 you"),
    (choosing_card, "done", "PU-CIV-01", "A civ card is due: keep one first."),
    (lambda: under_event(21), "done", "PU-ROUND-04", "Drafting a tile is mandatory"),
    (
        lambda: under_event(58),
        "boost civ",
        "PU-EVENT-05",
        "This round there are no synergy boosts.",
    ),
    (
        lambda: under_event(60),
        "place I2 g1 r0",
        "PU-EVENT-05",
        "This round no tile may lie on the edge",
    ),
    (
        lambda: under_event(56),
        "place I2 f3 r0",
        "PU-EVENT-05",
        "This round no tile may lie on ice (f3,",
    ),
    (
        lambda: under_event(55),
        "place I2 f3 r2",
        "PU-EVENT-05",
        "This round no tile may touch matching",
    ),
    (finished, "done", "PU-SCORE-12", "The game is over."),
]


@pytest.mark.parametrize(
    "position, text, rule, words", MISTAKES, ids=[f"{i}-{m[1]}" for i, m in enumerate(MISTAKES)]
)
def test_mistakes_are_explained(
    position: Callable[[], PlanetUnknownState], text: str, rule: str, words: str
) -> None:
    refusal = refused(position(), text)
    assert refusal.rule == rule
    assert refusal.reason.startswith(words), refusal.reason


def test_the_table_is_long_enough() -> None:
    assert len(MISTAKES) >= 40


UNKNOWN = [
    ("", "moves begin with one of"),
    ("jump f7", "moves begin with one of"),
    ("place T4 f7", "place needs shape, square and orientation"),
    ("place T9 f7 r0", "there is no shape T9"),
    ("place T4 z9 r0", "there is no square z9"),
    ("place T4 f7 r9", "the orientation is r0 to r3"),
    ("take", "take needs a shape"),
    ("rotate 6", "rotate needs a number up to 5"),
    ("civ ²", "civ needs a number up to 36"),
    ("advance energy", "advance needs a tracker"),
    ("patch", "patch needs a square"),
    ("move f7", "move needs the rover's square"),
    ("teleport f7", "teleport needs"),
    ("pod civ15", "pod needs score"),
    ("reposition score", "reposition needs two places"),
    ("lose it", "lose needs"),
    ("clear z", "clear needs a row or a column"),
    ("tech 9", "tech needs a level"),
    ("tech 3 f7 f8 f9", "tech takes"),
    ("keep", "keep needs"),
    ("choose", "choose needs"),
    ("only", "only needs a resource"),
    ("flux energy", "flux needs a track"),
    ("done now", "'done' stands alone"),
]


@pytest.mark.parametrize("text, words", UNKNOWN)
def test_what_is_no_move_at_all(text: str, words: str) -> None:
    with pytest.raises(UnknownMove) as refusal:
        PLANET_UNKNOWN.parse(text)
    assert words in refusal.value.reason
    state = fresh()
    before = state.key()
    with pytest.raises(UnknownMove):
        state.play(text, 0)
    assert state.key() == before


def test_which_seat_moves_must_be_said_when_several_act() -> None:
    state = fresh()
    with pytest.raises(IllegalMove) as refusal:
        state.play("place I2 f1 r0")
    assert refusal.value.reason == "Seats 1, 2, 3 act at the same time: say which one moves."
    assert refused(state, "done", 9).rule == "PU-SETUP-01"
    assert state.why(Move("place", ("I2", "f1", "r0")), 0) is None
    assert moves(state, 9) == set()
