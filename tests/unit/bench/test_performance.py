"""docs/explanation/performance.md: the benchmarks' tables find their places in it."""

from pathlib import Path

import pytest

from buildtools import bench
from buildtools.docs import performance
from buildtools.project import BuildError

MACHINE = {"system": "Linux", "processor": "2 × fast", "python": "3.11", "browser": "Chromium 1", "node": "v20"}
DOCUMENT = "# Title\n<!-- results: a -->\nold\n<!-- end -->\nwords\n<!-- results: b -->\nkept\n<!-- end -->\n"


def report(**results: list[dict[str, object]]) -> dict[str, object]:
    """As dist/bench.json has it."""
    return {"date": "2026-01-02T03:04:05", "versions": {"searchlight": "abc"}, "machine": MACHINE, "results": results}


def test_a_run_renews_the_tables_of_its_modules_and_leaves_the_others() -> None:
    """Numbers are right-aligned, missing values are empty, and the source is named below the table."""
    rows: list[dict[str, object]] = [{"name": "one", "ms": 1234.5}, {"name": "two", "ms": 0.25, "stopped": "a|b"}]
    filled = performance.filled(DOCUMENT, report(a=rows))
    assert filled.splitlines()[1:9] == [
        "<!-- results: a -->", "|  | ms | stopped |", "| --- | ---: | --- |", "| one | 1,234 |  |",
        "| two | 0.25 | a\\|b |", "",
        "*2026-01-02, Searchlight abc; 2 × fast, Linux; Chromium 1, Node.js v20, Python 3.11.*", "<!-- end -->",
    ]  # fmt: skip
    assert filled.endswith("words\n<!-- results: b -->\nkept\n<!-- end -->\n")


def test_filling_twice_is_filling_once() -> None:
    """The markers stay where they are."""
    once = performance.filled(DOCUMENT, report(a=[{"name": "one", "ms": 1}]))
    assert performance.filled(once, report(a=[{"name": "one", "ms": 1}])) == once


def test_results_without_a_place_are_refused() -> None:
    """Not lost without a word."""
    with pytest.raises(BuildError, match="no place for the results of bench/c"):
        performance.filled(DOCUMENT, report(c=[]))


def test_every_benchmark_has_its_place_in_its_document() -> None:
    """So that a long run does not end in a refusal."""
    assert bench.MODULES
    for name in bench.MODULES:
        page = performance.page_of(name)
        assert performance.filled(page.read_text(encoding="utf-8"), report(**{name: [{"name": "any", "ms": 1}]}))


def test_results_of_judgements_are_put_into_their_own_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of times stays as it was."""
    times, judgements = tmp_path / "performance.md", tmp_path / "judgements.md"
    times.write_text("times", encoding="utf-8")
    judgements.write_text("<!-- results: oracles -->\n<!-- end -->\n", encoding="utf-8")
    monkeypatch.setattr(performance, "DOCUMENT", times)
    monkeypatch.setattr(performance, "ELSEWHERE", {"oracles": judgements})
    performance.update(report(oracles=[{"name": "lines", "tried": 12, "wrong": 0}]))
    assert "| lines | 12 | 0 |" in judgements.read_text(encoding="utf-8")
    assert times.read_text(encoding="utf-8") == "times"
