"""Wrong answers to what an action or a neighbour asks: the rule, the sentence, a way out."""

from typing import Any

import pytest

from astrarium.gaia import GaiaState
from astrarium.table import UnknownMove
from tests.gaia.mistakes import (
    Change,
    Position,
    change,
    check,
    number,
    offered,
    opponent,
    row,
    table,
)
from tests.gaia.positions import (
    hold,
    me,
)

# Terrans on 1B5 and 3A3 with 17 credits, 7 ore, 4 knowledge, 2 Q.I.C., 4/4/0 tokens, range 1.
TERRANS = ("terrans", "xenos")
AT_START = table(*TERRANS)
LAB: dict[str, Any] = {"has": {"trading-station": "1B5"}, "moves": ("upgrade 1B5 research-lab",)}


def taken_by_xenos(state: GaiaState) -> None:
    """The advanced tile of Economy is the opponent's."""
    state.advanced_left &= ~(1 << 4)
    hold(opponent(state), "pass-labs")


def satellite_of(other: bool, name: str) -> Change:
    def apply(state: GaiaState) -> None:
        player = opponent(state) if other else me(state)
        player.satellites |= 1 << number(state, name)

    return apply


def lost(**changes: Any) -> Position:
    """The Terrans reach level 5 of Navigation."""
    given = {"areas": {"navigation": 4}, "holds": ("7vp-ore",), **changes}
    return table(*TERRANS, moves=("research navigation",), **given)


TECH = [
    row(
        "tile terraforming",
        "GP-TECH-01",
        "You own the tile ore-qic already.",
        table(*TERRANS, holds=("ore-qic",), **LAB),
        "tile navigation",
    ),
    row(
        "tile terraforming",
        "GP-TECH-02",
        "You own the tile ore-qic already, even though it is covered.",
        table(*TERRANS, holds=("ore-qic",), covered=1, **LAB),
        "tile navigation",
    ),
    row(
        "tile advanced-economy",
        "GP-TECH-09",
        "The advanced tile of Economy needs level 4 or 5 of that area (you are on 0), a green "
        "federation token to turn (you have none) and a standard tile to cover (you have none).",
        table(*TERRANS, **LAB),
        change(areas={"economy": 4}, holds=("7vp-ore", "credits")),
    ),
    row(
        "tile advanced-economy",
        "GP-TECH-10",
        "The advanced tile of Economy needs a green federation token to turn (yours is gray).",
        table(*TERRANS, areas={"economy": 4}, holds=("credits", "12vp"), **LAB),
        change(holds=("7vp-ore",)),
    ),
    row(
        "tile advanced-economy",
        "GP-TECH-11",
        "The advanced tile of Economy needs a standard tile to cover (all of yours are covered).",
        table(*TERRANS, areas={"economy": 4}, holds=("credits", "7vp-ore"), covered=128, **LAB),
        change(covered=0),
    ),
    row(
        "tile advanced-economy",
        "GP-TECH-15",
        "The advanced tile of Economy was taken by the Xenos.",
        table(
            *TERRANS, areas={"economy": 4}, holds=("credits", "7vp-ore"), raw=taken_by_xenos, **LAB
        ),
    ),
    row(
        "advance science",
        "GP-TECH-05",
        "This tile lies below Economy and advances nothing else; or 'decline'.",
        table(
            *TERRANS,
            has={"trading-station": "1B5"},
            moves=("upgrade 1B5 research-lab", "tile economy"),
        ),
        "advance economy",
    ),
    row(
        "cover big-power",
        "GP-TECH-13",
        "Your tile big-power is covered already; choose 'cover ore-qic' or 'cover credits'.",
        table(
            *TERRANS,
            areas={"economy": 4},
            holds=("ore-qic", "credits", "big-power", "7vp-ore"),
            covered=4,
            has={"trading-station": "1B5"},
            moves=("upgrade 1B5 research-lab", "tile advanced-economy"),
        ),
        "cover credits",
    ),
    row(
        "cover seven-vp",
        "GP-TECH-11",
        "You do not own the tile seven-vp; choose 'cover ore-qic' or 'cover credits'.",
        table(
            *TERRANS,
            areas={"economy": 4},
            holds=("ore-qic", "credits", "7vp-ore"),
            has={"trading-station": "1B5"},
            moves=("upgrade 1B5 research-lab", "tile advanced-economy"),
        ),
        "cover credits",
    ),
    row(
        "flip 12vp",
        "GP-FED-13",
        "The token 12vp has no green side; choose 'flip 8vp-qic' or 'flip 7vp-ore'.",
        table(
            *TERRANS,
            areas={"economy": 4},
            holds=("7vp-ore", "8vp-qic", "12vp"),
            moves=("research economy",),
        ),
        "flip 8vp-qic",
    ),
    row(
        "flip 7vp-credits",
        "GP-FED-14",
        "Your token 7vp-credits is gray already; choose 'flip 8vp-qic' or 'flip 7vp-ore'.",
        table(
            *TERRANS,
            areas={"economy": 4},
            holds=("7vp-ore", "8vp-qic"),
            gray=[0, 0, 0, 0, 1, 0, 0],
            moves=("research economy",),
        ),
        "flip 8vp-qic",
    ),
    row(
        "decline",
        "GP-FACTION-FIRAKS-02",
        "This cannot be declined; make the advance of this action first: "
        "'advance terraforming', 'advance navigation', 'advance ai', 'advance gaia', 'advance "
        "economy' or 'advance science'.",
        table(
            "firaks",
            "xenos",
            has={"planetary-institute": "2A8", "research-lab": "3A11"},
            moves=("special downgrade 3A11",),
        ),
        "advance science",
    ),
]

