"""Federations straight from their definition, by trying every set of satellites.

A checker for `astrarium.gaia.federations` on small boards. It is slow and shares no code with it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

Hexes = frozenset[int]


@dataclass(frozen=True)
class Position:
    """A board seen by one player who thinks about a federation."""

    adjacent: tuple[Hexes, ...]
    values: dict[int, int]  # own structures and their power values
    free: Hexes
    threshold: int
    budget: int
    root: Hexes = frozenset()
    root_value: int = 0

    def flood(self, start: Iterable[int], ground: Iterable[int]) -> Hexes:
        """All hexes of `ground` connected to `start`."""
        open_, reached, allowed = list(start), set(start), set(ground)
        while open_:
            for hex_ in self.adjacent[open_.pop()] & allowed:
                if hex_ not in reached:
                    reached.add(hex_)
                    open_.append(hex_)
        return frozenset(reached)

    def candidates(self) -> Iterator[tuple[Hexes, Hexes]]:
        """All connected federations as (planets, satellites), whatever their value."""
        own = frozenset(self.values)
        if not self.root:
            for hex_ in own:
                yield self.flood([hex_], own), frozenset()
        else:
            yield frozenset(), frozenset()
        for count in range(1, self.budget + 1):
            for satellites in combinations(sorted(self.free), count):
                start = self.root or satellites[:1]
                reached = self.flood(start, own.union(satellites, self.root))
                if reached.issuperset(satellites):
                    yield reached & own, frozenset(satellites)

    def legal(self) -> dict[Hexes, set[Hexes]]:
        """All legal planet choices with all ways to place their satellites."""
        ways: dict[Hexes, set[Hexes]] = defaultdict(set)
        for planets, satellites in self.candidates():
            ways[planets].add(satellites)
        exactly = {planets: min(map(len, options)) for planets, options in ways.items()}
        valid = {}
        for planets, count in exactly.items():
            value = sum(self.values[planet] for planet in planets) + self.root_value
            fewest = min(exactly[more] for more in exactly if more >= planets)
            if value >= self.threshold and count == fewest:
                valid[planets] = count
        return {
            planets: {satellites for satellites in ways[planets] if len(satellites) == count}
            for planets, count in valid.items()
            if not any(less < planets and valid[less] < count for less in valid)
        }
