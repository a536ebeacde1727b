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
DIAMOND = {"edges": {"M": {"L": 3, "A": 1, "F": 4}, "A": {"L": 6, "M": 2}, "L": {"M": 1, "A": 5}, "F": {"M": 6}}}
LINE = {"edges": {"A": {"B": 1}, "B": {"A": 1, "C": 1}, "C": {"B": 1, "D": 1}, "D": {"C": 1}}}
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


def test_nodes_that_are_useless_because_of_the_goal_are_in_the_key() -> None:
    """The goal is never expanded, and yet its visit makes an entry stale."""
    whole = made(problem="graph", graph=json.dumps(DIAMOND), start="M", goal="L", algorithm="uniform-cost")
    assert "L (g = 7): its entry is stale because of L (g = 3)." in answer(whole, "useless")


def test_nodes_that_are_useless_because_of_one_that_was_cut_off_are_in_the_key() -> None:
    """A node at the limit is visited, too."""
    double = json.dumps({"edges": {"S": {"A": 1, "B": 1}, "A": {"C": 1}, "B": {"C": 1}, "C": {"G": 1}, "G": {}}})
    given = {"problem": "graph", "graph": double, "start": "S", "goal": "G", "limit": "2"}
    whole = made(Request(steps=4), **given, algorithm="iterative-deepening-visited")
    assert "C (g = 2): discarded when removed because of C (g = 2)." in answer(whole, "useless")


def test_costlier_nodes_that_still_wait_for_the_same_state_are_in_the_key() -> None:
    """Neither has been removed yet, but the costlier one will never be expanded."""
    twice = json.dumps({"edges": {"S": {"A": 1, "B": 2}, "A": {"G": 9}, "B": {"G": 6}, "G": {}}})
    given = {"problem": "graph", "graph": twice, "start": "S", "goal": "G"}
    whole = made(Request(steps=3), **given, algorithm="uniform-cost")
    assert "G (g = 10): its entry is stale because of G (g = 8)." in answer(whole, "useless")
    twice = json.dumps(
        {"edges": {"S": {"A": 1, "B": 2, "D": 3}, "A": {"C": 9}, "B": {"C": 6}, "D": {"G": 9}, "C": {"G": 1}}}
    )
    given = {"problem": "graph", "graph": twice, "start": "S", "goal": "G"}
    whole = made(Request(steps=3), **given, algorithm="uniform-cost")
    assert answer(whole, "useless") == ["C (g = 10): C (g = 8) has its state and is removed first."]
    whole = made(Request(steps=3), **given, algorithm="astar")
    assert answer(whole, "useless") == ["C (g = 10): its entry is stale because of C (g = 8)."]
    short = {"S": {"A": 1, "B": 4}, "A": {"B": 1}, "B": {"C": 1}, "C": {"D": 1}, "D": {"G": 9}, "G": {}}
    whole = made(Request(steps=5), **{**given, "graph": json.dumps({"edges": short})}, algorithm="astar")
    assert answer(whole, "useless") == ["B (g = 4): discarded when removed because of B (g = 2)."]


def test_where_two_searches_meet_is_no_goal() -> None:
    """The end, the legend and the goal test of a bidirectional search speak of the meeting."""
    whole = made(problem="graph", graph=json.dumps(LINE), start="A", goal="D", algorithm="bidirectional")
    assert last_row(whole)[1] == "the two searches meet in C"
    assert [node["name"] for node in whole["tree"]["nodes"] if node["fate"] == "meeting"] == ["C"]
    assert not [node for node in whole["tree"]["nodes"] if node["fate"] == "goal"]
    assert whole["tree"]["marks"][-1] == "◎ the two searches meet here"
    assert answer(whole, "path") == ["A → B → C → D, cost 3; the two searches met in C"]
    assert value(whole, "Goal test").startswith("none; the search ends when the lowest g of both frontiers")


def test_a_reopened_state_is_not_among_the_closed_ones() -> None:
    """Until it is expanded once more."""
    graph = {"edges": {"S": {"A": 1, "B": 5}, "A": {"B": 1}, "B": {"C": 9}, "C": {}, "G": {}}, "h": {"A": 9, "B": 0}}
    given = {"problem": "graph", "graph": json.dumps(graph), "start": "S", "goal": "G", "algorithm": "astar"}
    rows = made(Request(steps=4), **given)["table"]["rows"]
    closed = {", ".join(row[1]["text"]): ", ".join(row[-1]["text"]) for row in rows}
    assert (closed["A"], [", ".join(row[-1]["text"]) for row in rows][4]) == ("S, A", "S, A, B")


def test_a_search_that_fails_says_so() -> None:
    """Only where all was searched it says that no goal can be reached."""
    lonely = json.dumps({"edges": {"A": {"B": 1}, "B": {}, "C": {"A": 1}}})
    for algorithm in ("depth-limited", "uniform-cost", "astar", "bidirectional"):
        whole = made(problem="graph", graph=lonely, start="A", goal="C", algorithm=algorithm)
        assert last_row(whole)[1] == "failure" or last_row(whole)[2] == "failure"
        assert answer(whole, "path") == ["Failure: no goal can be reached."]


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
    drawn = {"slash": "/", "slashes": "//", "cross": "×", "foot": "⊥", "return": "↺", "level": "–", "ring": "◎"}
    text = LOOKS.read_text(encoding="utf-8")
    looks = re.findall(r'name: "([\w-]+)",\s+colour: "\w+",\s+mark: (?:"(\w+)"|null)', text)
    marked = {name: drawn[mark] for name, mark in looks if mark in drawn}
    assert marked == SIGNS
