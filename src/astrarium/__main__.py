"""``python -m astrarium`` is the same as ``astrarium``."""

from astrarium.cli import app

if __name__ == "__main__":
    app()
