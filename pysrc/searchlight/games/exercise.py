"""Run it yourself for game trees: the reader values every node and marks every cut; each mistake gets its reason.

The whole tree is shown, with what the search skips. The reasons are mistakes that are known from students' work. If one
change of the algorithm gives all of the reader's answers, it is named, too. Two known mistakes cannot occur here: how
soon a game is won is in the values of the leaves, and nothing is counted.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, nan
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.events import Drive, Search
from searchlight.games import errors
from searchlight.games.changes import Played, agrees, explaining, played, without_repeats
from searchlight.games.game import AnyGame, GameNode
from searchlight.games.reading import unfolding
from searchlight.games.report import Report
from searchlight.options import Values
from searchlight.record import Record
from searchlight.tally import as_number
from searchlight.texts import Message, message, plain

MOST_LEAVES: Final = 30
MOST_PLACES: Final = 100
EVENTS: Final = 1024  # taken at once
SIGNS: Final = {1: "≥ ", 0: "", -1: "≤ "}  # of a value with a bound
TYPED: Final = re.compile(r"\s*(<=|>=|[≤≥<>=]?)\s*([-−+]?\d*[.,]?\d+)\s*$")
BOUNDS: Final = {"≤": -1, "<": -1, "≥": 1, ">": 1}
CLOSE: Final = 0.006  # two decimals are enough for an average
TURNS: Final = {1: "max", -1: "min", 0: "chance"}

Reason = tuple[bool, Message]  # whether it is a mistake, and what is said


@dataclass(eq=False)
class Place:
    """A node of the whole tree. `row`: of the search's record; −1 if it was not made there."""

    number: int
    node: GameNode
    parent: "Place | None"
    is_leaf: bool
    children: "list[Place]" = field(default_factory=list)
    row: int = -1


class Exercise:
    """The whole tree of a game with the search's answers. Raises BadInput for a large tree."""

    def __init__(self, game: AnyGame, values: Values, algorithm: str, search: Search, prunes: bool) -> None:
        self.game, self.values, self.algorithm, self.prunes = game, values, algorithm, prunes
        self.unfolding = unfolding(game, values)
        self.is_named = hasattr(self.game, "leaves")  # inner nodes have names, and leaves are called by their values
        self.places: list[Place] = []
        self.root = self._place(self.unfolding.root(), None)
        drive, record = Drive(search), Record()
        while drive.outcome is None:
            record.consume(drive.take(EVENTS))
        self.report = Report(record, game)
        self.columns = self.report.columns
        self._match(self.root, 0)

    def _place(self, node: GameNode, parent: Place | None) -> Place:
        place = Place(len(self.places), node, parent, self.unfolding.is_terminal(node))
        self.places.append(place)
        if len(self.places) > MOST_PLACES or sum(each.is_leaf for each in self.places) > MOST_LEAVES:
            raise errors.no_exercise(MOST_LEAVES)
        if not place.is_leaf:
            place.children = [self._place(each, place) for each in self.unfolding.unfold(node)]
        return place

    def _match(self, place: Place, row: int) -> None:
        place.row = row
        if self.is_visited(place):
            for child, its in zip(place.children, self.report.children.get(row, ()), strict=False):
                self._match(child, its)

    # -- the search's answers ------------------------------------------------------------------------------------------

    def is_visited(self, place: Place) -> bool:
        return place.row >= 0 and self.columns["expanded_at"][place.row] >= 0

    def looked_at(self, place: Place) -> list[Place]:
        return [each for each in place.children if self.is_visited(each)]

    def value(self, place: Place) -> float:
        """What a visited place hands up."""
        return as_number(self.columns["value"][place.row])

    def bound(self, place: Place) -> int:
        return int(self.columns["bound"][place.row])

    def written(self, place: Place) -> str:
        return _written(self.value(place), self.bound(place))

    def worth(self, place: Place) -> float:
        """The minimax value, of skipped places, too; NaN for a leaf that must not be evaluated."""
        if not place.is_leaf:
            return best(place, [self.worth(each) for each in place.children])
        try:
            return self.unfolding.utility(place.node)
        except BadInput:
            return nan

    def window(self, place: Place) -> tuple[float, float]:
        return self.columns["alpha"][place.row], self.columns["beta"][place.row]

    # -- what the page draws -------------------------------------------------------------------------------------------

    def label(self, place: Place) -> str:
        """What is written in the node: its name, or its board row by row."""
        shape, state = self.game.shape, place.node.state
        if shape["kind"] != "marks":
            return str(self.game.plain(state))
        text, columns = self.game.text(state), int(str(shape["columns"]))
        return "\n".join(text[at : at + columns] for at in range(0, len(text), columns))

    def name(self, place: Place) -> Any:
        """The place in a sentence."""
        label, above = self.label(place), place.parent
        if above is None or (self.is_named and not place.is_leaf):
            return label if self.is_named else message("predict.game.root")
        if self.game.shape["kind"] == "marks":
            label = f"{'X' if above.node.turn > 0 else 'O'}{place.node.action}"
        return message("predict.game.below", node=label, above=self.name(above))

    def as_plain_data(self) -> dict[str, Any]:
        """The tree without the answers."""
        places, values = [self._told(each) for each in self.places], self.values
        return {"places": places, "prunes": self.prunes, "rule": values["cut"], "moves": values["moves"]}

    def _told(self, place: Place) -> dict[str, Any]:
        shows = place.is_leaf and not self.is_named
        return {
            "parent": place.parent.number if place.parent else None, "label": self.label(place),
            "name": plain(self.name(place)), "turn": "leaf" if place.is_leaf else TURNS[place.node.turn],
            "value": _written(self.worth(place)) if shows else "", "chance": _written(place.node.chance),
        }  # fmt: skip


