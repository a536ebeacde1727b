"""The algorithms for games: published figures and trees, random trees against an independent negamax; questions."""

import json
from collections import Counter
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.oracles import games
from bench.oracles._game_sheets import false_sheets
from searchlight.__main__ import main
from searchlight.errors import BadInput
from searchlight.events import CUT, EXPAND, VALUE, Decision, Drive
from searchlight.games import alpha_beta, expectimax, minimax
from searchlight.games.connect import Connect
from searchlight.games.game import AnyGame, Rules, Unfolding
from searchlight.games.nim import Nim
from searchlight.games.report import Report
from searchlight.games.tic_tac_toe import TicTacToe
from searchlight.games.typed_tree import parse_tree
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import Setup, read
from searchlight.source_listing.listing import Listing, TracedDrive
from tests.unit.each_case import each_case
from tests.unit.games.negamax import Negamax, connect, line, plain

PUBLISHED = json.loads((Path(__file__).parent / "published_trees.json").read_text())["trees"]
SEARCHES = {
    "minimax": minimax.minimax_search,
    "alpha-beta": alpha_beta.alpha_beta_search,
    "expectimax": expectimax.expectimax_search,
}


def report(game: AnyGame, algorithm: str = "alpha-beta", **rules: Any) -> Report:
    run = Run(Drive(SEARCHES[algorithm](Unfolding(game, Rules(**rules)))), record := Record())
    run.advance()
    assert isinstance(run.outcome, Decision)
    made = Report(record, game)
    assert (made.value, made.move) == (run.outcome.worth, run.outcome.move)
    return made


def visited(game: AnyGame, algorithm: str, **rules: Any) -> tuple[int, float]:
    """The number of nodes, and the root's value, without a record."""
    drive, count = Drive(SEARCHES[algorithm](Unfolding(game, Rules(**rules)))), 0
    while drive.outcome is None:
        count += sum(kind == EXPAND for kind, _ in drive.take(5000))
    assert isinstance(drive.outcome, Decision)
    return count, drive.outcome.worth


def test_tic_tac_toe_is_a_draw_after_549_946_nodes() -> None:
    """255,168 games: by their length, and by who wins."""
    drive = Drive(minimax.minimax_search(Unfolding(TicTacToe(), Rules())))
    lengths: Counter[int] = Counter()
    results: Counter[float] = Counter()
    nodes = 0
    while drive.outcome is None:
        for kind, node in drive.take(5000):
            nodes += kind == EXPAND
            if kind == VALUE and node.turn == 2:
                lengths[node.depth] += 1
                results[node.value] += 1
    assert (nodes, drive.outcome) == (549_946, Decision(0, 1))
    assert lengths == {5: 1_440, 6: 5_328, 7: 47_952, 8: 72_576, 9: 127_872}
    assert results == {1: 131_184, -1: 77_904, 0: 46_080}


@pytest.mark.parametrize(
    ("squares", "equal", "beyond"),
    [
        ("reading", 18_297, 146_120),
        ("centre", 12_123, 92_956),
        ("corners", 11_554, 102_990),
        ("edges", 42_094, 293_418),
    ],
)
def test_alpha_beta_on_tic_tac_toe(squares: str, equal: int, beyond: int) -> None:
    """The order of squares decides how many nodes are visited, and so does the rule for a cut."""
    assert visited(TicTacToe(squares=squares), "alpha-beta") == (equal, 0)
    assert visited(TicTacToe(squares=squares), "alpha-beta", cut="beyond") == (beyond, 0)


def test_nim() -> None:
    assert visited(Nim((3, 4)), "minimax") == (664, 1)
    assert visited(Nim((5,), misere=True), "minimax") == (20, 1)


@each_case("heaps", [(1,), (4,), (1, 2), (2, 2), (1, 2, 3), (3, 4)])
@each_case("misere", [False, True])
def test_nim_is_won_where_theory_says(heaps: tuple[int, ...], misere: bool) -> None:
    """From several heaps by their nim-sum (Bouton 1902); from one heap, of which one or two are taken, by threes."""
    if len(heaps) == 1:
        wins = heaps[0] % 3 != misere
    else:
        total = 0
        for heap in heaps:
            total ^= heap
        wins = (total == 0) if misere and max(heaps) == 1 else total != 0
    assert visited(Nim(heaps, misere), "alpha-beta")[1] == (1 if wins else -1)


