"""The whole frontier at every expansion, on a graph checked by hand: its first entry, and its stale entries."""

import pytest

from searchlight.events import BACK_UP, CUTOFF, EXPAND, FORGET, GENERATE, GOAL, STALE, Search, Solution, Unsolved
from searchlight.problems.graph import Graph, GraphProblem
from tests.unit.small import INCONSISTENT, SMALL, all_events, events_of, problem, recorded, search


def frontiers(started: Search) -> list[str]:
    """The entries whenever one is about to be taken off, in the order in which they are served, and those left at last.

    The order is not computed from any key but observed: who leaves first stands first. Entries that never leave follow
    in brackets, in the order in which they were generated.
    """
    events = list(all_events(started))
    leaves = {id(node): time for time, (kind, node) in enumerate(events) if kind in (EXPAND, STALE, CUTOFF, GOAL)}
    here, seen = [], []
    for time, (kind, node) in enumerate(events):
        if kind in (GENERATE, BACK_UP):
            here.append(node)
        elif kind == FORGET:
            here.remove(node)
        elif leaves.get(id(node)) == time:
            seen.append(_shown(here, leaves))
            here.remove(node)
    return [*seen, _shown(here, leaves)]


def _shown(here: list, leaves: dict) -> str:
    served = sorted((node for node in here if id(node) in leaves), key=lambda node: leaves[id(node)])
    left = [f"[{node.state}{node.g}]" for node in here if id(node) not in leaves]
    return " ".join([f"{node.state}{node.g}" for node in served] + left)


def test_uniform_cost_serves_the_least_g_and_finds_visited_states_when_it_pops_them() -> None:
    """B4 and C6 stay in the frontier after B3 and C4 were visited, are popped, and are dropped; B4 precedes C4."""
    assert frontiers(search("uniform-cost", problem())) == [
        "S0", "A1 B4", "B3 B4 C6", "B4 C4 C6", "C4 C6", "C6 G7", "G7", "",
    ]  # fmt: skip
    assert events_of(search("uniform-cost", problem())) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 4",
        "EXPAND A 1", "GENERATE B 3", "GENERATE C 6",
        "EXPAND B 3", "GENERATE C 4",
        "STALE B 4",
        "EXPAND C 4", "GENERATE G 7",
        "STALE C 6",
        "GOAL G 7",
    ]  # fmt: skip


def test_astar_serves_the_least_f_and_leaves_superseded_entries_behind() -> None:
    """B3 (f = 7) beats B4 (f = 8), C4 (f = 7) beats C6 (f = 9); the goal comes before either is popped."""
    assert frontiers(search("astar", problem())) == [
        "S0", "A1 [B4]", "B3 [B4] [C6]", "C4 [B4] [C6]", "G7 [B4] [C6]", "[B4] [C6]",
    ]  # fmt: skip
    assert events_of(search("astar", problem())) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 4",
        "EXPAND A 1", "GENERATE B 3", "SUPERSEDED B 4", "GENERATE C 6",
        "EXPAND B 3", "GENERATE C 4", "SUPERSEDED C 6",
        "EXPAND C 4", "GENERATE G 7",
        "GOAL G 7",
    ]  # fmt: skip


def test_astar_reopens_a_closed_state_that_it_reaches_at_a_smaller_g() -> None:
    """B is closed at g = 3 when A leads to it at g = 2: B is generated and expanded again, and the path is optimal."""
    assert events_of(search("astar", problem(INCONSISTENT))) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 3",
        "EXPAND B 3", "GENERATE C 6",
        "EXPAND C 6", "GENERATE G 9",
        "EXPAND A 1", "GENERATE B 2",
        "EXPAND B 2", "GENERATE C 5",
        "EXPAND C 5", "GENERATE G 8", "SUPERSEDED G 9",
        "GOAL G 8",
    ]  # fmt: skip


def test_without_reopening_a_closed_state_stays_closed() -> None:
    """A* without reopening: B at g = 2 is a duplicate, because B is closed; the path costs 9 instead of 8."""
    assert events_of(search("astar", problem(INCONSISTENT), reopen=False)) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 3",
        "EXPAND B 3", "GENERATE C 6",
        "EXPAND C 6", "GENERATE G 9",
        "EXPAND A 1", "DUPLICATE B 2",
        "GOAL G 9",
    ]  # fmt: skip


def test_with_a_consistent_heuristic_both_forms_tell_the_same() -> None:
    """Nothing is reached at a smaller g once it is closed."""
    assert events_of(search("astar", problem(), reopen=False)) == events_of(search("astar", problem()))


def test_a_reopened_state_can_be_beaten_again_while_it_waits() -> None:
    """B is closed at 5 and reopened at 4; D leads to it at 3 before it is served: B4 is superseded, not reopened."""
    graph = Graph(
        edges={"S": {"B": 5, "A": 1}, "B": {"G": 9}, "A": {"B": 3, "D": 1}, "D": {"B": 1}},
        h={"S": 0, "A": 9, "B": 2, "D": 0, "G": 0},
    )
    assert events_of(search("astar", problem(graph)))[5:13] == [
        "GENERATE G 14",
        "EXPAND A 1", "GENERATE B 4", "GENERATE D 2",
        "EXPAND D 2", "GENERATE B 3", "SUPERSEDED B 4",
        "EXPAND B 3",
    ]  # fmt: skip


