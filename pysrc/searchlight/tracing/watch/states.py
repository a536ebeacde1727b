"""Convert states for a program, and read a program's values as states.

A program may have a board as a list, a tuple, a text of digits, rows of numbers, an array, or an object of its own that
contains one of these; a place as a pair; a vertex of a graph as its name. It may write the blank, or the side of the
boat, in another way: a renaming, which is declared or found by the start (`settle`).
"""

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from operator import attrgetter
from typing import Any, Final, NamedTuple

from searchlight.problem import AnyProblem
from searchlight.texts import Message, message

FLAT: Final = frozenset({tuple, list})
DEPTH: Final = 3  # levels of objects around a state
TELLING: Final = ("state", "board", "tiles", "label", "puzzle", "grid", "config", "cells", "position", "pos", "name")
BLANKS: Final = (-1, None, "", " ", *"_*-.#eEbBxX0")  # and the number of cells
ABOVE: Final = ("parent", "previous", "prev", "before")
ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]+")  # of an object, in its `repr`: it is another one in each run


class Cells(list[int]):
    """A board as a hashable list, because some programs put boards into sets."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))


class Name(str):
    """The name of a vertex, a new object each time, so that its identity tells the node."""

    __slots__ = ()


class Spot(tuple[int, int]):
    """A cell of a grid as row and column, equal to a tuple and to a list of the same numbers."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return tuple.__eq__(self, tuple(other) if isinstance(other, list) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__


class Own(str):
    """A value of the program that is not a state of the problem, as its `repr`."""

    __slots__ = ()


class Renaming(NamedTuple):
    """How a program writes states otherwise. `read`: its cells as the problem's; `write`: the other way round."""

    read: Callable[[Sequence[Any]], Sequence[Any]]
    write: Callable[[Sequence[Any]], Sequence[Any]]
    message: Message


Form = Callable[[Any], Any]


