"""Playing: what a seat gets, what it may post, in which order requests are checked."""

from typing import Any

import pytest

from astrarium.games import get_game
from astrarium.server.games import Live
from astrarium.server.models import GameTable
from astrarium.server.problems import Problem
from astrarium.server.settings import Settings
from astrarium.table import Chance, commitment
from tests.server.clients import Guest, Serving

_FACTIONS = {"factions": ["terrans", "xenos"]}


def _two(ann: Guest, bob: Guest, game: str, options: dict[str, Any] | None = None) -> str:
    table = str(ann.table(game, "me", "open", options=options)["id"])
    bob.ask("POST", f"/tables/{table}/join")
    ann.ask("POST", f"/tables/{table}/start")
    return table


def test_a_seat_gets_its_moves_with_words_and_targets(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    position = ann.position(table, 0)
    assert position["version"] == 0 and position["to_act"] == [0]
    for move in position["moves"]:
        assert move["verb"] == "place" and move["words"]
        assert move["targets"] == [{"kind": "hex", "name": move["text"].split()[1]}]
    hexes = {entry["name"] for entry in position["view"]["hexes"]}
    assert {move["targets"][0]["name"] for move in position["moves"]} <= hexes
    assert ann.position(table, 1)["moves"] == []
    assert ann.position(table)["moves"] == []


def test_a_move_is_answered_with_the_next_version(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    move = ann.position(table, 0)["moves"][0]["text"]
    assert ann.move(table, 0, move, 0) == {"version": 1, "to_act": [1]}
    entry = ann.ask("GET", f"/tables/{table}/log")[0]
    assert (entry["version"], entry["seat"], entry["text"]) == (1, 0, move)


def test_requests_are_checked_in_a_fixed_order(serving: Serving, ann: Guest, bob: Guest) -> None:
    """Known action, credentials, seat, game over, to act, legal, version: the first one tells."""
    table = _two(ann, bob, "gaia", _FACTIONS)
    path = f"/tables/{table}/moves"
    stranger = Guest(serving.visitor(), "Eve")
    nobody = serving.visitor()

    def kind(who: Guest, status: int, **body: Any) -> str:
        problem = who.refused(status, "POST", path, **{"seat": 0, "version": 99, **body})
        return str(problem["type"]).rpartition("#")[2]

    assert kind(stranger, 400, move="dance") == "unknown-move"
    answer = nobody.post(f"/api/v1{path}", json={"seat": 0, "move": "pass", "version": 99})
    assert answer.status_code == 401
    assert kind(stranger, 403, move="pass") == "not-your-seat"
    assert kind(bob, 403, move="pass") == "not-your-seat"
    assert kind(bob, 409, seat=1, move="pass") == "not-your-turn"
    assert kind(ann, 422, move="pass") == "illegal-move"
    legal = ann.position(table, 0)["moves"][0]["text"]
    assert kind(ann, 409, move=legal) == "stale"
    assert ann.position(table)["version"] == 0


def test_an_illegal_move_names_its_rule(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    problem = ann.refused(
        422, "POST", f"/tables/{table}/moves", seat=0, move="research ai", version=0
    )
    assert problem["rule"].startswith("GP-") and problem["detail"].endswith(".")
    answer = ann.ask("POST", f"/tables/{table}/why", seat=0, move="research ai")
    assert answer["ways"] == []  # no wealth would help
    assert (answer["legal"], answer["rule"]) == (False, problem["rule"])
    assert answer["reason"] == problem["detail"]


def test_why_knows_legal_and_unknown_moves_and_changes_nothing(ann: Guest, bob: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    legal = ann.position(table, 0)["moves"][0]["text"]
    assert ann.ask("POST", f"/tables/{table}/why", seat=0, move=legal)["legal"]
    unknown = ann.ask("POST", f"/tables/{table}/why", seat=0, move="dance")
    assert not unknown["legal"] and "dance" in unknown["reason"]
    bob.refused(403, "POST", f"/tables/{table}/why", seat=0, move=legal)
    assert ann.position(table)["version"] == 0


def test_the_same_key_never_moves_twice(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    moves = [move["text"] for move in ann.position(table, 0)["moves"]]
    first = ann.move(table, 0, moves[0], 0, key="key-number-1")
    assert ann.move(table, 0, moves[0], 0, key="key-number-1")["version"] == first["version"]
    assert len(ann.ask("GET", f"/tables/{table}/log")) == 1
    ann.refused(
        422, "POST", f"/tables/{table}/moves", "key-number-1", seat=0, move=moves[1], version=0
    )


def test_players_who_act_at_the_same_time_do_not_conflict(ann: Guest, bob: Guest) -> None:
    """Both looked at the same version; each move of the other leaves one's decision as it was."""
    table = _two(ann, bob, "planet-unknown", {"two_player_variant": True})
    start = ann.position(table)
    assert sorted(start["to_act"]) == [0, 1]
    of_ann = ann.position(table, 0)["moves"][0]["text"]
    of_bob = bob.position(table, 1)["moves"][0]["text"]
    ann.move(table, 0, of_ann, start["version"])
    bob.move(table, 1, of_bob, start["version"])
    stale = ann.refused(
        409,
        "POST",
        f"/tables/{table}/moves",
        seat=0,
        move=ann.position(table, 0)["moves"][0]["text"],
        version=start["version"],
    )
    assert stale["version"] == start["version"] + 2


def test_the_order_of_simultaneous_moves_does_not_matter(ann: Guest) -> None:
    """What the server stores is a valid game whichever of the two came first."""
    table = ann.hot_seat("planet-unknown", options={"two_player_variant": True})
    dice = Chance("order", "test")
    for _ in range(25):
        seats = ann.position(table)["to_act"]
        seat = dice.choice(seats)
        position = ann.position(table, seat)
        ann.move(table, seat, dice.choice(position["moves"])["text"], position["version"])
    log = ann.ask("GET", f"/tables/{table}/log?seat=0")
    assert len(log) == 25 and {line["seat"] for line in log} == {0, 1}


def _reach_turn(ann: Guest, table: str) -> dict[str, Any]:
    """Play until somebody may convert something before the action of the turn."""
    dice = Chance("undo", "test")
    while True:
        seat = ann.position(table)["to_act"][0]
        position = ann.position(table, seat)
        if any(move["verb"] == "burn" for move in position["moves"]):
            return position
        choices = [move for move in position["moves"] if move["verb"] != "pass"]
        move = dice.choice(choices or position["moves"])
        ann.move(table, seat, move["text"], position["version"])


def test_undo_goes_back_within_the_turn_and_not_further(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    before = _reach_turn(ann, table)
    seat, version = before["seat"], before["version"]
    ann.move(table, seat, "burn", version)
    after = ann.position(table, seat)
    assert after["can_undo"] and after["view"] != before["view"]
    undone = ann.ask("POST", f"/tables/{table}/undo", seat=seat, version=version + 1)
    assert undone["version"] == version + 2
    again = ann.position(table, seat)
    assert again["view"] == before["view"] and again["moves"] == before["moves"]
    assert not again["can_undo"]
    ann.refused(409, "POST", f"/tables/{table}/undo", seat=seat, version=version + 2)
    other = 1 - seat
    ann.refused(409, "POST", f"/tables/{table}/undo", seat=other, version=version + 2)
    assert ann.ask("GET", f"/tables/{table}/log")[-1]["text"] == ""


def test_undo_leaves_what_others_did_meanwhile(ann: Guest, bob: Guest) -> None:
    table = _two(ann, bob, "planet-unknown", {"two_player_variant": True})
    before = ann.position(table, 0)
    ann.move(table, 0, before["moves"][0]["text"], before["version"])
    of_bob = bob.position(table, 1)
    bob.move(table, 1, of_bob["moves"][-1]["text"], of_bob["version"])
    after_bob = bob.position(table, 1)
    ann.ask("POST", f"/tables/{table}/undo", seat=0, version=before["version"] + 1)
    again = ann.position(table, 0)
    assert again["moves"] == before["moves"]
    assert bob.position(table, 1)["moves"] == after_bob["moves"]
    bob.move(table, 1, after_bob["moves"][0]["text"], after_bob["version"])


def _left(live: Live) -> dict[str, int]:
    """How many tiles each stack has."""
    depots = live.state.view(None)["station"]["depots"]
    stacks = [depot[ring] for depot in depots for ring in ("interior", "exterior")]
    return {stack["shape"]: stack["left"] for stack in stacks}


def _after_an_extra_tile() -> tuple[Live, int]:
    """A game in which a tile has just come off a stack within the turn of a seat."""
    options = {"players": 2, "corporations": "random", "planets": "random", "events": "8-8-4"}
    for number in range(100):
        table = GameTable(game="planet-unknown", options=options, seed=str(number))
        live, dice = Live(table), Chance(str(number), "test")
        while live.state.to_act:
            seat, turn = dice.choice(live.state.to_act), live.state.turn
            move = dice.choice(live.state.legal_moves(seat))
            before = _left(live) if move.verb == "place" else {}
            live.add(seat, str(move))
            if before and turn == live.state.turn and seat in live.state.to_act:
                shape = move.args[0]
                if 3 <= _left(live)[shape] < before[shape]:
                    return live, seat
    raise LookupError


def test_a_move_that_revealed_a_tile_cannot_be_taken_back() -> None:
    """An extra tile comes off its stack at once: the next one has been seen."""
    live, seat = _after_an_extra_tile()
    with pytest.raises(Problem, match="revealed"):
        live.check_undo(seat)
    assert not live.can_undo(seat)


@pytest.mark.rule("GP-PASSIVE-04")
@pytest.mark.parametrize("wish, charged", [("always", True), ("never", False), ("0", None)])
def test_standing_answers_to_offers_of_power(ann: Guest, wish: str, charged: bool | None) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    for seat in (0, 1):
        ann.ask("PUT", f"/tables/{table}/seats/{seat}/preferences", charge=wish)
    assert ann.ask("GET", f"/tables/{table}/seats/0/preferences") == {"charge": wish}
    dice = Chance("charge", "test")
    while not any(line["automatic"] for line in ann.ask("GET", f"/tables/{table}/log")):
        assert ann.play(table, dice, 20) == 20, "nobody was offered power"
    answers = [line for line in ann.ask("GET", f"/tables/{table}/log") if line["automatic"]]
    assert answers
    for line in answers:
        if charged is not None:
            assert line["text"].startswith("charge" if charged else "decline")
        elif line["text"].startswith("charge"):
            assert line["text"] == "charge 1"
    asked = [line["text"] for line in ann.ask("GET", f"/tables/{table}/log")]
    given = sum(line["text"].startswith("charge") for line in answers)
    assert sum(text.startswith("charge") for text in asked) == given


def test_a_preference_is_checked(ann: Guest, bob: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    ann.refused(422, "PUT", f"/tables/{table}/seats/0/preferences", charge="sometimes")
    bob.refused(403, "PUT", f"/tables/{table}/seats/0/preferences", charge="never")
    bob.refused(403, "GET", f"/tables/{table}/seats/0/preferences")


def test_chat_is_for_all_and_notes_are_for_oneself(ann: Guest, bob: Guest) -> None:
    table = _two(ann, bob, "gaia", _FACTIONS)
    ann.ask("POST", f"/tables/{table}/chat", text=" hello ")
    assert [(c["name"], c["text"]) for c in bob.ask("GET", f"/tables/{table}/chat")] == [
        ("Ann", "hello")
    ]
    bob.refused(422, "POST", f"/tables/{table}/chat", text="x" * 501)
    bob.refused(422, "POST", f"/tables/{table}/chat", text="  ")
    ann.ask("PUT", f"/tables/{table}/notes", text="go for the academy")
    ann.ask("PUT", f"/tables/{table}/notes", text="or not")
    assert ann.ask("GET", f"/tables/{table}/notes") == {"text": "or not"}
    assert bob.ask("GET", f"/tables/{table}/notes") == {"text": ""}


def test_moves_come_at_a_human_pace(tmp_path: object) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.db", bot_workers=0, moves_per_second=0.1)
    with Serving(settings) as serving:
        ann = serving.guest("Ann")
        table = ann.hot_seat("gaia", options=_FACTIONS)
        ann.ask("POST", f"/tables/{table}/chat", text="one")
        ann.refused(429, "POST", f"/tables/{table}/chat", text="two")


def test_a_whole_game_and_the_proof_of_its_shuffle(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    running = ann.ask("GET", f"/tables/{table}")
    assert running["seed"] is None
    ann.refused(409, "GET", f"/tables/{table}/record")
    ann.refused(409, "GET", f"/tables/{table}/scores")
    ann.play(table, Chance("whole", "test"))
    over = ann.ask("GET", f"/tables/{table}")
    assert over["status"] == "finished" and over["to_act"] == []
    assert commitment(over["seed"]) == over["commitment"] == running["commitment"]
    state = get_game("gaia").new(over["options"], over["seed"])
    for line in ann.ask("GET", f"/tables/{table}/log"):
        state.play(line["text"], line["seat"])
    assert state.result is not None
    scores = ann.ask("GET", f"/tables/{table}/scores")
    assert scores["scores"] == list(state.result.scores)
    assert [sum(part.values()) for part in scores["breakdown"]] == scores["scores"]
    last = ann.ask("GET", f"/tables/{table}/log")[-1]
    late = ann.refused(
        409, "POST", f"/tables/{table}/moves", seat=0, move=last["text"], version=over["version"]
    )
    assert late["detail"] == "The game is over."
