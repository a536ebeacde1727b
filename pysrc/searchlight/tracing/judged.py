"""Run one program in its own process and judge it: against the textbook algorithm, and on another start."""

from dataclasses import dataclass
from typing import Any, Final

from searchlight.games.game import Game
from searchlight.options import Number
from searchlight.setup import Setup
from searchlight.texts import Message
from searchlight.tracing.explain.difference import Comparison, comparison
from searchlight.tracing.games.judged import GameComparison
from searchlight.tracing.perturbed import Perturbed, perturbed
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.replay.report import as_plain_data, plain_of
from searchlight.tracing.watch.observation import Observation, ProgramError
from searchlight.tracing.watch.session import Request, as_started

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
