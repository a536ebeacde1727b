"""A graph drawn by hand: the range of its h values, the announcements, and undo."""

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from page.features.graph.draft import GraphDraft
from page.features.graph.texts import (
    alike,
    distances,
    dot_text,
    drawing,
    fall,
    intervals,
    json_text,
    line_text,
    overestimate,
    read,
    verdict,
)
from searchlight.judging import judge
from searchlight.networks.reading import opened
from searchlight.problems.graph import Graph, GraphProblem
from searchlight.problems.graph_files import parse_graph

NAMES = ["A", "B", "C", "D", "E"]
COSTS = st.integers(0, 9)


@st.composite
def drafts(draw, directed=None):
    """Graphs of five places; every place can be reached from the first one."""
    pairs = draw(st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)), max_size=12))
    both = not (draw(st.booleans()) if directed is None else directed)
    costs: dict[tuple[str, str], int] = {}
    for a, b in [*pairwise(NAMES), *pairs]:
        if a != b and (a, b) not in costs:
            costs[a, b] = draw(COSTS)
            if both:
                costs[b, a] = costs[a, b]
    h = draw(st.dictionaries(st.sampled_from(NAMES), COSTS))
    at = {name: [draw(st.integers(-100, 100)), draw(st.integers(-100, 100))] for name in NAMES}
    return GraphDraft(NAMES, [[a, b, cost] for (a, b), cost in costs.items()], at, h, "A", "E")


def problem(draft):
    """The solver's own, from the text that the page sends."""
    graph = parse_graph("graph", json_text(draft))
    return GraphProblem(graph, draft.start, draft.goal, "table")


@given(drafts())
def test_what_is_said_of_h_is_what_the_solver_finds(draft):
    """Admissible and consistent, over all places."""
    found = judge(problem(draft))
    wrong, drop = overestimate(draft.places, draft.links, draft.h, draft.goal), fall(draft.links, draft.h)
    assert (wrong is None) == found.admissible
    assert (drop is None and not draft.h.get(draft.goal, 0)) == found.consistent
    if draft.h:
        assert [holds for holds, _ in verdict(draft)] == [found.admissible, found.consistent]
    else:
        assert verdict(draft) is None


@given(drafts(), st.sampled_from(NAMES), COSTS)
def test_between_its_bounds_a_value_does_no_harm(draft, place, value):
    """Of every value at a place: it is inside exactly if it is admissible there and consistent along its edges."""
    low, high = intervals(draft.places, draft.links, draft.h, draft.goal)[place]
    way = distances(draft.places, draft.links, draft.goal)[place]
    draft.suppose(place, value)
    here = [link for link in draft.links if place in link[:2]]
    assert (low <= value <= high) == (value <= way and fall(here, draft.h) is None)
    shown = next(each for each in drawing(draft)["places"] if each["name"] == place)
    assert shown["within"] == (low <= value <= high)


@given(drafts())
def test_the_option_says_the_same_graph(draft):
    """The solver reads the same graph from the JSON, and its answer gives the same draft."""
    told = parse_graph("graph", json_text(draft))
    check_same(told, draft)
    given = {place: [b for a, b, _ in draft.links if a == place] for place in draft.places}
    assert {place: list(targets) for place, targets in told.edges.items()} == {
        place: targets
        for place, targets in given.items()
        if targets or all(place not in each for each in given.values())
    }
    again = read(json.loads(json.dumps(problem(draft).space)))
    assert alike(again, draft)


