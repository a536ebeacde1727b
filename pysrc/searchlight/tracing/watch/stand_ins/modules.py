"""Replacements for files, and for modules that measure the machine or draw windows, which the search does not need."""

from collections.abc import Iterator, Mapping
from io import BytesIO, StringIO
from math import inf, nan
from types import ModuleType
from typing import Any, Final, NoReturn

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

    def __getitem__(self, _: Any) -> "_Idle":
        return self

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __enter__(self) -> "_Idle":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def __bool__(self) -> bool:
        return False

    def __len__(self) -> int:
        return 0

    def __int__(self) -> int:
        return 0

    def __float__(self) -> float:
        return 0.0

    def __mro_entries__(self, _: Any) -> tuple[type, ...]:
        return (object,)

    def __repr__(self) -> str:
        return "0"

    def __format__(self, form: str) -> str:
        return format(0.0, form)

    __index__ = __int__
    __setitem__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __floordiv__ = __call__
    __lt__ = __gt__ = __le__ = __ge__ = __call__


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


# Modules that only draw, play or measure: a search does not need them.
_DRAWING = (
    "matplotlib,pylab,seaborn,plotly,bokeh,altair,pygame,turtle,tkinter,customtkinter,PIL,cv2,graphviz,pydot,"
    "IPython,ipywidgets,termcolor,colorama,rich,tabulate,prettytable,pympler,memory_profiler,psutil,tqdm,pyfiglet,"
    "playsound,graphics,game,pyglet,arcade,kivy,PyQt5,PySide6,wx,curses,simpleguitk,visualize"
)
DRAWING: Final = frozenset(_DRAWING.split(","))


def idle(name: str) -> ModuleType:
    """A module that accepts everything and does nothing."""
    return _IdleModule(name)


STAND_INS: Final = {name: idle(name) for name in ("resource", "psutil")}  # which measure the machine


class Files:
    """The files; `contents`: texts by the names that the program opens."""

    def __init__(self, contents: Mapping[str, str]) -> None:
        self.contents = dict(contents)

    def open(self, name: Any, mode: str = "r", *_: Any, **__: Any) -> Any:
        """Like Python's `open`; further arguments are ignored."""
        name = str(name)
        if set(mode) & set("wax"):
            return _Written(self.contents, name, self.contents.get(name, "") if "a" in mode else "")
        known = name if name in self.contents else name.replace("\\", "/").rpartition("/")[2]
        if known not in self.contents:
            raise Refused(message("observe.no_file", name=name))
        text = self.contents[known]
        return BytesIO(text.encode()) if "b" in mode else StringIO(text)

    def module(self, name: str) -> str | None:
        """The source of a module beside the program."""
        return self.contents.get(f"{name}.py")


class _Written(StringIO):
    def __init__(self, contents: dict[str, str], name: str, before: str) -> None:
        super().__init__()
        self.write(before)
        self.place = contents, name
        contents[name] = before

    def write(self, text: Any) -> int:
        return super().write(text.decode() if isinstance(text, bytes) else text)

    def close(self) -> None:
        if not self.closed:
            contents, name = self.place
            contents[name] = self.getvalue()
        super().close()
