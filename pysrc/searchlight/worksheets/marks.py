"""The small box of a node: the number of its expansion, or the sign of its fate."""

from typing import Final

from searchlight.status_signs import SIGNS
from searchlight.texts import Message, message
from searchlight.worksheets.excerpt import Excerpt
from searchlight.worksheets.fates import Fate
from searchlight.worksheets.naming import Naming
from searchlight.worksheets.tree import picture

# Kind of event → the line of the legend that explains the mark which it leaves, and the look that has its sign.
EXPLAINED: Final = {
    "duplicate": ("duplicate", "duplicate"),
    "superseded": ("superseded", "superseded"),
    "cycle": ("cycle", "cycle"),
    "cutoff": ("cutoff", "cutoff"),
    "forget": ("forgotten", "forgotten"),
    "back-up": ("backed", None),
}


def legend(excerpt: Excerpt, pictured: bool) -> list[Message]:
    """The marks that this algorithm may need, whether the tree has them or not: that would tell too much."""
    kinds = excerpt.traits["kinds"]
    lines = [message("worksheet.mark.turn")]
    if "stale" in kinds and "superseded" not in kinds:
        lines.append(_line("dropped", "duplicate"))
        lines.append(_line("visited", "stale"))
    lines += [_line(*EXPLAINED[kind]) for kind in EXPLAINED if kind in kinds]
    if pictured and {"duplicate", "cycle", "superseded", "stale"} & set(kinds):
        lines.append(message("worksheet.mark.other"))
    return [*lines, _line("meeting" if excerpt.meets else "goal", "goal")]


def _line(name: str, look: str | None) -> Message:
    return message("worksheet.mark." + name) if look is None else message("worksheet.mark." + name, sign=SIGNS[look])


def mark(row: int, fate: Fate, naming: Naming) -> str:
    """The number of its expansion; or a sign, where nodes have letters with that of the other node; nothing for a node
    that waits."""
    excerpt = naming.excerpt
    if fate.turn is not None:
        return str(fate.turn)
    sign = SIGNS.get(_look(row, fate, excerpt), "")
    lettered = picture(excerpt.search.shape) is not None and fate.twin in naming.names
    return f"{sign}{naming.name(fate.twin)}" if sign and lettered and fate.twin is not None else sign


def _look(row: int, fate: Fate, excerpt: Excerpt) -> str:
    """As it looks on the screen then (web/canvas/looks.js)."""
    if fate.name == "meeting":
        return "goal"
    if fate.name == "stale":  # discarded at its turn
        return "superseded" if excerpt.record.late.superseded_at[row] >= 0 else "duplicate"
    return fate.name
