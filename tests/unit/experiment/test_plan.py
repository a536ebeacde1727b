"""Plans of experiments and of their page: their searches, and the messages about impossible ones."""

import json
import re
from typing import Any

import pytest
from spaces import distances

from buildtools.docs import book_figure
from buildtools.project import ROOT
from searchlight import differ_most
from searchlight.batch.experiment_options import GROUPS, SWITCHES
from searchlight.errors import BadInput
from searchlight.experiment.experiment import Experiment
from searchlight.experiment.plan import Plan, read_plan
from searchlight.experiment.row import COLUMNS, OUTCOMES
from searchlight.experiment.widest_gap import variant_of, variants
from tests.unit.each_case import each_case

ASTAR = {"algorithms": "astar"}
GOAL = bytes(range(9))


def starts(data: dict[str, Any]) -> list[str]:
    return [search.start for search in read_plan({**ASTAR, **data})]


def boards(texts: list[str]) -> list[bytes]:
    return [bytes(map(int, text.split(","))) for text in texts]


def test_problems_times_starts_times_algorithms_times_heuristics() -> None:
    """Those of a start together; an algorithm that uses no heuristic is run once, and options go along."""
    plan = read_plan(
        {
            "problems": ["eight-puzzle", {"problem": "grid", "grid": "swamp", "starts": ["0,0", "# a note", "1,0"]}],
            "starts": 1,
            "algorithms": ["breadth-first", {"algorithm": "weighted-astar", "weight": 2}],
            "heuristics": ["misplaced", "manhattan"],
            "order": "LRUD",
        }
    )
    searches = [search[:6] for search in plan]
    first = searches[0][1:3]
    assert searches == [
        ("eight-puzzle", *first, "breadth-first", None, "order=LRUD"),
        ("eight-puzzle", *first, "weighted-astar", "misplaced", "order=LRUD&weight=2"),
        ("eight-puzzle", *first, "weighted-astar", "manhattan", "order=LRUD&weight=2"),
        ("grid", "0,0", None, "breadth-first", None, "grid=swamp"),
        ("grid", "0,0", None, "weighted-astar", "manhattan", "grid=swamp&weight=2"),
        ("grid", "1,0", None, "breadth-first", None, "grid=swamp"),
        ("grid", "1,0", None, "weighted-astar", "manhattan", "grid=swamp&weight=2"),
    ]
    assert len(plan) == 7


def test_starts_of_an_exact_depth() -> None:
    """Each at its depth by an exhaustive search of another make; different ones, as long as there are so many."""
    truth = distances(GOAL)
    plan = read_plan({**ASTAR, "depths": "2,6-20/7", "per_depth": 10, "seed": 5})
    found = [(truth[board], search.depth) for board, search in zip(boards([s.start for s in plan]), plan, strict=True)]
    assert found == [(depth, depth) for depth in (2, 6, 13, 20) for _ in range(10)]
    assert len({search.start for search in plan if search.depth != 2}) == 30
    twos = [search.start for search in plan if search.depth == 2]
    assert sorted({twos.count(start) for start in twos}) == [2, 3]  # there are four states, taken in turn
    said = "Only 4 states have depth 2, so some are used more than once to make 10 initial states."
    assert list(map(str, plan.caveats)) == [said]


def test_the_same_seed_makes_the_same_starts() -> None:
    """Another one others; more starts begin with the same ones."""
    five = starts({"starts": 5, "seed": 7})
    assert starts({"starts": 8, "seed": 7})[:5] == five
    assert starts({"starts": 5, "seed": "7"}) == five
    assert starts({"starts": 5, "seed": 8}) != five
    assert (
        starts({"depths": "12", "per_depth": 5, "seed": 7})
        == starts({"depths": "10-12/2", "per_depth": 5, "seed": 7})[5:]
    )


WRONG: list[tuple[Any, str, str]] = [
    ([], "experiment", "A plan must be a JSON object"),
    ({}, "algorithms", "is missing"),
    ({"algorithms": "astar,bfs"}, "algorithms", "“bfs” is not known"),
    ({**ASTAR, "heuristics": "manhattan,octile"}, "heuristics", "“octile” does not work for Eight-puzzle"),
    ({**ASTAR, "colour": "red"}, "colour", "is not an option"),
    ({**ASTAR, "problem": "chess"}, "problem", "“chess” is not known"),
    ({**ASTAR, "problem": "grid", "problems": []}, "problems", "cannot be combined with problem"),
    ({**ASTAR, "problems": [{"problem": "grid", "size": 3}]}, "problems.1.size", "is not an option"),
    ({**ASTAR, "problems": ["hanoi", {"problem": "grid", "goal": "99,99"}]}, "problems.2.goal", "99,99"),
    ({**ASTAR, "starts": 5, "depths": "6-8"}, "depths", "cannot be combined with starts"),
    ({**ASTAR, "depths": "8-6"}, "depths", "“8-6” does not give depths"),
    ({**ASTAR, "depths": "2-4/0"}, "depths", "“2-4/0” does not give depths"),
    ({**ASTAR, "depths": "32"}, "depths", "No state has depth 32"),
    ({**ASTAR, "starts": ["", "0,1,2,3,4,5,6,7,8", "9"]}, "starts", "Initial state 3 cannot be used."),
    ({**ASTAR, "starts": ["# none"]}, "starts", "is empty"),
    ({**ASTAR, "seconds": "soon"}, "seconds", "a number"),
    ({"algorithms": [{"algorithm": "astar", "weight": 2}]}, "algorithms.weight", "is not an option"),
    ({"algorithms": "bidirectional", "problem": "water-jugs"}, "algorithms", "Water jugs"),
]  # fmt: skip


