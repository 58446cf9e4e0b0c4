"""Xenos: three starting mines; with the institute federations need less power value."""

from typing import TYPE_CHECKING

from astrarium.gaia.factions.faction import Faction

if TYPE_CHECKING:
    from astrarium.gaia.player import Player


class Xenos(Faction):
    def __init__(self) -> None:
        super().__init__("xenos")
        self.starting_mines = 3  # GP-FACTION-XENOS-02

    def federation_value(self, me: "Player") -> int:
        normal = super().federation_value(me)
        return normal - 1 if me.has_institute else normal  # GP-FACTION-XENOS-03
