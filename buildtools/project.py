"""Where things are, how other programs are run, and the one way in which a build stops."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SITE = DIST / "site"
VENV = ROOT / ".venv"


class BuildError(Exception):
    """One sentence: what is missing or wrong, and how to get or mend it. Shown without a traceback."""


def say(text: str) -> None:
    """A line of progress; on standard error, so that a command's own output stays clean."""
    print(f"· {text}", file=sys.stderr, flush=True)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def run(
    command: Sequence[str | Path], problem: str, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT
) -> str:
    """Run a program to its end and return its standard output.

    Raises BuildError with `problem` and the last line the program said, when it fails or cannot be started.
    """
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        raise BuildError(f"{problem} ({error})") from None
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or f"exit status {done.returncode}").splitlines()
        raise BuildError(f"{problem} ({said[-1].strip()})")
    return done.stdout
