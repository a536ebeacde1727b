"""`python3 -m searchlight observe FILE`: one program; of a folder: every one in it (folder.py)."""

import json
import shlex
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.command.arguments import complain, of_argument, say, search_options
from searchlight.command.terminal import visible
from searchlight.errors import BadInput
from searchlight.observe.explain.difference import comparison
from searchlight.observe.perturbed import Perturbed, perturbed
from searchlight.observe.process.apart import Apart
from searchlight.observe.process.verification import fault_of_solution
from searchlight.observe.replay.report import as_plain_data, plain_of, sentences
from searchlight.observe.watch.observation import Observation, ProgramError
from searchlight.observe.watch.recognise import FAMILIES
from searchlight.observe.watch.session import Request, as_started
from searchlight.options import Number
from searchlight.setup import Setup, read
from searchlight.texts import english, message

COMMAND: Final = "observe"
MOST_BYTES: Final = 10**6  # of a program
SECONDS: Final = Number("seconds", 10, 0, 86_400)
MEGABYTES: Final = Number("megabytes", 1024, 64, 10**6)


def run(arguments: Namespace) -> int:
    """Exit status 0 when it ran to any outcome; 2 for bad input."""
    try:
        given = search_options(arguments)
        given["algorithm"] = arguments.against or given["algorithm"]
        setup = _setup(given)
        if Path(arguments.file).is_dir():
            from searchlight.observe import folder  # which starts processes that import this module

            return folder.run(arguments, setup, SECONDS, MEGABYTES)
        noted, told, second = _observed(arguments, setup)
    except BadInput as complaint:
        return complain(COMMAND, complaint)
    if arguments.json:
        print(json.dumps(told))
    else:
        print("\n".join(map(visible, _lines(noted, told, second))))
    return 0


def told_of(arguments: Namespace, values: Mapping[str, Any]) -> dict[str, Any]:
    """What `--json` prints of one program; `values`: of the search's options. Raises BadInput."""
    return _observed(arguments, _setup(dict(values)))[1]


def _observed(arguments: Namespace, setup: Setup) -> tuple[Observation, dict[str, Any], Perturbed | None]:
    """The program is run in a process of its own; what its report means is found out here, where it cannot reach."""
    request = _request(arguments, setup)
    memory = MEGABYTES.default if arguments.megabytes is None else MEGABYTES.read(arguments.megabytes)
    apart = Apart(float(memory))
    noted = apart.observe(setup, request)
    fault = fault_of_solution(noted, setup)
    setup = as_started(noted, setup)
    second = perturbed(noted, setup, request, apart.observe)
    found = comparison(noted, setup) if arguments.against else None
    if fault is not None:
        noted.outcome, noted.cost, noted.error = "error", None, ProgramError(None, fault, len(noted.expanded))
    told = as_plain_data(noted, setup.problem)
    told["perturbed"] = second.as_plain_data(setup) if second else None
    told["protection"] = apart.held
    if found:
        told["difference"] = found.difference.as_plain_data(plain_of(setup.problem)) if found.difference else None
        told["agreed"] = found.as_plain_data()
    return noted, told, second


def _setup(given: dict[str, Any]) -> Setup:
    setup = read(given)
    if isinstance(setup, list):
        raise setup[0]
    for caveat in setup.caveats:
        say(COMMAND, f"{english('observe.warning')} {of_argument(caveat)}")
    return setup


def _request(arguments: Namespace, setup: Setup) -> Request:
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
        text=_text_of("file", arguments.file), file=Path(arguments.file).name, family=arguments.family,
        function=arguments.function, successors=arguments.successors, pairs=arguments.pairs, argv=argv,
        against=arguments.against, files=dict(map(_named_file, arguments.files)), **limits,
    )  # fmt: skip


def _named_file(given: str) -> tuple[str, str]:
    name, _, path = given.partition("=")
    if not name or not path:
        raise BadInput("file", message("observe.no_named_file", value=given))
    return name, _text_of("file", path)


def _text_of(field: str, path: str) -> str:
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise errors.graphs.file_too_large(field, path, MOST_BYTES)
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadInput(field, message("observe.unreadable", name=path, error=str(error))) from error


def _lines(noted: Observation, told: dict[str, Any], second: Perturbed | None) -> list[str]:
    lines = [str(each) for each in sentences(noted)]
    if second:
        lines.append(str(second.message))
    if "difference" in told:
        lines.append(told["agreed"]["text"])
    return lines
