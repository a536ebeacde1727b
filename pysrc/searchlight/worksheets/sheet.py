"""A worksheet as plain data: everything on it and on its key. Its texts are messages, also plain data.

Blanks are filled in here; `blank` and `given` mark what the student does not get. Whatever prints the sheet leaves
exactly those out.
"""

from random import Random
from typing import Any, Final

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.errors import BadInput
from searchlight.links import page_link
from searchlight.setup import Setup
from searchlight.status_signs import SIGNS
from searchlight.tally import as_number
from searchlight.texts import Message, message, plain
from searchlight.worksheets.described import children_order, described
from searchlight.worksheets.difficulty import difficulty
from searchlight.worksheets.excerpt import Excerpt, budget_of, run
from searchlight.worksheets.fates import USELESS, Fate, fates
from searchlight.worksheets.naming import Naming
from searchlight.worksheets.questions import questions
from searchlight.worksheets.request import BLANKS, Request
from searchlight.worksheets.table import table
from searchlight.worksheets.tree import Drawn, drawn, fits, fits_below_the_problem, numbers, picture
from searchlight.worksheets.variation import varied

# Kind of event → the legend's line about its mark, and the look with the mark's sign.
EXPLAINED: Final = {
    "duplicate": ("duplicate", "duplicate"),
    "superseded": ("superseded", "stale"),
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
    """The node's look on the screen (web/canvas/status_styles.js); a superseded one, removed or not, is stale here."""
    if fate.name == "meeting":
        return "goal"
    if fate.name == "stale":  # discarded when it was removed
        return "stale" if excerpt.record.late.superseded_at[row] >= 0 else "duplicate"
    return "stale" if fate.name == "superseded" else fate.name


def blanks(excerpt: Excerpt, fates: dict[int, Fate], request: Request, ordered: bool) -> dict[int, tuple[str, ...]]:
    """The kinds of blanks by row. `ordered`: the sheet says in which order a node's children are generated.

    States are taken from one end of a shuffled list and numbers from the other, so that with a share of half no node
    is empty. The mark of a useless node is a blank only if the other node with its state is on the sheet.
    """
    new = [row for row in excerpt.rows if excerpt.is_new(row)]
    Random(f"blanks/{request.seed}").shuffle(new)
    count = max(1, round(len(new) * request.share / 100)) if new else 0
    left_out: dict[str, set[int]] = {
        "states": set(_tellable(excerpt, new[len(new) - count :], ordered)),
        "numbers": {row for row in new[:count] if numbers(excerpt, row)},
        "marks": {row for row in new if _can_be_seen(fates[row], excerpt)},
    }
    return {
        row: tuple(kind for kind in BLANKS if kind in request.blanks and row in left_out[kind]) for row in excerpt.rows
    }


def _tellable(excerpt: Excerpt, rows: list[int], ordered: bool) -> list[int]:
    """The rows whose state can be worked out: without a known order, one child per node."""
    if ordered:
        return rows
    parents: set[int] = set()
    chosen = []
    for row in rows:
        if excerpt.record.parent[row] not in parents:
            chosen.append(row)
        parents.add(excerpt.record.parent[row])
    return chosen


def _can_be_seen(fate: Fate, excerpt: Excerpt) -> bool:
    return fate.name not in USELESS or fate.twin in excerpt.rows


FORMAT: Final = "searchlight-worksheet"
VERSION: Final = 1
USUAL_STEPS: Final = 6
LABELS: Final = (  # headings of the parts, and labels of the fields
    "name", "date", "sheet", "key", "problem", "start", "goal", "map", "grid", "roads", "state", "tree", "tree_how",
    "others", "table", "table_how", "questions", "signs",
)  # fmt: skip


def sheet(setup: Setup, request: Request, catalog: Catalog = BUILT_IN) -> dict[str, Any]:
    """Make the sheet. Raises BadInput if there are no such steps, or if their tree does not fit on the paper."""
    labels = {name: message("worksheet.label." + name) for name in LABELS}
    if setup.algorithm.by_value:
        from searchlight.worksheets.game_sheet import game_sheet  # games are a bundle of their own

        made = {"format": FORMAT, "version": VERSION, **game_sheet(setup, request, catalog, labels)}
        return _plain(made)  # type: ignore[no-any-return]
    with_tree = "tree" in request.parts
    other = varied(_chosen(setup, request, with_tree), request.seed, catalog, with_tree)
    excerpt = other.excerpt
    fates_of, naming = fates(excerpt), Naming(excerpt)
    shown = excerpt.setup
    options = {name: shown.values[name] for name in _names(shown) if shown.values[name] is not None}
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "title": message("worksheet.title", algorithm=shown.algorithm.name, problem=shown.entry.name),
        "labels": labels,
        "seed": request.seed,
        "search": options,
        "link": page_link(options, excerpt.first, ""),
        "first": excerpt.first,
        "steps": excerpt.count,
        "difficulty": difficulty(excerpt).as_plain_data(),
        "counts": message("worksheet.counts", **difficulty(excerpt).as_plain_data()),
        "varied": other.note,
        "problem": described(excerpt),
        "tree": _tree(excerpt, fates_of, naming, request) if with_tree else None,
        "table": table(excerpt, fates_of, naming) if "table" in request.parts else None,
        "questions": questions(excerpt, fates_of, naming) if "questions" in request.parts else [],
    }
    whole["others"] = [_other(excerpt, row, name) for row, name in naming.others.items()]
    return _plain(whole)  # type: ignore[no-any-return]


