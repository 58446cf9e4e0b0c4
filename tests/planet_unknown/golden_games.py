"""Golden playthroughs: whole games as text, so that a diff shows what a change did to the rules.

Write them anew with ``python -m tests.planet_unknown.golden_games`` after a change that is meant.
"""

import random
from pathlib import Path
from typing import Any

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.state import PlanetUnknownState

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, dict[str, Any]] = {
    "two-symmetric": {"players": 2, "two_player_variant": True},
    "three-asymmetric": {
        "players": 3,
        "planets": ["petra", "kaax", "tartarus"],
        "corporations": ["cosmos", "wormhole", "republic"],
        "private_objectives": True,
    },
    "four-with-events": {
        "players": 4,
        "planets": ["gaia", "arashi", "pajitnov", "cerberus"],
        "corporations": ["horizon", "oasis", "makeshift", "flux"],
        "events": "6-7-7",
    },
    "solo-jump-drive": {
        "players": 1,
        "planets": "persephone",
        "corporations": "jump-drive",
        "events": "9-3-8",
    },
}


def _line(state: PlanetUnknownState, number: int) -> str:
    """A seat in one line: what the last move has changed."""
    seat = state.seats[number]
    heights = "/".join(str(stands) for stands in seat.trackers)
    return (
        f"covered {seat.covered.bit_count()} trackers {heights} techs {seat.techs:b} "
        f"rovers {seat.rovers.bit_count()} movement {seat.movement} pods {seat.scored} "
        f"meteorites {seat.meteorites.bit_count()}+{seat.collected} pile {len(seat.pile)}"
    )


def playthrough(name: str) -> str:
    """The game as text: how many moves were legal, which was made, how the seat then stood."""
    options = GAMES[name]
    state = PLANET_UNKNOWN.new(options, name)
    chance = random.Random(name)
    out = [f"{key}: {value}" for key, value in options.items()]
    mark = (-1, -1)
    while state.to_act:
        if (state.round, state.phase) != mark:
            mark = (state.round, state.phase)
            shown = state.view(None)
            event = shown["event"]["text"] if shown["event"] else "none"
            out.append(f"== round {state.round}, {shown['phase']}, event: {event}")
        who = chance.choice(state.to_act)
        listed = state.legal_moves(who)
        placing = [move for move in listed if move.verb in ("place", "done")]
        move = chance.choice(placing if placing and chance.random() < 0.5 else listed)
        verbs = sorted({one.verb for one in listed})
        out.append(f"{who} of {len(listed)} ({' '.join(verbs)}): {move}")
        state.play(move, who)
        out.append(f"    {_line(state, who)}")
    final = state.result
    assert final is not None
    for number, parts in enumerate(final.breakdown):
        out.append(f"seat {number}: {final.scores[number]} rank {final.ranks[number]} {parts}")
    return "\n".join(out) + "\n"


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for key in GAMES:
        path(key).write_text(playthrough(key), encoding="utf-8")
        print(path(key))
