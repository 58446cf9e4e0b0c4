"""Why these planets do not make a federation, and why a satellite cannot stand there."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.federation import (
    Search,
    legal_federations,
    question,
    satellites_left,
)
from astrarium.gaia.automa.automa import AUTOMA
from astrarium.gaia.components.effects import QIC, TOKEN
from astrarium.gaia.components.planets import SPACE
from astrarium.gaia.components.scoring import COMMON_TOKENS, TOKEN_NAMES
from astrarium.gaia.components.structures import FEDERATION_VALUE
from astrarium.gaia.decisions import Step
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.gaia_project import one_way
from astrarium.gaia.reasons.linking import can_be_linked, cheapest_link
from astrarium.gaia.reasons.wording import (
    amount,
    choices,
    counted,
    holding,
    listed,
    owner_of,
    planet,
    who,
)
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_COUNTED = 10
"""Up to so many satellites are counted even if fewer can be paid; searching further is slow."""


def no_federation(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    me = state.seats[seat]
    if not any(state.token_supply):
        return IllegalMove("GP-FED-23", "No federation token is left to gain.")
    names = [] if move.args[0] == "none" else move.args[0].split(",")
    chosen = 0
    for name in names:
        h = state.galaxy.by_name[name]
        if chosen >> h & 1:
            return IllegalMove("GP-FED-15", f"{name} is named twice.")
        refused = _not_that_hex(state, seat, me, h)
        if refused is not None:
            return refused
        chosen |= 1 << h
    asked = question(state, seat)
    if not chosen and not asked.root:
        return IllegalMove("GP-FED-01", "Name the planets of the federation.")
    for planets, satellites in legal_federations(state, seat):
        if planets == chosen:
            return _not_like_that(state, me, move, planets, satellites)
    return (
        _neighbour_left_out(state, asked, chosen)
        or _too_weak(state, me, asked, chosen)
        or _badly_linked(state, seat, me, asked, chosen)
    )


def _not_that_hex(state: "GaiaState", seat: int, me: Player, h: int) -> IllegalMove | None:
    """No own structure, or one that belongs to a federation."""
    name = state.galaxy.names[h]
    if not (me.structures | me.stations) >> h & 1:
        owner = owner_of(state, h)
        if owner >= 0:
            what = f"a planet of {who(state, owner)}"
        elif me.formers_on_map >> h & 1:
            what = "a planet with your Gaiaformer, which is not colonised"
        elif me.satellites >> h & 1:
            what = "a space with your satellite"
        elif state.planets[h] == SPACE:
            what = "empty space"
        else:
            what = f"{planet(state.planets[h])} that you have not colonised"
        return IllegalMove("GP-FED-01", f"{name} is {what}; a federation needs planets of yours.")
    if me.federated >> h & 1:
        if me.faction.grows_one_federation:
            return IllegalMove(
                "GP-FACTION-IVITS-04",
                f"{name} belongs to your federation already: name only what is added.",
            )
        return IllegalMove("GP-FED-18", f"{name} belongs to a federation of yours already.")
    if not me.faction.grows_one_federation and state.galaxy.shape.neighbours[h] & me.federated:
        return IllegalMove("GP-FED-19", f"{name} lies next to a federation of yours.")
    return None


def _not_like_that(
    state: "GaiaState", me: Player, move: Move, planets: int, satellites: int
) -> IllegalMove | None:
    """Legal planets, but in another order or with a choice of tokens that does not exist."""
    name = state.galaxy.listed(planets) or "none"
    if name != move.args[0]:
        return IllegalMove("GP-FED-15", f"Name these planets in this order: 'federation {name}'.")
    if me.faction.grows_one_federation:
        return IllegalMove(
            "GP-FACTION-IVITS-07",
            "The Ivits pay satellites with Q.I.C.: there are no tokens to choose.",
        )
    return one_way(satellites)


def _neighbour_left_out(state: "GaiaState", asked: Search, chosen: int) -> IllegalMove | None:
    """Structures side by side belong together."""
    names = state.galaxy.names
    for h in bits(chosen):
        beside = state.galaxy.shape.neighbours[h] & asked.own & ~chosen
        if beside:
            other = names[bits(beside)[0]]
            return IllegalMove(
                "GP-FED-03", f"{other} lies next to {names[h]} and must be in the federation too."
            )
    return None


def _too_weak(state: "GaiaState", me: Player, asked: Search, chosen: int) -> IllegalMove | None:
    value = asked.value(chosen)
    total = asked.root_value + value
    if total >= asked.threshold:
        return None
    if asked.root:
        added = f", {total} with {_names(state, chosen)}" if chosen else ""
        return IllegalMove(
            "GP-FACTION-IVITS-05",
            f"Your federation has power value {asked.root_value}{added}; the next token needs "
            f"{asked.threshold}.",
        )
    rule = "GP-FED-01" if asked.threshold == FEDERATION_VALUE else "GP-FACTION-XENOS-03"
    names = _names(state, chosen)
    have = "has" if chosen & (chosen - 1) == 0 else "together have"
    return IllegalMove(
        rule, f"{names} {have} power value {total}; a federation needs {asked.threshold}."
    )


def _names(state: "GaiaState", hexes: int) -> str:
    return listed([state.galaxy.names[h] for h in bits(hexes)])


def _badly_linked(
    state: "GaiaState", seat: int, me: Player, asked: Search, chosen: int
) -> IllegalMove | None:
    """Unaffordable, not with the fewest satellites, or with more than is needed."""
    neighbours = state.galaxy.shape.neighbours
    names = _names(state, chosen)
    if not can_be_linked(neighbours, asked, chosen, alone=False):
        return IllegalMove(
            "GP-FED-19", f"No way of satellites links {names} and keeps off your other federations."
        )
    whole, fewest = cheapest_link(neighbours, asked, chosen, asked.budget, alone=False)
    if fewest < 0:
        return _too_many(state, me, asked, chosen)
    satellites = fewest
    if whole != chosen:
        more = _names(state, whole & ~chosen)
        if not can_be_linked(neighbours, asked, chosen, alone=True):
            return IllegalMove(
                "GP-FED-03",
                f"{names} cannot be linked without touching {more}: name what is touched too.",
            )
        most = max(asked.budget, _COUNTED)
        satellites = cheapest_link(neighbours, asked, chosen, most, alone=True)[1]
        if satellites != fewest:
            than = str(satellites) if satellites > 0 else f"more than {most}"
            return IllegalMove(
                "GP-FED-17",
                f"With {more} as well {counted(fewest, 'satellite')} would be enough instead of "
                f"{than}, and the fewest must be used.",
            )
    for planets, fewer in legal_federations(state, seat):
        if planets & ~chosen == 0 and fewer < satellites:
            part = f"{_names(state, planets)} alone" if planets else "Your federation alone"
            reach = "reach" if planets & (planets - 1) else "reaches"
            return IllegalMove(
                "GP-FED-16",
                f"{part} {reach} {asked.threshold} with {counted(fewer, 'satellite')} instead of "
                f"{satellites}.",
            )
    return None


def _too_many(state: "GaiaState", me: Player, asked: Search, chosen: int) -> IllegalMove:
    """More satellites than can be paid, or than there are."""
    neighbours = state.galaxy.shape.neighbours
    number = f"more than {max(asked.budget, _COUNTED)} satellites"
    if asked.budget < _COUNTED:
        satellites = cheapest_link(neighbours, asked, chosen, _COUNTED, alone=False)[1]
        if satellites > 0:
            number = counted(satellites, "satellite")
    takes = f"Linking {_names(state, chosen)} takes {number}"
    resource = QIC if me.faction.grows_one_federation else TOKEN
    has = holding(me, resource)
    if asked.budget == has:
        where = "" if resource == QIC else " in areas I to III"
        rule = "GP-FACTION-IVITS-07" if resource == QIC else "GP-FED-05"
        return IllegalMove(rule, f"{takes}; you have {amount(has, resource)}{where} to pay them.")
    left = satellites_left(state, me)
    return IllegalMove("GP-COMP-04", f"{takes}; {left} of your pieces are left.")


# -- satellites and tokens -----------------------------------------------------------------------


def no_satellite(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """``step``: a = planets, b = satellites placed, c = twice their number in all."""
    me = state.seats[step.seat]
    name = move.args[0]
    h = state.galaxy.by_name[name]
    around = state.galaxy.shape.neighbours[h]
    if state.planets[h] != SPACE:
        return IllegalMove("GP-FED-07", f"{name} is {planet(state.planets[h])}, not a free space.")
    if (me.satellites | step.b) >> h & 1:
        return IllegalMove("GP-FED-08", f"You have a satellite on {name} already.")
    if me.stations >> h & 1:
        return IllegalMove("GP-FACTION-IVITS-11", f"Your space station is on {name}.")
    if not me.faction.grows_one_federation and around & me.federated:
        return IllegalMove("GP-FED-19", f"{name} lies next to a federation of yours.")
    strangers = (me.structures | me.stations) & ~me.federated & ~step.a & around
    if strangers:
        other = state.galaxy.names[bits(strangers)[0]]
        return IllegalMove(
            "GP-FED-03",
            f"A satellite on {name} would touch {other}, which you have not chosen.",
        )
    return IllegalMove(
        "GP-FED-17",
        f"No link of {counted(step.c >> 1, 'satellite')} leads over {name}: choose "
        f"{choices(state.legal_moves())}.",
    )


def no_automa_satellite(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """Beside the lone mine ``step.a``, on a space where the Automa has none yet."""
    name = move.args[0]
    h = state.galaxy.by_name[name]
    if state.planets[h] != SPACE:
        return IllegalMove("GP-FED-07", f"{name} is {planet(state.planets[h])}, not a free space.")
    mine = state.galaxy.names[step.a]
    if not state.galaxy.shape.neighbours[step.a] >> h & 1:
        return IllegalMove(
            "AU-ACT-MINE-14", f"{name} is not next to {mine}, the new mine of the Automa."
        )
    if state.seats[AUTOMA].satellites >> h & 1:
        return IllegalMove("GP-FED-08", f"The Automa has a satellite on {name} already.")
    return None


def no_token(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    name = move.args[0]
    kind = TOKEN_NAMES.index(name)
    can = choices(state.legal_moves())
    if kind >= COMMON_TOKENS:
        return IllegalMove(
            "GP-FACTION-GLEENS-06",
            f"The token of the Gleens comes only with their planetary institute; choose {can}.",
        )
    if not state.token_supply[kind]:
        return IllegalMove("GP-FED-23", f"No token {name} is left; choose {can}.")
    return None
