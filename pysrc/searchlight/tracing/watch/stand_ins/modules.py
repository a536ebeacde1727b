"""Replacements for modules that measure the machine or draw windows, which the search does not need."""

from math import inf, nan
from types import ModuleType, SimpleNamespace
from typing import Any, NoReturn

from searchlight.texts import Message, message


class Refused(Exception):  # noqa: N818 - it is the program's error
    """The program asked for something that does not exist; `message` says what."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class Missing(Refused, AttributeError):  # noqa: N818 - it is the program's error
    """The program used a name that an object does not have; `hasattr` and `getattr` handle it."""


def missing(name: str, of: str) -> AttributeError:
    """The error for an unknown name; `of`: "problem" or "graph"."""
    if name.startswith("__"):
        return AttributeError(name)
    return Missing(message("observe.no_attribute", name=name, of=of))


class _Idle:
    """Accepts every call, and does nothing."""

    def __getattr__(self, name: str) -> "_Idle":
        return self

    def __call__(self, *_: Any, **__: Any) -> "_Idle":
        return self


class _IdleModule(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Idle()


class _NumpyWithoutNumpy(ModuleType):
    """The few functions of numpy that searches over lists use, if numpy is not installed."""

    inf, nan = inf, nan

    @staticmethod
    def array_equal(one: Any, other: Any) -> bool:
        return bool(list(one) == list(other))

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise Refused(message("observe.no_numpy", name=name))


def numpy_without_numpy() -> ModuleType:
    return _NumpyWithoutNumpy("numpy")


def _module(name: str, **contents: Any) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update(contents)
    return module


def _used() -> SimpleNamespace:
    return SimpleNamespace(ru_maxrss=0, ru_utime=0.0, ru_stime=0.0)


_MEMORY = SimpleNamespace(rss=0, vms=0)
STAND_INS: dict[str, ModuleType] = {
    "resource": _module("resource", RUSAGE_SELF=0, RUSAGE_CHILDREN=-1, getrusage=lambda _: _used()),
    "psutil": _module(
        "psutil",
        Process=lambda *_: SimpleNamespace(memory_info=lambda: _MEMORY),
        virtual_memory=lambda: SimpleNamespace(total=0, available=0, percent=0.0),
    ),
    **{
        name: _IdleModule(name)
        for name in ("matplotlib", "matplotlib.pyplot", "pylab", "IPython", "IPython.display", "game", "graphics")
    },
}
