"""The options of a traced program, and the search that shows it."""

import pytest

from page.features.tracing.choice import arguments, beside, entry, line_of, offering, options_for
from page.options.catalog import OBSERVED, Catalog
from searchlight.catalog import as_plain_data

SAID = dict.fromkeys(("label", "summary", "source", "not_proved", "not_known"), "said")


@pytest.fixture
def catalog() -> Catalog:
    return Catalog(as_plain_data())


def test_what_it_is_beside_is_an_algorithm_of_the_book(catalog: Catalog) -> None:
    """The one wanted, else the one shown, else the one before: never one of the reader's own."""
    assert beside(catalog, "", "astar", None) == "astar"
    assert beside(catalog, "greedy", "astar", None) == "greedy"
    assert beside(catalog, "", OBSERVED, "uniform-cost") == "uniform-cost"
    assert beside(catalog, "", "own:mine", None) == catalog.first["algorithm"]


def test_a_program_is_an_algorithm_of_the_list_that_promises_nothing(catalog: Catalog) -> None:
    """It is listed once, with a heuristic and with the options of the textbook algorithm."""
    known = entry(catalog.algorithms["astar"], SAID)
    catalog.refresh(offering(catalog.listed, known))
    catalog.refresh(offering(catalog.listed, known))
    assert [each["id"] for each in catalog.listed["algorithms"]].count(OBSERVED) == 1
    assert catalog.algorithms[OBSERVED]["options"] == catalog.algorithms["astar"]["options"]
    options = options_for(catalog, catalog.defaults("graph", "breadth-first"))
    assert (options["algorithm"], options["heuristic"]) == (OBSERVED, "table")


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
