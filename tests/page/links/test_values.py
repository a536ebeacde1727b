"""Each value of a link that means nothing has a sentence, beside those of the others; the rest is loaded."""

import pytest
from lectern import Lectern
from playwright.sync_api import expect

from buildtools.docs.pictures import packed

DEEP = "[" * 100_000


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("stop=x", "stop=x"),
        ("stop=3", "stop=3"),  # of no lesson
        ("lesson=corridor&stop=0", "stop=0"),
        ("lesson=corridor&stop=99", "stop=99"),
        ("sync=x", "sync “x”"),
        ("b.step=x", "b.step=x"),
        ("b.step=3", "b.step=3"),  # there is one step
        ("view=upside-down", "view=upside-down"),
        ("path=1,2", "path=1,2"),
        ("path=-", "path=-"),
        ("colour=taste", "colour=taste"),
        ("hide=all", "hide=all"),
        ("note=nothing", "note=nothing"),
        ("predict=%21", "“!”"),
        ("charts=pie", "charts=pie"),
        ("experiment=%3A%3A", "experiment="),
        ("challenge=Infinity", "“Infinity”"),
        ("lesson=nowhere", "nowhere"),
        ("ask=7", "“7”"),
        ("embed=x", "embed=x"),
        ("code=%2A", "code"),
        ("fine=x", "fine=x"),
        ("lang=xx", "lang=xx"),
        ("%zz=1", "%zz=1"),
    ],
)
def test_a_value_that_means_nothing_is_named(lectern: Lectern, value: str, said: str) -> None:
    """And the search that the link names is there all the same."""
    lectern.open(f"{value}&problem=pillars&heuristic=zero&max-nodes=500")
    expect(lectern.link_message).to_contain_text(said)
    expect(lectern.page.get_by_role("combobox", name="Problem", exact=True)).to_have_value("pillars")


def test_several_are_named_together(lectern: Lectern) -> None:
    """Whichever part of the page says it, and whenever."""
    lectern.open("embed=x&challenge=Infinity&colour=taste&start=nowhere&problem=graph&stop=y")
    for said in ("embed=x", "“Infinity”", "colour=taste", "stop=y", "start"):
        expect(lectern.link_message).to_contain_text(said)


def test_values_that_mean_something_are_not_complained_of(lectern: Lectern) -> None:
    """Such as look odd."""
    lectern.open("problem=graph&view=study&path=0&predict=undefined&b.algorithm=greedy&sync=none&step=1&b.step=2")
    expect(lectern.page.get_by_role("region", name="Question", exact=True)).to_be_visible()
    expect(lectern.link_message).to_be_hidden()


@pytest.mark.parametrize("option", ["lesson", "challenge"])
@pytest.mark.parametrize("text", [DEEP, '{"title": ' * 5_000, '{"stops": [{"question": {"number": 1e999}}]}'])
def test_a_packed_text_that_is_nested_without_end_leaves_python_alive(lectern: Lectern, option: str, text: str) -> None:
    """A sentence, the rest of the link, and a worker that answers."""
    lectern.open(f"{option}=packed:{packed(text)}&problem=pillars")
    expect(lectern.link_message).to_contain_text("not valid JSON")
    lectern.choose("Algorithm", "greedy")
    lectern.expect_loaded()
    expect(lectern.html).to_have_attribute("data-worker", "ready")
    lectern.press("Run to end")
    lectern.expect_state("finished")


def test_a_packed_text_beyond_all_measure_is_refused(lectern: Lectern) -> None:
    """Eight megabytes in a link of eleven thousand letters."""
    bomb = packed(" " * 8_000_000)
    for option in ("lesson=packed:", "challenge=packed:", "code="):
        lectern.open(f"problem=pillars&{option}{bomb}")
        expect(lectern.link_message).to_contain_text("too long")
