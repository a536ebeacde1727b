"""Start Python for one of our modules so that no stray file replaces one of Python's own.

`python -I` has neither the current folder nor PYTHONPATH on its path. The library comes after the standard library on
the path, and anything else that this process may import after both.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

HERE: Final = str(Path(__file__).parents[3])  # where the library is, installed or not
COOKIE: Final = "SEARCHLIGHT_OBSERVED"  # the variable by which processes of one program are known again
KEPT: Final = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT", "TEMP", "TMP")  # of the environment
START: Final = str(Path(__file__).with_name("start.py"))


def command(module: str, arguments: Iterable[str] = (), apart_from: Iterable[str] = ()) -> list[str]:
    """The command that calls `main` of a module. `apart_from`: folders from which nothing may be imported."""
    more = "\n".join(importable(apart_from))
    return [sys.executable, "-I", "-X", "utf8", START, HERE, more, module, *arguments]


def importable(apart_from: Iterable[str] = ()) -> list[str]:
    """The folders that this process imports from, but for the current one and those named."""
    unwanted = {os.path.realpath(folder) for folder in (".", *apart_from)}
    return [
        name
        for name in sys.path
        if name and os.path.isabs(name) and "\n" not in name and os.path.realpath(name) not in unwanted  # noqa: PTH117
    ]


def environment(**more: str) -> dict[str, str]:
    """A small environment, because ours may contain secrets."""
    return {name: os.environ[name] for name in KEPT if name in os.environ} | more
