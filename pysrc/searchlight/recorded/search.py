"""A finished search: its record and everything else that is known about it, for files and pictures."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from searchlight.errors import bad
from searchlight.record import Record
from searchlight.run import Run
from searchlight.tally import Tally


def _itself(state: Any) -> Any:
    return state


@dataclass
class Finished:
    """`outcome` is the value of an Outcome; it and `seconds` are None where a file does not say."""

    tally: Tally  # a Record, unless only counts were wanted
    outcome: str | None
    path: list[Any] | None = None  # states as the person knows them, start first; None without a solution
    rows: list[int] | None = None  # of the nodes on the path
    actions: list[Any] | None = None
    cost: float | None = None
    seconds: float | None = None
    problem: str = ""  # an id of the catalog, or the name of a class
    algorithm: str = ""  # an id of the catalog, or the name of a function
    options: dict[str, Any] = field(default_factory=dict)  # in their normal form
    traits: dict[str, Any] = field(default_factory=dict)  # what orders the frontier, and so on (entries.py)
    shape: dict[str, Any] = field(default_factory=lambda: {"kind": "text"})  # of all states (Problem.shape)
    caveats: list[str] = field(default_factory=list)  # what was doubtful about the options; not kept in files
    show: Callable[[Any], Any] = _itself  # a state of the record as the person knows it
    plain: Callable[[Any], Any] = _itself  # a state of the record as `json` writes it
    game: Any = field(default=None, repr=False)  # what a game tree is of (games/game.py)
    # Of each node, from a file, or once they have been worked out (service.py).
    turns: "array[int] | None" = None  # its place in the order of service, in its iteration
    stale_from: "array[int] | None" = None  # the event from which on its entry is stale; −1 never
    turns_are_given: bool = False  # by a file, which may not say what orders the frontier
    sweep: Any = field(default=None, repr=False, compare=False)  # the frontier that was looked at last (sweep.py)

    @classmethod
    def of(cls, run: Run, show: Callable[[Any], Any], **known: Any) -> Self:
        """A run, as far as it is; `show`: a state as the person knows it."""
        ended = run.result(show) if run.outcome else {}
        rows = [node.row for node in run.path()] or None
        outcome, path, actions, cost = (ended.get(name) for name in ("outcome", "path", "actions", "cost"))
        return cls(run.record, outcome, path, rows, actions, cost, run.seconds, show=show, **known)

    @property
    def record(self) -> Record:
        """The nodes and the events as columns. Raises BadInput where only counts were kept."""
        if not isinstance(self.tally, Record):
            raise bad("record", "library.nothing_recorded")
        return self.tally

    def state(self, row: int) -> Any:
        """The state of a node, as the person knows it."""
        return self.show(self.record.states[self.record.state[row]])

    def action(self, row: int) -> Any:
        """The action that led to a node; None for a root."""
        number = self.record.action[row]
        return None if number < 0 else self.record.actions[number]
