"""Searches and requests for worksheets, drawn by lot: every algorithm, every problem, whatever options they have."""

import json
from random import Random
from typing import Final

from bench.oracles._textbook import MAKERS
from searchlight import catalog, make_problem, random_start
from searchlight.worksheets.request import Request

OPTIONS: Final[dict[str, list[str]]] = {
    "limit": ["0", "1", "2", "3", "4", "50"],
    "tie": ["fifo", "lifo", "low-h", "high-g", "state"],
    "reopen": ["true", "false"],
    "weight": ["1", "1.5", "2", "5", "1.125"],
    "moves": ["4", "8"],
    "order": ["ULRD", "LRUD"],
}
GRAPHS: Final = 0.4  # the share of searches on graphs, which are drawn themselves for the most part
NAMES: Final = "ABCDEFGHIJ"


def drawn_search(choose: Random) -> dict[str, str]:
    """Options as one types them."""
    algorithm = choose.choice(list(MAKERS))
    names = list(catalog.PROBLEMS)
    problem = "graph" if choose.random() < GRAPHS else choose.choice(names)
    options = {"problem": problem, "algorithm": algorithm}
    wanted = (*catalog.PROBLEMS[problem].options, *catalog.ALGORITHMS[algorithm].options)
    for name in wanted:
        if name in OPTIONS and choose.random() < 0.7:
            options[name] = choose.choice(OPTIONS[name])
    if catalog.ALGORITHMS[algorithm].uses_h:
        options["heuristic"] = choose.choice(catalog.PROBLEMS[problem].heuristics)
    if choose.random() < 0.15:
        options["max_nodes"] = str(choose.randint(1, 30))
    if problem == "graph" and choose.random() < 0.8:
        return options | drawn_graph(choose)
    return options | _start(problem, options, choose)


def _start(problem: str, options: dict[str, str], choose: Random) -> dict[str, str]:
    """A few actions from the goal, or far from it."""
    if choose.random() < 0.2:
        return {}
    given = {name: value for name, value in options.items() if name in ("moves", "order")}
    known = make_problem(problem, **given)
    state = random_start(known, choose.choice((2, 4, 6, 10, 30)), choose.randrange(10**6))
    return {"start": known.text(state)}


def drawn_graph(choose: Random) -> dict[str, str]:
    """One way or both, whole costs or not; h is any number, so that it may overestimate and be inconsistent."""
    names = NAMES[: choose.randint(3, len(NAMES))]
    step = choose.choice((1, 1, 0.5, 0.1))
    edges: dict[str, dict[str, float]] = {name: {} for name in names}
    for name in names:
        for other in choose.sample(names, choose.randint(0, min(4, len(names)))):
            if other != name:
                edges[name][other] = choose.randint(0 if step == 1 else 1, 9) * step
    if choose.random() < 0.4:
        for name in names:
            for other, cost in list(edges[name].items()):
                edges[other][name] = cost
    h = {name: choose.randint(0, 9) * step for name in names}
    h["A"] = 0
    return {"graph": json.dumps({"edges": edges, "h": h}), "start": choose.choice(names), "goal": choose.choice(names)}


def drawn_request(choose: Random) -> Request:
    """How much of the search is on the sheet, and whether another seed varies it."""
    return Request(
        first=choose.choice((0, 0, 0, 1, 2, 5, 20)),
        steps=choose.choice((None, None, 1, 2, 3, 4, 6)),
        seed=choose.choice(("", "", str(choose.randrange(100)))),
        share=choose.choice((25, 50, 75, 100)),
    )
