"""The power cycle: charging, spending, gaining and discarding tokens, with the brainstone.

The brainstone is one more token that moves like the others. Where moving it or another token are
two different outcomes, the function does the first that its docstring names and says which areas
remain to choose from; the caller then asks.
"""

from astrarium.gaia.components.structures import BRAINSTONE_POWER
from astrarium.gaia.player import DISCARDED, IN_GAIA, Player


def chargeable(me: Player) -> int:
    """How often this player can charge before every token is in area III (GP-POWER-03)."""
    total = 2 * me.area1 + me.area2
    if me.brainstone == 1:
        return total + 2
    if me.brainstone == 2:
        return total + 1
    return total


def charge(me: Player, amount: int) -> int:
    """Charge as much as possible; the brainstone goes first.

    Returns 0, or the lower area in which the brainstone could have stayed instead (the higher is
    the next one), because only whole areas empty before the next begins.
    """
    stone = me.brainstone
    choice = 0
    in_area1 = me.area1 + (stone == 1)
    moving = amount if amount < in_area1 else in_area1  # GP-POWER-01
    if moving:
        amount -= moving
        if stone == 1:
            me.brainstone = 2
            if moving < in_area1:
                choice = 1
            me.area1 -= moving - 1
            me.area2 += moving - 1
        else:
            me.area1 -= moving
            me.area2 += moving
    if amount:  # area I is empty now: GP-POWER-02, GP-POWER-04
        stone = me.brainstone
        in_area2 = me.area2 + (stone == 2)
        moving = amount if amount < in_area2 else in_area2
        if moving:
            if stone == 2:
                me.brainstone = 3
                if moving < in_area2:
                    choice = 2
                me.area2 -= moving - 1
                me.area3 += moving - 1
            else:
                me.area2 -= moving
                me.area3 += moving
    return choice


def lower_brainstone(me: Player, area: int) -> None:
    """Let another token have been charged instead: the brainstone is in ``area``, not above."""
    me.brainstone = area
    if area == 1:
        me.area1 -= 1
        me.area2 += 1
    else:
        me.area2 -= 1
        me.area3 += 1


def spendable(me: Player) -> int:
    """Power in area III (GP-POWER-05)."""
    power = me.area3 * me.faction.token_power(me)
    return power + BRAINSTONE_POWER if me.brainstone == 3 else power


def spend(me: Player, cost: int) -> int:
    """Spend power; the brainstone stays if the other tokens suffice (GP-POWER-06).

    Returns how many tokens the brainstone could have saved (0: no choice). Surplus is lost
    (GP-FACTION-NEVLAS-06).
    """
    worth = me.faction.token_power(me)
    tokens = -(-cost // worth)
    if me.brainstone != 3:
        _from_area3(me, tokens)
        return 0
    with_stone = max(0, cost - BRAINSTONE_POWER)
    if tokens <= me.area3:
        _from_area3(me, tokens)
        # For a single power the brainstone instead of a token is never better.
        return tokens - with_stone if cost > 1 else 0
    me.brainstone = 1
    _from_area3(me, with_stone)
    return 0


def spend_brainstone(me: Player, saved: int) -> None:
    """The brainstone was spent after all, instead of so many tokens."""
    me.brainstone = 1
    me.area1 -= saved
    me.area3 += saved


def _from_area3(me: Player, tokens: int) -> None:
    me.area3 -= tokens
    me.area1 += tokens


def tokens_to_give(me: Player) -> int:
    """Tokens that can be discarded or moved to the Gaia area: areas I to III (GP-POWER-10)."""
    return me.area1 + me.area2 + me.area3 + (1 <= me.brainstone <= 3)


def give_tokens(me: Player, count: int, to_gaia: bool) -> None:
    """Give up tokens from area I first, then II, then III, the brainstone last of all.

    A token in a lower area is never worth more than one in a higher area, so this is the default
    (GP-POWER-09 leaves the choice to the player).
    """
    one = min(count, me.area1)
    two = min(count - one, me.area2)
    three = min(count - one - two, me.area3)
    give_from(me, one, two, three, one + two + three < count, to_gaia)


def give_from(me: Player, one: int, two: int, three: int, stone: bool, to_gaia: bool) -> None:
    """Give up exactly these tokens: to the Gaia area, or to the supply (GP-POWER-08)."""
    me.area1 -= one
    me.area2 -= two
    me.area3 -= three
    if stone:
        me.brainstone = IN_GAIA if to_gaia else DISCARDED
    if to_gaia:
        me.gaia_area += one + two + three


def token_splits(me: Player, count: int) -> list[tuple[int, int, int, bool]]:
    """Every way to give up so many tokens: from areas I, II, III, and the brainstone or not."""
    result = []
    stones = (False, True) if 1 <= me.brainstone <= 3 else (False,)
    for stone in stones:
        plain = count - stone
        for one in range(min(plain, me.area1), -1, -1):
            for two in range(min(plain - one, me.area2), -1, -1):
                three = plain - one - two
                if three <= me.area3:
                    result.append((one, two, three, stone))
    return result


def can_burn(me: Player) -> bool:
    """Two tokens in area II, whatever lies in area I (GP-FREE-05, GP-FREE-06)."""
    return me.area2 + (me.brainstone == 2) >= 2


def burn(me: Player) -> bool:
    """Discard one token of area II to move another to area III; the brainstone moves up.

    Returns whether the brainstone was there, so that it could also stay or be discarded.
    """
    stone = me.brainstone == 2
    if stone:
        me.brainstone = 3
        me.area2 -= 1
    else:
        me.area2 -= 2
        me.area3 += 1
    if me.faction.burns_to_gaia:
        me.gaia_area += 1
    return stone
