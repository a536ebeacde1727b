"""Explain Python's exceptions in sentences: what they mean, and what to look for."""

import builtins
import re
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

from searchlight.errors import shown, words_of
from searchlight.texts import Message, message
from searchlight.user_code import lecture
from searchlight.user_code.retold import HOME as LECTURE
from searchlight.user_code.retold import MODULE, TELLS
from searchlight.user_code.trouble import NotHere

# Modules of the names that are most often used without an import.
WHERE: Final = {
    "heapq": ("heappush", "heappop", "heapify"), "collections": ("deque", "defaultdict", "Counter", "namedtuple"),
    "math": ("inf", "sqrt", "floor", "ceil", "isclose", "pi"), "itertools": ("combinations", "permutations", "product"),
    "copy": ("deepcopy",), "random": ("choice", "shuffle", "randint"), "dataclasses": ("dataclass",),
    "searchlight": ("Problem", "problem_from"), "searchlight.node": ("Node", "expand"),
    "searchlight.frontier": ("PriorityQueue", "Stack", "Queue"),
    "searchlight.events": (
        "GENERATE", "DUPLICATE", "CYCLE", "SUPERSEDED", "EXPAND", "STALE", "CUTOFF", "GOAL", "ITERATION", "FOUND",
        "FORGET", "BACK_UP", "MEET", "Solution", "Unsolved",
    ),
    "searchlight.user_code": ("like",),
}  # fmt: skip
HOME: Final = {name: module for module, names in WHERE.items() for name in names}
MODULES: Final = ("math", "random", "heapq", "collections", "itertools", "functools", "copy", "re", "time", "string")

# Names that scripts of a page have, but Python in a worker does not.
BROWSERS: Final = {
    "fetch", "pyfetch", "XMLHttpRequest", "WebSocket", "document", "window", "navigator", "location", "localStorage",
    "sessionStorage", "indexedDB", "caches", "alert", "prompt", "console", "js", "pyodide", "pyodide_js",
}  # fmt: skip

UNBOUND = re.compile(r"'(\w+)'")
LACKS = re.compile(r"cannot import name '(\w+)' from (?:partially initialized module )?'([\w.]+)'")
MISSING = re.compile(r"(\w+)\(\) missing (\d+) required .*?arguments?: (.*)")
TOO_MANY = re.compile(r"(\w+\.)?(\w+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+) w")
UNEXPECTED = re.compile(r"(\w+)\(\) got an unexpected keyword argument '(\w+)'")
NONE = re.compile(r"'?NoneType'?")
UNORDERED = re.compile(r"'[<>]=?' not supported between instances of '(\w+)' and '(\w+)'")
TO_UNPACK = re.compile(r"(?:not enough|too many) values to unpack \(expected (\d+)(?:, got (\d+))?\)")


def sentence(error: BaseException, frames: list[FrameType]) -> Message:
    """The sentence for an exception. `frames`: those of the user's file, innermost last."""
    try:
        return _in_words(error, frames)
    except Exception:  # an exception of the user's own class, whose text or attributes may fail
        return message("own.raised", error=type(error).__name__)


def _in_words(error: BaseException, frames: list[FrameType]) -> Message:
    if isinstance(error, NotHere):
        return error.message
    for kind, telling in SENTENCES:
        if isinstance(error, kind):
            return telling(error, frames)
    return _plain(error, frames)


def _plain(error: BaseException, _: list[FrameType]) -> Message:
    text = words_of(error)
    name = type(error).__name__
    return message("own.raised_saying", error=name, text=text) if text else message("own.raised", error=name)


def _name(error: Any, frames: list[FrameType]) -> Message:
    name = error.name or ""
    if name in lecture.__all__ and any(TELLS in frame.f_globals for frame in frames):
        return message("own.name_to_import", name=name, module=LECTURE)
    if name in HOME:
        return message("own.name_to_import", name=name, module=HOME[name])
    if name in MODULES:
        return message("own.module_to_import", name=name)
    if name in BROWSERS:
        return message("own.name_of_browser", name=name)
    own = {each for frame in frames[-1:] for each in (*frame.f_locals, *frame.f_globals) if not each.startswith("__")}
    near = nearest(name, own) or nearest(name, {*dir(builtins), *HOME}, 0.8)
    return message("own.name_near", name=name, near=near) if near else message("own.name_unknown", name=name)


