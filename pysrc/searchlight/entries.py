"""What the catalog says of a problem, an algorithm and a heuristic."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

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
    # With these options: the heuristics known to be admissible and consistent, each with a sentence that says why.
    proofs: Callable[[Values], Mapping[str, str]] = lambda _: {}
    compared: str | None = (
        None  # how the tests compare h with true costs; None: that is done for each input (verdict.py)
    )

    def as_plain_data(self) -> PlainData:
        return {
            "id": self.id, "label": self.label, "summary": self.summary, "states": self.states,
            "start": self.start, "goal": self.goal, "options": ["start", "goal", *self.options],
            "heuristic": self.heuristics[0], "heuristics": list(self.heuristics),
        }  # fmt: skip


@dataclass(frozen=True)
class Claim:
    """Whether an algorithm keeps a promise. `text`: the condition where the verdict is "if", else the reason."""

    verdict: Literal["yes", "no", "if"]
    text: str


@dataclass(frozen=True)
class Facts:
    """What the textbooks say of an algorithm; the tests hold the first two against independent searches.

    b: children per node. d: depth of the shallowest goal. m: length of the longest path. l: the limit. C*: cost of the
    cheapest solution. ε: the least that an action costs.
    """

    complete: Claim  # whether it finds a solution wherever there is one
    optimal: Claim  # whether it finds a cheapest one
    time: str  # nodes made
    space: str  # nodes in memory


@dataclass(frozen=True)
class Lesson:
    """Something worth seeing: a search that is opened with one press. `options` as in a link."""

    title: str
    text: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class AlgorithmEntry:
    """An algorithm: how it is started, which functions are its source, and what a viewer must know of it."""

    id: str
    label: str
    summary: str
    reference: str  # where it is published
    facts: Facts
    start: Callable[[AnyProblem, Values], Search]
    source: Callable[[Values], Functions]  # every generator function that runs, in the order in which one reads them
    options: tuple[str, ...] = ()
    reverses: bool = False  # it needs Problem.reverse
    key: str | None = None  # what orders its frontier: "f", "g" or "h"; None for a stack, a queue and a recursion
    tie: str = "fifo"  # which of two equal entries is served first, where that is no option: of TIES, or "deepest"
    uses_h: bool = False
    recursive: bool = False  # the call stack stands in for a frontier
    stale_when: str | None = None  # an entry is stale once its state was "visited", or "visited-no-deeper"
    visited: str = "none"  # which nodes stand in the list of visited states: "expanded", "taken-off" or "none"
    visited_name: str | None = None  # the algorithm's own word for that list
    lessons: tuple[Lesson, ...] = ()

    def traits(self, values: Values) -> dict[str, Any]:
        """What a viewer must know, with these options."""
        return {
            "label": self.label, "summary": self.summary, "key": self.key, "uses_h": self.uses_h,
            "tie": values["tie"] if "tie" in self.options else self.tie, "recursive": self.recursive,
            "stale_when": self.stale_when, "visited": self.visited, "visited_name": self.visited_name,
        }  # fmt: skip

    def as_plain_data(self) -> PlainData:
        return {
            "id": self.id, "label": self.label, "summary": self.summary, "source": self.reference,
            "facts": asdict(self.facts), "key": self.key, "uses_h": self.uses_h, "recursive": self.recursive,
            "visited_name": self.visited_name, "options": list(self.options),
            "lessons": [asdict(lesson) for lesson in self.lessons],
        }  # fmt: skip


@dataclass(frozen=True)
class HeuristicEntry:
    id: str
    label: str
    summary: str

    def as_plain_data(self) -> PlainData:
        return {"id": self.id, "label": self.label, "summary": self.summary}
