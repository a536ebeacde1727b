"""The options of a traced program, and the search that shows it."""

from pathlib import Path

import pytest

from page.features.tracing.choice import (
    FAMILIES,
    arguments,
    beside,
    corrected,
    corrections,
    entry,
    functions,
    offering,
    options_for,
)
from page.options.catalog import OBSERVED, Catalog
from searchlight.catalog import as_plain_data
from searchlight.tracing import proposal

HOMEWORK = Path(__file__).parents[3] / "homework"
SAID = dict.fromkeys(("label", "summary", "source", "not_proved", "not_known"), "said")


@pytest.fixture
def catalog() -> Catalog:
    return Catalog(as_plain_data())


def test_the_families_are_those_of_the_solver() -> None:
    """In its order."""
    assert FAMILIES == proposal.KINDS


def test_functions_are_found_without_running_anything() -> None:
    """Methods are listed with their class; special methods and inner functions are not."""
    text = (HOMEWORK / "mistakes/state_class_in_place.py").read_text(encoding="utf-8")
    assert "Board.solve" in functions(text)
    assert not [name for name in functions(text) if "__" in name]
    assert functions("def f (a):\n    def g(): ...\nclass A:\n  def h(self): ...\nx = 1\ndef k():") == ["f", "A.h", "k"]
    assert functions("def\nclass\n    def lost(") == []


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
    [("", []), (" 1,2  a ", ["1,2", "a"]), ("'a b' \"\" c", ["a b", "", "c"]), ("a'b c'd", ["ab cd"])],
)
def test_arguments_are_parted_as_in_a_terminal(line: str, parts: list[str]) -> None:
    """At blanks, but for those in quotation marks."""
    assert arguments(line) == parts


def test_what_was_corrected_travels_in_a_link() -> None:
    """Only corrections are in the link, and invalid parts of a link are ignored."""
    assert corrections([("family", ""), ("argv", "")], {}) == ""
    told = corrections([("family", "script"), ("argv", "1 2"), ("pairs", "")], {"goal.txt": "012"})
    assert corrected(told, ("family", "argv", "pairs")) == (
        {"family": "script", "argv": "1 2", "pairs": ""}, {"goal.txt": "012"},
    )  # fmt: skip
    nothing = {"family": "", "argv": ""}
    for odd in (None, "{", "[1]", '{"family": 3, "files": [1], "colour": "red"}', '{"files": {"a": 1}}'):
        assert corrected(odd, ("family", "argv")) == (nothing, {})
