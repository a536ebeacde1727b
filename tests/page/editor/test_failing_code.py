"""The reader's own Python in the page: a failure is explained at its line, and code that never ends is stopped."""

import re

from playwright.sync_api import expect
from workbench import PATIENCE, Workbench

from tests.page.editor.own_files import FAR

HASH = """from searchlight import problem_from

class State:
    def __hash__(self):
        return 1 // 0

problem = problem_from(State(), State(), lambda s: [1], lambda s, a: s)
"""
FAILING = {  # one of each way to fail; all sentences: tests/unit/user_code/test_mistakes.py
    "syntax": ("def h(state):\n    return (1\n", "Line 2"),
    "None": ("def h(state, goal):\n    abs(1)\n", "None"),
    "exit in h": ("def h(state, goal):\n    exit()\n", "would end the whole program"),
    "the page": ("import js\n", "cannot reach the page or the network"),
    "the browser's request": ("fetch('http://127.0.0.1:9/')\n", "“fetch” belongs to the browser"),
    "its own __hash__": (HASH, "State object"),
}


def test_a_failure_is_a_sentence_at_its_line(bench: Workbench) -> None:
    """Every failure appears at its line and below the text, with the board; the shown search still works."""
    bench.lectern.open("step=5")
    bench.open()
    for name, (text, said) in FAILING.items():
        bench.run(text)
        expect(bench.errors.first, name).to_contain_text(said)
        bench.expect_code("failed")
        expect(bench.editor.locator(".cm-lint-marker-error"), name).to_have_count(1)
        expect(bench.lectern.html, name).to_have_attribute("data-state", "ready")
    bench.run(FAILING["None"][0])
    expect(bench.editor.get_by_role("img", name="8 0 6 / 5 4 7 / 2 3 1")).to_be_visible()
    bench.write("x = 1\n\n\n\ny = (\n")
    bench.run()
    bench.editor.get_by_role("button", name="Go to line 5").click()
    expect(bench.box).to_be_focused()
    expect(bench.editor.locator(".cm-activeLine")).to_have_text("y = (")
    bench.lectern.expect_expanded(5)
    bench.lectern.button("Step").click()
    bench.lectern.expect_expanded(6)
    bench.expect_chosen("Heuristic", "manhattan")


# Every node takes 128 MB along. Nothing is written into them, so that the machine need not have them.
HUNGRY = """from searchlight.events import EXPAND, GENERATE
from searchlight.node import Node, expand

def search(problem):
    root = Node(problem.initial)
    frontier = [(root, None)]
    yield GENERATE, root
    while frontier:
        node, _ = frontier.pop(0)
        yield EXPAND, node
        for child in expand(problem, node):
            frontier.append((child, bytes(2**27)))
            yield GENERATE, child
"""


def test_a_frontier_that_eats_the_memory_ends_with_a_sentence(bench: Workbench) -> None:
    """Python stops at 2 GB: the search stays where it is, and smaller searches can be run at once."""
    bench.lectern.open("step=5")
    bench.open()
    bench.run(HUNGRY)
    expect(bench.errors.first).to_contain_text("There is no memory left", timeout=PATIENCE)
    bench.expect_code("failed")
    bench.expect_chosen("Algorithm", "own:search")
    assert 0 < bench.lectern.counts()[1] <= 2**31 // 2**27  # nodes, each with its part of it
    bench.run(FAR)
    bench.expect_code("ready")
    bench.lectern.press("Step")
    bench.expect_code("ready")


def test_what_ran_before_a_failure_is_shown(bench: Workbench) -> None:
    """Tree, sentence and numbers are those of the search that failed, up to its last event."""
    bench.lectern.open("problem=graph&algorithm=astar&step=3")
    bench.open()
    for most, said in enumerate(("Arad, the initial state", "Arad is expanded", "Sibiu is expanded")):
        text = HUNGRY.replace("2**27", "0").replace("while frontier", f"for left in range({most}, -1, -1)")
        bench.run(text.replace("        yield EXPAND", "        1 / left\n        yield EXPAND"))
        expect(bench.errors.first).to_contain_text("divided by zero")
        bench.lectern.press("Run to end")
        bench.lectern.expect_expanded(most)
        bench.lectern.expect_status(said)
        expect(bench.lectern.tree).to_have_attribute("data-visible", re.compile("root"))


