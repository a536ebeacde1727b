"""Problems searched from the goal: each action led backwards, under its own name, at its own cost."""

from hypothesis import given

from searchlight.catalog import PROBLEMS
from searchlight.errors import NotReversible
from searchlight.problem import AnyProblem
from searchlight.problems.graph import Graph, GraphProblem
from tests.unit.each_case import each_case
from tests.unit.random_graphs import NODES, graphs
from tests.unit.setups import setup_of

MOST = 2000  # states looked at, nearest to the start first


def edges(problem: AnyProblem, states: list) -> set[tuple]:
    """(state, action, next state, cost) of all that can be done in these states."""
    found = set()
    for state in states:
        for action in problem.actions(state):
            there = problem.result(state, action)
            found.add((state, action, there, problem.action_cost(state, action, there)))
    return found


def reached(problem: AnyProblem) -> list:
    """The first states that breadth-first search meets."""
    states = {problem.initial: None}
    for state in (queue := [problem.initial]):
        for action in problem.actions(state):
            there = problem.result(state, action)
            if there not in states and len(states) < MOST:
                states[there] = None
                queue.append(there)
    return list(states)


def assert_reverses(problem: AnyProblem, states: list) -> None:
    """Both have the same edges among these states, the other way round."""
    reverse, here = problem.reverse(), set(states)
    assert (reverse.initial, reverse.goal) == (problem.goal, problem.initial)
    assert reverse.is_goal(problem.initial)
    forward = {edge for edge in edges(problem, states) if edge[2] in here}
    backward = {(there, action, state, cost) for state, action, there, cost in edges(reverse, states) if there in here}
    assert forward == backward


@each_case("name", PROBLEMS)
def test_a_problem_of_the_catalog_is_reversed_edge_by_edge_or_says_that_it_cannot(name: str) -> None:
    """Twice reversed, it has its own edges again."""
    setup = setup_of({"problem": name})
    problem = setup.problem
    try:
        reverse = problem.reverse()
    except NotReversible:
        return
    assert_reverses(problem, reached(problem))
    assert_reverses(reverse, reached(reverse))


@given(graphs())
def test_any_graph_is_reversed(graph: Graph) -> None:
    """One-way roads, and several that lead to the same node."""
    problem = GraphProblem(graph, "S", "G")
    assert_reverses(problem, list(NODES))
    assert_reverses(problem.reverse(), list(NODES))
