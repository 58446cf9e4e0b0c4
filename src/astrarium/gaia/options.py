"""The options of a game: what can be given, what is drawn from the seed, and their checks."""

from collections.abc import Mapping, Sequence
from typing import Any

from astrarium.gaia import board
from astrarium.gaia.automa.automa import SETUP_CARDS, SoloSetup, draw_decks, draw_setup_cards
from astrarium.gaia.automa.components import (
    AUTOMA_FACTION_NAMES,
    FIRST_GAME_LEVEL,
    LEVEL_NAMES,
    LEVELS,
)
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.factions import (
    FACTION_NAMES,
    FIRST_GAME,
    FIRST_GAME_SOLO,
    other_side,
)
from astrarium.gaia.components.first_game import STARTING_PLANETS
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import (
    COMMON_TOKENS,
    FEDERATION_TOKENS,
    FINAL_NAMES,
    ROUND_NAMES,
    ROUND_TILES,
    TOKEN_NAMES,
)
from astrarium.gaia.components.sectors import BASIC_10, CORE_SECTORS
from astrarium.gaia.components.structures import ROUNDS, START_VP
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES, SLOTS, STANDARD_NAMES
from astrarium.gaia.galaxy import Galaxy
from astrarium.gaia.option_schema import SCHEMA
from astrarium.gaia.setup import Setup
from astrarium.table.chance import Chance
from astrarium.table.errors import BadOption

BOOSTERS_BEYOND_PLAYERS = 3
FINAL_TILES_IN_PLAY = 2

_DEFAULTS: dict[str, Any] = {entry["name"]: entry["default"] for entry in SCHEMA}
_CHOICES: dict[str, list[Any]] = {entry["name"]: entry["choices"] for entry in SCHEMA}


def read(options: Mapping[str, Any], seed: str) -> Setup:
    """Check the options and draw from the seed whatever is not given."""
    for name in options:
        if name not in _DEFAULTS:
            raise BadOption(name, f"unknown; there are {', '.join(_DEFAULTS)}.")
    given: dict[str, Any] = {**_DEFAULTS, **options}
    for name in (
        "players", "setup", "small_board", "assembler", "turn_order", "automa", "automa_level",
        "automa_view",
    ):  # fmt: skip
        _one_of(name, given[name])
    for name in ("final_conversions", "brainstone_returns", "strict_level5_skip"):
        if not isinstance(given[name], bool):
            raise BadOption(name, "say true or false.")
    people: int = given["players"]
    players = max(people, 2)  # alone one shares the table with the Automa
    first_game = given["setup"] == "first-game"
    automa = given["automa"] if people == 1 else "random"
    factions = _factions(given["factions"], people, first_game, seed, automa)
    if first_game:
        allowed = FIRST_GAME[people]
        _only_with(options, "board", "basic", "the first game is played on the basic board.")
    else:
        allowed = FACTION_NAMES
    if given["small_board"] != "none" and players != 3:
        raise BadOption("small_board", "only three players can leave out sectors 09 and 10.")
    galaxy, rotatable = _board(given, players, first_game, seed)
    boosters = _tiles(given, "boosters", BOOSTER_NAMES, players + BOOSTERS_BEYOND_PLAYERS, seed)
    solo = _solo(given, options, factions, boosters, seed) if people == 1 else None
    if people > 1:
        for name in ("automa", "automa_level", "automa_view", "strict_level5_skip"):
            if name in options:
                raise BadOption(name, "only a game with one player has an Automa.")
    return Setup(
        players=players,
        galaxy=galaxy,
        slot_tiles=_tiles(given, "tech_tiles", STANDARD_NAMES, len(SLOTS), seed),
        advanced_tiles=_tiles(given, "advanced_tiles", ADVANCED_NAMES, len(TRACKS), seed),
        boosters=_as_set(boosters),
        round_tiles=_round_tiles(given, seed),
        final_tiles=_tiles(given, "final_scoring", FINAL_NAMES, FINAL_TILES_IN_PLAY, seed),
        terraforming_token=_terraforming_token(given["terraforming_token"], seed),
        given_factions=factions,
        allowed_factions=_as_set(tuple([FACTION_NAMES.index(name) for name in allowed])),
        first_game=first_game,
        starting_hexes={
            FACTION_NAMES.index(name): hexes for name, hexes in STARTING_PLANETS[people].items()
        }
        if first_game
        else {},
        assembled_by_player=given["assembler"] == "last-player" and rotatable != 0,
        rotatable=rotatable,
        variable_turn_order=given["turn_order"] == "passing",
        final_conversions=given["final_conversions"],
        brainstone_returns=given["brainstone_returns"],
        start_vp=_vp_by_seat("start_vp", given["start_vp"], people, START_VP)
        + ((solo.level.start_vp,) if solo is not None else ()),
        bids=_vp_by_seat("bids", given["bids"], people, 0) + ((0,) if solo is not None else ()),
        solo=solo,
    )


