"""The collapsed nodes of a tree in links."""

import pytest

from page.features.tree_tools.rows import rows_of, rows_text


def test_a_link_names_the_collapsed_rows() -> None:
    """In ascending order, each once; none is no option."""
    assert rows_text([9, 3]) == "3,9"
    assert rows_text([]) is None
    assert rows_of("9,3,9") == [9, 3]


@pytest.mark.parametrize("text", ["x", "1,,2", "-1", "٣", "9" * 10, ""])
def test_what_names_no_rows_is_none(text: str) -> None:
    """A row is a whole number that a row can have."""
    assert rows_of(text) is None


def test_no_link_names_rows_without_end() -> None:
    """As many as somebody may have collapsed."""
    assert rows_of(",".join(str(row) for row in range(200))) == list(range(200))
    assert rows_of(",".join(str(row) for row in range(201))) is None
