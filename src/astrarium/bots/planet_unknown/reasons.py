"""Why a move is good, in words: what the parts of the evaluation gain and lose by it."""

from astrarium.bots.planet_unknown.evaluate import Evaluator
from astrarium.planet_unknown.components.resources import TRACKS
from astrarium.planet_unknown.items import REGRESS_ITEM, kind_of
from astrarium.planet_unknown.seat import Seat

TELLING = 0.2
"""Smaller changes are not worth a word, unless there is nothing else to say."""
MOST = 5
"""No move gets more reasons than this."""

COMING = "coming tiles"
OTHERS = "what the others get"
STUCK = "no tile fits"
NOTHING = "nothing changes"

BENEFITS, LOSSES = "waiting benefits", "waiting losses"
PICK = "civ card to pick"
MOVEMENT = "movement left"
SPENT = {BENEFITS: -1, PICK: -1, MOVEMENT: -1, LOSSES: 1}
"""What is used up by resolving it changes with this sign: said last, as it is no reason."""


def parts(judge: Evaluator, seat: Seat) -> dict[str, float]:
    """The seat's value by what it consists of; what stays after a thing is gone is not its part."""
    bare = seat.copy()
    bare.pile = [packed for packed in seat.pile if kind_of(packed) == REGRESS_ITEM]
    losses = judge.pending(bare)
    values = [judge.finds(bare)]
    bare.movement = 0
    values.append(judge.finds(bare))
    bare.cards = []
    values.append(judge.finds(bare))
    bare.lifepods, bare.scored = 0, 0
    values.append(judge.finds(bare))
    bare.meteorites, bare.carrying, bare.collected = 0, 0, 0
    values.append(judge.finds(bare))
    lines, planet = judge.lines, judge.lines.worth(seat)
    gaps = _gaps(seat)
    whole, worths = lines.open(gaps)
    room = lines.room(gaps)
    return {
        "rows and columns": sum(worths) + seat.planet.bonus(seat.covered),
        "room for tiles": room,
        "stored patches": judge.planet(seat) - planet,
        **{f"{name} tracker": judge.tracker(seat, at) for at, name in enumerate(TRACKS)},
        BENEFITS: judge.pending(seat) - losses,
        LOSSES: losses,
        PICK: judge.picks(seat),
        MOVEMENT: values[0] - values[1],
        "civ cards": values[1] - values[2],
        "lifepods": values[2] - values[3],
        "meteorites": values[3] - values[4] + planet - lines.worth(bare),
        "rovers": values[4],
        "private objectives": judge.private(seat) + whole - room - sum(worths),
        "neighbor objectives": judge.neighbors(seat),
    }


def changes(judge: Evaluator, before: Seat, after: Seat) -> dict[str, float]:
    """What each part gains; rows and columns that become full are named."""
    old, new = parts(judge, before), parts(judge, after)
    found = {name: new[name] - old[name] for name in new}
    gaps = _gaps(before), _gaps(after)
    worths = [judge.lines.open(squares)[1] for squares in gaps]
    full, gained = [], 0.0
    for at, (line, _) in enumerate(judge.lines.lines):
        if line & gaps[0] and not line & gaps[1]:
            full.append(_line_names(before)[at])
            gained += worths[1][at] - worths[0][at]
    if full:
        found[f"{', '.join(full)} full"] = gained
        found["rows and columns"] -= gained
    return found


def in_words(found: dict[str, float]) -> tuple[str, ...]:
    """The changes that tell most, the greatest first, and then what was used up."""
    names = sorted(
        found, key=lambda name: (found[name] * SPENT.get(name, 0) > 0, -abs(found[name]))
    )
    telling = [name for name in names if abs(found[name]) >= TELLING][:MOST]
    telling = telling or [name for name in names if abs(found[name]) >= 0.05][:1]
    return tuple(f"{name} {found[name]:+.1f}" for name in telling) or (NOTHING,)


def _gaps(seat: Seat) -> int:
    return seat.planet.squares & ~seat.planet.filled(seat.covered)


def _line_names(seat: Seat) -> list[str]:
    """The planet's rows and columns in the order of the evaluation."""
    planet = seat.planet
    rows = [f"row {number}" for number, line in enumerate(planet.rows, 1) if line]
    letters = zip("abcdefghijkl", planet.columns, strict=True)
    return rows + [f"column {letter}" for letter, line in letters if line]
