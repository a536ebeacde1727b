"""What each kind of event does, declared once, for all code that counts, follows, saves or draws events.

The page's table has the same declarations (web/table/kinds.js). The sentence for an event has the id `event.` and the
kind's name. Tests hold both.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from searchlight import events

FATES: Final = ("frontier", "expanded", "duplicate", "cycle", "superseded", "cutoff", "goal", "forgotten", "cut")


class Kind(NamedTuple):
    """`name`: that of the constant in events.py, in small letters."""

    name: str
    trace: str  # the type of such an event in a Posthoc search trace
    makes: bool = False  # it makes a node
    generates: bool = False  # that node is a root or counts as generated: it is no copy of a backed-up node
    enters: bool = False  # with it the node enters the frontier
    leaves: bool = False  # with it the node leaves the frontier
    starts: bool = False  # before the first expansion it belongs to the start
    extends: bool = False  # it belongs to the expansion before it, or is one; the others belong to what comes next
    visits: bool = False  # with it the node's state counts as visited
    follows: bool = False  # it belongs to the value before it
    fate: str | None = None  # what becomes of the node, of FATES; "duplicate" gives way to "superseded" if it was that


KINDS: Final = (
    Kind("generate", "generating", makes=True, generates=True, enters=True, starts=True, extends=True),
    Kind("duplicate", "duplicate", makes=True, generates=True, extends=True, fate="duplicate"),
    Kind("cycle", "cycle", makes=True, generates=True, extends=True, fate="cycle"),
    Kind("superseded", "updating", extends=True),
    Kind("expand", "expanding", leaves=True, extends=True, visits=True, fate="expanded"),
    Kind("stale", "stale", leaves=True, fate="duplicate"),
    Kind("cutoff", "cutoff", leaves=True, extends=True, visits=True, fate="cutoff"),
    Kind("goal", "destination", leaves=True, visits=True, fate="goal"),
    Kind("iteration", "iteration"),
    Kind("end", "end"),
    Kind("found", "destination", makes=True, generates=True, starts=True, extends=True, fate="goal"),
    Kind("forget", "forgetting", leaves=True, fate="forgotten"),
    Kind("back-up", "updating", makes=True, enters=True),
    Kind("meet", "meeting", starts=True, extends=True),
    Kind("value", "value"),
    Kind("cut", "pruning", leaves=True, follows=True, fate="cut"),
)
NAMES: Final = tuple(kind.name for kind in KINDS)  # by number


def constant(kind: Kind) -> str:
    """The name of the kind's constant in events.py."""
    return kind.name.upper().replace("-", "_")


assert all(getattr(events, constant(kind)) == number for number, kind in enumerate(KINDS))


def flags(has: Callable[[Kind], Any]) -> bytes:
    """For bytes.translate: 1 for the numbers of those kinds, 0 for all others."""
    return bytes(number < len(KINDS) and bool(has(KINDS[number])) for number in range(256))


def yielded_by(functions: Iterable[Callable[..., Any]]) -> list[str]:
    """The names of the kinds that these generator functions can yield: those whose constants they use."""
    used = {name for function in functions for name in function.__code__.co_names}
    return [kind.name for kind in KINDS if constant(kind) in used]
