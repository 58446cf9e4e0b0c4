"""The 36 civ cards: rank, name, when they act, and what they do."""

from typing import Final

# kinds of effects
ADVANCE_DIFFERENT: Final = 1  # that many different trackers, one step each
ADVANCE_SAME: Final = 2  # one tracker, that many steps
PATCHES: Final = 3
CARD_MOVEMENT: Final = 4
TILE: Final = 5  # a tile of the own depot is placed; 1: its resources advance
LIFEPODS: Final = 6  # collected from the planet
TELEPORT: Final = 7
CLEAR_LINE: Final = 8  # meteorites of one row or column destroyed
ADVANCE_ALL_TO: Final = 9  # every tracker up to that position, without boosts
DESTROY_METEORITES: Final = 10
MEDALS: Final = 11
MEDALS_PER_PATCH: Final = 12
LIFEPOD_VALUE: Final = 13
METEORITE_REPO: Final = 14
COMMERCE: Final = 15

METEORITE_REPO_MEDALS: Final = (1, 2, 3, 4, 5)
"""Medals per three meteorites by number of Meteorite Repo cards."""

COMMERCE_MEDALS: Final = (0, 1, 3, 6, 10)
"""Medals by number of Commerce Agreement cards."""


class CivCard:
    """One card; ``number`` 1-36, ``effects`` all apply, each a kind and an amount."""

    __slots__ = ("effects", "end_game", "name", "number", "rank")

    def __init__(
        self,
        number: int,
        rank: int,
        end_game: bool,
        name: str,
        effects: tuple[tuple[int, int], ...],
    ) -> None:
        self.number = number
        self.rank = rank
        self.end_game = end_game
        self.name = name
        self.effects = effects


_NOW: Final = False
_END: Final = True

CIV_CARDS: Final = tuple(
    CivCard(number, rank, end_game, name, effects)
    for number, (rank, end_game, name, effects) in enumerate(
        (
            (1, _NOW, "Temp Agency", ((ADVANCE_DIFFERENT, 2),)),
            (1, _NOW, "Dept of Operations", ((ADVANCE_SAME, 2),)),
            (1, _NOW, "Dept of Natural Resources", ((PATCHES, 1),)),
            (1, _NOW, "Dept of Engineering", ((CARD_MOVEMENT, 4),)),
            (1, _NOW, "Salvage Yard", ((TILE, 0),)),
            (1, _END, "Observance of First Planet Holiday", ((MEDALS, 1),)),
            (1, _END, "Rising Planet Award", ((MEDALS, 2),)),
            (2, _END, "First Planet Holiday", ((MEDALS, 1),)),
            (2, _END, "People's Planet Choice Award", ((MEDALS, 2),)),
            (2, _NOW, "New Angel Investors", ((ADVANCE_DIFFERENT, 3),)),
            (2, _NOW, "Wage Increase", ((ADVANCE_DIFFERENT, 2),)),
            (2, _NOW, "Dept of Parks and Rec", ((PATCHES, 2),)),
            (2, _NOW, "Approved Overtime", ((LIFEPODS, 2),)),
            (2, _NOW, "Relocation Bonus", ((TELEPORT, 1),)),
            (3, _END, "Top Planet Award", ((MEDALS, 2),)),
            (3, _NOW, "Depot Repair Online", ((TILE, 1),)),
            (3, _NOW, "Landing Zone Approved", ((CLEAR_LINE, 1),)),
            (3, _NOW, "Search and Rescue Team", ((LIFEPODS, 3),)),
            (3, _NOW, "Partnership Opportunity", ((ADVANCE_DIFFERENT, 3),)),
            (3, _END, "Best in Planet Award", ((MEDALS, 3),)),
            (3, _NOW, "Unionization", ((ADVANCE_ALL_TO, 5),)),
            (4, _END, "Sustainable Living Act", ((MEDALS_PER_PATCH, 1),)),
            (4, _END, "Gaming Commission", ((MEDALS, 2), (ADVANCE_DIFFERENT, 1))),
            (4, _END, "Planet Lottery", ((MEDALS, 3), (ADVANCE_DIFFERENT, 1))),
            (4, _NOW, "Meteor Defense Program", ((DESTROY_METEORITES, 3),)),
            (4, _NOW, "Global Parks System", ((PATCHES, 3),)),
            (4, _END, "Best Planet to Live on Award", ((MEDALS, 4),)),
            (4, _END, "Space Citizen Decree", ((LIFEPOD_VALUE, 2),)),
            (1, _END, "Meteorite Repo (1/4)", ((METEORITE_REPO, 1),)),
            (2, _END, "Meteorite Repo (2/4)", ((METEORITE_REPO, 1),)),
            (3, _END, "Meteorite Repo (3/4)", ((METEORITE_REPO, 1),)),
            (4, _END, "Meteorite Repo (4/4)", ((METEORITE_REPO, 1),)),
            (1, _END, "Commerce Agreement (1/4)", ((COMMERCE, 1),)),
            (2, _END, "Commerce Agreement (2/4)", ((COMMERCE, 1),)),
            (3, _END, "Commerce Agreement (3/4)", ((COMMERCE, 1),)),
            (4, _END, "Commerce Agreement (4/4)", ((COMMERCE, 1),)),
        ),
        start=1,
    )
)


def card(number: int) -> CivCard:
    """The card with that printed number."""
    return CIV_CARDS[number - 1]


def effect_text(kind: int, amount: int) -> str:
    """One effect of a card in words."""
    steps = "tracker" if amount == 1 else "different trackers"
    return {
        ADVANCE_DIFFERENT: f"advance {amount} {steps}",
        ADVANCE_SAME: f"advance one tracker {amount} times",
        PATCHES: f"gain {amount} biomass patch" + ("es" if amount > 1 else ""),
        CARD_MOVEMENT: f"{amount} rover movement",
        TILE: "place a tile of your depot" + (" and advance" if amount else " without advancing"),
        LIFEPODS: f"collect {amount} lifepods from your planet",
        TELEPORT: "teleport a rover to any square",
        CLEAR_LINE: "destroy all meteorites of one row or column",
        ADVANCE_ALL_TO: f"advance every tracker to {amount}, without boosts",
        DESTROY_METEORITES: f"destroy {amount} meteorites",
        MEDALS: f"{amount} medal" + ("s" if amount > 1 else ""),
        MEDALS_PER_PATCH: f"{amount} medal per biomass patch on your planet",
        LIFEPOD_VALUE: f"{amount} medals per lifepod",
        METEORITE_REPO: "one medal more per three meteorites",
        COMMERCE: "1, 3, 6 or 10 medals for 1 to 4 of these",
    }[kind]


def card_text(number: int) -> str:
    """Name and effects of a card."""
    this = card(number)
    effects = ", ".join(effect_text(kind, amount) for kind, amount in this.effects)
    return f"{this.name} ({'end of game: ' if this.end_game else ''}{effects})"
