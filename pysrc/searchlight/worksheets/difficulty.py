"""The difficulty of a sheet in numbers: sheets with equal numbers take the same work."""

from dataclasses import asdict, dataclass

from searchlight.events import CUTOFF, CYCLE, DUPLICATE, EXPAND, ITERATION, STALE, SUPERSEDED
from searchlight.tally import MAKES_A_NODE
from searchlight.worksheets.excerpt import Excerpt


@dataclass(frozen=True)
class Difficulty:
    """Counts over the steps on the sheet."""

    expansions: int
    nodes: int  # generated
    ties: int  # steps before which several entries share the least priority
    duplicates: int  # useless nodes, discarded at once or later
    cutoffs: int
    iterations: int  # begun
    ended: str | None  # the outcome, if the search ends with these steps
    path: int | None  # actions in the solution, if there is one

    def as_plain_data(self) -> dict[str, int | str | None]:
        return asdict(self)


def difficulty(excerpt: Excerpt) -> Difficulty:
    first = excerpt.times[0] + 1
    kinds = bytes(excerpt.record.kind[first : excerpt.end + 1])
    return Difficulty(
        expansions=kinds.count(EXPAND),
        nodes=sum(kinds.translate(MAKES_A_NODE)),
        ties=sum(len(excerpt.rivals(step)) > 1 for step in range(1, excerpt.count + 1)),
        duplicates=sum(kinds.count(kind) for kind in (DUPLICATE, CYCLE, SUPERSEDED, STALE)),
        cutoffs=kinds.count(CUTOFF),
        iterations=kinds.count(ITERATION),
        ended=excerpt.ended,
        path=max(len(excerpt.run.path) - 1, 0) if excerpt.ended == "solution" else None,
    )
