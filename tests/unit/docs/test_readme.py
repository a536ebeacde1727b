"""README.md, README.es.md and CITATION.cff: short, true, and with the real output of their examples."""

import base64
import contextlib
import io
import json
import re
import shlex
import zlib
from urllib.parse import parse_qsl

import pytest
import yaml

from buildtools.docs.readme import FILES, renewed
from buildtools.project import ROOT, address
from searchlight.__main__ import main
from searchlight.documents.link import read_link
from searchlight.links import PAGE

READMES = {name: (ROOT / name).read_text(encoding="utf-8") for name in FILES}
README = READMES["README.md"]
MOST_WORDS = 600
# A row of the table: the week, and the part of its link after the address.
WEEKS = dict(re.findall(r"^\| ([^|]+) \| \[[^]]*\]\(http[^#)]*#([^)]+)\)", README, re.MULTILINE))
EXERCISES = ("lesson", "code")
OF_HOMEWORK = ROOT / "tests/homework/mistakes/problem_object_goal_when_made.py"
PLACEHOLDER = re.compile(r"example\.(?:org|com)|TODO|FIXME|OWNER|YOUR[-_]|<[a-z]+>|\.invalid|…/|https?://…")


@pytest.mark.parametrize("name", FILES)
def test_its_links_to_the_page_have_the_one_address(name: str) -> None:
    """That of pyproject.toml; until it is set, that of `build.py serve`, and no placeholder is shown."""
    text = READMES[name]
    assert text == renewed(name, text, address())
    assert PLACEHOLDER.findall(text) == []
    assert len(re.findall(re.escape(f"]({address() or PAGE}#"), text)) == len(WEEKS)
    public = renewed(name, text, "https://page.edu/")
    assert public.count("](https://page.edu/") == len(WEEKS) + 1
    assert PAGE not in public
    assert renewed(name, public, address()) == text


def test_every_week_is_a_search_or_an_exercise() -> None:
    """As the solver reads links; of two searches, both; the program of the homework is the one that tests know."""
    assert len(WEEKS) >= 8
    for week, fragment in WEEKS.items():
        link = read_link(fragment)
        values = dict(parse_qsl(fragment, strict_parsing=True))
        if link.opens == "lesson":
            assert values == {"lesson": json.loads((ROOT / f"lessons/{values['lesson']}.json").read_text())["id"]}
            continue
        second = "&".join(f"{name.removeprefix('b.')}={value}" for name, value in values.items() if name[:2] == "b.")
        first = "&".join(f"{name}={value}" for name, value in values.items() if name not in EXERCISES)
        for each in (first, f"{first}&{second}") if second else (first,):
            assert read_link(each).setup(), week
    packed = base64.urlsafe_b64decode(values["code"] + "==")
    assert zlib.decompress(packed, -15).decode() == OF_HOMEWORK.read_text(encoding="utf-8")


def test_its_numbers_are_those_of_the_documents() -> None:
    explanation = ROOT / "docs/explanation"
    published = (explanation / "published-numbers.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d+ \| .* \| (.*) \| (.*) \|$", published, re.MULTILINE)
    assert all(theirs == ours for theirs, ours in rows)
    performance = (explanation / "performance.md").read_text(encoding="utf-8")
    size, memory = re.search(r"\| ([\d.]+) MB, gzipped", performance), re.search(r"\| (\d+) MB with", performance)
    assert size
    assert memory
    for text in (*READMES.values(), (ROOT / "paper/paper.md").read_text(encoding="utf-8")):
        assert f"{len(rows)} " in text
    for text in READMES.values():
        assert f"{size[1]} MB" in text.replace(",5", ".5")
        assert f"{memory[1]} MB" in text


def test_the_spanish_one_has_the_same_headings_links_and_examples() -> None:
    """The link to the other language aside."""
    english, spanish = (text.replace("README.es.md", "README.md") for text in READMES.values())
    for part in (r"^(#+) ", r"\]\(([^)]+)\)", r"```python\n[^`]*```", r"^(\|)", r"`(searchlight [^`]*)`"):
        assert re.findall(part, english, re.MULTILINE) == re.findall(part, spanish, re.MULTILINE)


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
    assert commands == {"onefile", "serve", "wheel"}
    assert all(f'"{command}"' in source for command in commands)


def test_the_citation_has_what_the_format_requires() -> None:
    """Citation File Format 1.2.0; the version is the package's."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert cited["cff-version"] == "1.2.0"
    assert f'version = "{cited["version"]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
