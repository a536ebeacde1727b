"""Start Python for a module of the library so that no stray file can replace a standard module.

The current folder and PYTHONPATH are not on the path. The environment has none of Python's variables except the hash
seed, so that the same program runs in the same way each time. The library comes after the standard library, and
everything else that this process can import after both.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

HERE: Final = str(Path(__file__).parents[3])  # the folder of the library, installed or not
COOKIE: Final = "SEARCHLIGHT_OBSERVED"  # environment variable that identifies the processes of one program
KEPT: Final = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT", "TEMP", "TMP")  # environment variables
HASHES: Final = {"PYTHONHASHSEED": "0"}  # sets of texts have the same order in every run
START: Final = str(Path(__file__).with_name("start.py"))


def command(module: str, arguments: Iterable[str] = (), apart_from: Iterable[str] = ()) -> list[str]:
    """The command that calls `main` of a module. `apart_from`: folders to leave off the path."""
    more = "\n".join(importable(apart_from))
    return [sys.executable, "-P", "-s", "-X", "utf8", START, HERE, more, module, *arguments]


def importable(apart_from: Iterable[str] = ()) -> list[str]:
    """The folders that this process imports from, except the current folder and those in `apart_from`."""
    unwanted = {os.path.realpath(folder) for folder in (".", *apart_from)}
    return [
        name
        for name in sys.path
        if name and os.path.isabs(name) and "\n" not in name and os.path.realpath(name) not in unwanted  # noqa: PTH117
    ]


def environment(**more: str) -> dict[str, str]:
    """A minimal environment with these variables: this process's own may contain secrets."""
    return {name: os.environ[name] for name in KEPT if name in os.environ} | HASHES | more
