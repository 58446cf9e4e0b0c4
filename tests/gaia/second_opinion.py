"""A second opinion on what a turn allows: slow, hex by hex, with the numbers of the rulebook.

It shares nothing with the rules but the names of hexes and the fields of a position, so that a
slip in the masks and shortcuts of ``astrarium.gaia.actions`` shows as a difference. Federations
have a brute force of their own, the choice of tokens and faction actions tests by hand.
"""

from astrarium.gaia import GaiaState
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.player import Player

RING = ("terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice")
GAIA, TRANSDIM = 7, 8
NEVER = 99
RANGE = (1, 1, 2, 2, 3, 4)
STEP_ORE = (3, 3, 2, 1, 1, 1)
PROJECT = (NEVER, 6, 6, 4, 3, 3)
MINE, STATION, LAB, INSTITUTE, KNOWLEDGE_ACADEMY, QIC_ACADEMY = range(6)
KINDS = (
    "mine", "trading-station", "research-lab", "planetary-institute", "knowledge-academy",
    "qic-academy",
)  # fmt: skip
PIECES = (8, 4, 3, 1, 1, 1)
PRICES = {STATION: (2, 6), LAB: (3, 5), INSTITUTE: (4, 6), KNOWLEDGE_ACADEMY: (6, 6),
          QIC_ACADEMY: (6, 6)}  # fmt: skip
PATHS = {MINE: (STATION,), STATION: (LAB, INSTITUTE), LAB: (KNOWLEDGE_ACADEMY, QIC_ACADEMY)}
BESCODS_PATHS = {
    MINE: (STATION,),
    STATION: (LAB, KNOWLEDGE_ACADEMY, QIC_ACADEMY),
    LAB: (INSTITUTE,),
}
TRACKS = ("terraforming", "navigation", "ai", "gaia", "economy", "science")
POWER = {
    "knowledge-3": 7, "terraform-2": 5, "ore-2": 4, "credits-7": 4, "knowledge-2": 4,
    "terraform-1": 3, "tokens-2": 3,
}  # fmt: skip
STEPS = {"terraform-1": 1, "terraform-2": 2}
POWER_ORDER = tuple(POWER)
VERBS = ("mine", "gaiaform", "upgrade", "research", "power", "qic", "pass", "burn", "spend")
SPECIAL = ("step", "range-mine", "range-gaiaform")


class Price:
    """What a mine costs, in credits, ore and Q.I.C."""

    def __init__(self, credits: int, ore: int, qic: int) -> None:
        self.credits = credits
        self.ore = ore
        self.qic = qic


