"""The session of one run: the problem, the program, and the recorder."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from searchlight.errors import BadInput
from searchlight.problem import AnyProblem
from searchlight.setup import Setup, read
from searchlight.texts import message
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.program import Program
from searchlight.tracing.watch.recorder import Recorder
from searchlight.tracing.watch.states import Own, States


@dataclass(frozen=True)
class Request:
    """The options of a run apart from the search; None: to be recognised."""

    text: str  # the program
    file: str = "program.py"  # its name
    family: str | None = None
    function: str | None = None  # a method as `Class.method`
    successors: str | None = None  # the successor function, if its name is unusual
    pairs: bool | None = None  # whether actions and successors come with their costs
    against: str | None = None  # the textbook algorithm to compare it with
    argv: Sequence[str] = ()
    files: Mapping[str, str] = field(default_factory=dict)  # texts by the names that the program opens
    seconds: float = 10.0
    max_nodes: int = 500_000


@dataclass
class Session:
    """A run in progress."""

    problem: AnyProblem
    values: Mapping[str, Any]  # all options of the search
    request: Request
    states: States
    recorder: Recorder
    program: Program

    def function(self, name: str) -> Callable[..., Any]:
        """The program's function of this name. Raises BadInput."""
        value: Any = self.program.namespace
        for part in name.split("."):
            value = value.get(part) if isinstance(value, dict) else getattr(value, part, None)
        if not callable(value):
            raise BadInput("function", message("observe.no_function", name=name))
        self.recorder.noted.function = name
        return value  # type: ignore[no-any-return]


def as_started(noted: Observation, setup: Setup) -> Setup:
    """The setup with the program's start, because a script may have its own."""
    if noted.start == setup.problem.initial or isinstance(noted.start, Own):
        return setup
    other = read({**setup.values, "start": setup.problem.text(noted.start)})
    return other if isinstance(other, Setup) else setup
