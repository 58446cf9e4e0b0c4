"""Bots for Gaia Project: an evaluation of positions and a search over complete own turns."""
