"""At each step in Present at 1280×720, nothing is cut: sentence, rows of the lists, line of the code."""

import pytest
from lectern import Lectern
from playwright.sync_api import expect

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&view=present"
CUT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const seen = (parent, kind) => [...document.querySelectorAll(parent)].filter((each) => each.checkVisibility())
    .flatMap((each) => [...each.querySelectorAll(kind)].map((one) => [each, one]));
  const said = document.querySelector("[data-part=band] [role=status]");
  const faults = said.scrollHeight > said.clientHeight + 1 ? ["sentence " + said.textContent] : [];
  for (const [list, row] of seen(".list", ".entry")) {
    const end = box(list).bottom - parseFloat(getComputedStyle(list).getPropertyValue("--rest") || "0");
    if (box(row).top < end - 1 && box(row).bottom > end + 1) faults.push("row " + row.textContent);
  }
  for (const [list, beyond] of seen(".list", ".beyond")) {
    const end = box(list).bottom - parseFloat(getComputedStyle(list).getPropertyValue("--rest") || "0") + 1;
    const last = [...list.querySelectorAll(".entry")].findLast((row) => box(row).bottom <= end);
    const below = last ? last.ariaSetSize - last.ariaPosInSet : 0;
    if (Number(beyond.textContent.match(/[0-9]+/) ?? 0) !== below) faults.push(`not ${below}: ${beyond.textContent}`);
  }
  const tabs = Math.max(...seen(".list-tabs", "button").map(([, tab]) => box(tab).right));
  if (seen(".lists", "h2").some(([, head]) => head.checkVisibility() && tabs > box(head).left)) faults.push("head");
  for (const [code, line] of seen(".code", ".now")) {
    const [{ top, bottom }, view] = [box(line), box(code)];
    if (top < view.top - 1 || bottom > view.bottom + 1) faults.push("line " + line.textContent);
  }
  if (!document.querySelector(".code .now")) faults.push("no line is lit");
  return faults;
}"""


MOVED = """step => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => {
  const { expanded, state } = document.documentElement.dataset;
  return Number(expanded) >= step || state === "finished";
})"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("algorithm", ["uniform-cost", "bidirectional", "ida-star", "rbfs"])
def test_nothing_that_is_said_is_cut(lectern: Lectern, algorithm: str, language: str) -> None:
    """Up to the end of the search, where the line is a return; then along the solution."""
    page = lectern.open(f"{ROMANIA}&algorithm={algorithm}&lang={language}").page
    lectern.expect_expanded(0)
    page.locator(".why-next").first.wait_for(state="attached")
    for step in range(1, 30):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(MOVED, arg=step)
        assert page.evaluate(CUT) == [], step
        if page.locator("html").get_attribute("data-state") == "finished":
            break
    expect(page.locator(".code .now")).to_contain_text("return")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(MOVED, arg=0)
        assert page.evaluate(CUT) == []
