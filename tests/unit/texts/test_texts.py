"""The home of all texts: both languages say the same, no text is missing or idle, and both Pythons say it alike."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from buildtools.features import FEATURES
from buildtools.project import ROOT, sources
from buildtools.solver import UNSAID
from buildtools.texts import languages
from searchlight import catalog
from searchlight.options import OPTIONS, Document
from searchlight.texts import message, texts
from searchlight.texts.formatter import Reader
from tests.unit.asked import told_by

FILES = [path for path in sources("pysrc/searchlight/texts") if path.suffix == ".json"]
BY_FILE = languages()
MESSAGES = {
    code: {name: text for file in files.values() for name, text in file.items()} for code, files in BY_FILE.items()
}
LAZY = ROOT / "pysrc/searchlight/__init__.py"  # names modules, which look like ids
SOURCES = [path for path in sources("pysrc", "index.html") if path.suffix in (".py", ".html") and path != LAZY]
NUMBERS = [0, 1, 12, 999, 1234, 12345, 181439, 10**9, 0.5, 10.4, 2.8284271, 1234.5, 0.125, 99.999, -3, -0.001]


def gaps(parts: list[Any]) -> set[str]:
    """The names of the values that a text needs, those of its branches included."""
    named = set()
    for part in parts:
        if not isinstance(part, str):
            name, _, form = part
            named |= {name} | (set().union(*map(gaps, form.values())) if isinstance(form, dict) else set())
    return named


def samples(parts: list[Any]) -> Iterator[tuple[str, Any]]:
    """Values for each gap: so that each branch is taken, and a number is small, one and large."""
    for part in parts:
        if isinstance(part, str):
            continue
        name, kind, form = part
        yield from ((name, value) for value in {"plural": (0, 1, 2, 12345), "select": form}.get(kind, (1234.56789,)))
        for branch in form.values() if isinstance(form, dict) else ():
            yield from samples(branch)


def cases(code: str) -> Iterator[dict[str, Any]]:
    """Every message of a language with values that take it through all of its branches, one after the other."""
    for name, text in MESSAGES[code].items():
        given = list(samples(Reader(text).parts(None)))
        first = dict(reversed(given))
        yield {"id": name, "values": first}
        yield from ({"id": name, "values": first | {gap: value}} for gap, value in given)


def literals(path: Path) -> set[str]:
    """The texts in quotes of a source file that may be ids, or the beginnings of some."""
    return set(re.findall(r"""["'`]([a-z_]+\.[\w.*-]*)["'`]""", path.read_text(encoding="utf-8")))


ENGLISH_ONLY = ("command", "grading")  # the command line speaks English, and graders' files do
USED = set().union(*map(literals, SOURCES))


def of_the_catalog() -> set[str]:
    """The ids that the catalog has in place of texts."""
    found: set[str] = set()

    def say(name: str) -> str:
        found.add(name)
        return name

    catalog.as_plain_data(say=say)
    return found


def test_the_languages_have_the_same_texts() -> None:
    """Every language has all texts in the same order."""
    assert MESSAGES.keys() == {"en", "es", "de", "pt-BR"}
    spoken = {name: list(file) for name, file in BY_FILE["en"].items() if name not in ENGLISH_ONLY}
    faults = []
    for code, files in BY_FILE.items():
        for name in (spoken.keys() | files.keys()) if code != "en" else ():
            english, here = spoken.get(name, []), list(files.get(name, ()))
            faults += [f"{code}/{name}.json lacks {each}" for each in english if each not in here]
            faults += [f"{code}/{name}.json has {each}, en/{name}.json not" for each in here if each not in english]
            if sorted(here) == sorted(english) and here != english:
                faults.append(f"{code}/{name}.json has not the order of en/{name}.json")
    assert faults == []


def test_a_text_is_in_one_file() -> None:
    """Each text is in the file of its feature, of the page's start, or of the command line."""
    named = [name for file in BY_FILE["en"].values() for name in file]
    assert len(named) == len(set(named))
    silent = {"score"}  # features that say nothing
    assert BY_FILE["en"].keys() == {*FEATURES, "page", "solver", *ENGLISH_ONLY, "lost"} - silent


def test_the_solver_says_nothing_that_its_worker_does_not_have() -> None:
    """Files of texts that stay out of its archive; what the command line says, the worker never does.

    What is wrong with a foreign file is said by the page's feature `importing`, and of games by `games`: they have the
    texts.
    """
    of_the_page = {"page", "imports", "games", "networks"}
    solver_files = [
        path for path in SOURCES if "searchlight" in path.parts and not of_the_page & {*path.parts, path.stem}
    ]
    said = set().union(*map(literals, solver_files))
    silent = {name for file in set(UNSAID) - {*ENGLISH_ONLY} for name in BY_FILE["en"].get(file, ())}
    beginnings = {each for each in said if each.endswith(".")}
    assert said & silent == set()
    assert [name for name in silent if name.startswith(tuple(beginnings))] == []


def test_a_text_stands_once() -> None:
    """JSON would take the last of two silently."""
    twice = []
    for path in FILES:
        names = Counter(name for name, _ in json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=list))
        twice += [f"{path.parent.name}/{path.name}: {name}" for name, count in names.items() if count > 1]
    assert twice == []