@pytest.mark.parametrize("size", [(3, 3, 3), (4, 3, 3), (3, 4, 3)])
@pytest.mark.parametrize("cut", ["equal", "beyond"])
def test_connect_k_agrees_with_an_independent_program(size: tuple[int, int, int], cut: str) -> None:
    value, nodes = connect(*size, strict=cut == "beyond")
    assert visited(Connect(*size), "alpha-beta", cut=cut) == (nodes, value)


def test_figure_6_2() -> None:
    """AIMA's figure: value 3, seven of nine leaves."""
    found = report(parse_tree("aima"))
    assert (found.value, found.move, found.leaves) == (3, 0, 7)
    assert (found.evaluated, found.skipped) == ([0, 1, 2, 3, 6, 7, 8], [4, 5])
    assert found.cuts == [{"node": [1], "by": [], "alpha": 3, "beta": 2}]
    children = [(each["action"], each["value"], each["bound"]) for each in found.as_plain_data()["children"]]
    assert children == [(0, 3, None), (1, 2, "upper"), (2, 2, None)]


def test_the_trivial_dice_game() -> None:
    """AIMA's exercise: two rolls of a coin, each followed by a move of MIN."""
    found = report(parse_tree("dice"), "expectimax")
    assert (found.value, found.move, found.leaves) == (1.5, 0, 8)


@each_case("published", PUBLISHED, ids=[each["id"] for each in PUBLISHED])
@each_case("cut, rule", [("equal", "non_strict"), ("beyond", "strict")])
def test_published_trees(published: dict[str, Any], cut: str, rule: str) -> None:
    """Ten exercises with answers: value, move and leaves under both rules."""
    answers, tree = published["recomputed"], published["tree"]
    answer = answers[rule] or answers["non_strict"]  # one was recomputed under one rule; no cut of it is on equality
    text = line(tree)
    if published["turns"] == ["max", "min", "min"]:
        text = "[" + " ".join("[" + " ".join(f"min{line(each)}" for each in child) + "]" for child in tree) + "]"
    found = report(parse_tree(text), cut=cut)
    assert (found.value, found.move) == (answer["value"], answer["move"])
    assert found.skipped == answer["pruned"]
    assert found.leaves == answer["leaves_evaluated"]
    values = [each["value"] for each in found.as_plain_data()["children"]]
    assert values == answer["root_children_fail_soft"]


def test_a_leaf_that_must_not_be_evaluated() -> None:
    """A sentence says which leaf the rule needs."""
    assert report(parse_tree("[[3 5] [3 ?]]")).skipped == [3]
    with pytest.raises(BadInput) as complaint:
        report(parse_tree("[[3 5] [3 ?]]"), cut="beyond")
    assert complaint.value.message.values == {"number": 4, "column": 11}


def random_tree(random: Random, depth: int) -> Any:
    if depth == 0 or (depth < 4 and random.random() < 0.15):
        return random.randint(-9, 9)
    return [random_tree(random, depth - 1) for _ in range(random.randint(1, 4))]


