"""Which federations can be formed: an exact search (rulebook p14, GP-FED-01..23).

A player chooses planets and links them with satellites. Three sentences of the rulebook make
this a hard question:

* The planets chosen must be linked with as few satellites as possible (GP-FED-17). A link may
  run through any own structure for free, so a structure that saves a satellite has to come along.
* A structure next to a planet or satellite of the federation belongs to it (GP-FED-03), wanted
  or not.
* The federation must not remain valid with a planet and a satellite fewer (GP-FED-16).

Words used here. Hexes are numbers, a set of hexes is the bit mask of their numbers. A *group* is
a set of own structures that touch each other; only whole groups can be chosen. A set of groups is
a bit mask of group numbers. A *link* is a connected patch of satellites together with all groups
it touches. Every federation is a union of links that meet in common groups.

A set of groups is *tight* if its own cheapest federation, touching nothing else, needs no more
satellites than the cheapest one that contains the set. Only tight sets are legal choices, and a
tight set is made of tight parts only: a part that could be had cheaper would make the whole
cheaper. So the search builds tight sets from tight links, satellite by satellite, and nothing
else.
"""

__all__ = ["federations", "satellite_choices"]


def federations(
    neighbours: list[int],
    own: int,
    values: list[int],
    free: int,
    threshold: int,
    budget: int,
    root: int = 0,
    root_value: int = 0,
) -> list[tuple[int, int]]:
    """All legal planet choices as (own hexes, number of satellites), fewest satellites first.

    neighbours: the adjacent hexes of every hex.
    own: structures (and space stations) that are in no federation and not adjacent to one.
    values: the power value of the structure on each hex.
    free: hexes where the player may place a satellite (GP-FED-07, 08, 19).
    threshold: power value to reach; budget: number of satellites the player can pay.
    root, root_value: the federation of the Ivits, which every new part has to join
    (GP-FACTION-IVITS-03..05); the choice may then be empty.
    """
    groups = _groups(neighbours, own)
    worth = [sum(values[hex_] for hex_ in _members(group)) for group in groups]
    required = 0
    if root:
        groups.append(root)
        worth.append(root_value)
        required = 1 << (len(groups) - 1)
    net = _useful_net(neighbours, groups, worth, free, threshold, budget, required)
    net.search()

    # Sets that reach the value (GP-FED-01) with as few satellites as possible (GP-FED-17).
    valid: list[tuple[int, int]] = []
    for chosen, count in zip(net.tight, net.costs, strict=True):
        value = sum(worth[group] for group in _members(chosen))
        if value >= threshold and chosen & required == required:
            valid.append((chosen, count))

    # A part of a choice that is valid with fewer satellites rules it out (GP-FED-15, 16).
    legal: list[tuple[int, int]] = []
    known = _Containing(len(groups))
    cheaper = 0  # the indices of valid sets with fewer satellites than the present one
    for index, (chosen, count) in enumerate(valid):
        if index and count > valid[index - 1][1]:
            cheaper = (1 << index) - 1
        known.add(chosen)
        if not known.subsets(chosen, cheaper):
            planets = 0
            for group in _members(chosen & ~required):
                planets |= groups[group]
            legal.append((count, planets))
    legal.sort()
    return [(planets, count) for count, planets in legal]


def satellite_choices(
    neighbours: list[int],
    own: int,
    chosen_planets: int,
    placed: int,
    free: int,
    count: int,
    root: int = 0,
) -> int:
    """The hexes that can be the next satellite of a federation of exactly `chosen_planets`.

    own, free and root are as for `federations`, which also returned `count`, the satellites in
    all; `placed` are those already on the board. A hex is a choice if the federation can be
    completed with it. Satellites already placed link for free, like structures.
    """
    remaining = count - placed.bit_count()
    unwanted = _spread(neighbours, own & ~chosen_planets)
    groups = _groups(neighbours, chosen_planets | placed, root)
    if remaining <= 0 or placed & unwanted:
        return 0
    net = _Net(neighbours, groups, free & ~unwanted & ~placed, remaining)
    net.search()
    return net.hexes_of_cheapest((1 << len(groups)) - 1, remaining)


