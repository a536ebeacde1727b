"""Shared by all commands: declare and read options, and report a mistake in one line."""

import re
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final, NoReturn

from searchlight import catalog, errors
from searchlight.command.graphs import graph_of, is_given
from searchlight.command.terminal import visible
from searchlight.errors import BadInput, Caveat, bad, cut, listed, shortened
from searchlight.options import OPTIONS, Choice, Document, Number, Option, Switch, WholeNumber
from searchlight.texts import english

BAD_INPUT: Final = 2
LONGEST: Final = 1_200  # characters of a sentence; the longest ones, with lists of accepted values, have about 900
LONGEST_WORD: Final = 200  # characters of a typed word, such as a path
LONG_WORD: Final = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")
VALUES_WITH_MINUS: Final = re.compile(r"^-[\d.][\d.,]*(-[\d.]+)?$|^-inf,")  # such as -1,1: no options
MOST_NAMED: Final = 8  # values of an option that its help lists
MOST_BYTES: Final = 50 * 10**6  # in a file; far more than the largest grid or a graph of a million edges

DOCUMENTS: Final = {name: option for name, option in OPTIONS.items() if isinstance(option, Document)}  # given as files


class OneLineParser(ArgumentParser):
    """A parser that reports a mistake in one line on standard error, and shows an example below its help."""

    def __init__(self, *, example: str = "", **settings: Any) -> None:
        below = english("command.example", example=example) if example else None
        super().__init__(**{"epilog": below, "formatter_class": RawDescriptionHelpFormatter, **settings})
        self._negative_number_matcher = VALUES_WITH_MINUS

    def error(self, message: str) -> NoReturn:
        hint = english("command.hint", message=message, program=self.prog)
        self.exit(BAD_INPUT, f"{_in_one_line(f'{self.prog}: {hint}')}\n")


def group(parser: ArgumentParser, name: str) -> Any:
    """A group of options in the help of a command."""
    return parser.add_argument_group(english("command.group." + name))


def add_search_options(
    parser: ArgumentParser,
    *,
    algorithm_required: bool,
    games: bool = False,
    problem_required: bool = True,
    without: Collection[str] = (),
) -> None:
    """Add the options that name a search; `games`: or a game tree. `without`: names that the command needs itself."""
    offered = catalog.BUILT_IN if games else catalog.SEARCHES
    search = group(parser, "search")
    named: dict[str, Collection[str]] = {
        "problem": offered.problems,
        "algorithm": offered.algorithms,
        "heuristic": offered.heuristics,
    }  # fmt: skip
    required = {"problem": problem_required, "algorithm": algorithm_required, "heuristic": False}
    for name, entries in named.items():
        help_text = english("command." + name, names=list(entries))
        search.add_argument(f"--{name}", required=required[name], metavar="NAME", help=help_text)
    add_options_of_searches(parser, offered, without)


def add_options_of_searches(
    parser: ArgumentParser, offered: catalog.Catalog = catalog.SEARCHES, without: Collection[str] = ()
) -> None:
    """Add the options of problems and of algorithms, with their defaults."""
    of_problems = {name for each in offered.problems.values() for name in (*each.ends, *each.options)}
    of_algorithms = {name for each in offered.algorithms.values() for name in each.options} - of_problems | {
        "max_nodes"
    }
    groups = {each: group(parser, each) for each in ("problem", "algorithm")}
    for name in (name for name in OPTIONS if name in (of_problems | of_algorithms) - set(without)):
        option = OPTIONS[name]
        added = groups["algorithm" if name in of_algorithms else "problem"].add_argument
        flag = name.replace("_", "-")
        if isinstance(option, Switch) and not option.default:
            added(f"--{flag}", dest=name, action="store_const", const="true", help=_summary(option))
        elif isinstance(option, Switch):
            added(f"--no-{flag}", dest=name, action="store_const", const="false", help=english("command.off." + name))
        else:
            added(f"--{flag}", dest=name, metavar=_metavar(option), help=_summary(option))
        if name == "graph":
            added("--cost", metavar="FIELD", help=english("command.cost"))


def _metavar(option: Option) -> str:
    if isinstance(option, Document):
        return "NAME|FILE"
    return "N" if isinstance(option, WholeNumber | Number) else "VALUE"


def _summary(option: Option) -> str:
    """The option's summary with its choices and its default."""
    if isinstance(option, Choice) and len(option.choices) <= MOST_NAMED:
        return english("command.choices", option=option.summary, names=list(option.choices), value=option.default)
    if option.default is not None:
        return english("command.default", option=option.summary, value=str(option.default))
    own = option.name in ("start", "goal")  # each problem has its own
    return english("command.default_start", option=option.summary) if own else option.summary


def search_options(arguments: Namespace) -> dict[str, Any]:
    """The given search options, with the content of files in place of their names. Raises BadInput."""
    values = {name: getattr(arguments, name, None) for name in ("problem", "algorithm", "heuristic", *OPTIONS)}
    return values | {name: _document(option, values[name], arguments) for name, option in DOCUMENTS.items()}


def _document(option: Document, value: str | None, arguments: Namespace) -> str | None:
    """The content of a document's file; built-in names and typed graphs stay as they are."""
    graph, cost = option.name == "graph", getattr(arguments, "cost", None)
    if value is not None and value not in option.built_in and not (graph and is_given(value)):
        return text_of(option, value, arguments.command, cost if graph else None)
    if graph and cost is not None:
        raise bad("cost", "command.cost.of_nothing")
    return value


def text_of(option: Document, value: str, command: str, cost: str | None = None) -> str:
    """The content of the file of that name; `-` is standard input.

    A graph of another program becomes JSON: `cost` is the edges' data that is their cost, and what the reader must know
    is said in the name of `command`. Raises BadInput.
    """
    try:
        with sys.stdin.buffer if value == "-" else Path(value).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise errors.file_too_large(option.name, value, MOST_BYTES)
        text = content.decode("utf-8-sig")  # some editors write a byte order mark
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or a null character in the name
        raise bad(
            option.name,
            "graphs.unreadable_file",
            path=cut(value),
            reason=str(error),
            field=option.name,
            names=listed(option.built_in),
        ) from error
    if option.name != "graph":
        return text
    text, told = graph_of(text, cost)
    for sentence in told:
        say(command, sentence)
    return text


def complain(command: str, complaint: BadInput) -> int:
    """Print what is wrong with an argument, and return the exit status."""
    return refuse(command, of_argument(complaint))


def refuse(command: str, what: str) -> int:
    say(command, what)
    return BAD_INPUT


def of_argument(complaint: BadInput | Caveat) -> str:
    """A sentence with the name of the argument in front."""
    return f"--{complaint.field.replace('_', '-')}: {complaint.text}"


def say(command: str, what: str) -> None:
    """Print one line to standard error."""
    print(_in_one_line(f"searchlight {command}: {what}"), file=sys.stderr, flush=True)


def _in_one_line(text: str) -> str:
    """Shorten a text to one line: long words, and the whole, are cut."""
    words = LONG_WORD.sub(lambda match: f"{match[0][:LONGEST_WORD]}…", " ".join(text.split()))
    return visible(shortened(words, LONGEST))
