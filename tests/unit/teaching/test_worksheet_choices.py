"""Worksheets as they are asked for: another seed, a later step, chosen blanks; refusals."""

from typing import Any

import pytest

from searchlight.errors import BadInput
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.setup import Setup, read
from searchlight.worksheets.request import PARTS, Request
from searchlight.worksheets.request import read as read_request
from searchlight.worksheets.sheet import sheet
from tests.unit.teaching.worksheet_truth import by_hand
from tests.unit.teaching.worksheets_made import made, setup_of, states


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
        again = read(each["search"])
        assert isinstance(again, Setup)
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


def test_a_small_space_is_gone_through() -> None:
    """Walks from the goal hardly ever end where A* goes straight on: among all cells of the grid there is one."""
    for seed in ("1", "2"):
        assert made(Request(seed=seed), problem="grid", algorithm="astar")["varied"]["id"] == "worksheet.varied.start"


def test_a_problem_with_nothing_to_vary_says_so() -> None:
    """From no other start do the steps come to the same counts: the sheet stays, and only its blanks are others."""
    one = made(Request(), problem="water-jugs", algorithm="breadth-first", jugs="2,1", goal="1")
    other = made(Request(seed="2"), problem="water-jugs", algorithm="breadth-first", jugs="2,1", goal="1")
    assert other["varied"]["id"] == "worksheet.varied.nothing"
    assert other["search"] == one["search"]


def test_a_sheet_from_a_later_step() -> None:
    """Its first row is the frontier there; what comes before it is given, and only the way to it is on the sheet."""
    given = {"problem": "eight-puzzle", "algorithm": "astar"}
    later = made(Request(first=50, steps=3), **given)
    expected = by_hand(setup_of(**given).problem, "astar", 53)
    names = {node["name"]: node["state"] for node in (*later["tree"]["nodes"], *later["others"])}
    for row, (state, entries) in zip(later["table"]["rows"], expected[50:], strict=True):
        frontier = [each for each, _ in entries]
        found = states(row[1]["text"] + row[-1]["text"], names)
        found, waiting = found[:1], found[1:]
        assert row[0]["text"] == [str(50 + later["table"]["rows"].index(row))]
        assert not row[1]["given"] or row is later["table"]["rows"][0]
        assert waiting == frontier[: len(waiting)]
        if not row[1]["given"]:
            assert found == [state]
    turns = sorted(node["turn"] for node in later["tree"]["nodes"] if node["turn"] and node["blank"])
    assert turns == [turn for turn in (51, 52, 53) if turn in turns]
    assert {51, 52, 53} <= {node["turn"] for node in later["tree"]["nodes"]}


def test_blanks_are_chosen() -> None:
    """Which kinds, and of how many nodes; the root of a sheet from the start is always given."""
    for share, least in ((25, 4), (50, 8), (100, 15)):
        whole = made(Request(share=share, blanks=("numbers",)), problem="graph", algorithm="astar")
        assert sum(node["blank"] == ["numbers"] for node in whole["tree"]["nodes"]) == least
        assert whole["tree"]["nodes"][0]["blank"] == []
    only = made(Request(parts=("questions",)), problem="graph", algorithm="astar")
    assert only["tree"] is None
    assert only["table"] is None
    assert [question["kind"] for question in only["questions"]] == ["counts", "ties", "useless", "path"]


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
