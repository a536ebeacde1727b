"""Worksheets on game trees: the whole key, recomputed from the definition."""

import re
from collections.abc import Iterator
from math import isclose
from random import Random
from typing import Any

from bench.oracles._game_trees import Tree, Walk, drawn_search, written
from searchlight.errors import BadInput
from searchlight.setup import Setup, read
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.markdown import markdown
from searchlight.worksheets.request import SHARES, Request
from searchlight.worksheets.sheet import sheet


def false_sheets(count: int, seed: int) -> Iterator[list[str]]:
    """What is false in each of so many worksheets."""
    chance, made = Random(seed), 0
    while made < count:
        walk, options = drawn_search(chance)
        setup = read(options)
        assert isinstance(setup, Setup), setup
        request = Request(seed=chance.choice(("", "4", "k")), share=chance.choice(SHARES))
        try:
            whole = worded(sheet(setup, request), texts("en"))
        except BadInput:
            continue  # too large for the paper
        made += 1
        yield _false(walk, whole, request)


def _false(walk: Walk, whole: dict[str, Any], request: Request) -> list[str]:
    """The parts of a key that the definition contradicts."""
    found = re.findall(r"(?<![\w.])-?\d+(?:\.\d+)?(?![\d.]*:)", whole["search"]["tree"])
    leaves = [each for each in _depth_first(walk.root) if each.player == 2]
    for leaf, number in zip(leaves, found, strict=True):
        leaf.number, leaf.name = float(number), written(float(number))
    walk = Walk(walk.root, walk.rule, walk.window, walk.backwards)
    other = Walk(walk.root, {">=": ">", ">": ">=", "": ""}[walk.rule], walk.window, walk.backwards)
    key = Key(walk, whole)
    hidden = markdown(whole, ("sheet",)).count("×")
    checks = {
        "names": key.matched(), "values": all(map(key.is_value, key.nodes)), "marks": all(map(key.is_mark, key.nodes)),
        "order": key.answer("leaves") == [", ".join(key.called(leaf) for leaf in walk.evaluated)],
        "cuts": not walk.rule or key.answer("cuts") == key.cuts(),
        "move": key.answer("move") == key.move(),
        "other": not walk.rule
        or (key.answer("other")[0].startswith(f"{len(other.evaluated)} lea")
        and key.answer("other")[0].endswith(f"here {len(walk.evaluated)}.")),
        "nothing given away": hidden == 2,  # how to mark, and the legend
    }  # fmt: skip
    return [name for name, right in checks.items() if not right]


def _depth_first(tree: Tree) -> Iterator[Tree]:
    yield tree
    for child in tree.children:
        yield from _depth_first(child)


class Key:
    """The key of a sheet beside a search by the definition."""

    def __init__(self, walk: Walk, whole: dict[str, Any]) -> None:
        self.walk, self.whole = walk, whole
        self.known = {id(step.node): step.value for step in walk.steps}
        self.nodes = whole["tree"]["nodes"]
        below: dict[int | None, list[dict[str, Any]]] = {}
        for node in self.nodes:
            below.setdefault(node["parent"], []).append(node)
        self.tree_of: dict[int, Tree] = {}
        self._match(walk.root, below[None][0], below)

    def _match(self, tree: Tree, node: dict[str, Any], below: Any) -> None:
        """Skipped children come in the order of the game, visited ones in that of the search."""
        self.tree_of[node["row"]] = tree
        order = self.walk.order(tree) if id(tree) in self.walk.seen else tree.children
        for child, drawn in zip(order, below.get(node["row"], []), strict=True):
            self._match(child, drawn, below)

    def matched(self) -> bool:
        signs = {1: "▲ ", -1: "▼ ", 0: "○ ", 2: ""}
        return all(node["name"] == signs[tree.player] + tree.name for node, tree in self._pairs())

    def _pairs(self) -> Iterator[tuple[dict[str, Any], Tree]]:
        return ((node, self.tree_of[node["row"]]) for node in self.nodes)

    def is_value(self, node: dict[str, Any]) -> bool:
        tree = self.tree_of[node["row"]]
        value, text = self.known.get(id(tree)), node["numbers"]
        if tree.player == 2:
            return text is None
        if value is None:
            return bool(text == "v –")
        true, text = tree.minimax(), text.replace("−", "-")
        fits = {"≥": true >= value - 1e-9, "≤": true <= value + 1e-9, "=": isclose(true, value, abs_tol=1e-9)}
        return fits[text[2]] and isclose(float(text[4:]), value, abs_tol=1e-4) and node["line"] == "v ____"

    def is_mark(self, node: dict[str, Any]) -> bool:
        tree = self.tree_of[node["row"]]
        if id(tree) not in self.walk.seen:
            return bool(node["mark"] == "×")
        return bool(node["mark"] == (str(self.walk.evaluated.index(tree) + 1) if tree.player == 2 else ""))

    def answer(self, kind: str) -> list[str]:
        return next((each["answer"] for each in self.whole["questions"] if each["kind"] == kind), [])

    def called(self, tree: Tree) -> str:
        above = self.walk.parents.get(id(tree))
        return f"{tree.name} below {above.name}" if tree.player == 2 and above else tree.name

    def cuts(self) -> list[str]:
        """Each cut with the ancestor, the first one from the root, that has the bound."""
        told = []
        for step in self.walk.steps:
            if not step.cut:
                continue
            node = step.above
            assert node is not None
            side = node.player == 1
            bound, name = step.window[side], "β" if side else "α"
            sign = {">=": "≥≤", ">": "><"}[self.walk.rule][not side]
            by = self._holder(node, step.at)
            told.append(f"{node.name}: its value {_digits(step.so_far)} {sign} {name} = {_digits(bound)}, {by}.")
        return told or ["Nowhere."]

    def _holder(self, node: Tree, at: int) -> str:
        """Of the ancestors with the other player the one that first moved the bound to what it is."""
        bound = self.walk.window[node.player == 1]
        holder = None
        known = {id(step.node): step.value for step in self.walk.steps[:at]}
        for each in self.walk.steps[at].open:
            if each is node:
                break
            values = [known[id(child)] for child in each.children if id(child) in known]
            if each.player == -node.player and values:
                best = max(values) if each.player == 1 else min(values)
                if best > bound if each.player == 1 else best < bound:
                    bound, holder = best, each
        return f"the bound of {holder.name}" if holder else "the window at the root"

    def move(self) -> list[str]:
        root, value = self.walk.root, self.walk.steps[-1].value
        first = next((each for each in self.walk.order(root) if self.known.get(id(each)) == value), None)
        return [f"{self.called(first)}; the value is {_digits(value)}."] if first else []


def _digits(number: float) -> str:
    return texts("en").number(number)
