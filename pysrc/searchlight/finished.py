"""A search that is over: its record, and all that was known of it besides. What files keep, and pictures show."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from searchlight import errors
from searchlight.record import Record
from searchlight.tally import Tally

# The names of the kinds of events and of the fates, by their numbers (events.py, late.py).
KINDS: Final = (
    "generate", "duplicate", "cycle", "superseded", "expand", "stale", "cutoff", "goal", "iteration", "end",
    "found", "forget", "back-up", "meet",
)  # fmt: skip
FATES: Final = ("frontier", "expanded", "duplicate", "cycle", "superseded", "cutoff", "goal", "forgotten")


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

    @property
    def record(self) -> Record:
        """The nodes and the events as columns. Raises BadInput where only counts were kept."""
        if not isinstance(self.tally, Record):
            raise errors.library.nothing_recorded()
        return self.tally

    def state(self, row: int) -> Any:
        """The state of a node, as the person knows it."""
        return self.show(self.record.states[self.record.state[row]])

    def action(self, row: int) -> Any:
        """The action that led to a node; None for a root."""
        number = self.record.action[row]
        return None if number < 0 else self.record.actions[number]
