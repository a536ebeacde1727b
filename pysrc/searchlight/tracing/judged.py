"""Run one program in its own process and judge it: against the textbook algorithm, and on another start."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.games.game import Game
from searchlight.options import Number
from searchlight.problems.walk import random_start
from searchlight.setup import Setup, read
from searchlight.texts import Message, message
from searchlight.tracing.explain.difference import Comparison, comparison
from searchlight.tracing.games.judged import GameComparison
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.replay.report import as_plain_data, plain_of
from searchlight.tracing.watch.observation import Observation, ProgramError
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request, as_started
from searchlight.tracing.watch.states import States

WALKS: Final = (7, 6, 5, 4, 3, 2, 1, 12)  # lengths in the order of trial
SECONDS: Final = 3.0
MOST_NODES: Final = 50_000


@dataclass(frozen=True)
class Perturbed:
    """The run from another start.

    `verdict`: searched; written-down (no expansions, or the same answer, which is right for the first start only);
    wrong (a path that does not reach the goal); lost (no solution although there is one); unknown (neither a
    solution nor a failure was seen).
    """

    start: Any
    noted: Observation
    verdict: str

    @property
    def message(self) -> Message:
        return message("observe.perturbed." + self.verdict)

    def as_plain_data(self, setup: Setup) -> dict[str, Any]:
        return {
            "start": plain_of(setup.problem)(self.start), "outcome": self.noted.outcome,
            "expanded": len(self.noted.expanded), "verdict": self.verdict, "text": str(self.message),
        }  # fmt: skip


def perturbed(
    noted: Observation, setup: Setup, request: Request, run: Callable[[Setup, Request], Observation] = observe
) -> Perturbed | None:
    """Run the program from another start; None if it cannot take one or did not end with a solution.

    `run`: the function that runs it, in this process or in another.
    """
    if noted.outcome != "solution":
        return None
    other = _other_setup(setup)
    argv = None if other is None else _argv(request.argv, setup, other)
    if other is None or (noted.function is None and argv is None):
        return None
    again = replace(
        request, function=noted.function or "", argv=argv or request.argv,
        seconds=min(SECONDS, request.seconds), max_nodes=min(MOST_NODES, request.max_nodes),
    )  # fmt: skip
    try:
        second = run(other, again)
    except BadInput:
        return None
    return Perturbed(other.problem.initial, second, _verdict(noted, second, setup, other))


def _other_setup(setup: Setup) -> Setup | None:
    problem = setup.problem
    for steps in WALKS:
        start = random_start(problem, steps, seed=steps)
        if start == problem.initial or problem.is_goal(start):
            continue
        other = read({**setup.values, "start": problem.text(start)})
        if isinstance(other, Setup):
            return other
    return None


def _argv(argv: Sequence[str], setup: Setup, other: Setup) -> list[str] | None:
    """The arguments with the start replaced by the other one; None if they do not contain it."""
    states = States(setup.problem)
    changed = [
        (states.as_string if "," not in each else setup.problem.text)(other.problem.initial)
        if states.read(each) == setup.problem.initial
        else each
        for each in argv
    ]
    return None if changed == list(argv) else [str(each) for each in changed]


def _verdict(first: Observation, second: Observation, setup: Setup, other: Setup) -> str:
    if second.lost or second.outcome in ("budget", "timeout", "cutoff", "not-judged"):
        return "unknown"
    if second.outcome != "solution":
        return "lost"
    if first.path is not None and _is_same_answer(first.returned, second.returned):
        if second.expanded and _arrives(second, other):
            return "searched"  # the same actions may be right for both starts
        changed = bool(first.mutated or second.mutated)  # then the answer may be damaged by the changes
        return "written-down" if _arrives(first, setup) and not changed else "wrong"
    return "searched" if second.path is None or _arrives(second, other) else "wrong"


def _arrives(noted: Observation, setup: Setup) -> bool:
    """Whether the path leads from the initial state to a goal, by actions of the problem."""
    path, problem = noted.path, setup.problem
    if not path or noted.actions is None:
        return False
    return bool(path[0] == problem.initial and problem.is_goal(path[-1]))


def _is_same_answer(one: Any, other: Any) -> bool:
    """Whether two returned values are the same; objects whose text does not tell them apart do not count."""
    return one is not None and one == other and not (isinstance(one, str) and " object>" in one)


MEGABYTES: Final = Number("megabytes", 1024, 64, 10**6)  # of memory that a program may take


@dataclass(frozen=True)
class Judged:
    """The result of one program. `setup`: the search it ran; `comparison`: with the textbook, if requested."""

    noted: Observation
    setup: Setup
    second: Perturbed | None
    comparison: Comparison | GameComparison | None
    protection: list[str]  # the names of the active protections
    fault: Message | None = None  # what is wrong with the path of its solution
    own_start: str | None = None  # the start of its own that it searched from

    @property
    def lengths(self) -> tuple[int, ...]:
        """The numbers of actions and states on its path, which some courses want instead of its cost."""
        return () if self.noted.path is None else (len(self.noted.path) - 1, len(self.noted.path))

    def as_plain_data(self) -> dict[str, Any]:
        """The report that `--json` prints."""
        report = as_plain_data(self.noted, self.setup.problem)
        report["perturbed"] = self.second.as_plain_data(self.setup) if self.second else None
        report["protection"], report["own_start"] = self.protection, self.own_start
        if self.comparison:
            difference = self.comparison.difference
            report["difference"] = difference.as_plain_data(plain_of(self.setup.problem)) if difference else None
            report["agreed"] = self.comparison.as_plain_data()
            report["causes"] = [each.as_plain_data() for each in difference.causes] if difference else []
        if isinstance(self.comparison, GameComparison):
            report |= self.comparison.report
        return report


def judged(setup: Setup, request: Request, megabytes: float) -> Judged:
    """Run the program in its own process, and judge its report in this one, out of the program's reach.

    Raises BadInput if it cannot run at all.
    """
    apart = Apart(megabytes)
    noted = apart.observe(setup, request)
    fault = fault_of_solution(noted, setup)
    if isinstance(setup.problem, Game):
        game = GameComparison(noted, setup, request) if request.against else None
        return Judged(noted, setup, None, game, apart.protections)
    given, setup = setup, as_started(noted, setup)
    own_start = None if setup is given else setup.problem.text(setup.problem.initial)
    second = perturbed(noted, setup, request, apart.observe)
    compared = comparison(noted, setup) if request.against else None
    if fault is not None:
        noted.outcome, noted.cost, noted.error = "error", None, ProgramError(None, fault, len(noted.expanded))
    return Judged(noted, setup, second, compared, apart.protections, fault, own_start)
