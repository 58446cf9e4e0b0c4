"""The fewest satellites that link groups of structures, and which other groups they meet.

Only explanations need this: the search of legal federations never prices a choice that is not
legal. It is the Steiner tree of Dreyfus and Wagner on hexes that cost one satellite each and on
groups that cost nothing, with sets of hexes as bit masks.
"""

from astrarium.gaia.components.structures import SATELLITES
from astrarium.gaia.galaxy import bits


def groups_of(neighbours: list[int], hexes: int, root: int) -> list[int]:
    """The connected parts of a set of own hexes; ``root`` is a part from the outset."""
    groups = []
    rest = hexes | root
    while rest:
        group = 0
        grown = rest & root or rest & -rest
        while grown != group:
            group = grown
            for h in bits(group):
                grown |= neighbours[h] & rest
        groups.append(group)
        rest &= ~group
        root &= ~group
    return groups


class Linking:
    """The cheapest link of the ``wanted`` groups; ``satellites`` is -1 if there is none."""

    def __init__(
        self, neighbours: list[int], groups: list[int], wanted: list[int], free: int
    ) -> None:
        self._neighbours = neighbours
        self._free = free
        self._rims = [self._spread(group) for group in groups]
        self._ends = wanted[:-1]
        self._hexes: list[list[int]] = []
        self._groups: list[list[int]] = []
        """By set of ends and by number of satellites: what can be linked to all these ends with
        exactly so many, and not with fewer."""
        self.satellites = -1
        self.met = 0
        """All groups that belong to the federation then, as a set of their numbers."""
        most = self._bound(wanted)
        if most < 0:
            return
        self._grow_all(most)
        last = wanted[-1]
        full = len(self._groups) - 1
        for cost in range(most + 1):
            if not full or self._groups[full][cost] >> last & 1:
                self.satellites = cost
                break
        used = self._ways_to_group(full, last, self.satellites) if full else 0
        for number, rim in enumerate(self._rims):
            if rim & used or number in wanted:
                self.met |= 1 << number

    def _spread(self, hexes: int) -> int:
        around = 0
        for h in bits(hexes):
            around |= self._neighbours[h]
        return around & self._free

    def _bound(self, wanted: list[int]) -> int:
        """A number of satellites that suffices: a spanning tree of pairwise links; -1 if none."""
        distances = []
        for number in wanted:
            hexes, groups = [0] * (SATELLITES + 1), [0] * (SATELLITES + 1)
            groups[0] = 1 << number
            self._grow(hexes, groups)
            distances.append(groups)
        total = 0
        linked = [0]
        while len(linked) < len(wanted):
            best = (SATELLITES + 1, -1)
            for i in linked:
                for cost, groups_there in enumerate(distances[i]):
                    for j, number in enumerate(wanted):
                        if j not in linked and groups_there >> number & 1 and cost < best[0]:
                            best = (cost, j)
            if best[1] < 0:
                return -1
            total += best[0]
            linked.append(best[1])
        return total

    def _grow_all(self, most: int) -> None:
        """Link ever larger sets of ends: join two smaller ones, then grow hex by hex."""
        for ends in range(1 << len(self._ends)):
            hexes, groups = [0] * (most + 1), [0] * (most + 1)
            if ends & (ends - 1) == 0:
                if ends:
                    groups[0] = 1 << self._ends[ends.bit_length() - 1]
            else:
                low = ends & -ends
                part = (ends - 1) & ends
                while part:
                    if part & low:
                        self._join(part, ends ^ part, hexes, groups, most)
                    part = (part - 1) & ends
            self._grow(hexes, groups)
            self._hexes.append(hexes)
            self._groups.append(groups)

    def _join(self, one: int, two: int, hexes: list[int], groups: list[int], most: int) -> None:
        """Two links that meet in a group, or in a hex, which then counts once."""
        for a in range(most + 1):
            groups_a = self._groups[one][a]
            hexes_a = self._hexes[one][a]
            if groups_a:
                for b in range(most + 1 - a):
                    groups[a + b] |= groups_a & self._groups[two][b]
            if hexes_a:
                for b in range(1, min(most + 2 - a, most + 1)):
                    hexes[a + b - 1] |= hexes_a & self._hexes[two][b]

    def _grow(self, hexes: list[int], groups: list[int]) -> None:
        """Complete the layers: one more satellite reaches the next hexes, a touched group all
        around it."""
        seen_hexes = 0
        seen_groups = 0
        for cost in range(len(hexes)):
            new = hexes[cost] & ~seen_hexes
            touched = groups[cost]
            for number, rim in enumerate(self._rims):
                if rim & new:
                    touched |= 1 << number
            touched &= ~seen_groups
            seen_hexes |= new
            seen_groups |= touched
            hexes[cost] = new
            groups[cost] = touched
            if cost + 1 < len(hexes):
                beyond = self._spread(new)
                for number in bits(touched):
                    beyond |= self._rims[number]
                hexes[cost + 1] |= beyond

    # -- one cheapest way back -------------------------------------------------------------------

    def _ways_to_group(self, ends: int, number: int, cost: int) -> int:
        """The satellites of one cheapest link of these ends and a group."""
        if cost == 0 and ends & (ends - 1) == 0 and self._ends[ends.bit_length() - 1] == number:
            return 0
        before = self._hexes[ends][cost] & self._rims[number]
        if before:
            return self._ways_to_hex(ends, bits(before)[0], cost)
        part = (ends - 1) & ends
        while part:
            for a in range(cost + 1):
                if (
                    self._groups[part][a] >> number & 1
                    and self._groups[ends ^ part][cost - a] >> number & 1
                ):
                    return self._ways_to_group(part, number, a) | self._ways_to_group(
                        ends ^ part, number, cost - a
                    )
            part = (part - 1) & ends
        raise AssertionError("a group that nothing led to")

    def _ways_to_hex(self, ends: int, h: int, cost: int) -> int:
        """The same with a satellite on the hex."""
        here = 1 << h
        before = self._hexes[ends][cost - 1] & self._neighbours[h]
        if before:
            return here | self._ways_to_hex(ends, bits(before)[0], cost - 1)
        for number in bits(self._groups[ends][cost - 1]):
            if self._rims[number] & here:
                return here | self._ways_to_group(ends, number, cost - 1)
        part = (ends - 1) & ends
        while part:
            for a in range(1, cost + 1):
                if self._hexes[part][a] & here and self._hexes[ends ^ part][cost + 1 - a] & here:
                    return self._ways_to_hex(part, h, a) | self._ways_to_hex(
                        ends ^ part, h, cost + 1 - a
                    )
            part = (part - 1) & ends
        raise AssertionError("a hex that nothing led to")
