"""The right move at the wrong moment: not one's turn, another decision first, nothing to answer."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.turn import FREE_VERBS
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import (
    ADVANCE,
    AFTER,
    ASSEMBLE,
    AUTOMA_SATELLITE,
    BOOSTER,
    BRAINSTONE,
    CHARGE_OFFER,
    CONVERT,
    COVER,
    DISCARD_FOR_TILE,
    FACTION,
    FLIP,
    INCOME,
    LOST_PLANET,
    PLACE,
    SATELLITE,
    TAKE_TOKEN,
    TILE,
    TOKENS,
    TURN,
    Step,
)
from astrarium.gaia.reasons.wording import choices, sentence, who
from astrarium.gaia.rounds import ACTIONS, SETUP
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

MAIN_VERBS = (
    "mine", "gaiaform", "upgrade", "federation", "research", "power", "qic", "special", "pass",
)  # fmt: skip

ANSWERS: dict[int, tuple[str, ...]] = {
    FACTION: ("faction",),
    ASSEMBLE: ("rotate", "assembled"),
    PLACE: ("place",),
    BOOSTER: ("booster",),
    INCOME: ("income",),
    CONVERT: ("convert", "done"),
    DISCARD_FOR_TILE: ("discard-for-tile", "done"),
    TURN: (*MAIN_VERBS, *FREE_VERBS),
    AFTER: (*FREE_VERBS, "end"),
    CHARGE_OFFER: ("charge", "decline"),
    TILE: ("tile",),
    COVER: ("cover",),
    FLIP: ("flip",),
    ADVANCE: ("advance", "decline"),
    LOST_PLANET: ("lost-planet",),
    SATELLITE: ("satellite",),
    TOKENS: ("tokens",),
    TAKE_TOKEN: ("take",),
    BRAINSTONE: ("brainstone",),
    AUTOMA_SATELLITE: ("automa-satellite",),
}
"""The verbs that answer each kind of step."""

# What each step asks for, and the rule that asks.
_ASKED: dict[int, tuple[str, str]] = {
    FACTION: ("GP-ADV-01", "choose a faction"),
    ASSEMBLE: ("GP-BOARD-01", "rotate the sectors of the board or say that it is assembled"),
    PLACE: ("GP-ADV-03", "place your starting structure"),
    BOOSTER: ("GP-SETUP-28", "choose a booster"),
    INCOME: ("GP-INCOME-07", "take your income of power"),
    CONVERT: ("GP-FACTION-TERRANS-03", "use the tokens that leave the Gaia area"),
    DISCARD_FOR_TILE: ("GP-FACTION-ITARS-04", "decide about the tokens of the Gaia area"),
    CHARGE_OFFER: ("GP-PASSIVE-10", "decide whether to charge power"),
    TILE: ("GP-TECH-01", "choose a tech tile"),
    COVER: ("GP-TECH-11", "cover a standard tile with the advanced tile"),
    FLIP: ("GP-FED-14", "turn a federation token to its gray side"),
    ADVANCE: ("GP-TECH-04", "advance in research or decline"),
    LOST_PLANET: ("GP-TRACK-NAV-06", "place the Lost Planet"),
    SATELLITE: ("GP-FED-09", "place the next satellite of the federation"),
    TOKENS: ("GP-POWER-09", "choose the tokens to give"),
    TAKE_TOKEN: ("GP-FED-11", "take a federation token"),
    BRAINSTONE: ("GP-FACTION-TAKLONS-02", "say where the brainstone goes"),
    AUTOMA_SATELLITE: ("AU-ACT-MINE-14", "place the satellite of the Automa"),
}

# When an answer is not asked for in an own turn.
_NOT_ASKED: dict[str, tuple[str, str]] = {
    "faction": ("GP-ADV-01", "factions are chosen before the game begins"),
    "rotate": ("GP-BOARD-01", "the board was laid before the game began"),
    "assembled": ("GP-BOARD-01", "the board was laid before the game began"),
    "place": (
        "GP-ADV-03",
        "starting structures are placed before round 1; a planet is colonised with 'mine'",
    ),
    "income": ("GP-ROUND-02", "income is taken at the beginning of the round"),
    "convert": (
        "GP-FACTION-TERRANS-03",
        "only the Terrans with their planetary institute convert tokens, in the Gaia phase",
    ),
    "discard-for-tile": (
        "GP-FACTION-ITARS-04",
        "only the Itars with their planetary institute discard tokens for a tech tile, in the "
        "Gaia phase",
    ),
    "charge": (
        "GP-PASSIVE-01",
        "power is charged like this when an opponent builds near you, not in your own turn",
    ),
    "tile": (
        "GP-UPG-12",
        "no tech tile is due; one comes with a research lab, an academy or the Q.I.C. action",
    ),
    "cover": ("GP-TECH-11", "a standard tile is covered only when an advanced tile is taken"),
    "flip": (
        "GP-FED-14",
        "a federation token is turned to gray only for an advanced tile or a level 5",
    ),
    "advance": ("GP-TECH-04", "no advance is due; 'research' advances for 4 knowledge"),
    "lost-planet": (
        "GP-HAB-11",
        "the Lost Planet is placed only on reaching level 5 of Navigation",
    ),
    "satellite": ("GP-FED-09", "satellites are built only while a federation is formed"),
    "tokens": (
        "GP-POWER-09",
        "no tokens are to be chosen; 'choose-tokens' after 'gaiaform' or 'federation' asks for it",
    ),
    "automa-satellite": (
        "AU-ACT-MINE-14",
        "a satellite of the Automa is placed only when it has built a mine by itself",
    ),
    "take": ("GP-FED-11", "a federation token is taken only when a federation is formed"),
    "brainstone": (
        "GP-FACTION-TAKLONS-02",
        "the brainstone moves only when power is charged, spent or burnt, and is then asked about",
    ),
}


def _asked(step: Step) -> tuple[str, str]:
    """The rule that asks, and for what; an advance that is an action itself is not offered but
    due."""
    if step.kind == ADVANCE and step.b:
        return "GP-FACTION-FIRAKS-02", "make the advance of this action"
    return _ASKED[step.kind]


def not_your_turn(state: "GaiaState", step: Step, move: Move, player: int) -> IllegalMove:
    """Somebody else is asked."""
    if not 0 <= player < state.players:
        return IllegalMove("GP-ACT-01", f"There are only {state.players} players at this table.")
    others = who(state, step.seat)
    if step.kind in (TURN, AFTER):
        now = f"it is the turn of {others}"
    else:
        now = f"{others} must {_asked(step)[1]} first"
    me = state.seats[player]
    verb = move.verb
    if verb in FREE_VERBS:
        if me.passed:
            return IllegalMove(
                "GP-FREE-03", sentence(f"after passing there are no free actions; {now}")
            )
        return IllegalMove("GP-FREE-04", sentence(f"free actions are for your own turn; now {now}"))
    if verb in ("charge", "decline"):
        return IllegalMove("GP-PASSIVE-10", sentence(f"no power is offered to you now; {now}"))
    if me.passed and state.phase == ACTIONS:
        return IllegalMove("GP-ACT-02", sentence(f"you have passed this round; {now}"))
    rule = "GP-ACT-01" if step.kind in (TURN, AFTER) else _asked(step)[0]
    return IllegalMove(_in_this_game(state, rule), sentence(now))


def not_now(state: "GaiaState", step: Step, move: Move) -> IllegalMove:
    """The move answers something else than what is asked."""
    if step.kind in (TURN, AFTER):
        return _in_own_turn(state, step, move)
    rule, what = _asked(step)
    asked = f"{what} first: {choices(state.legal_moves())}"
    verb = move.verb
    if verb in FREE_VERBS and step.kind != BRAINSTONE:
        if state.phase != ACTIONS or step.kind == CHARGE_OFFER:
            return IllegalMove(
                "GP-FREE-04", sentence(f"free actions are for your own turn; {asked}")
            )
        return IllegalMove(
            "GP-FREE-02", sentence(f"no free action in the midst of an action; {asked}")
        )
    if verb in MAIN_VERBS and state.phase != ACTIONS:
        if state.phase == SETUP:
            return IllegalMove("GP-ROUND-02", sentence(f"round 1 has not begun; {asked}"))
        return IllegalMove(
            "GP-ROUND-02", sentence(f"actions come after income and Gaia phase; {asked}")
        )
    if verb == "decline":
        return IllegalMove(
            _in_this_game(state, rule), sentence(f"this cannot be declined; {asked}")
        )
    if verb == "end":
        return IllegalMove(
            _in_this_game(state, rule), sentence(f"this cannot be left out; {asked}")
        )
    return IllegalMove(_in_this_game(state, rule), sentence(asked))


def _in_this_game(state: "GaiaState", rule: str) -> str:
    """The first game has its own rules for factions and starting mines."""
    if state.setup.first_game:
        return {"GP-ADV-01": "GP-FIRST-05", "GP-ADV-03": "GP-FIRST-06"}.get(rule, rule)
    return rule


def _in_own_turn(state: "GaiaState", step: Step, move: Move) -> IllegalMove:
    verb = move.verb
    if verb in MAIN_VERBS:
        return _second_action(move)
    if verb == "end":
        return IllegalMove(
            "GP-ACT-04", "Free actions alone are no turn: take an action first, or pass."
        )
    if verb in ("decline", "done"):
        close = "'end'" if step.kind == AFTER else "'pass' if you want no action"
        return IllegalMove(
            "GP-ACT-04", f"Nothing is offered that '{verb}' could answer; say {close}."
        )
    if verb == "booster":
        return _booster(state)
    if verb == "brainstone" and not state.seats[step.seat].faction.has_brainstone:
        return IllegalMove("GP-FACTION-TAKLONS-02", "Only the Taklons have the brainstone.")
    rule, text = _NOT_ASKED[verb]
    return IllegalMove(_in_this_game(state, rule), sentence(text))


def _booster(state: "GaiaState") -> IllegalMove:
    if state.round == ROUNDS:
        return IllegalMove("GP-PASS-05", "In round 6 no booster is taken any more.")
    passes = [move for move in state.legal_moves() if move.verb == "pass"]
    offered = f": {choices(passes)}" if passes else ""
    return IllegalMove("GP-PASS-02", f"The next booster is taken by passing{offered}.")


def _second_action(move: Move) -> IllegalMove:
    """A turn is one action (GP-ACT-04); some chapters say so themselves."""
    if move.verb == "pass":
        return IllegalMove(
            "GP-ACT-04", "You have taken the action of this turn: say 'end' and pass in your next."
        )
    rule = "GP-ACT-04"
    if move.verb in ("power", "qic"):
        rule = "GP-PQ-05"
    elif move.verb == "special" and move.args[0] in ("step", "range-mine", "range-gaiaform"):
        rule = "GP-BOOSTER-12"
    return IllegalMove(
        rule, "You have taken the action of this turn: free actions are left, then 'end'."
    )
