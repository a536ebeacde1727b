"""Write a worded sheet (wording.py) and its key as Markdown, for a course's own tools."""

from collections.abc import Iterator
from typing import Any, Final

BLANK: Final = "\\_\\_\\_\\_\\_\\_"
SIDES: Final = ("sheet", "key")
ESCAPED: Final = str.maketrans({sign: "\\" + sign for sign in "\\`*_[]<>|#"})


def markdown(sheet: dict[str, Any], sides: tuple[str, ...] = SIDES) -> str:
    """The sheet, its key, or both with a rule between them."""
    return "\n---\n\n".join("\n".join(_side(sheet, key=side == "key")) + "\n" for side in sides)


def _side(sheet: dict[str, Any], *, key: bool) -> Iterator[str]:
    labels = sheet["labels"]
    seed = f" · {_safe(sheet['seed'])}" if sheet["seed"] else ""
    yield f"# {labels['key'] if key else labels['sheet']}: {_safe(sheet['title'])}{seed}"
    yield ""
    if key:
        if sheet["varied"]:
            yield from (_safe(sheet["varied"]), "")
    else:
        yield from (f"{labels['name']}: {BLANK * 3}   {labels['date']}: {BLANK}", "")
        yield from _problem(sheet)
    if sheet["tree"]:
        yield from (f"## {labels['tree']}", "")
        if not key:
            yield from (_safe(labels["tree_how"]), "")
        yield from _tree(sheet, key)
    if sheet["others"]:
        yield from (f"## {labels['others']}", "")
        for each in sheet["others"]:
            state = _state({"text": each["state"], "cells": each["cells"]}, sheet["problem"]["shape"])
            yield f"- **{each['name']}** · {state}"
        yield ""
    if sheet["table"]:
        yield from (f"## {labels['table']}", "")
        yield from _table(sheet, key)
    if sheet["questions"]:
        yield from (f"## {labels['questions']}", "")
        yield from _questions(sheet, key)


def _problem(sheet: dict[str, Any]) -> Iterator[str]:
    problem, labels = sheet["problem"], sheet["labels"]
    yield from (f"## {labels['problem']}", "")
    for line in problem["lines"]:
        yield f"- {_safe(line['name'])}: {_safe(line['value'])}"
    for end in ("start", "goal"):
        if problem[end]:
            yield f"- {labels[end]}: {_state(problem[end], problem['shape'])}"
    yield ""
    if problem["estimates"]:
        yield from (f"| {labels['state']} | h |", "|---|---|")
        yield from (f"| {_safe(name)} | {_safe(h)} |" for name, h in problem["estimates"])
        yield ""
    yield from _space(problem, labels)
    if problem["roads"]:
        yield from (f"{labels['roads']}:", "")
        yield from (f"- {_safe(line['name'])}: {_safe(line['value'])}" for line in problem["roads"])
        yield ""


def _space(problem: dict[str, Any], labels: dict[str, str]) -> Iterator[str]:
    """A map as its edges, a grid as its cells: `.` free, `#` a barrier, a digit its cost."""
    space = problem["space"]
    if not space:
        return
    if space["kind"] == "map":
        arrow = "→" if space["directed"] else "–"
        edges = "; ".join(f"{_safe(a)} {arrow} {_safe(b)} {_digits(cost)}" for a, b, cost in space["edges"])
        yield from (f"{labels['map']}: {edges}", "")
        return
    yield from (f"{labels['grid']}:", "", "```")
    for row in range(space["rows"]):
        costs = space["costs"][row * space["columns"] : (row + 1) * space["columns"]]
        yield "".join("#" if cost == 0 else "." if cost == 1 else str(cost)[:1] for cost in costs)
    yield from ("```", "")


def _tree(sheet: dict[str, Any], key: bool) -> Iterator[str]:
    """The tree as nested lists."""
    tree, shape = sheet["tree"], sheet["problem"]["shape"]
    children: dict[int | None, list[dict[str, Any]]] = {}
    for node in tree["nodes"]:
        children.setdefault(node["parent"], []).append(node)

    def below(parent: int | None, depth: int) -> Iterator[str]:
        for node in children.get(parent, []):
            yield f"{'  ' * depth}- {_node(node, tree['pictured'], shape, key)}"
            yield from below(node["row"], depth + 1)

    yield from below(None, 0)
    yield ""
    if not key:
        if tree["below"]:
            yield from (_safe(tree["below"]), "")
        yield from (_safe(sheet["labels"]["signs"]), "")
        yield from (f"- {_safe(mark)}" for mark in tree["marks"])
        yield ""


def _node(node: dict[str, Any], pictured: bool, shape: dict[str, Any], key: bool) -> str:
    shown = {kind: key or kind not in node["blank"] for kind in ("states", "numbers", "marks")}
    parts = [f"**{node['name']}**"] if pictured else []
    state = _state({"text": node["state"], "cells": node["cells"]}, shape)
    parts.append(_filled(state, "states" in node["blank"], shown["states"]))
    if node["numbers"]:
        parts.append(_filled(_safe(node["numbers"]), "numbers" in node["blank"], shown["numbers"]))
    if node["mark"] or not shown["marks"]:
        parts.append(f"[{_filled(_safe(node['mark']), 'marks' in node['blank'], shown['marks'])}]")
    return " · ".join(parts)


def _filled(text: str, was_blank: bool, shown: bool) -> str:
    """A blank, or the text; on the key, text that fills a blank is bold."""
    if not shown:
        return BLANK
    return f"**{text}**" if was_blank and text else text


def _table(sheet: dict[str, Any], key: bool) -> Iterator[str]:
    table = sheet["table"]
    yield f"| {' | '.join(map(_safe, table['columns']))} |"
    yield "|" + "---|" * len(table["columns"])
    for row in table["rows"]:
        cells = [
            _filled(_safe(table["between"].join(cell["text"])), not cell["given"], key or cell["given"]) for cell in row
        ]
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield from (_safe(note) for note in table["notes"])
    yield ""


def _questions(sheet: dict[str, Any], key: bool) -> Iterator[str]:
    for number, question in enumerate(sheet["questions"], 1):
        yield f"{number}. {_safe(question['text'])}"
        if key:
            yield from (f"   - {_safe(answer)}" for answer in question["answer"])
        yield ""


def _state(state: dict[str, Any], shape: dict[str, Any]) -> str:
    """A board row by row; else the state's own line."""
    columns, cells = shape.get("columns"), state["cells"]
    if not cells or not columns:
        return _safe(state["text"])
    rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
    return " / ".join(" ".join(map(str, row)) for row in rows)


def _digits(number: float) -> str:
    """A number with the sheet's number of decimals (worksheet.number in the texts)."""
    return f"{number:.4f}".rstrip("0").rstrip(".")


def _safe(text: Any) -> str:
    """Escape the text, so that its characters are not read as Markdown."""
    return " ".join(str(text).translate(ESCAPED).split())
