"""A lecture listing runs as it is shown: with the record of the algorithm that it is made from, to the last event."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

import worker
from searchlight.catalog import ALGORITHMS
from searchlight.problems.graph import Graph
from tests.unit.random_graphs import graphs
from tests.unit.user_code.asking import asked, failed, loaded, of_api, said, searched

ROMANIA = {"problem": "graph", "heuristic": "table"}
FORMS = [
    {"algorithm": entry.id, **form}
    for entry in ALGORITHMS.values()
    for form in ([{}, {"reopen": "false", "tie": "lifo"}] if "reopen" in entry.options else [{}])
]
WITHOUT = ["rbfs"]  # the function that it begins with is not shown
LISTED = [form for form in FORMS if form["algorithm"] not in WITHOUT and not ALGORITHMS[form["algorithm"]].only]
EVERYWHERE = pytest.mark.parametrize("form", LISTED, ids=lambda form: "-".join(form.values()))


def program(**options: str) -> str:
    """What *Edit* opens; empty if there is no such program."""
    worker.load_code("")
    part = of_api("user_code", "sources", options=options)["parts"][0]
    return str(part["listing"].get("text", ""))


def ran(text: str, **options: str) -> Any:
    [own] = loaded(text)["own"]["algorithms"]
    return searched(**options | {"algorithm": own})


def expect_same(**options: str) -> None:
    text = program(**options)
    assert ran(text, **options) == searched(**options)


def test_every_listing_but_these_is_a_program() -> None:
    """Beginning with what it imports; the rest is what the code panel shows. A game's has no program."""
    assert not program(problem="nim", algorithm="alpha-beta")
    chosen = [form | {"problem": "grid", "moves": "8", "heuristic": "zero"} for form in FORMS]
    assert [each["algorithm"] for each in chosen if not program(**each)] == WITHOUT
    opened = asked("open_run", json.dumps(ROMANIA | {"algorithm": "astar"}))
    shown = ["".join(spans[1::2]) for spans in opened["table"]["source"]["lecture"]]
    part = of_api("user_code", "sources", options=ROMANIA | {"algorithm": "astar"})["parts"][0]["listing"]
    assert part["text"].split("\n")[part["above"] : -1] == shown
    assert part["text"].startswith("from lecture import Node, Solution, Unsolved, expand\n")


@EVERYWHERE
def test_a_listing_does_what_its_algorithm_does(form: dict[str, str]) -> None:
    """In Romania, and on a board."""
    expect_same(**ROMANIA, **form, limit="6")
    expect_same(**form, problem="eight-puzzle", start="1,2,5,3,4,0,6,7,8", limit="6", max_nodes="400")


def test_jump_point_search_does_on_its_grid() -> None:
    expect_same(problem="grid", moves="8", algorithm="jump-point", heuristic="octile")


@EVERYWHERE
def test_a_listing_does_on_random_graphs(form: dict[str, str]) -> None:
    """With cycles, edges that cost nothing, goals out of reach and inconsistent estimates."""
    [own] = loaded(program(**ROMANIA, **form))["own"]["algorithms"]

    @settings(max_examples=30)
    @given(graph=graphs())
    def does(graph: Graph) -> None:
        text = json.dumps({"edges": graph.edges, "h": graph.h})
        chosen = ROMANIA | form | {"graph": text, "start": "S", "goal": "G", "limit": "4", "max_nodes": "200"}
        assert searched(**chosen | {"algorithm": own}) == searched(**chosen)

    does()


FORMER = """from lecture import joined_cost, may_improve, meeting, met_at_start, next_side, outcome_of, two_sides


def bidirectional_search(problem):
  sides = two_sides(problem)
  met, cost = met_at_start(sides)
  while may_improve(sides, cost):
    one, other = next_side(sides)
    node = one.frontier.take()
    if node is not one.best[node.state]:
      continue
    for child in one.expand(node):
      child.f = child.g
      older = one.best.get(child.state)
      if older and older.g <= child.g:
        continue
      one.best[child.state] = child
      one.frontier.add(child)
      total = joined_cost(child, other)
      if total < cost:
        cost = total
        met = meeting(child, sides)
  return outcome_of(met)
"""


@pytest.mark.parametrize("goal", ["Bucharest", "Arad"])
def test_a_listing_of_version_1_0_runs_as_it_did(goal: str) -> None:
    """That of bidirectional search imports functions that today's listing does not use."""
    options = ROMANIA | {"algorithm": "bidirectional", "goal": goal}
    assert ran(FORMER, **options) == searched(**options)


ASTAR = program(**ROMANIA, algorithm="astar")
CHECK = "      if not older or child.g < older.g:\n        best[child.state] = child\n        frontier.add(child)\n"
LOOP = "for child in expand(problem, node):"
KEPT = "kids = []\n    for each in expand(problem, node):\n      kids.append(each)\n    for child in kids:"
HELPERS = """
def _taken(frontier):
  return frontier.take()
"""
COUNTS = ("cost", "expanded", "generated", "max_frontier")


@pytest.mark.parametrize(
    ("change", "counts"),
    [
        (("child.g + child.h", "child.h"), [450, 3, 9, 5]),
        (("expand(problem, node)", "sorted(expand(problem, node), key=lambda each: each.h)"), [418, 5, 15, 6]),
        (("expand(problem, node)", "[x for x in expand(problem, node) if x.state not in best]"), [450, 7, 19, 6]),
        ((CHECK, "      if older:\n        continue\n" + CHECK), [450, 7, 19, 6]),
        ((CHECK, CHECK.replace("if not older or child.g < older.g", "if True")), [418, 5, 15, 11]),
        (("      child.h =", "      if problem.is_goal(child.state):\n        return Solution(child)\n      child.h ="),
         [450, 4, 11, 6]),
        ((LOOP, "for each in [[1]]:\n      node.h = node.h\n    " + LOOP), [418, 5, 15, 6]),
        ((LOOP, KEPT), [418, 5, 15, 6]),
        (("node = frontier.take()", "node = _taken(frontier)"), [418, 5, 15, 6]),
    ],
)  # fmt: skip
def test_a_changed_listing_does_what_it_says(change: tuple[str, str], counts: list[int]) -> None:
    """Greedy search, children sorted or left out, a state reached once only or again and again, an early goal test."""
    assert change[0] in ASTAR
    end = ran(ASTAR.replace(*change) + HELPERS, **ROMANIA)[1]
    assert [end[name] for name in COUNTS] == counts


@pytest.mark.parametrize(
    ("change", "sentence", "line"),
    [
        (("frontier.add(child)", "frontier.add(chld)"), "Did you mean “child”?", 22),
        (("  while frontier:", "  frontier = Queue()\n  while frontier:"), "from lecture import Queue", 10),
        (("return Solution(node)", "return node"), "Return Solution(node)", 4),
        (("frontier.add(child)", "frontier.add(child); frontier.add(child)"), "already generated", 22),
    ],
)
def test_a_mistake_is_told_at_its_line(change: tuple[str, str], sentence: str, line: int) -> None:
    [own] = loaded(ASTAR.replace(*change))["own"]["algorithms"]
    failure = failed(**ROMANIA, algorithm=own)
    assert sentence in said(failure)
    assert failure["line"] == line
