"""The camera's one rule, for any tree, window and size of type: nothing is cut, drawn twice or too small to be read."""

import itertools
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from buildtools import node
from buildtools.project import ROOT

SHAPES = ({"kind": "board", "rows": 3, "columns": 3, "cells": 9}, {"kind": "jugs", "sizes": [5, 3], "cells": 2})
PARTS = {"root", "path", "current", "children"}
MANY = settings(max_examples=2 * settings.default.max_examples)  # 50, thorough: 200
Ask = Callable[[dict[str, Any]], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    """Ask the painters what they draw of a tree (tests/web/tree/camera/rule_cases.js)."""
    command = [node.program("node"), ROOT / "tests/web/tree/camera/rule_cases.js"]
    ways = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "env": {**os.environ, **node.environment()}}
    with subprocess.Popen(command, cwd=ROOT, text=True, **ways) as process:
        assert process.stdin
        assert process.stdout
        stdin, stdout = process.stdin, process.stdout

        def answer(case: dict[str, Any]) -> list[dict[str, Any]]:
            print(json.dumps(case), file=stdin, flush=True)
            return json.loads(stdout.readline())  # type: ignore[no-any-return]

        yield answer
        stdin.close()


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


def names_in(picture: dict[str, Any]) -> list[dict[str, Any]]:
    """The names that were written; after a plus or an ellipsis is what a sign says."""
    return [each for each in picture["written"] if each["text"] not in ("go", "") and each["text"][0] not in "+⋯go"]


def is_whole(name: dict[str, Any], case: dict[str, Any]) -> bool:
    """Whether a written name is in the window."""
    x, y, half, (width, height) = name["x"], name["y"], 0.3 * name["size"] * len(name["text"]), case["size"]
    return bool(min(x - half, width - x - half, y - name["size"] / 2, height - y - name["size"] / 2) >= -2)


def is_legible(name: dict[str, Any], case: dict[str, Any]) -> bool:
    """Whether its type is large enough."""
    return bool(name["size"] >= (18 if case["large"] else 12) - 0.25)


def spoken_of(picture: dict[str, Any]) -> list[str]:
    """The names of the current node, its parent, its children, and the node that is expanded next."""
    return [*picture["above"][-1:], picture["current"], *picture["children"], *[picture["next"]][: "next" in picture]]


def must(picture: dict[str, Any]) -> list[str]:
    """The names that must be seen: of the path, in a low window, only the ends."""
    return [*picture["above"][:1], picture["current"], *picture["children"]]


def has_room(picture: dict[str, Any], case: dict[str, Any], names: list[str], rows: int) -> bool:
    """Whether these names, beside each other, and so many rows have room in legible type."""
    (width, height), inset = case["size"], picture["inset"]
    spans = [min(4, (9.6 * len(name) + 13.6) / 100) + 0.14 for name in names]
    across = sum(spans) * picture["legible"]["kx"] + inset["left"] + inset["right"]
    return across <= width and rows * picture["legible"]["tight"] + inset["top"] + inset["bottom"] <= height


@MANY
@given(case=cases(least=(300, 190)))
def test_nothing_is_cut_drawn_twice_or_too_small(ask: Ask, case: dict[str, Any]) -> None:
    """Each node is written once and whole, or counted by one sign; what must be seen is seen where there is room."""
    for picture in ask(case):
        names = names_in(picture)
        if not has_room(picture, case, picture["children"], rows=3):
            continue
        assert len({name["text"] for name in names}) == len(names)
        assert all(name["text"] in case["names"] for name in names)
        assert all(is_whole(name, case) for name in names)
        assert all(is_legible(name, case) for name in names)
        assert len(names) + sum(picture["left_out"]) == picture["born"]
        assert {name["text"] for name in names} >= set(must(picture))
        assert set(picture["visible"].split()) == PARTS


