"""Programs on random problems, each judged by Searchlight and by what the harness has seen."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bench.oracles.students.cases import LIMIT, Case, board, graph, maze
from bench.oracles.students.harness import EnoughError, Trace, script_text, trace
from bench.oracles.students.kinds import FORMS, KINDS, TIE, Program, versions
from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import Comparison, comparison
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request

ALGORITHMS: Final = {
    "problem_ucs_counter": "uniform-cost", "problem_ucs_tuples": "uniform-cost", "problem_astar_util": "astar",
    "problem_dfs_util": "depth-first", "graph_dijkstra": "uniform-cost", "graph_bfs": "breadth-first",
    "graph_bfs_pop": "breadth-first",
    "graph_astar_list": "astar", "functions_ids": "iterative-deepening", "functions_ids_visited": "iterative-deepening",
    "functions_ucs": "uniform-cost", "script_ucs": "uniform-cost", "class_bfs": "breadth-first",
    "graph_astar_scan": "astar", "grid_astar": "astar", "grid_ucs": "uniform-cost", "grid_bfs": "breadth-first",
}  # fmt: skip
MAKES: Final = {"class": board, "grid": maze}  # of the other programs: graphs
SECONDS: Final = 5.0


@dataclass(frozen=True)
class Trial:
    """`right`: the right version on the same problem. `seen`, `judged`: by Searchlight."""

    program: Program
    case: Case
    right: Trace
    done: Trace
    seen: Observation
    judged: Comparison

    @property
    def differs(self) -> bool:
        """Whether the mistake makes a difference on this problem, by the harness alone."""
        one, other = self.right, self.done
        return (one.expanded, one.tested, one.returned) != (other.expanded, other.tested, other.returned)

    @property
    def looks_right(self) -> bool:
        """Whether nothing that it does contradicts the textbook but an order of equals, by a plain simulation."""
        name, case, done = self.program.name, self.case, self.done
        if ALGORITHMS[name] not in ("uniform-cost", "astar") or case.kind != "graph" or "script" in name:
            return False
        h = case.h if ALGORITHMS[name] == "astar" else {}
        return done.returned == self.right.returned and follows(case, h, done.expanded)

    @property
    def is_unexplained(self) -> bool:
        """Whether a difference is stated without a cause."""
        found = self.judged.difference
        return found is not None and not found.causes and not found.is_open

    @property
    def is_right(self) -> bool:
        """Whether the judgement is: the cause of the mistake, the likeliest or one for which as much speaks."""
        found, kind = self.judged.difference, self.program.kind
        if kind is None or kind.startswith(TIE):
            return found is None or found.is_open
        causes, decisions = KINDS[kind]
        if found is None or found.is_open:
            return not self.differs or self.looks_right or kind in FORMS
        if not found.causes:
            return True
        named = bool(causes & {each.id for each in found.causes})
        return named and (not decisions or bool(decisions & set(found.decisions)))


def follows(case: Case, h: Mapping[Any, int], expanded: list[Any]) -> bool:
    """Whether this may be the order of a best-first search that breaks ties in any way, to the goal and no further."""
    best, done = {case.start: 0}, set[Any]()
    for state in [*expanded, case.goal]:
        waiting = {each: g + h.get(each, 0) for each, g in best.items() if each not in done}
        if state not in waiting or waiting[state] > min(waiting.values()):
            return False
        if state == case.goal:
            break
        done.add(state)
        for child, cost in case.edges[state].items():
            if child not in best or best[state] + cost < best[child]:
                best[child] = best[state] + cost
    return len(done) == len(expanded)


def trials(count: int, seed: int) -> Iterator[Trial]:
    """So many, the programs and their versions in turn, each on a problem of its own."""
    random = Random(seed)
    known = list(versions())
    order = list(range(len(known)))
    made = 0
    while made < count:
        random.shuffle(order)
        for at in order:
            program = known[at]
            tried = trial(program, random)
            if tried is not None and made < count:
                made += 1
                yield tried


def trial(program: Program, random: Random) -> Trial | None:
    """One; None where the program does not end on that problem, or fails."""
    case = MAKES.get(program.name.partition("_")[0], graph)(random)
    right = next(each for each in versions() if each.name == program.name and each.kind is None)
    try:
        expected = trace(program.name, right.text, case)
        done = trace(program.name, program.text, case)
    except (EnoughError, RecursionError):
        return None
    if expected.returned in (None, [], "cutoff", "failure"):
        return None
    setup, request = asked(program, case)
    seen = observe(setup, request)
    return Trial(program, case, expected, done, seen, comparison(seen, setup))


def asked(program: Program, case: Case, seconds: float = SECONDS) -> tuple[Setup, Request]:
    """What Searchlight is asked about a program on a problem."""
    setup = read({**case.options, "algorithm": ALGORITHMS[program.name], "limit": str(LIMIT)})
    assert isinstance(setup, Setup), setup
    if program.name.startswith("script"):
        return setup, Request(script_text(program.text, case), seconds=seconds, argv=(case.start, case.goal))
    function = "bfs" if program.name.startswith("class") else None
    return setup, Request(program.text, seconds=seconds, function=function)
