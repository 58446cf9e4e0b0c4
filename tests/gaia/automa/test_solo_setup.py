"""Setting up a solo game."""

import pytest

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.automa.actions import automa_steps
from astrarium.gaia.automa.automa import Turn
from astrarium.gaia.automa.components import AUTOMA_FACTION_NAMES, card
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.scoring import COMMON_TOKENS
from astrarium.gaia.components.sectors import BASIC_7
from astrarium.table import BadOption
from tests.gaia.automa.solo import ROW, human, new_solo, opponent, started, the
from tests.gaia.positions import FIXED, legal


def turns_taken(state: GaiaState) -> list[Turn]:
    return [turn for turn in the(state).log if turn.round]


@pytest.mark.rule("AU-SETUP-01")
@pytest.mark.rule("AU-TURN-01")
def test_the_human_has_the_first_turn_then_they_alternate() -> None:
    state = started()
    assert state.order == [0, 1]
    assert state.to_act == (0,)
    assert not turns_taken(state)
    state.play("research economy")
    state.play("end")
    while state.steps[-1].kind != 7:
        state.play(state.legal_moves()[0])
    assert len(turns_taken(state)) == 1
    assert state.to_act == (0,)


@pytest.mark.rule("AU-SETUP-02")
def test_the_board_is_seven_sectors_that_only_the_human_rotates() -> None:
    centres = set()
    for seed in range(12):
        state = GAIA.new({"players": 1, "factions": ["xenos"]}, str(seed))
        tiles = [sector.tile for sector in state.galaxy.sectors]
        assert sorted(tiles) == ["01", "02", "03", "04", "05b", "06b", "07b"]
        assert state.galaxy.touching_homes() is None
        centres.add(tiles[state.galaxy.shape.centres.index((0, 0))])
    assert len(centres) > 3
    state = GAIA.new({"players": 1, "factions": ["xenos"], "assembler": "last-player"}, "1")
    assert state.to_act == (0,)
    assert "rotate 03" in legal(state)


@pytest.mark.rule("AU-SETUP-03")
@pytest.mark.rule("AU-SETUP-08")
@pytest.mark.rule("AU-SETUP-10")
@pytest.mark.rule("AU-SETUP-16")
@pytest.mark.rule("GP-FIRST-01")
def test_the_first_game() -> None:
    state = GAIA.new({"players": 1, "setup": "first-game"}, "any")
    assert legal(state) == ["faction hadsch-hallas"]
    state.play("faction hadsch-hallas")
    assert opponent(state).faction.name == "taklons"
    assert opponent(state).vp == 0
    assert [s.tile for s in state.galaxy.sectors] == ["01", "05b", "02", "03", "06b", "04", "07b"]
    assert all(s.rotation == 0 for s in state.galaxy.sectors)
    assert len(the(state).decks[0]) == 6
    assert 2 not in the(state).decks[5]
    # Without the first-game setup any faction can be chosen, or given without a list.
    assert human(GAIA.new({"players": 1, "factions": "gleens"}, "any")).faction.name == "gleens"
    with pytest.raises(BadOption, match="neither choose, random nor"):
        GAIA.new({"players": 2, "factions": "gleens"}, "any")
    free = GAIA.new({"players": 1, "automa": "itars"}, "any")
    names = {text.split()[1] for text in legal(free)}
    assert names == set(FACTION_NAMES) - {"itars", "nevlas"}


@pytest.mark.rule("AU-SETUP-05")
@pytest.mark.rule("AU-SETUP-06")
def test_two_federation_tokens_of_each_kind_and_one_of_them_on_terraforming() -> None:
    state = new_solo(terraforming_token="8vp-qic")
    assert state.token_supply == [2, 1, 2, 2, 2, 2]
    kinds = set()
    for seed in range(30):
        drawn = GAIA.new({"players": 1}, str(seed))
        assert sum(drawn.token_supply) == 2 * COMMON_TOKENS - 1
        kinds.add(drawn.terraforming_token)
    assert len(kinds) == COMMON_TOKENS


