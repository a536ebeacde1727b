"""Run by `pytest` beside search.py."""

from pathlib import Path

import pytest

from searchlight.testing import assert_search

PROGRAM = Path(__file__).with_name("search.py")


@pytest.mark.parametrize("start", ["Arad", "Oradea", "Lugoj"])
def test_search_is_astar(start: str) -> None:
    """On the map of Romania, with the straight-line distances of the book."""
    assert_search(PROGRAM, "astar", "graph", start=start, heuristic="table", site="https://example.org/searchlight/")
