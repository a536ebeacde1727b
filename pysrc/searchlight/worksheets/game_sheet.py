"""A worksheet on a game tree: the values to fill in, the moves that are skipped, and a key with the reasons.

The whole tree is on the sheet. The mark of a leaf is its place in the order of evaluation; × marks what is skipped.
"""

from dataclasses import replace
from random import Random
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.errors import BadInput
from searchlight.events import Drive
from searchlight.games.game import LEAF
from searchlight.games.report import Report
from searchlight.games.typed_tree import TOKEN
from searchlight.links import page_link
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import Setup, read
from searchlight.tally import as_number
from searchlight.texts import Message, message
from searchlight.worksheets.request import Request
from searchlight.worksheets.tree import Drawn, box_size, laid_out, letters, picture

MOST_NODES: Final = 400  # of a tree that may fit on paper
SIGNS: Final = {1: "▲", -1: "▼", 0: "○", LEAF: ""}
SKIPPED: Final = "×"
BOUNDS: Final = {1: "≥ ", -1: "≤ ", 0: ""}
BLANK: Final = "v ____"
OTHER_RULE: Final = {"equal": "beyond", "beyond": "equal"}


class GameTree:
    """The whole tree of a game as a search unfolds it."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.record = setup, Record()
        run = Run(Drive(setup.search()), self.record, MOST_NODES)
        run.advance()
        if run.outcome is None or run.outcome.value != "value":
            raise BadInput("parts", message("worksheet.game.too_large", nodes=self.record.row_count))
        self.report = Report(self.record, setup.problem)  # type: ignore[arg-type]
        self.columns = self.report.columns
        self.rows = range(self.record.row_count)
        self.evaluated = sorted((row for row in self.rows if self._is_evaluated(row)), key=self._visited)
        self.pictured = picture(setup.problem.shape) is not None

    def _visited(self, row: int) -> int:
        return int(self.columns["expanded_at"][row])

    def is_leaf(self, row: int) -> bool:
        """Whether a value is read off here: the game is over, or it is the depth limit."""
        return self.columns["turn"][row] == LEAF or self._is_evaluated(row)

    def _is_evaluated(self, row: int) -> bool:
        return self._visited(row) >= 0 and row not in self.report.children

    def skipped(self, row: int) -> bool:
        return self._visited(row) < 0

    def text(self, row: int) -> str:
        return str(self.setup.problem.text(self.record.states[self.record.state[row]]))

    def name(self, row: int) -> str:
        """In the tree: a letter beside a picture, else the state; with the sign of the player."""
        name = letters(row) if self.pictured else self.text(row)
        return f"{SIGNS[self.columns['turn'][row]]} {name}".strip()

    def called(self, row: int) -> Any:
        """In a sentence: a leaf of a typed tree is named with the node above."""
        above = self.record.parent[row]
        if self.pictured or above < 0 or not self.is_leaf(row):
            return letters(row) if self.pictured else self.text(row)
        return message("worksheet.game.leaf", leaf=self.text(row), above=self.text(above))

    def value(self, row: int) -> str:
        """The value that is handed up, a bound as one; empty for what is skipped, and for a leaf that shows its own."""
        if self.skipped(row) or (self.is_leaf(row) and not self.pictured):
            return ""
        return BOUNDS[self.columns["bound"][row]] + f"{as_number(self.columns['value'][row]):g}".replace("-", "−")

    def mark(self, row: int) -> str:
        if self.skipped(row):
            return SKIPPED
        return str(self.evaluated.index(row) + 1) if row in self.evaluated else ""


def game_sheet(setup: Setup, request: Request, catalog: Catalog, labels: dict[str, Message]) -> dict[str, Any]:
    """The sheet in the form of sheet.py, with messages. Raises BadInput if the tree does not fit on the paper."""
    if set(request.parts) == {"table"}:
        raise BadInput("parts", message("worksheet.game.no_table"))
    shown, note = _varied(setup, request.seed, catalog)
    tree = GameTree(shown)
    names = ("problem", "algorithm", *shown.entry.options, *shown.algorithm.options, *shown.entry.ends)
    options = {name: shown.values[name] for name in names if shown.values[name] is not None}
    return {
        "title": message("worksheet.title", algorithm=shown.algorithm.name, problem=shown.entry.name),
        "labels": {**labels, "tree_how": message("worksheet.game.how")},
        "seed": request.seed,
        "search": options,
        "link": page_link(options, 0, ""),
        "first": 0,
        "steps": len(tree.evaluated),
        "difficulty": {"nodes": len(tree.rows), "leaves": len(tree.evaluated)},
        "counts": message("worksheet.game.counts", nodes=len(tree.rows), leaves=len(tree.evaluated)),
        "varied": note,
        "problem": _problem(shown),
        "tree": _drawn(tree, request) if "tree" in request.parts else None,
        "table": None,
        "questions": list(_questions(tree, catalog)) if "questions" in request.parts else [],
        "others": [],
    }


def _varied(setup: Setup, seed: str, catalog: Catalog) -> tuple[Setup, Message | None]:
    """Another tree with the same cuts: its values grow by the same factor and the same sum."""
    if not seed:
        return setup, None
    if setup.entry.id != "game-tree" or setup.values.get("window"):
        return setup, message("worksheet.game.varied.nothing")
    chance = Random(f"values/{seed}")
    factor, sum_ = chance.choice((1, 1, 2, 3)), chance.randint(-5, 15)

    def changed(token: Any) -> str:
        if token.lastgroup != "number":
            return str(token[0])
        return f"{factor * float(token[0].replace('−', '-')) + sum_:.10g}"

    tree = TOKEN.sub(changed, setup.problem.text_of_tree)  # type: ignore[attr-defined]
    other = read({**{name: value for name, value in setup.values.items() if value is not None}, "tree": tree}, catalog)
    assert isinstance(other, Setup)
    return other, message("worksheet.game.varied", factor=factor, sum=sum_)


def _problem(setup: Setup) -> dict[str, Any]:
    lines = [
        {"name": message("worksheet.line.problem"), "value": setup.entry.name},
        {"name": message("worksheet.line.algorithm"), "value": setup.algorithm.name},
    ]
    for name in (*setup.entry.options, *setup.algorithm.options):
        value = setup.values[name]
        if value is None or (name == "seed" and setup.values["moves"] != "random"):
            continue
        listed = name in ("cut", "moves", "squares")
        shown: Any = message(f"choice.{name}.{value}") if listed else str(value)
        if isinstance(value, bool):
            shown = message("option.yes" if value else "option.no")
        lines.append({"name": message(f"option.{name}.label"), "value": shown})
    problem = setup.problem
    start = problem.describe(problem.initial) if setup.entry.id != "game-tree" else None
    state = {"text": start["text"], "cells": start.get("cells")} if start else None
    return {
        "lines": lines, "start": state, "goal": None, "shape": dict(problem.shape), "space": None, "estimates": [],
        "roads": [],
    }  # fmt: skip


def _drawn(tree: GameTree, request: Request) -> dict[str, Any]:
    shape = tree.setup.problem.shape
    sizes = {row: box_size(tree.name(row), _width_of_value(tree, row), picture(shape)) for row in tree.rows}
    parents = {row: tree.record.parent[row] for row in tree.rows}
    drawn = laid_out(parents, sizes, sideways=False)
    if drawn is None:
        raise BadInput("parts", message("worksheet.game.too_large", nodes=len(tree.rows)))
    inner = [row for row in tree.rows if _width_of_value(tree, row)]
    Random(f"blanks/{request.seed}").shuffle(inner)
    chosen = inner[: max(1, round(len(inner) * request.share / 100))] if inner else []
    blank = {*chosen, *filter(tree.skipped, inner)}  # a value that is given would tell what is looked at
    nodes = [_node(tree, row, drawn, row in blank, request) for row in tree.rows]
    return {
        "width": drawn.width, "height": drawn.height, "scale": drawn.scale, "sideways": drawn.sideways,
        "label": message("worksheet.game.tree_label", nodes=len(nodes)), "pictured": tree.pictured,
        "below": message("worksheet.game.below"),
        "marks": [message("worksheet.game.mark.leaf"), message("worksheet.game.mark.skipped", sign=SKIPPED)],
        "nodes": nodes,
    }  # fmt: skip


def _width_of_value(tree: GameTree, row: int) -> str:
    """The longest text below a node; a typed leaf has its value as its name."""
    return "" if tree.is_leaf(row) and not tree.pictured else "v = ≤ 000"


def _node(tree: GameTree, row: int, drawn: Drawn, is_blank: bool, request: Request) -> dict[str, Any]:
    parent, value = tree.record.parent[row], tree.value(row)
    state = tree.setup.problem.describe(tree.record.states[tree.record.state[row]])
    has_value = bool(_width_of_value(tree, row))
    left_out = {"numbers": is_blank and has_value, "marks": row > 0}
    return {
        "row": row, "parent": parent if parent >= 0 else None, "name": tree.name(row), "state": tree.name(row),
        "cells": state.get("cells"), "numbers": _written(value) if has_value else None, "line": BLANK,
        "mark": tree.mark(row), "blank": [kind for kind in request.blanks if left_out.get(kind)],
        "box": list(drawn.places[row]),
    }  # fmt: skip


def _written(value: str) -> str:
    """v = 3, v ≤ 2; v – where a node is skipped."""
    return f"v {value}" if value[:1] in "≤≥" and value else f"v = {value}" if value else "v –"


def _questions(tree: GameTree, catalog: Catalog) -> Any:
    """The order of the leaves, the cuts with their reasons, the move, and the other rule."""
    order = [tree.called(row) for row in tree.evaluated]
    yield _question("leaves", [message("worksheet.game.is.list", each=order)])
    if "cut" in tree.setup.algorithm.options:
        cuts = [_cut(tree, cut) for cut in tree.report.cut_rows]
        yield _question("cuts", cuts or [message("worksheet.game.is.no_cuts")])
    if tree.report.move_row is not None:
        values = {"move": tree.called(tree.report.move_row), "value": as_number(tree.columns["value"][0])}
        yield _question("move", [message("worksheet.game.is.move", **values)], 1)
    if "cut" in tree.setup.algorithm.options:
        other = {**tree.setup.values, "cut": OTHER_RULE[tree.setup.values["cut"]]}
        leaves = len(GameTree(replace(tree.setup, values=other)).evaluated)
        text = message("worksheet.game.ask.other", rule=message("worksheet.game.cut." + other["cut"]))
        counts = {"leaves": leaves, "here": len(tree.evaluated)}
        yield {**_question("leaves", [message("worksheet.game.is.other", **counts)], 1), "kind": "other", "text": text}


def _question(kind: str, answer: list[Any], lines: int = 2) -> dict[str, Any]:
    return {"kind": kind, "text": message("worksheet.game.ask." + kind), "answer": answer, "lines": lines}


def _cut(tree: GameTree, row: int) -> Message:
    """Why the other moves of a node are skipped, and whose bound it is."""
    alpha, beta = tree.report.window_at_cut(row)
    is_max = tree.columns["turn"][row] > 0
    by = tree.report.cutter(row)
    values = {
        "node": tree.called(row), "value": as_number(alpha if is_max else beta),
        "bound": as_number(beta if is_max else alpha), "name": "β" if is_max else "α",
        "sign": ("≥" if is_max else "≤") if tree.setup.values["cut"] == "equal" else (">" if is_max else "<"),
    }  # fmt: skip
    if by < 0:
        return message("worksheet.game.is.cut_window", **values)
    return message("worksheet.game.is.cut", by=tree.called(by), **values)
