"""An observed program for the page: in chunks like any other run, with the program's own lines."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from tokenize import TokenError
from typing import Any

from searchlight.errors import SearchlightError
from searchlight.events import Event, Search
from searchlight.problem import AnyProblem, PlainData, Problem
from searchlight.setup import Setup
from searchlight.source_listing.listing import Listing, TracedDrive, spans
from searchlight.stream.live import ChunkedRun, Replay
from searchlight.texts import message
from searchlight.tracing.explain.difference import comparison
from searchlight.tracing.judged import perturbed
from searchlight.tracing.replay.events import KINDS_TOLD, Plan, Telling
from searchlight.tracing.replay.report import plain_of, summary, told_start
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request, as_started
from searchlight.tracing.watch.states import Own


def has_foreign_states(noted: Observation) -> bool:
    """Whether the program had states that the problem does not have."""
    return any(isinstance(state, Own) for state in (*noted.expanded, *(made.state for made in noted.made)))


class Written(Problem[Any, Any]):
    """A problem whose states are texts; the program's own states are their `repr`."""

    def __init__(self, problem: AnyProblem) -> None:
        super().__init__(problem.initial, problem.goal)
        self.problem = problem

    def actions(self, state: Any) -> Sequence[Any]:
        return () if isinstance(state, Own) else self.problem.actions(state)

    def result(self, state: Any, action: Any) -> Any:
        return self.problem.result(state, action)

    def is_goal(self, state: Any) -> bool:
        return not isinstance(state, Own) and self.problem.is_goal(state)

    @property
    def shape(self) -> PlainData:
        return {"kind": "text"}

    def plain(self, state: Any) -> str:
        return str(state) if isinstance(state, Own) else self.problem.text(state)


CUT_SHORT = ("error", "budget", "timeout")
MOST_LINES = 32_767  # a line number takes two bytes


class Ended(SearchlightError):  # noqa: N818 - it is the program's
    """The program did not end by itself; `explanation`: why, in the form of a worker's failure."""

    def __init__(self, noted: Observation) -> None:
        sentence = noted.error.message if noted.error else message("observe.told." + noted.outcome)
        super().__init__(sentence)
        line = noted.error.line if noted.error else None
        self.explanation = {"field": "code", **sentence.as_plain_data(), **({} if line is None else {"line": line})}


def opened(text: str, setup: Setup, request: Mapping[str, Any]) -> tuple["ObservedRun", dict[str, Any]]:
    """Run the program, and return the run and the report for the page. Raises BadInput."""
    wanted = Request(text, **request)
    noted, given = observe(setup, wanted), setup
    original = setup = as_started(noted, setup)
    if has_foreign_states(noted):
        setup = replace(setup, problem=Written(setup.problem))
    fields = {name: getattr(setup, name) for name in Setup.__dataclass_fields__}
    values = {**setup.values, "max_nodes": None}
    observed = ObservedSetup(**{**fields, "values": values}, noted=noted, request=wanted, original=original)
    report = summary(noted, setup.problem)
    report["sentences"][1:1] = [each.as_plain_data() for each in told_start(given, original)]
    return ObservedRun(observed), report


def compared(run: "ObservedRun", book: Setup) -> dict[str, Any]:
    """`{"difference" or null, "agreed", "perturbed" or null}`: the first difference, how far both agree, and the run
    from another start.
    """
    noted, original = run.setup.noted, run.setup.original
    agreement, second = comparison(noted, book), perturbed(noted, original, run.setup.request)
    parted = agreement.difference
    if parted:
        difference = {
            **parted.as_plain_data(plain_of(original.problem)), "said": parted.message.as_plain_data(),
            "causes": [each.as_plain_data() for each in parted.causes],
        }  # fmt: skip
    return {
        "difference": difference if parted else None,
        "agreed": {**agreement.as_plain_data(), "said": agreement.message.as_plain_data()},
        "perturbed": second and {"verdict": second.verdict, "said": second.message.as_plain_data()},
    }


@dataclass(frozen=True)
class ObservedSetup(Setup):
    """The setup of a finished search, whose events come from the observation."""

    noted: Observation
    request: Request
    original: Setup  # before foreign states were replaced by text

    def search(self) -> Search:
        return self.replayed(Telling(self.noted, self.problem))

    def replayed(self, telling: Telling) -> Search:
        outcome = yield from telling.search()
        if self.noted.outcome in CUT_SHORT:
            raise Ended(self.noted)
        return outcome


class ProgramListing(Listing):
    """The program's text, as the code panel shows it."""

    def __init__(self, request: Request) -> None:
        self.request = request

    def as_plain_data(self) -> dict[str, Any]:
        lines = spans_of(self.request.text)
        places = list(range(len(lines) + 2))
        return {
            "text": self.request.text, "first_line": 1, "file": self.request.file, "lines": lines, "lecture": lines,
            "places": places,
        }  # fmt: skip


def spans_of(text: str) -> list[list[str]]:
    """The lines as spans: coloured if the text is Python, else plain."""
    try:
        return spans(text.rstrip("\n"))
    except (SyntaxError, TokenError, ValueError):
        return [["", line] for line in text.rstrip("\n").split("\n")]


class ProgramDrive(TracedDrive):
    """Records the program's line at the expansion that each event belongs to."""

    def __init__(self, setup: ObservedSetup, listing: Listing) -> None:
        self.count = 0  # events so far
        self.printed: list[tuple[int, str]] = []  # (number of the event before, printed line)
        self.telling = Telling(setup.noted, setup.problem, self._on_said)
        super().__init__(setup.replayed(self.telling), listing)

    def _receiver(self, events: list[Event]) -> Callable[[Event], None]:
        receive, note, telling = events.append, self.lines.append, self.telling

        def receive_and_note(event: Event) -> None:
            self.count += 1
            receive(event)
            note(min(telling.line or 0, MOST_LINES))

        return receive_and_note

    def _on_said(self, text: str) -> None:
        self.printed += [(max(0, self.count - 1), line) for line in text.rstrip("\n").split("\n")]


class ObservedRun(ChunkedRun):
    """A run whose search has already ended."""

    setup: ObservedSetup
    drive: ProgramDrive

    def _listing(self) -> Listing:
        return ProgramListing(self.setup.request)

    def _drive(self) -> ProgramDrive:
        return ProgramDrive(self.setup, self.listing)

    def printed(self) -> list[tuple[int, str]]:
        printed, self.drive.printed = self.drive.printed, []
        return printed

    def replay(self, index: int) -> "ObservedReplay":
        return ObservedReplay(self, index)

    def table(self) -> dict[str, Any]:
        noted = self.setup.noted
        iterates = len(Plan(noted, self.setup.problem).limits) > 1
        return {
            "key": None, "tie": "fifo", "uses_h": bool(noted.h_reads), "recursive": False, "reverses": False,
            "limited": "depth" if iterates else None, "weight": None, "stale_when": None,
            "visited": "expanded", "visited_name": None, "kinds": list(KINDS_TOLD),
            "frontier": noted.frontier, "states": self.setup.problem.shape, "source": self.listing.as_plain_data(),
        }  # fmt: skip


class ObservedReplay(ObservedRun, Replay):
    """One finished iteration of an observed program."""
