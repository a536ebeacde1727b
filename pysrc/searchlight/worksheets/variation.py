"""Vary a sheet at the same difficulty: another seed gives another start, or other names and numbers.

A graph gets other names, and all its costs and h values are multiplied by the same factor, so the tree keeps its shape.
Any other problem gets another start from which the sheet's steps have the same counts. If none of the starts tried
fits, the start stays, and the key says so.
"""

import json
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.errors import BadInput, NotReversible, SearchlightError
from searchlight.problem import AnyProblem
from searchlight.problems.graph import GraphProblem
from searchlight.problems.walk import random_start
from searchlight.setup import Setup, read
from searchlight.texts import Message, message
from searchlight.worksheets.difficulty import difficulty
from searchlight.worksheets.excerpt import Excerpt, run
from searchlight.worksheets.tree import fits

DRAWN: Final = 400  # starts to try
NAMES_DRAWN: Final = 30  # choices of names and a factor to try
SMALL: Final = 2000  # state spaces up to this size are listed completely
LONGEST: Final = 60  # actions of the random walk to a start
LARGEST: Final = 10_000  # larger costs are not multiplied
RIVERS: Final = (
    "Aare", "Adda", "Adige", "Adour", "Aisne", "Aller", "Arno", "Avon", "Boyne", "Clyde", "Dee", "Don", "Drava",
    "Duero", "Ebro", "Eder", "Elbe", "Ems", "Enns", "Exe", "Fulda", "Inn", "Isar", "Iser", "Jagst", "Kama", "Lahn",
    "Leine", "Loire", "Lot", "Main", "Marne", "Meuse", "Morava", "Mosel", "Narew", "Neckar", "Neisse", "Neretva",
    "Oder", "Oise", "Olt", "Pilica", "Po", "Prut", "Regen", "Rhine", "Rhone", "Ruhr", "Saale", "Saar", "Sava", "Save",
    "Segre", "Seine", "Severn", "Sile", "Spree", "Tagus", "Tay", "Thames", "Tiber", "Ticino", "Tisza", "Turia",
    "Tweed", "Unstrut", "Ural", "Var", "Vltava", "Volga", "Warta", "Werra", "Weser", "Yonne",
)  # fmt: skip


@dataclass(frozen=True)
class Varied:
    """A varied sheet. `note`: what was varied, for the lecturer; None if the seed is empty."""

    excerpt: Excerpt
    note: Message | None


def varied(original: Excerpt, seed: str, catalog: Catalog, with_tree: bool) -> Varied:
    """Vary a sheet; `with_tree`: the tree is on the sheet, and must fit on it."""
    if not seed:
        return Varied(original, None)
    if _can_be_renamed(original.setup):
        return _renamed(original, seed, catalog, with_tree)
    wanted, drawn = difficulty(original), 0
    for state in _starts(original.setup.problem, seed):
        drawn += 1
        candidate = _from(original, state, catalog)
        if candidate and difficulty(candidate) == wanted and _has_room(candidate, with_tree):
            return Varied(candidate, message("worksheet.varied.start", start=candidate.setup.values["start"]))
    return Varied(original, message("worksheet.varied.nothing", drawn=drawn))


def _has_room(excerpt: Excerpt, with_tree: bool) -> bool:
    return not with_tree or fits(excerpt)


def _starts(problem: AnyProblem, seed: str) -> Iterator[Any]:
    """Random starts: from a small space any states, from a larger one the ends of random walks from the goal."""
    try:
        near = _near(problem)
        if len(near) <= SMALL:
            Random(seed).shuffle(near)
            yield from near[:DRAWN]
            return
        for number in range(DRAWN):
            steps = Random(f"{seed}/{number}").randint(1, LONGEST)
            yield random_start(problem, steps, f"{seed}/{number}")
    except SearchlightError:  # own code may fail in other states
        return


def _near(problem: AnyProblem) -> list[Any]:
    """States from which the goal is reachable, by distance, up to a limit."""
    state = problem.initial if problem.goal is None else problem.goal
    with suppress(NotReversible):
        problem = problem.reverse()
    states, waiting = {state: None}, deque([state])  # found in the same order on every machine
    while waiting and len(states) <= SMALL:
        state = waiting.popleft()
        for action in problem.actions(state):
            following = problem.result(state, action)
            if following not in states:
                states[following] = None
                waiting.append(following)
    return list(states)


