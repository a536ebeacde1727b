"""The catalog's entries for problems, algorithms and heuristics."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from searchlight.events import Search
from searchlight.kinds import yielded_by
from searchlight.options import Values
from searchlight.problem import AnyProblem, PlainData
from searchlight.problems.typed import Typed
from searchlight.texts import Message, english

Functions: TypeAlias = tuple[Callable[..., Any], ...]
Say: TypeAlias = Callable[[str], str]  # what is made of the id of a message: English words, or the id itself


@dataclass(frozen=True)
class ProblemEntry:
    """A problem; `read` makes it of what a person typed. Its label and summary stand in texts/, by its id."""

    id: str
    states: PlainData  # what they look like (Problem.shape)
    start: str  # by default
    goal: str  # by default
    heuristics: tuple[str, ...]  # that fit it; the first by default
    read: Callable[[Typed], None]
    options: tuple[str, ...] = ()  # beside start and goal
    ends: tuple[str, ...] = ("start", "goal")  # those of the two that it has
    family: str = "search"  # an algorithm searches the problems of its own family
    bundle: str | None = None  # what has its modules, if the worker does not start with them
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of options that have others elsewhere
    reverses: bool = True  # it can be searched from the goal (Problem.reverse)
    # With these options: the heuristics known to be admissible and consistent, each with the message that says why.
    proofs: Callable[[Values], Mapping[str, str]] = lambda _: {}
    looked_over: int = 0  # so many states are looked at before a search: is a goal in reach? (foresight.py)
    actions: Mapping[str, Message] = field(default_factory=dict)  # what they are called, where that is translated
    # The message that says how the tests compare h with true costs; None: that is done for each input (judging.py).
    compared: str | None = None
    # What is known of its states and costs: "finite"; all costs are "positive"; all are "equal" (Claim.given).
    known: Callable[[AnyProblem], tuple[str, ...]] = lambda _: ("finite", "positive", "equal")

    @property
    def name(self) -> Message:
        return Message(f"problem.{self.id}.label")

    def as_plain_data(self, say: Say = english) -> PlainData:
        return {
            "id": self.id, "label": say(f"problem.{self.id}.label"), "summary": say(f"problem.{self.id}.summary"),
            "states": self.states,
            "start": self.start, "goal": self.goal, "options": [*self.ends, *self.options],
            "family": self.family, "choices": {name: list(each) for name, each in self.choices.items()},
            "heuristic": self.heuristics[0], "heuristics": list(self.heuristics), "reverses": self.reverses,
        }  # fmt: skip


@dataclass(frozen=True)
class Claim:
    """Whether an algorithm keeps a promise. `text`: the condition where the verdict is "if", else the reason.

    `needs`: where that is a property of the heuristic, which one; the page knows by its verdict whether it holds.
    `given`: where it is one of the problem (ProblemEntry.known), those of which one is enough.
    """

    verdict: Literal["yes", "no", "if"]
    text: str  # the id of a message
    needs: Literal["admissible", "consistent-unless-reopening"] | None = None
    given: tuple[str, ...] = ()

    def as_plain_data(self, say: Say) -> PlainData:
        more = {"needs": self.needs} if self.needs else {"given": list(self.given)} if self.given else {}
        return {"verdict": self.verdict, "text": say(self.text), **more}


@dataclass(frozen=True)
class Facts:
    """What the textbooks promise of an algorithm; the tests hold it against independent searches.

    Its time (nodes made) and space (nodes in memory) stand in texts/, by its id. b: children per node. d: depth of the
    shallowest goal. m: length of the longest path. l: the limit. C*: cost of the cheapest solution. ε: the least that
    an action costs.
    """

    complete: Claim  # whether it finds a solution wherever there is one
    optimal: Claim  # whether it finds a cheapest one


@dataclass(frozen=True)
class AlgorithmEntry:
    """An algorithm: how it is started, which functions are its source, and what a viewer must know of it.

    Its label, its summary, where it is published, and what time and space it takes stand in texts/, by its id.
    """

    id: str
    facts: Facts
    start: Callable[[AnyProblem, Values], Search]
    source: Callable[[Values], Functions]  # the functions that run, in reading order: generators, then their helpers
    options: tuple[str, ...] = ()
    family: str = "search"  # of the problems that it searches
    by_value: bool = False  # a step is a value that becomes known, not an expansion
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of options that have others elsewhere
    reverses: bool = False  # it needs Problem.reverse
    key: str | None = None  # what orders its frontier: "f", "g" or "h"; None for a stack, a queue and a recursion
    tie: str = "fifo"  # which of two equal entries is served first, where that is no option: of TIES, or "deepest"
    uses_h: bool = False
    recursive: bool = False  # the call stack stands in for a frontier
    without_goal: str = "fails"  # what it does where no goal can be reached (errors/searches.py)
    limited: str | None = None  # what an iteration's limit is a limit of: "depth", or "f"
    stale_when: str | None = None  # an entry is stale once its state was "visited", or "visited-no-deeper"
    visited: str = "none"  # which nodes stand in the list of visited states: "expanded", "taken-off" or "none"
    visited_name: str | None = None  # the algorithm's own word for that list
    only: Mapping[str, str] = field(default_factory=dict)  # options with these values; {}: it searches any problem
    check: Callable[[AnyProblem], None] = lambda _: None  # raises BadInput where it cannot search the problem

    def traits(self, values: Values) -> dict[str, Any]:
        """What a viewer must know, with these options."""
        return {
            "key": self.key, "uses_h": self.uses_h,
            "tie": values["tie"] if "tie" in self.options else self.tie, "recursive": self.recursive,
            "limited": self.limited, "reverses": self.reverses, "kinds": yielded_by(self.source(values)),
            "weight": values.get("weight") if "weight" in self.options else None,
            "stale_when": self.stale_when, "visited": self.visited, "visited_name": self.visited_name,
            **({} if self.family == "search" else {"family": self.family, "by_value": self.by_value}),
        }  # fmt: skip

    @property
    def name(self) -> Message:
        return Message(f"algorithm.{self.id}.label")

    def as_plain_data(self, say: Say = english) -> PlainData:
        label, summary, reference, time, space = (
            say(f"algorithm.{self.id}.{each}") for each in ("label", "summary", "reference", "time", "space")
        )
        promises = {name: getattr(self.facts, name).as_plain_data(say) for name in ("complete", "optimal")}
        return {
            "id": self.id, "label": label, "summary": summary, "source": reference,
            "facts": {**promises, "time": time, "space": space}, "key": self.key, "uses_h": self.uses_h,
            "recursive": self.recursive, "visited_name": self.visited_name, "reverses": self.reverses,
            "options": list(self.options), "only": self.only, "family": self.family,
            "choices": {name: list(each) for name, each in self.choices.items()},
        }  # fmt: skip


@dataclass(frozen=True)
class HeuristicEntry:
    """A heuristic; `texts/` has its label and summary under its id.

    `applied`: the problem with this heuristic in the place of its own; None: the problem knows it by its id.
    """

    id: str
    applied: Callable[[AnyProblem], AnyProblem] | None = None

    def as_plain_data(self, say: Say = english) -> PlainData:
        return {
            "id": self.id, "label": say(f"heuristic.{self.id}.label"), "summary": say(f"heuristic.{self.id}.summary"),
        }  # fmt: skip
