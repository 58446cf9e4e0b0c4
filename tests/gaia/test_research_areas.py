"""The six research areas: what a level gives once, while the token stands there, and as income."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.planets import HOME_TYPES
from astrarium.gaia.components.research import TRACK_TITLES
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    at,
    give,
    goods,
    hold,
    legal,
    levels,
    me,
    play,
    power,
    rich,
    seat,
    started,
)


def own_turn(**options: object) -> tuple[GaiaState, Player]:
    """Firaks, who begin on level 0 everywhere, to move with mines on 2A8 and 3A11; 5 ore and power
    12/0/0, so that every charge shows in area II. Terrans on 1B5 and 3A3."""
    state = started("firaks", "terrans", **options)
    firaks = rich(me(state))
    firaks.ore = 5
    firaks.area1, firaks.area2, firaks.area3 = 12, 0, 0
    return state, firaks


@pytest.mark.rule("GP-TRACK-ALL-01")
def test_six_areas_in_the_order_of_the_board() -> None:
    state, _ = own_turn()
    assert legal(state, "research") == [
        "research terraforming",
        "research navigation",
        "research ai",
        "research gaia",
        "research economy",
        "research science",
    ]
    assert TRACK_TITLES == (
        "Terraforming",
        "Navigation",
        "Artificial Intelligence",
        "Gaia Project",
        "Economy",
        "Science",
    )


# -- once, on reaching a level -----------------------------------------------------------------

# (credits, ore, knowledge, Q.I.C.), charged, tokens, Gaiaformers; level 3 charges 3 everywhere.
_NOTHING = ((0, 0, 0, 0), 0, 0, 0)
_LEVEL_3 = ((0, 0, 0, 0), 3, 0, 0)
ONCE = [
    ("terraforming", 1, "GP-TRACK-TERRA-02", ((0, 2, 0, 0), 0, 0, 0)),
    ("terraforming", 2, "GP-TRACK-TERRA-03", _NOTHING),
    ("terraforming", 3, "GP-TRACK-TERRA-04", _LEVEL_3),
    ("terraforming", 4, "GP-TRACK-TERRA-05", ((0, 2, 0, 0), 0, 0, 0)),
    ("terraforming", 5, "GP-TRACK-TERRA-06", ((0, 2, 0, 0), 0, 0, 0)),  # the token 7vp-ore
    ("navigation", 1, "GP-TRACK-NAV-02", ((0, 0, 0, 1), 0, 0, 0)),
    ("navigation", 2, "GP-TRACK-NAV-03", _NOTHING),
    ("navigation", 3, "GP-TRACK-NAV-04", ((0, 0, 0, 1), 3, 0, 0)),
    ("navigation", 4, "GP-TRACK-NAV-05", _NOTHING),
    ("navigation", 5, "GP-TRACK-NAV-06", _NOTHING),
    ("ai", 1, "GP-TRACK-AI-02", ((0, 0, 0, 1), 0, 0, 0)),
    ("ai", 2, "GP-TRACK-AI-03", ((0, 0, 0, 1), 0, 0, 0)),
    ("ai", 3, "GP-TRACK-AI-04", ((0, 0, 0, 2), 3, 0, 0)),
    ("ai", 4, "GP-TRACK-AI-05", ((0, 0, 0, 2), 0, 0, 0)),
    ("ai", 5, "GP-TRACK-AI-06", ((0, 0, 0, 4), 0, 0, 0)),
    ("gaia", 1, "GP-TRACK-GAIA-02", ((0, 0, 0, 0), 0, 0, 1)),
    ("gaia", 2, "GP-TRACK-GAIA-03", ((0, 0, 0, 0), 0, 3, 0)),
    ("gaia", 3, "GP-TRACK-GAIA-04", ((0, 0, 0, 0), 3, 0, 1)),
    ("gaia", 4, "GP-TRACK-GAIA-05", ((0, 0, 0, 0), 0, 0, 1)),
    ("gaia", 5, "GP-TRACK-GAIA-06", _NOTHING),
    ("economy", 1, "GP-TRACK-ECO-02", _NOTHING),
    ("economy", 2, "GP-TRACK-ECO-03", _NOTHING),
    ("economy", 3, "GP-TRACK-ECO-04", _LEVEL_3),
    ("economy", 4, "GP-TRACK-ECO-05", _NOTHING),
    ("economy", 5, "GP-TRACK-ECO-06", ((6, 3, 0, 0), 6, 0, 0)),
    ("science", 1, "GP-TRACK-SCI-02", _NOTHING),
    ("science", 2, "GP-TRACK-SCI-03", _NOTHING),
    ("science", 3, "GP-TRACK-SCI-04", _LEVEL_3),
    ("science", 4, "GP-TRACK-SCI-05", _NOTHING),
    ("science", 5, "GP-TRACK-SCI-06", ((0, 0, 9, 0), 0, 0, 0)),
]


@pytest.mark.parametrize(
    "area, level, wanted",
    [
        pytest.param(area, level, gains, marks=pytest.mark.rule(rule), id=f"{area}-{level}")
        for area, level, rule, gains in ONCE
    ],
)
def test_what_a_level_gives_once(
    area: str, level: int, wanted: tuple[tuple[int, ...], int, int, int]
) -> None:
    state, firaks = own_turn()
    firaks.knowledge = 4
    levels(firaks, **{area: level - 1})
    if level == 5:
        hold(firaks, "8vp-qic")
    before = goods(firaks)
    play(state, f"research {area}")
    if (area, level) == ("navigation", 5):
        play(state, "lost-planet 2A9")
    things, charged, tokens, formers = wanted
    paid = (0, 0, -4, 0)
    assert goods(firaks) == tuple(sum(x) for x in zip(before, paid, things, strict=True))
    assert power(firaks) == (12 - charged + tokens, charged, 0, 0)
    assert firaks.formers == formers


# -- while the token stands there --------------------------------------------------------------


@pytest.mark.parametrize(
    "level, ore",
    [
        pytest.param(0, 3, marks=pytest.mark.rule("GP-TRACK-TERRA-01", "GP-TRACK-ALL-02")),
        pytest.param(1, 3, marks=pytest.mark.rule("GP-TRACK-TERRA-02")),
        pytest.param(2, 2, marks=pytest.mark.rule("GP-TRACK-TERRA-03")),
        pytest.param(3, 1, marks=pytest.mark.rule("GP-TRACK-TERRA-04")),
        pytest.param(4, 1, marks=pytest.mark.rule("GP-TRACK-TERRA-05")),
        pytest.param(5, 1, marks=pytest.mark.rule("GP-TRACK-TERRA-06")),
    ],
)
def test_ore_for_a_terraforming_step(level: int, ore: int) -> None:
    """3B0 is ice, one step from titanium; 1A2 oxide, three steps."""
    state, firaks = own_turn()
    levels(firaks, terraforming=level)
    firaks.ore = 15
    after = play(state.copy(), "mine 3B0").seats[0]
    assert after.ore == 15 - 1 - ore
    after = play(state.copy(), "mine 1A2").seats[0]
    assert after.ore == 15 - 1 - 3 * ore


@pytest.mark.parametrize(
    "level, spaces",
    [
        pytest.param(0, 1, marks=pytest.mark.rule("GP-TRACK-NAV-01", "GP-TRACK-ALL-02")),
        pytest.param(1, 1, marks=pytest.mark.rule("GP-TRACK-NAV-02")),
        pytest.param(2, 2, marks=pytest.mark.rule("GP-TRACK-NAV-03")),
        pytest.param(3, 2, marks=pytest.mark.rule("GP-TRACK-NAV-04")),
        pytest.param(4, 3, marks=pytest.mark.rule("GP-TRACK-NAV-05")),
        pytest.param(5, 4, marks=pytest.mark.rule("GP-TRACK-NAV-06")),
    ],
)
def test_basic_range(level: int, spaces: int) -> None:
    """Without Q.I.C. exactly the empty home planets within range can get a mine."""
    state, firaks = own_turn()
    levels(firaks, navigation=level, terraforming=5)
    firaks.qic = 0
    shape, names = state.galaxy.shape, state.galaxy.names
    own = [h for h in range(shape.size) if firaks.structures >> h & 1]
    taken = firaks.structures | seat(state, "terrans").structures
    reachable = {
        names[h]
        for h, planet in enumerate(state.planets)
        if planet < HOME_TYPES
        and not taken >> h & 1
        and min(shape.distance(h, start) for start in own) <= spaces
    }
    assert {move.split()[1] for move in legal(state, "mine")} == reachable
    assert reachable


@pytest.mark.rule("GP-TRACK-GAIA-01")
def test_no_project_on_level_0() -> None:
    state, firaks = own_turn()
    firaks.formers = 1  # even with a Gaiaformer
    assert legal(state, "gaiaform") == []
    levels(firaks, gaia=1)
    assert legal(state, "gaiaform") != []


@pytest.mark.parametrize(
    "level, tokens",
    [
        pytest.param(1, 6, marks=pytest.mark.rule("GP-TRACK-GAIA-02")),
        pytest.param(2, 6, marks=pytest.mark.rule("GP-TRACK-GAIA-03")),
        pytest.param(3, 4, marks=pytest.mark.rule("GP-TRACK-GAIA-04")),
        pytest.param(4, 3, marks=pytest.mark.rule("GP-TRACK-GAIA-05")),
        pytest.param(5, 3, marks=pytest.mark.rule("GP-TRACK-GAIA-06")),
    ],
)
def test_tokens_for_a_project(level: int, tokens: int) -> None:
    state, firaks = own_turn()
    levels(firaks, gaia=level)
    firaks.formers, firaks.area1 = 1, tokens - 1
    assert legal(state, "gaiaform") == []
    firaks.area1 = tokens
    play(state, "gaiaform 3A8")
    assert power(firaks) == (0, 0, 0, tokens)


@pytest.mark.rule("GP-TRACK-GAIA-06")
def test_gaia_5_scores_colonised_gaia_planets() -> None:
    """Two Gaia planets with structures, a third with a Gaiaformer only: 4 + 2 VP."""
    state, firaks = own_turn()
    give(state, firaks, "mine", "3B3")
    give(state, firaks, "trading-station", "5B3")
    firaks.formers, firaks.formers_on_map = 2, at(state, "3A8")
    state.set_planet(state.galaxy.by_name["3A8"], 7)
    levels(firaks, gaia=4)
    hold(firaks, "8vp-qic")
    play(state, "research gaia")
    assert firaks.vp == 10 + 4 + 2


@pytest.mark.rule("GP-TRACK-GAIA-06")
def test_gaia_5_without_gaia_planets_is_worth_4() -> None:
    state, firaks = own_turn()
    levels(firaks, gaia=4)
    hold(firaks, "8vp-qic")
    play(state, "research gaia")
    assert firaks.vp == 14


# -- terraforming 5 ----------------------------------------------------------------------------


@pytest.mark.rule("GP-TRACK-TERRA-06", "GP-TRACK-TERRA-07")
def test_terraforming_5_gains_the_token_lying_there() -> None:
    """7 VP and 2 ore from the token, 5 VP from the round's tile; green side up, and gone."""
    state, firaks = own_turn(
        round_scoring=["federation-5", "mine-2", "gaia-4", "research-2", "station-3", "big-5"]
    )
    levels(firaks, terraforming=4)
    hold(firaks, "8vp-qic")
    supply = state.token_supply[:]
    play(state, "research terraforming")
    assert firaks.vp == 10 + 7 + 5
    assert firaks.ore == 5 + 2
    assert (sum(firaks.green), sum(firaks.gray)) == (1, 1)
    assert firaks.green[3] == 1
    assert state.terraforming_token == -1
    assert state.token_supply == supply