# The next node is beside the middle of a path that is too long.
BESIDE = {
    "parents": [-1, 0, 1, 1, 2, *range(4, 12)],
    "names": [str(row) for row in range(13)],
    "times": [*range(4, 13)],
    "ahead": False,
    "size": [600, 380],
    "large": False,
}


@MANY
@given(case=cases(least=(600, 380)))
@example(case=BESIDE)
def test_what_a_sentence_speaks_of_is_never_left_out(ask: Ask, case: dict[str, Any]) -> None:
    """The current node, its parent and children, and the next node are seen, where signs beside them have room, too."""
    for picture in ask(case):
        signs = ["abcd"] * 6
        if has_room(picture, case, [*spoken_of(picture), *signs], rows=5):
            assert {name["text"] for name in names_in(picture)} >= set(spoken_of(picture))


@MANY
@given(case=cases(least=(600, 380)))
@example(case={**BESIDE, "size": [600, 330], "times": [9]})
def test_at_the_end_the_solution_is_read(ask: Ask, case: dict[str, Any]) -> None:
    """Nothing is cut, drawn twice or smaller than 11 pixels (Present: 14). The solution is whole if it has room."""
    for picture in ask({**case, "solved": True}):
        names, solution = names_in(picture), [*picture["above"], picture["current"]]
        assert len({name["text"] for name in names}) == len(names)
        assert all(is_whole(name, case) and name["size"] >= (14 if case["large"] else 11) - 0.25 for name in names)
        assert len(names) + sum(picture["left_out"]) == picture["born"]
        if has_room(picture, case, [*solution, *["abcd"] * len(solution)], rows=len(solution)):
            assert {name["text"] for name in names} >= set(solution)


# Each last child is expanded, so that the path leans to the right.
LEANING = {
    "parents": [-1, *(row - row % 2 for row in range(16))][:15],
    "names": [str(row) for row in range(15)],
    "times": [*range(2, 15, 2)],
    "ahead": False,
    "size": [468, 583],
    "large": True,
}


@MANY
@given(case=cases(least=(420, 400)), shape=st.sampled_from(SHAPES))
@example(case=LEANING, shape={"kind": "banks", "cells": 3, "people": 3, "boat": 2})
def test_boards_and_jugs_are_whole_and_legible(ask: Ask, case: dict[str, Any], shape: dict[str, Any]) -> None:
    """As names are: each is drawn once, in the window, or counted by a sign."""
    for picture in ask({**case, "shape": shape}):
        cards, (width, height), room = picture["cards"].values(), case["size"], picture["legible"]
        if (len(picture["children"]) + 0.2) * room["kx"] > width - 24 or 3 * room["dy"] > height - 28:
            continue
        assert len(cards) + sum(picture["left_out"]) == picture["born"]
        for card in cards:
            assert min(card["left"], card["top"], width - card["right"], height - card["bottom"]) >= -2
            assert is_legible({"size": card["type"]}, case)
        assert set(picture["visible"].split()) == PARTS


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes have more than a pixel in common."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    return across > 1 and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1


def label_at(text: dict[str, Any]) -> dict[str, float]:
    """The box of a written text."""
    wide, high = 0.6 * text["size"] * len(text["text"]), 0.7 * text["size"]
    left = text["x"] - wide * {"left": 0, "center": 0.5, "right": 1}[text["align"]]
    return {"left": left, "right": left + wide, "top": text["y"] - high / 2, "bottom": text["y"] + high / 2}


# At row 14, the next node is in a row between those of the path that are left out.
LONG = {
    **BESIDE,
    "parents": [-1, 0, 0, 0, 1, 1, *range(4, 14)],
    "times": [*range(6, 16)],
    "names": [str(row) for row in range(16)],
}


# The next node is in a row below what has room beside the path.
AROUND = {
    **LONG,
    "parents": [-1, 0, 0, 1, 2, 2, 2, 2, 5, 5, 3],
    "names": [str(row) for row in range(11)],
    "times": [10],
    "size": [300, 314],
}


