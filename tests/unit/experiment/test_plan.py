"""Plans of experiments and of their page: their searches, and the messages about impossible ones."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from spaces import distances

from buildtools.docs import book_figure
from buildtools.project import ROOT, BuildError
from searchlight import differ_most
from searchlight.batch.experiment_options import GROUPS, SWITCHES
from searchlight.errors import BadInput
from searchlight.experiment.experiment import Experiment
from searchlight.experiment.plan import Plan, read_plan
from searchlight.experiment.row import COLUMNS, OUTCOMES
from searchlight.experiment.summary import Summary
from searchlight.experiment.widest_gap import variant_of, variants
from searchlight.problems.boards import solvable
from searchlight.run import effective_branching
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


def test_starts_at_random_can_be_solved() -> None:
    """Any board of fifteen tiles that can; any cell of a grid from which the goal is in reach."""
    goal = bytes(range(16))
    many = boards(starts({"problem": "fifteen-puzzle", "starts": 50}))
    assert all(solvable(board, goal, 4) for board in many)
    assert len(set(many)) == 50
    cut_off = "..#./..#./..#."
    assert set(starts({"problem": "grid", "grid": cut_off, "goal": "0,0", "starts": 60})) == {
        "0,0", "1,0", "0,1", "1,1", "0,2", "1,2",
    }  # fmt: skip
    assert len(starts({"problem": "hanoi", "goal": "-,-,987654321", "start": "987654321,-,-", "starts": 3})) == 3
    [far] = starts({"problem": "pillars", "start": ",".join("0" * 21), "goal": ",".join("1" * 21), "starts": 1})
    assert far.count(",") == 20


def test_starts_from_which_no_goal_can_be_reached_are_warned_of() -> None:
    """Once, with the number of the first."""
    plan = read_plan({**ASTAR, "starts": ["0,1,2,3,4,5,6,7,8", "0,2,1,3,4,5,6,7,8", "0,1,2,3,4,5,6,8,7"]})
    [caveat] = map(str, plan.caveats)
    assert caveat.startswith("No goal can be reached from 2 initial states; the first is number 2.")


WRONG: list[tuple[Any, str, str]] = [
    ([], "experiment", "A plan must be a JSON object"),
    ({}, "algorithms", "is missing"),
    ({"algorithms": []}, "algorithms", "is empty"),
    ({"algorithms": "astar,bfs"}, "algorithms", "“bfs” is not known"),
    ({**ASTAR, "heuristics": "octile"}, "heuristics", "“octile” does not work for Eight-puzzle"),
    ({**ASTAR, "heuristics": "manhattan,octile"}, "heuristics", "“octile” does not work for Eight-puzzle"),
    ({**ASTAR, "heuristics": "h1"}, "heuristics", "“h1” is not known"),
    ({**ASTAR, "colour": "red"}, "colour", "is not an option"),
    ({**ASTAR, "problem": "chess"}, "problem", "“chess” is not known"),
    ({**ASTAR, "problem": "grid", "problems": []}, "problems", "cannot be combined with problem"),
    ({**ASTAR, "problems": []}, "problems", "is empty"),
    ({**ASTAR, "problems": [{"problem": "grid", "size": 3}]}, "problems.1.size", "is not an option"),
    ({**ASTAR, "problems": ["hanoi", {"problem": "grid", "goal": "99,99"}]}, "problems.2.goal", "99,99"),
    ({**ASTAR, "starts": 0}, "starts", "whole number"),
    ({**ASTAR, "starts": 5, "depths": "6-8"}, "depths", "cannot be combined with starts"),
    ({**ASTAR, "depths": "8-6"}, "depths", "“8-6” does not give depths"),
    ({**ASTAR, "depths": "6-"}, "depths", "“6-” does not give depths"),
    ({**ASTAR, "depths": "2-4/0"}, "depths", "“2-4/0” does not give depths"),
    ({**ASTAR, "depths": "32"}, "depths", "No state has depth 32"),
    ({**ASTAR, "depths": "4", "per_depth": "x"}, "per_depth", "whole number"),
    ({**ASTAR, "starts": ["1,2,3"]}, "starts", "Initial state 1 cannot be used."),
    ({**ASTAR, "starts": ["", "0,1,2,3,4,5,6,7,8", "9"]}, "starts", "Initial state 3 cannot be used."),
    ({**ASTAR, "starts": ["# none"]}, "starts", "is empty"),
    ({**ASTAR, "seconds": "soon"}, "seconds", "a number"),
    ({**ASTAR, "max_nodes": 0}, "max_nodes", "whole number"),
    ({**ASTAR, "goal": "1"}, "goal", "9"),
    ({"algorithms": [{"algorithm": "astar", "weight": 2}]}, "algorithms.weight", "is not an option"),
    ({"algorithms": [{"algorithm": "weighted-astar", "weight": "heavy"}]}, "weight", "heavy"),
    ({"algorithms": "bidirectional", "problem": "water-jugs"}, "algorithms", "Water jugs"),
    ({**ASTAR, "problem": "grid", "grid": "..#/..#/..#", "goal": "9,9", "starts": 3}, "goal", "9,9"),
]  # fmt: skip


@each_case("data, field, said", WRONG, ids=[f"{field}: {said}" for _, field, said in WRONG])
def test_what_is_wrong_is_said_with_its_place(data: Any, field: str, said: str) -> None:
    """In a sentence that names the key."""
    with pytest.raises(BadInput) as complaint:
        read_plan(data)
    assert complaint.value.field == field
    assert said in complaint.value.text


def test_too_deep_to_be_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of fifteen tiles the boards near the goal can be had, and no others."""
    monkeypatch.setattr("searchlight.experiment.starts.NEAR", 1000)
    near = read_plan({**ASTAR, "problem": "fifteen-puzzle", "depths": "8", "per_depth": 2})
    assert [search.depth for search in near] == [8, 8]
    with pytest.raises(BadInput, match="More than 1,000 states are within 9 actions of the goal"):
        read_plan({**ASTAR, "problem": "fifteen-puzzle", "depths": "30", "per_depth": 2})


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


