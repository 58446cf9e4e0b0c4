"""The command line: play in the terminal, simulate, replay, verify and import games."""

import typer

app = typer.Typer(no_args_is_help=True)


@app.callback()
def main() -> None:
    """One table for Gaia Project and Planet Unknown."""
