"""Worksheets: one that was checked by hand as a whole, and all others against searches done without the record."""

import json
import re
from itertools import combinations
from typing import Any

from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.setup import Setup, read
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.markdown import BLANK, markdown
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet
from searchlight.worksheets.tree import HEIGHT, LEAST, WIDTH
from tests.unit.each_case import each_case
from tests.unit.small import SMALL
from tests.unit.teaching.worksheet_truth import SERVED, by_hand
from tests.unit.teaching.worksheets_made import english, made, setup_of, states

OWN = json.dumps({"edges": SMALL.edges, "h": SMALL.h})

KEY = """\
# Answer key: A\\* · Graph

## The tree

- S · 6 = 0 + 6 · [1]
  - A · **6 = 1 + 5** · [**2**]
    - **B** · 7 = 3 + 4 · [**3**]
      - C · **7 = 4 + 3** · [**4**]
        - **G** · 7 = 7 + 0 · [**◎**]
    - C · **9 = 6 + 3** · [**×**]
  - **B** · 8 = 4 + 4 · [**×**]

## Step by step

| Step | Expanded | Frontier afterwards, next first | Closed states |
|---|---|---|---|
| 0 | – | S 6 | – |
| 1 | **S** | **A 6, B 8** | **S** |
| 2 | **A** | **B 7, (B 8), C 9** | **S, A** |
| 3 | **B** | **C 7, (B 8), (C 9)** | **S, A, B** |
| 4 | **C** | **G 7, (B 8), (C 9)** | **S, A, B, C** |
| End | **G is a goal** |  |  |

Write each entry with its f.
Put stale entries in parentheses; they are discarded when they are removed.

## Questions

1. How many nodes are generated in steps 1 to 4? How many entries are in the frontier after that?
   - 6 generated, 3 in the frontier

2. Before which steps do several entries share the lowest f? Which of them is removed, and why?
   - There are none.

3. Which of these nodes are useless because another node has the same state? Name both.
   - B (g = 4): its entry is stale because of B (g = 3).
   - C (g = 6): its entry is stale because of C (g = 4).

4. How does the search end? If it finds a solution, give the path and its cost.
   - S → A → B → C → G, cost 7

"""


def test_a_sheet_that_was_checked_by_hand() -> None:
    """A* on a graph of five nodes: the whole key, its tree, table and answers; two nodes are beaten by cheaper ones."""
    small = english(made(problem="graph", graph=OWN, algorithm="astar"))
    assert markdown(small, ("key",)) == KEY
    assert small["difficulty"] == {
        "expansions": 4, "nodes": 6, "ties": 0, "duplicates": 2, "cutoffs": 0, "iterations": 0,
        "ended": "solution", "path": 4,
    }  # fmt: skip


def test_what_is_left_out_is_not_on_the_sheet() -> None:
    """The student's side has the structure and the given parts, without answers or further table rows."""
    side = markdown(english(made(problem="graph", graph=OWN, algorithm="astar")), ("sheet",))
    tree = side.partition("## The tree")[2].partition("## Step")[0]
    short = tree.replace(BLANK, "____")
    assert [line.strip() for line in short.splitlines() if line.strip().startswith("- ")][:7] == [
        "- S · 6 = 0 + 6 · [1]", "- A · ____ · [____]", "- ____ · 7 = 3 + 4 · [____]", "- C · ____ · [____]",
        "- ____ · 7 = 7 + 0 · [____]", "- C · ____ · [____]", "- ____ · 8 = 4 + 4 · [____]",
    ]  # fmt: skip
    assert "| 0 | – | S 6 | – |" in side
    assert "B 7" not in side
    assert "→" not in side.partition("## Questions")[2]


FEW = {"problem": "graph", "graph": OWN}
STARTS = [
    {"problem": "graph", "start": "Arad", "goal": "Bucharest"},
    {"problem": "eight-puzzle"},
    {"problem": "fifteen-puzzle"},
    {"problem": "grid"},
    {"problem": "grid", "moves": "8"},
    {"problem": "hanoi"},
    {"problem": "missionaries"},
    {"problem": "water-jugs"},
    {"problem": "two-blank-puzzle"},
    {"problem": "pillars"},
]


@each_case("algorithm", SERVED)
@each_case("given", STARTS, ids=lambda given: "-".join(given.values()))
def test_the_table_is_that_of_a_search_done_by_hand(given: dict[str, str], algorithm: str) -> None:
    """Whoever keeps a sorted list on paper writes the same rows, in the same order."""
    asked = {**given, "algorithm": algorithm}
    whole = made(Request(steps=2), **asked)
    names = {node["name"]: node["state"] for node in whole["tree"]["nodes"]}
    expected = by_hand(setup_of(**asked).problem, algorithm, 2)
    rows = whole["table"]["rows"]
    assert [names[row[1]["text"][0]] for row in rows[1:]] == [state for state, _ in expected[1:]]
    for row, (_, entries) in zip(rows, expected, strict=True):
        frontier = [state for state, _ in entries]
        found = states(row[2]["text"], names)
        assert found == frontier[: len(found)]
        assert len(found) == len(frontier) or len(found) + sum(is_stale(each) for each in row[2]["text"]) >= 10


