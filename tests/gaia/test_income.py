"""Income: what pays, what does not, the caps, and the order of charging and tokens."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.tech_tiles import STANDARD_NAMES
from astrarium.gaia.player import Player
from tests.gaia.positions import give, goods, legal, me, next_round, pass_all, play, power, started


def income_of(state: GaiaState, player: Player, booster: str) -> tuple[int, int, int, int]:
    """Credits, ore, knowledge and Q.I.C. of the next income phase with this booster."""
    player.credits, player.ore, player.knowledge, player.qic = 0, 0, 0, 0
    player.area1, player.area2, player.area3 = 9, 0, 0
    this_round = state.round
    play(state, f"pass {booster}")
    if state.round == this_round:
        pass_all(state)
    while state.phase != 3:
        play(state, legal(state)[0])
    return goods(player)


def tile(player: Player, *names: str) -> None:
    for name in names:
        player.tiles |= 1 << STANDARD_NAMES.index(name)


@pytest.mark.rule("GP-INCOME-01")
def test_board_booster_tiles_and_research_pay_together() -> None:
    """Hadsch Hallas: every source adds its icons."""
    state = started("hadsch-hallas", "terrans")
    hadsch = me(state)
    hadsch.research[TRACKS.index("economy")] = 2
    hadsch.research[TRACKS.index("science")] = 2
    give(state, hadsch, "trading-station", "2A3")
    give(state, hadsch, "research-lab", "4B4")
    give(state, hadsch, "knowledge-academy", "3B0")
    tile(hadsch, "credits", "knowledge-credit", "ore-charge")
    # credits: base 3, station 3, Economy 2, tiles 4 + 1
    # ore: base 1, two mines 2, Economy 1, tile 1, booster 1
    # knowledge: base 1, lab 1, academy 2, Science 2, tile 1
    assert income_of(state, hadsch, "mines") == (13, 6, 7, 0)
    assert power(hadsch)[:3] == (6, 3, 0)  # charged: Economy 2, tile 1


@pytest.mark.rule("GP-INCOME-01")
@pytest.mark.parametrize(
    ("booster", "gained"),
    [("mines", (0, 1, 0, 0)), ("labs", (0, 0, 1, 0)), ("stations", (0, 1, 0, 0))],
)
def test_the_booster_taken_when_passing_pays(
    booster: str, gained: tuple[int, int, int, int]
) -> None:
    """The Terrans' board alone gives 3 ore and 1 knowledge."""
    state = started("terrans", "hadsch-hallas")
    paid = income_of(state, me(state), booster)
    assert paid == (gained[0], 3 + gained[1], 1 + gained[2], gained[3])


@pytest.mark.rule("GP-INCOME-02")
@pytest.mark.parametrize(
    ("mines", "ore"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7)]
)
def test_mines_uncover_their_ore_from_left_to_right(mines: int, ore: int) -> None:
    """Base income 1, booster 1; the third mine uncovers nothing."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    terrans.built[0] = 0
    planets = ("1B5", "3A3", "6B5", "4A0", "3B0", "3A2", "3A11", "4A8")
    give(state, terrans, "mine", *planets[:mines])
    assert income_of(state, terrans, "mines")[1] == 1 + 1 + ore


@pytest.mark.rule("GP-INCOME-02")
def test_a_structure_that_returns_covers_its_space_again() -> None:
    """A trading station for a mine: 3 credits more, the second mine's ore is gone."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    income = state.view(0)["players"][0]["income"]
    assert (income["ore"], income["credit"]) == (3, 2)  # booster: 2 credits
    play(state, "upgrade 3A3 trading-station")
    income = state.view(0)["players"][0]["income"]
    assert (income["ore"], income["credit"]) == (2, 2 + 3)
    play(state, "end", "pass stations")
    assert income_of(state, terrans, "mines") == (3, 2 + 1, 1, 0)


@pytest.mark.rule("GP-INCOME-02")
def test_stations_and_labs_pay_by_their_number() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    planets = ("6B5", "4A0", "3B0", "3A2")
    for number, credit in enumerate((3, 3 + 4, 3 + 4 + 4, 3 + 4 + 4 + 5), start=1):
        give(state, terrans, "trading-station", *planets[:number])
        assert state.view(0)["players"][0]["income"]["credit"] == 2 + credit
    for number in (1, 2, 3):
        give(state, terrans, "research-lab", *("3A11", "4A8", "7B0")[:number])
        assert state.view(0)["players"][0]["income"]["knowledge"] == 1 + number


@pytest.mark.rule("GP-INCOME-03")
def test_a_covered_tile_pays_nothing() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    tile(terrans, "credits", "knowledge-credit")
    copy = state.copy()
    assert income_of(copy, me(copy), "mines") == (5, 4, 2, 0)
    terrans.covered = 1 << STANDARD_NAMES.index("credits")
    assert income_of(state, terrans, "mines") == (1, 4, 2, 0)


