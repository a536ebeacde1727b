"""Game trees typed as text, and Run it yourself on them: right answers are right, each mistake gets its reason."""

from random import Random
from typing import Any

import pytest

from bench.oracles._game_trees import drawn_search
from searchlight.errors import BadInput
from searchlight.games import api
from searchlight.games.exercise import MOST_LEAVES
from searchlight.games.typed_tree import TreeGame, parse_tree
from searchlight.setup import Setup, read
from searchlight.solver import Solver
from tests.unit.each_case import each_case

AIMA = "[[3 12 8] [2 4 6] [14 5 2]]"
VALUES = {"A": "3", "B": "3", "C": "≤ 2", "D": "2"}


def exercise(**options: Any) -> dict[str, Any]:
    return api.exercise(Solver(), {"problem": "game-tree", "algorithm": "alpha-beta", **options})


def numbers(told: dict[str, Any]) -> dict[str, int]:
    """The inner nodes by their names; a leaf or board by its path, such as B.0."""
    found: dict[str, int] = {}
    seen: dict[int, int] = {}
    for at, place in enumerate(told["places"]):
        above = place["parent"]
        own = seen[above] = seen.get(above, -1) + 1
        name = next((name for name, number in found.items() if number == above), "")
        found[place["label"] if place["turn"] != "leaf" else f"{name}.{own}"] = at
    return found


