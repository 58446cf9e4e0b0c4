"""Options, texts that are no moves, records, hints and the server's refusals in German."""

from typing import Any

import pytest

from astrarium.bots import Budget
from astrarium.bots.gaia.advice import IN_PLAY
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import load
from astrarium.gaia import GAIA
from astrarium.games import UnknownGame, get_game
from astrarium.phrases import known
from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.table import BadOption, BadRecord, Game, Record, UnknownMove
from tests.phrases.sentences import expected_refusals, problems, untranslated


@pytest.mark.parametrize("name", ["gaia", "planet-unknown"])
def test_what_options_are_for(name: str) -> None:
    assert untranslated(option["help"] for option in get_game(name).options()) == []


BAD_OPTIONS: list[tuple[Game, dict[str, Any]]] = [
    (GAIA, {"colour": "red"}),
    (GAIA, {"players": 9}),
    (GAIA, {"turn_order": "dice"}),
    (GAIA, {"final_conversions": 1}),
    (GAIA, {"setup": "first-game", "board": "method-1"}),
    (GAIA, {"small_board": "without-9-10"}),
    (GAIA, {"players": 2, "small_board": "closed"}),
    (GAIA, {"automa": "xenos"}),
    (GAIA, {"players": 1, "setup": "first-game", "automa": "xenos"}),
    (GAIA, {"players": 1, "factions": "terrans", "automa": "terrans"}),
    (GAIA, {"factions": ["terrans"]}),
    (GAIA, {"factions": "terrans"}),
    (GAIA, {"factions": ["terrans", "romans"]}),
    (GAIA, {"factions": ["terrans", "terrans"]}),
    (GAIA, {"factions": ["terrans", "lantids"]}),
    (GAIA, {"boosters": ["mines"] * 5}),
    (GAIA, {"round_scoring": ["mine-2"] * 6}),
    (GAIA, {"start_vp": [1]}),
    (GAIA, {"bids": [1, "two"]}),
    (GAIA, {"board": "method-9"}),
    (GAIA, {"board": 3}),
    (GAIA, {"board": ["x"]}),
    (GAIA, {"board": ["99@0,0r0"]}),
    (GAIA, {"board": ["01@0,0r0", "01@5,-2r0"]}),
    (GAIA, {"board": ["01@0,0r0", "02@0,0r0"]}),
    (PLANET_UNKNOWN, {"colour": "red"}),
    (PLANET_UNKNOWN, {"players": 0}),
    (PLANET_UNKNOWN, {"players": [2]}),
    (PLANET_UNKNOWN, {"players": 3, "two_player_variant": True}),
    (PLANET_UNKNOWN, {"private_objectives": "maybe"}),
    (PLANET_UNKNOWN, {"arrangement": "heap"}),
    (PLANET_UNKNOWN, {"planets": 7}),
    (PLANET_UNKNOWN, {"planets": "gaia,gaia,gaia"}),
    (PLANET_UNKNOWN, {"planets": "gaia,gaia"}),
    (PLANET_UNKNOWN, {"planets": "old earth"}),
    (PLANET_UNKNOWN, {"events": "many"}),
    (PLANET_UNKNOWN, {"events": "50-0-0"}),
    (PLANET_UNKNOWN, {"players": 1, "events": "50-0-0"}),
    (PLANET_UNKNOWN, {"events": "1-1-1"}),
    (PLANET_UNKNOWN, {"commander": "9"}),
]


