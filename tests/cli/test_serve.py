"""The server from the command line."""

import socket
import subprocess
import sys


def test_a_taken_port_is_told_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "astrarium", "serve", "--port", str(port)]
        told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert told.returncode == 2
    lines = told.stderr.strip().splitlines()
    assert len(lines) == 1
    assert f"127.0.0.1:{port}" in lines[0]
    assert "choose another --port" in lines[0]