def _names(setup: Setup) -> list[str]:
    """The choices and options that have an effect on this search."""
    heuristic = ("heuristic",) if setup.algorithm.uses_h else ()
    own = (*setup.entry.options, *setup.algorithm.options, *(() if budget_of(setup) is None else ("max_nodes",)))
    return list(dict.fromkeys(("problem", "algorithm", *heuristic, *own, "start", "goal")))


def _chosen(setup: Setup, request: Request, with_tree: bool) -> Excerpt:
    """The requested steps, or as many steps as exist and fit on the paper."""
    if request.steps is not None:
        excerpt = Excerpt(setup, run(setup, request.first + request.steps), request.first, request.steps)
        if with_tree and not fits(excerpt):
            raise BadInput("steps", message("worksheet.too_large", steps=request.steps, nodes=len(excerpt.rows)))
        return excerpt
    known = run(setup, request.first + USUAL_STEPS)
    remaining = known.record.expanded - request.first
    for count in range(min(max(remaining, 1), USUAL_STEPS), 0, -1):
        known = run(setup, request.first + count)  # only the events that the sheet needs
        excerpt = Excerpt(setup, known, request.first, count)
        if not with_tree or fits_below_the_problem(excerpt) or (count == 1 and fits(excerpt)):
            return excerpt
    raise BadInput("parts", message("worksheet.one_step_too_large", nodes=len(excerpt.rows)))


def _tree(excerpt: Excerpt, fates_of: dict[int, Fate], naming: Naming, request: Request) -> dict[str, Any]:
    laid_out = drawn(excerpt)
    assert laid_out is not None  # the steps were chosen so that the tree fits
    left_out = blanks(excerpt, fates_of, request, children_order(excerpt) is not None)
    nodes = [_node(excerpt, row, fates_of[row], naming, laid_out, left_out[row]) for row in excerpt.rows]
    size = {"width": laid_out.width, "height": laid_out.height, "scale": laid_out.scale, "sideways": laid_out.sideways}
    pictured = picture(excerpt.search.shape) is not None
    ids = [text.id.rpartition(".")[2] for row in excerpt.rows if (text := numbers(excerpt, row))]
    below = next((each for each in ids if each != "never"), None)
    return {
        **size,
        "label": message("worksheet.tree_label", nodes=len(nodes)),
        "pictured": pictured,
        "below": message("worksheet.below." + below) if below else None,
        "marks": legend(excerpt, pictured),
        "nodes": nodes,
    }


def _node(
    excerpt: Excerpt, row: int, fate: Fate, naming: Naming, laid_out: Drawn, blank: tuple[str, ...]
) -> dict[str, Any]:
    """A node of the tree. `parent`, `twin`: rows of other nodes; `mark`: the text of the small box."""
    record = excerpt.record
    state = excerpt.setup.problem.describe(record.states[record.state[row]])
    left, top, width, height = laid_out.places[row]
    parent, h = record.parent[row], record.h[row]
    return {
        "row": row,
        "parent": parent if parent in laid_out.places else None,
        "name": naming.names[row],
        "state": state["text"],
        "cells": state.get("cells"),
        "g": as_number(record.g[row]),
        "h": as_number(h) if h == h and abs(h) != float("inf") else None,
        "numbers": numbers(excerpt, row),
        "fate": fate.name,
        "turn": fate.turn,
        "twin": fate.twin,
        "mark": mark(row, fate, naming),
        "blank": list(blank),
        "box": [left, top, width, height],
    }


def _other(excerpt: Excerpt, row: int, name: str) -> dict[str, Any]:
    """A node that is not in the tree, but in the table or an answer."""
    state = excerpt.setup.problem.describe(excerpt.record.states[excerpt.record.state[row]])
    return {"row": row, "name": name, "state": state["text"], "cells": state.get("cells")}


def _plain(value: Any) -> Any:
    """The value with all messages replaced by plain data, at any depth."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return plain(value)