def best(place: Place, values: Sequence[float]) -> float:
    """The value of a place whose first children have these values."""
    if place.node.turn == 0:
        return sum(each.node.chance * value for each, value in zip(place.children, values, strict=False))
    return max(values) if place.node.turn > 0 else min(values)


class Comparison:
    """The reader's answers beside those of the search: a verdict for each node that is judged, with its reasons.

    `values`: texts by the numbers of places; `cuts`: numbers of places that are cut; `move`: the one that is played.
    """

    def __init__(
        self, exercise: Exercise, values: Mapping[str, str], cuts: Sequence[int], move: int | None = None
    ) -> None:
        self.exercise, places = exercise, exercise.places
        self.texts = {places[int(at)]: text for at, text in values.items()}
        self.cuts = {places[at] for at in cuts}
        self.move = None if move is None else places[move]
        judged = [each for each in places if exercise.is_visited(each) and not each.is_leaf and not self.skips(each)]
        self.on_nodes = {each: [*self._on_value(each), *self._on_cuts(each)] for each in judged}
        self.on_move = list(self._on_move())

    def as_plain_data(self) -> dict[str, Any]:
        """`nodes`: {number: {"right", "said"}}; `whole`: a change that explains everything, or None."""
        rights = {each.number: not any(wrong for wrong, _ in said) for each, said in self.on_nodes.items()}
        said = {each.number: [reason for _, reason in reasons] for each, reasons in self.on_nodes.items()}
        nodes = {str(at): {"right": right, "said": plain(said[at])} for at, right in rights.items()}
        right, count = sum(rights.values()) + (not self.on_move), len(nodes) + 1
        whole = plain(self._throughout()) if right < count else None
        return {"nodes": nodes, "move": plain(self.on_move), "right": right, "count": count, "whole": whole}

    def skips(self, place: Place) -> bool:
        """Whether the reader has cut a place, or one above it."""
        return place in self.cuts or (place.parent is not None and self.skips(place.parent))

    def _read(self, place: Place) -> tuple[float, int] | None:
        """The number and its bound; None: it is empty, or not a number."""
        found = TYPED.match(self.texts.get(place, ""))
        return found and (float(found[2].replace("−", "-").replace(",", ".")), BOUNDS.get(found[1][:1], 0))

    # -- values --------------------------------------------------------------------------------------------------------

    def _on_value(self, place: Place) -> Iterator[Reason]:
        exercise, read = self.exercise, self._read(place)
        value, bound = exercise.value(place), exercise.bound(place)
        names = {"node": exercise.name(place), "turn": TURNS[place.node.turn], "value": exercise.written(place)}
        if read is None or abs(read[0] - value) >= CLOSE:
            yield True, self._true_value(place, names)
            if read and (kind := self._kind_of_value(place, read[0])):
                yield True, message("predict.fill.value." + kind, **names)
        elif bound and not read[1]:
            yield False, message("predict.game.why.bound", bound=names["value"])
        elif read[1] != bound:
            yield True, message("predict.fill.other_bound" if bound else "predict.fill.exact", **names)

    def _true_value(self, place: Place, names: Mapping[str, Any]) -> Message:
        looked = self.exercise.looked_at(place)
        if place.node.turn:
            return message("predict.game.why.value", values=[self.exercise.written(each) for each in looked], **names)
        terms = [{"chance": each.node.chance, "value": self.exercise.value(each)} for each in looked]
        products = [message("predict.game.product", **each) for each in terms]
        return message("predict.game.why.average", products=products, **names)

    def _kind_of_value(self, place: Place, number: float) -> str | None:
        """The mistake behind a wrong value, if there is one that gives it."""
        exercise, turn = self.exercise, place.node.turn
        values = [exercise.value(each) for each in exercise.looked_at(place)]
        kinds: list[tuple[str, float | None]]
        if turn == 0:
            kinds = [("chosen", max(values)), ("chosen", min(values)), ("chosen", sum(values))]
        else:
            bounds = [("bound", each) for each in exercise.window(place) if self.exercise.prunes]
            other = min(values) if turn > 0 else max(values)
            kinds = [("exchanged", other), *bounds, ("skipped", exercise.worth(place))]
        own = [self._own(each) for each in place.children if not self.skips(each)]
        if own and None not in own:
            kinds.insert(0, ("follows", best(place, own)))  # type: ignore[arg-type]
        return next((kind for kind, each in kinds if each is not None and abs(number - each) < CLOSE), None)

    def _own(self, place: Place) -> float | None:
        read = self._read(place)
        return self.exercise.worth(place) if place.is_leaf else read and read[0]

    # -- cuts ----------------------------------------------------------------------------------------------------------

    def _on_cuts(self, place: Place) -> Iterator[Reason]:
        """Moves that are cut and not marked, and the first one that is marked and not cut."""
        exercise, marked = self.exercise, [each for each in place.children if each in self.cuts]
        looked = exercise.looked_at(place)
        if len(looked) + len(marked) < len(place.children) or not {*marked}.isdisjoint(looked):
            needless = next((each for each in looked if each in marked), None)
            reasons = self._needless(place, needless) if needless else self._missed(place)
            yield from ((True, each) for each in reasons)

    def _facts(self, place: Place, value: float) -> dict[str, Any]:
        """A value of a place, and the bound that cuts there."""
        bound = self.exercise.window(place)[place.node.turn > 0]
        return {"rule": self.exercise.values["cut"], "value": value, "bound": _endless(bound)}

    def _missed(self, place: Place) -> Iterator[Message]:
        exercise = self.exercise
        facts = self._facts(place, exercise.value(place))
        yield message("predict.game.why.cut." + TURNS[place.node.turn], **facts)
        by = exercise.report.cutter(place.row)
        above = next((each for each in exercise.places if each.row == by >= 0), None)
        if facts["value"] == facts["bound"]:
            yield message("predict.fill.equal", **facts)
        elif above is not None and above is not place.parent:
            yield message("predict.fill.deep", node=exercise.name(above))
        elif not exercise.looked_at(place)[-1].is_leaf:
            yield message("predict.fill.after_subtree")

    def _needless(self, place: Place, child: Place) -> Iterator[Message]:
        """Why a child has to be looked at."""
        exercise, turn = self.exercise, TURNS[place.node.turn]
        before = [exercise.value(each) for each in place.children[: place.children.index(child)]]
        names = {"node": exercise.name(place), "child": exercise.name(child)}
        if not before or not place.node.turn:
            yield message("predict.fill.first" if place.node.turn else "predict.fill.roll", **names)
            return
        facts = self._facts(place, best(place, before))
        yield message("predict.game.why.not_cut." + turn, **facts)
        if facts["value"] == facts["bound"]:
            yield message("predict.fill.equal", **facts)
        elif any(not exercise.is_visited(each) for each in child.children):
            yield message("predict.fill.part", **names)
        elif isinstance(facts["bound"], str):
            yield message("predict.fill.guess")
        else:
            yield message("predict.game.yours.own." + turn)

    # -- the move, and the whole ---------------------------------------------------------------------------------------

    def _on_move(self) -> Iterator[Message]:
        exercise, chosen, root = self.exercise, self.move, self.exercise.root
        right = next((each for each in root.children if each.row == exercise.report.move_row), None)
        if right is None or chosen is right:
            return
        player = message("predict.game." + TURNS[root.node.turn])
        yield message("predict.game.why.move", move=exercise.name(right), value=exercise.value(root), player=player)
        if chosen and exercise.is_visited(chosen) and exercise.value(chosen) == exercise.value(root):
            kind = "only_bound" if exercise.bound(chosen) else "later"
            yield message("predict.game.why." + kind, move=exercise.name(chosen), value=exercise.written(chosen))

    def _throughout(self) -> Message | None:
        """A single change of the algorithm that gives the reader's leaves, value and move."""
        exercise, read = self.exercise, self._read(self.exercise.root)
        leaves = [each.node.state for each in exercise.places if each.is_leaf and not self.skips(each)]
        if read is None or self.move is None or not leaves:
            return None
        seen = Played(read[0], self.move.node.action, without_repeats(leaves))
        if agrees(seen, played(exercise.unfolding, exercise.algorithm)):
            return None
        changes = explaining(exercise.unfolding, exercise.algorithm, seen)
        rules = [message("games.change." + each, cut=exercise.values["cut"]) for each in changes[:1]]
        return message("predict.fill.throughout", rule=rules[0]) if rules else None


def _written(value: float, bound: int = 0) -> str:
    return "?" if value != value else SIGNS[bound] + f"{round(value, 2):g}".replace("-", "−")


def _endless(bound: float) -> float | str:
    return {inf: "∞", -inf: "−∞"}.get(bound) or as_number(bound)
