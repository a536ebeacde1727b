"""The keys of worksheets against searches that use neither the solver's algorithms nor its record; and what a key says
of searches that end without a solution, of two searches that meet, and of rounded sums.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bench.oracles._keys import mistakes
from bench.oracles.worksheets import checked_sheets
from searchlight.catalog import PROBLEMS
from searchlight.status_signs import SIGNS
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.markdown import markdown
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet
from tests.unit.setups import setup_of
from tests.unit.small import ANYWHERE

LOOKS = Path(__file__).parents[3] / "web/canvas/status_styles.js"
ROMANIA = {"problem": "graph"}


def made(request: Request | None = None, language: str = "en", **given: Any) -> dict[str, Any]:
    """A sheet in words; its key holds against a search done by hand."""
    setup = setup_of(**given)
    whole = sheet(setup, request or Request())
    searched = setup_of(whole["search"])
    english = worded(whole, texts("en"))
    assert mistakes(searched.problem, searched.algorithm.id, searched.values, english) == []
    return worded(whole, texts(language))  # type: ignore[no-any-return]


def answer(whole: dict[str, Any], kind: str) -> list[str]:
    return next(question["answer"] for question in whole["questions"] if question["kind"] == kind)


def value(whole: dict[str, Any], name: str) -> str:
    """What a line of the problem says."""
    return next(line["value"] for line in whole["problem"]["lines"] if line["name"] == name)


def last_row(whole: dict[str, Any]) -> list[str]:
    return [", ".join(cell["text"]) for cell in whole["table"]["rows"][-1]]


def test_keys_of_many_sheets_are_right(thorough: bool) -> None:
    """Of every algorithm and every problem, with all options; tree, table, answers and counts; made twice."""
    seen: Counter[str] = Counter()
    for what, found in checked_sheets(500 if thorough else 120, 11):
        assert found == [], what
        options = json.JSONDecoder().raw_decode(what)[0]
        seen.update([options["algorithm"], options["problem"]])
    assert seen.keys() == {*ANYWHERE, *PROBLEMS}


@pytest.mark.parametrize("problem", ["fifteen-puzzle", "eight-puzzle"])
@pytest.mark.parametrize("first", [4, 30])
def test_every_board_that_an_answer_needs_has_a_letter(problem: str, first: int) -> None:
    """From a later step, the frontier has nodes that are not in the tree: two boards had the same name in the key."""
    whole = made(Request(first=first, steps=3), problem=problem, algorithm="uniform-cost")
    named = [(each["name"], each["state"]) for each in (*whole["tree"]["nodes"], *whole["others"])]
    assert len({name for name, _ in named}) == len(named)
    assert whole["others"]
    key = markdown(whole, ("key",)).split("## Step by step")[1]
    assert not re.search(r"\d,\d+,", key)  # no board
    letters = set(re.findall(r"\b[A-Z]{1,2}\b(?= \d)", key))
    assert letters <= {name for name, _ in named}
    for side in ("sheet", "key"):
        text = markdown(whole, (side,))
        assert all(f"**{each['name']}** · " in text for each in whole["others"])


@pytest.mark.parametrize("algorithm", ["depth-limited", "iterative-deepening", "iterative-deepening-visited"])
def test_a_search_that_its_limit_stopped_is_a_cutoff(algorithm: str) -> None:
    """Bucharest can be reached: a key may not deny it."""
    whole = made(**ROMANIA, algorithm=algorithm, limit="1")
    assert last_row(whole)[:2] == ["End", "cutoff"]
    (said,) = answer(whole, "path")
    assert said == "Cutoff: the limit stopped the search, so it does not show whether a goal can be reached."
    assert whole["difficulty"]["path"] is None
    for language in ("en", "es"):
        key = markdown(made(**ROMANIA, language=language, algorithm=algorithm, limit="1"), ("key",))
        assert not re.search("No goal|no goal|ninguna meta|no solution|sin solución", key)


def test_a_search_that_its_budget_stopped_is_out_of_budget() -> None:
    """The sheet gives the budget; a search that continues after the sheet's steps is not out of budget."""
    whole = made(**ROMANIA, algorithm="astar", max_nodes="12")
    assert value(whole, "Budget") == "the search stops after generating 12 children"
    assert last_row(whole)[:2] == ["End", "out of budget"]
    assert answer(whole, "path")[0].startswith("Out of budget: the search stopped after generating 12 children")
    assert whole["search"]["max_nodes"] == 12
    assert answer(made(Request(steps=1), **ROMANIA, algorithm="astar", max_nodes="12"), "next")


def test_sums_that_only_look_equal_are_told() -> None:
    """0.1 + 0.7 is less than 0.8 for the computer: the sheet says so, and the key which of them is served."""
    edges = {"S": {"A": 0.1, "B": 0.8}, "A": {"C": 0.7}, "B": {"G": 1}, "C": {"G": 2}, "G": {}}
    given = {"problem": "graph", "graph": json.dumps({"edges": edges}), "start": "S", "goal": "G"}
    whole = made(Request(steps=3), **given, algorithm="uniform-cost")
    assert any("rounding errors" in note for note in whole["table"]["notes"])
    assert "Step 3: C, B look equal; C is removed because rounding errors make its sum lower." in answer(whole, "ties")
    exact = json.dumps({"edges": {**edges, "S": {"A": 0.25, "B": 0.75}, "A": {"C": 0.5}}})
    whole = made(Request(steps=3), **{**given, "graph": exact}, algorithm="uniform-cost")
    assert not any("rounding errors" in note for note in whole["table"]["notes"])


def test_the_signs_are_those_of_the_screen() -> None:
    """The characters of a sheet and of a notebook's picture stand for the marks that the page draws over nodes."""
    drawn = {"slash": "/", "cross": "×", "foot": "⊥", "return": "↺", "level": "–", "ring": "◎"}
    looks = re.findall(
        r'name: "([\w-]+)",\s+colour: "\w+",\s+mark: (?:"(\w+)"|null)', LOOKS.read_text(encoding="utf-8")
    )
    marked = {name: drawn[mark] for name, mark in looks if mark in drawn}
    assert marked == SIGNS