def test_random_trees_agree_with_an_independent_negamax(thorough: bool) -> None:
    """Many trees: the root's value under every rule, order and window, and the leaves in their order."""
    random = Random(34)
    for number in range(10_000 if thorough else 800):
        tree = [random_tree(random, random.randint(0, 3)) for _ in range(random.randint(1, 4))]
        game = parse_tree(line(tree))
        window = (-inf, inf) if number % 2 else tuple(sorted(random.sample(range(-10, 11), 2)))
        cut = ("equal", "beyond")[number // 2 % 2]
        moves = ("given", "reversed", "best", "worst")[number // 4 % 4]
        independent = Negamax(cut == "beyond", window, moves)
        value = independent(tree)
        found = report(game, cut=cut, moves=moves, window=window)
        assert (found.value, found.evaluated) == (value, independent.looked_at), (tree, cut, moves, window)
        assert found.nodes == independent.nodes
        if window == (-inf, inf):
            assert value == plain(tree) == report(game, "minimax").value
            assert found.move == _first_best(tree, moves)
        check_bounds(found, tree, window)


def _first_best(tree: Any, moves: str) -> int:
    """The first best move in the order in which moves are looked at."""
    values = [-plain(child, -1) for child in tree]
    order = list(range(len(tree)))
    if moves == "reversed":
        order.reverse()
    elif moves in ("best", "worst"):
        order.sort(key=lambda at: {"best": -1, "worst": 1}[moves] * values[at])
    return next(at for at in order if values[at] == max(values))


def check_bounds(found: Report, tree: Any, window: tuple[float, float]) -> None:
    """A value without a bound is the minimax value; a bound is true."""
    for child, subtree in zip(found.as_plain_data()["children"], tree, strict=True):
        true = -plain(subtree, -1)
        if child["value"] is not None:
            assert {None: true == child["value"], "upper": true <= child["value"], "lower": true >= child["value"]}[
                child["bound"]
            ], (tree, window)


def test_a_deep_cut_names_the_ancestor_whose_bound_cuts() -> None:
    """Knuth and Moore's deep cut: the bound of the root cuts three levels below it."""
    found = report(parse_tree("[5 [[[3 7] 9] 8]]"))
    assert found.cuts == [{"node": [1, 0, 0], "by": [], "alpha": 5, "beta": 3}]


def test_what_lies_behind_a_cut_is_made_and_never_visited() -> None:
    """A typed tree is drawn as a whole, its skipped nodes grey."""
    game = Unfolding(parse_tree("[3 [2 [4 [1 9]]]]"), Rules())
    Run(Drive(alpha_beta.alpha_beta_search(game)), record := Record()).advance()
    skipped = {record.node[time] for time, kind in enumerate(record.kind) if kind == CUT}
    assert len(skipped) == 5
    assert {record.columns()["expanded_at"][row] for row in skipped} == {-1}


def test_a_cut_is_shown_at_its_line() -> None:
    """At the condition, in the function of the player to move; its value is handed up there, too."""
    setup = read({"problem": "game-tree", "tree": "[[3 12 8] [2 4 6] [[5 [9 1]] 2]]", "algorithm": "alpha-beta"})
    assert isinstance(setup, Setup)
    listing = Listing(setup.algorithm.source(setup.values))
    drive = TracedDrive(setup.search(), listing)
    kinds = [kind for kind, _ in drive.take(500)]
    places, lecture = listing.as_plain_data()["places"], listing.as_plain_data()["lecture"]
    shown = ["".join(lecture[places[line] - 1][1::2]) for line in drive.lines]
    at = kinds.index(CUT)
    assert shown[at : at + 3] == ["    if v <= α:"] * 3
    assert kinds[at : at + 3] == [CUT, CUT, VALUE]


def test_answers_and_reasons_are_those_of_the_definition() -> None:
    """Every kind of question and of reason occurs. `python -m bench.oracles games` asks thousands."""
    for figure in games.figures(300, 7):
        assert figure.wrong == 0, figure.what
    kinds, said = set(), set()
    for (_, _, question), _ in zip(games.questions(Random(7)), range(300), strict=False):
        kinds.add(question.kind)
        said |= {reason["id"] for _, reason in games.reasons(question)}
    assert kinds == {"game-value", "game-cut", "game-next", "game-move"}
    assert len(said) == 15


def test_keys_of_worksheets_are_those_of_the_definition() -> None:
    """With other values by a seed, both rules, windows, rolls and two orders of moves."""
    sheets = list(false_sheets(40, 5))
    assert len(sheets) > 30
    assert not any(sheets)


def solved(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    assert main(["solve", "--json", *options]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_options_of_games_reach_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    """By the numbers of the library's searches above."""
    for options, nodes in (
        ("tic-tac-toe --algorithm alpha-beta --squares corners --cut equal", 11_554),
        ("nim --heaps 5 --misere --algorithm minimax", 20),
    ):
        assert solved(capsys, "--problem", *options.split())["nodes"] == nodes
