"""Numbers that a program returns beside its path: a wrong cost is a difference, another count is not."""

from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

SEARCH = """
def breadth_first_search(problem):
    queue, seen, expanded, generated = [(problem.initial, [problem.initial], 0)], {{problem.initial}}, 0, 0
    if problem.is_goal(problem.initial):
        return [problem.initial], 0
    while queue:
        state, path, cost = queue.pop(0)
        expanded += 1
        for action in problem.actions(state):
            generated += 1
            child = problem.result(state, action)
            if child not in seen:
                seen.add(child)
                total = cost + problem.action_cost(state, action, child)
                if problem.is_goal(child):
                    path, g = path + [child], total
                    return {returned}
                queue.append((child, path + [child], total))
"""


@each_case(
    "returned, claimed, cause",
    [
        ("path, g", 450, None),
        ("path, expanded", None, None),
        ("path, expanded - 1", None, None),
        ("path, generated", None, None),
        ("path, len(path)", None, None),
        ("path, len(path) - 1", None, None),
        ("expanded, g, path", 450, None),
        ("7, path, 1000", None, None),
        ("path, g + 1", 451, "cost"),
        ("g + 1, path", 451, "cost"),
    ],
)
def test_only_a_sole_number_that_is_nothing_else_is_taken_for_the_cost(
    returned: str, claimed: float | None, cause: str | None
) -> None:
    """Courses ask for counts of nodes and for the length of the path, too."""
    setup = setup_of({"problem": "graph", "algorithm": "breadth-first"})
    noted = observe(setup, Request(SEARCH.format(returned=returned), against="breadth-first"))
    found = first_difference(noted, setup)
    assert (noted.outcome, noted.cost, noted.claimed) == ("solution", 450, claimed)
    assert (found and found.cause) == cause, found and str(found.message)