@pytest.mark.parametrize("reopen", [True, False])
def test_a_superseded_entry_that_is_popped_is_dropped(reopen: bool) -> None:
    """Without h, B4 and C6 are popped before the goal: B3 and C4 beat them, and they are stale."""
    started = search("astar", GraphProblem(SMALL, "S", "G", "zero"), reopen=reopen)
    assert [sentence for sentence in events_of(started) if sentence.startswith("STALE")] == ["STALE B 4", "STALE C 6"]


EQUAL_F = Graph(edges={"S": {"A": 2, "C": 3, "B": 1}, "G": {}}, h={"S": 4, "A": 2, "C": 1, "B": 3, "G": 0})


@pytest.mark.parametrize(
    ("tie", "order"),
    [
        ("fifo", ["A2 C3 B1", "C3 B1", "B1"]),
        ("lifo", ["B1 C3 A2", "C3 A2", "A2"]),
        ("low-h", ["C3 A2 B1", "A2 B1", "B1"]),
        ("high-g", ["C3 A2 B1", "A2 B1", "B1"]),
        ("state", ["A2 B1 C3", "B1 C3", "C3"]),
    ],
)
def test_entries_of_equal_f_are_served_as_the_option_tie_says(tie: str, order: list[str]) -> None:
    """All three children have f = 4; they were inserted in the order A, C, B."""
    assert frontiers(search("astar", problem(EQUAL_F), tie=tie)) == ["S0", *order, ""]


def test_depth_limited_search_goes_down_one_path_at_a_time() -> None:
    """At limit 2 the goal, three levels down, is out of reach: cutoff. A child is made only when its turn has come."""
    assert events_of(search("depth-limited", problem(), limit=2)) == [
        "GENERATE S 0",
        "EXPAND S 0",
        "GENERATE A 1", "EXPAND A 1", "GENERATE B 3", "CUTOFF B 3", "GENERATE C 6", "CUTOFF C 6",
        "GENERATE B 4", "EXPAND B 4", "GENERATE C 5", "CUTOFF C 5",
    ]  # fmt: skip


def test_depth_limited_search_fails_where_nothing_is_left_below_the_limit() -> None:
    """From C every path ends before the limit, and none at S: failure, not cutoff."""
    started = search("depth-limited", problem(start="C", goal="S"), limit=2)
    run = recorded(started)
    assert run.outcome is Unsolved.FAILURE
    assert run.record.states == ["C", "G"]


def test_iterative_deepening_starts_again_with_every_limit() -> None:
    """The goal is found at limit 3, on the first path of three edges, not on the cheapest."""
    sentences = events_of(search("iterative-deepening", problem()))
    assert sentences == [
        "ITERATION 0", "GENERATE S 0", "CUTOFF S 0",
        "ITERATION 1", "GENERATE S 0", "EXPAND S 0", "GENERATE A 1", "CUTOFF A 1", "GENERATE B 4", "CUTOFF B 4",
        "ITERATION 2", *events_of(search("depth-limited", problem(), limit=2)),
        "ITERATION 3",
        "GENERATE S 0",
        "EXPAND S 0",
        "GENERATE A 1", "EXPAND A 1",
        "GENERATE B 3", "EXPAND B 3", "GENERATE C 4", "CUTOFF C 4",
        "GENERATE C 6", "EXPAND C 6", "GENERATE G 9", "GOAL G 9",
    ]  # fmt: skip


@pytest.mark.parametrize("algorithm", ["iterative-deepening", "iterative-deepening-visited"])
def test_the_last_limit_is_tried_too(algorithm: str) -> None:
    """The goal lies three edges away: limit 3 reaches it, limit 2 ends with cutoff after three iterations."""
    assert isinstance(recorded(search(algorithm, problem(), limit=3)).outcome, Solution)
    short = recorded(search(algorithm, problem(), limit=2))
    assert short.outcome is Unsolved.CUTOFF
    assert [iteration.limit for iteration in short.record.iterations] == [0, 1, 2]


def test_iterative_deepening_with_visited_states_takes_the_last_child_first() -> None:
    """A stack per iteration: children are pushed in order, the last is popped first; limit 3 finds S, B, C, G."""
    assert events_of(search("iterative-deepening-visited", problem())) == [
        "ITERATION 0", "GENERATE S 0", "CUTOFF S 0",
        "ITERATION 1", "GENERATE S 0", "EXPAND S 0", "GENERATE A 1", "GENERATE B 4", "CUTOFF B 4", "CUTOFF A 1",
        "ITERATION 2", "GENERATE S 0", "EXPAND S 0", "GENERATE A 1", "GENERATE B 4",
        "EXPAND B 4", "GENERATE C 5", "CUTOFF C 5",
        "EXPAND A 1", "GENERATE B 3", "GENERATE C 6", "STALE C 6", "STALE B 3",
        "ITERATION 3", "GENERATE S 0", "EXPAND S 0", "GENERATE A 1", "GENERATE B 4",
        "EXPAND B 4", "GENERATE C 5", "EXPAND C 5", "GENERATE G 8", "GOAL G 8",
    ]  # fmt: skip
    assert frontiers(search("iterative-deepening-visited", problem(), limit=2)) == [
        *("S0", "S0", "B4 A1", "A1"),  # limits 0 and 1
        *("S0", "B4 A1", "C5 A1", "A1", "C6 B3", "B3"),  # limit 2
        "",
    ]
