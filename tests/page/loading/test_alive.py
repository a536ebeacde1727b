"""The check that nothing outlives its owner (alive.py) sees each kind of leak, made here on purpose."""

from alive import IN_PYTHON, INSTALL, left_behind, look
from lectern import Lectern

FOREVER = """
import asyncio, js
from page.shell.main import page

release = asyncio.Event()
closed = page.scope.inner()
closed.start(release.wait())
closed.close()
js.release = release.set
"""
KEEPING = """
import js
kept = [js.document.querySelector("[data-stage='2']")]
js.release = kept.clear
"""
FINISHED = """
import asyncio, js
from page.shell.main import page

async def look(element):
    await asyncio.sleep_ms(1)
    js.finished += 1

js.finished = 0
tasks = [page.scope.start(look(js.document.querySelector("[data-stage='2']"))) for _ in range(3)]
kept = [tasks[0]]
tasks = None
js.release = kept.clear
"""
OBSERVING = """() => {
  globalThis.watching = new ResizeObserver(() => {});
  watching.observe(document.createElement("p"));
  globalThis.release = () => watching.disconnect();
}"""
# After the last of them there is one search, and no feature that the first round did not open.
ROUND = (
    "problem=graph&algorithm=astar&b.algorithm=greedy&step=4", "lesson=corridor&stop=2",
    "predict=8&problem=graph&algorithm=astar", "problem=eight-puzzle&step=1",
)  # fmt: skip
SOON = 4  # looks: what is never released need not be waited for
SLACK = 20  # that the collectors may not have come to yet; a form of fields alone has more
RUN = """(program) => new Promise((done) => {
  delete globalThis.release;
  const script = Object.assign(document.createElement("script"), { type: "mpy", textContent: program });
  document.body.append(script);
  const look = () => (globalThis.release ? done(null) : setTimeout(look, 5));
  look();
})"""


def test_each_kind_of_leak_is_found(lectern: Lectern) -> None:
    """A task whose scope has closed waits for an event that never comes; the element of an observer has left; one
    reference of Python's keeps all elements of a stage, with everything that listens to them.
    """
    page = lectern.open("problem=graph&algorithm=astar&b.algorithm=greedy&step=2").page
    page.evaluate(RUN, FOREVER)
    assert left_behind(page, SOON) == ["1 tasks of closed scopes still wait"]
    page.evaluate("release()")
    page.evaluate(OBSERVING)
    assert [each.split(":")[0] for each in left_behind(page, SOON)] == [
        "an observer of an element that has left the page"
    ]
    page.evaluate("release()")
    page.evaluate(RUN, KEEPING)
    lectern.press("Close comparison")
    assert left_behind(page, SOON)[0].startswith("kept of 1 stages that have left")
    page.evaluate("release()")
    assert left_behind(page) == []


def test_a_finished_task_keeps_nothing(lectern: Lectern) -> None:
    """MicroPython's tasks are links of the queue that they waited in, so that one task that is kept keeps others."""
    lectern.open("problem=graph&algorithm=astar&b.algorithm=greedy&step=2")
    lectern.page.evaluate(RUN, FINISHED)
    lectern.page.wait_for_function("finished === 3")
    lectern.press("Close comparison")
    assert left_behind(lectern.page) == []
    lectern.page.evaluate("release()")


def test_links_that_are_followed_again_and_again_leave_nothing_behind(lectern: Lectern) -> None:
    """What Python holds of JavaScript, and the other way round, is the same after each round of links; so are the
    listeners, observers and intervals. A comparison once left 1,600 elements each time, a form all its fields."""

    def count() -> dict[str, int]:
        for link in ROUND:
            lectern.open(link)
        lectern.page.evaluate(INSTALL, IN_PYTHON)
        look(lectern.page, collects=True)
        alive = look(lectern.page, collects=True)
        return {key: value if isinstance(value, int) else len(value) for key, value in alive.items()}

    def grows(before: dict[str, int], after: dict[str, int]) -> bool:
        return any(
            after[key] - before[key] >= (SLACK if key in ("held", "called") else 1) for key in after if key != "frames"
        )

    count()  # brings the features
    first = count()
    counts = [count()]
    while grows(first, counts[-1]) and len(counts) < 6:  # what is kept by chance goes, what leaks stays
        counts.append(count())
    assert not grows(first, counts[-1]), (first, counts)