@pytest.mark.rule("AU-SETUP-07")
@pytest.mark.rule("AU-BOOSTSET-01")
@pytest.mark.rule("AU-BOOSTSET-02")
@pytest.mark.rule("AU-EX-02")
def test_the_automa_takes_its_booster_first_as_a_card_says() -> None:
    """Five lie in a row; a card with the third bar green takes the third."""
    taken = set()
    for seed in range(40):
        state = GAIA.new({**FIXED, "players": 1, "factions": ["ambas"]}, str(seed))
        row = [BOOSTER_NAMES[b] for b in the(state).row]
        assert len(row) == 5
        state.play(state.legal_moves()[0])
        slot = card(the(state).setup_cards[0]).setup_booster  # what is left of the turned cards
        state.play(state.legal_moves()[0])
        turned = the(state).log[-1]
        assert card(turned.support).setup_booster == slot
        assert turned.lines == (
            f"Takes the booster {row[slot]}: number {slot + 1} from the left "
            f"(card {turned.support}).",
        )
        assert opponent(state).booster == BOOSTER_NAMES.index(row[slot])
        left = [name for i, name in enumerate(row) if i != slot]
        assert [text.split()[1] for text in legal(state)] == sorted(left, key=BOOSTER_NAMES.index)
        state.play(f"booster {left[1]}")
        assert [BOOSTER_NAMES[b] for b in the(state).row] == [left[0], left[2], left[3]]
        taken.add(slot)
    assert taken == {0, 1, 2, 3, 4}
    assert [card(n).setup_booster for n in (3, 8, 13)] == [2, 2, 2]


@pytest.mark.rule("AU-SETUP-09")
def test_the_automa_never_has_the_humans_colour() -> None:
    drawn = set()
    for seed in range(60):
        state = GAIA.new({"players": 1, "factions": ["nevlas"]}, str(seed))
        drawn.add(opponent(state).faction.name)
    assert drawn == set(AUTOMA_FACTION_NAMES) - {"itars"}
    with pytest.raises(BadOption, match="share their colour"):
        GAIA.new({"players": 1, "factions": ["nevlas"], "automa": "itars"}, "1")
    chosen = GAIA.new({"players": 1, "factions": ["nevlas"], "automa": "firaks"}, "1")
    assert opponent(chosen).faction.name == "firaks"
    for seed in range(40):  # a drawn human faction keeps off the given one of the Automa
        state = GAIA.new({"players": 1, "factions": "random", "automa": "itars"}, str(seed))
        assert human(state).faction.name not in ("itars", "nevlas")


@pytest.mark.rule("AU-SETUP-11")
@pytest.mark.rule("AU-SETUP-12")
@pytest.mark.rule("AU-SETUP-15")
@pytest.mark.rule("AU-SETUP-17")
@pytest.mark.rule("AU-CORE-02")
def test_what_the_automa_starts_with() -> None:
    me = opponent(new_solo("gleens", "taklons"))
    assert me.built == [0] * 6
    assert me.research == [0] * 6
    assert me.vp == 10
    assert me.satellites == 0
    assert new_solo("gleens", "taklons").view(0)["final_scoring"][1]["counts"] == [0, 0]
    assert (me.credits, me.ore, me.knowledge, me.qic) == (0, 0, 0, 0)
    assert (me.area1, me.area2, me.area3, me.gaia_area, me.brainstone) == (0, 0, 0, 0, 0)


@pytest.mark.rule("AU-SETUP-13")
@pytest.mark.rule("AU-EX-01")
@pytest.mark.parametrize(
    ("faction", "track"), [("geodens", 0), ("xenos", 2), ("terrans", 3), ("hadsch-hallas", 4)]
)
def test_a_faction_card_with_level_1_starts_there_without_bonus(faction: str, track: int) -> None:
    me = opponent(new_solo("ambas", faction))
    assert me.research == [int(i == track) for i in range(6)]
    assert (me.ore, me.qic, me.formers) == (0, 0, 0)


STEPS = {
    "terrans": (0, 1, 2, 3, 3, 2, 1, 1, 2),
    "xenos": (3, 2, 1, 0, 1, 2, 3, 1, 2),
    "taklons": (3, 3, 2, 1, 0, 1, 2, 1, 2),
    "hadsch-hallas": (1, 0, 1, 2, 3, 3, 2, 1, 2),
    "geodens": (2, 1, 0, 1, 2, 3, 3, 1, 2),
    "firaks": (2, 3, 3, 2, 1, 0, 1, 1, 2),
    "itars": (1, 2, 3, 3, 2, 1, 0, 1, 2),
}
"""Terra, oxide, volcanic, desert, swamp, titanium, ice, gaia, transdim: from the reference card."""


