"""Federations that the rules forbid, and satellites: the rule, the sentence, a way out."""

from typing import Any

import pytest

from astrarium.gaia import GaiaState
from tests.gaia.mistakes import (
    Change,
    Position,
    all_of,
    change,
    check,
    row,
    table,
)
from tests.gaia.positions import at, give, me, sector


def galaxy(**planets: str) -> dict[str, Any]:
    """Sector 1 with these planets; the starting mines stand far away in sector 2."""
    away = sector("02", "5,-2", A0="r", A2="r", A8="d", A10="d", C="d", B3="o")
    return {"board": [sector("01", "0,0", **planets), away]}


def built(**structures: str) -> Change:
    """Structures of sector 1 by position, with the tile that gives large ones power value 4."""

    def apply(state: GaiaState) -> None:
        for position, structure in structures.items():
            give(state, me(state), structure, f"1{position}")

    return apply


def federated(*names: str, satellites: tuple[str, ...] = ()) -> Change:
    """These hexes belong to a federation that has brought a token."""

    def apply(state: GaiaState) -> None:
        me(state).satellites |= at(state, *satellites)
        me(state).federated |= at(state, *names, *satellites)
        me(state).federations = 1

    return apply


def no_tokens_left(state: GaiaState) -> None:
    state.token_supply = [0] * len(state.token_supply)


BIG = ("big-power",)
PI = "planetary-institute"
ACADEMY = "qic-academy"
TERRANS = ("terrans", "xenos")

# Institute and academy (4 each) at the ends of a diameter, perhaps a mine in the centre.
ENDS = {"A0": "i", "A6": "v"}
LINE = {**ENDS, "C": "o"}
CLOSED = {**LINE, "A2": "s", "A9": "t"}
TWO = built(A0=PI, A6=ACADEMY)
THREE = built(A0=PI, A6=ACADEMY, C="mine")
# Institute and academy two spaces apart: either of two satellites links them.
FORK = {"C": "o", "A1": "v", "A6": "s", "A8": "i"}
FORKED = built(C=PI, A1=ACADEMY, A8="mine")


def terrans(planets: dict[str, str], *changes: Change, **more: Any) -> Position:
    return table(*TERRANS, options=galaxy(**planets), holds=BIG, raw=all_of(*changes), **more)


FEDERATION = [
    row(
        "federation none",
        "GP-FED-01",
        "Name the planets of the federation.",
        terrans(ENDS, TWO),
        "federation 1A0,1A6",
    ),
    row(
        "federation 1A0,1B0",
        "GP-FED-01",
        "1B0 is empty space; a federation needs planets of yours.",
        terrans(ENDS, TWO),
        "federation 1A0,1A6",
    ),
    row(
        "federation 1A0,2B3",
        "GP-FED-01",
        "2B3 is an oxide planet that you have not colonised; a federation needs planets of yours.",
        terrans(ENDS, TWO),
        "federation 1A0,1A6",
    ),
    row(
        "federation 1A0,2C",
        "GP-FED-01",
        "2C is a planet of the Xenos; a federation needs planets of yours.",
        terrans(ENDS, TWO),
        "federation 1A0,1A6",
    ),
    row(
        "federation 1A0,1A6",
        "GP-FED-01",
        "1A0 and 1A6 together have power value 6; a federation needs 7.",
        terrans(ENDS, built(A0=PI, A6="trading-station")),
        built(A6=ACADEMY),
    ),
    row(
        "federation 1A6",
        "GP-FED-01",
        "1A6 has power value 4; a federation needs 7.",
        terrans(ENDS, TWO),
        "federation 1A0,1A6",
    ),
    row(
        "federation 1A0,1A0",
        "GP-FED-15",
        "1A0 is named twice.",
        terrans(ENDS, TWO),
        "federation 1A0,1A6",
    ),
    row(
        "federation 1A6,1A0",
        "GP-FED-15",
        "Name these planets in this order: 'federation 1A0,1A6'.",
        terrans(ENDS, TWO),
        "federation 1A0,1A6",
    ),
    row(
        "federation 1A0,1A6",
        "GP-FED-23",
        "No federation token is left to gain.",
        terrans(ENDS, TWO, no_tokens_left),
    ),
    row(
        "federation 1A0,1A6",
        "GP-FED-05",
        "Linking 1A0 and 1A6 takes 3 satellites; you have 2 power tokens in areas I to III to pay "
        "them.",
        terrans(ENDS, TWO, area1=1, area2=1),
        change(area1=2),
    ),
    row(
        "federation 1A0,1A6 choose-tokens",
        "GP-POWER-09",
        "There is only one way to give 3 tokens: leave out 'choose-tokens'.",
        terrans(ENDS, TWO, area1=3, area2=0),
        change(area1=2, area2=2),
    ),
    row(
        "federation 1A0,1A6",
        "GP-FED-17",
        "With 1C as well 2 satellites would be enough instead of 5, and the fewest must be used.",
        terrans(LINE, THREE),
        "federation 1A0,1A6,1C",
    ),
    row(
        "federation 1A0,1A6",
        "GP-FED-03",
        "1A0 and 1A6 cannot be linked without touching 1C: name what is touched too.",
        terrans(CLOSED, THREE),
        "federation 1A0,1A6,1C",
    ),
    row(
        "federation 1A0,1A6",
        "GP-FED-19",
        "No way of satellites links 1A0 and 1A6 and keeps off your other federations.",
        terrans(CLOSED, THREE, federated("1C")),
    ),
    row(
        "federation 1A0,1A6,1C",
        "GP-FED-18",
        "1C belongs to a federation of yours already.",
        terrans(LINE, THREE, federated("1C")),
    ),
    row(
        "federation 1A0,1A6",
        "GP-FED-03",
        "1B0 lies next to 1A0 and must be in the federation too.",
        terrans({**ENDS, "B0": "o"}, TWO, built(B0="mine")),
        "federation 1A0,1A6,1B0",
    ),
    row(
        "federation 1A0,1A6,1B0",
        "GP-FED-16",
        "1A0 and 1B0 alone reach 7 with 0 satellites instead of 2.",
        terrans({**ENDS, "B0": "o"}, built(A0=PI, B0=ACADEMY, A6="mine")),
        "federation 1A0,1B0",
    ),
    row(
        "federation 3A2,3A3",
        "GP-FACTION-XENOS-03",
        "3A2 and 3A3 together have power value 5; a federation needs 6.",
        table("xenos", "terrans", has={"planetary-institute": "3A2", "trading-station": "3A3"}),
        change(holds=BIG),
    ),
]