def _solo(
    given: dict[str, Any],
    options: Mapping[str, Any],
    factions: tuple[int, ...],
    row: tuple[int, ...],
    seed: str,
) -> SoloSetup:
    """The Automa's cards, all shuffled now; its faction is known once the human has one."""
    level = LEVEL_NAMES.index(given["automa_level"])
    names: tuple[str, ...] = tuple(Chance(seed, "automa").shuffled(AUTOMA_FACTION_NAMES))
    if given["setup"] == "first-game":
        level = FIRST_GAME_LEVEL  # AU-SETUP-16, AU-DECK-05
        names = (FIRST_GAME_SOLO[1],)
        for name, value in (("automa", names[0]), ("automa_level", LEVEL_NAMES[level])):
            _only_with(options, name, value, f"the first game is played with '{value}'.")
    elif given["automa"] != "random":
        names = (given["automa"],)
        automa = FACTION_NAMES.index(names[0])
        if automa in factions or other_side(automa) in factions:
            raise BadOption("automa", f"{names[0]} share their colour with you (AU-SETUP-09).")
    return SoloSetup(
        level=level,
        factions=names,
        decks=draw_decks(LEVELS[level], Chance(seed, "automa_decks")),
        setup_cards=draw_setup_cards(SETUP_CARDS, Chance(seed, "automa_setup")),
        row=row,
        view_rotation=given["automa_view"],
        strict_level5_skip=given["strict_level5_skip"],
    )


def _one_of(name: str, value: object) -> None:
    choices = _CHOICES[name]
    if isinstance(value, bool) or value not in choices:
        said = ", ".join([str(choice) for choice in choices])
        raise BadOption(name, f"'{value}' is not one of {said}.")


def _only_with(options: Mapping[str, Any], name: str, value: object, reason: str) -> None:
    if options.get(name, value) != value:
        raise BadOption(name, reason)


def _as_set(kinds: tuple[int, ...]) -> int:
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def _names(option: str, value: object, names: Sequence[str], wanted: int) -> list[int]:
    """Indices of a list of names, of the right length, without anything unknown."""
    if not isinstance(value, (list, tuple)) or len(value) != wanted:
        raise BadOption(option, f"give a list of {wanted} names.")
    result = []
    for name in value:
        if name not in names:
            raise BadOption(option, f"'{name}' is not one of {', '.join(names)}.")
        result.append(names.index(name))
    return result


def _tiles(
    given: dict[str, Any], option: str, names: Sequence[str], wanted: int, seed: str
) -> tuple[int, ...]:
    """Different tiles, given or drawn."""
    value = given[option]
    if value is None:
        return tuple(Chance(seed, option).sample(range(len(names)), wanted))
    kinds = _names(option, value, names, wanted)
    if len(set(kinds)) < wanted:
        raise BadOption(option, "a tile is named twice.")
    return tuple(kinds)


