"""Pajitnov: a tile must be able to slide into its place."""

from astrarium.planet_unknown.planets.planet import Planet


class Pajitnov(Planet):
    slides = True
    rule = "PU-PLANET-PAJITNOV-01"
    restriction = "on Pajitnov a tile must be able to slide into its place from some side"
