"""The guides: the labels and files that they name exist, and their claims about searches are true."""

import re
from functools import cache, partial
from pathlib import Path
from textwrap import dedent, indent
from typing import Any
from urllib.parse import parse_qsl

from buildtools.docs.pictures import FILM, PICTURES
from buildtools.project import ROOT
from buildtools.texts import languages
from searchlight import solve

DOCS = ROOT / "docs"
GUIDES = {
    path.relative_to(DOCS).as_posix(): path.read_text(encoding="utf-8")
    for folder in ("tutorials", "how-to")
    for path in sorted((DOCS / folder).glob("*.md"))
}
TEXTS = {text for messages in languages()["en"].values() for text in messages.values()}
OF_THE_VIEW = {"view", "predict", "lang"}  # no options of a search


def test_a_change_takes_six_files_to_read_at_most() -> None:
    """For each of six tasks, architecture.md names them, and they exist."""
    rows = re.findall(r"^\| an? .*", (DOCS / "architecture.md").read_text(encoding="utf-8"), re.MULTILINE)
    tasks = [re.findall(r"`([^`]+)`", row) for row in rows]
    assert [len(files) <= 6 and all((ROOT / file).is_file() for file in files) for files in tasks] == [True] * 6


def test_the_files_that_sources_name_exist() -> None:
    paths = re.compile(r"(?<![\w/.])((?:web|pysrc|buildtools|docs)/[a-z0-9_/.-]+?\.(?:py|js|css|md|json|toml))\b")
    sources = [path for kind in ("pysrc/**/*.py", "web/**/*.js", "web/**/*.css") for path in ROOT.glob(kind)]
    named = {(path.name, name) for path in sources for name in paths.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 100
    assert {each for each in named if not (ROOT / each[1]).exists()} == set()


def test_every_label_that_is_named_is_on_the_page() -> None:
    """Labels are bold; bold that ends in a full stop or a colon begins a paragraph."""
    labels = {name: set(re.findall(r"\*\*([A-Z][^*]*[^*.:])\*\*", text)) for name, text in GUIDES.items()}
    assert {name: missing for name, named in labels.items() if (missing := named - TEXTS)} == {}


def test_the_first_lecture_is_what_happens() -> None:
    """Every link is a search; expansions and cost stand in its line."""
    rows = re.findall(r"^\| (\d+) \| `#([^`]+)` \| .* \| (.*) \|$", GUIDES["tutorials/first-lecture.md"], re.MULTILINE)
    assert [int(minute) for minute, _, _ in rows] == [0, 3, 6, 8, 11, 14]
    for minute, link, told in rows:
        options = dict(parse_qsl(link, strict_parsing=True))
        first = {name: value for name, value in options.items() if name not in OF_THE_VIEW and name[:2] != "b."}
        second = {name[2:]: value for name, value in options.items() if name[:2] == "b."}
        if minute == "14":
            assert options["predict"] == "8"
            assert solve(**first, record=False).outcome == "solution"
            continue
        for search in [first, {**first, **second}] if second else [first]:
            result = solve(**search, record=False)
            assert str(result.cost) in told
            assert str(result.expanded) in told, search


def test_what_is_asked_in_the_lecture_is_so() -> None:
    """Bucharest waits with 450 after step 8 of uniform cost; A* takes Fagaras before Pitesti, and that before 450."""
    uniform, astar = (
        list(solve("graph", algorithm, graph="romania", start="Arad", goal="Bucharest").steps())
        for algorithm in ("uniform-cost", "astar")
    )
    waiting = lambda step: [(entry.state, entry.priority) for entry in step.frontier]  # noqa: E731
    assert ("Bucharest", 450) in waiting(uniform[7])
    assert waiting(astar[2])[:2] == [("Fagaras", 415), ("Pitesti", 417)]
    assert waiting(astar[3])[0] == ("Pitesti", 417)
    assert ("Bucharest", 450) in waiting(astar[3])


def test_links_lead_somewhere() -> None:
    """Of every document, to files and to headings, which have the anchors that GitHub gives them."""
    faults = []
    for page in sorted({*ROOT.glob("*.md"), *DOCS.rglob("*.md")} - {ROOT / "CHANGELOG.md"}):  # which tells of the past
        text = page.read_text(encoding="utf-8")
        targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
        inside = [target for target in targets if not target.startswith(("http:", "https:"))]
        faults += [f"{page.name}: {target}" for target in inside if not (page.parent / target).exists()]
        for file, anchor in re.findall(r"\]\(([^)#\s:]*)#([^)]+)\)", text):
            target = (page.parent / file).resolve() if file else page
            if anchor not in anchors(target):
                faults.append(f"{page.name}: {file}#{anchor}")
    assert faults == []


@cache
def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_first_heuristic_is_what_its_tutorial_says(tmp_path: Path) -> None:
    """Its code runs, and expands what the text says; so does the improved one."""
    text = GUIDES["tutorials/first-heuristic.md"]
    code, more = (dedent(block) for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    improved = code.replace("wrong += 1\n", "wrong += 1\n" + indent(more, " " * 8), 1)
    [link] = re.findall(r"`#([^`]+)`", text)
    options = dict(parse_qsl(link, strict_parsing=True))
    for source, expanded in ((code, "1,842"), (improved, "273")):
        names: dict[str, Any] = {}
        exec(source, names)
        h = partial(names["rows"], goal=tuple(range(9)))
        result = solve(**{**options, "heuristic": h}, record=False)
        assert f"{result.expanded:,}" == expanded
        assert expanded in text
    assert solve(**options, record=False).expanded == 701


def test_every_picture_is_made_and_used() -> None:
    """One command makes every picture, and docs/ has no unused and no missing ones."""
    assert {path.stem for path in DOCS.glob("*.png")} == set(PICTURES)
    assert (DOCS / f"{FILM}.gif").is_file()
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "README.md", *DOCS.rglob("*.md"))]
    for name in PICTURES:
        assert any(f"{name}.png)" in text for text in texts), name
