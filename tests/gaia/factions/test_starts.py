"""All fourteen faction boards: home planets, first goods and power, and the income of round 1."""

import pytest

from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.galaxy import bits
from tests.gaia.positions import goods, new_game, power, seat, started

# Home type; credits, ore, knowledge and Q.I.C.; tokens in areas I and II; first research area.
STARTS = {
    "terrans": ("terra", (15, 4, 3, 1), (4, 4), "gaia"),
    "lantids": ("terra", (13, 4, 3, 1), (4, 0), ""),
    "xenos": ("desert", (15, 4, 3, 2), (2, 4), "ai"),
    "gleens": ("desert", (15, 5, 3, 0), (2, 4), "navigation"),
    "taklons": ("swamp", (15, 4, 3, 1), (2, 4), ""),
    "ambas": ("swamp", (15, 4, 3, 2), (2, 4), "navigation"),
    "hadsch-hallas": ("oxide", (15, 4, 3, 1), (2, 4), "economy"),
    "ivits": ("oxide", (15, 4, 3, 1), (2, 4), ""),
    "geodens": ("volcanic", (15, 6, 3, 1), (2, 4), "terraforming"),
    "baltaks": ("volcanic", (15, 4, 3, 0), (2, 2), "gaia"),
    "firaks": ("titanium", (15, 3, 2, 1), (2, 4), ""),
    "bescods": ("titanium", (15, 4, 1, 1), (2, 4), ""),
    "nevlas": ("ice", (15, 4, 2, 1), (2, 4), "science"),
    "itars": ("ice", (15, 5, 3, 1), (4, 4), ""),
}
# Credits, ore, knowledge and Q.I.C. of the first income without booster; charge; tokens.
INCOMES = {
    "terrans": ((0, 3, 1, 0), 0, 0),
    "lantids": ((0, 3, 1, 0), 0, 0),
    "xenos": ((0, 3, 1, 0), 0, 0),
    "gleens": ((0, 3, 1, 0), 0, 0),
    "taklons": ((0, 3, 1, 0), 0, 0),
    "ambas": ((0, 4, 1, 0), 0, 0),
    "hadsch-hallas": ((5, 3, 1, 0), 1, 0),
    "ivits": ((0, 1, 1, 1), 4, 1),
    "geodens": ((0, 3, 1, 0), 0, 0),
    "baltaks": ((0, 3, 1, 0), 0, 0),
    "firaks": ((0, 3, 2, 0), 0, 0),
    "bescods": ((0, 3, 0, 0), 0, 0),
    "nevlas": ((0, 3, 2, 0), 0, 0),
    "itars": ((0, 3, 1, 0), 0, 1),
}
HOMES = [
    pytest.param(name, marks=pytest.mark.rule(rule))
    for name, rule in (
        ("terrans", "GP-FACTION-TERRANS-01"),
        ("lantids", "GP-FACTION-LANTIDS-01"),
        ("xenos", "GP-FACTION-XENOS-01"),
        ("gleens", "GP-FACTION-GLEENS-01"),
        ("taklons", "GP-FACTION-TAKLONS-01"),
        ("ambas", "GP-FACTION-AMBAS-01"),
        ("hadsch-hallas", "GP-FACTION-HADSCH-01"),
        ("ivits", "GP-FACTION-IVITS-01"),
        ("geodens", "GP-FACTION-GEODENS-01"),
        ("baltaks", "GP-FACTION-BALTAKS-01"),
        ("firaks", "GP-FACTION-FIRAKS-01"),
        ("bescods", "GP-FACTION-BESCODS-01"),
        ("nevlas", "GP-FACTION-NEVLAS-01"),
        ("itars", "GP-FACTION-ITARS-01"),
    )
]


def opponent(name: str) -> str:
    """Somebody from another board."""
    return "firaks" if name not in ("firaks", "bescods") else "geodens"


@pytest.mark.parametrize("name", HOMES)
def test_everybody_begins_at_home(name: str) -> None:
    state = new_game(name, opponent(name))
    home = PLANETS.index(STARTS[name][0])
    offered = {move.args[0] for move in state.legal_moves() if move.verb == "place"}
    if state.to_act == (1,):  # the Ivits wait for all mines
        while state.to_act == (1,):
            state.play(state.legal_moves()[0])
        offered = {move.args[0] for move in state.legal_moves()}
    planets = {state.galaxy.names[h] for h in bits(state.type_masks[home])}
    assert offered == planets
    while state.phase == 0:
        state.play(state.legal_moves()[0])
    me = seat(state, name)
    assert me.types == 1 << home
    assert me.structures & ~state.type_masks[home] == 0


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_first_goods_power_and_research(name: str) -> None:
    """The first step in an area has paid its bonus already, the Gleens' Q.I.C. as ore."""
    me = seat(new_game(name, opponent(name)), name)
    _, things, tokens, area = STARTS[name]
    assert goods(me) == things
    assert power(me) == (*tokens, 0, 0)
    assert me.brainstone == (1 if name == "taklons" else 0)
    assert me.research == [int(track == area) for track in TRACKS]
    assert me.formers == (1 if area == "gaia" else 0)
    assert me.vp == 10


@pytest.mark.rule("GP-FACTION-XENOS-02", "GP-FACTION-IVITS-02")
@pytest.mark.parametrize("name", FACTION_NAMES)
def test_first_structures(name: str) -> None:
    me = seat(started(name, opponent(name)), name)
    wanted = [3, 0] if name == "xenos" else [0, 1] if name == "ivits" else [2, 0]
    assert [me.built[0].bit_count(), me.built[3].bit_count()] == wanted
    assert me.structures.bit_count() == sum(wanted)


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_income_of_round_1_without_the_booster(name: str) -> None:
    """The holder of booster ``credits-qic`` gets 2 credits and 1 Q.I.C. besides."""
    state = started(name, opponent(name))
    me = seat(state, name)
    (credits, ore, knowledge, qic), charged, tokens = INCOMES[name]
    start = STARTS[name][1]
    from_booster = (2, 1, 0, 0) if name == "gleens" else (2, 0, 0, 1)
    wanted = [
        sum(parts)
        for parts in zip(start, (credits, ore, knowledge, qic), from_booster, strict=True)
    ]
    assert list(goods(me)) == wanted
    one, two = STARTS[name][2]
    moved = min(one, charged)
    further = charged - moved
    assert power(me) == (one - moved + tokens, two + moved - further, further, 0)