@pytest.mark.rule("GP-TRACK-TERRA-08")
def test_that_token_cannot_pay_for_itself() -> None:
    state, firaks = own_turn()
    levels(firaks, terraforming=4)
    assert not allowed(state, "research terraforming")
    hold(firaks, "12vp")  # no green side
    assert not allowed(state, "research terraforming")
    hold(firaks, "6vp-knowledge")
    assert allowed(state, "research terraforming")


# -- income ------------------------------------------------------------------------------------


def income(**areas: int) -> tuple[int, int, int, int, int, int]:
    """Credits, ore, knowledge, Q.I.C., charged, tokens that levels bring in an income phase,
    beyond the income of the same position on level 0."""

    def taken(given: dict[str, int]) -> tuple[int, ...]:
        state, firaks = own_turn()
        levels(firaks, **given)
        firaks.credits = firaks.ore = firaks.knowledge = firaks.qic = 0
        play(state, "pass mines", "pass labs")
        assert state.round == 2
        return (*goods(firaks), firaks.area2, firaks.area1 + firaks.area2)

    with_levels, without = taken(areas), taken({})
    a, b, c, d, e, f = (x - y for x, y in zip(with_levels, without, strict=True))
    return a, b, c, d, e, f


@pytest.mark.parametrize(
    "level, wanted",
    [
        pytest.param(0, (0, 0, 0, 0, 0, 0), marks=pytest.mark.rule("GP-TRACK-ECO-01")),
        pytest.param(1, (2, 0, 0, 0, 1, 0), marks=pytest.mark.rule("GP-TRACK-ECO-02")),
        pytest.param(2, (2, 1, 0, 0, 2, 0), marks=pytest.mark.rule("GP-TRACK-ECO-03")),
        pytest.param(
            3, (3, 1, 0, 0, 3, 0), marks=pytest.mark.rule("GP-TRACK-ECO-04", "GP-TRACK-ALL-02")
        ),
        pytest.param(
            4, (4, 2, 0, 0, 4, 0), marks=pytest.mark.rule("GP-TRACK-ECO-05", "GP-TRACK-ALL-02")
        ),
        pytest.param(
            5, (0, 0, 0, 0, 0, 0), marks=pytest.mark.rule("GP-TRACK-ECO-06", "GP-TRACK-ALL-02")
        ),
    ],
)
def test_income_of_economy(level: int, wanted: tuple[int, ...]) -> None:
    assert income(economy=level) == wanted