def _unbound(error: Any, _: list[FrameType]) -> Message:
    match = UNBOUND.search(words_of(error))
    return message("own.unbound", name=match[1] if match else words_of(error))


def _attribute(error: Any, _: list[FrameType]) -> Message:
    name, owner = error.name or "", error.obj
    if owner is None:
        return message("own.none_has_no", name=name)
    kind = getattr(owner, "__name__", "") if isinstance(owner, type) else type(owner).__name__
    near = nearest(name, {each for each in dir(owner) if not each.startswith("__")})
    if near:
        return message("own.attribute_near", kind=kind, name=name, near=near)
    return message("own.attribute_unknown", kind=kind, name=name)


def _import(error: Any, _: list[FrameType]) -> Message:
    if isinstance(error, ModuleNotFoundError):
        return message("own.no_module", module=error.name or words_of(error))
    match = LACKS.search(words_of(error))
    if not match:
        return _plain(error, [])
    name, module = match[1], LECTURE if match[2] == MODULE else match[2]
    near = nearest(name, set(dir(sys.modules.get(match[2]))))
    if near:
        return message("own.import_near", module=module, name=name, near=near)
    return message("own.import_lacks", module=module, name=name)


def _type(error: TypeError, frames: list[FrameType]) -> Message:
    text = words_of(error)
    if match := MISSING.search(text):
        return message("own.too_few", function=match[1], count=int(match[2]), names=match[3].replace(" and ", ", "))
    if match := TOO_MANY.search(text):
        method, takes, passed = bool(match[1]), int(match[3]), int(match[4])
        if method and not takes:
            return message("own.no_self", function=match[2])
        return message("own.too_many", function=match[2], takes=takes - method, given=passed - method)
    if match := UNEXPECTED.search(text):
        return message("own.unexpected_argument", function=match[1], name=match[2])
    if NONE.search(text):
        return message("own.none_used", text=text)
    if "unhashable" in text:
        return message("own.unhashable", text=text)
    if "'tuple' object does not support item assignment" in text:
        return message("own.tuple_changed")
    if match := UNORDERED.search(text):
        return message("own.unordered", kind=match[1], other=match[2])
    return _plain(error, frames)


def _runtime(error: RuntimeError, frames: list[FrameType]) -> Message:
    changed = "changed size during iteration" in words_of(error) or "mutated during iteration" in words_of(error)
    return message("own.changed_in_loop") if changed else _plain(error, frames)


def _value(error: ValueError, frames: list[FrameType]) -> Message:
    match = TO_UNPACK.search(words_of(error))
    return message("own.unpack", names=int(match[1])) if match else _plain(error, frames)


def _key(error: KeyError, _: list[FrameType]) -> Message:
    return message("own.key", key=shown(error.args[0]) if error.args else "")


def _assertion(error: AssertionError, frames: list[FrameType]) -> Message:
    return _plain(error, frames) if words_of(error) else message("own.assertion")


def _exit(error: BaseException, _: list[FrameType]) -> Message:
    return message("own.exit", function="sys.exit")


def _always(name: str) -> "Telling":
    return lambda error, frames: message(name)


def nearest(name: str, known: set[str], likeness: float = 0.7) -> str | None:
    """The known name that was most likely intended; None if none is similar."""
    for each in sorted(known):
        if each.lower() == name.lower() and each != name:
            return each
    from difflib import get_close_matches  # imported here because the page's worker has to fetch it

    return next(iter(get_close_matches(name, sorted(known), 1, likeness)), None)


Telling = Callable[[Any, list[FrameType]], Message]

SENTENCES: Final[tuple[tuple[type[BaseException], Telling], ...]] = (
    (UnboundLocalError, _unbound),
    (NameError, _name),
    (AttributeError, _attribute),
    (ImportError, _import),
    (TypeError, _type),
    (KeyError, _key),
    (IndexError, _always("own.index")),
    (AssertionError, _assertion),
    (ZeroDivisionError, _always("own.zero_division")),
    (RecursionError, _always("own.recursion")),
    (RuntimeError, _runtime),
    (ValueError, _value),
    (MemoryError, _always("own.memory")),
    (SystemExit, _exit),
    (KeyboardInterrupt, _always("own.interrupted")),
    (GeneratorExit, _always("own.interrupted")),
)
