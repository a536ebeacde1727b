"""A text as a Python module: compiled and run, with its lines where tracebacks and the code panel look for them."""

import builtins
import linecache
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from searchlight.own import guard
from searchlight.own.output import Output
from searchlight.own.trouble import NotHere, trouble
from searchlight.texts import message

NAME: Final = "own"
FILE: Final = "<own>"  # the name that tracebacks give to the file

# What has no meaning here, by the id of the sentence that says so; of `os`, what would end Python and the worker.
ABSENT: Final = {"input": "own.no_input", "breakpoint": "own.no_breakpoint", "exit": "own.exit", "quit": "own.exit"}


def run(text: str, *, guarded: bool) -> ModuleType:
    """The module that the text makes. `guarded`: it may not import what leads out of the worker.

    Raises whatever the text raises, SyntaxError included.
    """
    text = text.removeprefix("\ufeff")
    try:
        code = compile(text, FILE, "exec", dont_inherit=True)
    except UnicodeEncodeError as error:  # half of a pair of characters, as a damaged file may have it
        raise trouble("own.syntax.null") from error
    module = ModuleType(NAME)
    module.__file__ = FILE
    module.__dict__["__builtins__"] = _builtins(guarded)
    with replaced(module, text):
        exec(code, module.__dict__)
    return module


def forget() -> None:
    """Forget every module of your file."""
    _put(None, None)


@contextmanager
def replaced(module: ModuleType | None, text: str = "") -> Iterator[None]:
    """The module in the place of the one before; which is back where something goes wrong."""
    before = sys.modules.pop(NAME, None), linecache.cache.pop(FILE, None)
    _put(module, (len(text), None, text.splitlines(keepends=True), FILE) if module else None)
    try:
        yield
    except BaseException:
        _put(*before)
        raise


def _put(module: ModuleType | None, lines: Any) -> None:
    sys.modules.pop(NAME, None)
    linecache.cache.pop(FILE, None)
    if module and lines:
        sys.modules[NAME] = module  # where dataclasses look for it
        linecache.cache[FILE] = lines  # where inspect looks for the source


def _builtins(guarded: bool) -> dict[str, Any]:
    own = dict(vars(builtins)) | {"print": _print}
    own |= {name: _absent(name, sentence) for name, sentence in ABSENT.items()}
    if guarded:
        own["__import__"] = guard.guarded_import
    return own


def _print(*values: Any, **how: Any) -> None:
    """Python's own; when no more is kept, it only counts, which takes a tenth of the time."""
    stream = sys.stdout
    if isinstance(stream, Output) and stream.full and not how:
        stream.left_out += 1
    else:
        print(*values, **how)


def keep_python_alive() -> None:
    """In the worker, nothing ends Python but the worker's own end."""
    for name in ("_exit", "abort"):
        setattr(os, name, _absent(f"os.{name}", "own.exit"))


def _absent(name: str, sentence: str) -> Callable[..., Any]:
    def absent(*_: Any, **__: Any) -> Any:
        raise NotHere(message(sentence, function=name))

    return absent
