"""Programs in the forms in which strangers publish them: what is seen of each, and what is said.

A right program loses no point and gets no cause. Nothing is said of what was not seen.
"""

import functools
import json
from pathlib import Path
from typing import Any

import pytest

from searchlight.__main__ import main
from searchlight.errors import BadInput
from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import Comparison, comparison
from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.judged import Judged
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.submission import read_submission
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request, as_started
from tests.unit.each_case import each_case

FIELD = Path(__file__).parents[2] / "homework/field"
ROMANIA = {"problem": "graph", "start": "Arad", "goal": "Bucharest"}
BOARD = {"problem": "eight-puzzle", "start": "1,2,3,4,0,6,7,5,8", "goal": "1,2,3,4,5,6,7,8,0", "heuristic": "manhattan"}
FERRY = {"problem": "missionaries"}
OPEN = {"problem": "grid", "grid": "open"}
JUGS = {"problem": "water-jugs", "jugs": "4,3", "goal": "2"}


def on(name: str, start: str, goal: str, **more: str) -> dict[str, str]:
    """The options for a graph of a file."""
    return {"problem": "graph", "graph": (FIELD / name).read_text("utf-8"), "start": start, "goal": goal, **more}


# By name: options, algorithm, request, witness, length of the path (None: not recognized).
RIGHT: dict[str, tuple[dict[str, str], str, dict[str, Any], str, int | None]] = {
    "inline_ferry.py": (FERRY, "breadth-first", {}, "frontier", 12),
    "inline_deepening.py": (on("inline_deepening.json", "S", "G"), "iterative-deepening", {}, "calls", None),
    "inline_objects.py": (FERRY, "depth-first-paths", {}, "frontier", 12),
    "argument_order.py": (ROMANIA, "astar", {}, "requests", 5),
    "helper_chosen.py": (BOARD | {"heuristic": "misplaced"}, "astar", {}, "frontier", 3),
    "heuristic_chosen.py": (BOARD | {"heuristic": "misplaced"}, "astar", {}, "requests", 3),
    "board_parameters.py": (BOARD, "astar", {}, "requests", 3),
    "builds_own_states.py": (BOARD, "astar", {}, "requests", 3),
    "notebook.ipynb": (ROMANIA, "uniform-cost", {}, "requests", 5),
    "two_files": (ROMANIA, "uniform-cost", {}, "requests", 5),
    "argparse_board.py": (BOARD, "breadth-first", {"argv": [*"123406758"]}, "requests", 3),
    "typed_in.py": (JUGS, "breadth-first", {"input": ["4", "3", "2"]}, "requests", 5),
    "two_queues.py": (on("two_queues.json", "A", "I"), "bidirectional", {}, "requests", 5),
    "window.py": (ROMANIA, "breadth-first", {}, "requests", 4),
    "chain_sorted_list.py": (on("chain.json", "A", "D"), "uniform-cost", {}, "requests", 4),
    "boat_zero.py": (FERRY, "breadth-first", {}, "requests", 12),
    "blank_nine.py": (BOARD, "breadth-first", {}, "requests", 3),
    "judgements/astar_lifo.py": (on("judgements/lifo.json", "S", "G", heuristic="table"), "astar", {}, "requests", 2),
    "judgements/bfs_late.py": (on("judgements/late.json", "S", "G"), "breadth-first", {}, "requests", 3),
    "judgements/peek_queue.py": (on("judgements/late.json", "S", "G"), "breadth-first", {}, "requests", 3),
    "judgements/ucs_sortlist.py": (on("judgements/chain.json", "S", "G"), "uniform-cost", {}, "requests", 4),
    "judgements/wiki_astar.py": (
        {"problem": "eight-puzzle", "start": "1,4,2,3,0,5,6,7,8"}, "astar", {}, "requests", 3,
    ),
}  # fmt: skip
CHANGED = {  # a program that is made from another one: parameters with the names of others; one path for all entries
    "builds_own_states.py": ("board_parameters.py", {"initial_board": "start", "goal_board": "goal"}),
    "judgements/shared_path.py": (
        "judgements/ucs_sortlist.py",
        {"            fringe": "            path.append(child)\n            fringe", "path + [child]": "path"},
    ),
}
# By name: options, algorithm, request, the cause that comes first.
WRONG: dict[str, tuple[dict[str, str], str, dict[str, Any], str]] = {
    "grid_never_ends.py": (OPEN, "breadth-first-paths", {"max_nodes": 3000}, "re-expanded"),
    "set_frontier.py": (on("set_frontier.json", "S", "Goal"), "uniform-cost", {}, "goal-test-early"),
    "judgements/astar_lt_g.py": (on("judgements/ltg.json", "S", "G", heuristic="table"), "astar", {}, "other"),
    "judgements/shared_path.py": (on("judgements/shared.json", "S", "G"), "uniform-cost", {}, "path"),
    "judgements/ucs_marks.py": (on("judgements/marks.json", "S", "G"), "uniform-cost", {}, "path"),
    "judgements/endless_dfs.py": (ROMANIA, "depth-first", {}, "re-expanded"),
}


