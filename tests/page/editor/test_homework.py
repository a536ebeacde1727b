"""Programs from courses, observed in the page: beside the book's search, at the first difference; and their numbers."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from measuring import box_of
from playwright.sync_api import Locator, expect
from workbench import PATIENCE, Workbench

from searchlight.testing import assert_search
from searchlight.tracing.assignment import read_assignment
from searchlight.tracing.proposed_assignment import packed

EXAMPLES = Path(__file__).parents[3] / "examples/assignments"
HOMEWORK = Path(__file__).parents[2] / "homework"
UNCLEAR = (HOMEWORK / "field/argument_order.py").read_text(encoding="utf-8").replace("heuristics", "table")
CRASHES = """def bfs(graph, start, goal):
    print("from", start)
    waiting = [start]
    while waiting:
        place = waiting.pop(0)
        for other in graph[place]:
            waiting.append(other)
        print("seen", plaec)
"""


def program(name: str) -> str:
    return (HOMEWORK / f"{name}.py").read_text(encoding="utf-8")


# An entry of the lists, and a program beside it.
BOTH = """from searchlight import Problem


class Line(Problem):
    def __init__(self, initial=0, goal=3):
        super().__init__(initial, goal)

    def actions(self, state):
        return ["on"]

    def result(self, state, action):
        return state + 1