@MANY
@given(case=cases(least=(300, 190)), shape=st.sampled_from([None, *SHAPES]))
@example(case=LONG, shape=None)
@example(case=AROUND, shape=SHAPES[1])
@example(
    case={**LONG, "size": [800, 551], "large": True}, shape={"kind": "board", "rows": 4, "columns": 4, "cells": 16}
)
def test_depths_are_rows_and_signs_lie_on_nothing(ask: Ask, case: dict[str, Any], shape: dict[str, Any] | None) -> None:
    """Nodes of a depth share a row, below smaller ones; nodes, signs and labels have places of their own."""
    names = [name if at % 3 else f"{name[:4]} {name[4:]}" for at, name in enumerate(case["names"])]
    least = 5.5 if shape else 11.5  # pictures have their actions on them, if more rows have room then
    for picture in ask({**case, "names": names, "shape": shape}):
        if 3 * picture["legible"]["dy"] > case["size"][1] - 28:
            continue
        rows: dict[int, set[float]] = {}
        for card in picture["cards"].values():
            rows.setdefault(card["depth"], set()).add(round(card["y"], 1))
        assert all(len(row) == 1 for row in rows.values())
        assert sorted(rows) == sorted(rows, key=lambda depth: min(rows[depth]))
        cards = sorted(picture["cards"].values(), key=lambda card: (card["y"], card["x"]))
        for one, other in itertools.pairwise(cards):
            is_beside = one["depth"] == other["depth"]
            assert one["right"] < other["left"] if is_beside else one["bottom"] + least < other["top"]
        labels = [label_at(text) for text in picture["written"] if text["text"] == "go"]
        assert all(min(label["left"], case["size"][0] - label["right"]) >= -2 for label in labels)
        signs = picture["signs"]
        for at, sign in enumerate(signs):
            assert not any(overlap(sign, box) for box in [*cards, *labels, *signs[at + 1 :]])
        for badge in picture["badges"]:
            assert not any(overlap(badge, label) for label in labels)
            assert sum(overlap(badge, card) for card in cards) <= 1
        for card in cards:
            assert card["above"] is None or card["above"] in picture["cards"] or card["depth"] - 1 not in rows


@MANY
@given(case=cases(least=(300, 190)))
def test_the_root_stays_unless_something_would_leave(ask: Ask, case: dict[str, Any]) -> None:
    """From step to step it moves at most 40 pixels, unless what must be seen would leave the window."""
    pictures = ask(case)
    for before, after in itertools.pairwise(pictures):
        if not set(must(after)) <= set(after["cards"]):
            continue  # there is no room for them: signs stand for some, and must be seen as well
        root = (after["above"] or [after["current"]])[0]
        shift = before["cards"][root]["x"] - after["cards"][root]["x"]
        seen = [after["cards"][name] for name in (must(after) if after["folded"] else after["cards"])]
        left, right = min(card["left"] for card in seen) + shift, max(card["right"] for card in seen) + shift
        stays = left >= after["inset"]["left"] + 2 and right <= case["size"][0] - after["inset"]["right"] - 2
        assert abs(shift) <= 40.5 or not stays
        assert abs(before["cards"][root]["y"] - after["cards"][root]["y"]) <= 40


@MANY
@given(case=cases(least=(40, 40)))
def test_no_part_is_reported_that_cannot_be_read(ask: Ask, case: dict[str, Any]) -> None:
    """In a window of any size, the report has only parts that are written, whole and large enough."""
    for picture in ask(case):
        seen = {name["text"] for name in names_in(picture) if is_whole(name, case) and is_legible(name, case)}
        missing = sum(name not in seen for name in picture["above"][1:])
        kept = {
            "root": (picture["above"] or [picture["current"]])[0] in seen,
            "path": missing == 0 or picture["folded"],
            "current": picture["current"] in seen,
            "children": set(picture["children"]) <= seen,
        }
        assert set(picture["visible"].split()) <= {part for part, is_kept in kept.items() if is_kept}
