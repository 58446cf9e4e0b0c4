"""Whatever Planet Unknown says can be said in German: moves, refusals, cards, events, techs."""

from collections.abc import Iterator
from random import Random
from typing import Any

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.components.civ_cards import CIV_CARDS, card_text
from astrarium.planet_unknown.components.corporation_boards import CORPORATION_BOARDS
from astrarium.planet_unknown.components.events import (
    EVENTS,
    SOLO_FAILURE,
    SOLO_OUTCOMES,
    event_text,
)
from astrarium.planet_unknown.components.objectives import (
    OBJECTIVES,
    neighbor_text,
    private_text,
)
from astrarium.planet_unknown.components.resources import RESOURCES, TRACKS
from astrarium.planet_unknown.components.tiles import SHAPES
from astrarium.planet_unknown.grid import SQUARES, names
from astrarium.planet_unknown.items import KEEP, TELEPORT_ITEM, item, words
from astrarium.planet_unknown.refusals import refusal
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.phrases.sentences import expected_refusals, untranslated

_SQUARES = [name for name in SQUARES if name]
_BERTHS = ["score", *"ABCDEF", *(f"{track}{at}" for track in TRACKS for at in (1, 5, 9))]
_EVENTS = ("", "8-8-4", "1-1-18", "16-2-2", "2-16-2")


def options(game: int) -> dict[str, Any]:
    """All seats, boards and modules in turn."""
    players = game % 6 + 1
    return {
        "players": players,
        "planets": ["random"] * players,
        "corporations": ["random"] * players if game % 5 else "universal",
        "private_objectives": game % 2 == 1,
        "two_player_variant": players == 2 and game % 4 == 1,
        "commander": "random",
        "events": _EVENTS[game % len(_EVENTS)],
    }


def any_texts(random: Random) -> Iterator[str]:
    """A move of every kind, whatever the position."""

    def square() -> str:
        return random.choice(_SQUARES)

    def number(most: int) -> int:
        return random.randint(1, most)

    yield from ("done", "store", "event boost", "event peek", f"rotate {number(5)}")
    for verb in ("draft", "take", "remove"):
        yield f"{verb} {random.choice(SHAPES)}"
    yield f"place {random.choice(SHAPES)} {square()} {random.choice('rm')}{number(3)}"
    yield f"civ {number(36)}"
    yield f"forfeit {number(28)}"
    yield f"objective {number(28)}"
    yield f"keep {number(28)}"
    for verb in ("advance", "energy", "boost", "event", "card", "climb", "step", "regress"):
        yield f"{verb} {random.choice(TRACKS)}"
        yield f"{verb} {random.choice(TRACKS)} {random.choice(('left', 'shift-right', 'stay'))}"
    yield f"boost {random.choice(TRACKS)} twice"
    yield f"flux {random.choice(TRACKS)}"
    yield f"only {random.choice(RESOURCES)}"
    yield f"choose {random.choice(('boost', 'patch', *TRACKS))}"
    for verb in ("patch", "rover", "rescue", "collect", "blast", "meteor", "scrap", "lose"):
        yield f"{verb} {square()}"
    yield f"move {square()} {square()}"
    yield f"teleport {square()} {square()}"
    for verb in ("pod", "lose"):
        yield f"{verb} {random.choice(_BERTHS)}"
    yield f"reposition {random.choice(_BERTHS)} {random.choice(_BERTHS)}"
    yield f"clear {random.choice(('a', 'l', '3', '12'))}"
    yield f"tech {random.choice('12345ABCDEF')}"
    yield f"tech {random.choice('12345ABCDEF')} {random.choice(TRACKS)}"


def near_texts(state: PlanetUnknownState, who: int, random: Random) -> Iterator[str]:
    """Moves that are almost legal: beside what lies there, and steps of rovers."""
    seat = state.seats[who]
    covered = names(seat.covered) or _SQUARES
    for shape in SHAPES:
        yield f"place {shape} {random.choice(covered)} r{random.randrange(4)}"
    for verb in ("patch", "rover"):
        yield f"{verb} {random.choice(covered)}"
    for rover in names(seat.rovers):
        for column in (-1, 0, 1):
            for row in (-1, 0, 1):
                end = f"{chr(ord(rover[0]) + column)}{int(rover[1:]) + row}"
                if end in _SQUARES:
                    yield f"move {rover} {end}"
                    yield f"teleport {rover} {end}"


def listen(game: int, random: Random) -> Iterator[str]:
    """What is said in a random game: some moves in words, some refusals, what waits."""
    state = PLANET_UNKNOWN.new(options(game), str(game))
    while state.to_act:
        who = random.choice(state.to_act)
        moves = state.legal_moves(who)
        for move in random.sample(moves, min(len(moves), 6)):
            yield state.describe(move, who)
        if random.random() < 0.1:
            yield from (words(packed) for packed in state.seats[who].pile)
            for text in (*any_texts(random), *near_texts(state, who, random)):
                move = PLANET_UNKNOWN.parse(text)
                for other in (who, random.randrange(len(state.seats) + 1)):
                    seated = other < len(state.seats)
                    if not seated or move not in state.legal_moves(other):
                        yield refusal(state, other, move).reason
        last = [move for move in moves if move.verb in ("place", "done")]
        state.play(random.choice(last if last and random.random() < 0.5 else moves), who)


def test_every_move_and_refusal_of_random_games() -> None:
    random = Random(4)
    said = {text for game in range(20) for text in listen(game, random)}
    assert len(said) > 3000
    assert untranslated(said) == []


def test_every_refusal_that_the_tests_of_the_game_expect() -> None:
    said = expected_refusals("planet_unknown")
    assert len(said) > 30
    assert untranslated(said) == []


def test_all_cards_events_and_techs() -> None:
    said = [card_text(card.number) for card in CIV_CARDS]
    said += [event_text(event.number) for event in EVENTS]
    said += [neighbor_text(card.number) for card in OBJECTIVES]
    said += [private_text(card.number) for card in OBJECTIVES]
    said += [text for board in CORPORATION_BOARDS for text in board.techs]
    said += [SOLO_FAILURE, *(outcome for _, outcome in SOLO_OUTCOMES)]
    assert untranslated(said) == []


def test_whatever_can_wait_to_be_resolved() -> None:
    kinds = range(KEEP, TELEPORT_ITEM + 5)
    said = [words(item(kind, tracker)) for kind in kinds for tracker in range(len(TRACKS))]
    assert untranslated(said) == []


def test_sources_of_medals() -> None:
    state = PLANET_UNKNOWN.new({"players": 1}, "medals")
    random = Random(0)
    while state.to_act:
        state.play(random.choice(state.legal_moves(0)), 0)
    assert state.result is not None
    assert untranslated(state.result.breakdown[0]) == []
