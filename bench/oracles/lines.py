"""Reorder the code: mutants of every listing, judged by the page's judge and by runs of the checker's own.

A mutant is wrong when it does something else than the naive search of _textbook.py in one of many graphs of at most six
vertices; these are other graphs than the judge's.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from types import CodeType
from typing import Final

from bench.oracles import Figure
from bench.oracles._lines_runs import FILE, NAMES, Graph, by_the_book, done, graphs, options
from searchlight.reorder.judging import counterexample, tried
from searchlight.reorder.pieces import Piece
from searchlight.reorder.probes import Probe
from searchlight.reorder.puzzle import RULES, Puzzle
from searchlight.setup import Setup, read

GRAPHS: Final = 4_000  # on which a mutant that the judge lets pass is run
ROMANIA: Final = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}

Mutant = tuple[str, Setup, Puzzle, str]
Order = list[tuple[Piece, int]]


def figures(count: int, seed: int, many: int = GRAPHS) -> Iterable[Figure]:
    """Orders that are called right though they are wrong, and the other way round."""
    others = graphs(Random(seed), many)
    called_right = called_wrong = missed = refused = 0
    for name, setup, puzzle, text in _chosen(count, seed):
        function = puzzle.request["function"]
        code = compile(text, FILE, "exec")
        found = counterexample(setup, text, function)
        if found is not None:
            called_wrong += 1
            refused += not _differs(name, code, function, [(_as_graph(found.probe), found.probe.limit)])
        elif tried(setup, text, puzzle.request)["solved"]:
            called_right += 1
            missed += _differs(name, code, function, others)
        else:
            called_wrong += 1
            refused += not _differs(name, code, function, others)
    yield Figure("orders called right", called_right, missed)
    yield Figure("orders called wrong", called_wrong, refused)


def right_orders() -> list[tuple[str, Setup, Puzzle]]:
    """The puzzle of each algorithm that has one here."""
    setups = {name: read({**ROMANIA, **options(name)}) for name in NAMES}
    return [(name, setup, Puzzle(setup, "7")) for name, setup in setups.items() if isinstance(setup, Setup)]


def _chosen(count: int, seed: int) -> list[Mutant]:
    """So many of those that compile, or all of them."""
    every = [(name, setup, puzzle, text) for name, setup, puzzle in right_orders() for text in mutants(puzzle)]
    Random(seed).shuffle(every)
    return list(islice((mutant for mutant in every if compiles(mutant[-1])), count))


def _differs(name: str, code: CodeType, function: str, among: list[tuple[Graph, int]]) -> bool:
    """Whether the program does something else than the algorithm in one of the graphs."""
    for graph, limit in among:
        book = by_the_book(name, graph, limit)
        if book is not None and done(code, function, graph, limit) != book:
            return True
    return False


def _as_graph(probe: Probe) -> Graph:
    edges = [(a, b, cost) for a, targets in probe.edges.items() for b, cost in targets.items()]
    return Graph(edges, dict(probe.h), probe.start, probe.goal)


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
