"""The end of a solo game."""

import pytest

from astrarium.gaia import GaiaState, scoring
from astrarium.gaia.automa.actions import gain_vp
from astrarium.gaia.automa.automa import AUTOMA, HUMAN
from astrarium.gaia.components.scoring import FINAL_NAMES, FINAL_TILES
from astrarium.gaia.player import FROM_ACTION, FROM_FINAL, FROM_LEVELS, FROM_RESOURCES
from tests.gaia.automa.solo import act, clear, field, human, opponent, put, started


def counts(state: GaiaState, tile: int) -> dict[int, int]:
    return {seat: count for count, seat in scoring.standings(state, tile)}


@pytest.mark.rule("AU-FINAL-01")
@pytest.mark.parametrize(
    ("mine", "automa", "neutral", "vp"),
    [
        (7, 7, 6, (15, 15)),
        (4, 6, 6, (6, 15)),
        (8, 8, 8, (12, 12)),
        (8, 5, 8, (15, 6)),
        (9, 5, 5, (18, 9)),
        (3, 12, 11, (6, 18)),
    ],
)
def test_human_automa_and_neutral_share_the_ranks(
    mine: int, automa: int, neutral: int, vp: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = started("ambas", "itars", final_scoring=["satellites", "structures"])
    human(state).satellites = (1 << mine) - 1
    opponent(state).satellites = (1 << automa) - 1
    tile = FINAL_TILES[state.setup.final_tiles[0]]
    monkeypatch.setattr(tile, "neutral", neutral)
    assert tuple(scoring.tile_vp(state, 0)) == vp


@pytest.mark.rule("AU-FINAL-02")
@pytest.mark.parametrize(
    ("levels", "vp"), [((5, 4, 3, 2, 0, 1), 24), ((2,) * 6, 0), ((4, 4, 3, 0, 0, 0), 20)]
)
def test_levels_count_for_the_automa_too(levels: tuple[int, ...], vp: int) -> None:
    state = started("ambas", "itars")
    opponent(state).research[:] = list(levels)
    scoring.final_scoring(state)
    assert opponent(state).vp_from[FROM_LEVELS] == vp


@pytest.mark.rule("AU-FINAL-03")
@pytest.mark.rule("AU-FINAL-04")
def test_what_the_automa_counts() -> None:
    state = started("ambas", "itars", final_scoring=["federation-structures", "structures"])
    clear(state, opponent(state))
    put(state, opponent(state), "mine", "3B0", "3B3", "1A5", "2A3")
    opponent(state).satellites = 0b111
    assert counts(state, 0)[AUTOMA] == 3
    assert counts(state, 1)[AUTOMA] == 4
    assert counts(state, 0)[HUMAN] == 0  # no federation
    other = started("ambas", "itars", final_scoring=["satellites", "sectors"])
    clear(other, opponent(other))
    put(other, opponent(other), "mine", "3B0", "3B3", "1A5", "2A3")
    opponent(other).satellites = 0b111
    assert counts(other, 0)[AUTOMA] == 3
    assert counts(other, 1)[AUTOMA] == 3


@pytest.mark.rule("AU-FINAL-04")
def test_types_and_gaia_planets_of_the_automa() -> None:
    """A transdim planet counts as the Gaia planet that it has become."""
    for tile, before, after in (("planet-types", 1, 2), ("gaia-planets", 0, 1)):
        state = field("ambas", "geodens", C="v", A8="m")
        state.setup.final_tiles = (FINAL_NAMES.index(tile),) * 2
        put(state, opponent(state), "mine", "3C")
        assert counts(state, 0)[AUTOMA] == before
        act(state, action=4, support=13)
        assert counts(state, 0)[AUTOMA] == after


@pytest.mark.rule("AU-FINAL-05")
@pytest.mark.rule("AU-CORE-05")
def test_the_automa_scores_tiles_and_levels_but_no_resources() -> None:
    state = started("ambas", "itars")
    opponent(state).research[:] = [3, 0, 0, 0, 0, 0]
    put(state, opponent(state), "mine", *[f"3A{i}" for i in range(12)])
    result = scoring.final_scoring(state)
    assert opponent(state).vp_from[FROM_FINAL] > 0
    assert opponent(state).vp_from[FROM_LEVELS] == 4
    assert opponent(state).vp_from[FROM_RESOURCES] == 0
    assert human(state).vp_from[FROM_RESOURCES] > 0
    assert sum(result.breakdown[AUTOMA].values()) == result.scores[AUTOMA]


@pytest.mark.rule("AU-LEVEL-05")
@pytest.mark.rule("AU-LEVEL-06")
def test_the_hardest_level_adds_one_to_each_gain_during_play_only() -> None:
    hard = started("ambas", "itars", level="alptruma")
    assert gain_vp(hard, 3, FROM_ACTION) == 4
    assert gain_vp(hard, 0, FROM_ACTION) == 0  # nothing is no gain
    assert opponent(hard).vp == 14
    normal = started("ambas", "itars", level="ultoma")
    assert gain_vp(normal, 3, FROM_ACTION) == 3
    for state in (hard, normal):
        opponent(state).research[:] = [3, 0, 0, 0, 0, 0]
        scoring.final_scoring(state)
        assert opponent(state).vp_from[FROM_LEVELS] == 4
    assert opponent(hard).vp_from[FROM_FINAL] == opponent(normal).vp_from[FROM_FINAL]
