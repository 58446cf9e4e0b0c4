"""Opponents: one small interface, names and levels in one registry."""

from astrarium.bots.bot import Bot, Budget, Hint, RandomBot
from astrarium.bots.registry import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "Budget", "Hint", "RandomBot", "make_bot"]
