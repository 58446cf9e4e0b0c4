"""Nobody sees a traceback: every error ends as one sentence and an exit code.

2 means that what was asked for cannot be done (a wrong option, an unreadable file), 1 that
something was checked and is wrong, 3 that the program itself is at fault.
"""

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from astrarium.table import TableError

WRONG = 1
BAD_INPUT = 2
PROGRAM_FAULT = 3


class FileTrouble(TableError):
    """A file cannot be read or written."""


class Guard(TyperGroup):
    """The command group; what its commands raise is turned into a sentence here."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TableError as error:
            if ctx.params.get("debug"):
                raise
            typer.echo(str(error), err=True)
            raise typer.Exit(BAD_INPUT) from error
        except BrokenPipeError:
            sys.stderr.close()  # the reader of our output has gone (`| head`): nothing to say
            raise typer.Exit(0) from None
        except (typer.Exit, typer.Abort, KeyboardInterrupt):
            raise
        except Exception as error:
            if ctx.params.get("debug") or _is_usage(error):
                raise
            typer.echo(
                f"Astrarium made a mistake ({type(error).__name__}: {error}). Please tell its "
                "authors what you typed; 'astrarium --debug ...' shows where it happened.",
                err=True,
            )
            raise typer.Exit(PROGRAM_FAULT) from error


def _is_usage(error: Exception) -> bool:
    """Mistakes in the command line that typer explains itself."""
    return hasattr(error, "exit_code") and hasattr(error, "format_message")