# The Ivits place their institute on 1A0, the first oxide planet.
IVITS_ENDS = {"A0": "o", "A6": "v", "C": "s"}
WHOLE = federated("1A0", "1A6", satellites=("1A1", "1A2", "1A3", "1A4", "1A5"))


def ivits(*changes: Change, **more: Any) -> Position:
    options = galaxy(**IVITS_ENDS)
    change_all = all_of(built(A6=ACADEMY), *changes)
    return table("ivits", "xenos", options=options, holds=BIG, raw=change_all, **more)


IVITS = [
    row(
        "federation 1A0,1A6",
        "GP-FACTION-IVITS-07",
        "Linking 1A0 and 1A6 takes 4 satellites; you have 3 Q.I.C. to pay them.",
        ivits(qic=3),
        change(qic=4),
    ),
    row(
        "federation 1A0,1A6 choose-tokens",
        "GP-FACTION-IVITS-07",
        "The Ivits pay satellites with Q.I.C.: there are no tokens to choose.",
        ivits(qic=5),
        "federation 1A0,1A6",
    ),
    row(
        "federation none",
        "GP-FACTION-IVITS-05",
        "Your federation has power value 8; the next token needs 14.",
        ivits(WHOLE),
        change(federations=0),
    ),
    row(
        "federation 1C",
        "GP-FACTION-IVITS-05",
        "Your federation has power value 8, 9 with 1C; the next token needs 14.",
        ivits(built(C="mine"), WHOLE),
    ),
    row(
        "federation 1A6",
        "GP-FACTION-IVITS-04",
        "1A6 belongs to your federation already: name only what is added.",
        ivits(WHOLE),
    ),
]

SATELLITES = [
    row(
        "satellite 1A6",
        "GP-FED-07",
        "1A6 is a swamp planet, not a free space.",
        terrans(FORK, FORKED, moves=("federation 1A1,1C",)),
        "satellite 1B0",
    ),
    row(
        "satellite 1B4",
        "GP-FED-03",
        "A satellite on 1B4 would touch 1A8, which you have not chosen.",
        terrans(FORK, FORKED, moves=("federation 1A1,1C",)),
        "satellite 1B0",
    ),
    row(
        "satellite 1A4",
        "GP-FED-17",
        "No link of 1 satellite leads over 1A4: choose 'satellite 1B0' or 'satellite 1B1'.",
        terrans(FORK, FORKED, moves=("federation 1A1,1C",)),
        "satellite 1B1",
    ),
    row(
        "satellite 1A5",
        "GP-FED-19",
        "1A5 lies next to a federation of yours.",
        terrans(FORK, FORKED, built(A6="mine"), federated("1A6"), moves=("federation 1A1,1C",)),
        "satellite 1B1",
    ),
    row(
        "satellite 1A5",
        "GP-FED-08",
        "You have a satellite on 1A5 already.",
        terrans(
            FORK,
            FORKED,
            built(A6="mine"),
            federated("1A6", satellites=("1A5",)),
            moves=("federation 1A1,1C",),
        ),
        "satellite 1B1",
    ),
    row(
        "take gleens",
        "GP-FACTION-GLEENS-06",
        "The token of the Gleens comes only with their planetary institute; choose 'take 12vp', "
        "'take 8vp-qic', 'take 8vp-tokens', 'take 7vp-ore', 'take 7vp-credits' or 'take "
        "6vp-knowledge'.",
        terrans(FORK, FORKED, moves=("federation 1A1,1C", "satellite 1B0")),
        "take 7vp-ore",
    ),
]


@pytest.mark.parametrize(
    "move, rule, sentence, position, way_out", [*FEDERATION, *IVITS, *SATELLITES]
)
def test_refused(
    move: str, rule: str, sentence: str, position: Position, way_out: str | Change | None
) -> None:
    check(move, rule, sentence, position, way_out)
