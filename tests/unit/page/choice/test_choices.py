"""Choosing and opening: which options are replaced, which stay, and which answer counts."""

import asyncio
import json

from harness import Bench, running

OWN = json.dumps({"edges": {"A": {"B": 1, "C": 5}, "B": {"C": 1}, "C": {}}})


def shown(bench, *names):
    return [bench.choices.shown[name] for name in names]


@running
async def test_a_link_to_an_impossible_pair_loads_the_rest():
    """Water cannot be searched backwards, a graph without estimates not with them: both are named and replaced."""
    bench = Bench()
    answer = await bench.open(problem="water-jugs", algorithm="bidirectional")
    assert answer["ok"]
    assert shown(bench, "problem", "algorithm") == ["water-jugs", "astar"]
    assert [(error["field"], taken) for error, taken in bench.opening.replaced] == [("algorithm", "astar")]
    await bench.open(problem="graph", graph="detour", algorithm="astar")
    assert shown(bench, "graph", "heuristic") == ["detour", "zero"]
    assert [(error["field"], taken) for error, taken in bench.opening.replaced] == [("heuristic", "zero")]


@running
async def test_ones_own_graph_is_one_edit():
    """The start and the goal of the graph before, and its estimates, give way to the first node, the last, and none."""
    bench = Bench()
    await bench.open(problem="graph", algorithm="astar")
    options = bench.choices.edit({"graph": OWN})
    answer = await bench.opening.open(options, wanted=("graph",))
    assert answer["ok"]
    assert shown(bench, "start", "goal", "heuristic") == ["A", "C", "zero"]


@running
async def test_what_the_reader_asks_for_does_not_give_way():
    """A heuristic chosen where the graph has no values is refused; all stays as it was, and the choice is marked."""
    bench = Bench()
    await bench.open(problem="graph", graph="detour", heuristic="zero", algorithm="astar")
    answer = await bench.opening.open(bench.choices.choose("heuristic", "table"), wanted=("heuristic",))
    assert not answer["ok"]
    assert shown(bench, "graph", "heuristic") == ["detour", "zero"]
    assert list(bench.choices.impossible(bench.choices.shown)) == ["jump-point", "table"]
    await bench.opening.open(bench.choices.built_in("graph", "romania"), wanted=("graph",))
    assert list(bench.choices.impossible(bench.choices.shown)) == ["jump-point"]


@running
async def test_impossible_choices_are_known_beforehand():
    """Whoever looks at water jugs sees that the search from both ends cannot be had."""
    bench = Bench()
    await bench.open(problem="water-jugs")
    assert bench.choices.impossible(bench.choices.shown) == {
        "bidirectional": "Water jugs cannot be searched backward from the goal.",
        "jump-point": "Jump point search works on grids with 8 moves.",
    }
    await bench.open(problem="grid", moves="8")
    assert bench.choices.impossible(bench.choices.shown) == {}
    await bench.open(problem="grid", moves="4")
    assert list(bench.choices.impossible(bench.choices.shown)) == ["jump-point"]


@running
async def test_two_choices_in_quick_succession_are_one_search():
    """The second builds on the first, whose answer comes late and is dropped."""
    bench = Bench()
    await bench.open(problem="graph")
    first = bench.opening.open(bench.choices.choose("problem", "hanoi"), wish=bench.opening.claim())
    second = bench.opening.open(bench.choices.choose("algorithm", "greedy"), wish=bench.opening.claim())
    answers = await asyncio.gather(first, second)
    assert answers[0] is None
    assert shown(bench, "problem", "algorithm") == ["hanoi", "greedy"]


@running
async def test_what_was_typed_and_refused_waits_for_its_mending():
    """A start that means nothing is complained of; with another goal it is tried again, and the shown search stays."""
    bench = Bench()
    await bench.open(problem="graph", algorithm="uniform-cost")
    answer = await bench.opening.open(bench.choices.edit({"start": "Atlantis"}), wanted=("start",))
    assert [error["field"] for error in answer["errors"]] == ["start"]
    assert bench.choices.typed == {"start": "Atlantis"}
    assert bench.choices.edit({"start": "Arad"}) is None
    assert bench.choices.typed == {}
