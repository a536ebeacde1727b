"""The reader's files in real tabs: what was typed stays, whatever takes its place (tests/web/editor/files.test.js has
every order of changes, tabs and reloads).
"""

import pytest
from lectern import Lectern
from playwright.sync_api import BrowserContext, expect
from workbench import Workbench

from tests.page.editor.own_files import FAR, part

MINE = "def mine(state, goal):\n    return 0\n"
SENT = FAR.replace('"far from"', '"sent"')


def tab(context: BrowserContext, base_url: str, fragment: str = "step=2") -> Workbench:
    """Another tab of the same browser, with the editor open."""
    return open_editor(Workbench(Lectern(context.new_page(), base_url).open(fragment)))


def open_editor(bench: Workbench) -> Workbench:
    bench.lectern.expect_loaded()
    bench.lectern.press("Your code")
    expect(bench.box).to_be_visible()
    return bench


def reload(bench: Workbench) -> str:
    """The text of the editor, when the page has been loaded again."""
    bench.page.reload()
    return open_editor(bench).text()


@pytest.fixture
def typed(context: BrowserContext, base_url: str) -> Workbench:
    """A tab in which the reader has typed a file."""
    bench = tab(context, base_url)
    bench.box.focus()
    bench.page.keyboard.insert_text(MINE)
    return bench


def test_a_link_with_code_takes_no_file_away(typed: Workbench, context: BrowserContext, base_url: str) -> None:
    """Without a press nothing is replaced: other tabs and a reload have the reader's file, and Undo brings it back."""
    typed.lectern.open(f"step=1&code={part(SENT)}")
    typed.expect_code("shown")
    assert typed.text() == SENT
    typed.expect_said("Your earlier file is kept.")
    assert tab(context, base_url).text() == MINE
    typed.page.bring_to_front()
    typed.editor.get_by_role("button", name="Undo", exact=True).click()
    assert typed.text() == MINE
    expect(typed.lectern.button("Run")).to_be_visible()
    typed.page.wait_for_function("!location.hash.includes('code=')")
    assert reload(typed) == MINE


def test_each_replacement_can_be_undone(typed: Workbench) -> None:
    """By the keys; a reload before it changes nothing, and one after it leaves the earlier file."""
    page = typed.page
    assert reload(typed) == MINE  # at once: nothing may wait for a pause in typing
    for replace in ("New file", "Edit a copy", "template", "import"):
        if replace == "template":
            typed.templates.select_option(index=1)
        elif replace == "import":
            file = {"name": "other.py", "mimeType": "text/x-python", "buffer": SENT.encode()}
            page.locator("input[type=file][accept*=py]").set_input_files(file)
        else:
            typed.lectern.press(replace)
        typed.expect_other_text(MINE)
        typed.expect_said("Your earlier file is kept.")
        typed.box.focus()
        page.keyboard.press("ControlOrMeta+z")
        assert typed.text() == MINE, replace
        page.keyboard.press("ControlOrMeta+z")  # what was typed before the reload is not taken back
        assert typed.text() == MINE, replace
    typed.lectern.press("New file")
    assert reload(typed) == ""
    typed.lectern.press("Previous file")
    assert typed.text() == MINE


def test_two_tabs_keep_what_is_typed_in_each(typed: Workbench, context: BrowserContext, base_url: str) -> None:
    """The one that saves later does not overwrite the other, and each finds its own again."""
    other = tab(context, base_url)
    for bench, text in ((other, "other = 1\n"), (typed, "mine = 1\n"), (other, "other = 2\n")):
        bench.write(text)
    for bench, text in ((typed, "mine = 1\n"), (other, "other = 2\n")):
        bench.page.bring_to_front()
        assert reload(bench) == text
    typed.page.bring_to_front()
    typed.lectern.press("Previous file")
    assert typed.text() == "other = 2\n"