@each_case("algorithm", ["uniform-cost", "greedy", "astar"])
@each_case("given", STARTS, ids=lambda given: "-".join(given.values()))
def test_the_answers_are_those_of_a_search_done_by_hand(given: dict[str, str], algorithm: str) -> None:
    """How many nodes are made, which entries tie before which step, and which is expanded next."""
    asked = {**given, "algorithm": algorithm}
    whole = made(Request(steps=2), **asked)
    names = {node["name"]: node["state"] for node in whole["tree"]["nodes"]}
    problem = setup_of(**asked).problem
    rows = by_hand(problem, algorithm, 3)
    answers = {question["kind"]: question["answer"] for question in whole["questions"]}
    expanded = {problem.text(problem.initial): problem.initial}
    for action in problem.actions(problem.initial):
        child = problem.result(problem.initial, action)
        expanded.setdefault(problem.text(child), child)
    generated = sum(len(problem.actions(expanded[str(state)])) for state, _ in rows[1:3])
    assert answers["counts"][0]["values"]["made"] == generated
    ties = []
    for step, (_, entries) in enumerate(rows[:2], 1):
        equal = [state for state, value in entries if value == entries[0][1]]
        ties += [(step, equal, equal[0])] if len(equal) > 1 else []
    assert ties == [
        (
            each["values"]["step"],
            [names[name] for name in re.split("[,;] ", each["values"]["names"])],
            names[each["values"]["served"]],
        )
        for each in answers["ties"]
        if each["id"] == "worksheet.is.tie"
    ]
    following = answers["next"][0]["values"]["name"]
    assert names[following] == rows[3][0]


def test_a_state_that_was_reached_at_a_greater_cost_is_said_to_be_reached() -> None:
    """Breadth-first search throws Oradea away at g = 146: it was reached before, at g = 291."""
    whole = english(made(problem="graph", algorithm="breadth-first"))
    useless = next(question["answer"] for question in whole["questions"] if question["kind"] == "useless")
    assert "Oradea (g = 146): Oradea (g = 291) reached its state before." in useless
    assert "Arad (g = 280): Arad (g = 0) has its state at no greater cost." in useless


def is_stale(entry: Any) -> bool:
    return isinstance(entry, dict) and entry["id"] == "worksheet.stale"


SEARCHES = [
    setup
    for problem in PROBLEMS
    for algorithm in ALGORITHMS
    if isinstance(setup := read({"problem": problem, "algorithm": algorithm}), Setup)
]


@each_case("setup", SEARCHES, ids=lambda setup: f"{setup.entry.id}-{setup.algorithm.id}")
def test_every_search_has_a_sheet(setup: Setup) -> None:
    """In both languages, from the start and from later on; its tree has room, and its parents are on it."""
    for first in (0, 1):
        whole = sheet(setup, Request(first=first))
        tree = whole["tree"]
        rows = {node["row"] for node in tree["nodes"]}
        assert all(node["parent"] is None or node["parent"] in rows for node in tree["nodes"])
        assert tree["width"] <= WIDTH + 0.1
        assert tree["height"] <= HEIGHT + 0.1
        assert tree["scale"] >= LEAST
        nodes = {node["row"]: node for node in tree["nodes"]}
        for node in nodes.values():
            if node["twin"] in nodes:  # whoever makes a node useless has its state
                twin = nodes[node["twin"]]
                assert twin["state"] == node["state"]
                assert node["fate"] != "duplicate" or twin["g"] <= node["g"] or setup.algorithm.key is None
                assert node["fate"] != "superseded" or setup.algorithm.stale_when or twin["g"] < node["g"]
        assert json.loads(json.dumps(whole)) == whole
        for language in ("en", "es"):
            written = markdown(worded(whole, texts(language)))
            assert written.count("\n# ") == 1  # the key, behind the sheet
            assert "worksheet." not in written


def boxes_apart(tree: dict[str, Any]) -> bool:
    """Whether no two nodes cover each other."""
    for one, other in combinations([node["box"] for node in tree["nodes"]], 2):
        across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
        down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
        if across > 0.02 and down > 0.02:
            return False
    return True


def test_no_node_covers_another() -> None:
    """Trees that grow downwards, and those that grow to the right."""
    trees = [made(**given, algorithm="breadth-first")["tree"] for given in STARTS]
    trees.append(made(Request(steps=9), problem="graph", algorithm="uniform-cost")["tree"])
    assert {tree["sideways"] for tree in trees} == {True, False}
    assert all(boxes_apart(tree) for tree in trees)
