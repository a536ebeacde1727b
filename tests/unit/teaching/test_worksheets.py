"""Worksheets: one checked by hand, all others against independent searches; choices and refusals."""

import json
from itertools import combinations
from typing import Any

import pytest

from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.errors import BadInput
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.setup import Setup, read
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.markdown import BLANK, markdown
from searchlight.worksheets.request import PARTS, Request
from searchlight.worksheets.request import read as read_request
from searchlight.worksheets.sheet import sheet
from searchlight.worksheets.tree import HEIGHT, LEAST, WIDTH
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.small import SMALL


def made(request: Request | None = None, **given: Any) -> dict[str, Any]:
    return sheet(setup_of(**given), request or Request())


def english(given: dict[str, Any]) -> dict[str, Any]:
    return worded(given, texts("en"))


def states(row: list[dict[str, Any]], names: dict[str, str]) -> list[str]:
    """Those of a frontier's cell, without stale entries and without what is counted only."""
    found = []
    for entry in row:
        if isinstance(entry, str):
            found.append(names.get(entry, entry))
        elif entry["id"] == "worksheet.entry":
            found.append(names.get(entry["values"]["name"], entry["values"]["name"]))
    return found


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


SEARCHES = [
    setup
    for problem in PROBLEMS
    for algorithm in ALGORITHMS
    if isinstance(setup := read({"problem": problem, "algorithm": algorithm}), Setup)
]


@each_case("setup", SEARCHES, ids=lambda setup: f"{setup.entry.id}-{setup.algorithm.id}")
def test_every_search_has_a_sheet(setup: Setup, thorough: bool) -> None:
    """In both languages, from the start and from later on; its tree has room, and its parents are on it."""
    if SEARCHES.index(setup) % 4 and not thorough:
        return
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


def refused(given: Any, **asked: Any) -> tuple[str, str]:
    with pytest.raises(BadInput) as caught:
        sheet(given, read_request(asked))
    return caught.value.field, caught.value.text


VARIED = [
    ("eight-puzzle", "astar"), ("fifteen-puzzle", "greedy"), ("grid", "uniform-cost"),
    ("pillars", "astar"), ("two-blank-puzzle", "breadth-first"),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "algorithm"), VARIED)
def test_another_seed_is_another_sheet_of_the_same_difficulty(problem: str, algorithm: str) -> None:
    """Other starts with the same counts; the same seed makes the same sheet."""
    sheets = [made(Request(seed=seed), problem=problem, algorithm=algorithm) for seed in ("", "1", "2", "3")]
    assert all(each["difficulty"] == sheets[0]["difficulty"] for each in sheets)
    assert all(each["varied"]["id"] == "worksheet.varied.start" for each in sheets[1:])
    assert len({each["search"]["start"] for each in sheets}) > 2
    assert sheets[0]["search"]["start"] not in {each["search"]["start"] for each in sheets[1:]}
    assert made(Request(seed="2"), problem=problem, algorithm=algorithm) == sheets[2]
    for each in sheets[1:]:  # the key holds for the start that is on the sheet
        again = setup_of(each["search"])
        assert sheet(again, Request(steps=each["steps"]))["table"] == each["table"]


@pytest.mark.parametrize("graph", BUILT_IN_GRAPHS)
def test_another_seed_of_a_graph_has_other_names_and_the_same_tree(graph: str) -> None:
    """Row by row the same nodes, all numbers times one; no name is left of the old ones."""
    one = made(Request(), problem="graph", graph=graph, algorithm="astar")
    other = made(Request(seed="x"), problem="graph", graph=graph, algorithm="astar")
    factor = other["varied"]["values"]["factor"]
    assert factor > 1
    assert one["difficulty"] == other["difficulty"]
    shape = [(node["row"], node["parent"], node["mark"], node["g"] * factor) for node in one["tree"]["nodes"]]
    assert shape == [(node["row"], node["parent"], node["mark"], node["g"]) for node in other["tree"]["nodes"]]
    names = [{node["name"] for node in each["tree"]["nodes"]} for each in (one, other)]
    assert len(names[0]) == len(names[1])
    assert not names[0] & names[1]


def test_what_cannot_be_printed_is_refused_in_a_sentence() -> None:
    """Each names its field."""
    romania = setup_of(problem="graph", algorithm="astar")
    assert refused(romania, steps="0") == ("steps", "“0” cannot be used. Use a whole number from 1 to 20.")
    assert refused(romania, first="-1") == ("first", "“-1” cannot be used. Use a whole number from 0 to 100,000.")
    assert refused(romania, steps="6") == (
        "steps",
        "Only 5 steps are left after step 0, but 6 are requested. Use fewer steps.",
    )
    assert refused(romania, first="9") == (
        "first",
        "The search has only 5 steps, none after step 9. Begin at an earlier step.",
    )
    assert refused(romania, share="10") == ("share", "“10” is not known here. Use one of 25, 50, 75, 100.")
    assert refused(romania, blanks="nodes")[0] == "blanks"
    assert refused(romania, parts="none") == (
        "parts", "The worksheet is empty. Include the tree, the table or the questions.",
    )  # fmt: skip
    assert refused(romania, seed="x" * 21) == ("seed", "Use at most 20 letters and digits for the seed.")
    field, text = refused(setup_of(problem="eight-puzzle", algorithm="breadth-first"), steps="20")
    assert (field, text[:29]) == ("steps", "The tree of 20 steps has 54 n")
    wide = setup_of(problem="pillars", algorithm="breadth-first", start="0," * 49 + "1", goal="1," * 49 + "1")
    assert refused(wide)[0] == "parts"
    assert sheet(wide, Request(parts=PARTS[1:]))["tree"] is None
    there = setup_of(problem="graph", algorithm="astar", start="Arad", goal="Arad")
    assert (
        refused(there)[1]
        == "This search ends before it expands a node, so there are no steps for a worksheet. Select another search."
    )