@pytest.mark.parametrize(("game", "options"), BAD_OPTIONS)
def test_what_is_wrong_with_options(game: Game, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as caught:
        game.new(options, "seed")
    assert known(str(caught.value), "de"), str(caught.value)
    assert known(caught.value.reason, "de"), caught.value.reason


BAD_MOVES = [
    (GAIA, "jump 3A5"),
    (GAIA, "mine"),
    (GAIA, "mine Mars"),
    (GAIA, "mine 3A5 3A6"),
    (GAIA, "income charge many"),
    (GAIA, "income"),
    (GAIA, "convert gold"),
    (GAIA, "spend 2 power for 1 qic"),
    (GAIA, "federation"),
    (GAIA, "federation 3A5,Mars"),
    (GAIA, "tokens 1/2"),
    (PLANET_UNKNOWN, "jump a1"),
    (PLANET_UNKNOWN, "done now"),
    (PLANET_UNKNOWN, "place T4"),
    (PLANET_UNKNOWN, "place Q9 a1 r0"),
    (PLANET_UNKNOWN, "place T4 z9 r0"),
    (PLANET_UNKNOWN, "place T4 f7 r9"),
    (PLANET_UNKNOWN, "take Q9"),
    (PLANET_UNKNOWN, "civ 99"),
    (PLANET_UNKNOWN, "keep"),
    (PLANET_UNKNOWN, "advance gold"),
    (PLANET_UNKNOWN, "flux gold"),
    (PLANET_UNKNOWN, "only gold"),
    (PLANET_UNKNOWN, "choose gold"),
    (PLANET_UNKNOWN, "patch z9"),
    (PLANET_UNKNOWN, "move a1"),
    (PLANET_UNKNOWN, "teleport a1"),
    (PLANET_UNKNOWN, "pod z9"),
    (PLANET_UNKNOWN, "reposition civ7"),
    (PLANET_UNKNOWN, "lose z99"),
    (PLANET_UNKNOWN, "clear z"),
    (PLANET_UNKNOWN, "tech 9"),
    (PLANET_UNKNOWN, "tech A gold"),
]


@pytest.mark.parametrize(("game", "text"), BAD_MOVES)
def test_what_is_no_move(game: Game, text: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        game.parse(text)
    assert known(str(caught.value), "de"), str(caught.value)


def finished() -> str:
    """The record of a short game that nobody wanted to play."""
    record = Record("gaia", "1", {"players": 2, "factions": ["terrans", "xenos"]}, "record")
    state = record.start(GAIA)
    while state.to_act:
        moves = state.legal_moves()
        move = next((one for one in moves if one.verb == "pass"), moves[0])
        record.play(state, move, state.to_act[0])
    return record.to_text()


def spoilt(text: str) -> list[str]:
    """The record without one of its lines, with a line twice, and with words changed."""
    lines = text.splitlines(keepends=True)
    found = ["", "something else\n"]
    for at in range(len(lines)):
        found.append("".join(lines[:at] + lines[at + 1 :]))
        found.append("".join(lines[: at + 1] + lines[at:]))
    for old, new in (
        ("game: gaia", "game: chess"),
        ("game: gaia", "game:"),
        ("game: gaia", "sport: gaia"),
        ("\nseed:", "\noption players: 9\nseed:"),
        ("seed: ", 'seed: "'),
        ("1: place", "1: mine"),
        ("1: place", "1: jump"),
        ("1: place", "1: ;place"),
        ("1: place", "0: place"),
        ("1: place", "2: place"),
        ("result: scores ", "result: scores 1"),
        ("result: scores ", "result: scores x"),
        ("result: scores ", "result: points "),
        ("ranks: ", "ranks: 1 "),
        ("ranks: 1", "ranks: 7"),
        ("breakdown 1: {", "breakdown 1: [{"),
        ("breakdown 1: {", 'breakdown 1: {"luck": 1, '),
        ("breakdown 1: {", 'breakdown 1: {"luck": 1.5, '),
    ):
        found.append(text.replace(old, new, 1))
    return found


def test_what_is_wrong_with_records() -> None:
    text = finished()
    said = set()
    for wrong in spoilt(text):
        try:
            Record.parse(wrong).verify(GAIA)
        except BadRecord as error:
            said.add(str(error))
    assert len(said) > 20
    assert untranslated(said) == []


def test_what_is_wrong_with_games_from_elsewhere() -> None:
    """The tests of the import expect sentences that begin small, and give moves with a stop."""
    said = expected_refusals("gaia", "test_boardgamers_refusals.py", capital=False)
    played = ("terrans ", "nevlas ", "p1 ", "somebody ", " ")
    said = {text for text in said if not text.startswith(played)}
    assert len(said) > 30
    assert untranslated(said) == []
    of_moves = {text for text in said if not text.startswith("the table ")}
    assert untranslated(f"move 10, 'nevlas up eco.': {text}" for text in of_moves) == []


def test_why_a_bot_advises_something() -> None:
    state = GAIA.new({"players": 2, "factions": ["terrans", "xenos"]}, "hint")
    gists = Evaluation(load()).parts(state, 0)
    assert (
        untranslated(
            f"{gist} {change}" for gist in (*gists, IN_PLAY) for change in ("+1.5", "-0.5")
        )
        == []
    )
    planned = Planner("hard", 6, 0, ahead=5).hints(state, 0, Budget(40_000))
    reasons = [reason for hint in planned for reason in hint.reasons]
    assert any(reason.startswith("then: ") for reason in reasons)
    assert any(reason.startswith("federations to form: ") for reason in reasons)
    assert untranslated(reasons) == []


def test_every_refusal_of_the_server() -> None:
    said = dict(problems())
    assert len(said) > 30
    assert {text: said[text] for text in untranslated(said)} == {}


@pytest.mark.parametrize(
    "message",
    [
        "Field required",
        "String should have at least 1 character",
        "String should have at most 400 characters",
        "Input should be greater than or equal to 0",
        "Input should be less than or equal to 5",
        "Input should be a valid integer",
        "List should have at most 60 items after validation, not 61",
    ],
)
def test_requests_that_do_not_fit(message: str) -> None:
    """The server puts the field before what the library that reads requests says."""
    assert known(f"options.players: {message}.", "de")
    assert known(f"The request: {message}.", "de")


def test_unknown_games() -> None:
    assert known(str(UnknownGame("chess")), "de")
