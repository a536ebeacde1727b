"""docs/adding-a-feature.md, carried out: its files beside those of the project, built, and opened in the browser."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import BrowserContext, expect

from buildtools.project import DIST, ROOT
from buildtools.serve import Server

TEXT = (ROOT / "docs/adding-a-feature.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w/.]+)`\n\n```\w+\n(.*?)```$", TEXT, re.DOTALL | re.MULTILINE))
ENTRY = re.search(r"^    \"depths\": .*$", TEXT, re.MULTILINE)
PARTS = (
    "build.py", "buildtools", "index.html", "lessons", "package-lock.json", "package.json", "pyproject.toml", "pysrc",
    "requirements", "web",
)  # fmt: skip
REGISTRY = "pysrc/page/features/registry.py"
ROMANIA = "problem=graph&graph=romania&algorithm=breadth-first"


@pytest.fixture(scope="module")
def extended_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A copy of the project with the files of the document added, and one line in one file that was there."""
    copy = tmp_path_factory.mktemp("project")
    for part in PARTS:
        (shutil.copytree if (ROOT / part).is_dir() else shutil.copy)(ROOT / part, copy / part)
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    (copy / "dist").mkdir()
    if (DIST / "snapshots").is_dir():
        shutil.copytree(DIST / "snapshots", copy / "dist/snapshots")
    for name, text in FILES.items():
        assert not (copy / name).exists()
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    assert ENTRY is not None
    registry = (copy / REGISTRY).read_text(encoding="utf-8")
    (copy / REGISTRY).write_text(registry.replace("FEATURES = {\n", f"FEATURES = {{\n{ENTRY[0]}\n"), encoding="utf-8")
    built = subprocess.run([sys.executable, "build.py", "site"], cwd=copy, check=False, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    with Server(copy / "dist/site", prefix="/a/b/") as server:
        yield server.url


@pytest.fixture
def extended(context: BrowserContext, extended_url: str) -> Iterator[Lectern]:
    """The page of the copy; a test in which it reports an error fails."""
    errors: list[str] = []
    context.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield Lectern(context.new_page(), extended_url)
    assert errors == []


def test_the_example_has_a_file_for_each_part() -> None:
    """Python, script and texts; it is no longer than a page that one reads."""
    assert sorted(Path(name).suffix for name in FILES) == [".js", ".json", ".json", ".py"]
    assert len(TEXT.splitlines()) <= 110


@pytest.mark.thorough
def test_the_example_is_opened_from_the_menu_and_by_a_link(extended: Lectern) -> None:
    """It follows the search, the address says that it is open, and what a link says wrongly is named."""
    lectern, page = extended.open(f"{ROMANIA}&step=3"), extended.page
    region = page.get_by_role("region", name="Expansions by depth", exact=True)
    names = page.locator("#tools button").all_inner_texts()
    assert names.index("Charts") + 1 == names.index("Expansions by depth")
    lectern.press("Expansions by depth")
    expect(region.get_by_role("listitem")).to_have_text(["1 node", "2 nodes"])
    lectern.press("Step", 3)
    expect(region.get_by_role("listitem")).to_have_text(["1 node", "3 nodes", "1 node"])
    expect(page).to_have_url(re.compile(r"#depths=1&"))
    lectern.open(f"depths=1&{ROMANIA}&step=1")
    expect(region.get_by_role("listitem")).to_have_text(["1 node"])
    lectern.open(f"{ROMANIA}&step=1")
    expect(region).to_be_hidden()
    lectern.open(f"depths=some&{ROMANIA}&step=1")
    expect(lectern.link_message).to_contain_text("depths")
