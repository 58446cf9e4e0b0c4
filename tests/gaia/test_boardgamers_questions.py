"""Questions that only one of the two engines asks, or that they ask in another order."""

from collections.abc import Callable

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.boardgamers import Replay, Table
from astrarium.gaia.boardgamers.names import BOOSTERS
from astrarium.gaia.player import IN_GAIA
from tests.gaia.boardgamers_tables import BASIC, TILES, table
from tests.gaia.positions import give, hold, levels, new_game


def setup_lines(*factions: str) -> list[str]:
    """Factions, first home planets, boosters in order: their lines until the first turn."""
    state = new_game(*factions, board=BASIC, boosters=[BOOSTERS[b] for b in TILES["boosters"]])
    lines = [f"p{seat} faction {faction}" for seat, faction in enumerate(factions, 1)]
    names = {ours: theirs for theirs, ours in BOOSTERS.items()}
    while not state.round:
        move = state.legal_moves()[0]
        who = factions[state.to_act[0]]
        if move.verb == "place":
            kind = "PI" if who == "ivits" else "m"
            lines.append(f"{who} build {kind} {move.args[0]}")
        else:
            lines.append(f"{who} booster {names[move.args[0]]}")
        state.play(move)
    return lines


def played(
    factions: tuple[str, str], prepare: Callable[[GaiaState], None], *lines: str
) -> tuple[list[str], GaiaState]:
    """Our moves for lines played in a position arranged at the first turn, and the position."""
    setup = setup_lines(*factions)
    replay = Replay(Table(table(*setup, *lines)))
    run = replay.run()
    for _ in range(len(setup) - len(factions)):
        next(run)
    while replay.state.phase != 3:
        replay.state.play(replay.state.legal_moves()[0])
    prepare(replay.state)
    replay.state._legal = None
    begun = len(replay.record.moves)
    for _ in run:
        pass
    return [f"{seat + 1}: {move}" for seat, move in replay.record.moves[begun:]], replay.state


def strong(state: GaiaState) -> None:
    """Both players have what they need, tokens in area I to charge."""
    for player in state.seats:
        player.credits, player.ore, player.knowledge, player.qic = 20, 10, 10, 5
        player.area1, player.area2, player.area3 = 6, 4, 4


@pytest.mark.rule("GP-FACTION-FIRAKS-04", "GP-PASSIVE-10")
def test_offers_of_two_structures_come_in_the_order_of_building() -> None:
    """There the Lost Planet is answered first, although it came second."""

    def prepare(state: GaiaState) -> None:
        strong(state)
        firaks, terrans = state.seats
        give(state, firaks, "planetary-institute", "4A8")
        give(state, firaks, "research-lab", "3A11")
        give(state, terrans, "trading-station", "3A10")
        give(state, terrans, "planetary-institute", "6B1")
        levels(firaks, navigation=4)
        hold(firaks, "7vp-ore")

    ours, state = played(
        ("firaks", "terrans"),
        prepare,
        "firaks special down-lab. build ts 3A11. up nav. lostPlanet 6A5.",
        "terrans charge 3pw",
        "terrans charge 2pw",
    )
    assert ours == [
        "1: special downgrade 3A11",
        "1: advance navigation",
        "1: lost-planet 6A5",
        "1: end",
        "2: charge 2",
        "2: charge 3",
    ]


@pytest.mark.rule("GP-FACTION-ITARS-04", "GP-PASSIVE-10")
def test_a_lost_planet_of_the_gaia_phase_offers_power_at_once() -> None:
    """There it is answered after the next turn, behind the answers to that turn."""

    def prepare(state: GaiaState) -> None:
        strong(state)
        itars, terrans = state.seats
        give(state, itars, "planetary-institute", "3B0")
        give(state, itars, "mine", "3A11")
        give(state, terrans, "planetary-institute", "3A10")
        itars.gaia_area = 4
        levels(itars, navigation=4, economy=0)
        hold(itars, "7vp-ore")

    ours, _ = played(
        ("itars", "terrans"),
        prepare,
        "itars pass booster4",
        "terrans pass booster2",
        "itars spend 4tg for tech. tech nav. up nav. lostPlanet 3A9",
        "itars build ts 3A11.",
        "terrans charge 3pw",
        "terrans decline 3pw",
        "terrans up eco.",
    )
    begin = ours.index("1: discard-for-tile")
    assert ours[begin:] == [
        "1: discard-for-tile",
        "1: tile navigation",
        "1: advance navigation",
        "1: lost-planet 3A9",
        "2: decline",
        "1: upgrade 3A11 trading-station",
        "1: end",
        "2: charge 3",
        "2: research economy",
        "2: end",
    ]


