"""Why, where and when in words: whatever is found of any node and moment, with every algorithm, has its sentence."""

from pathlib import Path
from typing import Any

import pytest

from page.features.why.reasons import of_fact as life
from page.features.why.reasons import why_next as reason
from page.text import words
from tests.unit.asked import told_by
from tests.unit.each_case import each_case

TRAITS = {"recursive": False, "stale_when": None, "limited": None, "key": "f"}


@pytest.fixture(scope="module")
def found() -> list[dict[str, Any]]:
    """What web/features/why finds in small searches with every algorithm."""
    return told_by(Path(__file__).with_name("why_facts.mjs"))  # type: ignore[no-any-return]


def test_every_fact_of_every_node_is_a_sentence(found: list[dict[str, Any]]) -> None:
    """In all searches together every kind of fact occurs that an algorithm of ours can bring about."""
    said = set()
    for search in found:
        for facts in search["lives"]:
            for fact in facts:
                text = life(fact, search["traits"])
                assert text.endswith((".", ":")), (search["name"], text)
                assert (":" in text[-1]) == (fact.get("other", -1) >= 0), (search["name"], text)
                said.add(fact["what"])
    assert said == {
        "root", "made", "found", "duplicate", "cycle", "copied", "met", "superseded", "visited", "expanded", "reopened",
        "dropped", "cutoff", "bounded", "goal", "forgotten", "waiting", "called", "left", "path",
    } - {"reopened"}  # fmt: skip


def test_every_next_entry_has_its_reason(found: list[dict[str, Any]]) -> None:
    """The reason has the compared values; without a next entry, there is none."""
    for search in found:
        for each in search["reasons"]:
            text = reason(each, search["traits"])
            assert bool(text) == (each["what"] not in ("empty", "over")), search["name"]


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("fifo", "it entered at step 2, #5 at step 4."),
        ("lifo", "it entered at step 2, #5 at step 4."),
        ("low-h", "The lower h decides: 1; #5 has 3."),
        ("high-g", "The higher g decides: 9; #5 has 7."),
        ("deepest", "depth decides: 6; #5 is at depth 5."),
        ("state", "A before B (#5)."),
    ],
)
def test_a_tie_is_told_with_the_values_that_decide(rule: str, said: str) -> None:
    """Each rule has its own values, and the number of equal entries is given if it is known."""
    first = {"row": 3, "priority": 10, "entered": 2, "h": 1, "g": 9, "depth": 6, "label": "A"}
    second = {"row": 5, "priority": 10, "entered": 4, "h": 3, "g": 7, "depth": 5, "label": "B"}
    told = {"what": "tie", "rule": rule, "first": first, "second": second, "equal": 256, "more": True}
    text = reason(told, TRAITS)
    assert text.startswith("Why #3: a tie. At least 256 entries have the lowest f, 10.")
    assert text.endswith(said)


def test_what_others_count_has_a_name(found: list[dict[str, Any]]) -> None:
    """Each way of counting that is offered."""
    for other in {other for search in found for other in search["others"]}:
        assert words.text("why.other." + other)


@each_case(
    "fact, traits, said",
    [
        ({"what": "duplicate", "other": 4, "g": 7}, {}, "already been reached, with g = 7. Reached by:"),
        ({"what": "duplicate", "other": -1}, {}, "already been reached."),
        (
            {"what": "visited", "other": 4, "g": 7, "depth": 3},
            {"stale_when": "visited-no-deeper"},
            "a smaller depth, 3,",
        ),
        ({"what": "bounded", "value": 9, "limit": 7, "next": True}, {}, "becomes the next f-limit"),
        ({"what": "forgotten", "other": 2, "value": None}, {}, "is a dead end"),
        ({"what": "reopened", "other": 8, "g": 5}, {}, "Reopened"),
        ({"what": "again", "other": 2, "value": 0}, {}, "The program expands it again"),
        ({"what": "dead"}, {}, "it will never be expanded"),
        ({"what": "waiting", "place": None, "count": 900}, {}, "has 900 entries"),
        (
            {"what": "expanded", "children": 3, "duplicates": 1, "cycles": 0, "cutoffs": 2, "goesOn": False},
            {},
            "3 children, 1 duplicate, 2 cut off",
        ),
        (
            {"what": "expanded", "children": 0, "duplicates": 0, "cycles": 0, "cutoffs": 0, "goesOn": True},
            {},
            "Expanded: its children are generated next.",
        ),
        (
            {"what": "expanded", "children": 2, "duplicates": 1, "cycles": 0, "cutoffs": 0, "goesOn": True},
            {},
            "Expanded: 2 children so far, 1 duplicate.",
        ),
    ],
)
def test_a_fact_says_the_numbers(fact: dict[str, Any], traits: dict[str, Any], said: str) -> None:
    """Which node, at which g, at which limit, with which value."""
    assert said in life(fact, TRAITS | traits)


def test_a_programs_own_order_is_not_explained_by_ours() -> None:
    """An observed program whose containers are seen serves them as they do; else nobody knows which one is next."""
    first = {"row": 3}
    told = {"what": "program", "first": first, "second": {"row": 5}}
    assert reason(told, TRAITS) == "Why #3: the program's container puts it before #5."
    assert reason({"what": "unknown"}, TRAITS).startswith("Searchlight could not observe")
