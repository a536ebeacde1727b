"""Why, where and when in words: whatever is found of any node and moment, with every algorithm, has its sentence."""

from pathlib import Path
from typing import Any

import pytest

from page.features.why.reasons import of_fact as life
from page.features.why.reasons import why_next as reason
from tests.unit.asked import told_by

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
        "dropped", "cutoff", "bounded", "goal", "forgotten", "waiting", "called", "left", "path", "open",
        "returned",
    } - {"reopened"}  # fmt: skip


def test_every_next_entry_has_its_reason(found: list[dict[str, Any]]) -> None:
    """The reason has the compared values; without a next entry, there is none."""
    for search in found:
        for each in search["reasons"]:
            text = reason(each, search["traits"])
            is_next = each["what"] not in ("empty", "over") and each.get("equal", 1) > 0  # else all calls have returned
            assert bool(text) == is_next, search["name"]


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


def test_a_programs_own_order_is_not_explained_by_ours() -> None:
    """An observed program whose containers are seen serves them as they do; else nobody knows which one is next."""
    first = {"row": 3}
    told = {"what": "program", "first": first, "second": {"row": 5}}
    assert reason(told, TRAITS) == "Why #3: the program's container puts it before #5."
    assert reason({"what": "unknown"}, TRAITS).startswith("Searchlight could not observe")
