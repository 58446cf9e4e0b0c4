"""Advancing in research, and blocking power and Q.I.C. actions."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.decisions import TURN
from tests.gaia.automa.solo import act, deal, human, levels, opponent, started, the
from tests.gaia.positions import legal, rich

ALL_TILES = (1 << 6) - 1


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
@pytest.mark.parametrize("track", range(6))
@pytest.mark.parametrize("level", range(5))
def test_levels_give_and_cost_the_automa_nothing(track: int, level: int) -> None:
    """Neither goods nor Gaiaformers, nor at the top the Lost Planet, a token or VP."""
    state = started("ambas", "itars")
    me = opponent(state)
    me.research[track] = level
    state.advanced_left = 0
    for other in range(6):
        if other != track:
            me.research[other] = 5
    before = state.copy()
    act(state, action=17, support=1, answer=False)
    assert me.research[track] == level + 1
    assert me.vp == before.seats[1].vp + 2
    assert state.terraforming_token == before.terraforming_token
    assert state.steps[-1].kind == TURN  # nobody is asked anything
    was = before.seats[1]
    was.research[track], was.vp = me.research[track], me.vp
    was.vp_from = me.vp_from
    assert me.key() == was.key()


def test_the_human_cannot_enter_a_level_5_that_the_automa_holds() -> None:
    state = started("ambas", "itars")
    me = rich(human(state))
    me.green[1] = 1
    levels(me, science=4)
    assert "research science" in legal(state)
    levels(opponent(state), science=5)
    assert "research science" not in legal(state)


# -- power and Q.I.C. actions ------------------------------------------------------------------


@pytest.mark.rule("AU-ACT-PQ-01")
@pytest.mark.rule("AU-ACT-PQ-02")
@pytest.mark.rule("AU-ACT-PQ-03")
@pytest.mark.parametrize(
    ("faction", "action", "support", "free", "blocked"),
    [
        ("itars", 14, 13, range(1, 11), {9}),
        ("itars", 9, 17, range(1, 11), {5, 6}),  # their faction action: two
        ("itars", 9, 1, [4], {4}),
        ("xenos", 12, 13, range(1, 11), {9, 8}),  # always two for the Xenos
        ("xenos", 12, 13, [3], {3}),
        ("xenos", 9, 13, range(1, 11), {9}),  # but once within their faction action
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
    rich(human(state))
    assert "qic planets" in legal(state)
    before = opponent(state).copy()
    act(state, action=14, support=12)  # number 1 from the right: the planets action
    assert "qic planets" not in legal(state)
    assert opponent(state).vp == before.vp + 3  # the card's, not the action's
    deal(state, 4, 6, drawn=2).action = 6  # it passes when its turn comes
    state.play(legal(state, "pass")[0])
    while state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    assert state.round == 2
    rich(human(state))
    assert "qic planets" in legal(state)


@pytest.mark.rule("AU-NUM-05")
def test_what_the_human_has_taken_is_not_counted() -> None:
    state = started("ambas", "itars")
    rich(human(state))
    deal(state, 1, 14, 5, 7, 4, 2, 16)  # blocks number 1 from the left
    state.play("power knowledge-3")
    state.play("end")
    assert state.view(0)["actions_used"] == ["power knowledge-3", "power terraform-2"]
    assert "Takes power action terraform-2: number 1 from the left of 9 free." in (
        the(state).log[-1].lines
    )