def _from(original: Excerpt, state: Any, catalog: Catalog) -> Excerpt | None:
    """The same steps from another start; None if it is the same start or the search is too short."""
    setup = original.setup
    try:
        start = setup.as_text(state)
        if start == setup.as_text(setup.problem.initial):
            return None
        other = read({**setup.values, "start": start}, catalog, ahead=False)
        if isinstance(other, list):
            return None
        return _same_steps(original, other)
    except SearchlightError:  # as above
        return None


def _same_steps(original: Excerpt, setup: Setup) -> Excerpt | None:
    try:
        return Excerpt(setup, run(setup, original.first + original.count), original.first, original.count)
    except BadInput:
        return None


def _can_be_renamed(setup: Setup) -> bool:
    """Whether the vertices can be renamed; a heuristic in your code may know their names."""
    graph = isinstance(setup.problem, GraphProblem) and setup.entry.id == "graph"
    return graph and not (setup.algorithm.uses_h and setup.values["heuristic"].startswith("own:"))


def _renamed(original: Excerpt, seed: str, catalog: Catalog, with_tree: bool) -> Varied:
    """The same steps with other names; names that are too long for the paper are replaced by others."""
    choose = Random(seed)
    for _ in range(NAMES_DRAWN):
        candidate, factor = _with_other_names(original, choose, catalog)
        if candidate and _is_same(original, candidate) and _has_room(candidate, with_tree):
            return Varied(candidate, message("worksheet.varied.names", factor=factor))
    return Varied(original, message("worksheet.varied.no_names", drawn=NAMES_DRAWN))


def _is_same(one: Excerpt, other: Excerpt) -> bool:
    """Whether both sheets have the same search, because a rounding error can change a tie."""
    if difficulty(one) != difficulty(other):
        return False
    return all(getattr(one.record, name) == getattr(other.record, name) for name in ("kind", "node", "parent"))


def _with_other_names(original: Excerpt, choose: Random, catalog: Catalog) -> tuple[Excerpt | None, int]:
    """The setup with other names in the same alphabetical order, which keeps the order of children and ties."""
    setup = original.setup
    problem = setup.problem
    assert isinstance(problem, GraphProblem)
    names = dict(zip(sorted(problem.graph.nodes), _names(choose, len(problem.graph.nodes)), strict=True))
    factor = _factor(choose, problem)
    options = {
        **setup.values, "graph": json.dumps(_other_graph(problem, names, factor), ensure_ascii=False),
        "start": names[str(problem.initial)], "goal": names[str(problem.goal)],
    }  # fmt: skip
    other = read(options, catalog, ahead=False)
    assert isinstance(other, Setup), other
    return _same_steps(original, other), factor


def _other_graph(problem: GraphProblem, names: dict[str, str], factor: int) -> dict[str, Any]:
    graph = problem.graph
    return {
        "edges": {
            names[source]: {names[target]: cost * factor for target, cost in targets.items()}
            for source, targets in graph.edges.items()
        },
        "h": {names[node]: h * factor for node, h in graph.h.items()},
        "coordinates": {names[node]: list(place) for node, place in graph.coordinates.items()},
    }


def _names(choose: Random, count: int) -> list[str]:
    """Names of rivers in alphabetical order, or numbers if there are not enough."""
    if count > len(RIVERS):
        first = choose.randint(1, 9) * 1000
        return [str(first + number) for number in range(count)]
    return sorted(choose.sample(RIVERS, count))


def _factor(choose: Random, problem: GraphProblem) -> int:
    """A factor that keeps all sums and comparisons of costs; a power of two is exact for any number."""
    amounts = [cost for targets in problem.graph.edges.values() for cost in targets.values()]
    amounts += problem.graph.h.values()
    if any(amount > LARGEST for amount in amounts):
        return 1
    whole = all(float(amount).is_integer() for amount in amounts)
    return choose.choice((2, 3, 4, 5) if whole else (2, 4, 8))
