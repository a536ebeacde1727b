"""A notebook in JupyterLab or JupyterLite, as its user knows it."""

from playwright.sync_api import FrameLocator, Locator, Page, expect


class Notebook:
    """Opened at an address. `kernel`: what the status line calls it; `patience`: milliseconds that it may take."""

    def __init__(
        self, page: Page, address: str, kernel: str = "Python 3 (ipykernel)", patience: float | None = None
    ) -> None:
        self.page, self.kernel, self.patience = page, kernel, patience
        page.goto(address)
        self.rest()

    def rest(self) -> None:
        """Its kernel has nothing to do."""
        idle = self.page.get_by_role("button", name=f"{self.kernel} | Idle")
        expect(idle).to_be_visible(timeout=self.patience)

    def cell(self, number: int) -> Locator:
        return self.page.locator(".jp-Notebook .jp-CodeCell").nth(number)

    def run(self, number: int) -> None:
        self.cell(number).locator(".jp-Editor").click()
        self.page.keyboard.press("Shift+Enter")

    def output(self, number: int) -> Locator:
        return self.cell(number).locator(".jp-OutputArea")

    def stage(self, number: int) -> FrameLocator:
        return self.cell(number).frame_locator("iframe")


def expect_expanded(stage: FrameLocator, count: int, number: str = "") -> None:
    expect(stage.locator("html")).to_have_attribute(f"data-expanded{number}", str(count))
