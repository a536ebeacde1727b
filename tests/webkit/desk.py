"""The page as its user knows it, over WebDriver: what Lectern is for Playwright. Every reading waits until it holds."""

import re
from collections.abc import Callable
from typing import Any

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait

LONG = 240  # seconds that the largest search may take on a slow machine


class Desk:
    """One page. Elements are named by CSS selectors; `expect…` wait until what they say holds, or fail."""

    def __init__(self, driver: WebDriver, url: str) -> None:
        self.driver = driver
        self.url = url

    # -- doing ---------------------------------------------------------------------------------------------------------

    def open(self, fragment: str = "problem=eight-puzzle") -> "Desk":
        """Opens the page at a link, or, where it is open already, follows the link in it."""
        if self.driver.current_url.startswith(self.url):
            self.awaited(
                """new Promise((followed) => {
                    addEventListener("hashchange", () => followed(), { once: true });
                    history.replaceState(null, "", "#");
                    location.hash = argument;
                })""",
                fragment,
            )
        else:
            self.driver.get(f"{self.url}#{fragment}")
        self.expect_data("state", "ready|finished", 60)
        self.expect(lambda: not self.find("#loading").is_displayed(), "nothing loads any more")
        return self

    def press(self, selector: str, times: int = 1) -> None:
        for _ in range(times):
            self.find(selector).click()

    def unfold(self, selector: str) -> None:
        """Open the menu in which an element is."""
        self.run("document.querySelector(argument).closest('[popover]').showPopover()", selector)
        self.expect_shown(selector)

    def choose(self, selector: str, value: str) -> None:
        Select(self.find(selector)).select_by_value(value)

    def type(self, selector: str, text: str) -> None:
        """In the place of what the field holds."""
        field = self.find(selector)
        field.clear()
        field.send_keys(text)

    def keys(self, *keys: str) -> None:
        """Pressed wherever the focus is."""
        for key in keys:
            ActionChains(self.driver, duration=0).send_keys(key).perform()

    def scrub(self, step: int) -> None:
        self.run(
            "const it = document.querySelector('#slider'); it.value = argument; it.dispatchEvent(new Event('input'))",
            step,
        )

    def run_to_end(self) -> None:
        self.press("#run")
        self.expect_data("state", "finished", LONG)

    # -- reading -------------------------------------------------------------------------------------------------------

    def find(self, selector: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def run(self, script: str, argument: Any = None) -> Any:
        return self.driver.execute_script(f"const [argument] = arguments; {script}", argument)

    def awaited(self, expression: str, argument: Any = None) -> Any:
        """What a promise in the page comes to."""
        script = f"const [argument, done] = arguments; ({expression}).then(done, (why) => done(`failed: ${{why}}`))"
        return self.driver.execute_async_script(script, argument)

    def data(self, name: str) -> str:
        return self.run("return document.documentElement.dataset[argument] ?? ''", name)

    def counts(self) -> tuple[int, int, int]:
        """(expanded, generated, frontier) as the document says them."""
        return int(self.data("expanded")), int(self.data("generated")), int(self.data("frontier"))

    def complaints(self) -> list[str]:
        return self.run("return window.complaints.splice(0)")

    # -- expecting -----------------------------------------------------------------------------------------------------

    def expect(self, holds: Callable[[], object], what: str, seconds: float = 20) -> None:
        waiting = WebDriverWait(self.driver, seconds, 0.05, [StaleElementReferenceException])
        waiting.until(lambda _: holds(), what)

    def expect_data(self, name: str, pattern: str, seconds: float = 20) -> None:
        self.expect(lambda: re.fullmatch(pattern, self.data(name)), f"data-{name} is {pattern}", seconds)

    def expect_expanded(self, count: int) -> None:
        self.expect_data("expanded", str(count))

    def expect_text(self, selector: str, text: str) -> None:
        self.expect(lambda: text in self.find(selector).text, f"{selector} says {text}")

    def expect_value(self, selector: str, pattern: str) -> None:
        self.expect(
            lambda: re.search(pattern, self.find(selector).get_property("value")), f"{selector} holds {pattern}"
        )

    def expect_shown(self, selector: str, shown: bool = True) -> None:
        self.expect(
            lambda: self.find(selector).is_displayed() == shown, f"{selector} is {'' if shown else 'not '}shown"
        )
