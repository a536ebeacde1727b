"""WebKit: the start from the site's snapshot, the second visit, a worker that hangs."""

from pathlib import Path

from browsing import watched
from desk import Desk

from buildtools.browsers import webkit
from buildtools.serve import Server
from tests.page.loading.test_snapshot import DRAINED
from tests.unit.digests import drained

HANGING = """
_open_run = open_run

def open_run(options_json):
    while "misplaced" in options_json:
        pass
    return _open_run(options_json)
"""


def expect_same_record(desk: Desk) -> None:
    """What the worker in the page records is what the worker on CPython records, byte by byte."""
    options = {"algorithm": "astar", "max_nodes": 5_000}
    digest, _ = desk.awaited(f"({DRAINED})(argument)", options)
    assert digest == drained(options)[0]


def test_the_first_visit_is_enough_for_the_second_and_for_no_network(folder: Path) -> None:
    """Stepped before Python is there; from the snapshot that Chromium made, then once more, then without a server."""
    with webkit.opened() as driver:
        with Server(folder, prefix="/a/b/") as server:
            desk = Desk(driver, server.url).open("step=0")
            assert desk.data("worker") == "loading"
            desk.press("#step", 3)
            desk.expect_expanded(3)
            desk.expect_data("worker", "ready", 120)
            assert desk.data("start") == "snapshot"
            expect_same_record(desk)
            desk.awaited("navigator.serviceWorker.ready.then(() => null)")
            driver.refresh()
            desk.expect_data("worker", "ready", 60)
            assert desk.data("start") == "snapshot"
            expect_same_record(desk)
            assert desk.complaints() == []
        driver.get("about:blank")
        desk.open("algorithm=astar&heuristic=misplaced")
        desk.press("#step", 3)
        desk.expect_expanded(3)
        assert desk.complaints() == []


def test_a_worker_that_hangs_is_stopped(tmp_path: Path) -> None:
    """The previous search is shown at once, and continues with the new worker."""
    with Server(watched(tmp_path, HANGING), prefix="/a/b/") as server, webkit.opened() as driver:
        desk = Desk(driver, server.url).open("step=250")
        desk.expect_data("worker", "ready", 120)
        desk.choose("#heuristic", "misplaced")
        desk.expect_shown("#stop")
        desk.press("#stop")
        desk.expect_text("#status", "Python was stopped")
        desk.expect_value("#heuristic", "manhattan")
        desk.press("#back")
        desk.expect_expanded(249)
        desk.expect_data("worker", "ready", 120)
        desk.run_to_end()
        assert desk.counts()[:2] == (20_290, 53_571)
        assert desk.complaints() == []