def _members(mask: int) -> list[int]:
    """The numbers in a bit mask, ascending."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return numbers


def _spread(neighbours: list[int], hexes: int) -> int:
    """All hexes adjacent to one of `hexes`."""
    adjacent = 0
    while hexes:
        lowest = hexes & -hexes
        adjacent |= neighbours[lowest.bit_length() - 1]
        hexes ^= lowest
    return adjacent


def _groups(neighbours: list[int], hexes: int, root: int = 0) -> list[int]:
    """The connected parts of `hexes` (GP-FED-03), where `root` counts as connected."""
    groups = []
    hexes |= root
    while hexes:
        group = 0
        grown = hexes & root or hexes & -hexes
        while grown != group:
            group = grown
            grown |= _spread(neighbours, grown) & hexes
        groups.append(group)
        hexes &= ~group
    return groups


def _useful_net(
    neighbours: list[int],
    groups: list[int],
    worth: list[int],
    free: int,
    threshold: int,
    budget: int,
    required: int,
) -> "_Net":
    """The net without groups that no affordable federation contains.

    A group is useless if all groups it can be linked with, each by the whole budget, are worth
    too little or do not include the required one. Nor can a satellite stand next to it then.
    """
    wanted = (1 << len(groups)) - 1
    while True:
        net = _Net(neighbours, groups, free, budget, wanted)
        useless = 0
        for group in _members(wanted):
            within = net.within_budget[group]
            if (
                within & required != required
                or sum(worth[other] for other in _members(within)) < threshold
            ):
                useless |= 1 << group
                free &= ~net.rims[group]
        if not useless:
            return net
        wanted &= ~useless


_Branch = tuple[int, int, int]
"""Groups touched, possible tips, and groups that the branch must not meet."""


class _Containing:
    """A growing list of sets that is asked for subsets and supersets; sets are known by index."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.holding = [0] * size  # for each element the indices of the sets that contain it
        self.length = 0

    def add(self, members: int) -> None:
        for member in _members(members):
            self.holding[member] |= 1 << self.length
        self.length += 1

    def supersets(self, members: int, among: int) -> int:
        """Which of the sets `among` contain all `members`."""
        while members and among:
            lowest = members & -members
            among &= self.holding[lowest.bit_length() - 1]
            members ^= lowest
        return among

    def subsets(self, members: int, among: int) -> int:
        """Which of the sets `among` contain nothing but `members`."""
        others = (1 << self.size) - 1 & ~members
        while others and among:
            lowest = others & -others
            among &= ~self.holding[lowest.bit_length() - 1]
            others ^= lowest
        return among


