"""End of game scoring, step by step as in the rulebook, with tie-breakers."""

from astrarium.planet_unknown.components.civ_cards import (
    COMMERCE,
    COMMERCE_MEDALS,
    LIFEPOD_VALUE,
    MEDALS,
    MEDALS_PER_PATCH,
    METEORITE_REPO,
    METEORITE_REPO_MEDALS,
    card,
)
from astrarium.planet_unknown.components.objectives import PRIVATE_MEDALS
from astrarium.planet_unknown.event_deck import solo_outcome, solo_target
from astrarium.planet_unknown.grid import SIDE
from astrarium.planet_unknown.objectives import complete, neighbor_medals
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Result

METEORITES_PER_SCORE = 3


def planet_medals(seat: Seat) -> int:
    """A: complete rows and columns without meteorite, and the planet's own bonus."""
    planet = seat.planet
    open_squares = planet.squares & ~planet.filled(seat.covered) | seat.meteorites | seat.carrying
    medals = planet.bonus(seat.covered)
    for line in range(SIDE):  # PU-SCORE-02, PU-METEOR-02
        if planet.rows[line] and not planet.rows[line] & open_squares:
            medals += planet.row_medals[line]
        if planet.columns[line] and not planet.columns[line] & open_squares:
            medals += planet.column_medals[line]
    return medals


def track_medals(seat: Seat) -> list[int]:
    """B: the medal of each tracker."""
    return [seat.corporation.medals(seat, tracker) for tracker in range(5)]


def _amounts(seat: Seat, wanted: int) -> list[int]:
    """The amounts of one kind of effect on the seat's civ cards."""
    return [
        amount
        for number in seat.cards
        for kind, amount in card(number).effects
        if kind == wanted and card(number).end_game
    ]


def lifepod_medals(seat: Seat) -> int:
    """C: lifepods in the scoring area (PU-SCORE-05, PU-SCORE-07)."""
    return seat.scored * max([1, *_amounts(seat, LIFEPOD_VALUE)])


def meteorite_medals(seat: Seat) -> int:
    """C: every three collected meteorites (PU-SCORE-06, PU-SCORE-07)."""
    rate = METEORITE_REPO_MEDALS[len(_amounts(seat, METEORITE_REPO))]
    return seat.collected // METEORITES_PER_SCORE * rate


def civ_medals(seat: Seat) -> int:
    """D: civ cards that count at game end (PU-SCORE-08)."""
    return (
        sum(_amounts(seat, MEDALS))
        + sum(_amounts(seat, MEDALS_PER_PATCH)) * seat.patches.bit_count()
        + COMMERCE_MEDALS[len(_amounts(seat, COMMERCE))]
    )


def private_medals(seat: Seat) -> int:
    """E: complete private objectives (PU-SCORE-09, PU-PRIV-04)."""
    return PRIVATE_MEDALS * sum(complete(seat, number) for number in seat.objectives)


def breakdown(position: Position) -> list[dict[str, int]]:
    """The medals of every seat by source; also before the end, as a preview."""
    neighbors = neighbor_medals(position)
    return [
        {
            "planet": planet_medals(seat),
            "tracks": sum(track_medals(seat)),
            "lifepods": lifepod_medals(seat),
            "meteorites": meteorite_medals(seat),
            "civ cards": civ_medals(seat),
            "private objectives": private_medals(seat),
            "neighbor objectives": neighbors[seat.number],
        }
        for seat in position.seats
    ]


def tie_breakers(seat: Seat) -> tuple[int, int]:
    """Uncovered squares, then meteorites left; fewer is better (PU-SCORE-13, PU-SCORE-14)."""
    left = seat.planet.squares_left(seat.covered)
    return left, seat.meteorites.bit_count() + seat.carrying.bit_count()


def result(position: Position) -> Result:
    """Scores, breakdown and ranks (PU-SCORE-12)."""
    parts = breakdown(position)
    scores = tuple(sum(part.values()) for part in parts)
    standing = [(-scores[seat.number], tie_breakers(seat)) for seat in position.seats]
    ranks = tuple(1 + sum(other < mine for other in standing) for mine in standing)
    return Result(scores, tuple(parts), ranks)


def target(position: Position) -> int:
    """The score a solo player has to reach."""
    counts: tuple[int, ...] = position.setup["events"]
    return solo_target(counts)


def outcome(position: Position) -> str:
    """How the solo game ended, in words."""
    return solo_outcome(result(position).scores[0] - target(position))
