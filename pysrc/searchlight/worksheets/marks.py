"""The small box of a node: the number of its expansion, or the sign of its fate."""

from typing import Final

from searchlight.status_signs import SIGNS
from searchlight.texts import Message, message
from searchlight.worksheets.excerpt import Excerpt
from searchlight.worksheets.fates import Fate
from searchlight.worksheets.naming import Naming
from searchlight.worksheets.tree import picture

# Kind of event → the legend's line about its mark, and the look with the mark's sign.
EXPLAINED: Final = {
    "duplicate": ("duplicate", "duplicate"),
    "superseded": ("superseded", "superseded"),
    "cycle": ("cycle", "cycle"),
    "cutoff": ("cutoff", "cutoff"),
    "forget": ("forgotten", "forgotten"),
    "back-up": ("backed", None),
}


def legend(excerpt: Excerpt, pictured: bool) -> list[Message]:
    """Explain all marks that this algorithm can leave; only those in the tree would give away too much."""
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
    """The number of the node's expansion, or a sign (with the other node's letter, if nodes have letters); empty for a
    node in the frontier."""
    excerpt = naming.excerpt
    if fate.turn is not None:
        return str(fate.turn)
    sign = SIGNS.get(_look(row, fate, excerpt), "")
    lettered = picture(excerpt.search.shape) is not None and fate.twin in naming.names
    return f"{sign}{naming.name(fate.twin)}" if sign and lettered and fate.twin is not None else sign


def _look(row: int, fate: Fate, excerpt: Excerpt) -> str:
    """The node's look on the screen (web/canvas/status_styles.js)."""
    if fate.name == "meeting":
        return "goal"
    if fate.name == "stale":  # discarded when it was removed
        return "superseded" if excerpt.record.late.superseded_at[row] >= 0 else "duplicate"
    return fate.name
