"""Tell which parts of a file use each other by the names in their code, without running it."""

from collections.abc import Iterable, Iterator
from inspect import getsourcelines, isclass, isfunction
from types import CodeType, ModuleType
from typing import Any


def codes(value: Any) -> Iterator[CodeType]:
    """The code objects of a function, or of a class's methods, with all nested ones."""
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
    """All names that a function or class looks up outside itself, attributes included."""
    return {name for code in codes(value) for name in code.co_names}


def line_of(value: Any) -> int | None:
    """The first line of a function or class; None if unknown."""
    try:
        return getsourcelines(value)[1]
    except (OSError, TypeError):
        return None


def parts(module: ModuleType) -> dict[str, Any]:
    """The functions and classes that the file itself defines, in order."""
    return {
        name: value
        for name, value in vars(module).items()
        if (isfunction(value) or isclass(value)) and value.__module__ == module.__name__
    }


def used_elsewhere(parts: dict[str, Any]) -> set[str]:
    """The names of the parts that another part of the file uses."""
    return {
        name for name in parts for other, value in parts.items() if parts[name] is not value and name in used(value)
    }


def reached(first: Any, wanted: Any) -> list[Any]:
    """The function and, in the order of reading, the functions it uses directly or indirectly that are `wanted`."""
    functions, waiting = [first], [first]
    while waiting:
        function = waiting.pop(0)
        for value in _named(function, function.__globals__):
            if value not in functions and wanted(value):
                functions.append(value)
                waiting.append(value)
    return functions


def _named(function: Any, names: dict[str, Any]) -> Iterable[Any]:
    for code in codes(function):
        for name in code.co_names:
            if isfunction(names.get(name)):
                yield names[name]
