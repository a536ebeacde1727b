"""Make the starts of an experiment: random or by exact depth. The same seed gives the same starts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple

from searchlight.errors import BadInput, NotReversible
from searchlight.experiment.pieces import Pieces
from searchlight.problem import AnyProblem
from searchlight.problems.boards import solvable
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.problems.walk import random_start
from searchlight.texts import message

Level = list[Any]  # the states from which a goal is so many actions away

PIECE: Final = 2000  # states that are visited at a time


class TooMany(Exception):  # noqa: N818 - it is an answer
    """There are more states than the limit."""


def levels(problem: AnyProblem, most: int) -> Iterator[Level]:
    """The goals, then the states one action away from one, two actions away, …: until there are no more.

    Where the problem can be reversed, that is a breadth-first search from the goal; a problem that cannot is gone
    through from its start, and has no states but those that can be reached from there. Costs do not count, nor does
    the order: a level is always the same list. Raises TooMany when it has seen more than `most` states.
    """
    return (level for level in growing(problem, most) if level is not None)


def growing(problem: AnyProblem, most: int) -> Iterator[Level | None]:
    """Like `levels`, but also yields None from time to time while a level is incomplete."""
    before: Callable[[Any], list[Any]]
    try:
        backwards = problem.reverse()
    except NotReversible:
        level, edges = yield from _from_the_start(problem, most)
        before = edges.__getitem__
    else:
        level, before = [backwards.initial], partial(_before, backwards)
    known = set(level)
    while level:
        yield level
        below: dict[Any, None] = {}
        for place, state in enumerate(level, 1):
            below.update(dict.fromkeys(before(state)))
            if place % PIECE == 0:
                yield None
        level = [state for state in below if state not in known]
        known.update(level)
        if len(known) > most:
            raise TooMany


def next_level(every: Iterator[Level | None]) -> Pieces[Level]:
    """The next level of `growing`; empty if there are no more."""
    for level in every:
        if level is not None:
            return level
        yield
    return []


def _before(backwards: AnyProblem, state: Any) -> list[Any]:
    """The states from which one action leads to this one."""
    return [backwards.result(state, action) for action in backwards.actions(state)]


def _from_the_start(problem: AnyProblem, most: int) -> Pieces[tuple[Level, dict[Any, list[Any]]]]:
    """All reachable goals, and for each state its predecessors."""
    before: dict[Any, list[Any]] = {problem.initial: []}
    for place, state in enumerate(queue := [problem.initial], 1):  # grows while it is gone through
        for action in problem.actions(state):
            child = problem.result(state, action)
            if child not in before:
                before[child] = []
                queue.append(child)
            before[child].append(state)
        if len(queue) > most:
            raise TooMany
        if place % PIECE == 0:
            yield
    return [state for state in queue if problem.is_goal(state)], before


WHOLE: Final = 300_000  # largest space that is visited completely: all boards of the eight-puzzle, all cells of a grid
NEAR: Final = 1_000_000  # limit of states if only those near the goal are wanted
MOST_DEEP: Final = 10_000  # actions
STEPS: Final = 1000  # random actions in larger spaces


class Start(NamedTuple):
    """A start; `depth`: the fewest actions to a goal, None if unknown."""

    text: str  # as the option `start` takes it
    depth: int | None = None


def at_random(problem: AnyProblem, count: int, seed: str) -> Pieces[list[Start]]:
    """So many starts, each any of the states from which a goal can be reached, all of them equally likely.

    Beyond `WHOLE` states that is so for boards with one blank; else a start is where 1000 random actions lead from the
    goal. More starts with the same seed begin with the same ones.
    """
    make: Callable[[int], Start]
    if isinstance(problem, SlidingPuzzle) and problem.rows * problem.columns > 9:
        make = partial(_any_start, problem, seed)
        return (yield from _each(make, count))
    far: list[tuple[Any, int]] = []
    every, depth = growing(problem, WHOLE), 0
    try:
        while level := (yield from next_level(every)):
            far += [(state, depth) for state in level]
            depth += 1
        make = partial(_one_of, problem, far, seed)
    except TooMany:
        make = partial(_walked_to, problem, seed)
    else:
        count = count if far else 0
    return (yield from _each(make, count))


def _each(make: Callable[[int], Start], count: int) -> Pieces[list[Start]]:
    """`make(0)`, `make(1)`, …"""
    made = []
    for number in range(count):
        made.append(make(number))
        yield
    return made


def _any_start(puzzle: SlidingPuzzle, seed: str, number: int) -> Start:
    return Start(puzzle.text(_any_board(puzzle, Random(f"{seed}/{number}"))))


def _one_of(problem: AnyProblem, far: list[tuple[Any, int]], seed: str, number: int) -> Start:
    state, depth = Random(f"{seed}/{number}").choice(far)
    return Start(problem.text(state), depth)


def _walked_to(problem: AnyProblem, seed: str, number: int) -> Start:
    return Start(problem.text(random_start(problem, STEPS, f"{seed}/{number}")))


def by_depth(problem: AnyProblem, depths: Sequence[int], count: int, seed: str) -> Pieces[list[Start]]:
    """So many starts of each depth, all of them equally likely; different ones, as long as there are so many.

    Raises BadInput for `depths` where too many states lie so near the goal.
    """
    wanted, starts = set(depths), list[Start]()
    every = growing(problem, NEAR)
    for depth in range(max(depths) + 1):
        try:
            level = yield from next_level(every)
        except TooMany:
            raise BadInput("depths", message("experiment.too_deep", depth=depth, states=NEAR)) from None
        if depth in wanted:
            rounds, rest = divmod(count, len(level)) if level else (0, 0)
            chosen = level * rounds + Random(f"{seed}/{depth}").sample(level, rest)
            starts += [Start(problem.text(state), depth) for state in chosen]
    return starts


def read_depths(text: Any) -> list[int]:
    """The depths that `6-28`, `6-28/2` (each second one) or `3,5,8-10` mean, ascending. Raises BadInput."""
    parts = [part.strip() for part in str(text).split(",")]
    try:
        depths = sorted(set(chain.from_iterable(map(_range, parts))))
    except ValueError as error:
        raise BadInput("depths", message("experiment.no_depths", value=str(text)[:40])) from error
    if not depths:
        raise BadInput("depths", message("experiment.no_depths", value=str(text)[:40]))
    return depths


def _range(part: str) -> Iterable[int]:
    ends, _, step = part.partition("/")
    first, dash, last = ends.partition("-")
    least, most, by = (_whole(number) for number in (first, last if dash else first, step or "1"))
    if not least <= most <= MOST_DEEP or by == 0:
        raise ValueError(part)
    return range(least, most + 1, by)


def _whole(text: str) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


def _any_board(puzzle: SlidingPuzzle, choose: Random) -> bytes:
    """A uniformly random board from which the goal is reachable; an unsolvable board is fixed by one exchange."""
    assert puzzle.goal is not None
    tiles = list(puzzle.goal)
    choose.shuffle(tiles)
    if not solvable(bytes(tiles), puzzle.goal, puzzle.columns):
        one, other = _first_tiles(tiles)
        tiles[one], tiles[other] = tiles[other], tiles[one]
    return bytes(tiles)


def _first_tiles(tiles: list[int]) -> list[int]:
    """The indexes of the first two tiles."""
    return [place for place, tile in enumerate(tiles) if tile][:2]
