"""Find the searches of a plan that have no row yet."""

from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b

from searchlight.errors import BadInput
from searchlight.experiment.counting import Search, row_of
from searchlight.experiment.plan import Plan
from searchlight.experiment.row import Row, identity
from searchlight.texts import message


class Done:
    """Counts the rows that exist; a search may be in a plan twice if a start was drawn twice."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self._counts = Counter(map(_key, rows))

    def __len__(self) -> int:
        return self._counts.total()

    def check(self, plan: Plan, name: str) -> None:
        """Raise BadInput for `resume` if there are rows of searches that are not in the plan."""
        left = self._counts.copy()
        for search in plan if left else ():
            left[_key(row_of(search, ""))] -= 1
        if foreign := (+left).total():
            raise BadInput("resume", message("command.experiment.foreign_rows", value=name, count=foreign))

    def missing(self, plan: Plan) -> Iterator[Search]:
        """The searches of the plan that have no row, in their order."""
        left = self._counts.copy()
        for search in plan:
            key = _key(row_of(search, "")) if left else b""
            if left[key] > 0:
                left[key] -= 1
            else:
                yield search


def _key(row: Row) -> bytes:
    """A key of 16 bytes per search, to save memory."""
    return blake2b("\0".join(identity(row)).encode(), digest_size=16).digest()
