"""What is in view of a listing that has no room: no line without its heads, and the lines that ran first."""

import pytest

from page.search_view.listing_window import best, heads, windows
from searchlight.catalog import ALGORITHMS
from searchlight.source_listing.lecture import Lecture
from searchlight.source_listing.listing import Listing

ROOM = 15
LECTURE = 17
TOP = (0, 1, [])


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_no_line_is_in_view_without_its_heads(algorithm: str) -> None:
    """Wherever a listing is scrolled to, and as it is in full too; every line is in one of its windows."""
    listing = Listing(ALGORITHMS[algorithm].source({"reopen": True}))
    for texts in (Lecture(listing.texts).lines, listing.text.split("\n")):
        ways, whole = windows(texts), set()
        for out, first, pins in ways:
            seen = {*pins, *range(first, min(len(texts), out + ROOM) + 1)}
            lines = [line for line in seen if texts[line - 1].strip()]
            assert all(seen.issuperset(heads(texts, line)) for line in lines), (out, first, pins)
            assert len(pins) == first - 1 - out
            whole |= {*lines}
        assert len(whole) == sum(bool(text.strip()) for text in texts)


def test_the_loop_over_limits_stays_with_the_last_lines() -> None:
    """A new iteration of iterative deepening lights its loop and, where calls have returned, the last line."""
    for algorithm in ("iterative-deepening", "ida-star"):
        texts = Lecture(Listing(ALGORITHMS[algorithm].source({})).texts).lines
        loop = next(at for at, text in enumerate(texts, 1) if text.startswith(("  for depth", "  while bound")))
        lit, ran = len(texts) - 5, [loop, len(texts)]
        out, first, pins = best(windows(texts), lit, ran, ROOM, texts, TOP)
        assert loop in pins
        assert first <= len(texts) - 5
        assert out + ROOM >= len(texts)
    assert best(windows(texts[:9]), 9, [], ROOM, texts[:9], TOP)[0] == 0, "there is room for all"


def test_the_loop_that_calls_with_the_next_limit_is_unfolded_when_it_runs() -> None:
    """Where the first node of an iteration is expanded, from whatever was in view; then the window stays."""
    for algorithm, call in (("ida-star", "bound = dfs("), ("iterative-deepening", "result = dls(")):
        texts = Lecture(Listing(ALGORITHMS[algorithm].source({})).texts).lines
        ways = windows(texts)
        sets, lit = (
            next(n for n, each in enumerate(texts, 1) if each.strip().startswith(it)) for it in (call, "for child")
        )
        before = best(ways, len(texts), [], LECTURE - 1, texts, TOP)
        now = best(ways, lit, [sets - 1, sets, lit - 1], LECTURE - 1, texts, before)
        assert before[0] > now[0] == 0, algorithm
        assert best(ways, lit, [lit - 1], LECTURE - 1, texts, now) == now, algorithm


def test_the_window_stays_until_what_ran_is_below_it() -> None:
    """A node that turns back, and one that is backed up, in recursive best-first search."""
    texts = Lecture(Listing(ALGORITHMS["rbfs"].source({})).texts).lines
    ways, seen = windows(texts), TOP
    at = {text.strip(): line for line, text in enumerate(texts, 1)}
    steps = [("successors.append(child)", []), ("return best.f", []), ("return best.f", ["successors.append(best)"])]
    moved = [seen := best(ways, at[lit], [at[each] for each in ran], ROOM, texts, seen) for lit, ran in steps]
    assert moved[0] == moved[1] == TOP
    assert moved[2][0] + ROOM >= at["successors.append(best)"]
    assert best(ways, at["return best.f"], [2], ROOM, texts, moved[2]) == moved[2]


def test_no_part_of_a_block_is_folded_if_the_rest_has_room() -> None:
    """The head of the loop of IDA*, then the recursion. A lecture has room for a whole bidirectional search."""
    texts = Lecture(Listing(ALGORITHMS["ida-star"].source({})).texts).lines
    _, first, pins = best(windows(texts), len(texts), [], LECTURE, texts, TOP)
    assert [texts[line - 1].split()[0] for line in (*pins, first)] == ["def", "while", "return"]
    assert len(Lecture(Listing(ALGORITHMS["bidirectional"].source({})).texts).lines) == LECTURE


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_lit_condition_is_not_the_last_line_in_view(algorithm: str) -> None:
    """What it decides about is seen, so that a class sees that it was not done."""
    texts = Lecture(Listing(ALGORITHMS[algorithm].source({"reopen": True})).texts).lines
    ways, opening = windows(texts), [at for at, text in enumerate(texts, 1) if text.endswith(":")]
    assert opening
    for lit in opening:
        out, _, _ = best(ways, lit, [], ROOM, texts, TOP)
        assert lit < out + ROOM, texts[lit - 1]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_lit_line_is_in_view_however_few_have_room(algorithm: str) -> None:
    """With its innermost heads. In a comparison, a lecture may have room for four lines."""
    texts = Lecture(Listing(ALGORITHMS[algorithm].source({"reopen": True})).texts).lines
    ways = windows(texts)
    for room in range(1, 8):
        for lit in [at for at, text in enumerate(texts, 1) if text.strip()]:
            out, first, pins = best(ways, lit, [], room, texts, TOP)
            assert lit in pins or first <= lit <= out + room, (room, lit)
            assert len(pins) == first - 1 - out < room
            assert first < lit or set(heads(texts, lit)[1 - room :] if room > 1 else []) <= {*pins}
