"""Reference sequences: what pairs of cards mean for each faction, whole rounds, booster rows."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.automa import turn
from astrarium.gaia.automa.automa import AUTOMA
from astrarium.gaia.automa.components import (
    BUILD_MINE,
    GAIN_VP,
    POWER_QIC,
    RESEARCH_AREA,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    UPGRADE,
    DecisionCard,
    Task,
    card,
)
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import ROUND_NAMES
from astrarium.gaia.decisions import TURN
from tests.gaia.automa.solo import (
    automa_turn,
    deal,
    human,
    new_solo,
    on_map,
    opponent,
    started,
    the,
)
from tests.gaia.positions import legal

TILES = {0: "top", 1: "bottom", -1: "none"}
PREFERENCES = ("", " transdim", " near-human")


def said(task: Task, support: DecisionCard) -> str:
    """A task with all that it takes from the support card, in short."""
    kind, a, b = task
    arrow = "right" if support.right_down else "left"
    count = f"{'right' if support.numbered > 0 else 'left'}{abs(support.numbered)}"
    if kind == BUILD_MINE:
        return f"mine {a or support.reach}{PREFERENCES[b]} {TILES[support.tile]} {arrow}"
    if kind == UPGRADE:
        return f"upgrade {arrow}{' downgrade' if a else ''}{f' or mine {b}' if b else ''}"
    if kind == RESEARCH_AREA:
        return f"area {TRACKS[a]}"
    names = {RESEARCH_HIGHEST: "highest", RESEARCH_RANDOM: "random", POWER_QIC: "block"}
    return f"{names[kind]} {count}"


def human_for(faction: str) -> str:
    return "gleens" if faction == "taklons" else "ambas"


@pytest.mark.rule("AU-CARD-05")
@pytest.mark.rule("AU-ACT-FACTION-01")
@pytest.mark.rule("AU-DRAW-02")
@pytest.mark.rule("AU-RANGE-01")
@pytest.mark.rule("AU-TURN-03")
@pytest.mark.rule("AU-TURN-04")
@pytest.mark.parametrize(
    ("action", "support", "faction", "level", "steps", "vp"),
    [
        (1, 6, "terrans", "automa", ["upgrade right"], 1),
        (13, 2, "terrans", "automa", ["area gaia", "mine 4 transdim bottom right"], 2),
        (13, 2, "xenos", "automa", ["mine 2 bottom right", "block right2"], 2),
        (13, 2, "taklons", "automa", ["mine 3 near-human bottom right", "block right2"], 2),
        (13, 2, "hadsch-hallas", "automa", ["upgrade right or mine 3"], 1),
        (13, 2, "geodens", "automa", ["random right2", "block right2"], 1),
        (13, 2, "firaks", "automa", ["upgrade right downgrade"], 2),
        (13, 2, "itars", "automa", ["block right2", "block right2"], 4),
        (4, 13, "geodens", "automa", ["mine 2 none left"], 1),
        (7, 2, "taklons", "alptruma", ["random right2"], 0),
        (9, 1, "itars", "alptruma", ["block right1", "block right1"], 5),
        (12, 13, "xenos", "ultoma", ["block left2", "block left2"], 3),
        (8, 11, "hadsch-hallas", "automa", ["mine 4 bottom right"], 3),
        (10, 8, "hadsch-hallas", "alptruma", ["upgrade left"], 4),
        (6, 8, "geodens", "automaechtig", ["mine 4 bottom left"], 3),
        (15, 17, "firaks", "ultoma", ["highest right5"], 1),
        (3, 5, "terrans", "automalein", ["highest left5"], 1),
        (14, 16, "itars", "automa", ["block right3"], 3),
        (9, 15, "firaks", "automaechtig", ["upgrade left downgrade"], 2),
        (13, 8, "xenos", "alptruma", ["mine 2 bottom left", "block left1"], 3),
        (17, 3, "geodens", "automa", ["random right3"], 2),
    ],
)
def test_what_a_pair_of_cards_means(
    action: int, support: int, faction: str, level: str, steps: list[str], vp: int
) -> None:
    state = started(human_for(faction), faction, level)
    me = opponent(state)
    before, types, stations = me.vp, me.types, on_map(me).get("trading-station", 0)
    deal(state, support, action, *[n for n in (4, 7, 13, 6, 11) if n not in (action, support)])
    state.steps.clear()
    state.current = AUTOMA
    turn.begin(state)
    assert [said(task, card(support)) for task in the(state).tasks[:-1]] == steps
    assert the(state).tasks[-1][0] == GAIN_VP
    state.settle()
    while state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    extra = 1 if level == "alptruma" else 0  # every gain is one higher there
    if faction == "geodens" and me.types != types:
        vp += 2 + extra
    if faction == "hadsch-hallas" and on_map(me).get("trading-station", 0) > stations:
        vp += 3 + extra
    assert me.vp == before + vp


@pytest.mark.rule("AU-TURN-02")
@pytest.mark.rule("AU-LEVEL-05")
@pytest.mark.rule("AU-PASS-01")
@pytest.mark.parametrize(
    ("deck", "faction", "level", "round_number", "tile", "vp"),
    [
        ((13, 4, 1, 5, 7, 2, 16), "taklons", "automa", 2, "mine-2", [1, 1, 1, 0, 4]),
        ((13, 4, 1, 5, 7, 2, 16), "taklons", "alptruma", 2, "mine-2", [2, 2, 2, 0, 5]),
        ((1, 2, 5, 13, 4, 7), "itars", "automalein", 1, "federation-5", [1, 1, 4, 1, 0, 0]),
        ((5, 13, 9, 4, 2, 1, 7, 15, 10), "xenos", "alptruma", 1, "big-5",
         [3, 3, 2, 2, 2, 0, 2, 0]),
    ],
)  # fmt: skip
def test_vp_of_a_whole_round(
    deck: tuple[int, ...], faction: str, level: str, round_number: int, tile: str, vp: list[int]
) -> None:
    others = [name for name in ROUND_NAMES if name != tile][:5]
    tiles = [*others[: round_number - 1], tile, *others[round_number - 1 :]]
    state = started(human_for(faction), faction, level, round_scoring=tiles)
    state.round = round_number
    deal(state, *deck)
    gained = []
    while not opponent(state).passed:
        before = opponent(state).vp
        automa_turn(state)
        gained.append(opponent(state).vp - before)
        assert the(state).log[-1].vp == gained[-1]
    assert gained == vp


def row(state: GaiaState) -> list[str]:
    return [BOOSTER_NAMES[b] for b in the(state).row]


@pytest.mark.rule("AU-BOOSTSET-01")
@pytest.mark.rule("AU-BOOSTSET-02")
@pytest.mark.rule("AU-EX-02")
@pytest.mark.rule("AU-PASS-02")
@pytest.mark.rule("AU-PASS-03")
@pytest.mark.rule("AU-PASS-04")
@pytest.mark.rule("AU-EX-05")
def test_the_row_of_boosters() -> None:
    """Five in a row: card 8 takes the third; then passing takes from the middle and fills up."""
    a, b, c, d, e = ("ore-knowledge", "credits-qic", "mines", "labs", "stations")
    state = new_solo("ambas", "itars", boosters=[a, b, c, d, e])
    the(state).setup_cards = (8,) * 4
    while not legal(state, "booster"):
        state.play(state.legal_moves()[0])
    assert BOOSTER_NAMES[opponent(state).booster] == c
    assert {text.split()[1] for text in legal(state)} == {a, b, d, e}
    state.play(f"booster {e}")
    assert row(state) == [a, b, d]
    while state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    deal(state, 4, 5, drawn=2).action = 5  # card 5 becomes the support card: the middle one
    automa_turn(state)
    assert BOOSTER_NAMES[opponent(state).next_booster] == b
    assert row(state) == [a, d, c]
    assert BOOSTER_NAMES[human(state).booster] == e
    state.play(f"pass {a}")
    assert row(state) == [d, c, e]
    assert BOOSTER_NAMES[opponent(state).booster] == b  # round 2
