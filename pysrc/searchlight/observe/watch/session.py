"""The session of one run of a program: the problem, the program, and the recorder of what happens."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from searchlight.errors import BadInput
from searchlight.observe.watch.observation import Observation
from searchlight.observe.watch.program import Program
from searchlight.observe.watch.recorder import Recorder
from searchlight.observe.watch.states import Own, States
from searchlight.problem import AnyProblem
from searchlight.setup import Setup, read
from searchlight.texts import message


@dataclass(frozen=True)
class Request:
    """What was asked for, beside the search itself; None: to be recognised."""

    text: str  # the program
    file: str = "program.py"  # its name
    family: str | None = None
    function: str | None = None  # with its class and a dot before it, where it is a method
    successors: str | None = None  # the function that makes successors, where its name does not say so
    pairs: bool | None = None  # whether actions and successors come with their costs
    against: str | None = None  # the algorithm of the book that it is compared with
    argv: Sequence[str] = ()
    files: Mapping[str, str] = field(default_factory=dict)  # texts, by the names under which the program opens them
    seconds: float = 10.0
    max_nodes: int = 500_000


@dataclass
class Session:
    """One run under way."""

    problem: AnyProblem
    values: Mapping[str, Any]  # of all options of the search
    request: Request
    states: States
    recorder: Recorder
    program: Program

    def function(self, name: str) -> Callable[..., Any]:
        """The program's function of this name. Raises BadInput."""
        found: Any = self.program.namespace
        for part in name.split("."):
            found = found.get(part) if isinstance(found, dict) else getattr(found, part, None)
        if not callable(found):
            raise BadInput("function", message("observe.no_function", name=name))
        self.recorder.noted.function = name
        return found  # type: ignore[no-any-return]


def as_started(noted: Observation, setup: Setup) -> Setup:
    """The problem with the start that the program took: one that runs by itself may have its own."""
    if noted.start == setup.problem.initial or isinstance(noted.start, Own):
        return setup
    other = read({**setup.values, "start": setup.problem.text(noted.start)})
    return other if isinstance(other, Setup) else setup
