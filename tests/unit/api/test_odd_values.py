"""The library's functions with values of every kind: whatever is handed over, no error is raw."""

import math
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from searchlight import (
    Experiment,
    Result,
    SearchlightError,
    differ_most,
    make_problem,
    page_link,
    problem_from,
    random_start,
    solve,
    verdict,
)
from tests.unit.api.counting import COUNT, further, steps_of
from tests.unit.each_case import each_case

ROMANIA = solve("graph")
ODD: list[Any] = [
    None, -1, 0, 999, 2.5, math.nan, math.inf, True, "x", "", "1", [], [1], {}, {"a": 1}, (), b"x", object(), len,
    lambda *_: 3, int,
]  # fmt: skip
ROWS = list(Experiment({"problem": "graph", "algorithms": ["astar", "uniform-cost"], "starts": 2}))
ASTAR, UNIFORM = (("astar", "table", ""), ("uniform-cost", None, ""))
PLAN = {"problem": "graph", "algorithms": ["astar"]}
CALLS: dict[str, Callable[[Any], Any]] = {
    "problem": lambda odd: solve(odd, max_nodes=9),
    "algorithm": lambda odd: solve("graph", odd, max_nodes=9),
    "own algorithm": lambda odd: solve(COUNT, odd, max_nodes=9),
    "heuristic": lambda odd: solve("graph", heuristic=odd, max_nodes=9),
    "own heuristic": lambda odd: solve(COUNT, heuristic=odd, max_nodes=9),
    "max_nodes": lambda odd: solve(COUNT, max_nodes=odd),
    "start": lambda odd: solve("eight-puzzle", start=odd, max_nodes=9),
    "goal": lambda odd: solve("graph", goal=odd),
    "graph": lambda odd: solve("graph", graph=odd),
    "grid": lambda odd: solve("grid", grid=odd),
    "limit": lambda odd: solve("graph", "depth-limited", limit=odd, max_nodes=9),
    "weight": lambda odd: solve("graph", "weighted-astar", weight=odd),
    "tie": lambda odd: solve("graph", tie=odd),
    "verdict": verdict,
    "verdict, heuristic": lambda odd: verdict(COUNT, odd),
    "verdict, actions": lambda odd: verdict("graph", max_actions=odd),
    "make_problem": make_problem,
    "random_start": lambda odd: random_start(odd, 3, 1),
    "random_start, steps": lambda odd: random_start(COUNT, odd, 1),
    "random_start, seed": lambda odd: random_start("graph", 3, odd),
    "node": ROMANIA.node,
    "frontier": lambda odd: list(ROMANIA.frontier(odd)),
    "visited": ROMANIA.visited,
    "link": ROMANIA.link,
    "link, page": lambda odd: ROMANIA.link(1, odd),
    "view": ROMANIA.view,
    "view, beside": lambda odd: ROMANIA.view(beside=odd),
    "from_json": Result.from_json,
    "page_link": page_link,
    "page_link, step": lambda odd: page_link({}, odd),
    "experiment": Experiment,
    "experiment, starts": lambda odd: Experiment({**PLAN, "starts": 2 if odd == 999 else odd}),
    "experiment, problem": lambda odd: Experiment({**PLAN, "problem": odd}),
    "experiment, algorithms": lambda odd: Experiment({**PLAN, "algorithms": odd}),
    "experiment, heuristics": lambda odd: Experiment({**PLAN, "heuristics": odd}),
    "experiment, depths": lambda odd: Experiment({**PLAN, "depths": odd}),
    "experiment, seed": lambda odd: Experiment({**PLAN, "starts": 2, "seed": odd}),
    "experiment, seconds": lambda odd: Experiment({**PLAN, "seconds": odd}),
    "advance": lambda odd: Experiment(PLAN).advance(odd),
    "rows": lambda odd: differ_most(odd, ASTAR, UNIFORM),
    "one": lambda odd: differ_most(ROWS, odd, UNIFORM),
    "by": lambda odd: differ_most(ROWS, ASTAR, UNIFORM, by=odd),
    "problem_from, goal": lambda odd: solve(problem_from(0, odd, steps_of, further), "breadth-first"),
    "problem_from, start": lambda odd: solve(problem_from(odd, 5, steps_of, lambda s, _: s), "breadth-first"),
    "actions": lambda odd: solve(problem_from(0, 5, lambda _: odd, further), "breadth-first", max_nodes=9),
    "result": lambda odd: solve(problem_from(0, 5, steps_of, lambda *_: odd), "breadth-first", max_nodes=9),
    "cost": lambda odd: solve(problem_from(0, 5, steps_of, further, cost=lambda *_: odd), "uniform-cost", max_nodes=9),
    "h": lambda odd: solve(problem_from(0, 5, steps_of, further, h=lambda _: odd), max_nodes=9),
}


@each_case("call", CALLS.values(), ids=list(CALLS))
def test_whatever_is_handed_over_nothing_raw_comes_back(call: Callable[[Any], Any]) -> None:
    """It is used, or refused by an error of the documented tree."""
    for odd in ODD:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with suppress(SearchlightError):
                call(odd)
