"""A SCORM package on a learning platform: the runtime of scorm-again hears status and score, and keeps the state."""

import re
import shutil
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from lectern import Lectern
from measuring import box_of
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from buildtools import node
from buildtools.serve import Server

RUNTIME = node.MODULES / "scorm-again/dist/scorm12.min.js"
PLATFORM = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A platform</title>
<script src="scorm12.min.js"></script>
<script>
  API = new Scorm12API({ autocommit: false, logLevel: 5 });
  if (localStorage.kept) API.loadFromJSON(JSON.parse(localStorage.kept), "cmi");
  API.on("LMSCommit", () => (localStorage.kept = JSON.stringify(API.cmi)));
</script>
<iframe src="package/index.html" style="width:1000px;height:700px"></iframe>"""


def opened(page: Page, platform: str) -> FrameLocator:
    page.goto("about:blank")
    page.goto(platform)
    frame = page.frame_locator("iframe").frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
    return frame


def core(page: Page) -> Any:
    return page.evaluate("({ status: API.cmi.core.lesson_status, raw: API.cmi.core.score.raw })")


def test_a_package_of_the_page_tells_a_platform_the_score(
    context: BrowserContext, base_url: str, tmp_path: Path
) -> None:
    """It has the link to what is shown, a title and a pass mark. On the platform it is incomplete at first; each answer
    gives a score; from the pass mark on it is completed, and never less; a later visit goes on where this one stopped.
    """
    page = Lectern(context.new_page(), base_url).open("predict=7&problem=graph&graph=romania&algorithm=astar").page
    page.evaluate("document.querySelector(\"[data-feature='share:scorm']\").click()")
    dialog = page.get_by_role("dialog", name="Export for a learning platform")
    dialog.get_by_role("textbox", name="Title").fill("What comes next?")
    mark = dialog.get_by_role("spinbutton", name="Passing score (percent)")
    label, above = box_of(dialog.get_by_text("Passing score")), box_of(dialog.get_by_role("textbox", name="Title"))
    assert box_of(mark)["y"] - label["y"] - label["height"] > 5 < label["y"] - above["y"] - above["height"]
    mark.select_text()
    mark.press_sequentially("60")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    with ZipFile(download.value.path()) as archive:
        assert archive.namelist() == ["index.html", "exercise.js", "imsmanifest.xml"]
        archive.extractall(tmp_path / "package")
    shown = (tmp_path / "package/index.html").read_text(encoding="utf-8")
    assert "<title>What comes next?</title>" in shown
    assert f'src="{base_url}#predict=7&amp;problem=graph' in shown
    shutil.copy(RUNTIME, tmp_path)
    (tmp_path / "index.html").write_text(PLATFORM, encoding="utf-8")
    with Server(tmp_path) as server:
        asked = opened(page, server.url).get_by_role("region", name="Question", exact=True)
        assert core(page) == {"status": "incomplete", "raw": ""}
        asked.get_by_role("textbox").fill("3")
        asked.get_by_role("textbox").press("Enter")
        page.wait_for_function("API.cmi.core.score.raw === '33'")
        assert core(page)["status"] == "incomplete"
        asked = opened(page, server.url).get_by_role("region", name="Question", exact=True)
        expect(asked).to_contain_text("1 of 1 right")
        expect(asked).to_contain_text("Does the search end with the next step?")
        asked.get_by_role("button", name="No", exact=True).click()
        page.wait_for_function("API.cmi.core.score.raw === '67'")
        assert core(page)["status"] == "completed"
        assert page.evaluate("API.cmi.suspend_data.length") < 4096
