"""Search programs in tests: `assert_search` runs one apart and compares it with a textbook algorithm.

For pytest and whatever else runs Python (docs/how-to/grade-programs.md).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.errors import BadInput, checks
from searchlight.events import Drive
from searchlight.links import PAGE, all_typed, checked_site
from searchlight.run import Run
from searchlight.setup import Setup, read
from searchlight.tally import Tally
from searchlight.texts import english, message
from searchlight.tracing.grading.criteria import Grade, grades
from searchlight.tracing.judged import MEGABYTES, Judged, judged
from searchlight.tracing.proposed_assignment import program_link
from searchlight.tracing.submission import read_submission
from searchlight.tracing.watch.session import Request

__all__ = ["COUNTS", "Observed", "assert_search"]

COUNTS: Final = ("expanded", "generated", "cost")
OF_COUNT: Final = {"cost": "cost", "order": "expanded", "repeats": "expanded"}  # criteria that go with a count


@dataclass(frozen=True)
class Observed:
    """What a program did. States are written as in the JSON of `observe --json`."""

    outcome: str  # solution, failure, cutoff, error, budget or timeout
    path: list[Any] | None  # states, the start first; None where none can be read
    actions: list[Any] | None
    cost: float | None
    expanded: list[Any] | None  # states, in the order in which they were expanded; None if not observed
    generated: int | None
    goal_tests: int | None
    output: str  # what it printed
    difference: Mapping[str, Any] | None  # from the textbook algorithm: step, theirs, book, text
    link: str  # opens it on the page, beside the textbook algorithm
    as_plain_data: Mapping[str, Any]  # all of it, as `observe --json` prints it


def assert_search(
    program: str | PathLike[str],
    algorithm: str,
    problem: str,
    *,
    start: Any = None,
    heuristic: str | None = None,
    counts: Iterable[str] = ("expanded", "cost"),
    function: str | None = None,
    arguments: Mapping[str, str] | None = None,
    result: str | Sequence[str] = (),
    state: str | None = None,
    successors: str | None = None,
    pairs: bool | None = None,
    argv: Sequence[str] = (),
    input: Sequence[str] = (),  # noqa: A002 - as in an assignment
    files: Mapping[str, str] | None = None,
    seconds: float = 10,
    megabytes: float = 1024,
    site: str | None = None,
    **options: Any,
) -> Observed:
    """Assert that the program in this file does what the textbook algorithm does; return what was observed.

    It runs confined in a process of its own, as with `searchlight observe`, which has the same options. `counts`: what
    has to agree, of COUNTS; "expanded" also means the order of expansion, up to ties. Whatever is counted, the path has
    to lead to a goal, and the program has to solve another start. `files`: texts, by the names by which it opens them.

    Raises AssertionError with the first difference, its cause and a link that opens it; BadInput for bad arguments.
    """
    __tracebackhide__ = True  # of pytest: the message says it all
    if not isinstance(program, str | PathLike):
        raise BadInput("program", message("grading.no_program"))
    wanted = _counts(counts)
    page = PAGE if site is None else checked_site(site)
    chosen = {"problem": problem, "algorithm": algorithm, "heuristic": heuristic, "start": start}
    setup = _setup({**options, **chosen})
    limits: dict[str, Any] = {"max_nodes": setup.values["max_nodes"]} if setup.values["max_nodes"] else {}
    memory, path = float(MEGABYTES.read(megabytes)), Path(fspath(program))
    limits["seconds"] = checks.seconds(seconds)
    try:
        submission = read_submission(path, function=function)
        request = Request(
            text=submission.text, file=path.name, function=function, successors=successors, state=state,
            arguments=dict(arguments or {}), result=[result] if isinstance(result, str) else list(result), pairs=pairs,
            against=algorithm, argv=list(argv), input=list(input),
            files={**submission.files, **(files or {})}, **limits,
        )  # fmt: skip
        outcome = judged(setup, request, memory)
    except BadInput as complaint:
        raise AssertionError(complaint.text) from None
    assert outcome.comparison is not None
    link = program_link(outcome.setup.values, request, outcome.comparison.expansions, page)
    if complaints := _complaints(outcome, wanted):
        title = english(
            "grading.not_as_expected", file=path.name, algorithm=setup.algorithm.name, problem=setup.entry.name
        )
        raise AssertionError("\n".join([title, *complaints, english("grading.open_at", link=link)]))
    return _observed(outcome, link)


def _counts(names: Iterable[str]) -> tuple[str, ...]:
    counts = (names,) if isinstance(names, str) else tuple(names)
    if unknown := [each for each in counts if each not in COUNTS]:
        raise errors.not_one_of("counts", unknown[0], COUNTS)
    return counts


def _setup(options: Mapping[str, Any]) -> Setup:
    setup = read(all_typed(options), ahead=False)
    if isinstance(setup, list):
        raise setup[0]
    return setup


def _complaints(result: Judged, counts: tuple[str, ...]) -> list[str]:
    """What is wrong, beginning with the first difference; empty if all is right."""
    comparison = result.comparison
    assert comparison is not None
    failed = [grade for grade in grades(result) if _fails(grade, counts)]
    numbers = _numbers(result)
    differ = comparison.difference is None and any(
        numbers[name][0] != numbers[name][1] for name in counts if name != "cost"
    )
    if not failed and not differ:
        return []
    sentences = [] if comparison.difference is None else [str(comparison.message)]
    sentences += [str(grade.message) for grade in failed]
    book = result.setup.algorithm.name
    for name, (theirs, textbook) in numbers.items():
        if theirs != textbook:
            sentences.append(english("grading.counts_differ", name=name, theirs=theirs, algorithm=book, book=textbook))
    cause = _cause(result, failed)
    return [*dict.fromkeys(sentences), *([english("grading.cause", cause=cause)] if cause else [])]


def _fails(grade: Grade, counts: tuple[str, ...]) -> bool:
    """Whether a grade fails: the order must be known to agree; other criteria may be unjudged."""
    if grade.criterion in OF_COUNT and OF_COUNT[grade.criterion] not in counts:
        return False
    return grade.passed is False or (grade.criterion == "order" and grade.passed is None)


def _numbers(result: Judged) -> dict[str, tuple[Any, Any]]:
    """The program's and the textbook's numbers, by the names of COUNTS."""
    run = Run(Drive(result.setup.search()), Tally(), result.setup.values["max_nodes"] or Request("").max_nodes)
    run.advance()
    book = run.result(result.setup.problem.plain)
    noted = result.noted
    mine = {"expanded": len(noted.expanded), "generated": noted.generated, "cost": noted.cost}
    return {name: (mine[name], book[name]) for name in COUNTS}


def _cause(result: Judged, failed: list[Grade]) -> str | None:
    assert result.comparison is not None
    difference = result.comparison.difference
    if difference is not None and not difference.is_open:
        return difference.cause
    if any(grade.criterion == "search" for grade in failed) and result.second is not None:
        return result.second.verdict
    return result.noted.outcome if result.noted.outcome in ("error", "budget", "timeout") else None


def _observed(result: Judged, link: str) -> Observed:
    report = result.as_plain_data()
    names = ("outcome", "path", "actions", "cost", "expanded", "generated", "goal_tests", "output", "difference")
    return Observed(**{name: report[name] for name in names}, link=link, as_plain_data=report)
