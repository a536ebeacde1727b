"""Unusable arguments to the library: a clear error for each, and never a raw exception."""

import math
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from searchlight import (
    BadInput,
    Experiment,
    ProblemError,
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
from searchlight.events import GENERATE, Unsolved
from searchlight.node import Node
from tests.unit.each_case import each_case


def steps_of(_: Any) -> list[int]:
    return [1, 2]


def further(state: int, action: int) -> int:
    return min(state + action, 9)


COUNT = problem_from(0, 5, steps_of, further)


ROMANIA = solve("graph")
EVENTS = ROMANIA.record.event_count - 1
NODES = ROMANIA.record.row_count - 1


def yields(*items: Any, ends: Any = Unsolved.FAILURE) -> Callable[[Any], Iterator[Any]]:
    """An algorithm that yields just these."""

    def algorithm(problem: Any) -> Iterator[Any]:
        yield from items
        return ends

    return algorithm


WRONG: list[tuple[str, Callable[[], Any], str, str]] = [
    ("solve, a function that does not search", lambda: solve("graph", lambda p: 3), "algorithm", "not a search"),  # type: ignore[arg-type,return-value]
    ("solve, a function of nothing", lambda: solve("graph", lambda: 3), "algorithm", "raised TypeError"),  # type: ignore[arg-type]
    ("solve, no id", lambda: solve("graph", ""), "algorithm", "Use one of astar"),
    ("solve, no event", lambda: solve("graph", yields(3)), "algorithm", "The search yielded 3. Yield an event"),
    ("solve, no node", lambda: solve("graph", yields((GENERATE, 3))), "algorithm", "Yield it with a Node"),
    (
        "solve, no outcome", lambda: solve("graph", yields((GENERATE, Node("Arad")), ends=None)),
        "algorithm", "The search ended with None. Return Solution(node)",
    ),
    (
        "solve, a function that is not used", lambda: solve(COUNT, "uniform-cost", heuristic=lambda s: 0), "heuristic",
        "Uniform-cost search does not use a heuristic",
    ),
    ("solve, a text for record", lambda: solve("graph", record="no"), "record", "must be True or False, not 'no'."),  # type: ignore[arg-type]
    ("solve, no graph", lambda: solve("graph", graph=[1, 2]), "graph", "Give a dict or a text such as {"),
    ("page_link, no graph", lambda: page_link({"graph": [1, 2]}), "graph", "This must be a graph, not"),
    ("verdict, no heuristic", lambda: verdict(COUNT, 3), "heuristic", "or a function of a state, not 3."),  # type: ignore[arg-type]
    ("verdict, no number", lambda: verdict("graph", max_actions=0), "max_actions", "1 or greater, not 0."),
    ("problem_from, a function", lambda: problem_from(0, len, steps_of, further), "goal", "the function as is_goal"),
    ("solve, another problem's h", lambda: solve(COUNT, heuristic="manhattan"), "heuristic", "your own problem"),
    ("solve, a start for your own problem", lambda: solve(COUNT, start=1), "start", "no effect on your own problem"),
    ("solve, no option", lambda: solve("graph", colour=1), "colour", "This is not an option. Use one of "),
    ("solve, backward", lambda: solve(COUNT, "bidirectional"), "algorithm", "Bidirectional search also searches back"),
    ("link, your own", lambda: solve(COUNT).link(), "problem", "This is your own, so a link cannot contain it"),
    ("problem_from, no goal", lambda: problem_from(1, None, list, max), "goal", "The goal is missing."),
    ("make_problem", lambda: make_problem(None), "problem", "None is not a problem"),  # type: ignore[arg-type]
    ("random_start, steps", lambda: random_start("graph", -1, 1), "steps", "a whole number, 0 or greater, not -1."),
    ("random_start, seed", lambda: random_start("graph", 2, None), "seed", "a whole number or a string, not None."),  # type: ignore[arg-type]
    ("node", lambda: ROMANIA.node(999), "row", f"must be a whole number from 0 to {NODES}, not 999."),
    ("frontier before", lambda: ROMANIA.frontier(-1), "time", f"must be a whole number from 0 to {EVENTS}, not -1."),
    ("link", lambda: ROMANIA.link(step=-1), "step", "must be a whole number from 0 to 5, not -1."),
    ("link, the page", lambda: ROMANIA.link(1, page=None), "page", "must be a string, not None."),  # type: ignore[arg-type]
    ("view", lambda: ROMANIA.view(step=99), "step", "must be a whole number from 0 to 5, not 99."),
    ("view, beside", lambda: ROMANIA.view(beside="x"), "beside", "has another problem"),  # type: ignore[arg-type]
    ("page_link", lambda: page_link({"problem": "graph"}, "x"), "step", "0 or greater, not 'x'."),  # type: ignore[arg-type]
    ("page_link, options", lambda: page_link("graph"), "options", "must be a dict"),  # type: ignore[arg-type]
    ("from_json", lambda: Result.from_json(None), "file", "must be a string, not None."),  # type: ignore[arg-type]
]  # fmt: skip


@each_case("call, field, sentence", [each[1:] for each in WRONG], ids=[each[0] for each in WRONG])
def test_what_cannot_be_used_is_named(call: Callable[[], Any], field: str, sentence: str) -> None:
    """The error names the argument, what is wrong with it, and what is accepted."""
    with pytest.raises(BadInput) as caught:
        call()
    assert caught.value.field == field
    assert sentence in caught.value.text


@each_case("answer", ["no", "", [], [1], {}, (), object(), len, None])
def test_a_goal_test_answers_yes_or_no(answer: Any) -> None:
    """A text is no answer: “no” would be true."""
    problem = problem_from(0, None, steps_of, further, is_goal=lambda state: answer)
    with pytest.raises(ProblemError) as caught:
        solve(problem, "breadth-first", max_nodes=9)
    assert caught.value.function == "is_goal"


@pytest.mark.parametrize("answer", [True, False])
def test_a_heuristic_is_a_number(answer: bool) -> None:
    """True would count as 1: a comparison that was returned by mistake."""
    with pytest.raises(ProblemError) as caught:
        solve("graph", heuristic=lambda state: answer)
    assert caught.value.function == "h"
    assert "It must return a number" in str(caught.value)


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
    "heuristic": lambda odd: solve("graph", heuristic=odd, max_nodes=9),
    "max_nodes": lambda odd: solve(COUNT, max_nodes=odd),
    "start": lambda odd: solve("eight-puzzle", start=odd, max_nodes=9),
    "goal": lambda odd: solve("graph", goal=odd),
    "graph": lambda odd: solve("graph", graph=odd),
    "limit": lambda odd: solve("graph", "depth-limited", limit=odd, max_nodes=9),
    "weight": lambda odd: solve("graph", "weighted-astar", weight=odd),
    "verdict": verdict,
    "verdict, heuristic": lambda odd: verdict(COUNT, odd),
    "make_problem": make_problem,
    "random_start": lambda odd: random_start(odd, 3, 1),
    "node": ROMANIA.node,
    "frontier": lambda odd: list(ROMANIA.frontier(odd)),
    "visited": ROMANIA.visited,
    "view": ROMANIA.view,
    "view, beside": lambda odd: ROMANIA.view(beside=odd),
    "from_json": Result.from_json,
    "page_link": page_link,
    "page_link, step": lambda odd: page_link({}, odd),
    "experiment": Experiment,
    "experiment, starts": lambda odd: Experiment({**PLAN, "starts": 2 if odd == 999 else odd}),
    "experiment, problem": lambda odd: Experiment({**PLAN, "problem": odd}),
    "experiment, algorithms": lambda odd: Experiment({**PLAN, "algorithms": odd}),
    "advance": lambda odd: Experiment(PLAN).advance(odd),
    "rows": lambda odd: differ_most(odd, ASTAR, UNIFORM),
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
