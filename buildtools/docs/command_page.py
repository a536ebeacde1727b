"""Renew the tables of docs/reference/command-line.md from the parsers: `python3 -m buildtools.docs.command_page`.

A table is between `<!-- options: NAME -->` and `<!-- end -->`. NAME is a command, `search` for the options that choose
a search, or `build.py`.
"""

import re
from argparse import Action, ArgumentParser, _ArgumentGroup, _SubParsersAction
from collections.abc import Iterator
from typing import Final

from buildtools.commands import parser as build_parser
from buildtools.project import ROOT
from searchlight.__main__ import parser
from searchlight.texts import english

PAGE: Final = ROOT / "docs/reference/command-line.md"
PLACE: Final = re.compile(r"<!-- options: (\S+) -->\n(?:.*?\n)??<!-- end -->", re.DOTALL)
SEARCH: Final = "search"
SHARED: Final = [english(f"command.group.{each}") for each in ("search", "problem", "algorithm")]


def commands(whole: ArgumentParser) -> dict[str, ArgumentParser]:
    """Each command of a parser with its own parser."""
    return next(dict(each.choices) for each in whole._actions if isinstance(each, _SubParsersAction))


def renewed(text: str) -> str:
    """The page with each table as the parsers have it now."""
    return PLACE.sub(lambda found: f"<!-- options: {found[1]} -->\n{_table(found[1])}\n<!-- end -->", text)


def _table(name: str) -> str:
    if name == "build.py":
        return "\n".join(["| command | options | what it does |", "|---|---|---|", *_build_rows()])
    known = commands(parser())
    shared = _rows(known["solve"], only=SHARED)
    rows = shared if name == SEARCH else [row for row in _rows(known[name]) if row not in shared]
    return "\n".join(["| group | option | meaning |", "|---|---|---|", *rows])


def _build_rows() -> Iterator[str]:
    """A row for each command of build.py."""
    subcommands = next(each for each in build_parser()._actions if isinstance(each, _SubParsersAction))
    for about in subcommands._choices_actions:
        options = [_option(each) for each in subcommands.choices[about.dest]._actions if each.dest != "help"]
        yield f"| `{about.dest}` | {', '.join(options)} | {_sentence(about.help or '')} |"


def _option(action: Action) -> str:
    return f"{_named(action)} ({(action.help or '').replace('%(default)s', str(action.default))})".replace(" ()", "")


def _rows(command: ArgumentParser, only: list[str] | None = None) -> list[str]:
    return [row for group in command._action_groups if only is None or group.title in only for row in _rows_of(group)]


def _rows_of(group: _ArgumentGroup) -> Iterator[str]:
    title = "" if group.title in ("options", "positional arguments") else group.title
    for action in group._group_actions:
        if action.dest != "help":
            yield f"| {title} | {_named(action)} | {_sentence(action.help or '')} |"


def _named(action: Action) -> str:
    choices = ",".join(action.choices or ())
    value = action.metavar or (f"{{{choices}}}" if choices else action.dest.upper())
    words = [*action.option_strings[:1], *([] if action.nargs == 0 else [str(value)])]
    named = " ".join(words).replace("|", "\\|")
    return f"`{named}`"


def _sentence(text: str) -> str:
    """A help text as it is in a cell of a table."""
    return re.sub(r"(?<!`)(--[a-z-]+)", r"`\1`", text).replace("|", "\\|").replace("*", "\\*")


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
