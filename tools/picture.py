"""Draw the picture of the README: a game of Gaia Project in the terminal, as SVG.

    python tools/picture.py docs/images/table.svg

The game is random but likes to build, so that there is something to see.
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from astrarium.cli import showing
from astrarium.games import get_game
from astrarium.table import Chance

SEED = "picture"
WIDTH = 156
LAST_ROUND = 5
_DULL = ("spend", "burn", "pass", "decline", "end")


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("usage: python tools/picture.py FILE.svg")
    game = get_game("gaia")
    state = game.new({"players": 4, "factions": "random"}, SEED)
    chance = Chance(SEED, "picture")
    while state.to_act and state.view(None)["round"] < LAST_ROUND:
        moves = state.legal_moves()
        lively = [move for move in moves if move.verb not in _DULL]
        state.play(chance.choice(lively or moves))
    console = Console(width=WIDTH, record=True, file=io.StringIO())
    console.print(showing.position(game.name, state, state.to_act[0] if state.to_act else None))
    svg = console.export_svg(title="make play", unique_id="table")
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"
    Path(sys.argv[1]).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
