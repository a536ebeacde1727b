"""Compare opens another algorithm than the one that is shown (pysrc/page/options/rivals.py)."""

from page.options.catalog import Catalog
from page.options.rivals import RIVALS, rival
from searchlight import catalog as solver

CATALOG = Catalog(solver.as_plain_data())


def test_every_algorithm_has_a_rival_of_the_catalog() -> None:
    """Another one; and nothing is named that is not there."""
    assert RIVALS.keys() == CATALOG.algorithms.keys()
    assert all(other in CATALOG.algorithms and other != one for one, other in RIVALS.items())


def test_the_rival_keeps_problem_start_and_heuristic() -> None:
    greedy = CATALOG.defaults("eight-puzzle", "greedy", "misplaced") | {"start": "1,2,5,3,4,0,6,7,8"}
    other = rival(CATALOG, greedy)
    assert (other["algorithm"], other["heuristic"], other["start"]) == ("astar", "misplaced", greedy["start"])
    assert "heuristic" not in rival(CATALOG, other)


def test_the_readers_own_algorithm_meets_itself() -> None:
    own = {"algorithm": "own:mine", "problem": "eight-puzzle"}
    assert rival(CATALOG, own) is own