def test_the_header_names_the_search_that_step_runs(bench: Workbench) -> None:
    """Also after a file that fails, and one that has no such algorithm any more."""
    bench.lectern.open("problem=graph&algorithm=astar&step=3")
    bench.open()
    for text, state, algorithm, heuristic in (
        (None, "ready", "astar_search", "straight-line distance"),
        ("def f(problem):\n    return 3\n", "failed", "astar_search", "straight-line distance"),
        ("def g(problem):\n    yield\n", "failed", "astar_search", "straight-line distance"),
        ("def h(state, goal):\n    return 3\n", "ready", "A*", "h"),
    ):
        bench.run(text)
        bench.expect_code(state)
        expect(bench.page.locator("#algorithm-shown")).to_have_text(algorithm)
        expect(bench.page.locator("#heuristic-shown").filter(visible=True)).to_have_text(heuristic)


FEW = ("import", "__eq__")  # unless the run is thorough
ENDLESS = {
    "import": "while True:\n    pass\n",
    "h": "def h(state, goal):\n    while True:\n        pass\n",
    "actions": """from searchlight import Problem

class Slow(Problem):
    def __init__(self):
        super().__init__(0, 9)

    def actions(self, state):
        while state > 0:
            pass
        return [1]

    def result(self, state, action):
        return state + action
""",
    "__eq__": """from searchlight import problem_from

class State:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        while True:
            pass

problem = problem_from(State(), State(), lambda s: [1, 2], lambda s, a: State())
""",
    "print": "n = 0\nwhile True:\n    print(n)\n    n += 1\n",
}

LATE = """n = 0

def h(state, goal):
    global n
    n += 1
    while n > 400:
        pass
    return 0
"""


def test_code_that_never_ends_is_stopped(bench: Workbench, thorough: bool) -> None:
    """A new worker takes over; the shown search and the text stay, and the code does not run again by itself."""
    bench.lectern.open("step=5")
    bench.open()
    for name in ENDLESS if thorough else FEW:
        text = ENDLESS[name]
        bench.run(text)
        bench.stop()
        bench.expect_said("The code was stopped, and the view stays.")
        assert bench.text() == text, name
        bench.lectern.expect_expanded(5)
    bench.lectern.press("Back")
    bench.lectern.press("Step", 2)
    bench.lectern.expect_expanded(6)
    expect(bench.lectern.html).to_have_attribute("data-code", "failed")
    bench.run(FAR)
    bench.expect_code("ready")
    bench.expect_chosen("Heuristic", "own:far")


def test_a_search_that_was_stopped_goes_on_when_its_code_is_run_again(bench: Workbench) -> None:
    """By itself nothing runs, however one steps; another search can be had all the same."""
    bench.lectern.open("step=5")
    bench.open()
    bench.run(LATE)
    bench.expect_code("ready")
    bench.lectern.press("Run to end")
    bench.stop()
    shown = bench.lectern.counts()[0]
    assert shown > 5
    bench.lectern.press("Back")
    bench.lectern.expect_expanded(shown - 1)
    bench.lectern.press("Run to end")
    expect(bench.errors.first).to_contain_text("press “Run”")
    bench.lectern.choose("Heuristic", "manhattan")
    bench.lectern.expect_expanded(0)
    bench.lectern.press("Step")
    bench.lectern.expect_expanded(1)


def test_a_worker_that_ends_itself_is_replaced(opened, bench: Workbench) -> None:
    """If Python itself crashes, the page says so, and the next worker answers requests."""
    bench.lectern.open("step=5")
    bench.open()
    bench.run("a = ()\nfor i in range(10**6):\n    a = (a,)\ndel a\n")
    bench.expect_said("The code ended Python itself")
    bench.expect_code("failed")
    expect(bench.lectern.html).to_have_attribute("data-worker", "ready")
    bench.run(FAR)
    bench.expect_code("ready")
    expected = ("fatal error", "RangeError", "pyodide.asm")  # as Chromium and Firefox report it
    opened[1].errors = [error for error in opened[1].errors if not any(part in error for part in expected)]
