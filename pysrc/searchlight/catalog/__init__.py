"""The single list of problems, algorithms, heuristics and options, used by command line, page, help and links.

`PROBLEMS`, `ALGORITHMS` and `SEARCHES` are those of state-space search; `BUILT_IN` has the games as well.

It is immutable: adding your own entries makes another catalog (`user_code`).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from searchlight.catalog.algorithms import ALGORITHMS
from searchlight.catalog.games import GAME_ALGORITHMS, GAMES
from searchlight.catalog.problems import PROBLEMS
from searchlight.entries import AlgorithmEntry, HeuristicEntry, ProblemEntry, Say
from searchlight.options import OPTIONS
from searchlight.problem import PlainData
from searchlight.texts import english

HEURISTICS = {
    name: HeuristicEntry(name)
    for name in (
        "manhattan",
        "linear-conflict",
        "misplaced",
        "octile",
        "euclidean",
        "table",
        "pillars-off",
        "nobody-eaten",
        "discs-off",
        "largest-disc",
        "zero",
    )
}


__all__ = ["ALGORITHMS", "BUILT_IN", "HEURISTICS", "PROBLEMS", "SEARCHES", "Catalog", "as_plain_data"]


@dataclass(frozen=True)
class Catalog:
    """The choices by id, in order; the first one is the default."""

    problems: Mapping[str, ProblemEntry]
    algorithms: Mapping[str, AlgorithmEntry]
    heuristics: Mapping[str, HeuristicEntry]


SEARCHES = Catalog(PROBLEMS, ALGORITHMS, HEURISTICS)
BUILT_IN = Catalog({**PROBLEMS, **GAMES}, {**ALGORITHMS, **GAME_ALGORITHMS}, HEURISTICS)


def as_plain_data(say: Say = english, catalog: Catalog = BUILT_IN) -> PlainData:
    """A whole catalog, as printed by `searchlight list --json`; `say=str` keeps ids in place of texts, for the page."""
    return {
        "problems": [entry.as_plain_data(say) for entry in catalog.problems.values()],
        "algorithms": [entry.as_plain_data(say) for entry in catalog.algorithms.values()],
        "heuristics": [entry.as_plain_data(say) for entry in catalog.heuristics.values()],
        "options": [option.as_plain_data(say) for option in OPTIONS.values()],
    }
