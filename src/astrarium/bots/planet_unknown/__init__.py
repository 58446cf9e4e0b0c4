"""Bots for Planet Unknown: an evaluation of one's own planet and a search over a turn."""