def test_a_text_has_the_same_gaps_in_every_language() -> None:
    """A value that only one of them mentions would be lost in the others."""
    unlike = {}
    for name in MESSAGES["en"]:
        needed = {code: gaps(Reader(each[name]).parts(None)) for code, each in MESSAGES.items() if name in each}
        if any(each != needed["en"] for each in needed.values()):
            unlike[name] = needed
    assert unlike == {}


def test_every_text_is_used() -> None:
    """By its id or its beginning, where the rest is put behind it, somewhere in the sources; or by the catalog."""
    beginnings = tuple(literal for literal in USED if literal.endswith("."))
    known = USED | of_the_catalog()
    assert [name for name in MESSAGES["en"] if name not in known and not name.startswith(beginnings)] == []


def test_every_text_that_is_used_is_there() -> None:
    """What the catalog names, and whatever in the sources begins like an id; of a beginning at least one."""
    rooms = {name.partition(".")[0] for name in MESSAGES["en"]}
    files = (".py", ".js", ".json", ".map")
    asked = {each for each in USED if each.partition(".")[0] in rooms and not each.endswith(files)}
    missing = {
        literal
        for literal in asked | of_the_catalog()
        if literal not in MESSAGES["en"]
        and not (literal.endswith(".") and any(name.startswith(literal) for name in MESSAGES["en"]))
    }
    assert sorted(missing) == []


def test_every_built_in_graph_and_grid_has_a_name() -> None:
    """And no name is of one that is not there."""
    named = {name.removeprefix("built_in.") for name in MESSAGES["en"] if name.startswith("built_in.")}
    assert named == {name for option in OPTIONS.values() if isinstance(option, Document) for name in option.built_in}


@pytest.mark.parametrize("code", MESSAGES)
def test_every_text_can_be_said(code: str) -> None:
    """With values for its gaps, through all of its branches; nothing of the form is left."""
    language = texts(code)
    for case in cases(code):
        said = language.sentence(case)
        assert said, case
        assert not re.search(r"[{}]|, plural|, select", said), said


def test_values_are_said_in_the_language() -> None:
    """Numbers, lists, what has no value, and messages in messages."""
    nested = message("options.not_one_of", value="x", accepted=["a", 1234.5, None, message("action.left")])
    assert str(nested) == "“x” is not known here. Use one of a, 1,234.5, –, left."
    assert texts("es").sentence(nested.as_plain_data()) == "«x» no se conoce aquí. Use uno de a, 1234,5, –, izquierda."


@pytest.fixture(scope="module")
def elsewhere() -> dict[str, Any]:
    """What MicroPython and Intl make of everything."""
    every = [[code, case] for code in MESSAGES for case in cases(code)]
    given = {"languages": MESSAGES, "cases": every, "numbers": NUMBERS}
    return {"cases": every, **told_by(Path(__file__).with_name("micropython_texts.mjs"), given)}


def test_micropython_says_the_same(elsewhere: dict[str, Any]) -> None:
    """The page's Python and the command line's, in every language."""
    here = [texts(code).sentence(case) for code, case in elsewhere["cases"]]
    assert elsewhere["told"] == here


@pytest.mark.parametrize("code", MESSAGES)
def test_numbers_are_written_as_the_browser_writes_them(elsewhere: dict[str, Any], code: str) -> None:
    """The lists beside the tree and the drawings have them from Intl."""
    here = [texts(code).number(number) for number in NUMBERS]
    assert elsewhere["numbers"][code] == here
    assert [
        said.replace("-", "\N{MINUS SIGN}").replace("\N{MINUS SIGN}0", "0") for said in elsewhere["intl"][code]
    ] == here


@pytest.mark.parametrize("code", MESSAGES)
def test_a_count_takes_the_form_that_the_browser_gives_it(elsewhere: dict[str, Any], code: str) -> None:
    """In Portuguese 0 takes the singular, as 1 does."""
    assert texts(code).singular == elsewhere["singular"][code]
