"""Where things are, how other programs are run, and the one way in which a build stops."""

import hashlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SITE = DIST / "site"
LITE_WHEELS = DIST / "lite-wheels"  # of requirements/lite.txt
GRAPH_WHEELS = DIST / "graph-wheels"  # of requirements/graphs.txt
VENV = ROOT / ".venv"

_ADDRESS = re.compile(r"(?:https://|git@|ssh://git@)([\w.-]+)[/:]([\w./-]+?)(?:\.git)?/?")


class BuildError(Exception):
    """One sentence: what is missing or wrong, and how to get or mend it. Shown without a traceback."""


def say(text: str) -> None:
    """A line of progress; on standard error, so that a command's own output stays clean."""
    print(f"· {text}", file=sys.stderr, flush=True)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def run(command: Sequence[object], problem: str, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a program (its parts as text) to its end and return its standard output.

    Raises BuildError with `problem` and the line in which the program complains, when it fails or cannot be started.
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
        raise BuildError(f"{problem} ({_complaint(done.stdout + done.stderr) or f'exit status {done.returncode}'})")
    return done.stdout


def facts() -> dict[str, Any]:
    """The table [project] of pyproject.toml."""
    read: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return read


def address() -> str | None:
    """Where the page is on the web, with a slash at its end: `Page` in pyproject.toml. None until an owner sets it."""
    page = facts()["urls"].get("Page")
    return f"{page.rstrip('/')}/" if page else None


def origin() -> str | None:
    """The web address of the repository that this checkout is of; None where it is of none."""
    try:
        told = run(["git", "remote", "get-url", "origin"], "this is no clone").strip()
    except BuildError:
        return None
    found = _ADDRESS.fullmatch(told)
    return f"https://{found[1]}/{found[2]}" if found else None


def _complaint(output: str) -> str:
    """The line that says what went wrong: the first that speaks of an error, else the last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return next((line for line in lines if re.search(r"\berror\b", line, re.IGNORECASE)), lines[-1] if lines else "")


def sources(*parts: str) -> list[Path]:
    """Every file below the given files and folders of the project, sorted, without what Python and editors leave."""
    found: list[Path] = []
    for part in parts:
        place = ROOT / part
        found += [place] if place.is_file() else place.rglob("*")
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)
