"""Answers to offers of power, brought into the order in which our engine asks.

After a turn with two new structures their engine begins with the one that it noted last, ours with
the one built first. A Lost Planet placed in the Gaia phase offers power at once in ours, but only
after the next turn in theirs.
"""

from collections.abc import Mapping

from astrarium.gaia.actions.charge import amount, highest_value_near
from astrarium.gaia.boardgamers.lines import Line, amounts
from astrarium.gaia.components.structures import NEIGHBOURHOOD
from astrarium.gaia.state import GaiaState


def rearrange(
    state: GaiaState, line: Line, seat: int, lines: list[Line], at: int, seats: Mapping[str, int]
) -> None:
    """Reorder ``lines[at:]`` after ``line`` of this seat has been played."""
    if "lostPlanet" not in line.verbs:
        return
    if ["special", "down-lab"] in line.commands:
        _swap_sources(state, line, seat, lines, at, seats)
    elif not line.in_actions:
        _bring_forward(state, line, seat, lines, at, seats)


def _group(lines: list[Line], at: int) -> int:
    """The end of the answers that begin here."""
    end = at
    while end < len(lines) and lines[end].answers_offer:
        end += 1
    return end


def _target(state: GaiaState, line: Line, verb: str) -> int:
    """The hex that a command of the line names last."""
    for words in line.commands:
        if words[0] == verb:
            name = words[-1]
            if name in state.galaxy.by_name:
                return state.galaxy.by_name[name]
            q, _, r = name.partition("x")
            return state.galaxy.shape.index[int(q), int(r)]
    raise line.problem(f"there is no '{verb}' in it.")


def _fit(state: GaiaState, answers: list[Line], seats: Mapping[str, int], h: int, by: int) -> int:
    """How well these answers belong to a structure on h; -1 if they cannot."""
    last = 0
    score = 0
    for line in answers:
        seat = seats.get(line.who, -1)
        offset = (seat - by) % state.players
        me = state.seats[seat]
        near = me.structures & state.galaxy.shape.within[NEIGHBOURHOOD][h]
        if seat < 0 or offset <= last or not near:
            return -1
        last = offset
        words = line.commands[0]
        said = dict(amounts(words[1])).get("pw", 0) if len(words) > 1 else -1
        if said == amount(me, highest_value_near(state, me, h), 0):
            score += 1
    return score


def _swap_sources(
    state: GaiaState, line: Line, by: int, lines: list[Line], at: int, seats: Mapping[str, int]
) -> None:
    """Firaks: their answers are about the Lost Planet first, then about the trading station."""
    end = _group(lines, at)
    answers = lines[at:end]
    lost = _target(state, line, "lostPlanet")
    station = _target(state, line, "build")
    best = -1
    split = 0
    for cut in range(len(answers) + 1):
        first = _fit(state, answers[:cut], seats, lost, by)
        second = _fit(state, answers[cut:], seats, station, by)
        if min(first, second) >= 0 and first + second > best:
            best = first + second
            split = cut
    lines[at:end] = answers[split:] + answers[:split]


def _bring_forward(
    state: GaiaState, line: Line, by: int, lines: list[Line], at: int, seats: Mapping[str, int]
) -> None:
    """Itars: the answers about the Lost Planet stand behind the next turn and its own answers."""
    turn = at
    while turn < len(lines) and not lines[turn].in_actions:
        turn += 1
    end = _group(lines, turn + 1)
    answers = lines[turn + 1 : end]
    lost = _target(state, line, "lostPlanet")
    best = -1
    split = len(answers)
    for cut in range(len(answers) + 1):
        score = _fit(state, answers[cut:], seats, lost, by)
        if score >= 0 and score + len(answers) - cut > best:
            best = score + len(answers) - cut
            split = cut
    moved = answers[split:]
    del lines[turn + 1 + split : end]
    lines[at:at] = moved
