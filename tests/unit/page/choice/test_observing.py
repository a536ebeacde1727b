"""The options of a traced program, and the search that shows it."""

import pytest

from page.features.tracing.choice import arguments, line_of


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("", []),
        (" 1,2  a ", ["1,2", "a"]),
        ("'a b' \"\" c", ["a b", "", "c"]),
        ("a'b c'd", ["ab cd"]),
        ("'a \"b\"'", ['a "b"']),
    ],
)
def test_arguments_are_parted_as_in_a_terminal(line: str, parts: list[str]) -> None:
    """At blanks, but for those in quotation marks; and the parts make a line that has them."""
    assert arguments(line) == parts
    assert arguments(line_of(parts)) == parts
