"""Programs that value games: right ones are the same as the textbook, mistakes are named, by a change or a fact."""

import json
from pathlib import Path
from typing import Any

import pytest

from searchlight.__main__ import main
from searchlight.tracing.games.judged import GameComparison
from searchlight.tracing.grading.criteria import OF_GAMES
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.homework.game_programs import AIMA, EQUAL, PLAIN, RIGHT, WRONG
from tests.unit.setups import setup_of


def compared(text: str, game: str, options: dict[str, Any], **declared: Any) -> GameComparison:
    name, field = ("game-tree", "tree") if "[" in game or game == "aima" else ("tic-tac-toe", "start")
    setup = setup_of({"problem": name, field: game, "algorithm": "alpha-beta", **options})
    request = Request(text, against=setup.algorithm.id, **declared)
    return GameComparison(observe(setup, request), setup, request)


@each_case("text, game, options", [each[1:] for each in RIGHT], ids=[each[0] for each in RIGHT])
def test_right_programs_are_the_same(text: str, game: str, options: dict[str, Any]) -> None:
    outcome = compared(text, game, options, function="prune" if "def prune" in text else None)
    assert outcome.difference is None, str(outcome.message)
    assert str(outcome.message) == "It does the same as the textbook algorithm."
    grades = [outcome.grade(each)[0] for each in OF_GAMES]
    assert grades[2] is True
    assert grades[:2] in ([True, None], [None, True], [True, True])


@each_case("text, game, options, cause", [each[1:] for each in WRONG])
def test_mistakes_are_named(text: str, game: str, options: dict[str, Any], cause: str) -> None:
    outcome = compared(text, game, options)
    error = outcome.noted.error
    named = [*([each.id for each in outcome.difference.causes] if outcome.difference else ())]
    named += [error.message.id] if error else []
    named += [outcome.sequences.message.id] if outcome.sequences else []
    named += [outcome.dawdles.id] if outcome.dawdles else []
    assert cause in [each.removeprefix("games.traced.") for each in named], str(outcome.message)


def test_a_late_win_is_told_and_costs_nothing() -> None:
    """The textbook dawdles as well, so the program does the same. A quick win and a lost position are not told of."""
    outcome = compared(AIMA, "X..XO.O.X", {})
    assert str(outcome.message).startswith("It does the same as the textbook algorithm. It plays 2, which wins after 3")
    assert [outcome.grade(each)[0] for each in OF_GAMES] == [None, True, True]
    for position in ("XX.OO....", "XOXO.....", "O.XXOX.O."):
        assert compared(AIMA, position, {}).dawdles is None


def test_a_result_is_read_as_declared() -> None:
    both = AIMA.replace("return best_action", "return best_score, best_action")
    assert compared(both, "aima", {}, result=["value", "move"]).seen[:2] == (3, 0)
    assert compared(both, "aima", {}).seen[:2] == (3, 0)
    assert compared(PLAIN, "aima", {"algorithm": "minimax"}, result=["value"]).seen[:2] == (3, None)


ASSIGNMENT = f"""problem = "game-tree"
tree = "{EQUAL}"
against = "alpha-beta"

[program]
function = "alpha_beta_search"
arguments = {{ game = "game", state = "state" }}
result = "move"
"""


def test_a_folder_is_graded_by_an_assignment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assignment, folder = tmp_path / "games.toml", tmp_path / "handed-in"
    assignment.write_text(ASSIGNMENT, encoding="utf-8")
    folder.mkdir()
    for name, text in (("right.py", AIMA), ("wrong.py", WRONG[2][1])):
        (folder / name).write_text(text, encoding="utf-8")
    assert main(["observe", str(folder), "--assignment", str(assignment), "--format", "gradescope"]) == 0
    tests = json.loads(capsys.readouterr().out)["tests"]
    criteria = ("Value of the root", "Move", "Leaves evaluated")
    assert [each["name"] for each in tests] == [
        f"{file}: {name}" for file in ("right.py", "wrong.py") for name in criteria
    ]
    assert [(each["score"], each["max_score"]) for each in tests] == [(0, 0), (1, 1), (1, 1), (0, 0), (0, 1), (1, 1)]
    assert main(["observe", str(folder / "wrong.py"), "--assignment", str(assignment), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["move"], report["leaves"], report["causes"][0]["id"]) == (2, [0, 1, 2, 4], "last-of-equals")
    assert main(["observe", str(folder / "wrong.py"), "--assignment", str(assignment)]) == 0
    assert "It plays 2; the textbook algorithm plays 0." in capsys.readouterr().out
