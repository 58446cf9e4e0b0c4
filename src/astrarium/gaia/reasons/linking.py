"""What it takes to link chosen planets, legal or not: the search of federations, asked differently.

Whatever contains all chosen planets counts as worth enough, so the first answer is the cheapest
federation that contains them, with the other structures it meets.
"""

from astrarium.gaia.actions.federation import Search
from astrarium.gaia.federations import federations
from astrarium.gaia.galaxy import bits


def with_neighbours(neighbours: list[int], hexes: int, own: int) -> int:
    """The hexes and all of ``own`` that they touch, near and far."""
    grown = hexes
    while True:
        around = 0
        for h in bits(grown):
            around |= neighbours[h]
        if around & own & ~grown == 0:
            return grown
        grown |= around & own


def cheapest_link(
    neighbours: list[int], asked: Search, chosen: int, most: int, alone: bool
) -> tuple[int, int]:
    """The planets of the cheapest federation that contains the chosen ones, and its satellites.

    Satellites are -1 if ``most`` are too few. ``alone``: it must not touch any other structure.
    """
    own, free = asked.own, asked.free
    if alone:
        own = chosen
        for h in bits(asked.own & ~chosen):
            free &= ~neighbours[h]
    values = [0] * len(neighbours)
    groups = 0
    rest = chosen
    while rest:
        first = rest & -rest
        values[first.bit_length() - 1] = 1
        groups += 1
        rest &= ~with_neighbours(neighbours, first, chosen)
    found = federations(neighbours, own, values, free, groups, most, asked.root)
    return found[0] if found else (chosen, -1)


def can_be_linked(neighbours: list[int], asked: Search, chosen: int, alone: bool) -> bool:
    """Whether any number of satellites would do."""
    free = asked.free
    own = asked.own | asked.root
    if alone:
        for h in bits(asked.own & ~chosen):
            free &= ~neighbours[h]
        own = chosen | asked.root
    wanted = chosen | asked.root
    reached = with_neighbours(neighbours, wanted & -wanted, free | own)
    return wanted & ~reached == 0
