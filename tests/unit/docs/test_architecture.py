"""The files that docs/architecture.md tells a newcomer to read, and those that sources name."""

import re

from buildtools.project import ROOT

NAMED = re.compile(r"(?<![\w/.])((?:web|pysrc|buildtools|docs)/[a-z0-9_/.-]+?\.(?:py|js|css|md|json|toml))\b")


def test_a_change_takes_six_files_to_read_at_most() -> None:
    """Each of the five tasks names them, and they exist."""
    section = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("## What to read")[2]
    tasks = [re.findall(r"`([^`]+)`", row) for row in section.partition("\n## ")[0].splitlines() if row[:4] == "| a "]
    assert len(tasks) == 5
    assert [files for files in tasks if len(files) > 6] == []
    assert [file for files in tasks for file in files if not (ROOT / file).is_file()] == []


def test_the_files_that_sources_name_exist() -> None:
    sources = [path for kind in ("pysrc/**/*.py", "web/**/*.js", "web/**/*.css") for path in ROOT.glob(kind)]
    named = [(path.name, name) for path in sources for name in NAMED.findall(path.read_text(encoding="utf-8"))]
    assert len(named) > 100
    assert [each for each in named if not (ROOT / each[1]).exists()] == []
