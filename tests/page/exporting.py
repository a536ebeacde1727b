"""The dialog `Export`, as its user knows it."""

import re
from pathlib import Path
from typing import Any

from lectern import Lectern
from playwright.sync_api import expect


class Exported:
    """The dialog, opened at a link."""

    def __init__(self, lectern: Lectern, fragment: str) -> None:
        self.lectern, self.page = lectern.open(fragment), lectern.page
        expect(lectern.html).to_have_attribute("data-worker", "ready", timeout=60_000)
        self.dialog = self.page.get_by_role("dialog", name="Export")
        self.said = self.dialog.get_by_role("status")
        self.show()

    def show(self) -> None:
        if not self.dialog.is_visible():
            self.lectern.press("Export")

    def close(self) -> None:
        self.dialog.get_by_role("button", name="Close").click()

    def choose(self, **fields: Any) -> None:
        for label, value in fields.items():
            field = self.dialog.get_by_label(label.replace("_", " "))
            if isinstance(value, bool):
                field.set_checked(value)
            elif label.endswith("step"):
                field.select_text()  # with real keys: Playwright's `fill` in Firefox writes behind what is there
                field.press_sequentially(str(value))
            else:
                field.select_option(value)

    def press(self, kind: str) -> None:
        self.dialog.get_by_role("button", name=kind, exact=True).click()

    def save(self, kind: str, **fields: Any) -> bytes:
        """The file that a press on this button gives."""
        self.choose(**fields)
        with self.page.expect_download() as download:
            self.press(kind)
        name = re.sub(r"\(\d+\)", "", download.value.suggested_filename)  # Firefox numbers files of one name
        expect(self.said).to_contain_text(name)
        return Path(download.value.path()).read_bytes()