def compared(
    values: dict[str, str], cuts: list[str], move: str | None, **options: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The answer, and what is said of each node: the ids of its messages."""
    options = {"problem": "game-tree", "algorithm": "alpha-beta", "tree": AIMA, **options}
    at = numbers(api.exercise(Solver(), options))
    filled = {str(at[name]): text for name, text in values.items()}
    answer = api.compare(Solver(), options, filled, [at[each] for each in cuts], at[move] if move else None)
    names = {str(number): name for name, number in at.items()}
    said = {
        names[number]: [each["id"].rpartition("predict.")[2] for each in node["said"]]
        for number, node in answer["nodes"].items()
        if node["said"]
    }
    return answer, said


def test_the_tree_is_told_without_its_answers() -> None:
    told = exercise(tree=AIMA, cut="beyond", moves="reversed")
    assert [each["label"] for each in told["places"]] == [
        "A", "D", "2", "5", "14", "C", "6", "4", "2", "B", "8", "12", "3",
    ]  # fmt: skip
    assert (told["prunes"], told["rule"], told["moves"]) == (True, "beyond", "reversed")
    assert not any(each["value"] for each in told["places"])
    boards = exercise(problem="tic-tac-toe", start="XOXO.XOXO")
    assert [each["label"].count("\n") for each in boards["places"]] == [2, 2]
    assert boards["places"][1]["value"] == "0"


def test_right_answers_are_right_and_others_are_not(thorough: bool) -> None:
    """Random trees, both rules, windows, orders and rolls, filled in by the definition; then one answer is changed."""
    random, tried = Random(5), 0
    while tried < (2000 if thorough else 200):
        walk, options = drawn_search(random)
        try:
            told = api.exercise(Solver(), options)
        except BadInput:
            continue  # too large
        places = iter(range(len(told["places"])))
        order: dict[int, int] = {}
        for each in _in_order(walk, walk.root):
            order[id(each)] = next(places)
        known = {id(step.node): step for step in walk.steps}
        inner = [each for each in _in_order(walk, walk.root) if each.player != 2 and id(each) in known]
        values = {str(order[id(each)]): f"{known[id(each)].value:.10g}" for each in inner}
        cuts = [order[id(each)] for step in walk.steps for each in step.cut]
        children = [each for each in walk.order(walk.root) if id(each) in known]
        best = next((each for each in children if known[id(each)].value == known[id(walk.root)].value), None)
        move = order[id(best)] if best else None
        answer = api.compare(Solver(), options, values, cuts, move)
        assert answer["right"] == answer["count"] == len(inner) + 1, (options, answer)
        assert not any(each["said"] for each in answer["nodes"].values() if not each["right"])
        other = str(order[id(random.choice(inner))])
        answer = api.compare(Solver(), options, {**values, other: "77"}, cuts, move)
        assert [at for at, each in answer["nodes"].items() if not each["right"]] == [other]
        tried += 1


def _in_order(walk: Any, node: Any) -> Any:
    yield node
    for child in walk.order(node):
        yield from _in_order(walk, child)


@each_case(
    "values, cuts, move, options, node, reasons",
    [
        # 1: equal to the bound
        ({"A": "3", "B": "3", "C": "3"}, [], "B", {"tree": "[[3 5] [3 9]]"}, "C",
         ["game.why.bound", "game.why.cut.min", "fill.equal"]),
        ({"A": "3", "B": "3", "C": "3"}, ["C.1"], "B", {"tree": "[[3 5] [3 9]]", "cut": "beyond"}, "C",
         ["game.why.not_cut.min", "fill.equal"]),
        # 3: a subtree is cut before its first leaf, or as a whole
        (VALUES, ["C"], "B", {}, "A", ["game.why.not_cut.max", "fill.part"]),
        (VALUES, ["C.0"], "B", {}, "C", ["fill.first"]),
        # 4: at the wrong player's node; 13: by a guess
        ({**VALUES, "D": "14"}, ["C.1", "C.2", "D.1", "D.2"], "B", {}, "D",
         ["game.why.value", "fill.value.follows", "game.why.not_cut.min", "game.yours.own.min"]),
        (VALUES, ["C.1", "C.2", "D"], "B", {}, "A", ["game.why.not_cut.max", "fill.guess"]),
        # 5: a deep cut is missed
        ({"A": "8", "B": "8", "C": "9", "D": "3"}, [], "B", {"tree": "[5 [[[3 7] 9] 8]]"}, "D",
         ["game.why.bound", "game.why.cut.min", "fill.deep"]),
        # 6: the cut after a subtree is missed
        ({"A": "5", "B": "≤ 4", "C": "4"}, [], "A.0", {"tree": "[5 [[4 3] 9]]"}, "B",
         ["game.why.cut.min", "fill.after_subtree"]),
        # 8: the player is not switched
        ({**VALUES, "B": "12"}, ["C.1", "C.2"], "B", {}, "B", ["game.why.value", "fill.value.exchanged"]),
        # 11: a bound is handed up for the value
        ({**VALUES, "C": "3"}, ["C.1", "C.2"], "B", {}, "C", ["game.why.value", "fill.value.bound"]),
        # and what else happens
        ({**VALUES, "C": ""}, ["C.1", "C.2"], "B", {}, "C", ["game.why.value"]),
        ({**VALUES, "C": "1"}, ["C.1", "C.2"], "B", {"tree": "[[3 12 8] [2 4 1] [14 5 2]]"}, "C",
         ["game.why.value", "fill.value.skipped"]),
        ({**VALUES, "B": "≤3"}, ["C.1", "C.2"], "B", {}, "B", ["fill.exact"]),
        ({**VALUES, "C": ">=2"}, ["C.1", "C.2"], "B", {}, "C", ["fill.other_bound"]),
        ({**VALUES, "B": "8", "A": "8"}, ["C.1", "C.2"], "B", {}, "A", ["game.why.value", "fill.value.follows"]),
        ({"A": "4", "B": "4"}, [], "B", {"tree": "[chance[0.5:2 0.5:4] 2]", "algorithm": "expectimax"}, "B",
         ["game.why.average", "fill.value.chosen"]),
    ],
)  # fmt: skip
def test_each_mistake_gets_its_reason(
    values: dict[str, str], cuts: list[str], move: str, options: dict[str, Any], node: str, reasons: list[str]
) -> None:
    _, said = compared(values, cuts, move, **options)
    assert said[node] == reasons


def test_the_last_of_equal_moves_is_a_mistake_of_its_own() -> None:
    """2: it comes later, or its value is only a bound."""
    answer, _ = compared({"A": "3"}, [], "C", tree="[[3 5] [3 9]]", cut="beyond")
    assert [each["id"] for each in answer["move"]] == ["predict.game.why.move", "predict.game.why.later"]
    answer, _ = compared({"A": "3"}, ["C.1"], "C", tree="[[3 5] [3 1]]")
    assert [each["id"] for each in answer["move"]] == ["predict.game.why.move", "predict.game.why.only_bound"]


@pytest.mark.parametrize(
    ("tree", "values", "cuts", "move", "change"),
    [
        ("[[3 5] [3 9]]", {"A": "3"}, [], "B", "other-rule"),
        ("[[3 5] [3 9]]", {"A": "9"}, [], "C", "always-max"),  # 8
        ("[[5 6] [7 3 9] [4 8]]", {"A": "5"}, ["C.2", "D.1"], "B", None),  # right
        ("[5 [[[3 7] 9] 8]]", {"A": "8"}, [], "B", "no-cuts"),
        ("[[[0 5] [-3 4]] 2]", {"A": "1"}, ["C.1"], "B", None),
    ],
)
def test_one_change_that_explains_everything_is_named(
    tree: str, values: dict[str, str], cuts: list[str], move: str, change: str | None
) -> None:
    answer, _ = compared(values, cuts, move, tree=tree)
    assert (answer["whole"] and answer["whole"]["values"]["rule"]["id"]) == (change and "games.change." + change)


def test_bounds_and_numbers_are_read_as_they_are_typed() -> None:
    for text, right in (("<=2", True), ("≤2", True), (" 2 ", True), ("2,0", True), ("−2", False), ("two", False)):
        answer, _ = compared({**VALUES, "C": text}, ["C.1", "C.2"], "B")
        assert (answer["right"] == answer["count"]) == right, text


def test_large_trees_are_refused_with_what_to_choose_instead() -> None:
    for options in (
        {"problem": "tic-tac-toe"},
        {"tree": f"[{'1 ' * (MOST_LEAVES + 1)}]"},
        {"tree": "[" * 300 + "1" + "]" * 300},
    ):
        with pytest.raises(BadInput) as complaint:
            exercise(**options)
        assert complaint.value.message.values == {"most": MOST_LEAVES}
    assert len(exercise(tree=f"[{'1 ' * MOST_LEAVES}]")["places"]) == MOST_LEAVES + 1


def shown(game: TreeGame, state: int = 0) -> Any:
    """Nested pairs (player and name, children); leaves as their labels."""
    if game.is_terminal(state):
        return game.plain(state)
    children = [shown(game, game.result(state, action)) for action in game.actions(state)]
    return [f"{game.to_move(state)} {game.plain(state)}", *children]


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("[3 12]", ["MAX A", "3", "12"]),
        ("[[3,12;8]\n[-2 .5]]", ["MAX A", ["MIN B", "3", "12", "8"], ["MIN C", "−2", "0.5"]]),
        ("A[B[3 ?] Left[2]]", ["MAX A", ["MIN B", "3", "?"], ["MIN Left", "2"]]),
        ("B[[3] [2]]", ["MAX B", ["MIN A", "3"], ["MIN C", "2"]]),
        ("min[[3] min[2 −1]]", ["MIN A", ["MAX B", "3"], ["MIN C", "2", "−1"]]),
        ("[chance[1/3:2 2/3 : [1 4]]]", ["MAX A", ["CHANCE B", "2", ["MIN C", "1", "4"]]]),
    ],
)
def test_a_tree_is_read(text: str, tree: Any) -> None:
    assert shown(parse_tree(text)) == tree


@each_case(
    "text, fault, column",
    [
        ("", "empty", 1),
        ("3", "no_bracket", 1),
        ("[3 12", "not_closed", 1),
        ("[3 12] 5", "behind", 8),
        ("]", "not_opened", 1),
        ("[3 []]", "no_children", 4),
        ("[3 x]", "character", 4),
        ("[3 0.5:4]", "no_chance_here", 4),
        ("[chance[0.5:0.5:3]]", "two_chances", 13),
        ("[chance[0.5:3 0.5:]]", "chance_of_nothing", 15),
        ("[chance[3 4]]", "chance_missing", 9),
        ("[chance[0.5:3 0.4:4]]", "chances", 2),
        ("[chance[1.5:3]]", "bad_chance", 9),
        (f"[{'1 ' * 20_000}]", "too_large", 40_000),
    ],
)
def test_a_mistake_is_named_with_its_column(text: str, fault: str, column: int) -> None:
    with pytest.raises(BadInput) as complaint:
        parse_tree(text)
    assert (complaint.value.field, complaint.value.message.id) == ("tree", f"games.tree.{fault}")
    assert complaint.value.message.values["column"] == column


@each_case(
    "options, field, name",
    [
        ({"algorithm": "astar"}, "algorithm", "options.other_family"),
        ({"problem": "graph"}, "algorithm", "options.other_family"),
        ({"tree": "dice"}, "algorithm", "games.chance"),
        ({"depth": "1"}, "depth", "games.no_evaluation"),
        ({"window": "3,2"}, "window", "games.not_a_window"),
        ({"problem": "tic-tac-toe", "start": "XO"}, "start", "games.not_marks"),
        ({"problem": "tic-tac-toe", "start": "XX......."}, "start", "games.unfair"),
        ({"problem": "tic-tac-toe", "start": "XXXOOO..."}, "start", "games.both_won"),
        ({"problem": "nim", "heaps": "0,0"}, "heaps", "games.not_heaps"),
        ({"problem": "connect", "in_row": "4"}, "in_row", "games.too_long_a_row"),
    ],
)
def test_what_is_wrong_is_said_of_its_option(options: dict[str, str], field: str, name: str) -> None:
    answer = read({"problem": "game-tree", "algorithm": "alpha-beta", **options})
    assert isinstance(answer, list)
    assert [(each.field, each.message.id) for each in answer] == [(field, name)]


@pytest.mark.parametrize("start", ["X.O.X....", "x . o  . x .  . . .", "X_O|_X_|___", "X,-,0,-,X,-,-,-,-"])
def test_a_position_is_read_as_people_write_it(start: str) -> None:
    answer = read({"problem": "tic-tac-toe", "algorithm": "minimax", "start": start})
    assert isinstance(answer, Setup)
    assert answer.as_text(answer.problem.initial) == "X.O.X...."
