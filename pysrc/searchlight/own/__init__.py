"""Your code: a Python file becomes entries of the catalog, `own:NAME` (docs/reference/your-code.md).

api.py is what the worker and the command line call; it is loaded when it is first asked for, and nothing that is ours
depends on it. A file may say of a class or a function which of ours it is like:

    @like("astar")
    def my_search(problem, frontier): …
"""

from collections.abc import Callable
from typing import TypeVar

Own = TypeVar("Own", bound=Callable[..., object])

MARK = "like_ours"


def like(origin: str) -> Callable[[Own], Own]:
    """A search is shown as our algorithm `origin` is; a problem is read, and has options and heuristics, as ours."""

    def marked(own: Own) -> Own:
        setattr(own, MARK, origin)
        return own

    return marked