LOST = [
    row(
        "lost-planet 1A1",
        "GP-TRACK-NAV-07",
        "1A1 is a volcanic planet; the Lost Planet needs a space without planet.",
        lost(),
        "lost-planet 1A0",
    ),
    row(
        "lost-planet 1A0",
        "GP-TRACK-NAV-07",
        "1A0 is not free: a satellite of the Xenos is there.",
        lost(raw=satellite_of(True, "1A0")),
        "lost-planet 1B0",
    ),
    row(
        "lost-planet 1A0",
        "GP-TRACK-NAV-07",
        "1A0 is not free: your satellite is there.",
        lost(raw=satellite_of(False, "1A0")),
        "lost-planet 1B0",
    ),
    row(
        "lost-planet 6A11",
        "GP-TRACK-NAV-12",
        "6A11 is 8 spaces away and your range is 4: that takes 2 Q.I.C.; you have 0.",
        lost(qic=0),
        change(qic=3),
    ),
]

TOKENS = [
    row(
        "tokens 4/1/0",
        "GP-GAIA-07",
        "6 tokens must be given, not 5.",
        table(*TERRANS, moves=("gaiaform 1A11 choose-tokens",)),
        "tokens 4/2/0",
    ),
    row(
        "tokens 5/1/0",
        "GP-POWER-09",
        "Area I holds 4 tokens, not 5.",
        table(*TERRANS, moves=("gaiaform 1A11 choose-tokens",)),
        "tokens 2/4/0",
    ),
    row(
        "tokens 4/1/0 brainstone",
        "GP-FACTION-TAKLONS-03",
        "Only the Taklons have the brainstone.",
        table(*TERRANS, moves=("gaiaform 1A11 choose-tokens",)),
        "tokens 4/2/0",
    ),
    row(
        "brainstone gaia",
        "GP-FACTION-TAKLONS-04",
        "Paying spends the brainstone or keeps it; say 'brainstone III' or 'brainstone I'.",
        table("taklons", "xenos", area3=4, brainstone=3, moves=("spend 3 power for 1 ore",)),
        "brainstone I",
    ),
    row(
        "brainstone I",
        "GP-FREE-05",
        "Burning moves a token of area II up and discards another; say 'brainstone III', "
        "'brainstone II' or 'brainstone discard'.",
        table("taklons", "xenos", area2=2, brainstone=2, moves=("burn",)),
        "brainstone discard",
    ),
    row(
        "brainstone III",
        "GP-FACTION-TAKLONS-02",
        "Charging moves the brainstone up or leaves it; say 'brainstone II' or 'brainstone I'.",
        table(
            "taklons",
            "xenos",
            area1=4,
            brainstone=1,
            holds=("charge-action",),
            moves=("special charge",),
        ),
        "brainstone II",
    ),
]

CHARGE = [
    row(
        "charge 1",
        "GP-PASSIVE-06",
        "The offer of 3 power is all or nothing; say 'charge 3' or 'decline'.",
        offered(),
        "charge 3",
    ),
    row(
        "charge 4",
        "GP-PASSIVE-02",
        "Your best structure within 2 spaces has power value 3; say 'charge 3' or 'decline'.",
        offered(),
        "charge 3",
    ),
    row(
        "charge 3",
        "GP-PASSIVE-07",
        "Only 2 power can be charged before all tokens are in area III; say 'charge 2' or "
        "'decline'.",
        offered(area1=0, area2=2),
        "charge 2",
    ),
    row(
        "charge 3",
        "GP-PASSIVE-08",
        "You have 1 VP, enough for 2 power; say 'charge 2' or 'decline'.",
        offered(vp=1),
        "charge 2",
    ),
    row(
        "charge 3 token",
        "GP-FACTION-TAKLONS-05",
        "Only the Taklons, with their planetary institute, gain a token when charging; say "
        "'charge 3' or 'decline'.",
        offered(),
        "charge 3",
    ),
    row(
        "charge 3",
        "GP-FACTION-TAKLONS-06",
        "Your institute adds a token, before or after charging; say 'charge 3 token', 'charge "
        "token 3' or 'decline'.",
        offered(faction="taklons"),
        "charge 3 token",
    ),
    row(
        "burn",
        "GP-FREE-04",
        "Free actions are for your own turn; decide whether to charge power first: 'charge 3' or "
        "'decline'.",
        offered(),
        "decline",
    ),
    row(
        "end",
        "GP-PASSIVE-10",
        "This cannot be left out; decide whether to charge power first: 'charge 3' or 'decline'.",
        offered(),
        "decline",
    ),
]


@pytest.mark.parametrize(
    "move, rule, sentence, position, way_out",
    [*TECH, *LOST, *TOKENS, *CHARGE],
)
def test_refused(
    move: str, rule: str, sentence: str, position: Position, way_out: str | Change | None
) -> None:
    check(move, rule, sentence, position, way_out)


def test_numbers_of_tokens_are_written_one_way() -> None:
    """A text that only looks different from a legal move is no move, so records stay unique."""
    state = table(*TERRANS, moves=("gaiaform 1A11 choose-tokens",))()
    with pytest.raises(UnknownMove):
        state.play("tokens 04/2/0")
    state.play("tokens 4/2/0")
