"""Questions and worksheets on game trees: every answer and every reason, recomputed from the definition.

The trees are nested tuples, and alpha-beta is written here once more. A value that is said to be a bound has to bound
the minimax value of the whole subtree, and one that is not has to be that value.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from math import inf, isclose
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from bench.oracles import Figure
from bench.oracles._game_sheets import false_sheets
from bench.oracles._game_trees import Tree, Walk, drawn_search
from buildtools import node as node_js

SCRIPT: Final = Path(__file__).parents[2] / "tests/unit/page/features/game_moments.mjs"
AT_ONCE: Final = 60  # trees for each process
SEEDS: Final = ("1", "class", "x7")  # of questions, for each tree
SIGNS: Final = {"≥ ": 1, "": 0, "≤ ": -1}


def figures(count: int, seed: int) -> Iterable[Figure]:
    """`count` questions with each reason that an answer can bring."""
    asked = told = wrong = false = 0
    for walk, at, question in questions(Random(seed)):
        checker = Checker(walk, at)
        wrong += not checker.is_right(question)
        for answer, said in reasons(question):
            told += 1
            false += not checker.is_true(said, answer)
        asked += 1
        if asked == count:
            break
    yield Figure(f"questions on game trees: {asked} of them, answers that are wrong", asked, wrong)
    yield Figure("questions on game trees: reasons that are false", told, false)
    sheets = max(1, count // 10)
    yield Figure("worksheets on game trees with a false key", sheets, sum(map(bool, false_sheets(sheets, seed))))


def reasons(question: Any) -> Iterator[tuple[Any, dict[str, Any]]]:
    answers = [None, question.rights[0], *[value for value, _ in question.options]]
    if question.form == "number":
        answers.append(question.rights[0] + 1)
    for answer in answers:
        for said in question.reasons(answer):
            yield answer, said


def questions(chance: Random) -> Iterator[tuple[Walk, int, Any]]:
    """(the search by the definition, the step before which it is asked, the question), without an end."""
    import_module("tests.unit.page.predict_record")  # it finds the page's modules
    plan_of, game = import_module("page.features.predict.plan").Plan, import_module("page.features.predict.of_game")
    while True:
        trees = [drawn_search(chance) for _ in range(AT_ONCE)]
        for (walk, options), told in zip(trees, _moments([options for _, options in trees]), strict=True):
            steps = [game.GameStep(moment) for moment in told["moments"]]
            reader = SimpleNamespace(step=lambda at, steps=steps: steps[at] if 0 <= at < len(steps) else False)
            for seed in SEEDS:
                plan, at = plan_of(reader, game.GameRules(told["traits"], options), seed), 0
                while at < len(steps):
                    for place, question in plan.block(at).items():
                        yield walk, place, question
                    at = plan.after(at)


def _moments(searches: list[dict[str, Any]]) -> Any:
    environment = {**os.environ, **node_js.environment(), "PYTHON": sys.executable}
    done = subprocess.run(
        [node_js.program("node"), SCRIPT], input=json.dumps(searches), env=environment, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


class Checker:
    """What the definition says before the step `at`."""

    def __init__(self, walk: Walk, at: int) -> None:
        self.walk, self.at = walk, at
        self.step: Any = walk.steps[at] if at < len(walk.steps) else None
        self.after: Any = walk.steps[at + 1] if at + 1 < len(walk.steps) else None
        self.known = {id(step.node): step.value for step in walk.steps[:at]}
        self.cut = {id(node) for step in walk.steps[:at] for node in step.cut}

    def is_right(self, question: Any) -> bool:
        return bool(getattr(self, "_" + question.kind.replace("-", "_"))(question))

    # -- answers -------------------------------------------------------------------------------------------------------

    def _game_value(self, question: Any) -> bool:
        asked = question.prompt["values"]["node"]
        return self.after.node.name == self._name(asked) and isclose(question.rights[0], self.after.value)

    def _game_cut(self, question: Any) -> bool:
        step, values = self.step, question.prompt["values"]
        side = "no" if not step.cut else "beta" if step.above.player == 1 else "alpha"
        relations = [self._yes(message, side) for side, message in question.options[:2]]
        told = values["value"]["values"]["value"] == step.value and self._bound(step.node, values["value"])
        inner = question.prompt["id"].endswith("inner")
        named = self._name(values["node"]) == step.above.name and inner == (step.node.player != 2)
        named = named and (not inner or self._name(values["child"]) == step.node.name)
        others = self.walk.order(step.above)[-1] is not step.node
        return question.rights == [side] and all(relations) and told and named and others

    def _yes(self, message: dict[str, Any], side: str) -> bool:
        """Whether the comparison in an answer is true, and has the parent's window."""
        bound = self.step.window[side == "beta"]
        value = self.step.so_far
        relation = "below" if value < bound else "above" if value > bound else "equal"
        values = message["values"]
        return bool(
            message["id"].endswith(relation) and values["value"] == value and self._number(values["bound"]) == bound
        )

    def _game_next(self, question: Any) -> bool:
        first = self._first_visit()
        texts = dict(question.options)
        right = texts[question.rights[0]]
        if first is None:
            return bool(right["id"].endswith("hands_up") and self._name(right["values"]["node"]) == self.step.node.name)
        return right["id"].endswith("visited") and self._is(right["values"]["node"], first)

    def _first_visit(self) -> Tree | None:
        """The node that is visited first in the step; None: a value is handed up."""
        if self.at and self.step.node in self.walk.steps[self.at - 1].open:
            return None
        previous = self.walk.steps[self.at - 1]
        deepest: Any = previous.above
        if self.step.node is deepest:
            return None
        order = self.walk.order(deepest)
        return order[order.index(previous.node) + 1]

    def _game_move(self, question: Any) -> bool:
        root = self.step.node
        first = next(each for each in self.walk.order(root) if self.known.get(id(each)) == self.step.value)
        label = dict(question.options)[question.rights[0]]
        player = question.prompt["values"]["player"]["id"]
        return bool(label == first.name and player.endswith("max" if root.player == 1 else "min"))

    # -- reasons -------------------------------------------------------------------------------------------------------

    def is_true(self, said: dict[str, Any], answer: Any) -> bool:
        """Whether a sentence is true; one without a check counts as false."""
        kind = said["id"].rpartition("predict.game.")[2].replace(".", "_")
        check = getattr(self, "_say_" + kind.removesuffix("_max").removesuffix("_min"), None)
        return check is not None and bool(check(said["values"], said["id"], answer))

    def _say_why_value(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        node = self.after.node
        shown = [each["values"]["value"] for each in values["values"]]
        looked = [self._at(each) for each in self.walk.order(node) if self._at(each) is not None]
        bounds = all(self._bound(*pair) for pair in zip(self._looked(node), values["values"], strict=True))
        best = max(shown) if values["turn"] == "max" else min(shown)
        player = {"max": 1, "min": -1}[values["turn"]] == node.player
        return shown == looked and best == values["value"] == self.after.value and player and bounds

    def _say_why_average(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        terms = [(each["values"]["chance"], each["values"]["value"]) for each in values["products"]]
        wanted = [(each.chance, self._at(each)) for each in self.after.node.children]
        total = sum(share * value for share, value in terms)
        return terms == wanted and isclose(total, values["value"]) and isclose(total, self.after.value)

    def _say_why_bound(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        node = self.after.node
        return self._bound(node, values["bound"]) and id(node) in self.walk.skipped and bool(_sign(values["bound"]))

    def _say_why_cut(self, values: dict[str, Any], name: str, _answer: Any) -> bool:
        return self._rule(values, name) and bool(self.step.cut)

    def _say_why_not_cut(self, values: dict[str, Any], name: str, _answer: Any) -> bool:
        return self._rule(values, name) and not self.step.cut

    def _rule(self, values: dict[str, Any], name: str) -> bool:
        player = self.step.above.player
        rule = {"equal": ">=", "beyond": ">"}[values["rule"]]
        bound = self.step.window[player == 1]
        numbers = values["value"] == self.step.so_far and self._number(values["bound"]) == bound
        return numbers and rule == self.walk.rule and name.endswith("max" if player == 1 else "min")

    def _say_yours_own(self, _values: dict[str, Any], name: str, answer: Any) -> bool:
        player = self.step.above.player
        return name.endswith("max" if player == 1 else "min") and answer == ("alpha" if player == 1 else "beta")

    def _say_why_goes_on(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        first = self._first_visit()
        parent: Any = self.walk.parents.get(id(first))
        return first is not None and self._is(values["next"], first) and self._name(values["node"]) == parent.name

    def _say_why_rest_cut(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        node = self.step.node
        return self._name(values["node"]) == node.name and any(id(each) in self.cut for each in node.children)

    def _say_why_all_seen(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        node = self.step.node
        return self._name(values["node"]) == node.name and all(id(each) in self.known for each in node.children)

    def _say_why_move(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        return values["value"] == self.step.value and self._named(values["move"], exact=None) is not None

    def _say_why_later(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        node = self._named(values["move"], exact=True)
        return (
            node is not None
            and values["value"]["values"]["value"] == self.step.value
            and self._bound(node, values["value"])
        )

    def _say_why_only_bound(self, values: dict[str, Any], _id: str, _answer: Any) -> bool:
        node = self._named(values["move"], exact=False)
        worse = _sign(values["value"]) == -self.step.node.player
        return node is not None and worse and self._bound(node, values["value"])

    # -- helpers -------------------------------------------------------------------------------------------------------

    def _named(self, name: str, exact: bool | None) -> Tree | None:
        """A child of the root with this name and the root's value."""
        for each in self.walk.order(self.step.node):
            if each.name == name and self.known.get(id(each)) == self.step.value:
                return each
        return None

    def _looked(self, node: Tree) -> list[Tree]:
        return [each for each in self.walk.order(node) if self._at(each) is not None]

    def _at(self, node: Tree) -> float | None:
        """The node's value after the step."""
        return self.step.value if self.step.node is node else self.known.get(id(node))

    def _bound(self, node: Tree, message: dict[str, Any]) -> bool:
        """Whether a value that is written as a bound is one, and another one exact."""
        value, true = message["values"]["value"], node.minimax()
        return bool({1: true >= value, -1: true <= value, 0: isclose(true, value)}[_sign(message)])

    def _is(self, message: Any, node: Tree) -> bool:
        above = self.walk.parents.get(id(node))
        if isinstance(message, str):
            return message == node.name and node.player != 2
        return bool(message["values"] == {"node": node.name, "above": above.name if above else ""})

    def _name(self, message: Any) -> str:
        return message if isinstance(message, str) else message["values"]["node"]

    def _number(self, bound: Any) -> float:
        return float({"−∞": -inf, "∞": inf}.get(bound, bound))


def _sign(message: dict[str, Any]) -> int:
    return SIGNS[message["values"]["sign"]]