class Opinion:
    """What one seat may do in a position where it owes a turn."""

    def __init__(self, state: GaiaState, seat: int) -> None:
        self.state = state
        self.me: Player = state.seats[seat]
        self.others = [p for s, p in enumerate(state.seats) if s != seat]
        self.faction = self.me.faction.name
        self.hexes = range(len(state.planets))
        self.axial = state.galaxy.shape.axial
        self.origins = [
            h for h in self.hexes if self.there(self.me, h) or self.me.stations >> h & 1
        ]
        self.foreign = [h for h in self.hexes if any(self.there(p, h) for p in self.others)]

    def distance(self, a: int, b: int) -> int:
        (aq, ar), (bq, br) = self.axial[a], self.axial[b]
        return max(abs(aq - bq), abs(ar - br), abs(aq + ar - bq - br))

    def there(self, player: Player, h: int) -> bool:
        """Whether the player has a structure on the hex."""
        return any(mask >> h & 1 for mask in (*player.built, player.lost))

    def qic_to(self, h: int, bonus: int) -> int:
        nearest = min(self.distance(h, o) for o in self.origins)
        missing = nearest - RANGE[self.me.research[1]] - bonus
        return max(0, (missing + 1) // 2)

    def price_of_mine(self, h: int, free_steps: int = 0, bonus: int = 0) -> Price | None:
        """None if there can be no mine of this player at all, whatever it has."""
        me = self.me
        planet = self.state.planets[h]
        if self.there(me, h):
            return None
        if me.formers_on_map >> h & 1:
            return Price(2, 1, 0) if planet == GAIA and not free_steps else None
        if h in self.foreign:
            if self.faction != "lantids" or free_steps:
                return None
            return Price(2, 1, self.qic_to(h, bonus))
        if any(other.formers_on_map >> h & 1 for other in self.others) or planet > GAIA:
            return None
        qic = self.qic_to(h, bonus)
        if planet == GAIA:
            if free_steps:
                return None
            return Price(2, 2, qic) if self.faction == "gleens" else Price(2, 1, qic + 1)
        around = (planet - me.faction.home) % len(RING)
        steps = min(around, len(RING) - around)
        if free_steps and not steps:
            return None
        return Price(2, 1 + STEP_ORE[me.research[0]] * max(0, steps - free_steps), qic)

    def mines(self, free_steps: int = 0, bonus: int = 0) -> list[str]:
        me = self.me
        if me.built[MINE].bit_count() == PIECES[MINE]:
            return []
        found = []
        for h in self.hexes:
            price = self.price_of_mine(h, free_steps, bonus)
            if (
                price is not None
                and price.credits <= me.credits
                and price.ore <= me.ore
                and price.qic <= me.qic
            ):
                found.append(self.state.galaxy.names[h])
        return found

    def projects(self, bonus: int = 0) -> list[str]:
        me = self.me
        tokens = me.area1 + me.area2 + me.area3 + (me.brainstone in (1, 2, 3))
        placed = me.formers_on_map.bit_count() + me.formers_in_gaia
        if me.formers == placed or tokens < PROJECT[me.research[3]]:
            return []
        return [
            self.state.galaxy.names[h]
            for h in self.hexes
            if self.state.planets[h] == TRANSDIM
            and not any(p.formers_on_map >> h & 1 for p in self.state.seats)
            and self.qic_to(h, bonus) <= me.qic
        ]

    def upgrades(self) -> list[str]:
        me = self.me
        found = []
        paths = BESCODS_PATHS if self.faction == "bescods" else PATHS
        for h in self.hexes:
            for kind, targets in paths.items():
                if not me.built[kind] >> h & 1 or me.shared >> h & 1:
                    continue
                near = any(self.distance(h, o) <= 2 for o in self.foreign)
                for target in targets:
                    ore, credits = PRICES[target]
                    if target == STATION and near:
                        credits = 3
                    left = me.built[target].bit_count() < PIECES[target]
                    if left and me.ore >= ore and me.credits >= credits:
                        found.append(f"upgrade {self.state.galaxy.names[h]} {KINDS[target]}")
        return found

    def can_advance(self, track: int) -> bool:
        level = self.me.research[track]
        if self.faction == "baltaks" and track == 1 and not self.me.built[INSTITUTE]:
            return False
        if level == 4:
            taken = any(other.research[track] == 5 for other in self.others)
            return sum(self.me.green) > 0 and not taken
        return level < 4

    def power(self) -> int:
        me = self.me
        worth = 2 if self.faction == "nevlas" and me.built[INSTITUTE] else 1
        return me.area3 * worth + (3 if me.brainstone == 3 else 0)

    def power_actions(self) -> list[str]:
        me = self.me
        full = {
            "credits-7": me.credits == 30,
            "ore-2": me.ore == 15,
            "knowledge-2": me.knowledge == 15,
            "knowledge-3": me.knowledge == 15,
        }
        found = []
        for i, name in enumerate(POWER_ORDER):
            if self.state.used_actions >> i & 1 or self.power() < POWER[name]:
                continue
            if name in STEPS:
                found += [f"power {name} {h}" for h in self.mines(free_steps=STEPS[name])]
            elif not full.get(name, False):
                found.append(f"power {name}")
        return found

    def qic_actions(self) -> list[str]:
        me = self.me
        tile, federation, planets = [
            not self.state.used_actions >> (len(POWER_ORDER) + i) & 1 for i in range(3)
        ]
        found = []
        if planets and me.qic >= 2:
            found.append("qic planets")
        if federation and me.qic >= 3:
            found += [
                f"qic federation {name}"
                for i, name in enumerate(TOKEN_NAMES)
                if me.green[i] + me.gray[i]
            ]
        if tile and me.qic >= 4 and self.has_tile_to_take():
            found.append("qic tile")
        return found

    def has_tile_to_take(self) -> bool:
        me = self.me
        standard = any(
            left and not me.tiles >> kind & 1 for kind, left in enumerate(self.state.tiles_left)
        )
        advanced = any(
            self.state.advanced_left >> track & 1 and me.research[track] >= 4 for track in range(6)
        )
        return standard or (advanced and sum(me.green) > 0 and bool(me.tiles & ~me.covered))

    def exchanges(self) -> list[str]:
        me = self.me
        power = self.power()
        offers = [
            ("4 power for 1 qic", power >= 4),
            ("3 power for 1 ore", power >= 3),
            ("4 power for 1 knowledge", power >= 4),
            ("1 power for 1 credit", power >= 1),
            ("1 qic for 1 ore", me.qic >= 1),
            ("1 knowledge for 1 credit", me.knowledge >= 1),
            ("1 ore for 1 credit", me.ore >= 1),
            ("1 ore for 1 token", me.ore >= 1),
        ]
        institute = me.built[INSTITUTE] != 0
        if me.brainstone == 3:
            offers += [("2 power for 2 credit", True), ("3 power for 3 credit", True)]
        if self.faction == "nevlas":
            offers.append(("1 token for 1 knowledge", me.area3 >= 1))
            if institute:
                offers += [
                    ("2 power for 2 credit", power >= 2),
                    ("4 power for 1 ore 1 credit", power >= 4),
                    ("6 power for 2 ore", power >= 6),
                ]
        if self.faction == "hadsch-hallas" and institute:
            offers += [
                ("4 credit for 1 qic", me.credits >= 4),
                ("3 credit for 1 ore", me.credits >= 3),
                ("4 credit for 1 knowledge", me.credits >= 4),
            ]
        if self.faction == "baltaks":
            here = me.formers - me.formers_on_map.bit_count() - me.formers_in_gaia
            offers.append(("1 gaiaformer for 1 qic", here >= 1))
        return [f"spend {words}" for words, possible in offers if possible]

    def moves(self) -> set[str]:
        """All moves of ``VERBS`` and the special actions of boosters, without chosen tokens."""
        me = self.me
        found = {f"mine {h}" for h in self.mines()}
        found.update(f"gaiaform {h}" for h in self.projects())
        found.update(self.upgrades())
        if me.knowledge >= 4:
            found.update(f"research {name}" for i, name in enumerate(TRACKS) if self.can_advance(i))
        found.update(self.power_actions())
        found.update(self.qic_actions())
        if self.state.round == 6:
            found.add("pass")
        else:
            lying = [name for i, name in enumerate(BOOSTER_NAMES) if self.state.boosters >> i & 1]
            found.update(f"pass {name}" for name in lying)
        if me.area2 + (me.brainstone == 2) >= 2:
            found.add("burn")
        found.update(self.exchanges())
        booster = BOOSTER_NAMES[me.booster]
        if not me.used >> 5 & 1 and booster in ("step", "range"):
            if booster == "step":
                found.update(f"special step {h}" for h in self.mines(free_steps=1))
            else:
                found.update(f"special range-mine {h}" for h in self.mines(bonus=3))
                found.update(f"special range-gaiaform {h}" for h in self.projects(bonus=3))
        return found


def comparable(texts: list[str]) -> set[str]:
    """Those of the listed moves that ``Opinion.moves`` speaks about."""
    found = set()
    for text in texts:
        verb, *words = text.split()
        known = verb in VERBS or (verb == "special" and words[0] in SPECIAL)
        if known and "choose-tokens" not in words:
            found.add(text)
    return found
