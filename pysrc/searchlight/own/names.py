"""Which parts of a file use which: by the names in their code, without running anything."""

from collections.abc import Iterable, Iterator
from inspect import getsourcelines, isclass, isfunction
from types import CodeType, ModuleType
from typing import Any


def codes(value: Any) -> Iterator[CodeType]:
    """The code of a function, or of the methods of a class, and all code inside."""
    if isclass(value):
        for each in vars(value).values():
            each = getattr(each, "__func__", getattr(each, "fget", getattr(each, "func", each)))
            if isfunction(each):
                yield from codes(each)
        return
    yield from _inside(value.__code__)


def _inside(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _inside(each)


def used(value: Any) -> set[str]:
    """The names of all that a function or class looks up outside of itself, attributes included."""
    return {name for code in codes(value) for name in code.co_names}


def line_of(value: Any) -> int | None:
    """Where a function or class begins in its file; None where that is not known."""
    try:
        return getsourcelines(value)[1]
    except (OSError, TypeError):
        return None


def parts(module: ModuleType) -> dict[str, Any]:
    """The functions and classes defined in the file itself, in order."""
    return {
        name: value
        for name, value in vars(module).items()
        if (isfunction(value) or isclass(value)) and value.__module__ == module.__name__
    }


def used_elsewhere(found: dict[str, Any]) -> set[str]:
    """The names of those parts of a file that another part uses."""
    return {
        name for name in found for other, value in found.items() if found[name] is not value and name in used(value)
    }


def reached(first: Any, wanted: Any) -> list[Any]:
    """The function, and those that it reaches by their names and that `wanted` says yes to, in the order of reading."""
    found, waiting = [first], [first]
    while waiting:
        function = waiting.pop(0)
        for value in _named(function, function.__globals__):
            if value not in found and wanted(value):
                found.append(value)
                waiting.append(value)
    return found


def _named(function: Any, names: dict[str, Any]) -> Iterable[Any]:
    for code in codes(function):
        for name in code.co_names:
            if isfunction(names.get(name)):
                yield names[name]