def test_ways_and_columns_that_are_not_there_are_named() -> None:
    """With what there is: a slip of the pen is not an experiment without differences."""
    rows = list(Experiment(PLAN))
    bfs, _, h2 = variants(rows)
    wrong: list[tuple[str, dict[str, Any], str]] = [
        ("other", {"other": ("greedy", None, "")}, "is not among these rows. Use one of ('breadth-first', None, '')"),
        ("one", {"one": "cake"}, "'cake' is not among these rows"),
        ("one", {"one": []}, "[] is not among these rows"),
        ("by", {"by": "cake"}, "“cake” is not known here. Use one of depth, expanded, generated"),
        ("by", {"by": "start"}, "“start” is not known"),
        ("by", {"by": []}, "is not known"),
        ("rows", {"rows": 3}, "must be the rows of an experiment, not 3."),
        ("rows", {"rows": [{"start": "x"}]}, "must be the rows of an experiment"),
        ("rows", {"rows": [{**rows[0], "generated": "many"}, *rows]}, "The column generated must contain numbers"),
    ]
    for field, changed, sentence in wrong:
        with pytest.raises(BadInput) as caught:
            differ_most(**{"rows": rows, "one": bfs, "other": h2, **changed})
        assert caught.value.field == field
        assert sentence in caught.value.text


def test_wrong_numbers_of_starts_are_complained_of_first() -> None:
    """The complaint is about the wrong numbers even if other parts of the plan are missing."""
    for field, plan in (
        ("starts", {"starts": -3}), ("per_depth", {"depths": "2-4", "per_depth": 0}), ("depths", {"depths": "x"}),
        ("seed", {"starts": 2, "seed": [1]}),
    ):  # fmt: skip
        with pytest.raises(BadInput) as caught:
            Experiment(plan)
        assert caught.value.field == field


