"""`python3 -m searchlight observe FILE`: observe one program, or every program in a folder (folder.py)."""

import json
import shlex
from argparse import Namespace
from dataclasses import asdict
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
from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.grading.formats import FOR_GRADERS, FORMATS
from searchlight.tracing.judged import MEGABYTES, Judged, judged
from searchlight.tracing.process.judges import Order
from searchlight.tracing.program_link import program_link
from searchlight.tracing.programs import text_of
from searchlight.tracing.replay.report import sentences
from searchlight.tracing.watch.recognise import FAMILIES
from searchlight.tracing.watch.session import Request

COMMAND: Final = "observe"
SECONDS: Final = Number("seconds", 10, 0, 86_400)


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if the program ran to any outcome, 2 for bad input."""
    try:
        form, page = _form(arguments), PAGE if arguments.site is None else checked_site(arguments.site)
        setup, memory = _setup(arguments), _memory(arguments)
        if _is_of_rows(arguments, form):
            return folder.run(arguments, _order(arguments, setup, memory, page), form)
        request = _request(arguments, setup, text_of("file", arguments.file))
        if arguments.out is None:
            print(_told(judged(setup, request, memory), request, form, page))
            return 0
        with output_file.claimed(arguments.out):
            output_file.check(arguments.out)
            told = _told(judged(setup, request, memory), request, form, page)
            output_file.write(arguments.out, f"{told}\n")
    except BadInput as complaint:
        return complain(COMMAND, complaint)
    return 0


def _told(outcome: Judged, request: Request, form: str | None, page: str) -> str:
    """The report in this form (None: lines of text)."""
    return json.dumps(_report(outcome, request, page)) if form == "json" else "\n".join(map(visible, _lines(outcome)))


def _report(outcome: Judged, request: Request, page: str) -> dict[str, Any]:
    report = outcome.as_plain_data()
    if outcome.comparison is not None:
        report["criteria"] = [grade.as_plain_data() for grade in grades(outcome)]
        report["link"] = program_link(outcome.setup.values, request, outcome.comparison.expansions, page)
    return report


def _is_of_rows(arguments: Namespace, form: str | None) -> bool:
    """Whether the output is a table of rows instead of a report on one program. Raises BadInput if there is no file."""
    place = Path(arguments.file)
    if not place.exists():
        text_of("file", arguments.file)
    batch_options = (arguments.dask, arguments.workers, arguments.resume or None)
    return place.is_dir() or form not in (None, "json") or any(each is not None for each in batch_options)


def _form(arguments: Namespace) -> str | None:
    """The output format, one of FORMATS; None for text. Raises BadInput."""
    form: str | None = arguments.format or ("json" if arguments.json else "csv" if arguments.csv else None)
    if form is not None and form not in FORMATS:
        raise errors.not_one_of("format", form, FORMATS)
    if form in FOR_GRADERS and arguments.against is None:
        raise BadInput("against", message("grading.against_what", form=str(form)))
    return form


def _order(arguments: Namespace, setup: Setup, memory: float, page: str) -> Order:
    place = Path(arguments.file).absolute()
    within = {str(each.parent) for each in place.rglob("*.py")} if place.is_dir() else {str(place.parent)}
    request = asdict(_request(arguments, setup, ""))
    return Order(setup.values, request, memory, page, [str(place), *sorted(within)])


def _memory(arguments: Namespace) -> float:
    return float(MEGABYTES.default if arguments.megabytes is None else MEGABYTES.read(arguments.megabytes))


def _setup(arguments: Namespace) -> Setup:
    values = search_options(arguments)
    values["algorithm"] = arguments.against or values["algorithm"]
    setup = read(values)
    if isinstance(setup, list):
        raise setup[0]
    for caveat in setup.caveats:
        say(COMMAND, f"{english('observe.warning')} {of_argument(caveat)}")
    return setup


def _request(arguments: Namespace, setup: Setup, text: str) -> Request:
    if arguments.family and arguments.family not in FAMILIES:
        raise errors.not_one_of("family", arguments.family, FAMILIES)
    limits = {"max_nodes": setup.values["max_nodes"]} if setup.values["max_nodes"] else {}
    if arguments.seconds is not None:
        limits["seconds"] = SECONDS.read(arguments.seconds)
    try:
        argv = shlex.split(arguments.argv or "")
    except ValueError as error:
        raise BadInput("argv", message("observe.no_argv")) from error
    return Request(
        text=text, file=Path(arguments.file).name, family=arguments.family, function=arguments.function,
        successors=arguments.successors, pairs=arguments.pairs, argv=argv, against=arguments.against,
        files=dict(map(_named_file, arguments.files)), **limits,
    )  # fmt: skip


def _named_file(argument: str) -> tuple[str, str]:
    name, _, path = argument.partition("=")
    if not name or not path:
        raise BadInput("file", message("observe.no_named_file", value=argument))
    return name, text_of("file", path)


def _lines(outcome: Judged) -> list[str]:
    lines = [str(each) for each in sentences(outcome.noted)]
    if outcome.second:
        lines.append(str(outcome.second.message))
    if outcome.comparison:
        lines.append(str(outcome.comparison.message))
    return lines