@each_case("data, field, said", WRONG, ids=[f"{field}: {said}" for _, field, said in WRONG])
def test_what_is_wrong_is_said_with_its_place(data: Any, field: str, said: str) -> None:
    """In a sentence that names the key."""
    with pytest.raises(BadInput) as complaint:
        read_plan(data)
    assert complaint.value.field == field
    assert said in complaint.value.text


PLAN = {
    "depths": "4-8/2", "per_depth": 4, "algorithms": ["breadth-first", "astar"],
    "heuristics": ["misplaced", "manhattan"],
}  # fmt: skip


def test_rows_come_one_by_one_or_in_slices_of_time() -> None:
    """As many as there are searches, left at any time and gone on with."""
    whole = Experiment(PLAN)
    rows = list(whole)
    assert len(rows) == len(whole) == whole.done == 36
    sliced = Experiment(Plan(whole.plan.parts, whole.plan.limits))
    come = sliced.advance(0.002)
    assert sliced.done == len(come) < 36
    while sliced.done < len(sliced):
        come += sliced.advance(0.002)
    assert [row["generated"] for row in come] == [row["generated"] for row in rows]
    assert sliced.advance(1) == []


def test_the_start_on_which_two_ways_differ_most() -> None:
    """The start has the largest ratio of the numbers; None without a common start."""
    rows = list(Experiment(PLAN))
    bfs, h1, h2 = variants(rows)
    assert (bfs, h1, h2) == (("breadth-first", None, ""), ("astar", "misplaced", ""), ("astar", "manhattan", ""))
    found = differ_most(rows, bfs, h2)
    assert found is not None
    one, other = found
    assert one["start"] == other["start"]
    assert (variant_of(one), variant_of(other)) == (bfs, h2)
    by_start: dict[str, dict[Any, int]] = {}
    for row in rows:
        by_start.setdefault(row["start"], {})[variant_of(row)] = row["generated"]
    ratios = [max(each[bfs] / each[h2], each[h2] / each[bfs]) for each in by_start.values()]
    assert one["generated"] / other["generated"] == max(ratios)
    assert differ_most([], bfs, h1) is None


FIGURE = book_figure.DOCUMENT.read_text(encoding="utf-8")
TEXT = (ROOT / "docs/how-to/experiments.md").read_text(encoding="utf-8")


def test_the_figure_stands_in_the_document() -> None:
    """All twelve depths, with the book's numbers; ours near them."""
    for depth, numbers in book_figure.BOOK.items():
        nodes, branching = (line.split(" | ") for line in FIGURE.splitlines() if line.startswith(f"| {depth} |"))
        for at in range(3):
            ours, book = (int(cell.replace(",", "")) for cell in nodes[1 + 3 * at : 3 + 3 * at])
            assert book == numbers[at]
            assert abs(ours / book - 1) < 0.25
            b_ours, b_book = (float(cell.rstrip(" |")) for cell in branching[1 + 2 * at : 3 + 2 * at])
            assert b_book == numbers[3 + at]
            assert abs(b_ours - b_book) < 0.05


def test_every_option_and_column_is_described() -> None:
    """By its name."""
    for name in (*(name for metavars in GROUPS.values() for name in metavars), *SWITCHES):
        assert f"--{name}" in TEXT, name
    for name in (*COLUMNS, *OUTCOMES):
        assert f"`{name}`" in TEXT, name


def test_the_plans_of_the_document_are_plans() -> None:
    """That of the figure has a hundred starts of each of its depths; the one that is shown names what there is."""
    figure = json.loads(book_figure.PLAN.read_text(encoding="utf-8"))
    plan = read_plan(figure)
    assert len(plan) == 12 * 100 * 3
    shown = json.loads(re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)[0])
    shown["problems"][1]["grid"] = "...\n.#.\n..."
    assert len(read_plan(shown)) == 100 * 4 + 50 * 2
