"""docs/reference/command-line.md has every command and every option, as the parsers have them, and no others."""

import re

from buildtools.docs.command_page import PAGE, PLACE, commands, renewed
from searchlight.__main__ import parser
from searchlight.texts import english

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_parsers() -> None:
    """`PYTHONPATH=.:pysrc .venv/bin/python -m buildtools.docs.command_page` renews them."""
    assert renewed(TEXT) == TEXT


def test_every_command_has_a_section_with_its_table_and_an_example() -> None:
    names = set(commands(parser()))
    assert set(PLACE.findall(TEXT)) == {"search", "build.py", *names}
    sections = dict(re.findall(r"^## ([a-z-]+)\n(.*?)(?=^## [a-z]|\Z)", TEXT, re.DOTALL | re.MULTILINE))
    for name in names:
        assert f"<!-- options: {name} -->" in sections[name]
        assert re.search(rf"^(?:\$ )?searchlight {name}\b", sections[name], re.MULTILINE)


def test_a_command_that_is_not_run_here_shows_its_real_output() -> None:
    """`open` starts a server, so test_commands.py does not run it."""
    address = "http://localhost:8642/#problem=graph&algorithm=astar"
    assert english("command.open.at", address=address) in TEXT
