"""Trees in a line of text, and the other options of games: what is read, and what is wrong in which column."""

import json
from typing import Any

import pytest

from searchlight import errors, solve
from searchlight.__main__ import main
from searchlight.errors import BadInput
from searchlight.games.typed_tree import BUILT_IN, TreeGame, parse_tree
from searchlight.setup import Setup, read
from tests.unit.each_case import each_case


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
        ("  \n", "empty", 1),
        ("3", "no_bracket", 1),
        ("[3 12", "not_closed", 1),
        ("[[3 12]", "not_closed", 1),
        ("[3 12] 5", "behind", 8),
        ("[3 12]]", "behind", 7),
        ("]", "not_opened", 1),
        ("[3 []]", "no_children", 4),
        ("[3 x]", "character", 4),
        ("[3 12a]", "character", 4),
        ("[3 0.5:4]", "no_chance_here", 4),
        ("[chance[0.5:0.5:3]]", "two_chances", 13),
        ("[chance[0.5:3 0.5:]]", "chance_of_nothing", 15),
        ("[chance[3 4]]", "chance_missing", 9),
        ("[chance[0.5:3 0.4:4]]", "chances", 2),
        ("[chance[1.5:3]]", "bad_chance", 9),
        ("[chance[1/0:3]]", "bad_chance", 9),
        (f"[{'1 ' * 20_000}]", "too_large", 40_000),
    ],
)
def test_a_mistake_is_named_with_its_column(text: str, fault: str, column: int) -> None:
    with pytest.raises(BadInput) as complaint:
        parse_tree(text)
    assert (complaint.value.field, complaint.value.message.id) == ("tree", f"games.tree.{fault}")
    assert complaint.value.message.values["column"] == column


def test_a_tree_is_deep_without_recursion() -> None:
    depth = 5_000
    found = solve("game-tree", "alpha-beta", tree="[" * depth + "7" + "]" * depth)
    assert (found.value, found.move) == (7, 0)


@each_case(
    "options, field, name",
    [
        ({"algorithm": "astar"}, "algorithm", "options.other_family"),
        ({"problem": "graph"}, "algorithm", "options.other_family"),
        ({"tree": "dice"}, "algorithm", "games.chance"),
        ({"depth": "1"}, "depth", "games.no_evaluation"),
        ({"window": "3"}, "window", "games.not_a_window"),
        ({"window": "3,2"}, "window", "games.not_a_window"),
        ({"window": "a,2"}, "window", "games.not_a_window"),
        ({"moves": "8"}, "moves", "options.not_one_of"),
        ({"cut": "sometimes"}, "cut", "options.not_one_of"),
        ({"problem": "tic-tac-toe", "start": "XO"}, "start", "games.not_marks"),
        ({"problem": "tic-tac-toe", "start": "XX......."}, "start", "games.unfair"),
        ({"problem": "tic-tac-toe", "start": "XXXOOO..."}, "start", "games.both_won"),
        ({"problem": "nim", "heaps": "0,0"}, "heaps", "games.not_heaps"),
        ({"problem": "nim", "heaps": "9,9"}, "heaps", "games.not_heaps"),
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


def test_the_library_has_value_move_and_cuts() -> None:
    found = solve("game-tree", "alpha-beta", tree=BUILT_IN["aima"])
    assert (found.value, found.move) == (3, 0)
    assert found.cuts == [{"node": [1], "by": [], "alpha": 3, "beta": 2}]
    assert found.columns()["bound"][2] == -1
    assert found._repr_svg_()
    with pytest.raises(errors.BadInput, match="Only a recorded game tree"):
        solve("graph").value  # noqa: B018 - asking raises


def test_the_command_line_prints_what_is_known_of_a_game_tree(capsys: pytest.CaptureFixture[str]) -> None:
    """A window may begin with a minus."""
    options = ["--problem", "game-tree", "--algorithm", "alpha-beta", "--window", "-20,20", "--json"]
    assert main(["solve", *options]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert {name: answer[name] for name in ("outcome", "value", "move", "nodes", "leaves", "evaluated", "skipped")} == {
        "outcome": "value", "value": 3, "move": 0, "nodes": 11, "leaves": 7,
        "evaluated": [0, 1, 2, 3, 6, 7, 8], "skipped": [4, 5],
    }  # fmt: skip
    assert answer["children"][1] == {"action": 1, "value": 2, "bound": "upper"}
