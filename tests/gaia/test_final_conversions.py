"""The option ``final_conversions``: what is left after the last pass is worth the most VP that free
actions can make of it, proved by trying all of them."""

from random import Random

import pytest

from astrarium.gaia import GaiaState, brainstone, scoring
from astrarium.gaia.actions import free
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.player import Player
from tests.gaia.positions import give, me, pass_all, started

OPPONENT = {"terrans": "xenos", "lantids": "xenos"}
"""Somebody on another board: Terrans for all but their own board."""

Holding = tuple[int, int, int, int, int, int, int, int]
"""Credits, ore, knowledge, Q.I.C., areas II and III, where the brainstone is, Gaiaformers used."""


def holding(player: Player) -> Holding:
    return (
        player.credits,
        player.ore,
        player.knowledge,
        player.qic,
        player.area2,
        player.area3,
        player.brainstone,
        player.formers_in_gaia,
    )


def put(player: Player, things: Holding) -> None:
    (
        player.credits,
        player.ore,
        player.knowledge,
        player.qic,
        player.area2,
        player.area3,
        player.brainstone,
        player.formers_in_gaia,
    ) = things


def outcomes(state: GaiaState, player: Player) -> list[Holding]:
    """Where one more free action leads, with every answer about the brainstone."""
    start = holding(player)
    found = []
    for move in free.moves(state, 0):
        free.play(state, 0, move)
        if len(state.steps) > 1:
            step = state.steps.pop()
            asked = holding(player)
            for answer in brainstone.moves(state, step):
                brainstone.play(state, step, answer)
                found.append(holding(player))
                put(player, asked)
        else:
            found.append(holding(player))
        put(player, start)
    return found


def wasteful(before: Holding, after: Holding) -> bool:
    """Nothing gained and something lost: no chain that begins so can be the best."""
    if before[6:] != after[6:]:
        return False
    return all(a <= b for a, b in zip(after, before, strict=True))


def best_by_trying(state: GaiaState, player: Player) -> int:
    """The most credits, ore and knowledge together that any chain of free actions reaches."""
    start = holding(player)
    seen = {start}
    open_ends = [start]
    best = 0
    while open_ends:
        things = open_ends.pop()
        best = max(best, sum(things[:3]))
        put(player, things)
        for after in outcomes(state, player):
            if after not in seen and not wasteful(things, after):
                seen.add(after)
                open_ends.append(after)
    put(player, start)
    return best


def with_faction(name: str, institute: bool) -> tuple[GaiaState, Player]:
    state = started(name, OPPONENT.get(name, "terrans"))
    player = me(state)
    if institute:
        hexes = [state.galaxy.names[h] for h in range(state.galaxy.shape.size)]
        home = next(n for n in hexes if player.structures >> state.galaxy.by_name[n] & 1)
        give(state, player, "planetary-institute", home)
    return state, player


@pytest.mark.rule("GP-SCORE-06")
@pytest.mark.parametrize("institute", [False, True])
@pytest.mark.parametrize("name", FACTION_NAMES)
def test_nothing_better_can_be_made_of_what_is_left(name: str, institute: bool) -> None:
    """Near the caps, where the choice is hard, and away from them."""
    state, player = with_faction(name, institute)
    chance = Random(f"{name} {institute}")
    # Credits that buy ore and knowledge open far more chains: fewer trials, away from the caps.
    credits_buy = name == "hadsch-hallas" and institute
    for trial in range(4 if credits_buy else 12):
        near = not credits_buy and trial % 4 != 0
        player.credits = 30 - chance.randrange(5) if near else chance.randrange(4)
        player.ore = 15 - chance.randrange(3) if near else chance.randrange(3)
        player.knowledge = 15 - chance.randrange(3) if near else chance.randrange(3)
        player.qic = chance.randrange(10)
        player.area1, player.area2, player.area3 = 0, chance.randrange(6), chance.randrange(7)
        player.brainstone = chance.randrange(1, 4) if player.faction.has_brainstone else 0
        if player.formers:
            player.formers = chance.randrange(1, 4)
        left = player.credits + player.ore + player.knowledge
        things = holding(player)
        assert left + scoring.convertible(player) == best_by_trying(state, player), things


@pytest.mark.rule("GP-SCORE-06")
def test_credits_that_pay_like_power_make_room_for_qic() -> None:
    """Everything but knowledge is full: 4 credits become 1 knowledge, and 4 Q.I.C., by way of the
    ore, take the place of the credits."""
    state, player = with_faction("hadsch-hallas", institute=True)
    put(player, (30, 15, 13, 8, 0, 0, 0, 0))
    assert scoring.convertible(player) == 2
    state, player = with_faction("hadsch-hallas", institute=False)
    put(player, (30, 15, 13, 8, 0, 0, 0, 0))
    assert scoring.convertible(player) == 0


@pytest.mark.rule("GP-SCORE-06")
@pytest.mark.parametrize("converts, vp", [(True, 3), (False, 0)])
def test_both_ways_of_the_option(converts: bool, vp: int) -> None:
    """1 credit, 2 Q.I.C., 4 tokens in area II, 4 in area III: 1 + 2 + 2 + 4 = 9 make 3 VP."""
    state = started("terrans", "xenos", final_conversions=converts)
    state.round = 6
    terrans = me(state)
    terrans.credits, terrans.ore, terrans.knowledge, terrans.qic = 1, 0, 0, 2
    terrans.area1, terrans.area2, terrans.area3 = 7, 4, 4
    pass_all(state)
    assert state.result is not None
    assert state.result.breakdown[0]["resources"] == vp


@pytest.mark.rule("GP-SCORE-06")
def test_power_charged_after_the_own_pass_is_converted_too() -> None:
    state = started("terrans", "xenos", final_conversions=True)
    state.round = 6
    terrans, xenos = state.seats
    terrans.credits = terrans.ore = terrans.knowledge = terrans.qic = 0
    terrans.area1, terrans.area2, terrans.area3 = 0, 1, 2
    state.play("pass")
    state.play("upgrade 3A2 trading-station")
    state.play("end")
    state.play("charge 1")
    state.play("pass")
    assert state.result is not None
    assert state.result.breakdown[0]["resources"] == 1
    assert xenos.passed
