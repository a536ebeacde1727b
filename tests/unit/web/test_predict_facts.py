"""The facts about a step from JavaScript's columns equal those from the solver's record."""

from pathlib import Path
from typing import Any

import pytest
from predict_record import Recorded

from tests.unit.asked import told_by

NUMBERS = ("g", "h", "priority")
SHOWN = ("label", "action", "cells")  # how they are written differs: in lists there are no commas


@pytest.fixture(scope="module")
def predicted() -> list[dict[str, Any]]:
    """Of small searches, all algorithms among them."""
    return told_by(Path(__file__).with_name("predict_facts.mjs"))  # type: ignore[no-any-return]


def plain(facts: dict[str, Any] | None) -> dict[str, Any] | None:
    """Without what is only shown; numbers as columns of 32 bits have them; nodes in the order of their rows."""
    if facts is None:
        return None
    nodes = [{key: _near(key, value) for key, value in node.items() if key not in SHOWN} for node in facts["nodes"]]
    return {**facts, "nodes": nodes}


def _near(key: str, value: Any) -> Any:
    return round(value, 3) if key in NUMBERS and value is not None else value


def by_row(facts: dict[str, Any] | None) -> dict[str, Any] | None:
    return facts and {**facts, "nodes": sorted(facts["nodes"], key=lambda node: node["row"])}


def test_each_step_of_each_search_is_told_as_the_record_has_it(predicted: list[dict[str, Any]]) -> None:
    """Events, limits, nodes with what they are at that time, and the older node of a state."""
    algorithms = set()
    for search in predicted:
        options = search["options"]
        record = Recorded(**options | {"max_nodes": min(options.get("max_nodes", 120), 120)})
        algorithms.add(options["algorithm"])
        for number in range(min(record.last, 25)):
            assert by_row(plain(search["steps"][number]["happening"])) == plain(record.happening(number)), options
    assert len(algorithms) == 16


def test_those_that_wait_are_told_in_the_order_of_service(predicted: list[dict[str, Any]]) -> None:
    for search in predicted:
        options = search["options"]
        record = Recorded(**options | {"max_nodes": min(options.get("max_nodes", 120), 120)})
        if record.rules.recursive:
            continue
        for number in range(min(record.last, 25)):
            step = search["steps"][number]
            count, nodes = record.waiting(number, 24)
            expected = plain({"count": count, "nodes": nodes})
            assert plain(step["waiting"]) == expected, (options, number)
            first = [node for node in nodes if not node["stale"]]
            if first:
                assert step["alike"] == record.alike(first[0]["row"], number)
