"""Where the work is done: by the processes of this machine, or by a Ray cluster."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol, TypeVar

from astrarium.table import TableError

Task = TypeVar("Task")
Done = TypeVar("Done")


class RunAll(Protocol):
    """Does the same work for many tasks, all at once, and gives the results back in order."""

    def __call__(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]: ...


class NoCluster(TableError):
    """Ray is not installed, or does not start."""


@contextmanager
def workers(jobs: int, ray: bool, progress: Callable[[], None]) -> Iterator[RunAll]:
    """Processes of this machine, or a cluster; progress is told after every task."""
    if ray:
        yield _on_ray(progress)
        return
    with ProcessPoolExecutor(jobs) as pool:

        def run_all(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
            results = []
            for result in pool.map(work, tasks):
                progress()
                results.append(result)
            return results

        yield run_all


def _on_ray(progress: Callable[[], None]) -> RunAll:
    try:
        cluster: Any = import_module("ray")
    except ImportError:
        raise NoCluster("A Ray cluster needs the extra 'cluster' of this package.") from None
    try:
        cluster.init(ignore_reinit_error=True)
    except Exception as trouble:  # Ray raises plain exceptions when a node does not start
        raise NoCluster(f"Ray did not start: {trouble}") from trouble

    def run_all(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
        remote = cluster.remote(work)
        waiting = [remote.remote(task) for task in tasks]
        results: list[Done] = []
        for reference in waiting:
            results.append(cluster.get(reference))
            progress()
        return results

    return run_all
