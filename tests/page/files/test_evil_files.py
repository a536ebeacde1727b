"""Files of ill will, dropped onto the page: each is opened or refused with a sentence, and the page answers on."""

import base64
import time

import pytest
from alive import PATIENCE
from lectern import LONG, Lectern
from playwright.sync_api import Page

from tests.page.files.evil_files import COUNT, KINDS, File, files

FEW = 7  # unless the run is thorough, each seventh file
DROP = """([name, text]) => {
  const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name));
  window.longestGap = 0;
  window.codeBefore = document.querySelector(".cm-content")?.innerText;
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
# The longest time between two frames, from now on.
WATCH = """() => {
  window.longestGap = 0;
  let last = performance.now();
  const tick = (now) => {
    window.longestGap = Math.max(window.longestGap, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
# What is said of the file, once nothing is read or awaited any more; null before.
SAID = """() => {
  const isOld = (element) => element.matches(".cm-content") && element.innerText === window.codeBefore;
  const seen = (element) => element.checkVisibility() && !isOld(element) && element.innerText.trim();
  const bars = Array.from(document.querySelectorAll("dialog progress:not(#lessons-bar)"));
  const state = document.documentElement.dataset.state;
  if (bars.some((bar) => bar.checkVisibility()) || !["ready", "finished"].includes(state)) return null;
  const places = [
    "dialog[open] [role=status]", "dialog[open] [role=alert]", "#link-message", ".message", "#strip",
    "#lesson-title", "#challenge", ".cm-content",
  ];
  const said = Array.from(document.querySelectorAll(places.join(", ")), seen);
  return said.filter(Boolean).join(" ").slice(0, 20000) || null;
}"""
POLLING = 50  # milliseconds: by itself Playwright looks in each frame, and a busy browser may draw none for long
FREEZE = 30_000  # milliseconds: what a stack or a search without an end would take; a busy machine takes seconds


def close_dialogs(page: Page) -> None:
    """All of them: one may lie above another."""
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def expect_workers(page: Page, count: int) -> None:
    """Each file is read in a worker of its own, which ends with the reading: refused or not, none may stay."""
    end = time.monotonic() + PATIENCE
    while len(page.workers) > count and time.monotonic() < end:
        page.wait_for_timeout(POLLING)
    assert len(page.workers) <= count


@pytest.fixture(scope="module")
def evil() -> dict[str, list[File]]:
    return files()


def test_there_are_files_of_each_kind(evil: dict[str, list[File]]) -> None:
    """As many of each, and no kind that is not tried."""
    assert {kind: len(made) for kind, made in evil.items()} == dict.fromkeys(KINDS, COUNT)


@pytest.mark.parametrize("kind", KINDS)
def test_an_evil_file_is_answered(lectern: Lectern, evil: dict[str, list[File]], kind: str, thorough: bool) -> None:
    """Those of a kind, one after the other: a sentence each time, no traceback, no freeze; then a search."""
    page = lectern.open("problem=graph").page
    page.evaluate(WATCH)
    workers = len(page.workers)
    for number, (name, data) in list(enumerate(evil[kind]))[:: 1 if thorough else FEW]:
        page.evaluate(DROP, [name, base64.b64encode(data).decode()])
        said = page.wait_for_function(SAID, timeout=LONG, polling=POLLING).json_value()
        assert "Traceback" not in said, (number, said)
        close_dialogs(page)
        gap = page.evaluate("window.longestGap")
        print(f"{kind} {number}: {gap:.0f} ms: {said[:110]!r}")
        assert gap < FREEZE, (number, data[:60])
        lectern.open("problem=graph")
        expect_workers(page, workers)
    lectern.press("Run to end")
    lectern.expect_state("finished")
