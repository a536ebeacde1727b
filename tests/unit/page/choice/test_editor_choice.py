"""Which search shows what a reader's file brings."""

import pytest

from page.features.editor.choice import chosen
from page.options.catalog import Catalog
from page.text.words import catalog
from searchlight.catalog import as_plain_data


@pytest.fixture
def known() -> Catalog:
    """Ours, and of one's own a problem, two heuristics and an algorithm."""
    plain = as_plain_data(str)
    plain["heuristics"] += [dict(plain["heuristics"][0], id=name) for name in ("own:far", "own:near")]
    for problem in plain["problems"]:
        problem["heuristics"] += ["own:far", "own:near"]
    plain["problems"].append(dict(plain["problems"][0], id="own:Maze", heuristic="zero"))
    plain["algorithms"].append(dict(plain["algorithms"][0], id="own:search", uses_h=False))
    return Catalog(catalog(plain))


def file(problems: str = "", heuristics: str = "", algorithms: str = "") -> dict[str, list[str]]:
    found = {"problems": problems, "heuristics": heuristics, "algorithms": algorithms}
    return {kind: [f"own:{name}" for name in listed.split()] for kind, listed in found.items()}


def test_a_file_that_brings_one_thing_leaves_the_rest(known: Catalog) -> None:
    """The first of its kind, or the one that was chosen already."""
    latest = known.accept({"algorithm": "greedy", "start": "1,2,0,3,4,5,6,7,8"})[0]
    one = chosen(known, latest, file(heuristics="far near"))
    assert (one["heuristic"], one["algorithm"], one["start"]) == ("own:far", "greedy", "1,2,0,3,4,5,6,7,8")
    assert chosen(known, one | {"heuristic": "own:near"}, file(heuristics="far near"))["heuristic"] == "own:near"
    other = chosen(known, latest, file(algorithms="search"))
    assert (other["algorithm"], other["problem"]) == ("own:search", "eight-puzzle")


def test_a_heuristic_needs_an_algorithm_that_takes_one(known: Catalog) -> None:
    """Where none is chosen, the first that does is; an algorithm of the same file is not changed."""
    latest = known.accept({"algorithm": "breadth-first"})[0]
    assert chosen(known, latest, file(heuristics="far"))["algorithm"] == known.first["algorithm"]
    assert chosen(known, latest, file(heuristics="far", algorithms="search"))["algorithm"] == "own:search"


def test_another_problem_brings_its_own_start(known: Catalog) -> None:
    """The previous problem's choices are dropped, and a removed problem is replaced."""
    latest = known.accept({"problem": "graph", "graph": "romania"})[0]
    maze = chosen(known, latest, file(problems="Maze"))
    assert (maze["problem"], maze["start"]) == ("own:Maze", known.problems["own:Maze"]["start"])
    assert chosen(known, maze | {"problem": "own:gone"}, file(heuristics="far"))["problem"] == known.first["problem"]