def seen(name: str, options: dict[str, str], algorithm: str, **request: Any) -> tuple[Observation, Setup, Comparison]:
    setup = read({**options, "algorithm": algorithm})
    assert isinstance(setup, Setup), setup
    name, changes = CHANGED.get(name, (name, {}))
    program = read_submission(FIELD / name)
    text = functools.reduce(lambda before, change: before.replace(*change), changes.items(), program.text)
    noted = observe(setup, Request(text, against=algorithm, files=program.files, **request))
    setup = as_started(noted, setup)
    return noted, setup, comparison(noted, setup)


def failed(noted: Observation, setup: Setup, found: Comparison) -> set[str]:
    judged = Judged(noted, setup, None, found, [], fault_of_solution(noted, setup))
    return {grade.criterion for grade in grades(judged) if grade.passed is False}


@each_case("name", RIGHT)
def test_a_right_program_is_seen_and_not_blamed(name: str) -> None:
    """Each by its witness; another order is an open choice."""
    options, algorithm, request, witness, length = RIGHT[name]
    noted, setup, found = seen(name, options, algorithm, **request)
    assert noted.error is None, noted.error
    assert (noted.seen, noted.path and len(noted.path)) == (witness, length)
    assert failed(noted, setup, found) == set()
    assert found.order is True
    assert found.difference is None or (found.difference.is_open and not found.difference.causes), str(found.message)


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_program_has_its_cause(name: str) -> None:
    options, algorithm, request, cause = WRONG[name]
    noted, _, found = seen(name, options, algorithm, **request)
    assert noted.expanded
    assert found.difference is not None
    assert [each.id for each in found.difference.causes][:1] == [cause], str(found.message)


def test_a_declared_encoding_is_honoured(tmp_path: Path) -> None:
    """A comment with accents, saved as Latin-1."""
    file = tmp_path / "latin.py"
    text = "# -*- coding: latin-1 -*-\n# b\u00fasqueda\nx = 1\n"
    file.write_bytes(text.encode("latin-1"))
    assert read_submission(file).text == text


def test_a_renaming_is_said() -> None:
    for name, words in (("boat_zero.py", "boat"), ("blank_nine.py", "blank is 9")):
        noted, _, _ = seen(name, RIGHT[name][0], RIGHT[name][1])
        assert words in str(noted.renamed)


@pytest.mark.parametrize(("name", "field"), [("typed_in.py", "--input"), ("argparse_board.py", "--argv")])
def test_what_was_not_given_is_not_the_programs_fault(name: str, field: str) -> None:
    """No criterion fails, and the sentence has the field to fill."""
    options, algorithm, _, _, _ = RIGHT[name]
    noted, setup, found = seen(name, options, algorithm)
    assert noted.missing is not None
    assert field in str(noted.missing)
    assert failed(noted, setup, found) == set()
    assert found.difference is None or not found.difference.causes


def test_states_of_another_kind_are_searched_by_the_search() -> None:
    """The helper is not called, and a state is expanded again by the program as it is."""
    noted, _, found = seen("own_path_cost.py", {"problem": "hanoi"}, "uniform-cost")
    assert (noted.error, noted.function, len(noted.expanded) > len(set(noted.expanded))) == (None, None, True)
    assert found.difference is not None
    assert found.difference.cause == "re-expanded"


def test_a_role_that_is_not_clear_is_a_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the line to add, and exit status 2; with it, the program runs."""
    file = tmp_path / "odd.py"
    file.write_text((FIELD / "argument_order.py").read_text("utf-8").replace("heuristics", "guesses"), "utf-8")
    command = ["observe", str(file), "--problem", "graph", "--against", "astar", "--json"]
    assert main(command) == 2
    assert "--argument guesses=" in capsys.readouterr().err
    assert main([*command, "--argument", "guesses=h"]) == 0
    assert json.loads(capsys.readouterr().out)["cost"] == 418


def test_links_that_leave_a_submission_are_refused(tmp_path: Path) -> None:
    """In a folder of submissions, and within one."""
    solution = tmp_path / "solution.py"
    solution.write_text("x = 1", "utf-8")
    folder = tmp_path / "all"
    (folder / "inner").mkdir(parents=True)
    (folder / "mine.py").symlink_to(solution)
    (folder / "inner/main.py").write_text("x = 1", "utf-8")
    (folder / "inner/help.py").symlink_to(solution)
    for place in (folder / "mine.py", folder / "inner"):
        with pytest.raises(BadInput, match="leaves the submission"):
            read_submission(place, within=folder)