@pytest.mark.parametrize("seconds", [None, "1", -1, True, float("nan")])
def test_a_slice_of_time_is_a_number(seconds: Any) -> None:
    """Other values are refused, because the experiment would never advance."""
    with pytest.raises(BadInput, match="seconds: This must be a number, 0 or greater, not"):
        Experiment(PLAN).advance(seconds)


def test_the_summary_has_means_by_depth() -> None:
    """Generated nodes and b*, of the searches that found a solution; the others are told of."""
    rows = list(Experiment({**PLAN, "max_nodes": 60}))
    told = Summary(rows).as_plain_data()
    assert [(cell["depth"], cell["algorithm"], cell["heuristic"]) for cell in told] == [
        (depth, *way[:2]) for depth in (4, 6, 8) for way in variants(rows)
    ]
    for cell in told:
        mine = [
            row
            for row in rows
            if (row["depth"], *variant_of(row)[:2]) == (cell["depth"], cell["algorithm"], cell["heuristic"])
        ]
        solved = [row for row in mine if row["outcome"] == "solution"]
        assert (cell["searches"], cell["solved"]) == (4, len(solved))
        if solved:
            assert cell["generated"] == sum(row["generated"] for row in solved) / len(solved)
            assert cell["b_star"] == pytest.approx(sum(row["b_star"] for row in solved) / len(solved))
            exact = [effective_branching(row["generated"], row["depth"]) for row in solved]
            assert [row["b_star"] for row in solved] == pytest.approx(exact, abs=1e-4)
        else:
            assert cell["generated"] is None
    lost = sum(row["outcome"] == "budget" for row in rows)
    assert lost
    text = Summary(rows).as_text()
    assert f"{lost} searches found no solution and are left out of the means." in text
    assert text.splitlines()[2].split()[:3] == ["depth", "states", "breadth-first"]


FIGURE = book_figure.DOCUMENT.read_text(encoding="utf-8")
TEXT = (ROOT / "docs/how-to/experiments.md").read_text(encoding="utf-8")


def test_the_figure_of_the_book_is_made_by_its_command(tmp_path: Path) -> None:
    """A small form of it: two depths, three puzzles each; a second call goes on with the same rows."""
    document, rows = tmp_path / "experiments.md", tmp_path / "rows.csv"
    document.write_text("# Before\n<!-- figure 3.26 -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    arguments = [
        "--rows",
        str(rows),
        "--document",
        str(document),
        "--depths",
        "8-10/2",
        "--per-depth",
        "3",
        "--workers",
        "1",
    ]
    book_figure.main(arguments)
    lines = document.read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[1], lines[-2], lines[-1]) == ("# Before", "<!-- figure 3.26 -->", "<!-- end -->", "after")
    first = [line.split(" | ") for line in lines if line.startswith("| 8 |")]
    assert (first[0][2], first[0][5], first[0][8]) == ("368", "48", "31")
    assert [cell.rstrip(" |") for cell in first[1][2::2]] == ["1.91", "1.40", "1.30"]
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 1 + 2 * 3 * 3
    made = book_figure.read(rows)
    assert list(made) == [8, 10]
    assert all(len(sample) == 3 for ways in made.values() for sample in ways.values())
    again = rows.read_bytes()
    book_figure.main(arguments)
    assert rows.read_bytes() == again
    document.write_text("no place", encoding="utf-8")
    with pytest.raises(BuildError, match="no place for figure"):
        book_figure.main(arguments)


def test_the_books_numbers_fit_together() -> None:
    """Its effective branching factors are those of its nodes and depths, but for what means and rounding take."""
    for depth, (*nodes, bfs, h1, h2) in book_figure.BOOK.items():
        for generated, branching in zip(nodes, (bfs, h1, h2), strict=True):
            exact = effective_branching(generated, depth)
            assert exact is not None
            assert abs(exact - branching) < 0.04, (depth, generated)


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
