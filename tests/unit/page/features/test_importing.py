"""The head of an imported file: its usable values, or the field that cannot be used."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from page.features.importing.traits import Odd, of_record
from searchlight.command.solving import head
from searchlight.setup import Setup, read

ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-9, 9), st.floats(), st.text(max_size=3)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)


@cache
def head_text(problem: str) -> str:
    setup = read({"problem": problem, "algorithm": "astar"})
    assert isinstance(setup, Setup)
    return json.dumps(head(setup))


def places(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything in it, but for the lines of the source."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [] if way == () else [way]
    for name, value in inner if len(way) < 4 else ():
        found += places(value, (*way, name))
    return found


@pytest.mark.parametrize("problem", ["eight-puzzle", "graph", "grid"])
def test_what_the_solver_writes_is_taken_as_it_is(problem: str) -> None:
    """Options, states, the order of the frontier, the source with its lines, the map."""
    written = json.loads(head_text(problem))
    answer = of_record(written, lambda name: True)
    for name in ("options", "start", "goal", "warnings"):
        assert answer[name] == written["answer"][name]
    assert answer["table"] == written["answer"]["table"]
    assert (answer["space"] is None) == (written["answer"]["space"] is None)


@given(problem=st.sampled_from(["eight-puzzle", "graph"]), place=st.integers(0, 500), instead=ANYTHING)
def test_whatever_stands_in_a_head_is_used_or_named(problem: str, place: int, instead: Any) -> None:
    """One thing in it is another one: the answer has all that the page needs, or the field is said."""
    data = json.loads(head_text(problem))
    ways = places(data)
    *outer, name = ways[place % len(ways)]
    inner = data
    for step in outer:
        inner = inner[step]
    inner[name] = instead
    try:
        answer = of_record(data, lambda name: True)
    except Odd:
        return
    traits = answer["table"]
    assert traits["visited"] in ("expanded", "taken-off", "none")
    assert isinstance(traits["states"]["kind"], str)
    assert all(isinstance(line, list) for line in traits["source"]["lines"])
    runs = traits["source"].get("runs", {"ways": {}})
    assert all([type(each) for each in way] == [int, int, str, list] for ways in runs["ways"].values() for way in ways)
    assert all(isinstance(answer["options"][each], str) for each in ("problem", "algorithm"))
