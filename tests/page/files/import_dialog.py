"""The page object of the dialog of `Import`."""

from pathlib import Path

from lectern import LONG, Lectern
from playwright.sync_api import expect


class Desk:
    """The dialog of `Import`."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.dialog = self.page.get_by_role("dialog", name="Import")
        self.said = self.dialog.get_by_role("status")
        self.strip = self.page.locator("#strip")

    def open(self) -> None:
        self.lectern.press("Import")

    def choose(self, path: Path) -> None:
        with self.page.expect_file_chooser() as chooser:
            self.open()
        expect(self.dialog.get_by_label("File", exact=True)).to_be_visible()
        chooser.value.set_files(path)

    def expect_shown(self, text: str) -> None:
        expect(self.strip).to_contain_text(text, timeout=LONG)
        expect(self.dialog).to_be_hidden()
        self.lectern.expect_loaded()

    def expect_refused(self, text: str) -> None:
        expect(self.said).to_contain_text(text)
        expect(self.said).to_contain_text("cannot be opened")
        self.dialog.get_by_role("button", name="Close").click()
