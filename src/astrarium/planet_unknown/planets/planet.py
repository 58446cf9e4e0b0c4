"""A planet: its squares as bitmasks, and the hooks that planets with a rule of their own fill."""

from astrarium.planet_unknown.components.planets import PlanetBoard
from astrarium.planet_unknown.grid import SIDE, STRIDE, beside, bits, drawn, index


class Planet:
    """The printed planet. Subclasses say only what is special about them."""

    slides: bool = False
    """Whether a tile must be able to slide into its place."""

    rule: str = ""
    """The ledger's id of the planet's own rule for tiles, empty if there is none."""

    restriction: str = ""
    """That rule in one clause, for refusals."""

    def __init__(self, board: PlanetBoard) -> None:
        rows = board.rows
        self.key = board.key
        self.name = board.name
        self.complexity = board.complexity
        self.squares = drawn(rows, "LlIRPCTEe")
        self.ice = drawn(rows, "I")
        self.land = self.squares & ~self.ice
        self.lifepods = drawn(rows, "le")
        self.currents = 0
        self.row_medals = board.row_medals
        self.column_medals = board.column_medals
        self.rows = [self.squares & sum(1 << index(r, c) for c in range(SIDE)) for r in range(SIDE)]
        self.columns = [
            self.squares & sum(1 << index(r, c) for r in range(SIDE)) for c in range(SIDE)
        ]
        self.perimeter = self._perimeter(drawn(rows, "O"))
        self.start = self.perimeter
        """The first tile must cover one of these (PU-PLACE-01)."""
        self.patch_squares = self.squares
        """Where biomass patches may lie as far as the planet is concerned."""
        self.steps: list[list[int]] = []
        self.diagonals: list[list[int]] = []
        for square in range(SIDE * STRIDE):
            self.steps.append(self._reach(square, (-STRIDE, -1, 1, STRIDE)))
            self.diagonals.append(
                self._reach(square, (-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1))
            )

    def _perimeter(self, holes: int) -> int:
        """Squares beside the outside; holes and voids within the planet make no perimeter."""
        frame = 0
        for row in range(SIDE):
            for column in range(SIDE):
                frame |= 1 << index(row, column)
        empty = frame & ~self.squares & ~holes
        border = frame & ~sum(
            1 << index(r, c) for r in range(1, SIDE - 1) for c in range(1, SIDE - 1)
        )
        outside = empty & border
        while True:
            wider = outside | beside(outside) & empty
            if wider == outside:
                break
            outside = wider
        return self.squares & (beside(outside) | border)

    def _reach(self, square: int, offsets: tuple[int, ...]) -> list[int]:
        """The squares a rover can step to from here by the given offsets."""
        if not self.squares >> square & 1:
            return []
        reached = []
        for offset in offsets:
            to = square + offset
            if to >= 0 and self.squares >> to & 1 and self.passable(square, to):
                reached.append(to)
        return reached

    def passable(self, one: int, other: int) -> bool:
        """Whether a rover may step between two touching squares."""
        return True

    def lawful(self, mask: int, icon_a: int, icon_b: int, first: int, second: int) -> bool:
        """Whether a tile on ``mask`` with its two resource symbols obeys the planet's own rule."""
        return True

    def closed_to_rovers(self, covered: int) -> int:
        """Squares that no rover may enter."""
        return 0

    def filled(self, covered: int) -> int:
        """Squares that count as filled for rows and columns."""
        return covered

    def bonus(self, covered: int) -> int:
        """Medals for the planet beyond its rows and columns."""
        return 0

    def squares_left(self, covered: int) -> int:
        """Uncovered grid squares, for the tie-breaker (PU-SCORE-13)."""
        return len(bits(self.squares & ~covered))