""" + program("correct/graph_object_lists")


def report_of(bench: Workbench) -> Locator:
    return bench.page.get_by_role("group", name="Homework", exact=True)


def preview_of(bench: Workbench) -> Locator:
    return bench.page.get_by_role("group", name="Preview", exact=True)


def hand_in(bench: Workbench, *files: Any) -> None:
    """Open Learn → Your homework, and choose files there."""
    lectern = bench.lectern
    if not lectern.button("Choose files").is_visible():
        lectern.press("Learn")
        lectern.press("Your homework")
    with bench.page.expect_file_chooser() as chooser:
        lectern.press("Choose files")
    chooser.value.set_files(list(files))


def unfold(bench: Workbench) -> None:
    """Open the form, which a run has folded into one line."""
    expect(bench.lectern.button("Choose files")).to_be_hidden()
    bench.editor.get_by_text("Homework", exact=True).press("Enter")


def observe(bench: Workbench, text: str, said: str | re.Pattern[str]) -> None:
    bench.run(text)
    expect(report_of(bench)).to_contain_text(said, timeout=PATIENCE)


def test_homework_is_observed_beside_the_book(bench: Workbench) -> None:
    """A wrong one at its first difference, also from another start; one that crashes up to there; a correct one."""
    lectern, page = bench.lectern, bench.page
    lectern.open("problem=graph&algorithm=uniform-cost&step=2")
    bench.open()
    bench.write(program("mistakes/graph_object_no_visited"))
    expect(lectern.html).not_to_have_attribute("data-code", "ready")  # nothing runs before the button is pressed
    forgets = re.compile("Compared with Uniform-cost search: .*no states are remembered")
    observe(bench, bench.text(), forgets)
    bench.expect_code("ready")
    bench.expect_chosen("Algorithm", "own:your-program")
    bench.expect_chosen("Algorithm 2", "uniform-cost")
    expect(report_of(bench)).to_contain_text("Its frontier was traced: the program’s own containers")
    panes = page.locator(".stage .lists .heading")
    expect(panes).to_have_text(["Your program", "UCS"])
    now = bench.editor.locator(".cm-line.now")
    for part in (*panes.all(), report_of(bench).locator("p").last):
        expect(part).to_be_in_viewport(ratio=1)  # the verdict is read without scrolling, as the line is
    expect(now).to_be_in_viewport()
    assert box_of(bench.editor.locator(".cm-scroller"))["height"] > 12 * box_of(now)["height"]
    expect(lectern.button("Edit a copy")).to_be_hidden()
    expect(now).to_contain_text("for neighbour in graph[place]")
    expect(lectern.button("First difference")).to_be_enabled()
    halted = lectern.counts()
    assert halted[0] > 2
    expect(lectern.html).to_have_attribute("data-expanded-2", str(halted[0]))
    lectern.press("Back")
    lectern.expect_expanded(halted[0] - 1)
    lectern.press("Go to the difference")
    lectern.expect_expanded(halted[0])
    lectern.expect_fragment("b.algorithm=uniform-cost")

    page.get_by_role("textbox", name="Start state", exact=True).first.fill("Oradea")
    page.keyboard.press("Enter")
    lectern.expect_fragment("start=Oradea")
    lectern.expect_expanded(0)
    expect(report_of(bench)).to_contain_text(forgets, timeout=PATIENCE)

    observe(bench, CRASHES, re.compile("The program fails there: .*plaec"))
    bench.expect_code("failed")
    expect(bench.errors.first).to_contain_text(re.compile(r"Line \d: .*plaec"))
    lectern.expect_expanded(1)
    expect(bench.output.get_by_role("button")).to_contain_text(["from Oradea"])
    expect(bench.output).to_contain_text("step 0")

    observe(bench, program("correct/graph_object_dict"), "It does the same as the textbook algorithm.")
    lectern.run_to_end()
    expect(lectern.html).to_have_attribute("data-expanded-2", str(lectern.counts()[0]))


def test_a_script_gets_arguments_and_files_and_a_link_brings_them_along(bench: Workbench) -> None:
    """A preview says what was seen before anything is judged."""
    lectern, page, form = bench.lectern, bench.page, bench.editor
    lectern.open("problem=eight-puzzle&start=1,4,2,3,7,5,6,0,8&algorithm=breadth-first-paths")
    hand_in(bench, HOMEWORK / "correct/script_implicit_graph.py", HOMEWORK / "goal.txt")
    expect(form).to_contain_text("The program can open: goal.txt.")
    arguments = form.get_by_role("textbox", name="Arguments")
    made_by = form.get_by_role("combobox", name="Successor function")
    expect(preview_of(bench)).to_contain_text("needs a command-line argument", timeout=PATIENCE)
    made_by.select_option("puzzle.transition")
    arguments.fill("142375608")
    arguments.press("Tab")
    expect(preview_of(bench)).to_contain_text("First expansions: 1,4,2,3,7,5,6,0,8 · ", timeout=PATIENCE)
    lectern.press("Run")
    expect(report_of(bench)).to_contain_text("It does the same as the textbook algorithm.", timeout=PATIENCE)
    lectern.expect_fragment("assignment=")
    link = page.url
    page.goto("about:blank")
    lectern.open(link.partition("#")[2])
    bench.expect_code("shown")
    expect(arguments).to_have_value("142375608", timeout=PATIENCE)
    expect(made_by).to_have_value("puzzle.transition")
    lectern.press("Run this code")
    expect(report_of(bench)).to_contain_text("It does the same as the textbook algorithm.", timeout=PATIENCE)
    unfold(bench)
    lectern.press("Close the assignment")


def test_each_students_program_is_run_by_the_assignment_of_a_link(bench: Workbench) -> None:
    """The lecturer answers what is not certain; students drop theirs, here a notebook."""
    lectern, page, form = bench.lectern, bench.page, bench.editor
    lectern.open("problem=graph&algorithm=astar&heuristic=table")
    hand_in(bench, {"name": "course.py", "mimeType": "text/x-python", "buffer": UNCLEAR.encode()})
    expect(preview_of(bench)).to_contain_text("what table stands for", timeout=PATIENCE)
    form.get_by_role("combobox", name="Parameter table").select_option("heuristic")
    expect(preview_of(bench)).to_contain_text("First expansions: Arad · Sibiu · ", timeout=PATIENCE)
    form.get_by_role("combobox", name="Compare with").select_option("astar")
    form.get_by_text("Encoding", exact=True).click()
    form.get_by_role("textbox", name="Blank").fill("9")
    form.get_by_role("textbox", name="Barrier").fill("#")
    form.get_by_role("combobox", name="Parts of a cell").select_option("column, row")
    with page.expect_download() as saved:
        lectern.press("Save the assignment")
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    declared = read_assignment(text).program
    told = declared["arguments"]["table"], *(declared[name] for name in ("blank", "barrier", "cell"))
    assert told == ("h", 9, "#", "column, row")

    bench.write("")
    lectern.open(f"assignment={packed(text)}")
    lectern.expect_fragment("algorithm=astar")
    source = UNCLEAR.partition("import heapq")[2].splitlines(keepends=True)
    cells = [{"cell_type": "code", "source": ["import heapq\n"]}, {"cell_type": "code", "source": source}]
    lectern.drop("mine.ipynb", json.dumps({"cells": cells}))
    expect(preview_of(bench)).to_contain_text("First expansions: Arad · Sibiu · ", timeout=PATIENCE)
    lectern.press("Run")
    expect(report_of(bench)).to_contain_text("Compared with A*: It does the same", timeout=PATIENCE)
    unfold(bench)
    lectern.press("Close the assignment")


def test_a_file_of_both_kinds_is_asked_about_once(bench: Workbench) -> None:
    """Nothing runs before the answer, which the field “Run as” keeps until another file is opened."""
    lectern = bench.lectern
    lectern.open("problem=graph&algorithm=uniform-cost")
    bench.open()
    bench.run(BOTH)
    expect(bench.editor).to_contain_text("“Line” can enter the lists, and “bfs” can run next to the textbook")
    expect(lectern.html).to_have_attribute("data-code", "none")
    lectern.press("Compare with the textbook algorithm")
    expect(report_of(bench)).to_contain_text("Compared with Uniform-cost search: ", timeout=PATIENCE)
    bench.expect_chosen("Algorithm", "own:your-program")
    unfold(bench)
    run_as = bench.editor.get_by_role("combobox", name="Run as")
    expect(run_as).to_have_value("program")
    run_as.select_option("entries for the lists")
    bench.run()
    bench.expect_said("Added to the lists: Line")
    bench.expect_chosen("Problem", "own:Line")
    bench.expect_chosen("Algorithm", "uniform-cost")
    bench.templates.select_option("An algorithm")
    expect(run_as).to_have_value("")


def test_the_link_of_a_failed_grade_opens_the_program_at_its_first_difference(
    bench: Workbench, violations_in_both_schemes
) -> None:
    """After the reader has started it, with the keyboard, it is beside the textbook algorithm; the link has the
    corrections. On a phone nothing is cut off.
    """
    with pytest.raises(AssertionError) as failed:
        assert_search(
            HOMEWORK / "mistakes/problem_object_goal_when_made.py", "astar", "graph", heuristic="table",
            function="astar_search",
        )  # fmt: skip
    [link] = re.findall(r"#(\S+)", str(failed.value).splitlines()[-1])
    lectern, page = bench.lectern, bench.page
    lectern.open(link)
    bench.expect_code("shown")
    lectern.button("Run this code").press("Enter")
    expect(report_of(bench)).to_contain_text("a node is tested when it is generated", timeout=PATIENCE)
    bench.expect_chosen("Algorithm", "own:your-program")
    bench.expect_chosen("Algorithm 2", "astar")
    lectern.expect_expanded(4)
    unfold(bench)
    expect(bench.editor.get_by_role("combobox", name="Search function")).to_have_value("astar_search")
    assert violations_in_both_schemes(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(lectern.button("Run")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert lectern.button("Run").bounding_box()["height"] >= 44


def test_a_program_that_values_a_game_is_compared_with_the_textbook(bench: Workbench) -> None:
    """By an assignment's link: another rule is named at the leaf where it parts."""
    lectern, page, form = bench.lectern, bench.page, bench.editor
    assignment = (EXAMPLES / "alpha-beta.toml").read_text(encoding="utf-8")
    lectern.open(f"assignment={packed(assignment)}")
    expect(form).to_contain_text("Choose your program", timeout=PATIENCE)
    hand_in(bench, EXAMPLES / "alpha-beta/other_rule.py")
    expect(preview_of(bench)).to_contain_text("It evaluated 6 leaves.", timeout=PATIENCE)
    expect(page.get_by_role("combobox", name="Parameter game", exact=True)).to_have_value("game")
    expect(page.get_by_role("combobox", name="Compare with", exact=True)).to_have_value("alpha-beta")
    form.get_by_role("button", name="Run", exact=True).click()
    expect(report_of(bench)).to_contain_text("a value that equals the bound does not cut (>)", timeout=PATIENCE)
    bench.expect_code("ready")
    lectern.expect_status("The leaf 3 is worth 3. D is at most 3")
    lectern.expect_fragment("algorithm=alpha-beta")
