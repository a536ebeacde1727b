"""What the commands share: how options are declared and read, and how one complains in one line."""

import re
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final, NoReturn

from searchlight import catalog, errors
from searchlight.command.terminal import visible
from searchlight.errors import BadInput, Caveat, shortened
from searchlight.options import OPTIONS, Document, Switch
from searchlight.texts import english, in_words

BAD_INPUT: Final = 2
LONGEST: Final = 1_200  # characters of a sentence; the longest of ours, with everything that is accepted, have some 900
LONGEST_WORD: Final = 200  # of what was typed; a path may be so long
LONG_WORD: Final = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")
MOST_BYTES: Final = 50 * 10**6  # of a file: far more than the largest grid, or a graph of a million edges

DOCUMENTS: Final = {name: option for name, option in OPTIONS.items() if isinstance(option, Document)}  # given as files


class OneLineParser(ArgumentParser):
    """Complains in one line on standard error, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{_in_one_line(f'{self.prog}: {message}')}\n")


def add_search_options(parser: ArgumentParser, *, algorithm_required: bool) -> None:
    """The options that say which search is meant."""
    parser.add_argument("--problem", required=True, help=in_words(list(catalog.PROBLEMS)))
    parser.add_argument("--algorithm", required=algorithm_required, help=in_words(list(catalog.ALGORITHMS)))
    parser.add_argument("--heuristic", help=in_words(list(catalog.HEURISTICS)))
    add_options_of_searches(parser)


def add_options_of_searches(parser: ArgumentParser) -> None:
    """Start, goal, and whatever else a problem or an algorithm takes."""
    for name, option in OPTIONS.items():
        flag = name.replace("_", "-")
        if isinstance(option, Switch):
            off = english("command.off", option=option.summary)
            parser.add_argument(f"--no-{flag}", dest=name, action="store_const", const="false", help=off)
        else:
            parser.add_argument(f"--{flag}", dest=name, help=option.summary)


def search_options(arguments: Namespace) -> dict[str, Any]:
    """What was given of them, with the texts of files in the place of their names. Raises BadInput."""
    given = {name: getattr(arguments, name) for name in ("problem", "algorithm", "heuristic", *OPTIONS)}
    return given | {name: _meant(option, given[name]) for name, option in DOCUMENTS.items()}


def _meant(option: Document, value: str | None) -> str | None:
    """Built-in names stay as they are."""
    return value if value is None or value in option.built_in else text_of(option, value)


def text_of(option: Document, value: str) -> str:
    """What stands in the file of that name, - for standard input. Raises BadInput."""
    try:
        with sys.stdin.buffer if value == "-" else Path(value).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise errors.graphs.file_too_large(option.name, value, MOST_BYTES)
        return content.decode("utf-8-sig")  # some editors mark the beginning
    except (OSError, ValueError) as error:  # ValueError: no UTF-8, or a zero byte in the name
        raise errors.graphs.unreadable_file(option.name, value, str(error), option.built_in) from error


def complain(command: str, complaint: BadInput) -> int:
    """Says what is wrong with an argument; the exit status."""
    return refuse(command, of_argument(complaint))


def refuse(command: str, what: str) -> int:
    say(command, what)
    return BAD_INPUT


def of_argument(said: BadInput | Caveat) -> str:
    """A sentence with the name of the argument in front."""
    return f"--{said.field.replace('_', '-')}: {said.text}"


def say(command: str, what: str) -> None:
    """One line on standard error."""
    print(_in_one_line(f"searchlight {command}: {what}"), file=sys.stderr, flush=True)


def _in_one_line(text: str) -> str:
    """Short enough to be read: of a long word, and of the whole, the beginning."""
    words = LONG_WORD.sub(lambda found: f"{found[0][:LONGEST_WORD]}…", " ".join(text.split()))
    return visible(shortened(words, LONGEST))
