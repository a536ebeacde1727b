"""The page object of the tests: press controls and read the page as a user does. Playwright's locators wait."""

import re
from base64 import b64encode
from typing import Literal

from playwright.sync_api import Frame, Locator, Page, expect
from worker_calls import watch_workers

# Selectors of the buttons that open the header's popovers around a control of this role and name, outermost first.
OPENERS = """([role, name]) => {
  const tags = { button: "button", combobox: "select", spinbutton: "input[type=number]",
    checkbox: "input[type=checkbox]", textbox: "input[type=text], textarea" };
  const named = (each) => (each.getAttribute("aria-label") ?? (each.labels?.[0]?.querySelector("span")
    ?? each.labels?.[0] ?? each.querySelector("[data-text]") ?? each).textContent).trim();
  const closed = [];
  const found = [...document.querySelectorAll(`header [popover] :is(${tags[role]})`)]
    .find((each) => named(each) === name && !each.closest("[hidden]"));
  for (let at = found?.closest("[popover]"); at; at = at.parentElement.closest("[popover]"))
    if (getComputedStyle(at).display === "none")
      closed.unshift(at.id.includes("-menu") ? "#" + at.id.replace("-menu", "") : `[popovertarget=${at.id}]`);
  return closed;
}"""
# Whether each list that is seen has its last entry, entries that reach beyond its lower edge, or new ones after a gap.
LISTED = """() => [...document.querySelectorAll("[role=listbox]")].every((list) => {
  if (!list.checkVisibility()) return true;
  const last = [...list.querySelectorAll(".entry")].at(-1);
  if (!last) return Boolean(list.querySelector(".empty"));
  const { height, bottom } = last.getBoundingClientRect();
  if (list.querySelector(".skipped:not(:last-child)")) return true;
  return last.ariaPosInSet === last.ariaSetSize || bottom > list.getBoundingClientRect().bottom + 2 * height;
})"""
DROP = """([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
  const drop = (kind) => new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true });
  document.body.dispatchEvent(drop("dragover"));
  document.body.dispatchEvent(drop("drop"));
}"""
Role = Literal["button", "checkbox", "combobox", "spinbutton", "textbox"]
START = "8,0,6,5,4,7,2,3,1"
LONG = 120_000  # milliseconds that the largest searches may take on a slow machine


def reveal(page: Page | Frame, role: Role, name: str) -> Locator:
    """Return the control with this name. Open closed popovers of the header around it, as a user does."""
    for opener in page.evaluate(OPENERS, [role, name]):
        page.locator(opener).click()
    return page.get_by_role(role, name=name, exact=True)


