"""Searches read from files in the old form, and from files that are damaged."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight import BadInput, Result, solve
from searchlight.kinds import NAMES
from searchlight.recorded.written import written
from searchlight.setup import Setup
from tests.unit.each_case import each_case
from tests.unit.files.searched import columns_of, frontiers
from tests.unit.setups import setup_of

OLD_FORM = Path(__file__).parents[1] / "old_form"


@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("boards", lambda: solve("eight-puzzle", "ida-star", start=[1, 4, 2, 3, 0, 5, 6, 7, 8])),
        ("exported", lambda: Result.from_json(written(bidirectional(), "json", 4))),
    ],
)
def test_the_form_in_which_searches_were_once_written_is_read(name: str, again: Callable[[], Result]) -> None:
    """By the library, the page, and on the page a step of a search: all of it comes back, and can be written as now."""
    old = Result.from_json((OLD_FORM / f"{name}.json").read_text(encoding="utf-8"))
    wanted = Result.from_json(again().to_json())
    wanted.seconds = old.seconds
    assert columns_of(old.record) == columns_of(wanted.record)
    assert frontiers(old) == frontiers(wanted)
    assert (old.outcome, old.path, old.actions, old.shape) == (
        *(wanted.outcome, wanted.path, wanted.actions, wanted.shape),
    )
    assert old.to_json() == wanted.to_json()


def bidirectional() -> Setup:
    return setup_of({"problem": "graph", "algorithm": "bidirectional"})


DEEPENED = solve("graph", "ida-star").to_json()
TEXT = solve("graph", "astar").to_json()
DATA = json.loads(TEXT)


def changed(path: str, value: Any) -> str:
    """The JSON file with one thing changed, or left out."""
    data = json.loads(json.dumps(DATA))
    *groups, name = path.split(".")
    place = data
    for group in groups:
        place = place[int(group) if group.isdigit() else group]
    if value is KeyError:
        del place[name]
    else:
        place[int(name) if name.isdigit() else name] = value
    return json.dumps(data)


BAD = [
    ("", "files.unreadable_data"),
    ("[" * 100_000, "files.unreadable_data"),
    ('{"format": "other"}', "files.not_of_searchlight"),
    (changed("version", 2), "files.wrong_version"),
    (changed("blocks.0.parent", KeyError), "files.data_missing"),
    (changed("blocks.0.parent.1", 5), "files.child_before_parent"),
    (changed("blocks.0.g.1", "much"), "files.data_missing"),
    (changed("blocks.0.depth.1", 10**30), "files.no_numbers"),
    (changed("blocks.0.g", [0]), "files.nodes_differ"),
    (changed("blocks.0.state.1", 99), "files.state_not_listed"),
    (changed("blocks.0.kind", []), "files.events_differ"),
    (changed("blocks.0.kind.0", 99), "files.unknown_kind"),
    (changed("blocks.0.kind.0", NAMES.index("expand")), "files.event_without_node"),
    (changed("blocks.0.limits", KeyError), "files.data_missing"),
    (re.sub(r'"limits":.*?]', '"limits":[]', DEEPENED), "files.no_limit"),
    (changed("exact", {"turns": [0]}), "files.data_missing"),
]


@each_case("text, reason", BAD)
def test_a_bad_file_is_said_to_be_one(text: str, reason: str) -> None:
    """A damaged file is refused for the right reason, never with an exception of another kind."""
    with pytest.raises(BadInput) as caught:
        Result.from_json(text)
    assert caught.value.field == "file"
    assert caught.value.message.id == reason
    assert caught.value.text


@given(st.integers(0, 4000), st.integers(0, 60), st.text(max_size=5))
def test_no_damage_to_a_file_leads_to_another_exception(at: int, length: int, instead: str) -> None:
    """A file with a replaced part is either read or refused with a sentence."""
    damaged = TEXT[: at % len(TEXT)] + instead + TEXT[at % len(TEXT) + length :]
    with suppress(BadInput):
        assert isinstance(Result.from_json(damaged), Result)
