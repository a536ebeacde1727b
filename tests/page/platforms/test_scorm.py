"""A SCORM package on a learning platform: the runtime of scorm-again hears status and score, and keeps the state."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from lectern import Lectern
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from buildtools import node
from buildtools.serve import Server
from searchlight.__main__ import main

RUNTIME = node.MODULES / "scorm-again/dist/scorm12.min.js"
PLATFORM = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A platform</title>
<script src="scorm12.min.js"></script>
<script>
  API = new Scorm12API({ autocommit: false, logLevel: 5 });
  if (localStorage.kept) API.loadFromJSON(JSON.parse(localStorage.kept), "cmi");
  API.on("LMSCommit", () => (localStorage.kept = JSON.stringify(API.cmi)));
</script>
<iframe src="package/index.html" style="width:1000px;height:700px"></iframe>"""


@pytest.fixture
def platform(tmp_path: Path, base_url: str) -> Iterator[str]:
    """The package of the command line, unpacked as a platform does it."""
    packed, link = tmp_path / "exercise.zip", f"{base_url}#predict=7&problem=graph&graph=romania&algorithm=astar"
    assert main(["scorm", link, "--site", base_url, "--pass", "60", "--out", str(packed)]) == 0
    with ZipFile(packed) as archive:
        archive.extractall(tmp_path / "site/package")
    shutil.copy(RUNTIME, tmp_path / "site")
    (tmp_path / "site/index.html").write_text(PLATFORM, encoding="utf-8")
    with Server(tmp_path / "site") as server:
        yield server.url


def opened(page: Page, platform: str) -> FrameLocator:
    page.goto("about:blank")
    page.goto(platform)
    frame = page.frame_locator("iframe").frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-state", re.compile("ready|finished"))
    return frame


def core(page: Page) -> Any:
    return page.evaluate("({ status: API.cmi.core.lesson_status, raw: API.cmi.core.score.raw })")


def test_a_platform_hears_the_score_and_gives_the_state_back(context: BrowserContext, platform: str) -> None:
    """Incomplete at first; a score for each answer; completed from the pass mark on, and not less afterwards."""
    page = context.new_page()
    frame = opened(page, platform)
    asked = frame.get_by_role("region", name="Question", exact=True)
    assert core(page) == {"status": "incomplete", "raw": ""}
    asked.get_by_role("textbox").fill("3")
    asked.get_by_role("textbox").press("Enter")
    page.wait_for_function("API.cmi.core.score.raw === '33'")
    assert core(page)["status"] == "incomplete"
    frame = opened(page, platform)
    asked = frame.get_by_role("region", name="Question", exact=True)
    expect(asked).to_contain_text("1 of 1 right")
    expect(asked).to_contain_text("Does the search end with the next step?")
    asked.get_by_role("button", name="No", exact=True).click()
    page.wait_for_function("API.cmi.core.score.raw === '67'")
    assert core(page)["status"] == "completed"
    assert page.evaluate("API.cmi.suspend_data.length") < 4096


def test_the_page_gives_the_package_too(lectern: Lectern, tmp_path: Path) -> None:
    """With the link to what is shown, a title and a pass mark."""
    page = lectern.open("predict=7&problem=graph&graph=romania&algorithm=astar").page
    page.evaluate("document.querySelector(\"[data-feature='share:scorm']\").click()")
    dialog = page.get_by_role("dialog", name="Export for a learning platform")
    dialog.get_by_role("textbox", name="Title").fill("What comes next?")
    mark = dialog.get_by_role("spinbutton", name="Passing score (percent)")
    mark.select_text()
    mark.press_sequentially("70")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    download.value.save_as(tmp_path / "x.zip")
    dialog.get_by_role("button", name="Close").click()
    with ZipFile(tmp_path / "x.zip") as archive:
        assert archive.namelist() == ["index.html", "exercise.js", "imsmanifest.xml"]
        shown, script = archive.read("index.html").decode(), archive.read("exercise.js").decode()
    assert "<title>What comes next?</title>" in shown
    assert f'src="{lectern.url}#predict=7&amp;problem=graph' in shown
    assert "passMark = 70;" in script
