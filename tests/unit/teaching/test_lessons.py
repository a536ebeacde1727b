"""The lessons: each opens the searches that it speaks of, shows what it claims, and is right by the record."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from buildtools import lessons
from buildtools.project import ROOT
from searchlight.catalog import BUILT_IN
from searchlight.challenges import judging
from searchlight.challenges.challenge import as_challenge
from searchlight.challenges.checking import typed as typed_challenge
from searchlight.events import BACK_UP, EXPAND, GOAL, Drive
from searchlight.lessons.moments import Searches
from searchlight.setup import Setup, read
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE
from tests.unit.teaching.lesson_faults import faults_of, schema_says

FILES = lessons.texts()
COURSE = lessons.order()["course"]
LANGUAGES = {path.parent.name for path in (ROOT / "pysrc/searchlight/texts").glob("*/page.json")}
# What solves the challenges that stand in lessons themselves.
SOLUTIONS = {
    "frontier": {"goal": "Oradea"},
    "paths": {"algorithm": "astar", "heuristic": "manhattan"},
    "two-blanks": {"start": "0,2,6,3,7,5,1,0,4"},
    "ida-star": {"start": "Urziceni"},
    "bidirectional": {"start": "6,3,0,7,5,1,4,8,2"},
}
# Numbers of a sentence that are no number of a search: of the puzzle, of a book, of what the reader is to do.
SAID_BESIDES: dict[str, set[str]] = {
    "paths": {"20", "200", "2000"}  # answers in round numbers
    | {"87", "13", "136", "116", "12", "1190", "748"},  # test_lesson_reasons.py
    "heuristics": {"121515", "181440"},  # test_lesson_reasons.py
    "ida-star": {"10"},  # test_lesson_reasons.py
    "deepening": {"1687"},  # test_lesson_reasons.py
    "bidirectional": {"211", "198", "100"},  # miles from the other end; an answer
    "astar": {"99"},  # miles from Sibiu to Fagaras: the difference of two claimed g
    "ring": {"72", "584"},  # between two numbers that are claimed
    "books-map": {"417", "450"},  # what is backed up: test_rbfs_expands_the_cities_of_the_book
    "all-boards": {"181440"},  # the expanded ones and the goal
    "minimax": {"12"},  # a leaf of the tree
    "alpha-beta": {"14"},  # another one
    "korf": {"1985", "30", "79"},  # a year, a bound on the way, the number of the puzzle
}


def texts_in(data: Any) -> Iterator[dict[str, str]]:
    """All texts of a lesson."""
    if isinstance(data, dict):
        if data.keys() & LANGUAGES:
            yield data
        for name, value in data.items():
            if name not in ("search", "second", "with", "options"):
                yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


def claims_in(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield from data.get("holds", [])
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from claims_in(value)


@each_case("name", FILES)
def test_a_lesson_is_right_by_the_record(name: str) -> None:
    """The states named are expanded there, the numbers are those of the record, the right answers are right."""
    data = json.loads(FILES[name])
    assert schema_says(data) == []
    assert faults_of(data) == []
    assert data["id"] == name


@each_case("name", FILES)
def test_a_lesson_speaks_every_language(name: str) -> None:
    """And asks something; each of its questions has an answer that the record tells."""
    data = json.loads(FILES[name])
    assert data["about"]
    assert all(text.keys() >= LANGUAGES for text in texts_in(data))
    asked = [stop["question"] for stop in data["stops"] if "question" in stop]
    assert asked
    for question in asked:
        assert "number" in question or any("holds" in answer for answer in question["answers"] if answer.get("right"))


@each_case("name", FILES)
def test_the_numbers_in_its_sentences_are_claimed(name: str) -> None:
    """So that they are checked: what a text says in figures (of two or more) is claimed, an option, or no search's."""
    data = json.loads(FILES[name])
    claimed = {str(each["than"]) for each in claims_in(data)} | {str(each.get("at")) for each in claims_in(data)}
    claimed |= {str(each["question"]["number"]) for each in data["stops"] if "number" in each.get("question", {})}
    searched = [data["search"], *(stop.get("with", {}) for stop in data["stops"])]
    states = {"".join(re.findall(r"\d", str(value))) for options in searched for value in options.values()}
    found = set()
    for said in (said for text in texts_in(data["stops"]) for said in text.values()):
        joined = re.sub(r"(?<=\d)[ ,.\u202f\u00a0](?=\d{3}(?!\d))", "", re.sub(r"\d( \d){8}", "", said))
        found |= set(re.findall(r"\d{2,}", joined))
    assert found - claimed - states == SAID_BESIDES.get(name, set())


def test_the_course() -> None:
    """Ten lessons, each of which leads to the next; each has a pair of runs, a question and something to be changed."""
    assert len(COURSE) == 10
    read_in = [json.loads(FILES[name]) for name in COURSE]
    for lesson, following in pairwise(read_in):
        assert lesson["next"] == following["id"]
    for lesson in read_in:
        phases = [stop["phase"] for stop in lesson["stops"]]
        assert phases[0] == "predict"
        assert {"predict", "run", "investigate"} <= set(phases)
        assert "second" in lesson or any(stop.get("second") for stop in lesson["stops"])
        assert "question" in lesson["stops"][0]
        assert lesson["challenge"]
    assert {path.stem for path in lessons.FOLDER.glob("*.json")} == {*FILES, "order"}


@pytest.mark.parametrize("name", [name for name in COURSE if isinstance(json.loads(FILES[name])["challenge"], dict)])
def test_what_a_lesson_ends_in_can_be_done(name: str) -> None:
    """Its challenge has a solution."""
    data = typed_challenge(json.loads(FILES[name])["challenge"])
    judged = judging.judge(as_challenge(data), {**data["options"], **SOLUTIONS[name]}, BUILT_IN)
    assert judged.solved, [str(each.message) for each in judged.verdicts]


@each_case("algorithm", ANYWHERE)
def test_a_moment_has_the_counts_of_the_whole_search(algorithm: str) -> None:
    """At the end it says what the tally says; and step by step as many expansions as it has steps."""
    setup = read({"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest", "algorithm": algorithm})
    assert isinstance(setup, Setup)
    shown = Searches().of(setup)
    record, end = shown.record, shown.time("end")
    assert shown.value("expanded", end) == record.expanded
    assert shown.value("generated", end) == record.generated
    assert shown.value("iteration", end) == len(record.iterations)
    if not shown.recursive:
        assert shown.value("max_frontier", end) == record.max_frontier
    for step in range(record.expanded + 1):
        assert shown.value("expanded", shown.time(step)) == step


def test_rbfs_expands_the_cities_of_the_book_in_its_order() -> None:
    """AIMA 4e, figure 3.23: Rimnicu Vilcea is left with 417, Fagaras with 450, and Rimnicu Vilcea expanded again."""
    setup = read(json.loads(FILES["books-map"])["search"])
    assert isinstance(setup, Setup)
    found = []
    drive = Drive(setup.search())
    while drive.outcome is None:
        found += [(kind, node.state, node.priority) for kind, node in drive.take(1) if kind in (EXPAND, BACK_UP, GOAL)]
    assert found == [
        (EXPAND, "Arad", 366),
        (EXPAND, "Sibiu", 393),
        (EXPAND, "Rimnicu Vilcea", 413),
        (BACK_UP, "Rimnicu Vilcea", 417),
        (EXPAND, "Fagaras", 415),
        (BACK_UP, "Fagaras", 450),
        (EXPAND, "Rimnicu Vilcea", 417),
        (EXPAND, "Pitesti", 417),
        (GOAL, "Bucharest", 418),
    ]
