"""*Reorder the code*: puzzles of all algorithms, and the judgement of a reordered program."""

import json
from typing import Any

import pytest

from searchlight.errors import BadInput
from searchlight.reorder.judging import tried
from searchlight.reorder.pieces import Piece
from searchlight.reorder.puzzle import MOST, Puzzle
from searchlight.setup import Setup
from searchlight.texts import texts
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.small import ANYWHERE

NOT_SHOWN = {"bidirectional": "joined_cost", "rbfs": "backed_up"}  # what their listings need, and no lecture shows
SHUFFLED = [name for name in ANYWHERE if name not in NOT_SHOWN]
ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}
Order = list[tuple[Piece, int]]


def setup(algorithm: str, **options: Any) -> Setup:
    return setup_of({**ROMANIA, "algorithm": algorithm, **options})


def judged(puzzle: Puzzle, search: Setup, order: Order) -> dict[str, Any]:
    return dict(tried(search, puzzle.program(order), puzzle.request))


def sentence(found: dict[str, Any]) -> str:
    said = (found["error"] or found["difference"] or found["elsewhere"])["said"]
    return texts().sentence(said)


# -- puzzles -----------------------------------------------------------------------------------------------------------


@each_case("algorithm", SHUFFLED)
def test_the_pieces_are_the_listing(algorithm: str) -> None:
    """In its order, with its depths; no more of them than one can look over. The wrong ones are other lines."""
    puzzle = Puzzle(setup(algorithm), "7")
    written = [" " * 4 * piece.depth + line for piece in puzzle.right for line in piece.lines]
    assert [line.lstrip() for line in written] == [line.lstrip() for line in puzzle.listing.split("\n") if line]
    assert [len(line) - len(line.lstrip()) for line in written] == [
        2 * (len(line) - len(line.lstrip())) for line in puzzle.listing.split("\n") if line
    ]  # a program is indented by four
    assert 9 < len(puzzle.right) < 24
    assert 3 <= len(puzzle.wrong) <= MOST
    assert not {piece.text for piece in puzzle.wrong} & {piece.text for piece in puzzle.right}


def test_a_seed_makes_the_same_puzzle_for_everybody() -> None:
    """The same lines in the same order; another seed another order."""
    one, same, other = (Puzzle(setup("astar"), seed).as_plain_data() for seed in ("7", "7", "8"))
    assert json.dumps(one) == json.dumps(same)
    assert one["pool"] != other["pool"]
    heads = [at for at, piece in enumerate(one["pieces"]) if piece["head"]]
    assert sorted([*one["pool"], *heads]) == list(range(len(one["pieces"])))
    assert one["pool"] != sorted(one["pool"])


@pytest.mark.parametrize("algorithm", NOT_SHOWN)
def test_lines_that_no_lecture_shows_are_not_shuffled(algorithm: str) -> None:
    """The refusal names what the lines need."""
    with pytest.raises(BadInput, match=NOT_SHOWN[algorithm]):
        Puzzle(setup(algorithm), "7")


# -- running them ------------------------------------------------------------------------------------------------------


@each_case("algorithm", SHUFFLED)
@each_case(
    "search", [{}, {"problem": "eight-puzzle", "start": "1,2,5,3,4,8,6,7,0", "goal": None}], ids=["map", "board"]
)
def test_the_books_order_does_what_the_book_does(algorithm: str, search: dict[str, Any]) -> None:
    """On the search that is shown, and on the others."""
    plain = {name: value for name, value in {**ROMANIA, **search}.items() if value and name != "graph"}
    made = setup_of({**plain, "algorithm": algorithm})
    puzzle = Puzzle(made, "7")
    found = judged(puzzle, made, puzzle.solution)
    assert found["solved"], found
    assert found["expanded"] > 2


@pytest.mark.parametrize(
    ("algorithm", "right", "wrong", "said"),
    [
        ("breadth-first", "frontier = Queue()", "frontier = Stack()", "is a stack"),
        ("astar", "child.f = child.g + child.h", "child.f = child.g", "h"),
        ("depth-first", "frontier = Stack()", "frontier = Queue()", "is a queue"),
        ("uniform-cost", "child.f = child.g", "child.f = child.depth", "expands"),
        ("greedy", "child.f = child.h", "child.f = child.g", "expands"),
        ("depth-limited", "Unsolved.CUTOFF\n", "Unsolved.FAILURE\n", "cutoff"),
    ],
)
def test_a_wrong_line_in_the_place_of_the_right_one_is_told(algorithm: str, right: str, wrong: str, said: str) -> None:
    """The first difference to the book's search, with its cause where it can be told."""
    search = setup(algorithm, problem="graph")
    puzzle = Puzzle(search, "7")
    text = puzzle.program(puzzle.solution)
    assert right in text
    found = dict(tried(search, text.replace(right, wrong, 1), puzzle.request))
    assert not found["solved"]
    assert said in sentence(found)


def test_a_program_that_cannot_run_is_told_at_its_line() -> None:
    """The line is given for programs that cannot start and for those that fail on the way."""
    search = setup("breadth-first")
    puzzle = Puzzle(search, "7")
    order = puzzle.solution
    loop = next(at for at, (piece, _) in enumerate(order) if piece.text == "while frontier:")
    found = judged(puzzle, search, order[: loop + 1])
    assert (found["error"]["line"], found["expanded"]) == (10, 0)
    assert sentence(found) == "Indent this line, because line 10 begins a block."
    take = next(at for at, (piece, _) in enumerate(order) if piece.text == "node = frontier.take()")
    moved = [*order[:1], order[take], *order[1:take], *order[take + 1 :]]
    found = judged(
        puzzle, search, [(piece, 1 if piece.text.startswith("node = f") else depth) for piece, depth in moved]
    )
    assert found["error"]["line"] == 4
    assert "frontier" in sentence(found)


def test_an_endless_loop_ends_with_its_sentence() -> None:
    """Nothing is taken off."""
    search = setup("breadth-first")
    puzzle = Puzzle(search, "7")
    order = [each for each in puzzle.solution if each[0].text != "node = frontier.take()"]
    loop = next(at for at, (piece, _) in enumerate(order) if piece.text == "while frontier:")
    found = judged(
        puzzle, search, [*order[: loop + 1], next((p, 2) for p, _ in order if p.text == "frontier.add(node)")]
    )
    assert sentence(found).endswith("Your program expands no state and never ends.")