class Lectern:
    """One opened page. The `expect_…` methods wait for their condition, or fail."""

    def __init__(self, page: Page | Frame, url: str) -> None:
        self.page = page
        if isinstance(page, Page):
            watch_workers(page)
        self.url = url
        self.html = page.locator("html")
        self.status = page.get_by_role("status")
        self.slider = page.get_by_role("slider", name="Step", exact=True)
        self.tree = page.get_by_role("region", name="Search tree", exact=True)
        self.canvas = self.tree.locator(".tree-view > canvas")  # the tree itself; the legend has others
        self.frontier = page.get_by_role("region", name="Frontier", exact=True)
        self.visited = page.get_by_role("region", name="Visited", exact=True)
        self.statistics = page.get_by_role("region", name="Statistics", exact=True)
        self.code = page.get_by_role("region", name="Code", exact=True)
        self.start = page.get_by_role("textbox", name="Start state")
        self.goal = page.get_by_role("textbox", name="Goal state")
        self.link_message = page.locator("#link-message")

    # -- doing -------------------------------------------------------------------------------------------------------

    def open(self, fragment: str = "problem=eight-puzzle") -> "Lectern":
        """Open the page at a link, or follow the link in the open page, if that has its language."""
        language = re.search(r"(?:^|&)lang=([\w-]+)", fragment)
        is_open = self.page.url.startswith(self.url)
        if is_open and self.page.locator("html").get_attribute("lang") != (language[1] if language else "en"):
            self.page.goto("about:blank")  # an open page only offers another language
            is_open = False
        if is_open:
            self.page.evaluate(
                """fragment => new Promise((followed) => {
                    addEventListener("hashchange", followed, { once: true });
                    history.replaceState(null, "", "#");
                    location.hash = fragment;
                }).then(() => null)""",
                fragment,
            )
        else:
            self.page.goto(f"{self.url}#{fragment}")
        self.expect_loaded()
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def reveal(self, role: Role, name: str) -> Locator:
        return reveal(self.page, role, name)

    def open_picker(self, name: str) -> Locator:
        """Open the popover of a choice in the header, and return it."""
        self.page.get_by_role("combobox", name=name, exact=True).click()
        return self.page.locator("header [popover]:popover-open")

    def press(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            self.reveal("button", name).click()

    def choose(self, label: str, value: str) -> None:
        self.reveal("combobox", label).select_option(value)

    def jump(self, name: str) -> None:
        """Choose an entry of the transport's menu."""
        self.press("Jump to")
        self.press(name)

    def type_seed(self, seed: str) -> None:
        """Type a seed with real keys: in Firefox, Playwright's `fill` does not cause a change event."""
        field = self.reveal("spinbutton", "seed")
        field.select_text()
        field.press_sequentially(seed)

    def scrub(self, step: int) -> None:
        """Move the slider as a pointer does: set its value, then dispatch the input event."""
        self.slider.evaluate(
            "(slider, step) => { slider.value = step; slider.dispatchEvent(new Event('input')) }", step
        )

    def drop(self, name: str, content: str | bytes) -> None:
        """Drop a file onto the page."""
        data = content if isinstance(content, bytes) else content.encode()
        self.page.evaluate(DROP, [name, b64encode(data).decode()])

    def show_statistics(self) -> None:
        """Open the row of all numbers above the sentence."""
        numbers = self.statistics.get_by_role("button", name=re.compile("expanded"))
        if numbers.get_attribute("aria-expanded") == "false":
            numbers.click()

    def run_to_end(self) -> None:
        self.press("Run to end")
        self.expect_state("finished", timeout=LONG)

    # -- reading -----------------------------------------------------------------------------------------------------

    def counts(self) -> tuple[int, int, int]:
        """Return (expanded, generated, frontier) from the document's attributes."""
        return tuple(
            int(self.html.get_attribute(f"data-{name}") or -1) for name in ("expanded", "generated", "frontier")
        )

    def rest(self) -> None:
        """Wait until the lists have the rows beyond their edges too, which come when the search stands still."""
        self.page.wait_for_function(LISTED)

    def entries(self, region: Locator) -> Locator:
        return region.get_by_role("option")

    def fragment(self) -> str:
        return self.page.evaluate("location.hash")

    # -- expecting ---------------------------------------------------------------------------------------------------

    def expect_loaded(self) -> None:
        expect(self.html).to_have_attribute("data-state", re.compile("ready|finished"), timeout=60_000)
        expect(self.page.locator("#loading")).to_be_hidden(timeout=60_000)

    def expect_state(self, state: str, timeout: int = 10_000) -> None:
        expect(self.html).to_have_attribute("data-state", state, timeout=timeout)

    def expect_expanded(self, count: int, timeout: int = 10_000) -> None:
        expect(self.html).to_have_attribute("data-expanded", str(count), timeout=timeout)

    def expect_fragment(self, text: str) -> None:
        self.page.wait_for_function("text => decodeURIComponent(location.hash).includes(text)", arg=text)

    def expect_status(self, text: str | re.Pattern[str]) -> None:
        if isinstance(text, re.Pattern):  # Playwright makes the spaces in an element plain for a text only
            text = re.compile(re.sub(r"\\? ", lambda _: r"\s", text.pattern), text.flags)
        expect(self.status).to_contain_text(text)

    def expect_complaint(self, field: Locator, text: str | re.Pattern[str]) -> None:
        """A sentence beside the field, tied to it for those who cannot see it."""
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(
            text if isinstance(text, re.Pattern) else re.compile(re.escape(text))
        )
