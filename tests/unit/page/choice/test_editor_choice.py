"""Which search shows what a reader's file brings."""

import pytest

from page.features.editor.choice import chosen, names
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


def test_a_template_says_what_shows_it(known: Catalog) -> None:
    """Also where the file has other names by now."""
    latest = known.accept({})[0]
    told = chosen(known, latest, file(problems="Maze"), {"problem": "own:Corridor", "algorithm": "uniform-cost"})
    assert (told["problem"], told["algorithm"]) == ("own:Maze", "uniform-cost")
    assert names(file(problems="Maze", heuristics="far near")) == ["Maze", "far", "near"]


def test_what_is_shown_may_be_gone_from_the_lists(known: Catalog) -> None:
    """It is no longer offered, but its entry stays known."""
    known.refresh(catalog(as_plain_data(str)))
    assert known.problems["own:Maze"]
    assert [entry["id"] for entry in known.listed["problems"]] == [
        name for name in known.problems if name != "own:Maze"
    ]
