"""The lessons are right by the record; in files of lecturers every mistake is named."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from buildtools import lessons
from buildtools.project import ROOT
from searchlight.catalog import BUILT_IN
from searchlight.challenges import judging
from searchlight.challenges.challenge import as_challenge
from searchlight.challenges.checking import typed as typed_challenge
from searchlight.events import BACK_UP, EXPAND, GOAL, Drive
from searchlight.lessons.checking import faults, parse
from searchlight.setup import Setup, read
from tests.unit.each_case import each_case

SCHEMA = json.loads((ROOT / "docs/lesson.schema.json").read_text(encoding="utf-8"))


def schema_says(data: Any) -> list[str]:
    return [each.message for each in Draft202012Validator(SCHEMA).iter_errors(data)]


def faults_of(data: Any) -> list[tuple[str, str]]:
    return [(each.field, each.text) for each in faults(parse(json.dumps(data)), BUILT_IN)]


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
    "heuristics": {"121515", "181440", "22324", "6549", "13741"},  # test_lesson_reasons.py
    "deepening": {"1687"},  # test_lesson_reasons.py
    "bidirectional": {"211", "198", "100", "181439"},  # miles from the other end; an answer; test_lesson_reasons.py
    "weight": {"155"},  # 5 times a claimed cost
    "astar": {"99"},  # miles from Sibiu to Fagaras: the difference of two claimed g
    "ring": {"73"},  # between two steps that are claimed
    "books-map": {"417", "450"},  # what is backed up: test_rbfs_expands_the_cities_of_the_book
    "all-boards": {"181440"},  # the expanded ones and the goal
    "minimax": {"12", "14"},  # leaves of the tree
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


LESSON: dict[str, Any] = {
    "title": "T",
    "search": {
        "problem": "graph", "graph": "trap", "start": "S", "goal": "G", "algorithm": "astar", "heuristic": "table",
    },
    "stops": [
        {
            "step": 1, "say": "S", "look": {"node": "T1"},
            "question": {
                "ask": "?", "reason": "R",
                "answers": [{"text": "a", "right": True}, {"text": "b"}],
            },
        },
    ],
}  # fmt: skip
CLAIM = {"number": "expanded", "is": "=", "than": 1}
# What is changed in the first stop (else in the lesson), the place, a part of the sentence, whether the schema sees it.
WRONG: list[tuple[str, dict[str, Any], str, str, bool]] = [
    ("", {"title": ""}, "lesson.title", "must be a nonempty text", True),
    ("", {"stops": []}, "lesson.stops", "at least one stop", True),
    ("", {"search": {"problem": "chess"}}, "lesson.search.problem", "“chess” is not known", False),
    ("", {"challenge": "no-such"}, "lesson.challenge", "is not known here", False),
    ("", {"next": " "}, "lesson.next", "must be the name or the address of a lesson", True),
    ("", {"extra": 1}, "lesson.extra", "name is not known here", True),
    ("stop", {"step": -1}, "lesson.stops.0.step", "whole number from 0", True),
    ("stop", {"step": 9}, "lesson.stops.0.step", "the search has 3 steps", False),
    ("stop", {"fine": "x"}, "lesson.stops.0.fine", "whole number of events", True),
    ("stop", {"with": {"heuristic": "manhattan"}}, "lesson.stops.0.with.heuristic", "does not work for", False),
    ("stop", {"look": {}}, "lesson.stops.0.look", "must name exactly one thing", True),
    ("stop", {"look": {"node": "B"}}, "lesson.stops.0.look.node", "has not been generated by this step: B", False),
    ("stop", {"look": {"entry": 3}}, "lesson.stops.0.look.entry", "the frontier has 2 entries", False),
    ("stop", {"look": {"line": "goto 10"}}, "lesson.stops.0.look.line", "does not occur in this", False),
    ("stop", {"look": {"entry": 1, "in": 2}}, "lesson.stops.0.look.in", "must be 1, or 2", False),
    ("stop", {"holds": [{**CLAIM, "than": 2}]}, "lesson.stops.0.holds.0", "but the lesson claims 2", False),
    ("stop", {"holds": [{"number": "nodes", "is": "=", "than": 1}]}, "lesson.stops.0.holds.0.of", "is missing", False),
    ("stop", {"question": {"ask": "?", "reason": "R"}}, "lesson.stops.0.question", "either “answers”", True),
    ("stop", {"question": {"ask": "?", "reason": "R", "answers": [{"text": "a"}, {"text": "b"}]}},
     "lesson.stops.0.question.answers", "at least one right answer", True),
    ("stop", {"question": {"ask": "?", "reason": "R", "answers": [
        {"text": "a", "right": True}, {"text": "b", "holds": [CLAIM]}]}},
     "lesson.stops.0.question.answers.1.right", "is not marked as right", False),
]  # fmt: skip


@each_case("where, change, field, sentence, formal", WRONG)
def test_a_mistake_in_a_lecturers_file(
    where: str, change: dict[str, Any], field: str, sentence: str, formal: bool
) -> None:
    """Is told with its place, alone; the schema finds it as well where no search is needed for that."""
    data = deepcopy(LESSON)
    (data["stops"][0] if where else data).update(change)
    ((place, said),) = faults_of(data)
    assert place == field
    assert sentence in said
    assert bool(schema_says(data)) == formal


def test_a_sound_file_has_no_mistake() -> None:
    """The one that the mistakes above are made in; and what says nothing at all is told all that is missing."""
    assert faults_of(LESSON) == []
    assert schema_says(LESSON) == []
    assert [field for field, _ in faults_of({})] == ["lesson.title", "lesson.search", "lesson.stops"]
    several = {**deepcopy(LESSON), "title": "", "extra": 1, "stops": [{"step": -1}, {"step": 99, "say": "x"}]}
    assert len(faults_of(several)) == 5


def test_the_document_has_an_example_that_works() -> None:
    """Found without a mistake, by the schema and by the checker."""
    (example,) = re.findall(
        r"```json\n(.*?)```", (ROOT / "docs/how-to/write-a-lesson.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert faults_of(json.loads(example)) == []
    assert schema_says(json.loads(example)) == []
