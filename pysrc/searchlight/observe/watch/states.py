"""States between the problem and a program: how they are handed out, and how a program's own values are read.

A program may keep a board as a list, a tuple, a text of digits, rows of numbers, or an object of its own that holds
one of these; a place as a pair; the node of a graph by its name.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from searchlight.problem import AnyProblem

FLAT: Final = frozenset({tuple, list})
DEPTH: Final = 3  # how many objects may lie inside each other around a state
TELLING: Final = ("state", "board", "tiles", "label", "puzzle", "grid", "config", "cells", "position", "pos", "name")


class Cells(list[int]):
    """A board as a list, which can also be in a set, as other courses expect."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))


class Name(str):
    """The name of a node. Every one that is handed out is an object of its own, by which it is known again."""

    __slots__ = ()


class Own(str):
    """A value of the program that is not a state of the problem, as its `repr`."""

    __slots__ = ()


class States:
    """The forms that the states of one problem take."""

    def __init__(self, problem: AnyProblem) -> None:
        shape = problem.shape
        self.cells: int = shape.get("cells", 0)
        self.columns: int = shape.get("columns", self.cells)
        self.places = "places" in shape
        self.rows_first = False  # whether the program has the row of a place before its column
        self._kind: Callable[[Any], Any] = type(problem.initial)
        self._names = frozenset(getattr(getattr(problem, "graph", None), "nodes", ()))
        self._readers: dict[type, Callable[[Any], Any]] = {}  # to the state inside the objects of a class
        # The state for a program that keeps states in sets: a tuple, or a name.
        self.as_tuple: Callable[[Any], Any] = tuple if self.cells or self.places else Name
        # For a program that was written for lists; places and names stay as they are.
        self.as_list: Callable[[Any], Any] = Cells if self.cells else self.as_tuple

    def as_rows(self, state: Any) -> Any:
        """A board as a list of rows; other states as a tuple, or a name."""
        if not self.cells or self.columns == self.cells:
            return self.as_tuple(state)
        return [list(state[at : at + self.columns]) for at in range(0, self.cells, self.columns)]

    def as_text(self, state: Any) -> Any:
        """A board as a text of its digits; other states as a tuple, or a name."""
        return Name("".join(map(str, state))) if self.cells and max(state) < 10 else self.as_tuple(state)

    def read(self, value: Any) -> Any | None:
        """The problem's state that a value of the program is or holds; None where it is none."""
        kind = type(value)
        if kind in FLAT and len(value) == self.cells > 0:  # what is asked most often, first
            try:
                return self._kind(value)
            except (TypeError, ValueError):
                return self._lettered(value)
        if kind in self._readers and (state := self._inside(kind, value)) is not None:
            return state
        if (state := self._direct(value)) is not None:
            return state
        if kind.__module__ == "builtins":
            return None
        if found := self._search(value, DEPTH):
            self._readers[kind], state = attrgetter(".".join(found[0])), found[1]
        return state

    def _inside(self, kind: type, value: Any) -> Any | None:
        """The state at the place where others of its class had theirs."""
        try:
            part = self._readers[kind](value)
            if type(part) in FLAT and len(part) == self.cells:
                return self._kind(part)
        except (AttributeError, TypeError, ValueError):
            return None
        return self.read(part)

    def known(self, value: Any) -> Any:
        """Like `read`, but a value that is not a state is its `repr`."""
        state = self.read(value)
        return Own(_repr(value)) if state is None else state

    def _direct(self, value: Any) -> Any | None:
        if self.cells:
            return self._board(value)
        if self.places:
            pair = isinstance(value, tuple | list) and len(value) == 2 and all(type(part) is int for part in value)
            return (tuple(value[::-1]) if self.rows_first else tuple(value)) if pair else None
        return str(value) if isinstance(value, str) and (value in self._names or not self._names) else None

    def _board(self, value: Any) -> Any | None:
        flat = self._flat(value)
        if flat is None or len(flat) != self.cells:
            return None
        try:
            return self._kind(flat)
        except (TypeError, ValueError):
            return self._lettered(flat)

    def _flat(self, value: Any) -> Any | None:
        """The cells of what may be a board, one after the other."""
        if isinstance(value, str):
            parts = value.replace(",", " ").split()
            return parts if len(parts) == self.cells else list(value)
        if isinstance(value, tuple | list | bytes):
            if len(value) == self.cells:
                return value
            rows = value if all(isinstance(row, tuple | list) for row in value) else ()
            return [cell for row in rows for cell in row]  # type: ignore[union-attr]
        return self._flat(value.tolist()) if hasattr(value, "tolist") else None  # an array

    def _lettered(self, flat: Any) -> Any | None:
        """A board whose cells are texts, or whose blank is None."""
        try:
            return self._kind(
                [0 if cell in (None, "", " ", "_", "*", "b", "B", "x", "X") else int(cell) for cell in flat]
            )
        except (TypeError, ValueError):
            return None

    def _search(self, value: Any, depth: int) -> tuple[tuple[str, ...], Any] | None:
        """The way to the state inside an object, and the state."""
        names = [name for name in TELLING if hasattr(value, name)]
        names += [name for name in getattr(value, "__dict__", ()) if name not in names]
        for name in names:
            part = getattr(value, name)
            if (state := self._direct(part)) is not None:
                return (name,), state
        for name in names if depth > 1 else ():
            part = getattr(value, name)
            own = type(part).__module__ != "builtins" and name not in ("parent", "previous", "prev")
            if own and (found := self._search(part, depth - 1)):
                return (name, *found[0]), found[1]
        return None


def _repr(value: Any) -> str:
    try:
        return repr(value)
    except Exception:  # somebody's own __repr__
        return f"<{type(value).__name__}>"
