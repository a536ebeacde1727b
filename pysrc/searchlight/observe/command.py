"""`python3 -m searchlight observe FILE`: one program; of a folder: every one in it (folder.py)."""

import json
import shlex
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.command.arguments import complain, of_argument, say, search_options
from searchlight.command.terminal import visible
from searchlight.errors import BadInput
from searchlight.links import PAGE, checked_site
from searchlight.observe import folder, out_file
from searchlight.observe.grading.criteria import grades
from searchlight.observe.grading.formats import FOR_GRADERS, FORMATS
from searchlight.observe.judged import MEGABYTES, Judged, judged
from searchlight.observe.process.judges import Order
from searchlight.observe.program_link import program_link
from searchlight.observe.programs import text_of
from searchlight.observe.replay.report import sentences
from searchlight.observe.watch.recognise import FAMILIES
from searchlight.observe.watch.session import Request
from searchlight.options import Number
from searchlight.setup import Setup, read
from searchlight.texts import english, message

COMMAND: Final = "observe"
SECONDS: Final = Number("seconds", 10, 0, 86_400)


def run(arguments: Namespace) -> int:
    """Exit status 0 when it ran to any outcome; 2 for bad input."""
    try:
        form, page = _form(arguments), PAGE if arguments.site is None else checked_site(arguments.site)
        setup, memory = _setup(arguments), _memory(arguments)
        if _is_of_rows(arguments, form):
            return folder.run(arguments, _order(arguments, setup, memory, page), form)
        request = _request(arguments, setup, text_of("file", arguments.file))
        out = None if arguments.out is None else Path(arguments.out)
        if out is not None:
            out_file.check(out)
        found = judged(setup, request, memory)
        text = json.dumps(_report(found, request, page)) if form == "json" else "\n".join(map(visible, _lines(found)))
        if out is not None:
            out_file.write(out, f"{text}\n")
    except BadInput as complaint:
        return complain(COMMAND, complaint)
    if out is None:
        print(text)
    return 0


def _report(found: Judged, request: Request, page: str) -> dict[str, Any]:
    report = found.as_plain_data()
    if found.found is not None:
        report["criteria"] = [grade.as_plain_data() for grade in grades(found)]
        report["link"] = program_link(found.setup.values, request, found.found.expansions, page)
    return report


def _is_of_rows(arguments: Namespace, form: str | None) -> bool:
    """Whether rows are wanted, not all that is known of one program. Raises BadInput where there is no program."""
    place = Path(arguments.file)
    if not place.exists():
        text_of("file", arguments.file)
    given = (arguments.dask, arguments.workers, arguments.resume or None)
    return place.is_dir() or form not in (None, "json") or any(each is not None for each in given)


def _form(arguments: Namespace) -> str | None:
    """Of FORMATS; None: text. Raises BadInput."""
    form: str | None = arguments.format or ("json" if arguments.json else "csv" if arguments.csv else None)
    if form is not None and form not in FORMATS:
        raise errors.options.not_one_of("format", form, FORMATS)
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
    given = search_options(arguments)
    given["algorithm"] = arguments.against or given["algorithm"]
    setup = read(given)
    if isinstance(setup, list):
        raise setup[0]
    for caveat in setup.caveats:
        say(COMMAND, f"{english('observe.warning')} {of_argument(caveat)}")
    return setup


def _request(arguments: Namespace, setup: Setup, text: str) -> Request:
    """`text`: the program."""
    if arguments.family and arguments.family not in FAMILIES:
        raise errors.options.not_one_of("family", arguments.family, FAMILIES)
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


def _named_file(given: str) -> tuple[str, str]:
    name, _, path = given.partition("=")
    if not name or not path:
        raise BadInput("file", message("observe.no_named_file", value=given))
    return name, text_of("file", path)


def _lines(found: Judged) -> list[str]:
    lines = [str(each) for each in sentences(found.noted)]
    if found.second:
        lines.append(str(found.second.message))
    if found.found:
        lines.append(str(found.found.message))
    return lines
