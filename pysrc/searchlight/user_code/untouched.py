"""Notice parts of this library that a reader's file has replaced, so that nothing is judged by them, and restore them.

They are compared with what was there before any of the reader's code ran. This is not a security boundary, because
Python has ways around it.
"""

import builtins
import sys
from collections.abc import Iterator, Mapping
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple

OURS: Final = ("searchlight", "worker")
GROWING: Final = (builtins.__name__, "searchlight")  # modules to which names may be added
OF_FUNCTIONS: Final = ("__code__", "__defaults__")
OF_CLASSES: Final = ("__doc__", "__dict__", "__weakref__", "_abc_impl")  # that Python itself makes
GONE: Final = object()


class Part(NamedTuple):
    """A module, a class, a table or a function, with what was in it."""

    name: str
    holder: Any
    values: Mapping[Any, Any]


class Untouched:
    """The library's modules as they were."""

    def __init__(self) -> None:
        self._modules: dict[str, list[Part]] = {}
        self.take()

    def take(self) -> None:
        """Take the modules that have been loaded since."""
        for name, module in list(sys.modules.items()):
            if (name.split(".")[0] in OURS or module is builtins) and name not in self._modules:
                self._modules[name] = list(_parts(module))

    def replaced(self) -> list[str]:
        """The names of what is something else now, is gone, or was added."""
        return [f"{part.name}.{key}" for part, key in self._changes()]

    def restore(self) -> None:
        """Put back what was replaced."""
        for name, (whole, *_) in self._modules.items():
            sys.modules[name] = whole.holder
        for (_, holder, values), key in list(self._changes()):
            if isinstance(holder, dict):
                holder.pop(key, None)
                holder.update({key: values[key]} if key in values else {})
            elif key in values:
                setattr(holder, key, values[key])
            else:
                delattr(holder, key)

    def _changes(self) -> Iterator[tuple[Part, Any]]:
        for name, parts in self._modules.items():
            if sys.modules.get(name) is not parts[0].holder:
                yield parts[0], name
            for part in parts:
                now = _values(part.holder)
                yield from ((part, key) for key, value in part.values.items() if now.get(key, GONE) is not value)
                if part.name not in GROWING:
                    added = ((key, value) for key, value in now.items() if key not in part.values)
                    yield from ((part, key) for key, value in added if not _is_of_python(key, value))


def _parts(module: ModuleType) -> Iterator[Part]:
    """The module, and what is defined in it, at any depth."""
    waiting: list[tuple[str, Any]] = [(module.__name__, module)]
    for name, holder in waiting:  # grows during the iteration
        yield Part(name, holder, values := _values(holder))
        if module is not builtins:
            waiting += [(f"{name}.{key}", value) for key, value in values.items() if _is_of(module, key, value)]


def _is_of(module: ModuleType, key: Any, value: Any) -> bool:
    """Whether the module has it from nowhere else, and something can be replaced in it."""
    if isinstance(value, dict):
        return str(key).isupper()
    return isinstance(value, type | FunctionType) and value.__module__ == module.__name__


def _is_of_python(key: Any, value: Any) -> bool:
    """Whether Python itself adds it: a module that was imported, or what it notes of a class (`__slotnames__`)."""
    return isinstance(value, ModuleType) or (str(key).startswith("__") and not callable(value))


def _is_method(value: Any) -> bool:
    return callable(value) or isinstance(value, property | staticmethod | classmethod)


def _values(holder: Any) -> dict[Any, Any]:
    """What decides what it does: functions, classes, constants and imports of a module; the rest of it may change."""
    if isinstance(holder, dict):
        return dict(holder)
    if isinstance(holder, FunctionType):
        return {name: getattr(holder, name) for name in OF_FUNCTIONS}
    inside = vars(holder).items()
    if isinstance(holder, type):  # its methods: what it notes in passing may change
        return {name: value for name, value in inside if name not in OF_CLASSES and _is_method(value)}
    return {
        name: value
        for name, value in inside
        if not name.startswith("__") and (callable(value) or name.isupper() or isinstance(value, ModuleType))
    }
