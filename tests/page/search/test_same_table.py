"""A search in the page is the same search as on CPython: its whole table, compared by a digest."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "pysrc"))

import worker

# Run by the page's MicroPython: asks the page's own worker, in Pyodide, for a search of its own.
IN_THE_PAGE = """
import json
from js import askWorker, document

async def search():
    run = json.loads(await askWorker("open_run", %r))["run"]
    while not (await askWorker("advance", run, 10_000, 1)).outcome:
        pass
    document.documentElement.dataset.digest = await askWorker("digest", run)
    await askWorker("close", run)

await search()
"""

SEARCHES = [
    {"algorithm": "astar", "heuristic": "linear-conflict"},
    {"algorithm": "uniform-cost", "max_nodes": 50_000},
    {"algorithm": "iterative-deepening-visited", "limit": 14},
    {"problem": "grid", "moves": "8", "algorithm": "bidirectional"},
    {"problem": "graph", "algorithm": "rbfs"},
]


@pytest.mark.parametrize("options", SEARCHES, ids=lambda options: " ".join(map(str, options.values())))
def test_the_page_makes_the_same_table(lectern, options):
    """Every column, event, action and state, made by the Python that the page has started."""
    lectern.open()
    lectern.page.wait_for_function("document.documentElement.dataset.worker === 'ready'")
    given = json.dumps(options)
    lectern.page.evaluate(
        """(program) => {
            delete document.documentElement.dataset.digest;
            const script = Object.assign(document.createElement("script"), { type: "mpy", textContent: program });
            document.body.append(script);
        }""",
        IN_THE_PAGE % given,
    )
    lectern.page.wait_for_function("document.documentElement.dataset.digest")
    run = json.loads(worker.open_run(given))["run"]
    while worker.advance(run)["outcome"] is None:
        pass
    assert lectern.html.get_attribute("data-digest") == worker.digest(run)
    worker.close(run)
