"""The thirteen planets as printed: grid, ice, lifepods, medals of rows and columns."""

from typing import Final

# L land, I ice, R ring, P pit, C city, T toxic, E electrical current, O hole, . no square;
# l and e carry a lifepod at the start.


class PlanetBoard:
    """One printed planet; rows and columns are numbered from the upper left."""

    __slots__ = ("column_medals", "complexity", "key", "name", "row_medals", "rows")

    def __init__(
        self,
        key: str,
        name: str,
        complexity: int,
        row_medals: str,
        column_medals: str,
        drawing: str,
    ) -> None:
        self.key = key
        self.name = name
        self.complexity = complexity
        self.row_medals = tuple(int(medals) for medals in row_medals)
        self.column_medals = tuple(int(medals) for medals in column_medals)
        self.rows = tuple(drawing.split())


PLANET_BOARDS: Final = (
    PlanetBoard(
        "ksb-4156",
        "KSB-4156",
        1,
        "111223322111",
        "111223322111",
        """
        .....LL.....
        ...ILLLLL...
        ..LIIILlIL..
        .LLLLILLIIL.
        .lLLLILLLLl.
        IILLLILLLLLL
        IILLLILLLLLL
        .LlLIILLLLL.
        .LLIILLLlLL.
        ..LILlLLLL..
        ...ILLLLL...
        .....LL.....
        """,
    ),
    PlanetBoard(
        "arashi",
        "Arashi",
        2,
        "111223322111",
        "111223322111",
        """
        .....LL.....
        ...LIIILL...
        ..lLLLLLLl..
        .LLIIILIILL.
        .LLLLlLILLL.
        RRRRRRRRRRRR
        RRRRRRRRRRRR
        .IIILLlIILL.
        .LLIILLIILL.
        ..lLLLLLLl..
        ...LIIIIL...
        .....LL.....
        """,
    ),
    PlanetBoard(
        "cerberus",
        "Cerberus",
        3,
        "111112222221",
        "112222222221",
        """
        .......LLLL.
        .......LLLI.
        ......LlIIIL
        ......LIILLL
        ..LLL..ILLl.
        .LlLLLLIIIL.
        LLLLLLI.....
        LLIIIII.LLI.
        LIILLIlLLLIL
        LILlLIIIIIIL
        .ILLLLLLlLIL
        ..LLLL..LLL.
        """,
    ),
    PlanetBoard(
        "charybdis",
        "Charybdis",
        1,
        "111223322111",
        "111223322111",
        """
        .....LL.....
        ...LlLLLL...
        ..LIIILLIl..
        .LLLlILLIIL.
        .LLLIIIIIlL.
        ILLLIPPILLLL
        ILLLIPPILLLL
        .LLLIIIIIIL.
        .LLIIlLlIIL.
        ..LILLLLLL..
        ...LLLLLL...
        .....II.....
        """,
    ),
    PlanetBoard(
        "gaia",
        "Gaia",
        2,
        "111223322111",
        "111223322111",
        """
        .....Cl.....
        ...ILLLLI...
        ..ClILLILC..
        .LLIIIIIILL.
        .LLIlLLLILL.
        LLLILLLLILLC
        CLLILLLLILLL
        .LLILLLlILL.
        .LLIIIIIIlL.
        ..CLLLLLLC..
        ...LLLLLL...
        .....lC.....
        """,
    ),
    PlanetBoard(
        "k-273",
        "K-273",
        3,
        "111223322111",
        "111223322111",
        """
        .....II.....
        ...IIlIII...
        ..IIIIIIII..
        .IIIIIILlII.
        .IIlIIIILII.
        IILLIIIIIIII
        IIlIIIIIIILl
        .IIIIIIIIIL.
        .IIIILLIIIL.
        ..IIIlLIII..
        ...IIIIII...
        .....II.....
        """,
    ),
    PlanetBoard(
        "kaax",
        "K'Aax",
        2,
        "111223322111",
        "111223322111",
        """
        .....LL.....
        ...TLLLII...
        ..TTTLLLIl..
        .IITlTLTTLL.
        .ILLTLTTLLL.
        lTLLLLLLLLLl
        LTLIIILLIIIL
        .LIITILLITT.
        .LITIILLITl.
        ..TTILLIIT..
        ...LIlLIL...
        .....LL.....
        """,
    ),
    PlanetBoard(
        "lacuna",
        "Lacuna",
        4,
        "122222222111",
        "111222222221",
        """
        ....LILL....
        ..LIIILLLL..
        .LIILOOLLLL.
        .LIlOLLOLLL.
        LLIIOOLlIIII
        LlLIILLLIOOL
        LLOLIIOLILlL
        LLLOLIIIILOL
        .LLOLLIOlLL.
        ...LlLILLOL.
        ...LLIILLL..
        ....LILL....
        """,
    ),
    PlanetBoard(
        "oblivion",
        "Oblivion",
        3,
        "331111111133",
        "322111111223",
        """
        IIILLLLLLIII
        IIILLLlLLIII
        IIIL....LIII
        lLLL....LlLL
        LLL......LLL
        L..........L
        L..........L
        LLL......LLL
        LLlL....LLLl
        IIIL....LIII
        IIILLlLLLIII
        IIILLLLLLIII
        """,
    ),
    PlanetBoard(
        "pajitnov",
        "Pajitnov",
        2,
        "111223322111",
        "111223322111",
        """
        .....LL.....
        ...IILLLL...
        ..LILLLIIl..
        .LlILLLLIIL.
        .ILLIILLlLL.
        LIILIILILLLL
        LLILLLLILLLL
        .LlILLLIILL.
        .LLILLLLlLL.
        ..LILLLIII..
        ...ILLlLI...
        .....LL.....
        """,
    ),
    PlanetBoard(
        "persephone",
        "Persephone",
        3,
        "111223322111",
        "111223322111",
        """
        .....LL.....
        ...ILLLLL...
        ..IIIILLLL..
        .LILlILLLLL.
        .LILLILLLLl.
        LlILLIIIIIIL
        LLILLILLLLLL
        .LIlIILLLLL.
        .LIIILLLLLL.
        ..LILLLLLl..
        ...IlLLLL...
        .....LL.....
        """,
    ),
    PlanetBoard(
        "petra",
        "Petra",
        2,
        "111223322111",
        "111223322111",
        """
        .....LL.....
        ...LELLLL...
        ..LlEELLlE..
        .LLLLELEEEL.
        .LLLLELELLL.
        LLEEEELEEELL
        LEELlELElELL
        .ELLEEEEEEL.
        .EEEELLELLL.
        ..LlLLLEeL..
        ...LLLLLE...
        .....LL.....
        """,
    ),
    PlanetBoard(
        "tartarus",
        "Tartarus",
        3,
        "111223322111",
        "111223322111",
        """
        .....Ll.....
        ...ILLLLL...
        ..LILLLLII..
        .lIILLLIIIL.
        .LILLIlILLL.
        LIILLIIILLLL
        IILLLIlILLLL
        .LLLLLLILLL.
        .LLLLLLILLl.
        ..LLLLlLLL..
        ...LLLLLL...
        .....LL.....
        """,
    ),
)

TARTARUS_SIDES: Final = (
    ".....aa.....",
    "...aaabbb...",
    "..aaaabbbb..",
    ".aaaaabbbbb.",
    ".aaaabbbbbb.",
    "aaaaabbbbbbb",
    "aaaaabbbbbbb",
    ".aaaaabbbbb.",
    ".aaaaabbbbb.",
    "..aaaaabbb..",
    "...aaabbb...",
    ".....ab.....",
)
"""Which side of the chasm a square of Tartarus lies on."""

CERBERUS_PLANETS: Final = (
    ".......1111.",
    ".......1111.",
    "......111111",
    "......111111",
    "..222..1111.",
    ".2222221111.",
    "2222222.....",
    "2222222.333.",
    "222222233333",
    "222222233333",
    ".22222233333",
    "..2222..333.",
)
"""Which of the three planets of Cerberus a square belongs to."""
