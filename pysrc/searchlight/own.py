"""What a reader's file imports to mark a class or a function as similar to a built-in one:

from searchlight.own import like

@like("astar")
def my_search(problem, frontier): …
"""

from collections.abc import Callable
from typing import TypeVar

Own = TypeVar("Own", bound=Callable[..., object])

MARK = "like_ours"


def like(origin: str) -> Callable[[Own], Own]:
    """Mark a search to be shown like the built-in `origin`, or a problem to have its input, options and heuristics."""

    def marked(own: Own) -> Own:
        setattr(own, MARK, origin)
        return own

    return marked
