"""Lines between the pool and the program: whatever is done with them, each is somewhere, and the text is theirs."""

from hypothesis import given
from hypothesis import strategies as st

from page.features.reorder.program import DEEPEST, SEPARATOR, Lines
from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import Setup, read

SEARCH = read({"problem": "graph", "algorithm": "iterative-deepening"})
assert isinstance(SEARCH, Setup)
PUZZLE = Puzzle(SEARCH, "7")
MOVES = st.tuples(st.sampled_from(["put", "out", "move", "shift", "wrong"]), st.integers(0, 30), st.integers(-3, 9))


def lines() -> Lines:
    return Lines(PUZZLE.as_plain_data())


def do(these: Lines, act: str, which: int, number: int) -> None:
    at = which % len(these.program)
    if act == "put" and these.pool:
        these.put(these.pool[which % len(these.pool)], number, None if number % 2 else number)
    elif act == "out":
        these.take_out(at)
    elif act == "move":
        these.move(at, 1 if number > 0 else -1)
    elif act == "shift":
        these.shift(at, 1 if number > 0 else -1)
    elif act == "wrong":
        these.drop_wrong()


@given(st.lists(MOVES, max_size=40))
def test_no_line_is_lost(moves: list[tuple[str, int, int]]) -> None:
    """None is twice; the heads keep their order; depths are those of lines in a function; a link brings it all back."""
    these = lines()
    for move in moves:
        do(these, *move)
    placed = [piece for piece, _ in these.program]
    gone = [at for at, piece in enumerate(these.pieces) if piece["wrong"] and at not in placed + these.pool]
    assert sorted(placed + these.pool + gone) == list(range(len(these.pieces)))
    heads = [at for at, piece in enumerate(these.pieces) if piece["head"]]
    assert [piece for piece in placed if piece in heads] == heads
    assert placed[0] == heads[0]
    assert all(depth == 0 if piece in heads else 1 <= depth <= DEEPEST for piece, depth in these.program)
    assert these.pool == [piece for piece in these.puzzle["pool"] if piece in these.pool]
    again = lines()
    if these.link_text:
        assert again.take(these.link_text)
    assert again.text == these.text


@given(st.lists(MOVES, max_size=30))
def test_the_text_is_the_solvers(moves: list[tuple[str, int, int]]) -> None:
    """And each line of it leads back to its piece."""
    these = lines()
    for move in moves:
        do(these, *move)
    every = [*PUZZLE.right, *PUZZLE.wrong]
    assert these.text == PUZZLE.program([(every[piece], depth) for piece, depth in these.program])
    told = these.text.split("\n")
    for number, line in enumerate(told):
        place = these.place_of_line(number + 1)
        if place is not None:
            piece, depth = these.program[place]
            assert line.strip() in [each.strip() for each in these.lines_of(piece)]
            assert line.startswith(" " * 4 * depth)
    assert these.place_of_line(1) is None


@given(st.text() | st.lists(st.tuples(st.integers(0, 30), st.integers(0, 12))).map(
    lambda pairs: SEPARATOR.join(f"{piece}-{depth}" for piece, depth in pairs)
))  # fmt: skip
def test_any_link_is_an_order_or_is_refused(said: str) -> None:
    """Whatever it says, the lines are whole."""
    these = lines()
    before = these.text
    if these.take(said):
        assert sorted([piece for piece, _ in these.program] + these.pool) == list(range(len(these.pieces)))
    else:
        assert these.text == before