@pytest.mark.rule("AU-SETUP-14")
@pytest.mark.rule("AU-ACT-MINE-09")
@pytest.mark.parametrize("faction", AUTOMA_FACTION_NAMES)
def test_terraforming_steps_are_those_of_the_automas_colour(faction: str) -> None:
    me = opponent(new_solo("gleens" if faction == "taklons" else "ambas", faction))
    assert tuple(automa_steps(me.faction.home, planet) for planet in range(9)) == STEPS[faction]


@pytest.mark.rule("AU-SETUP-18")
def test_the_neutral_player_ranks_too() -> None:
    state = started()
    tile = state.view(0)["final_scoring"][0]
    assert tile["tile"] == "structures"
    assert tile["neutral"] == 11


@pytest.mark.rule("AU-MINESET-01")
@pytest.mark.rule("AU-MINESET-03")
def test_the_automas_mines_stand_nearest_to_the_centre() -> None:
    state = new_solo("ambas", "itars")
    assert opponent(state).structures == 0  # the human's first mine comes first
    state.play(state.legal_moves()[0])
    mines = opponent(state).built[0]
    assert mines.bit_count() == 2
    centre = state.galaxy.by_name["3C"]
    distance = state.galaxy.shape.distance
    white = state.type_masks[6]
    all_white = sorted(distance(centre, h) for h in range(133) if white >> h & 1)
    taken = sorted(distance(centre, h) for h in range(133) if mines >> h & 1)
    assert taken == all_white[:2]
    assert state.steps[-1].seat == 0  # now the human's second
    assert human(state).built[0].bit_count() == 1
    xenos = new_solo("xenos", "itars")
    placed = []
    while legal(xenos, "place"):
        xenos.play(legal(xenos)[0])
        placed.append((human(xenos).built[0].bit_count(), opponent(xenos).built[0].bit_count()))
    assert placed == [(1, 2), (2, 2), (3, 2)]


@pytest.mark.rule("AU-MINESET-02")
def test_xenos_place_a_third_mine_after_the_humans_second() -> None:
    state = new_solo("ambas", "xenos")
    state.play(state.legal_moves()[0])
    assert opponent(state).built[0].bit_count() == 2
    state.play(state.legal_moves()[0])
    assert opponent(state).built[0].bit_count() == 3
    assert opponent(state).satellites == 0
    ivits = new_solo("ivits", "xenos")
    assert opponent(ivits).built[0].bit_count() == 3  # the human's institute comes last
    assert human(ivits).structures == 0


@pytest.mark.rule("AU-MINESET-04")
@pytest.mark.rule("AU-DIR-04")
def test_a_tie_for_the_centre_is_broken_by_a_random_card() -> None:
    """Three planets of one type equally near: the arrow of a turned card decides, nothing else."""
    board = [f"{tile}@{q},{r}" for (q, r), tile in BASIC_7 if tile != "03"]
    board.append("03=i.i.....i..........@0,0")  # ice on 3A0, 3A2 and 3A8
    outcomes = set()
    for seed in range(30):
        options = {**FIXED, "players": 1, "factions": ["ambas"], "automa": "itars", "board": board}
        state = GAIA.new(options, str(seed))
        cards = the(state).setup_cards
        state.play(state.legal_moves()[0])
        first, second = (card(turn.support).right_down for turn in the(state).log)
        assert (first, second) == tuple(card(n).right_down for n in cards[:2])
        mines = state.galaxy.listed(opponent(state).built[0])
        outcomes.add((first, second, mines))
    assert outcomes == {
        (True, True, "3A0,3A8"),
        (True, False, "3A2,3A8"),
        (False, True, "3A2,3A8"),
        (False, False, "3A0,3A2"),
    }


def test_row_names_the_boosters_of_these_tests() -> None:
    assert [BOOSTER_NAMES[b] for b in the(new_solo()).row] == list(ROW)
