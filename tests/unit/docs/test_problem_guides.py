"""The guides on other people's problems and on scenarios: every example runs and prints the shown output."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main

HOW_TO = ROOT / "docs/how-to"
FILE = re.compile(r"^`([\w.]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n\$ python3 -m searchlight (.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SECONDS = re.compile(r"[\d.]+ s$", re.MULTILINE)


@pytest.mark.parametrize(("document", "least"), [("other-peoples-problems.md", 14)])
def test_every_example_in_python_is_true(document: str, least: int) -> None:
    """In the order of the page."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(HOW_TO / document), module_relative=False, optionflags=flags)
    assert failed == 0
    assert tried >= least


@pytest.mark.parametrize(("document", "least"), [("scenarios.md", 4), ("graph-files.md", 1)])
def test_every_command_prints_what_stands_below_it(
    document: str, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the order of the page, in a folder with the files that it shows; only the seconds differ."""
    text = (HOW_TO / document).read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for name, content in FILE.findall(text):
        Path(name).write_text(content, encoding="utf-8")
    commands = CONSOLE.findall(text)
    assert len(commands) >= least
    for command, printed in commands:
        assert main(shlex.split(command)) == 0
        out, err = capsys.readouterr()
        assert SECONDS.sub("… s", out + err) == printed
