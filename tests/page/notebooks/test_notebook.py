"""Results in a JupyterLab in a browser: the page's stage, from the package, and what is selected there in Python."""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from buildtools.project import ROOT
from tests.page.notebooks import notebook_server
from tests.page.notebooks.notebook_page import Notebook, expect_expanded

FIRST, ASK, MOVE, BUSY, LARGE = range(5)  # the cells
CELLS = (
    "from searchlight import solve\nresult = solve('graph', 'astar', start='Arad', goal='Bucharest')\nresult",
    "print(result.widget.step, result.widget.selected.state, result.widget.selected.f)",
    "result.widget.step, result.widget.row = 2, 1",
    """
from searchlight import Problem
import pathlib, time
class Stairs(Problem):
    def actions(self, state):
        return [1, 2, 3]
    def result(self, state, action):
        return state + action
    def is_goal(self, state):
        return state == 12
display(solve(Stairs(0), 'breadth-first').view(step=1))
while not pathlib.Path('go on').exists():
    time.sleep(0.05)
""",
    """
from searchlight.recorded import in_chunks
in_chunks.ROWS = 10
board = {'start': '1,4,2,3,5,8,6,7,0'}
solve('eight-puzzle', 'breadth-first', **board).view(beside=solve('eight-puzzle', 'greedy', **board))
""",
)
SETTINGS = {"fetchNews": "false", "checkForUpdates": False}  # nothing is asked of anybody


def test_a_result_is_the_page_and_tells_python_where_it_stands(browser: Browser, tmp_path: Path) -> None:
    """With tree, map, lists and slider; moved with the mouse and from Python; with a busy kernel; two searches with one
    slider, whose end comes from the kernel on request; after a reload. In a browser that reaches the notebook's server
    and nothing else; it asks for nothing else, either.
    """
    environment = notebook_server.environment(tmp_path / "environment")
    settings = Path(environment["JUPYTERLAB_SETTINGS_DIR"]) / "@jupyterlab/apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(SETTINGS))
    cells = [
        {"cell_type": "code", "execution_count": None, "id": f"c{at}", "metadata": {}, "outputs": [], "source": text}
        for at, text in enumerate(CELLS)
    ]
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    written = {"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "results.ipynb").write_text(json.dumps(written), encoding="utf-8")
    arguments = ["--LabApp.extension_manager=readonly"]
    with (
        notebook_server.served("jupyterlab", arguments, tmp_path, environment) as lab,
        browser.new_context(viewport={"width": 1400, "height": 1000}) as context,
    ):
        asked: list[str] = []
        context.route(lambda url: not url.startswith((lab, "data:", "blob:")), lambda route: route.abort())
        context.on("request", lambda request: asked.append(request.url))
        opened = Notebook(context.new_page(), f"{lab}doc/tree/results.ipynb")
        opened.run(FIRST)
        stage = opened.stage(FIRST)
        for name in ("Search tree", "Map", "Frontier", "Visited"):
            expect(stage.get_by_role("region", name=name, exact=True)).to_be_visible()
        expect(stage.get_by_role("region", name="Code", exact=True)).to_be_hidden()
        expect(stage.locator("html")).to_have_attribute("data-theme", "light")  # the notebook's, not the system's
        stage.get_by_role("slider", name="Step", exact=True).fill("3")  # all of it can be reached at once
        expect_expanded(stage, 3)
        stage.get_by_role("button", name="Step", exact=True).click()
        expect_expanded(stage, 4)
        expect(stage.get_by_role("status")).to_contain_text("Fagaras")
        stage.get_by_role("region", name="Frontier", exact=True).get_by_text("Timisoara").click()
        opened.run(ASK)
        expect(opened.output(ASK)).to_have_text("4 Timisoara 447.0")
        opened.run(MOVE)
        expect_expanded(stage, 2)
        expect(stage.get_by_role("region", name="Node")).to_contain_text("Sibiu")

        opened.run(BUSY)  # a problem that only this kernel has, which goes on running
        stage = opened.stage(BUSY)
        expect_expanded(stage, 1)
        stage.get_by_role("button", name="Run to end").click()
        expect(stage.locator("html")).to_have_attribute("data-state", "finished")
        expect(stage.get_by_role("status")).to_contain_text("cost 4")
        (tmp_path / "go on").touch()
        opened.rest()

        opened.run(LARGE)
        stage = opened.stage(LARGE)
        for name in ("Search tree", "Search tree 2", "Frontier 2"):
            expect(stage.get_by_role("region", name=name, exact=True)).to_be_visible()
        expect(stage.get_by_role("combobox", name="Algorithm 2")).to_have_value("greedy")
        stage.get_by_role("button", name="Run to end").click()
        expect(stage.locator("html")).to_have_attribute("data-state", "finished")
        assert int(stage.locator("html").get_attribute("data-generated") or 0) > 20  # more than two parts

        # JupyterLab also puts its own arrangement on the server, now and then.
        saved = lambda it: it.request.method == "PUT" and "/api/contents/" in it.url and it.ok  # noqa: E731
        with opened.page.expect_response(saved):
            opened.page.get_by_role("button", name="Save and create checkpoint").click()
        opened.page.reload()
        opened.rest()
        expect_expanded(opened.stage(FIRST), 2)
        assert [url for url in asked if not url.startswith((lab, "data:", "blob:"))] == []


def test_the_tour_runs(tmp_path: Path) -> None:
    """Its cells, one after the other, without a notebook; what each displays is in tests/unit/api/test_notebook.py."""
    cells = json.loads((ROOT / "examples/tour.ipynb").read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    command = [sys.executable, "-c", f"{text}\nprint(widget.step, widget.selected.state)"]
    environment = notebook_server.environment(tmp_path)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert re.search(r"uniform cost: cost 4, \d+ expanded", done.stdout)
    assert done.stdout.endswith("\n3 Fagaras\n")
