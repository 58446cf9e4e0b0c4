"""Where games are played: by the processes of this machine, or by a Ray cluster."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from astrarium.bots.train.selfplay import Game, Job, play
from astrarium.table import TableError

PlayAll = Callable[[Sequence[Job]], list[Game]]


class NoCluster(TableError):
    """Ray is not installed."""


@contextmanager
def workers(jobs: int, ray: bool, progress: Callable[[], None]) -> Iterator[PlayAll]:
    """A function that plays games, all at once, and gives them back in order."""
    if ray:
        yield _on_ray(progress)
        return
    with ProcessPoolExecutor(jobs) as pool:

        def play_all(asked: Sequence[Job]) -> list[Game]:
            games = []
            for game in pool.map(play, asked):
                progress()
                games.append(game)
            return games

        yield play_all


def _on_ray(progress: Callable[[], None]) -> PlayAll:
    try:
        cluster: Any = import_module("ray")
    except ImportError:
        raise NoCluster("A Ray cluster needs the extra 'cluster' of this package.") from None
    cluster.init(ignore_reinit_error=True)
    remote = cluster.remote(play)

    def play_all(asked: Sequence[Job]) -> list[Game]:
        waiting = [remote.remote(job) for job in asked]
        games = []
        for reference in waiting:
            games.append(cluster.get(reference))
            progress()
        return games

    return play_all
