"""The parser accepts every command in the documentation, and each prints the output that the page shows."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main, parser
from tests.unit.each_case import each_case

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = {"trace-homework.md", "README.md"}  # homework/test_homework.py and test_readme.py run what these show
COMMAND = re.compile(r"^(?:\$ )?(?:python3 -m )?searchlight (\S.*)$", re.MULTILINE)
SECONDS = re.compile(r", [\d.]+ s$", re.MULTILINE)


def blocks(page: Path) -> list[str]:
    """The code blocks of a page, with each continued line in one."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    return re.findall(r"```(?:console|sh)?\n(.*?)```", text, re.DOTALL)


def without_redirection(command: str) -> list[str]:
    return shlex.split(command.split(" > ")[0].split(" | ")[0], comments=True)


COMMANDS = {command: page.name for page in PAGES for block in blocks(page) for command in COMMAND.findall(block)}
SHOWN = [
    (match[1], match[2])
    for page in PAGES
    if page.name not in ELSEWHERE
    for block in blocks(page)
    for match in re.finditer(r"^\$ searchlight (.*)\n((?:(?!\$ ).*\n)+)", block, re.MULTILINE)
]


def test_there_are_commands() -> None:
    assert len(COMMANDS) >= 12
    assert SHOWN


@each_case("command", COMMANDS)
def test_the_parser_accepts_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "--help" in command:
        with pytest.raises(SystemExit):
            parser().parse_args(shlex.split(command))
        assert capsys.readouterr().err == ""
    else:
        parser().parse_args(without_redirection(command))


@pytest.mark.parametrize(("command", "output"), SHOWN)
def test_a_command_prints_what_the_page_shows(
    command: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare line by line, except for the time. A last line of `…` stands for the rest of the output."""
    monkeypatch.setenv("COLUMNS", "80")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        if "--help" in command:
            with pytest.raises(SystemExit):
                main(shlex.split(command))
        else:
            monkeypatch.chdir(tmp_path)
            (tmp_path / "tests").symlink_to(ROOT / "tests")
            assert main(without_redirection(command)) == 0
    actual, shown = SECONDS.sub("", printed.getvalue()), SECONDS.sub("", output)
    if shown.endswith("\n…\n"):
        shown = shown.removesuffix("…\n")
        actual = actual[: len(shown)]
    assert actual == shown
