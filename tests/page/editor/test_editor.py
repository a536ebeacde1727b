"""The reader's own Python in the page: edited, run, stopped, printed, sent as a link."""

import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, expect
from workbench import PATIENCE, Workbench

FAR = """def far(state, goal):
    print("far from", state[0])
    return sum(a != b for a, b in zip(state, goal) if a)
"""


@pytest.fixture
def bench(lectern: Lectern) -> Iterator[Workbench]:
    """Nothing is kept of what another test has written."""
    yield Workbench(lectern)
    lectern.page.evaluate("localStorage.clear()")


def part(text: str) -> str:
    """A text as a link has it."""
    packer = zlib.compressobj(wbits=-15)
    return urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def test_a_copy_of_what_runs_does_the_same_until_it_is_changed(bench: Workbench) -> None:
    """At the same step; from the first other expansion on, the sentence says from which."""
    bench.lectern.open("algorithm=astar&step=30")
    bench.open()
    expect(bench.box).to_contain_text("def best_first_search")
    bench.lectern.press("Run")
    bench.expect_code("ready")
    bench.expect_said("The search is the same as before up to this step.")
    bench.lectern.expect_expanded(30)
    bench.expect_chosen("Algorithm", "own:astar_search")
    bench.lectern.expect_fragment("algorithm=own:astar_search")
    expect(bench.lectern.code.locator(".now")).to_have_count(1)
    bench.run(bench.text().replace("node.g + node.h", "node.h"))
    bench.expect_said(re.compile("differs from the previous one from expansion 4 on"))
    bench.expect_code("ready")
    bench.lectern.expect_expanded(3)
    bench.lectern.press("Step")
    bench.expect_code("ready")


def test_each_tab_shows_its_source_and_a_copy_of_it_is_added_to_the_file_in_use(bench: Workbench) -> None:
    """This includes heuristic and problem; the lists show the copies beside the built-in entries."""
    bench.lectern.open("step=3")
    bench.open()
    tabs = bench.lectern.code
    tabs.get_by_role("button", name="Heuristic").click()
    expect(tabs).to_contain_text("def manhattan")
    bench.lectern.press("Edit a copy")
    expect(bench.box).to_contain_text("def manhattan")
    bench.run()
    bench.expect_said(re.compile("Added to the lists: .*manhattan"))
    bench.expect_chosen("Heuristic", "own:manhattan")
    tabs.get_by_role("button", name="Problem", exact=True).click()
    expect(tabs).to_contain_text("class SlidingPuzzle")
    bench.lectern.press("Edit a copy")
    bench.expect_said("The copy is at the end of your file.")
    assert "def manhattan" in bench.text()
    bench.run()
    bench.expect_code("ready")
    expect(bench.page.get_by_role("combobox", name="Problem").locator("option[value^='own:']")).to_have_count(1)


