"""The reader's own Python in the page: a failure is explained at its line, and code that never ends is stopped."""

import re

from playwright.sync_api import expect
from workbench import PATIENCE, Workbench

from tests.page.editor.own_files import FAKE, FAR, ROUND_THE_GUARD

ENDLESS = """
class Endless:
    def __eq__(self, other): return self == other
    def __hash__(self): return hash(self)
    def __repr__(self): return repr(self)
"""
FAILING = {  # one of each way to fail; all sentences: tests/unit/user_code/test_mistakes.py
    "syntax": ("def h(state):\n    return (1\n", "Line 2"),
    "the browser's request": ("fetch('http://127.0.0.1:9/')\n", "“fetch” belongs to the browser"),
    "a stack of comparisons": (ENDLESS + "Endless() == Endless()", "calls itself"),
    "a stack of keys": (ENDLESS + "{Endless()}", "calls itself"),
    "a stack without a limit": ("import sys\nsys.setrecursionlimit(10**9)\ndef f(): f()\nf()", "calls itself"),
    "an exit": ("import os\nos._exit(1)", "would end the whole program"),
    "None": ("def h(state, goal):\n    abs(1)\n", "None"),
}


def test_a_failure_is_a_sentence_at_its_line(opened, bench: Workbench) -> None:
    """Every failure appears at its line and below the text, with the board; the shown search still works. The modules
    for your code come with the first file.
    """
    asked: list[str] = []
    bench.page.on("request", lambda request: asked.append(request.url))
    bench.lectern.open("step=5")
    assert not [url for url in asked if "/user_code-" in url]
    bench.open()
    for name, (text, said) in FAILING.items():
        bench.run(text)
        expect(bench.errors.first, name).to_contain_text(said)
        bench.expect_code("failed")
        expect(bench.editor.locator(".cm-lint-marker-error"), name).to_have_count(1)
        expect(bench.lectern.html, name).to_have_attribute("data-state", "ready")
    expect(bench.editor.get_by_role("img", name="8 0 6 / 5 4 7 / 2 3 1")).to_be_visible()
    assert [url for url in asked if "/user_code-" in url]
    bench.run("for number in range(300_000):\n    print(number)\n")
    expect(bench.output).to_contain_text("295,000")
    bench.expect_code("ready")
    bench.run("x = 1\n\n\n\ny = (\n")
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


def test_what_ran_before_a_failure_is_shown(bench: Workbench) -> None:
    """Tree, sentence and numbers are those of the search that failed, up to its last event; the header names the
    search that Step runs. Also where Python stops at 2 GB: smaller searches can be run at once.
    """
    bench.lectern.open("problem=graph&algorithm=astar&step=3")
    bench.open()
    text = HUNGRY.replace("2**27", "0").replace("while frontier", "for left in range(2, -1, -1)")
    bench.run(text.replace("        yield EXPAND", "        1 / left\n        yield EXPAND"))
    expect(bench.errors.first).to_contain_text("divided by zero")
    bench.lectern.press("Run to end")
    bench.lectern.expect_expanded(2)
    bench.lectern.expect_status("Sibiu is expanded")
    expect(bench.lectern.tree).to_have_attribute("data-visible", re.compile("root"))
    bench.run(HUNGRY)
    expect(bench.errors.first).to_contain_text("There is no memory left", timeout=PATIENCE)
    bench.expect_code("failed")
    bench.expect_chosen("Algorithm", "own:search")
    assert 0 < bench.lectern.counts()[1] <= 2**31 // 2**27  # nodes, each with its part of it
    shown = bench.page.locator("#algorithm-shown")
    bench.run("def g(problem):\n    yield\n")
    bench.expect_code("failed")
    expect(shown).to_have_text("search")
    bench.run("def h(state, goal):\n    return 3\n")
    bench.expect_code("ready")
    expect(shown).to_have_text("A*")
    expect(bench.page.locator("#heuristic-shown").filter(visible=True)).to_have_text("h")
    bench.lectern.press("Step")
    bench.expect_code("ready")


LATE = """n = 0

def h(state, goal):
    global n
    n += 1
    while n > 400:
        pass
    return 0
"""


def test_code_that_never_ends_is_stopped(bench: Workbench) -> None:
    """A new worker takes over; the shown search and the text stay, and the code does not run again by itself, however
    one steps; another search can be had all the same.
    """
    endless, lectern = "while True:\n    pass\n", bench.lectern
    lectern.open("step=5")
    bench.open()
    bench.run(endless)
    bench.stop()
    bench.expect_said("The code was stopped, and the view stays.")
    assert bench.text() == endless
    lectern.expect_expanded(5)
    lectern.press("Step")
    lectern.expect_expanded(6)
    bench.expect_code("failed")
    bench.run(LATE)
    bench.expect_code("ready")
    lectern.press("Run to end")
    bench.stop()
    shown = lectern.counts()[0]
    assert shown > 5
    lectern.press("Back")
    lectern.expect_expanded(shown - 1)
    lectern.press("Run to end")
    expect(bench.errors.first).to_contain_text("press “Run”")
    lectern.choose("Heuristic", "manhattan")
    lectern.expect_expanded(0)
    lectern.press("Step")
    lectern.expect_expanded(1)


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


def test_a_worker_that_floods_the_page_is_ended(bench: Workbench) -> None:
    """One that sends what nobody has asked for by itself at the first message, with a sentence; an endless loop of
    calls by *Stop*, while the worker does what it can. The page works on, with a fresh worker.
    """
    bench.lectern.open("step=2")
    bench.open()
    errors = "setTimeout(() => { throw new Error(i); })"
    flood = f"function flood() {{ for (let i = 0; i < 100; i++) {errors}; setTimeout(flood); }} flood();"
    bench.run(f"{ROUND_THE_GUARD}js.eval({flood!r})")
    bench.expect_said("The code sent messages that the page had not asked for")
    expect(bench.lectern.html).to_have_attribute("data-worker", "ready")
    bench.run(FAR)
    bench.expect_code("ready")
    calls = f"for (;;) {{ dispatchEvent(new MessageEvent('message', {FAKE})); console.log(1); }}"
    bench.run(f"{ROUND_THE_GUARD}js.eval({calls!r})")
    bench.stop()
    bench.lectern.press("Step")
    bench.lectern.expect_expanded(3)
