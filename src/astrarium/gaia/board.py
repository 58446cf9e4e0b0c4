"""Assembling the board: the basic layouts and the variable methods."""

from astrarium.gaia.components.sectors import (
    BASIC_7,
    BASIC_8,
    BASIC_10,
    CORE_SECTORS,
    HOURGLASS_8,
    SECTORS,
    Layout,
)
from astrarium.gaia.galaxy import Galaxy, Sector, shape_of
from astrarium.table.chance import Chance
from astrarium.table.errors import BadOption

METHODS = ("basic", "method-1", "method-2", "method-3")
SMALL_BOARDS = ("none", "hourglass", "basic-8")
_LARGE_LETTERS = "rovdstigm.e"


def layout_for(players: int, small_board: str) -> Layout:
    """Seven sectors for up to two players, ten for three and four, eight on the smaller board."""
    if players <= 2:
        return BASIC_7
    if players == 3 and small_board != "none":
        return HOURGLASS_8 if small_board == "hourglass" else BASIC_8
    return BASIC_10


def assemble(layout: Layout, method: str, chance: Chance) -> Galaxy:
    """Lay the board by a method; two equal home types are never adjacent (GP-BOARD-02).

    Methods 1 and 2 keep the core sectors in their four places and their orientation; the small
    boards have no such core in the rulebook's sense, so there every variable method is method 3.
    """
    shape = shape_of(tuple(centre for centre, _ in layout))
    tiles = [tile for _, tile in layout]
    if method == "basic":
        return Galaxy(shape, tuple([Sector(tile) for tile in tiles]))
    core = [place for place, tile in enumerate(tiles) if tile in CORE_SECTORS]
    if method == "method-3" or layout is not BASIC_10:
        core = []
    while True:
        laid = list(tiles)
        if method == "method-2":
            _deal(laid, core, chance)
        _deal(laid, [place for place in range(len(tiles)) if place not in core], chance)
        sectors = [
            Sector(tile, 0 if place in core else chance.below(6)) for place, tile in enumerate(laid)
        ]
        galaxy = Galaxy(shape, tuple(sectors))
        if galaxy.touching_homes() is None:
            return galaxy


def _deal(laid: list[str], places: list[int], chance: Chance) -> None:
    """Shuffle the tiles of these places among them."""
    shuffled = chance.shuffled([laid[place] for place in places])
    for place, tile in zip(places, shuffled, strict=True):
        laid[place] = tile


def read_board(entries: object) -> Galaxy:
    """A board given by the players: ``"03@0,0r5"`` puts sector 03 at centre (0,0), turned 5 times.

    ``"05=iem...@q,r"`` lays explicit spaces instead of a printed tile. Other shapes are allowed
    (GP-BOARD-08) as long as no two sectors overlap.
    """
    if not isinstance(entries, (list, tuple)) or not entries:
        raise BadOption("board", "give a method's name or a list like '03@0,0r5', one per sector.")
    centres = []
    sectors = []
    for entry in entries:
        try:
            what, _, where = str(entry).partition("@")
            tile, _, spaces = what.partition("=")
            place, _, turns = where.partition("r")
            q, r = place.split(",")
            centres.append((int(q), int(r)))
            rotation = int(turns or "0")
        except ValueError:
            raise BadOption("board", f"'{entry}' is not a sector like '03@0,0r5'.") from None
        if tile not in SECTORS:
            raise BadOption(
                "board", f"there is no sector '{tile}'; there are {', '.join(SECTORS)}."
            )
        if spaces and (len(spaces) != 19 or set(spaces) - set(_LARGE_LETTERS)):
            raise BadOption("board", f"'{entry}' needs 19 letters of '{_LARGE_LETTERS}'.")
        sectors.append(Sector(tile, rotation, spaces.replace("e", ".")))
    if len({sector.number for sector in sectors}) < len(sectors):
        raise BadOption("board", "a sector is named twice.")
    shape = shape_of(tuple(centres))
    if len(shape.index) < shape.size:
        raise BadOption("board", "two sectors overlap.")
    return Galaxy(shape, tuple(sectors))


def write_board(galaxy: Galaxy) -> list[str]:
    """The board in the form that ``read_board`` takes."""
    result = []
    for (q, r), sector in zip(galaxy.shape.centres, galaxy.sectors, strict=True):
        tile = f"{sector.tile}={sector.spaces}" if sector.custom else sector.tile
        result.append(f"{tile}@{q},{r}" + (f"r{sector.rotation}" if sector.rotation else ""))
    return result
