"""Whole solo games: every Automa faction, level and human faction."""

import json
from itertools import pairwise

import pytest

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.automa.automa import AUTOMA, first_deck, other_cards
from astrarium.gaia.automa.components import AUTOMA_FACTION_NAMES, LEVEL_NAMES, LEVELS
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.structures import PIECES
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_FINAL, FROM_LEVELS, FROM_START
from astrarium.table import Chance
from tests.gaia.automa.solo import the
from tests.table.contract import check_game

PAIRS = [
    (human, automa)
    for human in FACTION_NAMES
    for automa in AUTOMA_FACTION_NAMES
    if FACTION_NAMES.index(human) // 2 != FACTION_NAMES.index(automa) // 2
]


def play_move(state: GaiaState, dice: Chance) -> str:
    """A random move that seldom passes, so that games go on."""
    moves = state.legal_moves()
    busy = [m for m in moves if m.verb not in ("pass", "spend", "burn")]
    move = dice.choice(busy if busy and dice.below(12) else moves)
    state.play(move)
    return str(move)


@pytest.mark.parametrize(("human", "automa"), PAIRS)
def test_a_whole_game_at_every_level(human: str, automa: str) -> None:
    for level in LEVEL_NAMES:
        options = {"players": 1, "factions": human, "automa": automa, "automa_level": level}
        seed = f"{human} {automa} {level}"
        state = GAIA.new(options, seed)
        dice = Chance(seed, "dice")
        texts = []
        sizes: dict[int, int] = {}
        while state.to_act:
            assert state.to_act == (0,)
            turn, told = state.turn, len(the(state).log)
            texts.append(play_move(state, dice))
            if len(the(state).log) > told:
                assert state.turn > turn or not state.to_act  # what was shown cannot be undone
            _check_pieces(state)
            sizes[state.round] = len(the(state).deck)
        first = len(first_deck(LEVELS[LEVEL_NAMES.index(level)])) + 1
        assert [sizes[r] for r in range(1, 7)] == [first + i for i in range(6)]
        _check_turns(state, sizes)
    again = GAIA.new(options, seed)
    for text in texts:
        again.play(text)
    assert again == state
    assert hash(again) == hash(state)


def _check_pieces(state: GaiaState) -> None:
    """Never more pieces than there are, nothing the Automa has no use for, boosters in the row."""
    me = state.seats[AUTOMA]
    for kind, hexes in enumerate(me.built):
        assert hexes.bit_count() <= PIECES[kind]
    assert sum(hexes.bit_count() for hexes in me.built) == me.structures.bit_count()
    assert not me.satellites & me.structures
    assert me.satellites.bit_count() <= me.structures.bit_count()
    assert all(0 <= level <= 5 for level in me.research)
    tops = zip(me.research, state.seats[0].research, strict=True)
    assert (5, 5) not in tops  # one token per level 5
    assert (me.credits, me.ore, me.knowledge, me.qic, me.tiles, sum(me.green)) == (0,) * 6
    assert (me.area1, me.area2, me.area3, me.gaia_area, me.formers) == (0,) * 5
    assert sorted(the(state).row) == bits(state.boosters)


def _check_turns(state: GaiaState, sizes: dict[int, int]) -> None:
    """Actions per round within the deck's bounds; every VP is told of."""
    log = the(state).log
    for round_number in range(1, 7):
        turns = [turn for turn in log if turn.round == round_number]
        size = sizes[round_number]
        assert size - 4 <= len(turns) - 1 <= size - 1
        assert "passes" in turns[-1].lines[0]
    me = state.seats[AUTOMA]
    told = sum(turn.vp for turn in log)
    settled = me.vp_from[FROM_START] + me.vp_from[FROM_FINAL] + me.vp_from[FROM_LEVELS]
    assert told + settled == me.vp


@pytest.mark.parametrize(
    ("human", "automa", "level"),
    [
        ("choose", "random", "automa"),
        ("taklons", "geodens", "ultoma"),
        ("ivits", "itars", "alptruma"),
    ],
)
def test_solo_games_keep_the_contract_of_every_game(human: str, automa: str, level: str) -> None:
    options = {"players": 1, "factions": human, "automa": automa, "automa_level": level}
    check_game(GAIA, options, f"{human} {automa}", every=5)


@pytest.mark.parametrize("round_number", range(7))
def test_no_view_tells_the_hidden_cards(round_number: int) -> None:
    """Positions that differ only in what is hidden look the same to everybody."""
    state = GAIA.new({"players": 1, "factions": ["xenos"], "automa_level": "ultoma"}, "veil")
    dice = Chance("veil", "dice")
    while state.round < round_number or (round_number and not the(state).drawn):
        play_move(state, dice)
    level = LEVELS[LEVEL_NAMES.index("ultoma")]
    allowed = set(first_deck(level)) | set(other_cards(level))
    begun = max(state.round, 1)
    others = set()
    for seed in range(12):
        sampled = state.sample(0, str(seed))
        for seat in (0, None):
            assert json.dumps(sampled.view(seat)) == json.dumps(state.view(seat))
        automa = the(sampled)
        others.add(automa.decks)
        assert automa.deck[: automa.drawn] == the(state).deck[: the(state).drawn]
        for number, deck in enumerate(automa.decks):
            assert len(set(deck)) == len(deck) == len(the(state).decks[number])
            assert len(deck) == (9 + number if number + 1 >= begun else 0)  # past ones are no more
            assert set(deck) <= allowed
        for before, after in pairwise(automa.decks):
            assert set(before) <= set(after)
        seen = {n for n in allowed if automa.seen >> n & 1}
        assert seen <= set(automa.decks[begun - 1])
        while sampled.to_act:
            play_move(sampled, dice)
    assert len(others) > 6


def test_what_setup_will_turn_is_hidden_too() -> None:
    """Before the human has chosen, a drawn faction and the cards to turn may be any."""
    state = GAIA.new({"players": 1}, "veil")
    factions = set()
    boosters = set()
    for seed in range(60):
        sampled = state.sample(0, str(seed))
        assert json.dumps(sampled.view(0)) == json.dumps(state.view(0))
        sampled.play("faction nevlas")
        factions.add(sampled.seats[AUTOMA].faction.name)
        while sampled.round == 0:
            sampled.play(sampled.legal_moves()[0])
        boosters.add(sampled.seats[AUTOMA].booster)
        assert not the(sampled).setup_cards
        assert not the(sampled).factions
    assert factions == set(AUTOMA_FACTION_NAMES) - {"itars"}
    assert len(boosters) == 5
    given = GAIA.new({"players": 1, "automa": "itars"}, "veil")
    for seed in range(5):
        assert the(given.sample(0, str(seed))).factions == ("itars",)


def test_a_copy_is_independent() -> None:
    state = GAIA.new({"players": 1, "factions": ["xenos"]}, "copies")
    dice = Chance("copies", "dice")
    for _ in range(25):
        play_move(state, dice)
    twin = state.copy()
    key = twin.key()
    while state.to_act:
        play_move(state, dice)
    assert twin.key() == key
    assert twin != state
