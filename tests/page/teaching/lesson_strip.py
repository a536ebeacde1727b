"""The page object of a lesson, and the lessons of the course."""

import json
from typing import Any

from lectern import Lectern
from playwright.sync_api import Locator, expect

from buildtools import lessons

LESSONS = {name: json.loads(text) for name, text in lessons.texts().items()}
FIRST = LESSONS["frontier"]


class Class:
    """The page object of a lesson, as a student sees it."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.strip = self.page.locator("#lesson")
        self.title = self.page.locator("#lesson-title")
        self.said = self.page.locator("#lesson-said")
        self.verdict = self.strip.locator(".verdict")
        self.dialog = self.page.get_by_role("dialog", name="Lessons")
        self.maker = self.page.get_by_role("region", name="Create a lesson")

    def button(self, name: str) -> Locator:
        return self.strip.get_by_role("button", name=name, exact=True)

    def choose(self, title: str) -> None:
        self.lectern.press("Course")
        self.dialog.get_by_role("button", name=title, exact=True).click()
        expect(self.dialog).to_be_hidden()
        expect(self.title).to_have_text(title)

    def expect_stop(self, lesson: dict[str, Any], at: int) -> None:
        """Expect the stop's text, its highlight and its step."""
        stop = lesson["stops"][at]
        expect(self.said).to_contain_text(f"Stop {at + 1} of {len(lesson['stops'])}.")
        expect(self.said).to_contain_text(stop.get("say", {"en": ""})["en"])
        if "look" in stop:
            expect(self.said).to_contain_text("Highlighted: ")
        if stop["step"] == "end":
            self.lectern.expect_state("finished", timeout=60_000)
            return  # the whole tree is fitted
        if "second" not in lesson and not stop.get("second") and lesson["search"]["problem"] != "game-tree":
            self.lectern.expect_expanded(stop["step"])
        for tree in self.page.locator("[data-visible]").all():
            expect(tree).to_have_attribute("data-visible", "root path current children")
