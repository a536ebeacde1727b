"""Results in the widget managers of other notebooks: VS Code's own, with a kernel, and the one of exported pages."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from buildtools.serve import Server
from buildtools.third_parties import hosts
from tests.page.notebooks import notebook_server
from tests.page.notebooks.notebook_page import expect_expanded

HERE = Path(__file__).parent
# Where VS Code, Colab and exported pages take the script of anywidget from; pip has brought the same file.
MINOR = ".".join(version("anywidget").split(".")[:2])
CDN = f"https://cdn.jsdelivr.net/npm/anywidget@~{MINOR}.*/dist/index.js"
ANYWIDGET = Path(sys.prefix) / "share/jupyter/nbextensions/anywidget/index.js"
SANDBOX = "allow-same-origin allow-scripts allow-forms allow-pointer-lock allow-downloads"  # of a webview
WINDOW = f'<!doctype html><html lang="en"><iframe sandbox="{SANDBOX}" src="vscode_output.html"></iframe>'
SOLVE = "from searchlight import solve\nresult = solve('graph', 'astar', start='Arad', goal='Bucharest')\n"
SAVE = f"""
{SOLVE}
import json
from ipywidgets.embed import embed_data
print(json.dumps(embed_data([result.view(step=3)], drop_defaults=False)))
"""
EXPORTED = """<!doctype html><html lang="en"><body><script src="require.js"></script>
<script src="embed-amd.js"></script>
<script type="application/vnd.jupyter.widget-state+json">{state}</script>
<script type="application/vnd.jupyter.widget-view+json">{view}</script>"""
pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return notebook_server.environment(tmp_path_factory.mktemp("environment"))


@pytest.fixture
def window(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """A new page in a browser that reaches a server and the script of anywidget, and asks for nothing else."""
    asked: list[str] = []
    contexts: list[BrowserContext] = []

    def open_window(own: str) -> Page:
        def serve(route: Route) -> None:
            address = route.request.url
            if address == CDN:
                route.fulfill(path=ANYWIDGET)
            elif address.startswith((own, "data:", "blob:")):
                route.continue_()
            else:
                asked.append(address)
                route.abort()

        contexts.append(browser.new_context(viewport={"width": 1400, "height": 1000}))
        contexts[-1].route("**/*", serve)
        return contexts[-1].new_page()

    yield open_window
    for context in contexts:
        context.close()
    assert asked == []


def test_the_widget_manager_of_vscode_shows_a_result(
    window: Callable[[str], Page], environment: dict[str, str], tmp_path: Path
) -> None:
    """In a frame with a webview's rights and VS Code's theme, the step is synchronised with Python."""
    shutil.copy(hosts.folder("@vscode/jupyter-ipywidgets8") / "dist/ipywidgets.js", tmp_path)
    shutil.copy(hosts.folder("requirejs") / "require.js", tmp_path)
    for name in ("vscode_kernel.js", "vscode_output.html"):
        shutil.copy(HERE / name, tmp_path)
    (tmp_path / "window.html").write_text(WINDOW)
    options = ["--ServerApp.disable_check_xsrf=True", f"--ServerApp.extra_static_paths={tmp_path}"]
    with notebook_server.served("jupyter_server", options, tmp_path, environment) as address:
        page = window(address)
        page.goto(f"{address}static/window.html")
        output = page.frames[1]
        expect(page.frame_locator("iframe").locator("body")).to_have_attribute("data-state", "ready")

        def run(code: str) -> str:
            return str(output.evaluate("(code) => run(code)", code))

        assert run(f"{SOLVE}result.widget.step = 3\nresult") == ""
        stage = page.frame_locator("iframe").frame_locator("iframe")
        expect_expanded(stage, 3)
        expect(stage.locator("html")).to_have_attribute("data-theme", "dark")
        expect(stage.get_by_role("region", name="Search tree", exact=True)).to_be_visible()
        stage.get_by_role("slider", name="Step", exact=True).fill("4")
        expect_expanded(stage, 4)
        while run("print(result.widget.step)") != "4\n":  # what the frame says is on its way
            page.wait_for_timeout(100)
        run("result.widget.step, result.widget.row = 2, 1")
        expect_expanded(stage, 2)
        expect(stage.get_by_role("region", name="Node")).to_contain_text("Sibiu")


def test_an_exported_page_shows_a_saved_result(
    window: Callable[[str], Page], environment: dict[str, str], tmp_path: Path
) -> None:
    """With no kernel: the state of a widget is the whole search."""
    command = [sys.executable, "-c", SAVE]
    told = subprocess.run(command, env=environment, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    saved = json.loads(told)
    exported = EXPORTED.format(state=json.dumps(saved["manager_state"]), view=json.dumps(saved["view_specs"][0]))
    (tmp_path / "index.html").write_text(exported)
    shutil.copy(hosts.folder("requirejs") / "require.js", tmp_path)
    shutil.copy(hosts.folder("@jupyter-widgets/html-manager") / "dist/embed-amd.js", tmp_path)
    with Server(tmp_path) as server:
        page = window(server.url)
        page.goto(server.url)
        stage = page.frame_locator("iframe")
        expect_expanded(stage, 3)
        stage.get_by_role("button", name="Run to end").click()
        expect(stage.locator("html")).to_have_attribute("data-state", "finished")
