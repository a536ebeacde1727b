"""A `return` inside a loop ends a search too early; the generated and inserted nodes show which loop."""

from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.homework.test_causes import BREADTH_FIRST
from tests.unit.homework.test_seen import PACMAN

RECURSIVE = """
def depth_first_search(problem, state=None, path=None, limit=9):
    state = state or problem.initial
    path = path or [state]
    if problem.is_goal(state):
        return path
    if limit == 0:
        return None
    for action in problem.actions(state):
        child = problem.result(state, action)
        found = depth_first_search(problem, child, path + [child], limit - 1)
        return found
"""
ENTERS = "            frontier.append(child)"
CASES = {
    "after the first child": (BREADTH_FIRST, ENTERS, f"{ENTERS}\n            return None", "first-child"),
    "at the first child that is no goal": (
        BREADTH_FIRST, ENTERS, "            else:\n                return None", "first-child",
    ),
    "after the first expansion": (BREADTH_FIRST, f"{ENTERS}\n", f"{ENTERS}\n        return None\n", "first-expanded"),
    "after the first test": (
        PACMAN, "            return actions\n", "            return actions\n        return []\n", "first-tested",
    ),
    "first expansion, on Pacman": (PACMAN, "    return []", "        return []", "first-expanded"),
    "after the first child on Pacman": (PACMAN, "    return []", "            return []", "first-child"),
    "with a path to a child": (PACMAN, "    return []", "            return actions + [action]", "first-child"),
    "with the result of the first child": (RECURSIVE, "", "", "only-child"),
}  # fmt: skip


@each_case("name", CASES)
def test_a_return_inside_the_loop_is_found(name: str) -> None:
    """By replaying: the book's search so ended does the same, and nothing else is named beside it.

    But for the recursion: to use the first successor alone comes to the same, and cannot be told from it.
    """
    program, old, new, ends = CASES[name]
    algorithm = "depth-limited" if program == RECURSIVE else "breadth-first"
    setup = read({"problem": "graph", "algorithm": algorithm, "limit": "9"})
    assert isinstance(setup, Setup)
    found = first_difference(observe(setup, Request(program.replace(old, new), against=algorithm)), setup)
    assert found is not None
    beside = ("used=first",) if ends == "only-child" else ()
    assert (found.cause, found.decisions) == ("not-expanded", (f"ends={ends}", *beside)), str(found.message)


def test_without_the_containers_both_loops_are_named() -> None:
    """With a single child of the first state, the two loops cannot be distinguished."""
    setup = read({"problem": "graph", "graph": '{"edges": {"A": {"B": 1}, "B": {"C": 1}, "C": {"D": 1}}}', "start": "A",
                  "goal": "D", "algorithm": "breadth-first"})  # fmt: skip
    assert isinstance(setup, Setup)
    program = BREADTH_FIRST.replace(ENTERS, f"{ENTERS}\n            return None")
    found = first_difference(observe(setup, Request(program)), setup)
    assert found is not None
    assert set(found.decisions) == {"ends=first-child", "ends=first-expanded"}
