"""The tour of the notebooks in JupyterLite: the kernel is Pyodide, in the browser, and the page is beside it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from buildtools import site
from buildtools.project import ROOT
from buildtools.serve import Server
from tests.page.notebooks import lite_site
from tests.page.notebooks.notebook_page import Notebook, expect_expanded

TOUR = ROOT / "examples/tour.ipynb"
INSTALL = '%pip install -q "searchlight-search[notebook]"'  # as docs/how-to/notebooks.md says
ASK = "print(widget.step, widget.selected.state)"
MOVE = "widget.step, widget.row = 2, 1"
PATIENCE = 120_000  # milliseconds; Pyodide, IPython and the wheel start within twenty seconds


def cell(source: str) -> dict[str, object]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}


@pytest.fixture(scope="module")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLite with the tour; the tour has three cells more."""
    site.build()
    folder = tmp_path_factory.mktemp("lite")
    tour = json.loads(TOUR.read_text(encoding="utf-8"))
    tour["cells"] = [cell(INSTALL), *tour["cells"], cell(ASK), cell(MOVE)]
    for number, each in enumerate(tour["cells"]):
        each["id"] = f"c{number}"
    (folder / "tour.ipynb").write_text(json.dumps(tour), encoding="utf-8")
    with Server(lite_site.build(folder, [folder / "tour.ipynb"]), prefix="/lite/") as server:
        yield server.url


@pytest.fixture
def opened(browser: Browser, lite: str) -> Iterator[Notebook]:
    """In a browser that reaches the site and nothing else; it asks for nothing else, either."""
    with browser.new_context(viewport={"width": 1400, "height": 1000}) as context:
        asked: list[str] = []
        own = (lite, "data:", "blob:")
        context.route(lambda url: not url.startswith(own), lambda route: route.abort())
        context.on("request", lambda request: asked.append(request.url))
        yield Notebook(context.new_page(), f"{lite}lab/index.html?path=tour.ipynb", "Python (Pyodide)", PATIENCE)
        assert [url for url in asked if not url.startswith(own)] == []


@pytest.mark.thorough
def test_the_tour_runs_in_jupyterlite(opened: Notebook) -> None:
    """From top to bottom, with no error; each result is the page, which tells Python its step and is moved by it."""
    prompts = opened.page.locator(".jp-Notebook .jp-CodeCell .jp-InputPrompt")
    count = prompts.count()
    first, ask, move = 1, count - 2, count - 1
    opened.page.get_by_role("menuitem", name="Run", exact=True).click()
    opened.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(prompts).to_have_text([f"[{number}]:" for number in range(1, count + 1)], timeout=PATIENCE)
    expect(opened.page.locator('[data-mime-type="application/vnd.jupyter.stderr"]')).to_have_count(0)
    expect(opened.output(ask)).to_have_text("3 Fagaras")

    opened.cell(first).scroll_into_view_if_needed()  # the lab draws only what is in view
    stage = opened.stage(first)
    expect_expanded(stage, 2)
    expect(stage.get_by_role("region", name="Node")).to_contain_text("Sibiu")  # selected before the page was there
    for name in ("Search tree", "Map", "Frontier", "Visited"):
        expect(stage.get_by_role("region", name=name, exact=True)).to_be_visible()
    stage.get_by_role("slider", name="Step", exact=True).fill("4")
    expect_expanded(stage, 4)
    stage.get_by_role("region", name="Frontier", exact=True).get_by_text("Timisoara").click()
    opened.run(ask)
    expect(opened.output(ask)).to_have_text("4 Timisoara")
    opened.run(move)
    expect_expanded(stage, 2)
