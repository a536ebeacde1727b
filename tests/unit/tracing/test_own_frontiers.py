"""A program's own frontier, as a plain list, a set or a class: it is observed through the removals."""

from pathlib import Path
from textwrap import dedent
from typing import Any

from searchlight.events import Drive
from searchlight.record import Record
from searchlight.run import Run
from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.replay.events import Telling
from searchlight.tracing.watch.observation import LogKind, Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

CORRECT = Path(__file__).parents[2] / "homework/correct"
OPEN = {"problem": "grid", "grid": "/".join(["." * 12] * 9), "start": "3,2", "goal": "10,7"}
MAZE = {"problem": "grid", "grid": "....../.###../....../..#.#.", "start": "0,2", "goal": "5,3"}
ROMANIA = {"problem": "graph"}


def observed(text: str, options: dict[str, Any], **request: Any) -> Observation:
    return observe(setup_of(options), Request(dedent(text), **request))


def cause(text: str, options: dict[str, Any]) -> str | None:
    """What the program does otherwise than the book."""
    found = first_difference(observed(text, options), setup_of(options))
    return found and found.cause


@each_case("where", [MAZE, OPEN], ids=["maze", "open"])
@each_case(
    "name, algorithm, options",
    [
        ("queue_row_column", "breadth-first", {}),
        ("stack_paths", "depth-first", {}),
        ("heap_cost_cell", "uniform-cost", {}),
        ("nodes_position", "astar", {"heuristic": "manhattan"}),
    ],
)
def test_a_search_in_a_grid_is_followed_by_what_it_takes_off(
    name: str, algorithm: str, options: dict[str, str], where: dict[str, str]
) -> None:
    """In a list, over a stack, in a heap, by the least of a list: what the book expands, or what is an open choice."""
    text = (CORRECT.parent / f"mutants/grid/{name}.py").read_text(encoding="utf-8")
    noted = observed(text, where)
    assert (noted.family, noted.frontier, noted.outcome) == ("grid", "observed", "solution")
    assert cause(text, {**where, **options, "algorithm": algorithm}) in (None, "open")


def test_recursion_in_a_grid_is_told_by_its_variables() -> None:
    """Its path is taken apart again: that is no frontier. Its first child comes first, the book's last one."""
    text = (CORRECT / "grid_recursive.py").read_text(encoding="utf-8")
    noted = observed(text, OPEN)
    assert (noted.frontier, noted.entries, noted.outcome) == ("inferred", [], "solution")
    assert cause(text, OPEN | {"algorithm": "depth-first"}) == "open"


CHECKED_LATE = """
def search(grid, start, goal):
    walls = sum(row.count(1) for row in grid) + sum(grid[r][c] for r in range(len(grid)) for c in range(len(grid[0])))
    queue, seen = [tuple(start)], set()
    while queue:
        row, col = queue[0]
        del queue[0]
        if not (0 <= row < len(grid) and 0 <= col < len(grid[0])) or grid[row][col] == 1 or (row, col) in seen:
            continue
        seen.add((row, col))
        if [row, col] == goal:
            return len(seen)
        queue += [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]
"""


def test_cells_that_are_looked_at_when_they_are_taken_off_are_expanded_then() -> None:
    """Nothing around them is read; a look over the whole grid before is no search."""
    noted = observed(CHECKED_LATE, MAZE)
    assert noted.expanded[:4] == [(0, 2), (0, 1), (1, 2), (0, 3)]
    assert len(noted.expanded) == len(set(noted.expanded)) == noted.returned - 1


BREADTH_FIRST = """
def search(problem):
    {make}
    seen = {{problem.getStartState()}}
    while {more}:
        {take}
        if problem.isGoalState(state):
            return state
        for child, action, cost in problem.getSuccessors(state):
            if child not in seen:
                seen.add(child)
                {put}
"""
START = "problem.getStartState()"


@each_case(
    "make, more, take, put, ends",
    [
        (f"queue = [{START}]", "queue", "state = queue.pop(0)", "queue.append(child)", "first"),
        (f"queue = [{START}]", "queue", "state = queue[0]; queue = queue[1:]", "queue = queue + [child]", "first"),
        (f"queue = [{START}]", "queue", "state = queue[0]; del queue[0]", "queue += [child]", "first"),
        (f"queue = [{START}]", "len(queue) > 0", "state = queue.pop()", "queue.insert(0, child)", "first"),
        (f"queue = [{START}]", "queue", "state = queue[0]; queue.remove(state)", "queue.append(child)", "first"),
        (f"stack = [{START}]", "stack", "state = stack.pop()", "stack.append(child)", "last"),
        (f"stack = [{START}]", "stack", "state = stack[-1]; stack = stack[:-1]", "stack.append(child)", "last"),
        (f"stack = {{{START}: 0}}", "stack", "state = list(stack)[-1]; del stack[state]", "stack[child] = 1", "last"),
    ],
)
def test_every_way_to_take_something_off_is_seen(make: str, more: str, take: str, put: str, ends: str) -> None:
    """In the program's own order, with what is left behind it."""
    noted = observed(BREADTH_FIRST.format(make=make, more=more, take=take, put=put), ROMANIA)
    assert (noted.family, noted.outcome, noted.frontier) == ("problem-object", "solution", "observed")
    assert noted.expanded[:2] == (["Arad", "Sibiu"] if ends == "first" else ["Arad", "Zerind"])
    taken = sum(asked is LogKind.POP for asked, _ in noted.log)
    assert taken == len(noted.expanded) + 1  # the goal, too
    assert [entry.rank for entry in noted.entries] == list(range(len(noted.entries)))
    assert len(noted.entries) > taken
    run = Run(Drive(Telling(noted, setup_of(ROMANIA).problem).search()), Record())
    run.advance()
    assert run.record.expanded == len(noted.expanded)


def test_what_is_taken_off_after_the_expansion_is_no_frontier() -> None:
    """A path that is walked back."""
    noted = observed(
        """
        def dfs(start, goal, successorsF):
            path, seen = [], set()
            def visit(state):
                seen.add(state)
                path.append(state)
                if state == goal or any(visit(child) for child in successorsF(state) if child not in seen):
                    return True
                path.pop()
            visit(start)
            return path
        """,
        ROMANIA,
    )
    assert (noted.outcome, noted.frontier, noted.entries) == ("solution", "inferred", [])


def test_nothing_else_changes_for_a_program() -> None:
    """Its lists stay lists; what it takes off a dict, a set, a text cut short or an empty list is what it would be."""
    noted = observed(
        """
        def search(start, successorsF):
            successorsF(start)
            things, table, word = [1, 2, 3], {"a": 1}, "word"
            word = word[1:]
            del table["a"]
            try:
                [].pop()
            except IndexError as error:
                told = str(error)
            return [type(things).__name__, things.pop(), table.pop("b", 7), {5}.pop(), word, told]
        """,
        ROMANIA,
    )
    assert noted.returned == ["list", 3, 7, 5, "ord", "pop from empty list"]
