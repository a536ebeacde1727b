"""The reader's own Python in the page: edited, run, printed, sent as a link."""

import re
from hashlib import sha256

from lectern import Lectern
from playwright.sync_api import expect
from workbench import Workbench

from tests.page.editor.own_files import FAR, part

MINE = "def mine(state, goal):\n    return 0\n"
SENT = FAR.replace('"far from"', '"sent"')
FLOOD = """
def h(state, goal):
    for i in range(1_000):
        print(i)
    time.sleep(0.05)
    return 0
"""
# The solver is busy with a step when the file and then the link come.
AT_ONCE = """fragment => {
  const buttons = [...document.querySelectorAll("button")].filter((each) => each.checkVisibility());
  for (const name of ["Step", "Run"])
    buttons.find((each) => (each.ariaLabel ?? each.textContent).trim() === name).click();
  location.hash = fragment;
}"""
# Between the change of an address and its event, the page may write what is shown.
OVERWRITTEN = "fragment => { location.hash = fragment; history.replaceState(null, '', '#step=1'); }"


def opened(lectern: Lectern) -> Workbench:
    lectern.press("Your code")
    bench = Workbench(lectern)
    expect(bench.box).to_be_visible()
    return bench


def reload(bench: Workbench) -> str:
    """The text of the editor, when the page has been loaded again."""
    bench.page.bring_to_front()
    bench.page.reload()
    bench.lectern.expect_loaded()
    return opened(bench.lectern).text()


def test_what_is_typed_stays_whatever_takes_its_place(lectern: Lectern) -> None:
    """Each replacement can be undone by the keys, and a reload leaves the earlier file. A link with code replaces
    nothing in another tab, and each of two tabs finds its own file again.
    """
    mine = opened(lectern.open("step=2"))
    page = mine.page
    mine.box.focus()
    page.keyboard.insert_text(MINE)
    assert reload(mine) == MINE  # at once: nothing may wait for a pause in typing
    file = {"name": "other.py", "mimeType": "text/x-python", "buffer": SENT.encode()}
    for replace in (
        lambda: mine.templates.select_option(index=1),
        lambda: page.locator("input[type=file][accept*=py]").set_input_files(file),
        lambda: mine.lectern.press("New file"),
    ):
        replace()
        mine.expect_other_text(MINE)
        mine.expect_said("Your earlier file is kept.")
        mine.box.focus()
        page.keyboard.press("ControlOrMeta+z")
        assert mine.text() == MINE
        page.keyboard.press("ControlOrMeta+z")  # what was typed before the reload is not taken back
        assert mine.text() == MINE

    mine.lectern.open(f"step=1&code={part(SENT)}")
    mine.expect_code("shown")
    assert mine.text() == SENT
    mine.expect_said("Your earlier file is kept.")
    other = opened(Lectern(page.context.new_page(), lectern.url).open("step=2"))
    assert other.text() == MINE
    page.bring_to_front()
    mine.editor.get_by_role("button", name="Undo", exact=True).click()
    assert mine.text() == MINE
    expect(mine.lectern.button("Run")).to_be_visible()
    page.wait_for_function("!location.hash.includes('code=')")

    other.write("other = 1\n")
    mine.write("mine = 1\n")
    assert reload(other) == "other = 1\n"
    assert reload(mine) == "mine = 1\n"
    mine.lectern.press("Previous file")
    assert mine.text() == "other = 1\n"
    other.page.close()
    page.evaluate("localStorage.clear()")


