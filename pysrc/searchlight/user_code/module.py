"""Run a text as a Python module, with its lines where tracebacks and the code panel look for them."""

import ast
import builtins
import linecache
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from searchlight.texts import message
from searchlight.user_code import guard
from searchlight.user_code.output import Output
from searchlight.user_code.retold import HOME, retold
from searchlight.user_code.trouble import NotHere, trouble

NAME: Final = "own"
FILE: Final = "<own>"  # the name that tracebacks give to the file

# Built-in functions that do not work here, with the id of the sentence that explains it.
ABSENT: Final = {"input": "own.no_input", "breakpoint": "own.no_breakpoint", "exit": "own.exit", "quit": "own.exit"}


def run(text: str, *, guarded: bool) -> ModuleType:
    """Run the text, and return its module. `guarded`: refuse imports that lead out of the worker.

    Raises whatever the text raises, SyntaxError included.
    """
    text = text.removeprefix("\ufeff")
    try:
        code = compile(_program(text), FILE, "exec", dont_inherit=True)
    except UnicodeEncodeError as error:  # half of a surrogate pair, in a damaged file
        raise trouble("own.syntax.null") from error
    module = ModuleType(NAME)
    module.__file__ = FILE
    module.__dict__["__builtins__"] = _builtins(guarded)
    with replaced(module, text):
        exec(code, module.__dict__)
    return module


def _program(text: str) -> Any:
    """The text, or its syntax tree if it is a lecture listing."""
    return retold(ast.parse(text, FILE)) if HOME in text else text


def forget() -> None:
    """Forget every module of your file."""
    _put(None, None)


@contextmanager
def replaced(module: ModuleType | None, text: str = "") -> Iterator[None]:
    """Put the module in place of the previous one, which is restored if an exception is raised within."""
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
    """Print a line, or only count it if the output is full, which is ten times as fast."""
    stream = sys.stdout
    if isinstance(stream, Output) and stream.full and not how:
        stream.left_out += 1
    else:
        print(*values, **how)


def keep_python_alive() -> None:
    """Disable the functions of `os` that would end Python and with it the worker."""
    for name in ("_exit", "abort"):
        setattr(os, name, _absent(f"os.{name}", "own.exit"))


def _absent(name: str, sentence: str) -> Callable[..., Any]:
    def absent(*_: Any, **__: Any) -> Any:
        raise NotHere(message(sentence, function=name))

    return absent
