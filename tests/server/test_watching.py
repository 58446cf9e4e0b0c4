"""Streams: everything in order, nothing lost when connections break or processes differ."""

import threading
import time

from astrarium.table import Chance
from tests.server.clients import Guest, Serving, Stream, quick

_FACTIONS = {"factions": ["terrans", "xenos"]}


def test_a_watcher_is_told_of_each_move(serving: Serving, ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    stream = Stream(serving.visitor(), table)
    stream.read(2)
    assert [kind for _, kind, _ in stream.events] == ["created", "started"]
    reader = threading.Thread(target=stream.read, args=(1,))
    reader.start()
    move = ann.position(table, 0)["moves"][0]["text"]
    ann.move(table, 0, move, 0)
    reader.join(120)
    number, kind, data = stream.events[-1]
    assert (number, kind) == (3, "move")
    assert (data["version"], data["seat"], data["text"], data["to_act"]) == (1, 0, move, [1])


def test_streams_that_are_cut_at_random_end_with_the_same_events(
    serving: Serving, ann: Guest
) -> None:
    table = ann.hot_seat("gaia", options=_FACTIONS)
    player = threading.Thread(target=ann.play, args=(table, Chance("cut", "moves"), 40))
    player.start()
    streams = [Stream(serving.visitor(), table) for _ in range(3)]
    dice = Chance("cut", "test")

    def watch(stream: Stream, cuts: list[int]) -> None:
        for enough in cuts:
            stream.read(enough)

    readers = []
    for stream in streams:
        cuts = [1 + dice.below(5) for _ in range(8)]
        cuts.append(42 - sum(cuts))  # two events before the first move
        readers.append(threading.Thread(target=watch, args=(stream, cuts)))
    for reader in readers:
        reader.start()
    for thread in [player, *readers]:
        thread.join(90)
    assert [number for number, _, _ in streams[0].events] == list(range(1, 43))
    assert streams[0].events == streams[1].events == streams[2].events


def test_a_move_posted_to_one_process_reaches_a_stream_of_another(database: str) -> None:
    settings = quick(database, bot_workers=0, poll_seconds=0.2 if "sqlite" in database else 60)
    with Serving(settings) as one, Serving(settings) as other:
        ann = one.guest("Ann")
        table = ann.hot_seat("gaia", options=_FACTIONS)
        stream = Stream(other.visitor(), table, after=2)
        reader = threading.Thread(target=stream.read, args=(1,))
        reader.start()
        time.sleep(0.3)
        ann.move(table, 0, ann.position(table, 0)["moves"][0]["text"], 0)
        reader.join(120)
        assert [kind for _, kind, _ in stream.events] == ["move"]
        assert Guest(other.visitor()).position(table)["version"] == 1
