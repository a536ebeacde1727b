"""A saved result in an exported page: the widget manager of other notebooks, without a kernel."""

import json
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from buildtools.serve import Server
from buildtools.third_parties import hosts
from tests.page.notebooks import notebook_server
from tests.page.notebooks.notebook_page import expect_expanded

# Where VS Code, Colab and exported pages take the script of anywidget from; pip has brought the same file.
MINOR = ".".join(version("anywidget").split(".")[:2])
CDN = f"https://cdn.jsdelivr.net/npm/anywidget@~{MINOR}.*/dist/index.js"
ANYWIDGET = Path(sys.prefix) / "share/jupyter/nbextensions/anywidget/index.js"
SAVE = """
import json
from ipywidgets.embed import embed_data
from searchlight import solve
result = solve('graph', 'astar', start='Arad', goal='Bucharest')
print(json.dumps(embed_data([result.view(step=3)], drop_defaults=False)))
"""
SANDBOX = "allow-same-origin allow-scripts allow-forms allow-pointer-lock allow-downloads"  # of a webview of VS Code
WINDOW = f'<!doctype html><html lang="en"><iframe sandbox="{SANDBOX}" src="exported.html"></iframe>'
EXPORTED = """<!doctype html><html lang="en"><body data-vscode-theme-kind="vscode-dark">
<script src="require.js"></script><script src="embed-amd.js"></script>
<script type="application/vnd.jupyter.widget-state+json">{state}</script>
<script type="application/vnd.jupyter.widget-view+json">{view}</script>"""


@pytest.mark.thorough
def test_an_exported_page_shows_a_saved_result(browser: Browser, tmp_path: Path) -> None:
    """The state of a widget is the whole search. In a frame with a webview's rights and VS Code's theme; a server and
    the script of anywidget are all that is asked for.
    """
    environment = notebook_server.environment(tmp_path / "environment")
    command = [sys.executable, "-c", SAVE]
    told = subprocess.run(command, env=environment, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    saved = json.loads(told)
    exported = EXPORTED.format(state=json.dumps(saved["manager_state"]), view=json.dumps(saved["view_specs"][0]))
    (tmp_path / "exported.html").write_text(exported)
    (tmp_path / "index.html").write_text(WINDOW)
    shutil.copy(hosts.folder("requirejs") / "require.js", tmp_path)
    shutil.copy(hosts.folder("@jupyter-widgets/html-manager") / "dist/embed-amd.js", tmp_path)
    asked: list[str] = []
    with Server(tmp_path) as server, browser.new_context(viewport={"width": 1400, "height": 1000}) as context:

        def serve(route: Route) -> None:
            address = route.request.url
            if address == CDN:
                route.fulfill(path=ANYWIDGET)
            elif address.startswith((server.url, "data:", "blob:")):
                route.continue_()
            else:
                asked.append(address)
                route.abort()

        context.route("**/*", serve)
        page = context.new_page()
        page.goto(server.url)
        stage = page.frame_locator("iframe").frame_locator("iframe")
        expect_expanded(stage, 3)
        expect(stage.locator("html")).to_have_attribute("data-theme", "dark")
        stage.get_by_role("button", name="Run to end").click()
        expect(stage.locator("html")).to_have_attribute("data-state", "finished")
    assert asked == []
