"""The command line: `python3 -m searchlight solve …` and `python3 -m searchlight list`."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from searchlight import catalog, errors, terminal
from searchlight.errors import BadInput, Caveat, SearchlightError
from searchlight.events import Drive
from searchlight.options import OPTIONS, Document, Switch
from searchlight.run import Run
from searchlight.setup import read
from searchlight.tally import Tally
from searchlight.texts import in_words

BAD_INPUT: Final = 2
MOST_BYTES: Final = 50 * 10**6  # of a file: far more than the largest grid, or a graph of a million edges

DOCUMENTS = {name: option for name, option in OPTIONS.items() if isinstance(option, Document)}  # given as files


class OneLineParser(ArgumentParser):
    """Complains in one line on standard error, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{_in_one_line(f'{self.prog}: {message}')}\n")


def parser() -> ArgumentParser:
    whole = OneLineParser(prog="searchlight", description="State-space search, node by node.")
    commands = whole.add_subparsers(dest="command", required=True, metavar="{solve,list}")
    solving = commands.add_parser("solve", help="run one search and print how it ends", allow_abbrev=False)
    solving.add_argument("--problem", required=True, help=in_words(list(catalog.PROBLEMS)))
    solving.add_argument("--algorithm", required=True, help=in_words(list(catalog.ALGORITHMS)))
    solving.add_argument("--heuristic", help=in_words(list(catalog.HEURISTICS)))
    for name, option in OPTIONS.items():
        flag = name.replace("_", "-")
        if isinstance(option, Switch):
            off = f"switches off: {option.summary}"
            solving.add_argument(f"--no-{flag}", dest=name, action="store_const", const="false", help=off)
        else:
            solving.add_argument(f"--{flag}", dest=name, help=option.summary)
    listing = commands.add_parser("list", help="list problems, algorithms, heuristics and options", allow_abbrev=False)
    for command in (solving, listing):
        command.add_argument("--json", action="store_true", help="print one JSON object")
    return whole


def solve(arguments: Namespace) -> int:
    given = {name: value for name, value in vars(arguments).items() if name not in ("command", "json")}
    try:
        given |= {name: _text_of(option, given[name]) for name, option in DOCUMENTS.items()}
    except BadInput as complaint:
        return _complain(complaint)
    setup = read(given)
    if isinstance(setup, list):
        return _complain(setup[0])
    for caveat in setup.caveats:  # before the search: it may not end
        _say(f"warning: {_of_argument(caveat)}")
    run = Run(Drive(setup.search()), Tally(), setup.values["max_nodes"])
    try:
        run.advance()
    except SearchlightError as error:
        return _refuse(str(error))
    answer = run.result(setup.problem.plain)
    print(json.dumps(answer) if arguments.json else _as_text(answer))
    return 0


def _text_of(option: Document, value: str | None) -> str | None:
    """What stands in the file of that name, - for standard input; built-in names stay as they are."""
    if value is None or value in option.built_in:
        return value
    try:
        with sys.stdin.buffer if value == "-" else Path(value).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise errors.graphs.file_too_large(option.name, value, MOST_BYTES)
        return content.decode("utf-8-sig")  # some editors mark the beginning
    except (OSError, ValueError) as error:  # ValueError: no UTF-8, or a zero byte in the name
        raise errors.graphs.unreadable_file(option.name, value, str(error), option.built_in) from error


def _complain(complaint: BadInput) -> int:
    return _refuse(_of_argument(complaint))


def _refuse(what: str) -> int:
    _say(what)
    return BAD_INPUT


def _of_argument(said: BadInput | Caveat) -> str:
    return f"--{said.field.replace('_', '-')}: {said.text}"


def _say(what: str) -> None:
    print(_in_one_line(f"searchlight solve: {what}"), file=sys.stderr, flush=True)


def _in_one_line(text: str) -> str:
    return " ".join(text.split())


def _as_text(answer: dict[str, Any]) -> str:
    lines = [answer["outcome"]]
    if answer["path"]:  # all of its actions: what one copies from here is to lead to the goal
        lines.append(
            f"{len(answer['actions'])} actions, cost {answer['cost']}: {', '.join(map(str, answer['actions']))}"
        )
    lines.append(
        f"{answer['expanded']} expanded, {answer['generated']} generated, "
        f"at most {answer['max_frontier']} in the frontier, {answer['seconds']:.3f} s"
    )
    return "\n".join(lines)


def print_list(arguments: Namespace) -> int:
    listed = catalog.as_plain_data()
    if arguments.json:
        print(json.dumps(listed, indent=1))
        return 0
    for title in ("problems", "algorithms", "heuristics"):
        print(title)
        for entry in listed[title]:
            print(f"  {entry['id']:<28} {entry['summary']}")
    print("options")
    for option in listed["options"]:
        print(f"  --{option['name'].replace('_', '-'):<26} {option['summary']}")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    return terminal.run(lambda: _run(arguments), "searchlight")


def _run(arguments: Sequence[str] | None) -> int:
    parsed = parser().parse_args(arguments)
    return solve(parsed) if parsed.command == "solve" else print_list(parsed)


if __name__ == "__main__":
    sys.exit(main())
