"""The picture of a small tree that a notebook shows, and its layout."""

import xml.etree.ElementTree as ET
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from searchlight import solve
from searchlight.recorded.drawing import MOST, shown_rows
from searchlight.recorded.tidy import positions
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE


def words_of(picture: str) -> tuple[ET.Element, list[str]]:
    root = ET.fromstring(picture)
    return root, [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_a_small_tree_is_drawn_whole() -> None:
    """With a title and a description for those who do not see it, and a title for every node."""
    result = solve("graph", "astar")
    picture = result._repr_svg_()
    assert picture is not None
    root, texts = words_of(picture)
    names = {element.get("id"): element.text for element in root if element.get("id")}
    assert [names[name] for name in str(root.get("aria-labelledby")).split()] == [
        "Search tree of astar on graph",
        "All 16 nodes. A solution of 4 actions, cost 418.",
    ]
    assert root.get("role") == "img"
    for name in ("Arad", "Rimnicu Vilcea", "◎ 418+0", "All 16 nodes."):
        assert name in texts
    assert picture.count("<g><title>") == result.record.row_count
    assert picture == solve("graph", "astar")._repr_svg_()
    html = result._repr_html_()
    assert html is not None
    assert picture.strip() in html


def test_a_part_of_a_large_tree_says_that_it_is_one() -> None:
    """The path is always in it, and every node with its parent."""
    result = solve("eight-puzzle", start="1,2,5,3,4,8,6,0,7")
    rows = shown_rows(result, MOST)
    assert len(rows) == min(MOST, result.record.row_count)
    assert set(result.rows or ()) <= set(rows)
    assert all(result.record.parent[row] in (-1, *rows) for row in rows)
    deep = solve("eight-puzzle", "iterative-deepening-visited", max_nodes=3200)
    assert f"80 of {deep.record.row_count - deep.record.iterations[-1].first_row:,} nodes" in str(deep._repr_svg_())
    assert f"of the last of {len(deep.iterations)} iterations" in str(deep._repr_svg_())


@each_case("algorithm", ANYWHERE)
def test_every_algorithm_can_be_drawn_and_names_are_escaped(algorithm: str) -> None:
    """Text in states cannot become markup."""
    edges = {"<a>": {"b&b": 1}, "b&b": {"<a>": 1, '"c"': 1}, '"c"': {"b&b": 1}}
    result = solve("graph", algorithm, graph={"edges": edges}, start="<a>", goal='"c"', limit=4)
    assert "<a>" in words_of(str(result._repr_svg_()))[1]


@given(st.lists(st.integers(0, 30), min_size=1, max_size=30), st.lists(st.floats(5, 90), min_size=31, max_size=31))
def test_no_two_nodes_of_a_tidy_tree_overlap(drawn: list[int], widths: list[float]) -> None:
    """Nodes of a level keep their distance and their order, and a parent stands above the middle of its children."""
    parents = {0: -1} | {row: choice % row for row, choice in enumerate(drawn, 1)}
    sizes = {row: (widths[row], 10.0) for row in parents}
    places, width, _ = positions(parents, sizes, 4, 20)
    levels: dict[float, list[int]] = {}
    for row, (x, y) in places.items():
        levels.setdefault(y, []).append(row)
        assert sizes[row][0] / 2 - 0.01 <= x <= width - sizes[row][0] / 2 + 0.01
        below = [places[child][0] for child, parent in parents.items() if parent == row]
        assert not below or abs((below[0] + below[-1]) / 2 - x) < 0.01
    for rows in levels.values():
        rows.sort(key=lambda row: places[row][0])
        for left, right in pairwise(rows):
            gap = (sizes[left][0] + sizes[right][0]) / 2 + 4
            assert places[right][0] - places[left][0] >= gap - 0.01
