"""K-273: a tile lies on ice or on land, never on both."""

from astrarium.planet_unknown.planets.planet import Planet


class K273(Planet):
    rule = "PU-PLANET-K273-01"
    restriction = "on K-273 a tile lies either wholly on ice or wholly off it"

    def lawful(self, mask: int, icon_a: int, icon_b: int, first: int, second: int) -> bool:
        on_ice = mask & self.ice
        return on_ice in (0, mask)