def test_the_shown_listing_is_edited_and_runs_after_each_pause(bench: Workbench) -> None:
    """With the cursor on the lit line. A* becomes greedy search without a press; a fault is told at its line.

    After a reload nothing runs before the button is pressed, however long the reader types and rests.
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
    bench.page.reload()
    bench.lectern.expect_loaded()
    bench.box.press("Control+End")
    bench.page.keyboard.type("# read, not run")
    bench.page.wait_for_timeout(1_500)
    expect(bench.lectern.button("Run this code")).to_be_visible()


def test_each_tab_shows_its_source_and_a_copy_of_it_is_added_to_the_file_in_use(bench: Workbench) -> None:
    """This includes heuristic and problem; the lists show the copies beside the built-in entries."""
    bench.lectern.open("step=3")
    bench.open_source()
    expect(bench.box).to_contain_text("def best_first_search")
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
    """A line leads to its step; a flood of them is cut, and said to be.

    A link that is followed while the solver has not yet read the file that is to run keeps its code and its search.
    """
    bench.lectern.open("step=5")
    bench.open()
    bench.run(f"print('read')\n{FAR}")
    bench.expect_code("ready")
    expect(bench.output.get_by_role("listitem").first).to_have_text(re.compile("when run.*read"))
    line = bench.output.get_by_role("button", name="step 2 far from")
    expect(line.first).to_be_visible()
    line.first.click()
    bench.lectern.expect_expanded(2)
    bench.run(f"import time\n{FLOOD}")
    bench.expect_chosen("Heuristic", "own:h")
    bench.expect_code("ready")
    bench.lectern.press("Step")
    assert bench.output.get_by_role("listitem").count() <= 200
    bench.page.evaluate(AT_ONCE, f"problem=eight-puzzle&algorithm=greedy&heuristic=own:far&step=3&code={part(SENT)}")
    bench.expect_text("sent")
    bench.lectern.press("Run this code")
    bench.expect_code("ready")
    bench.lectern.expect_expanded(3)
    bench.lectern.expect_fragment(f"code={part(SENT)}")


def test_nothing_of_a_link_runs_before_its_reader_says_so(bench: Workbench) -> None:
    """The code is shown; after the button the search is the sender's, at the sender's step.

    In Present the lists and the listing then take the editor's place.
    """
    code = part(SENT)
    bench.lectern.open("step=1")
    bench.page.evaluate(OVERWRITTEN, f"problem=eight-puzzle&algorithm=greedy&heuristic=own:far&step=3&code={code}")
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
    expect(bench.output).to_contain_text("sent")
    bench.lectern.open(f"problem=eight-puzzle&heuristic=own:far&view=present&code={part(FAR)}")
    expect(bench.editor).to_be_visible()
    bench.lectern.press("Run this code")
    bench.expect_code("ready")
    expect(bench.editor).to_be_hidden()
    expect(bench.lectern.frontier).to_be_visible()
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
    bench.run(f"{FAR}digits = '{digits}'\n")
    bench.expect_said("This file is too long to be part of the link")
    bench.lectern.press("Link with code")
    bench.expect_said("Download the file and send it instead")
    with page.expect_download() as download:
        bench.editor.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "my_code.py"
    chooser = page.locator("input[type=file][accept*=py]")
    chooser.set_input_files({"name": "mine.py", "mimeType": "text/x-python", "buffer": b"\xff\xfe\x00"})
    bench.expect_said("not Python text")


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
    if bench.box.is_visible():  # another test may have left it open
        bench.lectern.press("Close editor")
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
    keyboard.press("ControlOrMeta+a")
    keyboard.type("problem_fr")
    expect(bench.page.get_by_role("option", name="problem_from")).to_be_visible()
    keyboard.press("Escape")
    expect(bench.page.get_by_role("option", name="problem_from")).to_be_hidden()
    keyboard.press("Escape")
    keyboard.press("Tab")
    expect(bench.box).not_to_be_focused()


def test_it_can_be_used_on_a_phone_in_a_browser_that_keeps_nothing(bench: Workbench) -> None:
    """There is room to write, and nothing is wider than the window; the page says that the file is not kept."""
    page = bench.page
    page.set_viewport_size({"width": 390, "height": 844})
    bench.lectern.open("step=3")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('no'); }; }")
    page.get_by_role("navigation").get_by_role("button", name="Code").click()
    bench.open()
    box = bench.editor.locator(".editor-box").bounding_box()
    assert (box["width"] > 300, box["height"] > 170) == (True, True)
    bench.run(FAR)
    bench.expect_code("ready")
    bench.expect_said("This browser cannot save your code")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(bench.output).to_contain_text("far from")
