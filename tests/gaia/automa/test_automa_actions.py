"""What the Automa does, and how it chooses."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.automa.actions import choose_planet, mine_options, upgrade_choice, valid_areas
from astrarium.gaia.automa.automa import AUTOMA, HUMAN
from astrarium.gaia.automa.components import card
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.gaia.decisions import AUTOMA_SATELLITE, CHARGE_OFFER, TURN
from astrarium.gaia.player import Player
from tests.gaia.automa.solo import (
    act,
    clear,
    human,
    levels,
    on_map,
    opponent,
    put,
    started,
    the,
)
from tests.gaia.positions import legal, rich

ALL_TILES = (1 << 6) - 1


# -- research ----------------------------------------------------------------------------------


def research(state: GaiaState, highest: bool, support: int) -> str:
    return act(state, 15 if highest else 17, support)[1]


@pytest.mark.rule("AU-ACT-RESHIGH-01")
@pytest.mark.rule("AU-ACT-RESHIGH-02")
@pytest.mark.rule("AU-ACT-RESHIGH-03")
@pytest.mark.rule("AU-ACT-RESHIGH-04")
@pytest.mark.rule("AU-ACT-RESHIGH-05")
@pytest.mark.rule("AU-ACT-RESHIGH-06")
@pytest.mark.rule("AU-ACT-RESHIGH-07")
@pytest.mark.rule("AU-ACT-RESRND-01")
@pytest.mark.rule("AU-ACT-RESRND-02")
@pytest.mark.rule("AU-ACT-RESRND-03")
@pytest.mark.rule("AU-ACT-RESRND-04")
@pytest.mark.rule("AU-NUM-01")
@pytest.mark.rule("AU-NUM-06")
@pytest.mark.parametrize(
    ("have", "tiles", "human_top", "highest", "support", "area", "level"),
    [
        ((2, 1, 3, 3, 0, 1), ALL_TILES, "", True, 1, "ai", 4),
        ((2, 1, 3, 3, 0, 1), ALL_TILES, "", True, 6, "gaia", 4),
        ((2, 1, 3, 3, 0, 1), ALL_TILES, "", True, 3, "ai", 4),  # counts around
        ((2, 1, 4, 3, 0, 1), ALL_TILES, "", True, 4, "ai", 4),  # removes the tile instead
        ((2, 1, 4, 3, 0, 1), 0, "ai", True, 2, "gaia", 4),  # level 5 taken, no tile: not valid
        ((2, 1, 4, 3, 0, 1), 0, "", True, 2, "ai", 5),
        ((1, 0, 0, 0, 0, 0), ALL_TILES, "", False, 7, "gaia", 1),
        ((1, 0, 0, 0, 0, 0), ALL_TILES, "", False, 4, "ai", 1),
        ((5, 0, 0, 0, 0, 0), ALL_TILES & ~1, "", False, 7, "economy", 1),
        ((1, 0, 0, 0, 0, 2), ALL_TILES & ~32, "science", False, 6, "science", 3),
        ((4, 0, 0, 0, 0, 0), ALL_TILES, "", False, 1, "terraforming", 4),
    ],
)
def test_research(
    have: tuple[int, ...],
    tiles: int,
    human_top: str,
    highest: bool,
    support: int,
    area: str,
    level: int,
) -> None:
    state = started("ambas", "itars")
    opponent(state).research[:] = list(have)
    state.advanced_left = tiles
    if human_top:
        levels(human(state), **{human_top: 5})
    track = TRACKS.index(area)
    research(state, highest, support)
    assert opponent(state).research[track] == level
    removed = level == have[track]
    assert state.advanced_left == (tiles & ~(1 << track) if removed else tiles)
    assert sum(opponent(state).research) == sum(have) + (not removed)
    assert opponent(state).green == [0] * 7  # no federation token was needed


def test_the_strict_reading_skips_areas_that_cannot_be_finished() -> None:
    for strict, area in ((False, "science"), (True, "economy")):
        state = started("ambas", "itars", strict_level5_skip=strict)
        opponent(state).research[:] = [1, 0, 0, 0, 0, 2]
        state.advanced_left = ALL_TILES & ~32
        levels(human(state), science=5)
        research(state, highest=False, support=6)
        changed = [t for t, old in zip(range(6), [1, 0, 0, 0, 0, 2], strict=True)
                   if opponent(state).research[t] != old]  # fmt: skip
        assert [TRACKS[t] for t in changed] == [area]


@pytest.mark.rule("AU-CORE-02")
@pytest.mark.rule("AU-CORE-06")
def test_levels_give_and_cost_the_automa_nothing() -> None:
    state = started("ambas", "itars")
    opponent(state).research[:] = [4, 0, 0, 0, 0, 0]
    state.advanced_left = 0
    before = opponent(state).vp
    research(state, highest=True, support=1)
    me = opponent(state)
    assert me.research[0] == 5
    assert me.vp == before + 1
    assert (me.ore, me.qic, me.knowledge, sum(me.green) + sum(me.gray)) == (0, 0, 0, 0)
    assert state.terraforming_token >= 0


def test_the_human_cannot_enter_a_level_5_that_the_automa_holds() -> None:
    state = started("ambas", "itars")
    me = rich(human(state))
    me.green[1] = 1
    levels(me, science=4)
    assert "research science" in legal(state)
    levels(opponent(state), science=5)
    assert "research science" not in legal(state)


# -- build a mine ------------------------------------------------------------------------------


@pytest.mark.rule("AU-ACT-MINE-02")
@pytest.mark.rule("AU-RANGE-01")
@pytest.mark.rule("AU-ACT-01")
def test_valid_planets_are_empty_and_within_range_transdim_too() -> None:
    state = started("ambas", "geodens")
    clear(state, opponent(state))
    put(state, opponent(state), "mine", "3A8")
    levels(opponent(state), navigation=4)  # never counts
    names = {state.galaxy.names[h] for h in mine_options(state, 2)}
    shape = state.galaxy.shape
    centre = state.galaxy.by_name["3A8"]
    taken = human(state).structures | opponent(state).structures
    expected = {
        state.galaxy.names[h]
        for h in range(shape.size)
        if shape.distance(centre, h) <= 2 and state.planets[h] < 9 and not taken >> h & 1
    }
    assert names == expected
    assert any(state.planets[state.galaxy.by_name[name]] == 8 for name in names | {"1A11"})
    human(state).formers_on_map |= 1 << state.galaxy.by_name[sorted(names)[0]]
    fewer = {state.galaxy.names[h] for h in mine_options(state, 2)}
    assert fewer == names - {sorted(names)[0]}  # a planet with a Gaiaformer is not empty


def choice(state: GaiaState, *names: str, support: int, preference: int = 0) -> tuple[str, str]:
    hexes = [state.galaxy.by_name[name] for name in names]
    h, sentence = choose_planet(state, hexes, 2, preference, card(support))
    return state.galaxy.names[h], sentence


@pytest.mark.rule("AU-ACT-MINE-03")
def test_a_faction_actions_own_tiebreaker_comes_first() -> None:
    """Terrans prefer transdim (6A9), Taklons what is near the human; cards alone would not."""
    state = started("ambas", "terrans")
    near_first = choice(state, "1A11", "1B5", support=13)
    assert near_first[0] == "1B5"  # no steps
    assert choice(state, "1A11", "1B5", support=13, preference=1)[0] == "1A11"
    clear(state, human(state))
    put(state, human(state), "mine", "1B3")
    assert choice(state, "1A2", "3A3", support=13)[0] == "3A3"  # fewest steps
    assert choice(state, "1A2", "3A3", support=13, preference=2)[0] == "1A2"  # nearest


@pytest.mark.rule("AU-ACT-MINE-04")
@pytest.mark.rule("AU-ACT-MINE-05")
@pytest.mark.rule("AU-ACT-MINE-06")
@pytest.mark.rule("AU-ACT-MINE-07")
@pytest.mark.rule("AU-ACT-MINE-08")
@pytest.mark.parametrize(
    ("tile", "chosen"),
    [
        ("sectors", "2A3"),  # sector 02 is new
        ("planet-types", "1A5"),  # desert is new
        ("gaia-planets", "1A11"),  # transdim
        ("structures", "1A1"),  # says nothing: fewest steps
        ("satellites", "1A1"),
        ("federation-structures", "1A1"),
    ],
)
def test_the_final_scoring_tile_named_by_the_support_card(tile: str, chosen: str) -> None:
    other = "structures" if tile != "structures" else "satellites"
    for tiles, top, bottom in (([tile, other], chosen, "1A1"), ([other, tile], "1A1", chosen)):
        state = started("ambas", "geodens", final_scoring=tiles)
        clear(state, opponent(state))
        # Volcanic, oxide and gaia are known, in sector 01 only.
        put(state, opponent(state), "mine", "1A2")
        opponent(state).types |= 1 << 2 | 1 << 7
        options = ("1A1", "1A5", "1A11", "2A3")
        if tile == "gaia-planets":
            opponent(state).types &= ~(1 << 7)
        assert choice(state, *options, support=1)[0] == top  # card 1: top tile
        assert choice(state, *options, support=11)[0] == bottom  # card 11: bottom tile
        assert choice(state, *options, support=4)[0] == "1A1"  # card 4: none


@pytest.mark.rule("AU-ACT-MINE-09")
def test_then_fewest_terraforming_steps() -> None:
    state = started("ambas", "geodens")
    assert choice(state, "1B3", "1A11", "1A2", support=4)[0] == "1A2"  # 2, 2, 1 steps
    assert "fewest terraforming steps (1)" in choice(state, "1B3", "1A2", support=4)[1]
    assert choice(state, "3B3", "1B3", support=4)[0] == "3B3"  # gaia counts 1
    assert choice(state, "4A8", "1A11", support=4)[0] == "1A11"  # transdim 2, titanium 3


@pytest.mark.rule("AU-ACT-MINE-10")
@pytest.mark.rule("AU-EX-07")
def test_then_the_planet_nearest_to_the_human() -> None:
    """At distances 2, 2 and 4 the two nearest stay tied."""
    state = started("ambas", "geodens")
    clear(state, human(state))
    put(state, human(state), "mine", "1B3")
    distance = state.galaxy.shape.distance
    home = state.galaxy.by_name["1B3"]
    red = [state.galaxy.names[h] for h in range(133) if state.planets[h] == 1]
    by_distance = {name: distance(home, state.galaxy.by_name[name]) for name in red}
    nearest = min(by_distance, key=lambda name: by_distance[name])
    chosen, sentence = choice(state, *red, support=4)
    assert chosen == nearest
    assert f"closest to you (distance {by_distance[nearest]})" in sentence


@pytest.mark.rule("AU-ACT-MINE-11")
@pytest.mark.rule("AU-EX-06")
@pytest.mark.rule("AU-EX-08")
def test_the_walkthrough() -> None:
    """Geodens, range 2: red, yellow and gaia need one step; of the two nearest the arrow to the
    left takes the lower one, a gaia planet."""
    state = started("ambas", "geodens")
    clear(state, human(state))
    clear(state, opponent(state))
    put(state, opponent(state), "mine", "3C")
    put(state, human(state), "mine", "3A11")
    options = ["3A2", "3B3", "4B4"]  # desert, gaia, oxide: one step each
    steps = choice(state, *options, support=13)
    axial = state.galaxy.shape.axial
    distance = state.galaxy.shape.distance
    you = state.galaxy.by_name["3A11"]
    distances = {name: distance(you, state.galaxy.by_name[name]) for name in options}
    tied = [name for name in options if distances[name] == min(distances.values())]
    lowest = max(tied, key=lambda name: axial[state.galaxy.by_name[name]][::-1])
    assert steps[0] == lowest
    # With the arrow to the right the same tie goes the other way.
    highest = min(tied, key=lambda name: axial[state.galaxy.by_name[name]][::-1])
    assert choice(state, *options, support=2)[0] == highest
    # The human's own planet is not valid, however near it is.
    assert state.galaxy.by_name["3A11"] not in mine_options(state, 4)


@pytest.mark.rule("AU-ACT-03")
def test_tiebreakers_narrow_step_by_step() -> None:
    state = started("ambas", "geodens")
    line = act(state, action=4, support=13)[1]
    head, *rest = line.removesuffix(".").split(" -> ")
    counts = [int(part.split()[0]) for part in [head.split(": ")[1], *rest[:-1]]]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) == len(counts)


@pytest.mark.rule("AU-ACT-MINE-12")
@pytest.mark.rule("AU-ACT-MINE-13")
def test_a_transdim_planet_becomes_gaia_at_once() -> None:
    state = started("ambas", "terrans")
    before = state.type_masks[8].bit_count()
    act(state, action=9, support=13)  # the Terrans' faction action prefers transdim
    assert state.type_masks[8].bit_count() == before - 1
    built = opponent(state).built[0] & state.type_masks[7]
    assert built.bit_count() == 1
    assert opponent(state).formers == 0
    assert opponent(state).types >> 7 & 1


@pytest.mark.rule("AU-ACT-MINE-14")
def test_a_lone_mine_gets_a_satellite_where_the_human_says() -> None:
    state = started("ambas", "geodens")
    clear(state, human(state))
    put(state, human(state), "mine", "7B0")  # too far to charge
    lines = act(state, action=4, support=13, answer=False)
    assert state.steps[-1].kind == AUTOMA_SATELLITE
    assert state.to_act == (HUMAN,)
    mine = lines[1].split()[2]
    spaces = legal(state)
    around = state.galaxy.shape.neighbours[state.galaxy.by_name[mine]]
    for text in spaces:
        h = state.galaxy.by_name[text.split()[1]]
        assert around >> h & 1
        assert state.planets[h] == 10
    state.play(spaces[-1])
    chosen = state.galaxy.by_name[spaces[-1].split()[1]]
    assert opponent(state).satellites == 1 << chosen
    assert state.steps[-1].kind == TURN


@pytest.mark.rule("AU-ACT-MINE-14")
def test_a_mine_next_to_an_own_structure_gets_none() -> None:
    state = started("ambas", "geodens")
    me = opponent(state)
    mine = act(state.copy(), action=4, support=13)[1].split()[2]
    around = state.galaxy.shape.neighbours[state.galaxy.by_name[mine]]
    neighbour = next(h for h in range(133) if around >> h & 1)
    me.built[0] |= 1 << neighbour
    assert act(state, action=4, support=13)[1].split()[2] == mine
    assert me.satellites == 0


@pytest.mark.rule("AU-ACT-MINE-15")
@pytest.mark.rule("AU-CORE-08")
@pytest.mark.rule("AU-EX-09")
def test_the_human_charges_from_the_automas_mine_before_it_gains_vp() -> None:
    state = started("ambas", "itars")
    mine = act(state.copy(), action=4, support=13)[1].split()[2]
    h = state.galaxy.by_name[mine]
    around = state.galaxy.shape.neighbours[h]
    clear(state, human(state))
    spot = next(i for i in range(133) if around >> i & 1)
    human(state).built[0] |= 1 << spot
    before = opponent(state).vp
    act(state, action=4, support=13, answer=False)
    while state.steps[-1].kind == AUTOMA_SATELLITE:
        state.play(state.legal_moves()[0])
    if opponent(state).built[0] >> h & 1:
        assert state.steps[-1].kind == CHARGE_OFFER
        assert legal(state) == ["charge 1", "decline"]
        assert opponent(state).vp == before
        state.play("charge 1")
        assert opponent(state).vp == before + 1


@pytest.mark.rule("AU-CORE-07")
def test_the_automa_never_charges() -> None:
    state = started("ambas", "itars")
    rich(human(state))
    act_hex = legal(state, "mine")[0].split()[1]
    around = state.galaxy.shape.neighbours[state.galaxy.by_name[act_hex]]
    opponent(state).built[3] |= around & -around
    opponent(state).area1 = 3
    before = opponent(state).vp
    state.play(f"mine {act_hex}")
    state.play("end")
    assert opponent(state).area1 == 3
    assert opponent(state).vp >= before
    assert not state.offers


@pytest.mark.rule("AU-CORE-08")
def test_automa_structures_make_the_humans_trading_station_cheaper() -> None:
    state = started("ambas", "itars")
    me = human(state)
    me.credits, me.ore = 3, 4
    clear(state, opponent(state))
    mine = legal(state, "place") or [state.galaxy.listed(me.built[0]).split(",")[0]]
    assert f"upgrade {mine[0]} trading-station" not in legal(state)
    around = state.galaxy.shape.neighbours[state.galaxy.by_name[mine[0]]]
    opponent(state).built[0] |= around & -around
    assert f"upgrade {mine[0]} trading-station" in legal(state)


@pytest.mark.rule("AU-ACT-MINE-01")
@pytest.mark.rule("AU-ACT-MINE-16")
def test_without_mine_or_planet_it_upgrades() -> None:
    state = started("ambas", "itars")
    opponent(state).built[0] = (1 << 8) - 1  # all eight mines are out
    lines = act(state, action=4, support=13)
    assert lines[1] == "No mine can be built."
    assert opponent(state).built[1].bit_count() == 1
    nowhere = started("ambas", "itars")
    clear(nowhere, opponent(nowhere))
    nothing = act(nowhere, action=4, support=13)
    assert nothing[1:3] == ("No mine can be built.", "Nothing can be upgraded.")
    assert nothing[-1] == "Gains 1 VP."


# -- upgrade -----------------------------------------------------------------------------------


def with_pieces(**pieces: int) -> Player:
    me = Player()
    place = 0
    for name, number in pieces.items():
        kind = STRUCTURES.index(name.replace("_", "-"))
        for _ in range(number):
            me.built[kind] |= 1 << place
            place += 1
    return me


@pytest.mark.rule("AU-ACT-UPG-01")
@pytest.mark.rule("AU-ACT-UPG-02")
@pytest.mark.rule("AU-ACT-UPG-03")
@pytest.mark.rule("AU-ACT-UPG-04")
@pytest.mark.rule("AU-ACT-UPG-05")
@pytest.mark.rule("AU-ACT-UPG-06")
@pytest.mark.rule("AU-ACT-UPG-07")
@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ({"mine": 3, "trading_station": 1}, ("trading-station", "planetary-institute")),
        ({"mine": 3}, ("mine", "trading-station")),
        (
            {"mine": 2, "trading_station": 1, "planetary_institute": 1},
            ("mine", "trading-station"),
        ),
        (
            {"mine": 1, "trading_station": 4, "planetary_institute": 1},
            ("trading-station", "research-lab"),
        ),
        (
            {"mine": 1, "trading_station": 4, "research_lab": 1, "planetary_institute": 1},
            ("research-lab", "knowledge-academy"),
        ),
        (
            {"mine": 1, "trading_station": 4, "research_lab": 1, "knowledge_academy": 1,
             "qic_academy": 1, "planetary_institute": 1},
            ("trading-station", "research-lab"),
        ),
        ({"research_lab": 1, "planetary_institute": 1}, ("research-lab", "knowledge-academy")),
        (
            {"trading_station": 4, "research_lab": 3, "knowledge_academy": 1, "qic_academy": 1,
             "planetary_institute": 1},
            None,
        ),
    ],
)  # fmt: skip
def test_the_first_possible_upgrade(
    pieces: dict[str, int], expected: tuple[str, str] | None
) -> None:
    found = upgrade_choice(with_pieces(**pieces), downgrade_first=False)
    assert (found and (STRUCTURES[found[0]], STRUCTURES[found[1]])) == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ({"mine": 2, "trading_station": 2, "research_lab": 1}, ("research-lab", "trading-station")),
        ({"trading_station": 4, "research_lab": 1}, ("trading-station", "planetary-institute")),
    ],
)
def test_firaks_downgrade_first_in_their_faction_action_only(
    pieces: dict[str, int], expected: tuple[str, str]
) -> None:
    me = with_pieces(**pieces)
    found = upgrade_choice(me, downgrade_first=True)
    assert found is not None
    assert (STRUCTURES[found[0]], STRUCTURES[found[1]]) == expected
    assert upgrade_choice(me, downgrade_first=False) == (1, 3)


@pytest.mark.rule("AU-ACT-UPG-08")
@pytest.mark.rule("AU-ACT-UPG-09")
@pytest.mark.rule("AU-ACT-UPG-10")
@pytest.mark.rule("AU-ACT-UPG-12")
def test_the_upgrade_nearest_to_the_human_then_by_direction() -> None:
    for support, arrow in ((1, "left to right"), (4, "right to left")):
        state = started("ambas", "itars")
        clear(state, human(state))
        clear(state, opponent(state))
        put(state, human(state), "mine", "3C")
        put(state, opponent(state), "mine", "3B0", "3B3", "1A5")
        line = act(state, action=10, support=support)[1]
        order = sorted(["3B0", "3B3"], key=lambda n: state.galaxy.shape.axial[
            state.galaxy.by_name[n]][::-1])  # fmt: skip
        chosen = order[0] if support == 1 else order[-1]
        assert f"2 closest to you (distance 1) -> {chosen}, first from {arrow}" in line
        assert on_map(opponent(state)) == {"mine": 2, "trading-station": 1}
    state = started("ambas", "itars")
    clear(state, opponent(state))
    put(state, opponent(state), "trading-station", "3B0")
    put(state, opponent(state), "planetary-institute", "3B3")
    act(state, action=10, support=1)
    assert on_map(opponent(state)) == {"research-lab": 1, "planetary-institute": 1}
    assert (opponent(state).tiles, sum(opponent(state).research)) == (0, 0)


@pytest.mark.rule("AU-ACT-UPG-11")
def test_the_human_may_charge_for_an_upgrade() -> None:
    state = started("ambas", "itars")
    clear(state, human(state))
    clear(state, opponent(state))
    put(state, human(state), "planetary-institute", "3A11")
    put(state, opponent(state), "mine", "3B0")
    act(state, action=1, support=4, answer=False)
    assert legal(state) == ["charge 3", "decline"]
    before = human(state).vp
    state.play("charge 3")
    assert human(state).vp == before - 2
    far = started("ambas", "itars")
    clear(far, human(far))
    clear(far, opponent(far))
    put(far, human(far), "planetary-institute", "5A8")
    put(far, opponent(far), "mine", "3B0")
    act(far, action=1, support=4, answer=False)
    assert far.steps[-1].kind == TURN


# -- power and Q.I.C. actions ------------------------------------------------------------------


@pytest.mark.rule("AU-ACT-PQ-01")
@pytest.mark.rule("AU-ACT-PQ-02")
@pytest.mark.rule("AU-ACT-PQ-03")
@pytest.mark.rule("AU-CARD-06")
@pytest.mark.rule("AU-CARD-03")
@pytest.mark.parametrize(
    ("faction", "action", "support", "free", "blocked"),
    [
        ("itars", 14, 13, range(1, 11), {9}),
        ("itars", 9, 17, range(1, 11), {5, 6}),  # their faction action: two
        ("itars", 9, 1, [4], {4}),
        ("xenos", 12, 13, range(1, 11), {9, 8}),  # always two for the Xenos
        ("xenos", 12, 13, [3], {3}),
        ("taklons", 12, 13, range(1, 11), {9}),
        ("itars", 12, 5, [2, 5, 7, 10], {10}),
    ],
)
def test_which_action_is_blocked(
    faction: str, action: int, support: int, free: list[int], blocked: set[int]
) -> None:
    state = started("gleens" if faction == "taklons" else "ambas", faction)
    state.used_actions = 0
    for position in range(1, 11):
        if position not in free:
            state.used_actions |= 1 << (position - 1)
    before = state.used_actions
    act(state, action, support)
    assert {i + 1 for i in range(10) if (state.used_actions & ~before) >> i & 1} == blocked


@pytest.mark.rule("AU-ACT-PQ-03")
def test_a_blocked_action_is_closed_to_the_human_until_clean_up() -> None:
    state = started("ambas", "itars")
    me = rich(human(state))
    assert "qic planets" in legal(state)
    act(state, action=14, support=12)  # number 1 from the right: the planets action
    assert "qic planets" not in legal(state)
    assert opponent(state).vp == 10 + 3
    me.qic = 6
    state.play(next(t for t in legal(state) if t.startswith("pass")))
    while state.round == 1 or state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    assert state.round == 2


# -- faction cards -----------------------------------------------------------------------------


def test_terrans_advance_gaia_project_and_settle_transdim() -> None:
    state = started("ambas", "terrans")
    lines = act(state, action=13, support=2)
    assert lines[1] == "Research: one area -> Gaia Project; it advances to level 2."
    assert "within range 4" in lines[2]
    assert "transdim" in lines[2]
    opponent(state).research[3] = 5
    assert act(state, action=13, support=2)[1] == "No research area can be advanced."


def test_geodens_score_new_planet_types_but_not_their_start() -> None:
    state = started("ambas", "geodens", level="alptruma")
    me = opponent(state)
    assert me.vp == 10
    known = me.types
    lines = act(state, action=4, support=13)
    new = me.types != known
    assert ("3 VP for a new planet type." in lines) == new
    assert me.vp == 10 + 2 + 3 * new  # each gain one higher at the hardest level


def test_hadsch_hallas_score_trading_stations_and_fall_back_to_a_mine() -> None:
    state = started("ambas", "hadsch-hallas")
    assert "3 VP for a trading station." in act(state, action=13, support=2)
    full = started("ambas", "hadsch-hallas")
    clear(full, opponent(full))
    put(full, opponent(full), "planetary-institute", "3C")
    lines = act(full, action=13, support=2)
    assert lines[1] == "Nothing can be upgraded."
    assert "within range 3" in lines[2]


def test_firaks_labs_advance_research() -> None:
    state = started("ambas", "firaks")
    clear(state, opponent(state))
    put(state, opponent(state), "trading-station", "3B0")
    put(state, opponent(state), "planetary-institute", "3B3")
    lines = act(state, action=10, support=2)
    assert opponent(state).built[2].bit_count() == 1
    assert lines[2].startswith("Research: 6 valid areas -> Navigation")
    again = act(state, action=13, support=2)  # now the lab becomes a trading station first
    assert again[1].startswith("Research lab to trading station")


def test_taklons_build_near_the_human() -> None:
    state = started("gleens", "taklons")
    line = act(state, action=13, support=4)[1]
    assert "within range 3 -> " in line
    options = mine_options(started("gleens", "taklons"), 3)
    assert len(options) > 1
    assert line.split(" -> ")[1].startswith(("1 closest", "2 closest", "3 closest"))


@pytest.mark.rule("AU-CARD-04")
def test_faction_abilities_of_the_automa_do_not_touch_the_human() -> None:
    """A Taklons Automa gains nothing from charging, a human never blocks two actions."""
    state = started("gleens", "taklons")
    rich(human(state))
    state.play("power ore-2")
    assert state.used_actions.bit_count() == 1
    assert valid_areas(state) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("AU-CORE-01")
def test_the_human_plays_by_the_normal_rules() -> None:
    state = started("ambas", "itars")
    me = rich(human(state))
    before = (me.knowledge, me.research[4])
    state.play("research economy")
    assert (me.knowledge, me.research[4]) == (before[0] - 4, before[1] + 1)
    assert "spend 3 power for 1 ore" in legal(state)
    state.play("end")
    assert the(state).log[-1].round == 1
    assert state.seats[AUTOMA].ore == 0
