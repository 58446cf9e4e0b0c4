"""Every text that is a move of Gaia Project and names things of a position, legal or not."""

from collections.abc import Iterator
from itertools import product
from random import Random

from astrarium.gaia import GaiaState, notation
from astrarium.gaia.components.board_actions import ALL_CONVERSIONS
from astrarium.gaia.galaxy import bits

NUMBERS = ("0", "1", "2", "3", "4", "5", "9")


def every_text(
    state: GaiaState,
    random: Random,
    federations: int = 40,
    verbs: tuple[str, ...] = notation.VERBS,
) -> Iterator[str]:
    """All verbs with all words: every hex of the map and one off it, every name, some numbers;
    and federations of planets drawn at random, most of them own ones."""
    off_map = next((h for h in ("9A3", "10A3") if h not in state.galaxy.by_name), "1A0")
    hexes = (*state.galaxy.names, off_map)
    for verb, shapes in notation._SHAPES.items():
        for shape in shapes if verb in verbs else ():
            words = [_words(wanted, hexes) for wanted in shape]
            for args in product(*words):
                yield " ".join((verb, *args))
    if "spend" in verbs:
        for conversion in ALL_CONVERSIONS:
            yield str(conversion.move)
    if "tokens" in verbs:
        for one, two, three in product(range(5), repeat=3):
            for stone in ("", " brainstone"):
                yield f"tokens {one}/{two}/{three}{stone}"
    if "federation" in verbs:
        yield "federation none"
        yield from _federations(state, random, federations)


def _words(wanted: tuple[str, ...] | str, hexes: tuple[str, ...]) -> tuple[str, ...]:
    if wanted == notation._HEX:
        return hexes
    if wanted == notation._NUMBER:
        return NUMBERS
    assert isinstance(wanted, tuple)
    return wanted


def _federations(state: GaiaState, random: Random, count: int) -> Iterator[str]:
    """Choices near legal ones: own planets in groups, with one more or one less."""
    me = state.seats[state.steps[-1].seat]
    names = state.galaxy.names
    own = bits((me.structures | me.stations) & ~me.federated)
    listed = [move for move in state.legal_moves() if move.verb == "federation"]
    for _ in range(count):
        if listed and random.random() < 0.5:
            text = random.choice(listed).args[0]
            chosen = [] if text == "none" else [state.galaxy.by_name[n] for n in text.split(",")]
        else:
            chosen = random.sample(own, random.randint(min(2, len(own)), min(9, len(own))))
        change = random.random()
        if change < 0.4 and own:
            chosen.append(random.choice(own))
        elif change < 0.7 and len(chosen) > 1:
            chosen.pop(random.randrange(len(chosen)))
        elif change < 0.75:
            chosen.append(random.randrange(len(names)))
        elif change < 0.8:
            random.shuffle(chosen)
        if change < 0.9:
            chosen = sorted(set(chosen))
        if chosen:
            yield "federation " + ",".join(names[h] for h in chosen)
            if change < 0.2:
                yield f"federation {','.join(names[h] for h in chosen)} choose-tokens"