@pytest.mark.rule("GP-FACTION-TERRANS-03")
def test_terrans_buy_with_the_tokens_that_leave_the_gaia_area() -> None:
    def prepare(state: GaiaState) -> None:
        strong(state)
        give(state, state.seats[0], "planetary-institute", "3A3")
        state.seats[0].gaia_area = 7

    ours, state = played(
        ("terrans", "nevlas"),
        prepare,
        "terrans pass booster4",
        "nevlas pass booster2",
        "terrans income t. income 4pw",
        "terrans spend 4tg for 1q",
        "terrans spend 2tg for 2c",
        "terrans up eco.",
    )
    begin = ours.index("1: convert qic")
    assert ours[begin:] == [
        "1: convert qic",
        "1: convert credit",
        "1: convert credit",
        "1: done",
        "1: research economy",
        "1: end",
    ]


@pytest.mark.rule("GP-TECH-12", "GP-FED-14")
def test_the_oldest_green_token_pays_and_the_only_tile_is_covered() -> None:
    """They never ask which token is turned; we never ask about a single tile."""

    def prepare(state: GaiaState) -> None:
        strong(state)
        me = state.seats[0]
        give(state, me, "trading-station", "3A3")
        levels(me, economy=4, navigation=2)
        hold(me, "credits", "7vp-ore", "6vp-knowledge")

    ours, state = played(
        ("terrans", "nevlas"),
        prepare,
        "terrans build lab 3A3. tech adv-eco. cover free2. up nav.",
    )
    assert ours == [
        "1: upgrade 3A3 research-lab",
        "1: tile advanced-economy",
        "1: flip 7vp-ore",
        "1: advance navigation",
        "1: end",
    ]


TAKLONS = ("taklons", "terrans")


def stone_in(area: int, tokens: tuple[int, int, int]) -> Callable[[GaiaState], None]:
    """The Taklons to move, their brainstone and other tokens in these areas."""

    def prepare(state: GaiaState) -> None:
        strong(state)
        me = state.seats[0]
        me.area1, me.area2, me.area3 = tokens
        me.brainstone = area
        levels(me, gaia=3)
        me.formers = 1

    return prepare


@pytest.mark.rule("GP-FACTION-TAKLONS-02", "GP-FACTION-TAKLONS-03")
@pytest.mark.parametrize(
    "area, tokens, command, here, after",
    [
        # Spending: I means spent, III kept; two power never cost the brainstone unasked.
        (3, (0, 0, 4), "action power3. brainstone area1.", "I", (1, 0, 3, 1)),
        (3, (0, 0, 4), "action power3. brainstone area3.", "III", (4, 0, 0, 3)),
        (3, (0, 0, 4), "spend 2pw for 2c. up eco.", "", (2, 0, 2, 3)),
        (3, (0, 0, 3), "spend 4pw for 4c. up eco.", "I", (1, 0, 2, 1)),
        (3, (0, 0, 4), "spend 4pw for 4c. brainstone area1. up eco.", "I", (1, 0, 3, 1)),
        (3, (0, 0, 1), "spend 2pw for 2c. brainstone area1. up eco.", "", (0, 0, 1, 1)),
        (3, (0, 0, 7), "spend 7pw for 1o,1k. brainstone area1. up eco.", "I", (4, 0, 3, 1)),
        # Burning: the brainstone is the token that moves up.
        (2, (0, 4, 0), "burn 2. up eco.", "III", (0, 1, 1, 3)),
        # Charging.
        (1, (5, 0, 0), "special 4pw. brainstone area1.", "I", (1, 4, 0, 1)),
        (1, (5, 0, 0), "special 4pw. brainstone area2.", "II", (2, 3, 0, 2)),
        # A power action with a target: the answer comes before the target there, after it here.
        (3, (0, 0, 4), "action power6. brainstone area1. build m 1A5.", "I", (0, 0, 4, 1)),
        # Projects: the lowest tokens go; the brainstone only if it is said.
        (3, (0, 2, 4), "build gf 1A11. brainstone gaia.", "", (0, 0, 3, IN_GAIA)),
        (3, (0, 2, 4), "build gf 1A11. brainstone area3.", "", (0, 0, 2, 3)),
    ],
)
def test_where_the_brainstone_ends(
    area: int, tokens: tuple[int, int, int], command: str, here: str, after: tuple[int, ...]
) -> None:
    def prepare(state: GaiaState) -> None:
        stone_in(area, tokens)(state)
        hold(state.seats[0], "charge-action")

    ours, state = played(TAKLONS, prepare, f"taklons {command}")
    me = state.seats[0]
    assert (me.area1, me.area2, me.area3, me.brainstone) == after
    asked = [move for move in ours if move.startswith("1: brainstone")]
    assert asked[:1] == ([f"1: brainstone {here}"] if here else [])


