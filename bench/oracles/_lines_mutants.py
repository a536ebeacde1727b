"""Programs that differ from a listing by one line: moved, exchanged for another one of it, or for a wrong one."""

from collections.abc import Iterator

from searchlight.reorder.pieces import Piece
from searchlight.reorder.puzzle import RULES, Puzzle

Order = list[tuple[Piece, int]]


def mutants(puzzle: Puzzle) -> list[str]:
    """The programs, each once, without the listing itself; not all of them compile."""
    found = {puzzle.program(order): None for order in _orders(puzzle)}
    found.pop(puzzle.program(puzzle.solution), None)
    return list(found)


def _orders(puzzle: Puzzle) -> Iterator[Order]:
    order = puzzle.solution
    for at, (piece, depth) in enumerate(order):
        if piece.is_head:
            continue
        rest = order[:at] + order[at + 1 :]
        yield rest
        for to in range(len(order)):
            for level in {depth, *(each[1] + more for each in rest[max(0, to - 1) : to + 1] for more in (0, 1))}:
                if level > 0:
                    yield [*rest[:to], (piece, level), *rest[to:]]
        for other in range(at):
            if not order[other][0].is_head:
                yield _swapped(order, other, at)
        for wrong in _wrong(puzzle):
            yield [*order[:at], (wrong, depth), *order[at + 1 :]]


def _swapped(order: Order, one: int, other: int) -> Order:
    """Each takes the place and the depth of the other."""
    swapped = list(order)
    swapped[one] = (order[other][0], order[one][1])
    swapped[other] = (order[one][0], order[other][1])
    return swapped


def _wrong(puzzle: Puzzle) -> Iterator[Piece]:
    """All that the rules make, not only those that a seed chooses."""
    for pattern, instead in RULES:
        for piece in puzzle.right:
            if (text := pattern.sub(instead, piece.text)) != piece.text:
                yield Piece(tuple(text.split("\n")), piece.depth)


def compiles(text: str) -> bool:
    """Whether a program is one for Python."""
    try:
        compile(text, "<lines>", "exec")
    except SyntaxError:
        return False
    return True
