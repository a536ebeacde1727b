"""README.md and CITATION.cff: short, true, and with the real output of their examples."""

import contextlib
import io
import re
import shlex

import pytest
import yaml

from buildtools.project import ROOT
from searchlight.__main__ import main

README = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_WORDS = 700


def shown(language: str) -> list[tuple[str, str]]:
    """Blocks of a language that have their output below them."""
    return re.findall(rf"```{language}\n([^`]*)```\n\n```text\n(.*?)```", README, re.DOTALL)


def test_it_is_short() -> None:
    assert len(README.split()) <= MOST_WORDS


def test_the_python_prints_what_it_says() -> None:
    [(source, output)] = shown("python")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(source, {})
    assert printed.getvalue() == output


def test_the_command_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    """But for the time that it took."""
    [(command, output)] = shown("sh")
    name, *arguments = shlex.split(command)
    assert name == "searchlight"
    assert main(arguments) == 0
    assert re.sub(r", [\d.]+ s\n", "\n", capsys.readouterr().out) == output


def test_every_command_of_build_py_is_one() -> None:
    commands = set(re.findall(r"python3 build\.py (\w+)", README))
    source = (ROOT / "buildtools/commands.py").read_text(encoding="utf-8")
    assert commands == {"onefile", "serve", "test", "wheel"}
    assert all(f'"{command}"' in source for command in commands)


def test_the_citation_has_what_the_format_requires() -> None:
    """Citation File Format 1.2.0; the version is the package's."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert cited["cff-version"] == "1.2.0"
    assert f'version = "{cited["version"]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
