"""The editor as its user knows it, in an opened page."""

import re

from lectern import Lectern
from playwright.sync_api import expect

# Python starts afresh within seconds; on a busy machine it takes its time.
PATIENCE = 30_000


class Workbench:
    """What stands in the code panel when a copy is edited, and what is printed."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.editor = self.page.get_by_role("region", name="Editor", exact=True)
        self.box = self.editor.get_by_role("textbox", name="Python", exact=True)
        self.output = self.page.get_by_role("region", name="Output", exact=True)
        self.templates = self.editor.get_by_role("combobox", name="Templates")
        self.errors = self.editor.locator(".message")

    def open(self) -> "Workbench":
        """A copy of what is shown, in place of what another test has left."""
        if self.box.is_visible():
            self.write("")
            self.lectern.code.get_by_role("button", name="Algorithm", exact=True).click()
        self.lectern.press("Edit a copy")
        self.expect_text("import")  # in the text, of which the page has only the lines in view
        return self

    def open_source(self) -> "Workbench":
        """A copy of the full source: the editor's tab has it."""
        self.open().lectern.code.get_by_role("button", name="Algorithm", exact=True).click()
        self.lectern.press("Full source")
        return self.open()

    def write(self, text: str) -> None:
        """In place of what is there, as when it is pasted. (In Firefox, `fill` would leave an empty line.)"""
        self.box.evaluate(
            """(box, insert) => {
              const { view } = box.cmTile;
              view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert }, userEvent: "input.paste" });
            }""",
            text,
        )

    def run(self, text: str | None = None) -> None:
        if text is not None:
            self.write(text)
        self.page.evaluate("document.documentElement.dataset.code = 'none'")  # what it says next is of this run
        self.lectern.press("Run")

    def expect_code(self, state: str) -> None:
        expect(self.lectern.html).to_have_attribute("data-code", state, timeout=PATIENCE)

    def expect_said(self, text: str | re.Pattern[str]) -> None:
        expect(self.editor).to_contain_text(text, timeout=PATIENCE)

    def expect_chosen(self, label: str, value: str, folded: bool = False) -> None:
        """`folded`: on a phone, where the choices are behind the line that names the search."""
        choice = self.page.get_by_role("combobox", name=label, exact=True, include_hidden=folded)
        expect(choice).to_have_value(value)

    def stop(self) -> None:
        """It is offered when the code has been silent for a while; then a fresh worker takes over."""
        stop = self.lectern.button("Stop")
        expect(stop).to_be_visible(timeout=PATIENCE)
        stop.click()
        self.expect_code("failed")
        expect(stop).to_be_hidden()
        expect(self.lectern.html).to_have_attribute("data-worker", "ready", timeout=PATIENCE)

    def expect_text(self, part: str) -> None:
        self.page.wait_for_function(
            "part => document.querySelector('.cm-content')?.cmTile.view.state.doc.toString().includes(part)", arg=part
        )

    def expect_other_text(self, text: str) -> None:
        self.page.wait_for_function(
            "text => document.querySelector('.cm-content').cmTile.view.state.doc.toString() !== text", arg=text
        )

    def text(self) -> str:
        return str(self.page.evaluate("document.querySelector('.cm-content').cmTile.view.state.doc.toString()"))
