"""The camera's promise: root, path, current node and children are in view and can be read while it follows."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buildtools import node
from buildtools.project import ROOT

PARTS = {"root", "path", "current", "children"}
Ask = Callable[[dict[str, Any]], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    """Ask the painters what they draw of a tree (tests/web/tree/camera/promise_cases.js)."""
    script = ROOT / "tests/web/tree/camera/promise_cases.js"
    with subprocess.Popen(
        [node.program("node"), script],
        cwd=ROOT,
        env={**os.environ, **node.environment()},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        stdin, stdout = process.stdin, process.stdout

        def answer(case: dict[str, Any]) -> list[dict[str, Any]]:
            stdin.write(json.dumps(case) + "\n")
            stdin.flush()
            return json.loads(stdout.readline())  # type: ignore[no-any-return]

        yield answer
        process.stdin.close()


@st.composite
def trees(draw: st.DrawFn) -> list[int]:
    """Parents in generation order; the children of a node come together, as they do in a search."""
    parents = [-1]
    for _ in range(draw(st.integers(0, 30))):
        above = draw(st.integers(0, len(parents) - 1))
        if above not in parents:
            parents.extend([above] * draw(st.integers(1, 5)))
    return parents


@st.composite
def cases(draw: st.DrawFn, least: tuple[int, int]) -> dict[str, Any]:
    """A tree with names of different lengths, times at which it is looked at, and a window of some size."""
    parents = draw(trees())
    tails = draw(st.lists(st.integers(0, 12), min_size=len(parents), max_size=len(parents)))
    large = draw(st.booleans())
    times = draw(st.lists(st.integers(0, len(parents) - 1), min_size=1, max_size=6))
    across, down = (round(side * (1.5 if large else 1)) for side in least)
    return {
        "parents": parents,
        "names": ["abcdefghijklm"[:tail] + str(row) for row, tail in enumerate(tails)],
        "times": times,
        "ahead": draw(st.booleans()),
        "size": [draw(st.integers(across, 1400)), draw(st.integers(down, 900))],
        "large": large,
    }


def keeps(picture: dict[str, Any]) -> set[str]:
    """The parts that are in view, by the texts that were written; of the path a number may stand for some names."""
    seen = set(picture["seen"])
    above, path = picture["above"], picture["above"][1:]
    missing = sum(name not in seen for name in path)
    parts = {
        "root": (above or [picture["current"]])[0] in seen,
        "path": missing == 0 or (str(missing) in seen and path[-1] in seen),
        "current": picture["current"] in seen,
        "children": set(picture["children"]) <= seen,
    }
    return {part for part, kept in parts.items() if kept}


@settings(max_examples=150, deadline=None)
@given(case=cases(least=(300, 190)))
def test_the_promise_is_kept_in_every_window_that_has_room(ask: Ask, case: dict[str, Any]) -> None:
    """Whatever tree, time and window: all four parts are reported, and all of them are written."""
    for picture in ask(case):
        assert set(picture["visible"].split()) == PARTS
        assert keeps(picture) == PARTS


@settings(max_examples=100, deadline=None)
@given(case=cases(least=(40, 40)))
def test_no_part_is_reported_that_cannot_be_read(ask: Ask, case: dict[str, Any]) -> None:
    """In a window of any size, the report has only parts that are written, whole and large enough."""
    for picture in ask(case):
        assert set(picture["visible"].split()) <= keeps(picture)