class States:
    """The forms of the states of one problem."""

    def __init__(self, problem: AnyProblem) -> None:
        shape = problem.shape
        self.problem = problem
        self.cells: int = shape.get("cells", 0)
        self.columns: int = shape.get("columns", self.cells)
        self.places = "places" in shape
        self.rows_first = self.places  # whether the program puts the row of a place before its column
        self.renaming: Renaming | None = None
        self._shape = shape
        self._kind: Callable[[Any], Any] = type(problem.initial)
        self._names = frozenset(getattr(getattr(problem, "graph", None), "nodes", ()))
        self._readers: dict[type, Callable[[Any], Any]] = {}  # by class, read the state inside its objects
        self._addresses: dict[str, int] = {}  # of objects that are told apart by them alone, in the order of meeting
        self._kept: list[Any] = []  # these objects, so that their addresses are not used again

    # -- what a program gets -------------------------------------------------------------------------------------------

    def as_tuple(self, state: Any) -> Any:
        """For programs that put states into sets: a tuple, or a name."""
        if self.places:
            return Spot(state[::-1] if self.rows_first else state)
        return tuple(self._written(state)) if self.cells else Name(state)

    def as_list(self, state: Any) -> Any:
        """A board as a list; places and names stay as they are."""
        return Cells(self._written(state)) if self.cells else self.as_tuple(state)

    def as_rows(self, state: Any) -> Any:
        """A board as a list of rows; other states as a tuple, or a name."""
        return [list(row) for row in self._rows(state)] if self._has_rows else self.as_tuple(state)

    def as_row_tuples(self, state: Any) -> Any:
        """A board as a tuple of rows; other states as a tuple, or a name."""
        return tuple(map(tuple, self._rows(state))) if self._has_rows else self.as_tuple(state)

    def as_string(self, state: Any) -> Any:
        """A board as a text of its digits; other states as a tuple, or a name."""
        return Name("".join(map(str, self._written(state)))) if self.cells else self.as_tuple(state)

    def as_text(self, state: Any) -> Any:
        """A state as the option `start` takes it."""
        return Name(self.problem.text(state))

    def as_array(self, state: Any) -> Any:
        """A board as an array of numpy, with rows if it has several. Raises ImportError."""
        numpy: Any = import_module("numpy")
        return numpy.array(self.as_rows(state))

    def forms(self, name: str | None = None) -> list[Form]:
        """The forms of this name, which is one of an assignment; all without a name."""
        if not self.cells:
            return [self.as_text if name == "text" else self.as_tuple]
        known: dict[str, list[Form]] = {
            "list": [self.as_list], "tuple": [self.as_tuple], "string": [self.as_string],
            "rows": [self.as_rows, self.as_row_tuples], "text": [self.as_text], "array": [self.as_array],
        }  # fmt: skip
        if name is not None:
            return known[name]
        rows = known["rows"] if self._has_rows else []
        return [*known["tuple"], *known["list"], *rows, *known["string"]]

    def form_of(self, value: Any) -> str | None:
        """The form in which a literal of the program's text is a state; None if it is not a state."""
        if isinstance(value, str):
            return "string" if self.cells and self.read(value) is not None else None
        if not isinstance(value, list | tuple) or self.read(value) is None:
            return None
        if value and isinstance(value[0], list | tuple):
            return "rows"
        return "list" if isinstance(value, list) else "tuple"

    @property
    def _has_rows(self) -> bool:
        return 0 < self.columns < self.cells

    def _rows(self, state: Any) -> list[Sequence[Any]]:
        flat = self._written(state)
        return [flat[at : at + self.columns] for at in range(0, self.cells, self.columns)]

    def _written(self, state: Any) -> Sequence[Any]:
        return list(state) if self.renaming is None else self.renaming.write(list(state))

    # -- renamings -----------------------------------------------------------------------------------------------------

    def declare(self, blank: Any, boat: Any) -> None:
        """Use the declared blank, or side of the boat at the start."""
        if blank is not None and blank != 0:
            self.renaming = _of_blank(blank)
        elif boat is not None and self._kind_is_banks and boat != self.problem.initial[-1]:
            self.renaming = _of_boat()

    def settle(self, value: Any, read: Callable[[Any], Any] | None = None) -> bool:
        """Whether a value that should be the start is it, perhaps with a renaming, which then holds for all states."""
        read = read or self.read
        if read(value) == self.problem.initial:
            return True
        for renaming in self._renamings():
            before, self.renaming = self.renaming, renaming
            if read(value) == self.problem.initial:
                return True
            self.renaming = before
        return False

    def _renamings(self) -> list[Renaming]:
        if self.renaming is not None or not self.cells:
            return []
        if self._kind_is_banks:
            return [_of_boat()]
        return [_of_blank(each) for each in (self.cells, *BLANKS)] if self._shape["kind"] == "board" else []

    @property
    def _kind_is_banks(self) -> bool:
        return bool(self._shape.get("kind") == "banks")

    # -- what a program has --------------------------------------------------------------------------------------------

    def read(self, value: Any) -> Any | None:
        """The problem's state that a value of the program is or contains; None if there is none."""
        kind = type(value)
        if kind in FLAT and len(value) == self.cells > 0 and self.renaming is None:  # the most frequent case first
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
        return self._of_attributes(value)

    def _inside(self, kind: type, value: Any) -> Any | None:
        """The state at the same place as in other objects of the class."""
        try:
            part = self._readers[kind](value)
        except AttributeError:
            return None
        return self.read(part)

    def known(self, value: Any) -> Any:
        """Like `read`, but with the `repr` of a value that is not a state."""
        state, found = self.read(value), self._addresses
        if state is not None:
            return state
        text = ADDRESS.sub(lambda each: f" {found.setdefault(each[0], len(found) + 1)}", written := repr_of(value))
        self._kept += [value] if text != written else []
        return Own(text)

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
            return self._kind(flat if self.renaming is None else self.renaming.read(flat))
        except (TypeError, ValueError):
            return self._lettered(flat) if self.renaming is None else None

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
        """Read a board whose cells are texts of numbers."""
        try:
            return self._kind([int(cell) for cell in flat])
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
            own = type(part).__module__ != "builtins" and name not in ABOVE
            if own and (inner := self._search(part, depth - 1)):
                return (name, *inner[0]), inner[1]
        return None

    def _of_attributes(self, value: Any) -> Any | None:
        """The state whose parts are the numbers that an object has: as many as a state has cells."""
        numbers = [part for part in getattr(value, "__dict__", {}).values() if type(part) is int]
        return self._board(numbers) if 1 < len(numbers) == self.cells else None


def _of_blank(blank: Any) -> Renaming:
    def read(cells: Sequence[Any]) -> Sequence[Any]:
        if not any(_is_same(cell, blank) for cell in cells) or any(_is_same(cell, 0) for cell in cells):
            raise ValueError(cells)
        return [0 if _is_same(cell, blank) else int(cell) for cell in cells]

    def write(cells: Sequence[Any]) -> Sequence[Any]:
        written = [blank if cell == 0 else cell for cell in cells]
        return [str(cell) for cell in written] if isinstance(blank, str) and blank else written

    return Renaming(read, write, message("observe.renamed.blank", value=repr(blank)))


def _of_boat() -> Renaming:
    def turned(cells: Sequence[Any]) -> Sequence[Any]:
        return [*cells[:-1], 1 - cells[-1]]

    return Renaming(turned, turned, message("observe.renamed.boat"))


def _is_same(cell: Any, value: Any) -> bool:
    return bool(cell == value) or (isinstance(cell, str) and type(value) is int and cell == str(value))


def repr_of(value: Any) -> str:
    """The `repr` of a value, or else the name of its class."""
    try:
        return repr(value)
    except Exception:  # from the program's own __repr__
        return f"<{type(value).__name__}>"