HASH = """from searchlight import problem_from

class State:
    def __hash__(self):
        return 1 // 0

problem = problem_from(State(), State(), lambda s: [1], lambda s, a: s)
"""
FAILING = {
    "syntax": ("def h(state):\n    return (1\n", "Line 2"),
    "unknown name": ("def h(state, goal):\n    return manhatan(state)\n", "manhatan"),
    "None": ("def h(state, goal):\n    abs(1)\n", "None"),
    "recursion": ("def h(state, goal):\n    return h(state, goal)\n", "calls itself"),
    "exit at import": ("import sys\nsys.exit(3)\n", "would end the whole program"),
    "exit in h": ("def h(state, goal):\n    exit()\n", "would end the whole program"),
    "input": ("name = input('?')\n", "input"),
    "empty yields": ("def search(problem):\n    while True:\n        yield\n", "Line 3"),
    "no outcome": ("def search(problem):\n    return 1\n    yield\n", "Line"),
    "the page": ("import js\n", "cannot reach the page or the network"),
    "the page, on the way": ("def h(state, goal):\n    from js import document\n", "“js” cannot be imported"),
    "Python's own way out": ("import pyodide_js\n", "“pyodide_js” cannot be imported"),
    "a request": ("from pyodide.http import pyfetch\n", "cannot reach the page or the network"),
    "a request of Python's": ("import urllib.request\n", "cannot reach the page or the network"),
    "the browser's request": ("fetch('http://127.0.0.1:9/')\n", "“fetch” belongs to the browser"),
    "what the browser keeps": ("localStorage.setItem('a', 'b')\n", "“localStorage” belongs to the browser"),
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
    "__hash__": """from searchlight import problem_from

class State:
    def __hash__(self):
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


def test_code_that_never_ends_is_stopped(bench: Workbench) -> None:
    """A new worker takes over; the shown search and the text stay, and the code does not run again by itself."""
    bench.lectern.open("step=5")
    bench.open()
    for name, text in ENDLESS.items():
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


def test_what_is_printed_stands_at_its_step(bench: Workbench) -> None:
    """A line leads to its step; a flood of them is cut, and said to be."""
    bench.lectern.open("step=5")
    bench.open()
    bench.run(f"print('read')\n{FAR}")
    bench.expect_code("ready")
    expect(bench.output.get_by_role("listitem").first).to_have_text(re.compile("when run.*read"))
    line = bench.output.get_by_role("button", name="step 2 far from")
    expect(line.first).to_be_visible()
    line.first.click()
    bench.lectern.expect_expanded(2)
    bench.run("def h(state, goal):\n    for i in range(1_000):\n        print(i)\n    return 0\n")
    bench.expect_chosen("Heuristic", "own:h")
    bench.lectern.press("Step")
    assert bench.output.get_by_role("listitem").count() <= 200


def test_nothing_of_a_link_runs_before_its_reader_says_so(bench: Workbench) -> None:
    """The code is shown; after the button the search is the sender's, at the sender's step."""
    code = part(FAR.replace('"far from"', '"sent"'))
    bench.lectern.open(f"problem=eight-puzzle&algorithm=greedy&heuristic=own:far&step=3&code={code}")
    bench.expect_code("shown")
    expect(bench.box).to_contain_text("sent")
    bench.expect_said("has not run")
    bench.expect_chosen("Algorithm", "astar")
    expect(bench.output).to_be_hidden()
    bench.lectern.expect_fragment(f"code={code}")
    bench.lectern.press("Run this code")
    bench.expect_code("ready")
    bench.expect_chosen("Algorithm", "greedy")
    bench.expect_chosen("Heuristic", "own:far")
    bench.lectern.expect_expanded(3)
    bench.lectern.expect_fragment("code=")
    expect(bench.output).to_contain_text("sent")
    bench.lectern.open("step=1&code=!!!")
    expect(bench.lectern.link_message).to_contain_text("damaged")
    bench.lectern.open("heuristic=own:nobody&step=1")
    expect(bench.lectern.link_message).to_contain_text("own:nobody")


def test_a_link_and_a_reload_bring_the_file_back(bench: Workbench) -> None:
    """The browser keeps the file, and the address contains it; if it is too long, the page offers the file."""
    page = bench.page
    bench.lectern.open("step=5")
    bench.open()
    bench.run(FAR)
    bench.expect_code("ready")
    bench.expect_said("Saved in this browser.")
    bench.lectern.expect_fragment("heuristic=own:far")
    page.reload()
    bench.lectern.expect_loaded()
    bench.expect_code("shown")
    bench.lectern.press("Run this code")
    bench.expect_chosen("Heuristic", "own:far")
    digits = "".join(sha256(str(number).encode()).hexdigest() for number in range(300))
    bench.write(f"digits = '{digits}'\n")
    bench.lectern.press("Link with code")
    bench.expect_said("Download the file and send it instead")
    bench.run(f"{FAR}digits = '{digits}'\n")
    bench.expect_said("This file is too long to be part of the link")
    bench.lectern.press("Copy link")
    expect(bench.lectern.link_message).to_contain_text("Download the file and send it instead")
    expect(bench.lectern.link_message.get_by_role("button", name="Download")).to_be_visible()
    page.keyboard.press("Escape")  # the menu, which lies over the editor
    with page.expect_download() as download:
        bench.editor.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "my_code.py"
    bench.lectern.press("New file")
    expect(bench.box).to_have_text("")
    bench.lectern.press("Previous file")
    expect(bench.box).to_contain_text("digits = ")
    chooser = page.locator("input[type=file][accept*=py]")
    chooser.set_input_files({"name": "mine.py", "mimeType": "text/x-python", "buffer": FAR.encode()})
    expect(bench.box).to_contain_text("far from")
    chooser.set_input_files({"name": "mine.py", "mimeType": "text/x-python", "buffer": b"\xff\xfe\x00"})
    bench.expect_said("not Python text")


def test_every_template_runs(bench: Workbench) -> None:
    """Each shows a search of its own at once."""
    bench.lectern.open("step=5")
    bench.open()
    for name in bench.templates.evaluate("select => [...select.options].map((each) => each.value).filter(Boolean)"):
        bench.templates.select_option(name)
        bench.run()
        bench.expect_said("Added to the lists")
        bench.expect_code("ready")
        bench.lectern.press("Step")
        bench.expect_code("ready")


def test_own_entries_stand_in_both_searches(bench: Workbench) -> None:
    """The second search may take them while the first does not; run again, both have the new code."""
    bench.lectern.open("step=3")
    bench.open()
    bench.run(FAR)
    bench.expect_code("ready")
    bench.lectern.choose("Algorithm", "greedy")
    bench.lectern.press("Compare")  # A*, which takes the same heuristic
    bench.lectern.choose("Heuristic", "manhattan")
    bench.expect_chosen("Heuristic 2", "own:far")
    bench.lectern.press("Step")
    bench.lectern.expect_fragment("b.heuristic=own:far")
    expect(bench.output).to_contain_text("2: step")
    bench.lectern.press("Close comparison")


def test_it_can_all_be_done_with_the_keyboard(bench: Workbench) -> None:
    """Typed, completed, indented, run and left: Escape, then Tab."""
    keyboard = bench.page.keyboard
    bench.lectern.open("step=5")
    bench.lectern.button("Edit a copy").focus()
    keyboard.press("Enter")
    expect(bench.box).to_be_focused()
    keyboard.press("ControlOrMeta+a")
    keyboard.type("def zero_h(state):\nreturn 0")
    expect(bench.box).to_contain_text("    return 0")
    bench.lectern.expect_expanded(5)
    keyboard.press("ControlOrMeta+Enter")
    bench.expect_code("ready")
    bench.expect_chosen("Heuristic", "own:zero_h")
    keyboard.type(" + nought")  # a mistake: run, read, gone to, mended, run
    keyboard.press("Escape")
    keyboard.press("ControlOrMeta+Enter")
    expect(bench.errors.first).to_contain_text("“nought” is not defined.")
    bench.expect_code("failed")
    leads = bench.editor.get_by_role("button", name="Go to line 2")
    leads.focus()
    keyboard.press("Enter")
    expect(bench.box).to_be_focused()
    keyboard.press("End")
    for _ in " + nought":
        keyboard.press("Backspace")
    keyboard.press("ControlOrMeta+Enter")
    bench.expect_code("ready")
    expect(bench.errors).to_have_count(0)
    keyboard.press("ControlOrMeta+a")
    keyboard.type("problem_fr")
    expect(bench.page.get_by_role("option", name="problem_from")).to_be_visible()
    keyboard.press("Escape")
    expect(bench.page.get_by_role("option", name="problem_from")).to_be_hidden()
    keyboard.press("Escape")
    keyboard.press("Tab")
    expect(bench.box).not_to_be_focused()


@pytest.mark.parametrize(
    ("width", "height", "fragment"),
    [(390, 844, "step=3"), (1024, 768, "step=3"), (1280, 720, "step=3&view=present")],
)
def test_it_can_be_used_in_a_lecture_and_on_a_phone(bench: Workbench, width: int, height: int, fragment: str) -> None:
    """There is room to write, and nothing is wider than the window."""
    page = bench.page
    page.set_viewport_size({"width": width, "height": height})
    bench.lectern.open(fragment)
    if width < 900:
        page.get_by_role("navigation").get_by_role("button", name="Code").click()
    bench.open()
    box = bench.editor.locator(".editor-box").bounding_box()
    assert box
    assert box["width"] > 300
    assert box["height"] > 170
    bench.run(FAR)
    bench.expect_code("ready")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(bench.output).to_contain_text("far from")


def test_a_browser_that_keeps_nothing_says_so(browser: Browser, base_url: str) -> None:
    """Everything else works; the file is to be downloaded."""
    context = browser.new_context(service_workers="block")
    context.add_init_script("Storage.prototype.setItem = () => { throw new Error('no'); };")
    bench = Workbench(Lectern(context.new_page(), base_url).open("step=2")).open()
    bench.run(FAR)
    bench.expect_code("ready")
    bench.expect_said("This browser cannot save your code")
    context.close()