@pytest.mark.rule("GP-INCOME-04")
@pytest.mark.parametrize(
    ("level", "paid"), [(0, (0, 0, 0)), (1, (2, 0, 1)), (2, (2, 1, 2)), (3, (3, 1, 3)),
                        (4, (4, 2, 4)), (5, (0, 0, 0))],
)  # fmt: skip
def test_economy_pays_for_its_present_level_alone(level: int, paid: tuple[int, int, int]) -> None:
    """Credits, ore and power of the level; the Terrans' board and booster give 4 ore besides."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    terrans.research[TRACKS.index("economy")] = level
    assert income_of(state, terrans, "mines")[:2] == (paid[0], 4 + paid[1])
    assert power(terrans)[:3] == (9 - paid[2], paid[2], 0)


@pytest.mark.rule("GP-INCOME-04")
@pytest.mark.parametrize(("level", "paid"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 0)])
def test_science_pays_for_its_present_level_alone(level: int, paid: int) -> None:
    state = started("terrans", "hadsch-hallas")
    me(state).research[TRACKS.index("science")] = level
    assert income_of(state, me(state), "mines")[2] == 1 + paid


@pytest.mark.rule("GP-INCOME-05", "GP-INCOME-06")
def test_fifteen_ore_fifteen_knowledge_and_thirty_credits_are_the_most() -> None:
    """Income would bring 3 credits, 3 ore and 2 knowledge."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    give(state, terrans, "trading-station", "6B5")
    terrans.credits, terrans.ore, terrans.knowledge = 29, 14, 14
    play(state, "pass labs")
    next_round(state)
    assert goods(terrans)[:3] == (30, 15, 15)


@pytest.mark.rule("GP-INCOME-05", "GP-INCOME-06")
def test_the_caps_hold_outside_income_too_and_below_them_nothing_is_lost() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    terrans.area3, terrans.credits, terrans.ore, terrans.knowledge = 9, 25, 14, 3
    copy = state.copy()
    play(state, "power credits-7")
    assert terrans.credits == 30
    play(copy, "power ore-2")
    assert me(copy).ore == 15
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    terrans.credits, terrans.ore, terrans.knowledge = 30, 12, 14
    play(state, "pass labs")
    next_round(state)
    assert goods(terrans)[:3] == (30, 15, 15)


def institute_owner(one: int, two: int, three: int) -> tuple[GaiaState, Player]:
    """Terrans with institute in the income phase of round 2: charge 4 and a token are due."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    give(state, terrans, "planetary-institute", "3A3")
    terrans.area1, terrans.area2, terrans.area3 = one, two, three
    return pass_all(state), terrans


@pytest.mark.rule("GP-INCOME-07")
def test_charge_first_or_token_first() -> None:
    state, terrans = institute_owner(0, 2, 0)
    assert set(legal(state)) == {"income charge 4", "income tokens 1"}
    copy = state.copy()
    play(state, "income charge 4")
    assert power(terrans) == (1, 0, 2, 0)
    play(copy, "income tokens 1")
    assert power(copy.seats[0]) == (0, 0, 3, 0)


@pytest.mark.rule("GP-INCOME-07")
def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    """With four tokens in area I all four charges move them, whenever the new token comes."""
    state, terrans = institute_owner(4, 0, 0)
    assert state.phase == 3
    assert power(terrans) == (1, 4, 0, 0)


@pytest.mark.rule("GP-INCOME-08")
def test_one_icon_is_taken_completely_before_the_next() -> None:
    """Charge 4, charge 2 and a token: the 4 cannot be split, the two charges can be apart."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    give(state, terrans, "planetary-institute", "3A3")
    terrans.research[TRACKS.index("economy")] = 2
    terrans.area1, terrans.area2, terrans.area3 = 0, 6, 0
    pass_all(state)
    assert set(legal(state)) == {"income charge 2", "income charge 4", "income tokens 1"}
    play(state, "income charge 2")
    assert power(terrans) == (0, 4, 2, 0)
    assert set(legal(state)) == {"income charge 4", "income tokens 1"}
    copy = state.copy()
    play(state, "income tokens 1")  # I to II, then three to area III
    assert power(terrans) == (0, 2, 5, 0)
    play(copy, "income charge 4")
    assert power(copy.seats[0]) == (1, 0, 6, 0)


@pytest.mark.rule("GP-INCOME-08")
def test_two_tokens_of_one_icon_come_together() -> None:
    """Ambas: institute with charge 4 and 2 tokens; no charge comes between the two tokens."""
    state = started("ambas", "terrans")
    ambas = me(state)
    give(state, ambas, "planetary-institute", "1B3")
    ambas.area1, ambas.area2, ambas.area3 = 0, 1, 0
    pass_all(state)
    assert set(legal(state)) == {"income charge 4", "income tokens 2"}
    play(state, "income tokens 2")
    assert power(ambas) == (0, 1, 2, 0)  # (2,1,0): two to II, then two of three to III


@pytest.mark.rule("GP-INCOME-07")
def test_with_the_brainstone_the_order_matters_one_charge_earlier() -> None:
    """Institute (charge 4, token 1), area I: three tokens and the brainstone. Charging first must
    lift the brainstone; the new token first lets it stay."""
    state = started("taklons", "xenos")
    taklons = me(state)
    give(state, taklons, "planetary-institute", "2B2")
    taklons.area1, taklons.area2, taklons.area3, taklons.brainstone = 3, 0, 0, 1
    taklons.booster = 5  # "mines": no power among its income
    play(state, legal(state, "pass")[-1])
    pass_all(state)
    while "income charge 4" not in legal(state):
        play(state, legal(state)[0])
    first = state.copy()
    play(first, "income charge 4")
    assert (first.seats[0].brainstone, first.seats[0].area1) == (2, 1)
    play(state, "income tokens 1", "brainstone I")
    assert (state.seats[0].brainstone, state.seats[0].area1, state.seats[0].area2) == (1, 0, 4)
