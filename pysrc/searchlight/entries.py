"""What the catalog says of a problem, an algorithm and a heuristic."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from searchlight.events import Search
from searchlight.options import Values
from searchlight.problem import AnyProblem, PlainData
from searchlight.problems.typed import Typed

Functions: TypeAlias = tuple[Callable[..., Search], ...]


@dataclass(frozen=True)
class ProblemEntry:
    """A problem; `read` makes it of what a person typed."""

    id: str
    label: str
    summary: str
    states: PlainData  # what they look like (Problem.shape)
    start: str  # by default
    goal: str  # by default
    heuristics: tuple[str, ...]  # that fit it; the first by default
    read: Callable[[Typed], None]
    options: tuple[str, ...] = ()  # beside start and goal

    def as_plain_data(self) -> PlainData:
        return {
            "id": self.id, "label": self.label, "summary": self.summary, "states": self.states,
            "start": self.start, "goal": self.goal, "options": ["start", "goal", *self.options],
            "heuristic": self.heuristics[0], "heuristics": list(self.heuristics),
        }  # fmt: skip


@dataclass(frozen=True)
class AlgorithmEntry:
    """An algorithm: how it is started, which functions are its source, and what a viewer must know of it."""

    id: str
    label: str
    summary: str
    start: Callable[[AnyProblem, Values], Search]
    source: Callable[[Values], Functions]  # every generator function that runs, in the order in which one reads them
    options: tuple[str, ...] = ()
    key: str | None = None  # what orders its frontier: "f", "g" or "h"; None for a stack, a queue and a recursion
    tie: str = "fifo"  # which of two equal entries is served first, where that is no option
    uses_h: bool = False
    recursive: bool = False  # the call stack stands in for a frontier
    stale_when_visited: bool = False  # an entry is stale once its state was visited in the same iteration
    visited: str = "none"  # which nodes stand in the list of visited states: "expanded", "taken-off" or "none"
    visited_name: str | None = None  # the algorithm's own word for that list

    def traits(self, values: Values) -> dict[str, Any]:
        """What a viewer must know, with these options."""
        return {
            "label": self.label, "summary": self.summary, "key": self.key, "uses_h": self.uses_h,
            "tie": values["tie"] if "tie" in self.options else self.tie, "recursive": self.recursive,
            "stale_when_visited": self.stale_when_visited, "visited": self.visited, "visited_name": self.visited_name,
        }  # fmt: skip

    def as_plain_data(self) -> PlainData:
        return {
            "id": self.id, "label": self.label, "summary": self.summary, "key": self.key, "uses_h": self.uses_h,
            "recursive": self.recursive, "visited_name": self.visited_name, "options": list(self.options),
        }  # fmt: skip


@dataclass(frozen=True)
class HeuristicEntry:
    id: str
    label: str
    summary: str

    def as_plain_data(self) -> PlainData:
        return {"id": self.id, "label": self.label, "summary": self.summary}