class _Net:
    """Groups of structures, the free hexes between them, and the cheapest ways to link them.

    After `search`, `tight` are all tight sets with at most `budget` satellites, cheapest first,
    and `costs` their satellites; `links` are those that are a single link, as (set, satellites,
    hexes of all such links).
    """

    def __init__(
        self, neighbours: list[int], groups: list[int], free: int, budget: int, wanted: int = -1
    ) -> None:
        self.neighbours = neighbours
        self.free = free
        self.budget = budget
        self.numbers = _members(wanted & (1 << len(groups)) - 1)
        self.rims = [_spread(neighbours, group) & free for group in groups]
        self.reach: list[list[int]] = [[] for _ in groups]
        self.within_budget = [0] * len(groups)
        for number in self.numbers:
            self._measure(number)

        self.tight: list[int] = []
        self.costs: list[int] = []
        self.links: list[tuple[int, int, int]] = []
        self._cost_of: dict[int, int] = {}
        self._index = _Containing(len(groups))
        self._unions: list[set[int]] = [set() for _ in range(budget + 1)]

    def _measure(self, start: int) -> None:
        """Distances from a group, in satellites, passing through other groups for free.

        reach[start][n]: free hexes that n satellites or fewer, the hex included, link to it.
        within_budget[start]: groups that can be linked to it at all, itself included.
        """
        frontier = self.rims[start]
        seen = frontier
        linked = 1 << start
        reach = [0]
        for _ in range(self.budget):
            reach.append(seen)
            beyond = 0
            if frontier:
                for number in self.numbers:
                    if not linked >> number & 1 and self.rims[number] & frontier:
                        linked |= 1 << number
                        beyond |= self.rims[number]
                beyond |= _spread(self.neighbours, frontier) & self.free
            frontier = beyond & ~seen
            seen |= frontier
        self.reach[start] = reach
        self.within_budget[start] = linked

    def search(self) -> None:
        """Find all tight sets, in the order of their satellites.

        The search grows *branches*: connected patches of satellites that still grow at one hex,
        the tip. Branches of one size are known by the groups they touch, with the mask of all
        possible tips. A branch grows by a hex next to its tip; two branches with the same tip
        join there. Touching a group is never avoided, only recorded, so the groups of a branch
        are always complete.
        """
        for number in self.numbers:
            self._add_tight(1 << number, 0)
        plain, sides = self._sides()
        branches: list[list[_Branch]] = [[]]
        known: dict[int, int] = {}
        arms: list[dict[int, int]] = [{}]  # by size: the tips of branches that touch one group
        dearest = 0  # the indices of the tight sets of fewer satellites than `size`
        for size in range(1, self.budget + 1):
            cheaper = dearest  # those of at least two satellites fewer
            dearest = (1 << len(self.tight)) - 1
            if size == 1:
                found = dict(sides)
            else:
                found = self._grow(branches[size - 1], plain, sides)
                self._join(branches, size, found)
            layer: list[_Branch] = []
            for touched, tips in found.items():
                before = known.get(touched, 0)
                tips &= ~before
                if not tips:
                    continue
                known[touched] = before | tips
                containing = self._index.supersets(touched, dearest)
                if containing:
                    tips = self._without_detours(touched, tips, size, containing, arms)
                else:
                    self._add_link(touched, size, tips)
                tips, barred = self._prospects(touched, tips, size, containing & cheaper)
                if tips:
                    layer.append((touched, tips, barred))
            branches.append(layer)
            arms.append({number: known.get(1 << number, 0) for number in self.numbers})
            for union in self._unions[size]:
                if not self._index.supersets(union, dearest):
                    self._add_tight(union, size)

    def _sides(self) -> tuple[int, dict[int, int]]:
        """The free hexes next to no group, and those next to groups, sorted by these groups."""
        touching: dict[int, int] = {}
        plain = self.free
        for number in self.numbers:
            plain &= ~self.rims[number]
            for hex_ in _members(self.rims[number]):
                touching[hex_] = touching.get(hex_, 0) | 1 << number
        sides: dict[int, int] = {}
        for hex_, touched in touching.items():
            sides[touched] = sides.get(touched, 0) | 1 << hex_
        return plain, sides

    def _grow(self, layer: list[_Branch], plain: int, sides: dict[int, int]) -> dict[int, int]:
        """The branches of a layer with one more satellite at the tip."""
        found: dict[int, int] = {}
        for touched, tips, barred in layer:
            tips = _spread(self.neighbours, tips) & self.free
            if tips & plain:
                found[touched] = found.get(touched, 0) | tips & plain
                tips &= ~plain
            if tips:
                for side, hexes in sides.items():
                    if hexes & tips and not side & barred:
                        found[touched | side] = found.get(touched | side, 0) | hexes & tips
        return found

    def _join(self, branches: list[list[_Branch]], size: int, found: dict[int, int]) -> None:
        """Add the branches of `size` satellites that are two smaller ones with a common tip."""
        for smaller in range(2, size // 2 + 2):
            larger = size + 1 - smaller
            if larger < smaller:
                break
            for touched, tips, barred in branches[smaller]:
                for other, other_tips, other_barred in branches[larger]:
                    common = tips & other_tips
                    if common and not touched & other_barred and not other & barred:
                        union = touched | other
                        if union != touched and union != other:
                            found[union] = found.get(union, 0) | common

    def _without_detours(
        self, touched: int, tips: int, size: int, containing: int, arms: list[dict[int, int]]
    ) -> int:
        """The tips of a branch that can not be had better by linking its groups on their own.

        `containing` are the cheaper tight sets that contain these groups; the cheapest of them
        and a path from one of the groups to the tip do the same service. With fewer satellites
        than the branch has, they show that it is part of nothing tight. With as many, and if no
        other group is touched, whatever contains the branch is also a union of smaller parts,
        which contain all its other satellites and are found on their own.
        """
        least = self.costs[(containing & -containing).bit_length() - 1]
        spare = size - least
        replaceable = least > 0 and self._cost_of.get(touched, -1) == least
        for number in _members(touched):
            tips &= ~self.reach[number][spare - 1]
            if replaceable:
                tips &= ~arms[spare][number]
        return tips

    def _prospects(self, touched: int, tips: int, size: int, cheaper: int) -> tuple[int, int]:
        """The tips from which a branch can reach another group, and the groups barred to it.

        A group is barred if it can be linked with those of the branch by fewer satellites than
        the branch has without its tip: the rest of the link, tip included, which touches the
        group, then does not need the branch. `cheaper` are the tight sets with so few satellites
        that contain the branch. With as many satellites, and if no other group is touched, the
        link is again a union of smaller parts.
        """
        barred = 0
        promising = 0
        for number in self.numbers:
            if not touched >> number & 1:
                united = self._cost_of.get(touched | 1 << number, size)
                if united < size or cheaper & self._index.holding[number]:
                    barred |= 1 << number
                else:
                    promising |= self.reach[number][self.budget + 1 - size]
        return tips & promising, barred

    def _add_link(self, touched: int, cost: int, hexes: int) -> None:
        """Record a tight link, and its unions with all tight sets found before."""
        self.links.append((touched, cost, hexes))
        self._unions[cost].add(touched)
        for chosen, count in zip(self.tight, self.costs, strict=True):
            if count + cost > self.budget:
                break
            if chosen & touched:
                self._unions[count + cost].add(chosen | touched)

    def _add_tight(self, chosen: int, cost: int) -> None:
        """Record a tight set, and its unions with all tight links found before."""
        self.tight.append(chosen)
        self.costs.append(cost)
        self._cost_of[chosen] = cost
        self._index.add(chosen)
        for touched, count, _ in self.links:
            if cost + count > self.budget:
                break
            if chosen & touched:
                self._unions[cost + count].add(chosen | touched)

    def hexes_of_cheapest(self, chosen: int, cost: int) -> int:
        """All hexes that occur in a way of `cost` satellites, the fewest, to link these groups."""
        if self._cost_of.get(chosen, -1) != cost:
            return 0
        parts = {chosen}  # the tight sets that grow, link by link, into a cheapest way
        for part, count in zip(reversed(self.tight), reversed(self.costs), strict=True):
            for touched, more, _ in self.links:
                whole = part | touched
                if part & touched and whole in parts and self._cost_of[whole] == count + more:
                    parts.add(part)
                    break
        hexes = 0
        for touched, _, tips in self.links:
            if touched in parts:
                hexes |= tips
        return hexes
