"""The messages about a file that cannot be opened."""

import pytest

from page.features.importing import wording


@pytest.mark.parametrize("fault", ["cell", "column", "length", "gap", "long_text"])
def test_a_fault_of_a_column_is_said_with_its_name(fault: str) -> None:
    """A column's name is one of the values of its sentence."""
    values = {"name": "parent", "line": 7, "place": 3, "count": 4, "found": 5, "expected": 6, "most": 8}
    told = wording.fault("search.json", {"id": fault, "values": values})
    assert told.startswith("search.json cannot be opened: line 7")
    assert "“parent”" in told
