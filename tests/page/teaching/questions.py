"""The page object of questions on the search."""

import re

from lectern import Lectern
from playwright.sync_api import Locator, expect


class Questions:
    """The region `Question` as who answers knows it."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.region = self.page.get_by_role("region", name="Question", exact=True)

    def open(self, fragment: str) -> "Questions":
        self.lectern.open(fragment)
        expect(self.region).to_be_visible()
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.region.get_by_role("button", name=name)

    def expect_kind(self, kind: str) -> None:
        expect(self.region).to_have_attribute("data-question", kind)
        expect(self.lectern.html).to_have_attribute("data-asked", kind)

    def expect_counts(self, answered: int, right: int) -> None:
        expect(self.lectern.html).to_have_attribute("data-answered", str(answered))
        expect(self.lectern.html).to_have_attribute("data-right", str(right))
        expect(self.region).to_contain_text(f"{right} of {answered} right")

    def type(self, number: str) -> None:
        self.region.get_by_role("textbox").fill(number)
        self.region.get_by_role("button", name="Answer", exact=True).click()