@pytest.mark.rule("GP-FACTION-TAKLONS-05", "GP-FACTION-TAKLONS-06")
@pytest.mark.parametrize(
    "answer, here",
    [
        ("charge 1pw,1t", "charge 1 token"),
        ("charge 1t,1pw", "charge token 1"),
        ("charge 1pw,1t. brainstone area2", "charge 1 token"),
        ("decline 1pw,1t", "decline"),
    ],
)
def test_taklons_charge_with_a_token(answer: str, here: str) -> None:
    def prepare(state: GaiaState) -> None:
        strong(state)
        terrans, taklons = state.seats
        give(state, terrans, "mine", "3A3")
        give(state, taklons, "planetary-institute", "1A1")
        give(state, taklons, "mine", "3B1")
        taklons.brainstone = 1

    ours, state = played(
        ("terrans", "taklons"), prepare, "terrans build ts 3A3.", f"taklons {answer}"
    )
    assert ours[2] == f"2: {here}"
    if here != "decline":
        assert ours[3:] == ["2: brainstone II"]


@pytest.mark.rule("GP-INCOME-07", "GP-INCOME-08")
def test_income_is_ordered_only_where_the_order_matters() -> None:
    """They ask whenever both kinds are left; with enough tokens in area I we do not."""

    def prepare(area1: int) -> Callable[[GaiaState], None]:
        def arrange(state: GaiaState) -> None:
            strong(state)
            state.seats[0].area1 = area1
            give(state, state.seats[0], "planetary-institute", "3A3")

        return arrange

    lines = (
        "terrans pass booster2",
        "nevlas pass booster4",
        "terrans income 2t. income 4pw. income t",
        "terrans up eco.",
    )
    ours, state = played(("terrans", "nevlas"), prepare(6), *lines)
    assert not [move for move in ours if "income" in move]
    ours, state = played(("terrans", "nevlas"), prepare(0), *lines)
    assert [move for move in ours if "income" in move] == [
        "1: income tokens 2",
        "1: income charge 4",
    ]
    me = state.seats[0]
    assert (me.area1, me.area2, me.area3) == (1, 4, 6)


@pytest.mark.parametrize(
    "power, order",
    [
        ((0, 1, 0), ["tokens 1"]),  # four charges: the token first loses least
        ((1, 1, 0), ["tokens 1"]),
        ((4, 4, 0), []),  # every charge finds a token in area I: not asked
        ((2, 4, 0), ["charge 4"]),  # nothing is lost, and more comes to area III
    ],
)
def test_income_that_they_order_without_a_word(
    power: tuple[int, int, int], order: list[str]
) -> None:
    """Least charging is lost, then most power can be spent."""

    def prepare(state: GaiaState) -> None:
        strong(state)
        me = state.seats[0]
        me.area1, me.area2, me.area3 = power
        give(state, me, "planetary-institute", "3A3")

    ours, _ = played(
        ("terrans", "nevlas"),
        prepare,
        "terrans pass booster4",
        "nevlas pass booster9",
        "terrans up eco.",
    )
    assert [move for move in ours if move.startswith("1: income")] == [
        f"1: income {icon}" for icon in order
    ]
