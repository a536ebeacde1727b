"""Convert states for a program, and read a program's values as states.

A program may have a board as a list, a tuple, a text of digits, rows of numbers, or an object of its own that contains
one of these; a place as a pair; a vertex of a graph as its name.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from searchlight.problem import AnyProblem

FLAT: Final = frozenset({tuple, list})
DEPTH: Final = 3  # levels of objects around a state
TELLING: Final = ("state", "board", "tiles", "label", "puzzle", "grid", "config", "cells", "position", "pos", "name")


class Cells(list[int]):
    """A board as a hashable list, because some programs put boards into sets."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))


class Name(str):
    """The name of a vertex, a new object each time, so that its identity tells the node."""

    __slots__ = ()


class Own(str):
    """A value of the program that is not a state of the problem, as its `repr`."""

    __slots__ = ()


class States:
    """The forms of the states of one problem."""

    def __init__(self, problem: AnyProblem) -> None:
        shape = problem.shape
        self.cells: int = shape.get("cells", 0)
        self.columns: int = shape.get("columns", self.cells)
        self.places = "places" in shape
        self.rows_first = False  # whether the program puts the row of a place before its column
        self._kind: Callable[[Any], Any] = type(problem.initial)
        self._names = frozenset(getattr(getattr(problem, "graph", None), "nodes", ()))
        self._readers: dict[type, Callable[[Any], Any]] = {}  # by class, read the state inside its objects
        # For programs that put states into sets: a tuple, or a name.
        self.as_tuple: Callable[[Any], Any] = tuple if self.cells or self.places else Name
        # For programs that expect lists; places and names stay as they are.
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
        """The problem's state that a value of the program is or contains; None if there is none."""
        kind = type(value)
        if kind in FLAT and len(value) == self.cells > 0:  # the most frequent case first
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
        if inner := self._search(value, DEPTH):
            self._readers[kind], state = attrgetter(".".join(inner[0])), inner[1]
        return state

    def _inside(self, kind: type, value: Any) -> Any | None:
        """The state at the same place as in other objects of the class."""
        try:
            part = self._readers[kind](value)
            if type(part) in FLAT and len(part) == self.cells:
                return self._kind(part)
        except (AttributeError, TypeError, ValueError):
            return None
        return self.read(part)

    def known(self, value: Any) -> Any:
        """Like `read`, but with the `repr` of a value that is not a state."""
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
        """The cells of a possible board, in order."""
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
        """Read a board whose cells are texts, or whose blank is None."""
        try:
            return self._kind(
                [0 if cell in (None, "", " ", "_", "*", "b", "B", "x", "X") else int(cell) for cell in flat]
            )
        except (TypeError, ValueError):
            return None

    def _search(self, value: Any, depth: int) -> tuple[tuple[str, ...], Any] | None:
        """The attribute path to the state inside an object, and the state."""
        names = [name for name in TELLING if hasattr(value, name)]
        names += [name for name in getattr(value, "__dict__", ()) if name not in names]
        for name in names:
            part = getattr(value, name)
            if (state := self._direct(part)) is not None:
                return (name,), state
        for name in names if depth > 1 else ():
            part = getattr(value, name)
            own = type(part).__module__ != "builtins" and name not in ("parent", "previous", "prev")
            if own and (inner := self._search(part, depth - 1)):
                return (name, *inner[0]), inner[1]
        return None


def _repr(value: Any) -> str:
    try:
        return repr(value)
    except Exception:  # from the program's own __repr__
        return f"<{type(value).__name__}>"
