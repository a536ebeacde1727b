"""The reader's own Python in the page: edited, run, printed, sent as a link."""

import re
from hashlib import sha256

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, expect
from workbench import Workbench

from tests.page.editor.own_files import FAR, part


def test_the_shown_listing_is_edited_and_runs_after_each_pause(bench: Workbench) -> None:
    """With the cursor on the lit line. A* becomes greedy search without a press; a fault is told at its line.

    An endless loop is stopped, and code of a link waits for the button, however long its reader types and rests.
    """
    bench.lectern.open("problem=graph&algorithm=astar&step=3")
    shown = bench.lectern.code.locator("[data-line]").all_inner_texts()
    lit = bench.lectern.code.locator(".now").inner_text()
    bench.open()
    head, _, listing = bench.text().partition("\n\n\n")
    assert head.startswith("from lecture import Node")
    assert listing.rstrip().split("\n") == [line.rstrip() for line in shown]
    expect(bench.box.locator(".cm-activeLine")).to_have_text(lit)
    bench.write(bench.text().replace("child.f = child.g + child.h", "child.f = child.h"))
    bench.expect_code("ready")
    bench.expect_chosen("Algorithm", "own:astar_search")
    bench.expect_said("The search differs from the previous one from expansion 3 on.")
    expect(bench.box).to_be_focused()
    bench.lectern.expect_expanded(2)
    bench.lectern.press("Run to end")
    bench.lectern.expect_expanded(3)
    bench.write(bench.text().replace("child.f = child.h", "child.f = chld.h"))
    bench.expect_code("failed")
    expect(bench.errors).to_contain_text("Line 19")
    bench.write(bench.text().replace("chld.h", "child.h") + "\n# the same\n")
    bench.expect_said("The search is the same as before")
    bench.write(bench.text().replace("node = frontier.take()", "while True:\n      continue"))
    bench.stop()
    bench.page.reload()
    bench.lectern.expect_loaded()
    bench.box.press("Control+End")
    bench.page.keyboard.type("# read, not run")
    bench.page.wait_for_timeout(1_500)
    expect(bench.lectern.button("Run this code")).to_be_visible()


def test_a_copy_of_what_runs_does_the_same_until_it_is_changed(bench: Workbench) -> None:
    """At the same step; from the first other expansion on, the sentence says from which."""
    bench.lectern.open("algorithm=astar&step=30")
    bench.open_source()
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


def test_in_a_lecture_the_search_follows_the_code(bench: Workbench) -> None:
    """Once the code of a link has run in Present, the lists and the listing take the editor's place."""
    bench.lectern.open(f"problem=eight-puzzle&heuristic=own:far&view=present&code={part(FAR)}")
    expect(bench.editor).to_be_visible()
    bench.lectern.press("Run this code")
    bench.expect_code("ready")
    expect(bench.editor).to_be_hidden()
    expect(bench.lectern.frontier).to_be_visible()


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
    ("width", "height", "fragment"), [(390, 844, "step=3"), (1024, 768, "step=3"), (1280, 720, "step=3")]
)
def test_it_can_be_used_on_a_projector_and_on_a_phone(bench: Workbench, width: int, height: int, fragment: str) -> None:
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