@pytest.mark.parametrize(
    "level, knowledge",
    [
        pytest.param(0, 0, marks=pytest.mark.rule("GP-TRACK-SCI-01")),
        pytest.param(1, 1, marks=pytest.mark.rule("GP-TRACK-SCI-02")),
        pytest.param(2, 2, marks=pytest.mark.rule("GP-TRACK-SCI-03")),
        pytest.param(3, 3, marks=pytest.mark.rule("GP-TRACK-SCI-04", "GP-TRACK-ALL-02")),
        pytest.param(4, 4, marks=pytest.mark.rule("GP-TRACK-SCI-05")),
        pytest.param(5, 0, marks=pytest.mark.rule("GP-TRACK-SCI-06", "GP-TRACK-ALL-02")),
    ],
)
def test_income_of_science(level: int, knowledge: int) -> None:
    assert income(science=level) == (0, 0, knowledge, 0, 0, 0)


@pytest.mark.rule("GP-TRACK-AI-01")
@pytest.mark.parametrize("area", ["terraforming", "navigation", "ai", "gaia"])
@pytest.mark.parametrize("level", range(6))
def test_no_income_from_the_other_areas(area: str, level: int) -> None:
    assert income(**{area: level}) == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("GP-TRACK-AI-01")
def test_ai_0_gives_nothing() -> None:
    state = started("firaks", "terrans")
    assert me(state).qic == 1 + 1  # printed, and the booster's
    state = started("xenos", "terrans")  # they begin on level 1
    assert me(state).qic == 1 + 1 + 1
