"""The program as a process of its own: in a pipe, in a terminal, interrupted."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from astrarium.table import Record
from tests.table.toys import NIM

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tests.cli.toy_table"]


def environment() -> dict[str, str]:
    path = os.pathsep.join(part for part in (os.environ.get("PYTHONPATH"), str(ROOT)) if part)
    return {**os.environ, "PYTHONPATH": _absolute(path), "COLUMNS": "100", "TERM": "xterm"}


def _absolute(path: str) -> str:
    return os.pathsep.join(str(ROOT / part) for part in path.split(os.pathsep))


class Terminal:
    """The program in a pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._own, other = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=folder,
            env=environment(),
            start_new_session=True,
        )
        os.close(other)
        self.text = ""

    def expect(self, wanted: str) -> None:
        """Read until this was said (after what was read before)."""
        seen = ""
        end = time.monotonic() + 30
        while wanted not in seen:
            ready, _, _ = select.select([self._own], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{wanted!r} did not come: {seen}"
            try:
                data = os.read(self._own, 4096)
            except OSError:
                data = b""
            assert data, f"{wanted!r} did not come: {seen}"
            seen += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", data.decode())
        self.text += seen

    def interrupt(self) -> None:
        """Press Ctrl-C until something happens: a signal that comes just before the program waits
        for a key is noticed with the next one only."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            if select.select([self._own], [], [], 2.0)[0]:
                return

    def type(self, text: str) -> None:
        os.write(self._own, (text + "\n").encode())

    def close(self) -> int:
        code = self.process.wait(timeout=30)
        os.close(self._own)
        return code


def test_a_game_in_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "nim", "--hot-seat", "-o", "stones=4", "--seed", "s")
    for keys in ("take 3", "end", "1", "1"):
        terminal.expect("> ")
        terminal.type(keys)
    terminal.expect("Saved as")
    assert "won." in terminal.text
    assert terminal.close() == 0
    (path,) = tmp_path.glob("*.astra")
    Record.parse(path.read_text()).verify(NIM)


def test_control_c_loses_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "nim", "--hot-seat")
    terminal.expect("> ")
    terminal.type("take 3")
    terminal.expect("> ")
    terminal.interrupt()
    terminal.expect("Saved as")
    assert terminal.close() == 130
    (path,) = tmp_path.glob("*.astra")
    assert Record.parse(path.read_text()).moves == [(0, "take 3")]


def test_a_pipe_gets_json_only(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "simulate", "nim", "--games", "3", "--json"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("{")
    assert done.stdout.count("\n") == 1


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    record = Record("nim", "1", {"stones": 100}, "s")
    state = record.start(NIM)
    while state.to_act:
        record.play(state, state.legal_moves()[0])
    (tmp_path / "long.astra").write_text(record.to_text())
    done = subprocess.run(
        f"{' '.join(COMMAND)} replay long.astra --json | head -n 1",
        shell=True,
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_the_installed_command() -> None:
    script = Path(sys.executable).parent / "astrarium"
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("astrarium ")


def test_a_mistake_ends_with_code_2_and_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "replay", "missing.astra"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "missing.astra: no such file or directory.\n"
    debug = subprocess.run(
        [*COMMAND, "--debug", "replay", "missing.astra"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" in debug.stderr
