"""The session of one run: the problem, the program, and the recorder."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from searchlight.games.game import Game
from searchlight.problem import AnyProblem
from searchlight.setup import Setup, read
from searchlight.tracing.games import roles
from searchlight.tracing.proposal import Proposal, no_function, propose
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.program import Program
from searchlight.tracing.watch.recorder import Recorder
from searchlight.tracing.watch.states import Own, States


@dataclass(frozen=True)
class Request:
    """The options of a run apart from the search; None: not declared."""

    text: str  # the program
    file: str = "program.py"  # its name
    function: str | None = None  # a method as `Class.method`; "": it runs by itself
    arguments: Mapping[str, str] = field(default_factory=dict)  # roles by parameter
    result: Sequence[str] = ()  # what it returns, in the words of an assignment
    state: str | None = None  # the form of states, in the words of an assignment
    blank: Any = None  # how it writes the blank of a board
    boat: Any = None  # the side of the boat at the start
    free: Any = 0  # how it writes a free cell of a grid
    barrier: Any = 1
    cell: str | None = None  # the parts of a cell in its entries, such as "row, column"
    successors: str | None = None  # the successor function, if its name is unusual
    pairs: bool | None = None  # whether actions and successors come with their costs
    against: str | None = None  # the textbook algorithm to compare it with
    argv: Sequence[str] = ()
    input: Sequence[str] = ()  # answers for `input()`
    files: Mapping[str, str] = field(default_factory=dict)  # texts of modules and files beside it, by name
    seconds: float = 10.0
    max_nodes: int = 500_000


def proposed(request: Request, problem: AnyProblem | None = None) -> Proposal:
    """How the program is run: what is declared, and what its text tells. Raises SyntaxError and BadInput."""
    if isinstance(problem, Game):
        return roles.propose(request.text, problem, request.function, dict(request.arguments), request.against)
    states = None if problem is None else States(problem)

    return propose(
        request.text, function=request.function, arguments=request.arguments, against=request.against,
        scripted=bool(request.argv or request.input),
        literals=lambda value: states is not None and states.form_of(value) is not None,
    )  # fmt: skip


@dataclass
class Session:
    """A run in progress."""

    problem: AnyProblem
    values: Mapping[str, Any]  # all options of the search
    request: Request
    states: States
    recorder: Recorder
    program: Program
    proposal: Proposal

    def function(self, name: str) -> Callable[..., Any]:
        """The program's function of this name. Raises BadInput."""
        value: Any = self.program.namespace
        for part in name.split("."):
            value = value.get(part) if isinstance(value, dict) else getattr(value, part, None)
        if not callable(value):
            raise no_function(name, (each for each, thing in self.program.namespace.items() if callable(thing)))
        self.recorder.noted.function = name
        return value  # type: ignore[no-any-return]


def as_started(noted: Observation, setup: Setup) -> Setup:
    """The setup with the program's start, because a script may have its own."""
    if noted.start == setup.problem.initial or isinstance(noted.start, Own):
        return setup
    other = read({**setup.values, "start": setup.problem.text(noted.start)})
    return other if isinstance(other, Setup) else setup
