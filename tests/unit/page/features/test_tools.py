"""The tree tools and the notes of a search: plain data, links in both directions, and the browser's copy."""

import json
from random import Random

import pytest

from page.features.tree_tools import notes
from page.features.tree_tools.notes import Note, StoredNotes
from page.features.tree_tools.wishes import Wishes, rows_of


def _places(found: list[Note]) -> list[tuple[str, str]]:
    return [(note.place, note.text) for note in found]


def test_what_is_wished_is_taken_back_by_its_contrary() -> None:
    """Collapsed and expanded again, nothing is wished; beside the way to a node, expanding is a wish of its own."""
    wishes = Wishes()
    wishes.collapse(3)
    wishes.collapse(3)
    wishes.collapse(9)
    assert wishes.values() == {"collapse": "3,9", "path": None, "expand": None}
    wishes.expand(3)
    wishes.expand(9)
    wishes.expand(4)
    assert not wishes.any
    wishes.only(17)
    wishes.expand(4)
    wishes.collapse(2)
    assert wishes.values() == {"collapse": "2", "path": "17", "expand": "4"}
    wishes.collapse(4)
    assert wishes.opened == []


def test_a_link_says_the_wishes_there_and_back() -> None:
    """From any wishes the same link, whatever has been done before."""
    random = Random(5)
    for _ in range(200):
        wishes, other = Wishes(), Wishes()
        for _ in range(random.randrange(12)):
            getattr(wishes, random.choice(["collapse", "expand", "only"]))(random.randrange(30))
        other.collapse(99)
        assert other.read({key: value for key, value in wishes.values().items() if value is not None}) is None
        assert other.values() == wishes.values()


@pytest.mark.parametrize(
    "said",
    [{"collapse": "x"}, {"collapse": "1,,2"}, {"path": "1,2"}, {"path": "-1"}, {"expand": "٣"}, {"collapse": "9" * 10}],
)
def test_what_names_no_rows_is_told_with_its_option(said: dict[str, str]) -> None:
    """A row is a whole number that a row can have."""
    assert Wishes().read(said) == next(iter(said.items()))


def test_no_link_names_rows_without_end() -> None:
    """As many as somebody may have collapsed."""
    assert rows_of(",".join(str(row) for row in range(200))) == list(range(200))
    assert rows_of(",".join(str(row) for row in range(201))) is None


def test_notes_go_into_a_link_and_come_back() -> None:
    """At nodes, at moments, between two of them; a text is one line, however it was typed."""
    mine = [Note("a tie\n here", row=12), Note("30 % done & more", step=30), Note("#", step=7, fine=-2)]
    text = notes.link_text(mine)
    assert text == "n12 a tie here\ns30 30 % done & more\ns7.-2 #"
    found, wrong = notes.read(text)
    assert _places(found) == _places(mine)
    assert wrong is None
    assert notes.link_text([]) is None


@pytest.mark.parametrize("line", ["n12", "12 text", "nx text", "s1.x text", "s1.--2 text", "n1.2 text", "n" + "9" * 30])
def test_a_line_that_is_no_note_is_told_and_the_others_are_taken(line: str) -> None:
    """The first of them, for the sentence above the page."""
    found, wrong = notes.read(f"n1 one\n{line}\ns2 two")
    assert _places(found) == [("n1", "one"), ("s2", "two")]
    assert wrong == line


def test_notes_are_no_longer_and_no_more_than_a_link_can_bear() -> None:
    """280 letters, 40 notes; those of a link are put to one's own, once."""
    assert len(Note("x" * 999, row=1).text) == notes.LONGEST
    many = notes.read("\n".join(f"n{row} note" for row in range(99)))[0]
    assert len(many) == notes.MOST
    assert _places(notes.joined(many[:2], many[1:3])) == [("n0", "note"), ("n1", "note"), ("n2", "note")]


def test_the_browser_keeps_notes_by_search() -> None:
    """The latest searches; without notes a search is forgotten."""
    memory: dict[str, str] = {}
    kept = StoredNotes(lambda name: memory.get(name, ""), memory.__setitem__)
    for number in range(notes.SEARCHES + 5):
        kept.keep(f"search {number}", [Note(f"note {number}", row=number)])
    assert kept.of("search 4") == []
    assert _places(kept.of("search 64")) == [("n64", "note 64")]
    kept.keep("search 64", [])
    assert kept.of("search 64") == []
    assert _places(kept.of("search 63")) == [("n63", "note 63")]


@pytest.mark.parametrize("text", ["", "{", "3", "null", "[1]", '[["a"]]', '{"a": 1}', json.dumps([["s", "zzz"]])])
def test_what_is_no_such_memory_counts_as_nothing(text: str) -> None:
    """Another version of the page, or another page, may have written it."""
    assert StoredNotes(lambda _: text, lambda _name, _text: None).of("s") == []
