"""What a file can be run as is told from its text: entries for the lists, a course program, both, or neither."""

import re
from pathlib import Path

from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.tracing.recognised_file import recognise_file
from searchlight.user_code.starting import FOLDER
from tests.unit.asked import asked
from tests.unit.each_case import each_case

ROOT = Path(__file__).parents[3]
PROGRAMS = [
    path
    for folder in ("correct", "mistakes", "mutants", "hostile")
    for path in sorted((ROOT / "tests/homework" / folder).rglob("*.py"))
]
TEMPLATES = sorted(Path(FOLDER).glob("*.py"))
GUIDE = (ROOT / "docs/reference/your-code.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)

HEURISTIC = """
def rows(state, goal):
    for _ in ():
        pass
    return sum(a != b for a, b in zip(state, goal) if a)
"""
PROBLEM = """
from searchlight import Problem

class Stairs(Problem):
    def actions(self, state):
        return [1, 2]
    def result(self, state, action):
        return state + action
"""
TEST_BELOW = """
if __name__ == "__main__":
    print(rows((1, 0), (0, 1)), Stairs(0, 10))
"""
PROGRAM = """
def search(problem):
    frontier = [problem.initial]
    while frontier:
        state = frontier.pop()
        frontier += [problem.result(state, action) for action in problem.actions(state)]
"""
TABLE = """
def distances(problem):
    waiting = [problem.goal]
    while waiting:
        waiting += problem.actions(waiting.pop())
    return {}.get
"""
WITH_HELPER = """
def successors(state):
    return [state + 1]

def solve(state):
    return go_on([state])

def go_on(frontier):
    while frontier:
        frontier += successors(frontier.pop())
"""


@each_case("path", PROGRAMS, ids=lambda path: path.stem)
def test_a_course_program_is_nothing_else(path: Path) -> None:
    """Its helper functions are no entries."""
    known = recognise_file(path.read_text(encoding="utf-8", errors="replace"))
    assert known.program
    assert known.entries == ()


@each_case("text", [*(path.read_text(encoding="utf-8") for path in TEMPLATES), *EXAMPLES])
def test_templates_and_examples_are_entries(text: str) -> None:
    """Of heuristics nothing is said: they are what else a file may have."""
    assert not recognise_file(text).program


@each_case("algorithm", ALGORITHMS)
@each_case("problem", PROBLEMS)
def test_copies_are_entries(algorithm: str, problem: str) -> None:
    """Of an algorithm, a heuristic and a problem."""
    options = {"problem": problem, "algorithm": algorithm}
    if algorithm == "jump-point":
        options |= {"problem": "grid", "moves": "8", "heuristic": "octile"}
    answer = asked("user_code", "sources", options=options)
    for each in answer["parts"] if answer["ok"] else ():
        known = recognise_file(each["copy"])
        assert not known.program, each["copy"]
        assert known.entries or each["part"] == "heuristic"


@each_case(
    "text, entries, program, function",
    [
        (PROBLEM + HEURISTIC + TEST_BELOW, ["Stairs"], False, None),
        (HEURISTIC + TEST_BELOW, [], False, None),
        (HEURISTIC.replace("rows", "path_left"), [], False, None),
        (PROBLEM + PROGRAM, ["Stairs"], True, "search"),
        (PROGRAM, [], True, "search"),
        (TABLE, [], True, "distances"),
        (WITH_HELPER, [], True, "solve"),
        ("", [], False, None),
        ("x = (", [], False, None),
        ("x = 1", [], False, None),
        ("\0", [], False, None),
    ],
)
def test_a_file_may_be_one_both_or_neither(text: str, entries: list[str], program: bool, function: str | None) -> None:
    """As the page is answered; nothing of the file runs."""
    answer = asked("tracing", "recognise", text=text)
    assert answer == {"ok": True, "entries": entries, "program": program, "function": function}
