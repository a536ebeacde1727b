"""`python3 -m searchlight observe SUBMISSION`: observe one submission, or every one in a folder (folder.py)."""

import json
import shlex
from argparse import Namespace
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.command import output_file
from searchlight.command.arguments import complain, of_argument, say, search_options
from searchlight.command.terminal import visible
from searchlight.errors import BadInput
from searchlight.links import PAGE, checked_site
from searchlight.options import Number
from searchlight.setup import Setup, read
from searchlight.texts import english, message
from searchlight.tracing import folder
from searchlight.tracing.assignment import PROGRAM, Assignment, check_option, read_assignment
from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.grading.formats import FOR_GRADERS, FORMATS
from searchlight.tracing.judged import MEGABYTES, Judged, judged
from searchlight.tracing.process.guard import ending_orphans
from searchlight.tracing.process.judges import Order
from searchlight.tracing.proposed_assignment import program_link, written
from searchlight.tracing.replay.report import sentences
from searchlight.tracing.submission import is_submission, read_submission, text_of
from searchlight.tracing.watch.session import Request

COMMAND: Final = "observe"
SECONDS: Final = Number("seconds", 10, 0, 86_400)


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if the program ran to any outcome, 2 for bad input."""
    try:
        form, page = _form(arguments), PAGE if arguments.site is None else checked_site(arguments.site)
        given = _assignment(arguments)
        request = _request(arguments, given)
        if arguments.propose:
            return _propose(arguments, given, request)
        if form in FOR_GRADERS and request.against is None:
            raise BadInput("against", message("grading.against_what", form=str(form)))
        setup, memory = _setup(arguments, given), _memory(arguments)
        if _is_of_rows(arguments, form):
            return folder.run(arguments, _order(arguments, setup, request, memory, page), form)
        request = _with_submission(arguments, request)

        def told() -> str:
            with ending_orphans() if arguments.alone else nullcontext():
                return _told(judged(setup, request, memory), request, form, page)

        if arguments.out is None:
            print(told())
            return 0
        with output_file.claimed(arguments.out):
            output_file.check(arguments.out)
            output_file.write(arguments.out, f"{told()}\n")
    except BadInput as complaint:
        return complain(COMMAND, complaint)
    return 0


def _told(outcome: Judged, request: Request, form: str | None, page: str) -> str:
    """The report in this form (None: lines of text)."""
    return json.dumps(_report(outcome, request, page)) if form == "json" else "\n".join(map(visible, _lines(outcome)))


def _propose(arguments: Namespace, given: Assignment, request: Request) -> int:
    """Print an assignment for the program, which does not run."""
    values = _values(arguments, given)
    setup = None if values.get("problem") is None else _setup(arguments, given)
    options = {name: value for name, value in values.items() if value is not None and name != "algorithm"}
    print(written(replace(_with_submission(arguments, request), files=given.files), options, setup), end="")
    return 0


def _with_submission(arguments: Namespace, request: Request) -> Request:
    submission = read_submission(Path(arguments.submission), arguments.main, request.function)
    return replace(request, text=submission.text, files={**submission.files, **request.files})


def _report(outcome: Judged, request: Request, page: str) -> dict[str, Any]:
    report = outcome.as_plain_data()
    if outcome.comparison is not None:
        report["criteria"] = [grade.as_plain_data() for grade in grades(outcome)]
        report["link"] = program_link(outcome.setup.values, request, outcome.comparison.expansions, page)
    return report


def _is_of_rows(arguments: Namespace, form: str | None) -> bool:
    """Whether the output is a table of rows instead of a report on one submission. Raises BadInput if there is none."""
    place = Path(arguments.submission)
    if not place.exists():
        text_of("file", arguments.submission)
    batch_options = (arguments.dask, arguments.workers, arguments.resume or None)
    of_many = place.is_dir() and not is_submission(place)
    return of_many or form not in (None, "json") or any(each is not None for each in batch_options)


def _form(arguments: Namespace) -> str | None:
    """The output format, one of FORMATS; None for text. Raises BadInput."""
    form: str | None = arguments.format or ("json" if arguments.json else "csv" if arguments.csv else None)
    if form is not None and form not in FORMATS:
        raise errors.not_one_of("format", form, FORMATS)
    return form


def _order(arguments: Namespace, setup: Setup, request: Request, memory: float, page: str) -> Order:
    place = Path(arguments.submission).absolute()
    within = {str(each.parent) for each in place.rglob("*.py")} if place.is_dir() else {str(place.parent)}
    return Order(setup.values, asdict(request), memory, page, [str(place), *sorted(within)])


def _memory(arguments: Namespace) -> float:
    return float(MEGABYTES.default if arguments.megabytes is None else MEGABYTES.read(arguments.megabytes))


def _assignment(arguments: Namespace) -> Assignment:
    if arguments.assignment is None:
        return Assignment()
    place = Path(arguments.assignment)
    return read_assignment(text_of("assignment", str(place)), place.parent)


def _values(arguments: Namespace, given: Assignment) -> dict[str, Any]:
    """The options of the search: those of the command line beat those of the assignment."""
    values = {**given.options, **{name: each for name, each in search_options(arguments).items() if each is not None}}
    return values | {"algorithm": arguments.against or given.against or values.get("algorithm")}


def _setup(arguments: Namespace, given: Assignment) -> Setup:
    values = _values(arguments, given)
    if values.get("problem") is None:
        raise BadInput("problem", message("observe.no_problem"))
    setup = read(values)
    if isinstance(setup, list):
        raise setup[0]
    for caveat in setup.caveats:
        say(COMMAND, f"{english('observe.warning')} {of_argument(caveat)}")
    return setup


def _request(arguments: Namespace, given: Assignment) -> Request:
    """The request without the program: what the assignment declares, and the options on top of it."""
    declared = given.declared
    for name in PROGRAM:
        value = getattr(arguments, name, None)
        if value is not None and name not in ("argv", "main", "arguments", "input", "files"):
            declared[name] = check_option(name, value)
    if isinstance(declared.get("result"), str):
        declared["result"] = [declared["result"]]
    arguments.main = arguments.main or given.program.get("main")
    if arguments.arguments:
        roles = dict(_pair(each, "argument") for each in arguments.arguments)
        declared["arguments"] = check_option("arguments", {**declared.get("arguments", {}), **roles})
    if arguments.inputs:
        declared["input"] = arguments.inputs
    if arguments.argv is not None:
        declared["argv"] = _argv(arguments.argv)
    limits: dict[str, Any] = {}
    most = _values(arguments, given).get("max_nodes")
    if most:
        limits["max_nodes"] = int(most)
    if arguments.seconds is not None:
        limits["seconds"] = SECONDS.read(arguments.seconds)
    files = {**given.files, **{name: text_of("file", path) for name, path in _pairs(arguments.files, "file").items()}}
    return Request(
        text="", file=Path(arguments.submission).name, against=arguments.against or given.against, files=files,
        **declared, **limits,
    )  # fmt: skip


def _argv(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as error:
        raise BadInput("argv", message("observe.no_argv")) from error


def _pairs(given: list[str], option: str) -> Mapping[str, str]:
    return dict(_pair(each, option) for each in given)


def _pair(argument: str, option: str) -> tuple[str, str]:
    name, _, value = argument.partition("=")
    if not name or not value:
        raise BadInput(option, message("observe.no_pair." + option, value=argument))
    return name, value


def _lines(outcome: Judged) -> list[str]:
    lines = [str(each) for each in sentences(outcome.noted)]
    if outcome.own_start is not None:
        lines.insert(1, english("observe.told.own_start", start=outcome.own_start))
    if outcome.second:
        lines.append(str(outcome.second.message))
    if outcome.comparison:
        lines.append(str(outcome.comparison.message))
    return lines
