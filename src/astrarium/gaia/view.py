"""What a seat may know, as JSON-ready data. In Gaia Project everything on the table is open."""

from typing import TYPE_CHECKING, Any

from astrarium.gaia import map_view, scoring
from astrarium.gaia.actions.special import owned_actions
from astrarium.gaia.automa.automa import AUTOMA
from astrarium.gaia.automa.components import MARKED_CARDS
from astrarium.gaia.brainstone import AREAS
from astrarium.gaia.components.board_actions import POWER_NAMES, QIC_NAMES
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.effects import RESOURCES
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import (
    COMMON_TOKENS,
    FINAL_NAMES,
    FINAL_TILES,
    ROUND_NAMES,
    TOKEN_NAMES,
)
from astrarium.gaia.components.structures import PIECES, STRUCTURES
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES, SLOTS, STANDARD_NAMES
from astrarium.gaia.decisions import NAMES
from astrarium.gaia.galaxy import bits
from astrarium.gaia.income import icons
from astrarium.gaia.player import SOURCES, Player
from astrarium.gaia.rounds import PHASES

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def view(state: "GaiaState", seat: int | None) -> dict[str, Any]:
    """The whole table; ``seat`` only says whose eyes these are."""
    setup = state.setup
    return {
        "game": "gaia",
        "seat": seat,
        "round": state.round,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "to_act": list(state.to_act),
        "decision": NAMES[state.steps[-1].kind] if state.steps else None,
        "turn_order": list(state.order),
        "passed": list(state.passing),
        "hexes": map_view.hexes(state, seat),
        "forming": map_view.forming(state),
        "sectors": [
            {"tile": sector.tile, "rotation": sector.rotation, "centre": list(centre)}
            for sector, centre in zip(state.galaxy.sectors, state.galaxy.shape.centres, strict=True)
        ],
        "players": [player_view(state, player) for player in state.seats],
        "research": {
            "tiles": [
                {"slot": slot, "tile": STANDARD_NAMES[kind], "left": state.tiles_left[kind]}
                for slot, kind in zip(SLOTS, setup.slot_tiles, strict=True)
            ],
            "advanced": [
                {
                    "track": track,
                    "tile": ADVANCED_NAMES[kind],
                    "there": bool(state.advanced_left >> i & 1),
                }
                for i, (track, kind) in enumerate(zip(TRACKS, setup.advanced_tiles, strict=True))
            ],
            "terraforming_token": TOKEN_NAMES[state.terraforming_token]
            if state.terraforming_token >= 0
            else None,
        },
        "actions_used": [
            name
            for i, name in enumerate(
                [f"power {name}" for name in POWER_NAMES] + [f"qic {name}" for name in QIC_NAMES]
            )
            if state.used_actions >> i & 1
        ],
        "boosters": [BOOSTER_NAMES[b] for b in bits(state.boosters)],
        "federation_tokens": {
            TOKEN_NAMES[kind]: state.token_supply[kind] for kind in range(COMMON_TOKENS)
        },
        "round_scoring": [ROUND_NAMES[kind] for kind in setup.round_tiles],
        "final_scoring": [_final_tile(state, i) for i in range(len(setup.final_tiles))],
        "result": _result(state),
        "automa": _automa(state),
    }


def _automa(state: "GaiaState") -> dict[str, Any] | None:
    """The Automa's open cards and its diary; of the deck only the size is known."""
    automa = state.automa
    if automa is None or state.setup.solo is None:
        return None
    return {
        "seat": AUTOMA,
        "level": state.setup.solo.level.name,
        "deck": len(automa.deck) - automa.drawn,
        "marked": min(MARKED_CARDS, len(automa.deck) - automa.drawn),
        "discard": list(automa.discard),
        "action": automa.action or None,
        "support": automa.support or None,
        "row": [BOOSTER_NAMES[b] for b in automa.row],
        "turns": [
            {
                "round": turn.round,
                "action": turn.action or None,
                "support": turn.support or None,
                "lines": list(turn.lines),
                "vp": turn.vp,
            }
            for turn in automa.log
        ],
    }


def player_view(state: "GaiaState", me: Player) -> dict[str, Any]:
    """A faction board and what belongs to it."""
    if me.faction.index < 0:
        return {"faction": None, "vp": me.vp}
    return {
        "faction": me.faction.name,
        "title": me.faction.title,
        "home": PLANETS[me.faction.home],
        "vp": me.vp,
        "vp_from": dict(zip(SOURCES, me.vp_from, strict=True)),
        "credits": me.credits,
        "ore": me.ore,
        "knowledge": me.knowledge,
        "qic": me.qic,
        "power": {"I": me.area1, "II": me.area2, "III": me.area3, "gaia": me.gaia_area},
        "brainstone": AREAS[me.brainstone] or None,
        "income": _income(me),
        "research": dict(zip(TRACKS, me.research, strict=True)),
        "gaiaformers": {
            "owned": me.formers,
            "available": me.formers_available,
            "in_gaia_area": me.formers_in_gaia,
        },
        "left_on_board": {
            name: PIECES[kind] - me.built[kind].bit_count() for kind, name in enumerate(STRUCTURES)
        },
        "lost_planet": state.galaxy.listed(me.lost) or None,
        "tiles": [
            {"tile": STANDARD_NAMES[kind], "covered": bool(me.covered >> kind & 1)}
            for kind in bits(me.tiles)
        ],
        "advanced_tiles": [ADVANCED_NAMES[kind] for kind in bits(me.advanced)],
        "federation_tokens": {
            "green": {name: me.green[k] for k, name in enumerate(TOKEN_NAMES) if me.green[k]},
            "gray": {name: me.gray[k] for k, name in enumerate(TOKEN_NAMES) if me.gray[k]},
        },
        "federations": me.federations,
        "booster": BOOSTER_NAMES[me.booster] if me.booster >= 0 else None,
        "next_booster": BOOSTER_NAMES[me.next_booster] if me.next_booster >= 0 else None,
        "special_actions": _special_actions(me),
        "passed": me.passed,
    }


def _income(me: Player) -> dict[str, int]:
    """What the next income phase would pay, by resource."""
    result: dict[str, int] = {}
    for resource, amount in icons(me):
        name = RESOURCES[resource]
        result[name] = result.get(name, 0) + amount
    return result


def _special_actions(me: Player) -> list[dict[str, Any]]:
    return [
        {"action": name, "used": bool(me.used >> place & 1)} for name, place in owned_actions(me)
    ]


def _final_tile(state: "GaiaState", tile: int) -> dict[str, Any]:
    kind = state.setup.final_tiles[tile]
    return {
        "tile": FINAL_NAMES[kind],
        "neutral": FINAL_TILES[kind].neutral if state.setup.neutral_player else None,
        "counts": _by_seat(state, tile),
        "vp": scoring.tile_vp(state, tile),
    }


def _by_seat(state: "GaiaState", tile: int) -> list[int]:
    counts = [0] * len(state.seats)
    for amount, seat in scoring.standings(state, tile):
        if seat >= 0:
            counts[seat] = amount
    return counts


def _result(state: "GaiaState") -> dict[str, Any] | None:
    if state.final is None:
        return None
    return {
        "scores": list(state.final.scores),
        "breakdown": list(state.final.breakdown),
        "ranks": list(state.final.ranks),
    }