@pytest.mark.parametrize("coordinates", [{}, {"A": (0.25, -3)}, {"A": (0.25, -3), "B": (1, 2), "C": (0, 0.5)}])
def test_coordinates_are_written_as_given_and_none_of_a_layout(coordinates):
    """Until a vertex is placed by hand; a vertex that is renamed or removed takes its own along."""
    graph = Graph({"A": {"B": 1}, "B": {"C": 2}}, coordinates=coordinates)

    def opened():
        return read(json.loads(json.dumps(GraphProblem(graph, "B", "C").space)))

    draft = opened()
    draft.estimate("B", "2")
    assert dict(parse_graph("graph", json_text(draft)).coordinates) == {a: list(at) for a, at in coordinates.items()}
    assert ("pos=" in dot_text(draft)) == bool(coordinates)
    after = GraphProblem(parse_graph("graph", json_text(draft)), "B", "C").space
    assert alike(read(json.loads(json.dumps(after))), draft)
    draft.rename("A", "D")
    assert set(parse_graph("graph", json_text(draft)).coordinates) == {"D" if a == "A" else a for a in coordinates}
    draft.undo()
    draft.remove("A")
    assert set(parse_graph("graph", json_text(draft)).coordinates) == set(coordinates) - {"A"}
    draft.undo()
    draft.keep()
    draft.move("A", 7, 8)
    assert parse_graph("graph", json_text(draft)).coordinates["A"] == [7, 8]
    assert set(draft.coordinates) == {"A", "B", "C"}
    draft.undo()
    assert set(draft.coordinates) == set(coordinates)


@given(drafts())
def test_the_line_says_the_same_graph(draft):
    """As it is typed, with its names in quotes where they need them; places are not in it."""
    joined = {place for link in draft.links for place in link[:2]}
    if not joined or not set(draft.h) <= joined:
        return
    typed = parse_graph("graph", line_text(draft))
    assert {a: dict(b) for a, b in typed.edges.items() if b} == edges(draft)
    assert dict(typed.h) == draft.h


@settings(max_examples=10)  # pydot takes its time
@given(drafts())
def test_the_dot_file_says_the_same_graph(draft):
    """As it opens again."""
    if draft.links:
        check_same(opened("graph", "dot", dot_text(draft)).graph, draft)


def check_same(graph, draft):
    assert {a: dict(b) for a, b in graph.edges.items() if b} == edges(draft)
    assert dict(graph.h) == draft.h
    assert {name: list(at) for name, at in graph.coordinates.items()} == draft.at


def edges(draft):
    """{from: {to: cost}}"""
    found: dict[str, dict[str, float]] = {}
    for a, b, cost in draft.links:
        found.setdefault(a, {})[b] = cost
    return found


STEPS = st.one_of(
    st.tuples(st.just("add"), st.integers(-9, 9), st.integers(-9, 9)),
    st.tuples(st.just("rename"), st.sampled_from(NAMES), st.sampled_from(["Ä", "", "A", "Q q"])),
    st.tuples(st.just("remove"), st.sampled_from(NAMES)),
    st.tuples(st.just("connect"), st.sampled_from(NAMES), st.sampled_from(NAMES)),
    st.tuples(st.just("price"), st.just("A"), st.just("B"), st.sampled_from(["3", "2,5", "-1", "x", ""])),
    st.tuples(st.just("estimate"), st.sampled_from(NAMES), st.sampled_from(["3", "2.5", "-1", "x", ""])),
    st.tuples(st.just("begin_at"), st.sampled_from(NAMES)),
    st.tuples(st.just("lead_to"), st.sampled_from(NAMES)),
    st.tuples(st.just("direct"), st.booleans()),
    st.tuples(st.just("clear")),
)


@given(drafts(), st.lists(STEPS, max_size=12))
def test_every_step_can_be_taken_back_and_done_again(draft, steps):
    """To the letter; whatever was done in between, the solver takes the graph."""
    first = (json_text(draft), draft.start, draft.goal)
    for what, *values in steps:
        if what in ("rename", "remove", "connect", "estimate", "begin_at", "lead_to") and values[0] not in draft.places:
            continue
        if what == "connect" and values[1] not in draft.places:
            continue
        if what == "price" and draft.cost("A", "B") is None:
            continue
        before, said = len(draft.before), getattr(draft, what)(*values)
        assert said is None or len(draft.before) == before
        assert draft.start != draft.goal
        assert {draft.start, draft.goal} <= set(parse_graph("graph", json_text(draft)).nodes)
        if not draft.directed:
            assert all(draft.cost(b, a) == cost for a, b, cost in draft.links)
    last = (json_text(draft), draft.start, draft.goal)
    while draft.before:
        draft.undo()
    assert (json_text(draft), draft.start, draft.goal) == first
    while draft.after:
        draft.redo()
    assert (json_text(draft), draft.start, draft.goal) == last