def _round_tiles(given: dict[str, Any], seed: str) -> tuple[int, ...]:
    """Six of the ten tiles; one kind exists twice (GP-COMP-08)."""
    value = given["round_scoring"]
    if value is None:
        pool = [kind for kind, tile in enumerate(ROUND_TILES) for _ in range(tile.copies)]
        return tuple(Chance(seed, "round_scoring").sample(pool, ROUNDS))
    kinds = _names("round_scoring", value, ROUND_NAMES, ROUNDS)
    for kind in kinds:
        if kinds.count(kind) > ROUND_TILES[kind].copies:
            raise BadOption("round_scoring", f"there are not so many '{ROUND_NAMES[kind]}'.")
    return tuple(kinds)


def _terraforming_token(value: object, seed: str) -> int:
    """One of the eighteen common tokens, so that every kind is equally likely (GP-SETUP-08)."""
    if value is None:
        pool = [k for k in range(COMMON_TOKENS) for _ in range(FEDERATION_TOKENS[k].copies)]
        return Chance(seed, "terraforming_token").choice(pool)
    _one_of("terraforming_token", value)
    return TOKEN_NAMES.index(str(value))


def _factions(
    value: object, players: int, first_game: bool, seed: str, automa: str
) -> tuple[int, ...]:
    """Given or drawn factions by seat; empty if they are chosen in play.

    None is drawn whose colour a given faction of the Automa has (AU-SETUP-09).
    """
    names = FIRST_GAME[players] if first_game else FACTION_NAMES
    if value == "choose":
        return ()
    if value == "random":
        chance = Chance(seed, "factions")
        if first_game:
            return tuple([FACTION_NAMES.index(name) for name in chance.shuffled(names)])
        free = list(range(len(FACTION_NAMES) // 2))
        if automa != "random":
            free.remove(FACTION_NAMES.index(automa) // 2)
        boards = chance.sample(free, players)
        return tuple([2 * b + chance.below(2) for b in boards])
    if players == 1 and value in names:
        value = [value]  # alone one needs no list
    if isinstance(value, str):
        raise BadOption("factions", f"'{value}' is neither choose, random nor a list of factions.")
    given = [FACTION_NAMES.index(names[i]) for i in _names("factions", value, names, players)]
    for i, faction in enumerate(given):
        if faction in given[:i]:
            raise BadOption("factions", f"'{FACTION_NAMES[faction]}' is named twice.")
        if other_side(faction) in given[:i]:
            pair = f"{FACTION_NAMES[faction]} and {FACTION_NAMES[other_side(faction)]}"
            raise BadOption("factions", f"{pair} share one board (GP-COMP-02).")
    return tuple(given)


def _board(given: dict[str, Any], players: int, first_game: bool, seed: str) -> tuple[Galaxy, int]:
    """The board, and the places whose sectors an assembler may rotate."""
    method = "basic" if first_game else given["board"]
    layout = board.layout_for(players, given["small_board"])
    if isinstance(method, str):
        if method not in board.METHODS:
            said = ", ".join(board.METHODS)
            raise BadOption("board", f"'{method}' is not one of {said} nor a list of sectors.")
        galaxy = board.assemble(layout, method, Chance(seed, "board"))
        free = [place for place in range(len(layout)) if method != "basic"]
        if layout is BASIC_10 and method in ("method-1", "method-2"):
            free = [p for p in free if galaxy.sectors[p].tile not in CORE_SECTORS]
        return galaxy, _as_set(tuple(free))
    galaxy = board.read_board(method)
    touching = galaxy.touching_homes()
    if touching is not None:
        a, b = touching
        raise BadOption(
            "board", f"{galaxy.names[a]} and {galaxy.names[b]} are adjacent planets of one type."
        )
    return galaxy, 0


def _vp_by_seat(option: str, value: object, players: int, usual: int) -> tuple[int, ...]:
    if value is None:
        return (usual,) * players
    if not isinstance(value, (list, tuple)) or len(value) != players:
        raise BadOption(option, f"give {players} numbers.")
    result = []
    for vp in value:
        if not isinstance(vp, int) or isinstance(vp, bool):
            raise BadOption(option, f"'{vp}' is not a whole number.")
        result.append(vp)
    return tuple(result)
