"""The events of the algorithms with stacks, queues, limits and two sides, on graphs checked by hand."""

from searchlight.events import Solution, Unsolved
from searchlight.problems.graph import Graph, GraphProblem
from searchlight.problems.graph_files import DETOUR
from tests.unit.algorithms.test_frontiers import frontiers
from tests.unit.small import SMALL, events_of, problem, recorded, search

# Roads in both directions between S, A and B, and from A to the goal.
TWO_WAY = Graph(
    edges={"S": {"A": 1, "B": 1}, "A": {"S": 1, "B": 1, "G": 3}, "B": {"S": 1, "A": 1}, "G": {"A": 3}},
    h={"S": 2, "A": 1, "B": 2, "G": 0},
)


def test_breadth_first_search_recognises_the_goal_when_it_is_made() -> None:
    """B3 and C5 are duplicates although they cost less; G is found over C6 and never enters the frontier."""
    assert events_of(search("breadth-first", problem())) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 4",
        "EXPAND A 1", "DUPLICATE B 3", "GENERATE C 6",
        "EXPAND B 4", "DUPLICATE C 5",
        "EXPAND C 6", "FOUND G 9",
    ]  # fmt: skip
    assert frontiers(search("breadth-first", problem())) == ["S0", "A1 B4", "B4 C6", "C6", ""]


def test_breadth_first_search_knows_a_start_that_is_the_goal_at_once() -> None:
    """The root is found, not generated into the frontier."""
    assert events_of(search("breadth-first", problem(start="G"))) == ["FOUND G 0"]


def test_breadth_first_search_over_paths_meets_a_state_on_every_path_to_it() -> None:
    """B, C and G enter the queue again and again; the goal waits until its path is taken off."""
    assert frontiers(search("breadth-first-paths", problem())) == [
        "S0", "A1 B4", "B4 B3 C6", "B3 C6 C5", "C6 C5 C4", "C5 C4 G9", "C4 G9 [G8]", "G9 [G8] [G7]", "[G8] [G7]",
    ]  # fmt: skip


def test_only_loops_on_the_own_path_are_avoided() -> None:
    """The way back to S is a cycle at once; B over A is not, although B waits in the queue already."""
    assert events_of(search("breadth-first-paths", problem(TWO_WAY))) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 1",
        "EXPAND A 1", "CYCLE S 2", "GENERATE B 2", "GENERATE G 4",
        "EXPAND B 1", "CYCLE S 2", "GENERATE A 2",
        "EXPAND B 2", "CYCLE S 3", "CYCLE A 3",
        "GOAL G 4",
    ]  # fmt: skip
    assert events_of(search("depth-first-paths", problem(TWO_WAY))) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 1",
        "EXPAND B 1", "CYCLE S 2", "GENERATE A 2",
        "EXPAND A 2", "CYCLE S 3", "CYCLE B 3", "GENERATE G 5",
        "GOAL G 5",
    ]  # fmt: skip


def test_depth_first_search_drops_visited_states_when_it_pops_them() -> None:
    """Without a goal: C6 and B3, pushed below A, were visited on the way over B."""
    assert events_of(search("depth-first", GraphProblem(SMALL, "S", "nowhere"))) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 4",
        "EXPAND B 4", "GENERATE C 5",
        "EXPAND C 5", "GENERATE G 8",
        "EXPAND G 8",
        "EXPAND A 1", "GENERATE B 3", "GENERATE C 6",
        "STALE C 6", "STALE B 3",
    ]  # fmt: skip
    assert frontiers(search("depth-first", problem())) == ["S0", "B4 [A1]", "C5 [A1]", "G8 [A1]", "[A1]"]


def test_the_repaired_form_visits_a_state_again_at_a_smaller_depth() -> None:
    """At limit 2, B is cut off at depth 2 and expanded at depth 1, where the unrepaired form finds it stale."""
    before = [
        "ITERATION 0", "GENERATE S 0", "CUTOFF S 0",
        "ITERATION 1", "GENERATE S 0", "EXPAND S 0", "GENERATE B 1", "GENERATE A 1", "CUTOFF A 1", "CUTOFF B 1",
        "ITERATION 2", "GENERATE S 0", "EXPAND S 0", "GENERATE B 1", "GENERATE A 1",
        "EXPAND A 1", "GENERATE B 2", "CUTOFF B 2",
    ]  # fmt: skip
    repaired = events_of(search("iterative-deepening-optimal", problem(DETOUR)))
    assert repaired == [*before, "EXPAND B 1", "GENERATE G 2", "GOAL G 2"]
    visited = events_of(search("iterative-deepening-visited", problem(DETOUR)))
    assert visited[: len(before) + 1] == [*before, "STALE B 1"]


def test_the_repaired_form_skips_a_state_at_the_same_or_a_greater_depth() -> None:
    """At limit 2, C was visited at depth 2 and B at depth 1: both are stale at depth 2."""
    sentences = events_of(search("iterative-deepening-optimal", problem(), limit=2))
    assert sentences[-5:] == ["EXPAND A 1", "GENERATE B 3", "GENERATE C 6", "STALE C 6", "STALE B 3"]


def test_greedy_search_serves_the_least_h_whatever_was_paid() -> None:
    """B4 (h = 4) comes before A1 (h = 5): the path over B costs 8, where 7 is possible."""
    assert frontiers(search("greedy", problem())) == ["S0", "B4 [A1]", "C5 [A1]", "G8 [A1]", "[A1]"]


def test_weighted_astar_trusts_h_more() -> None:
    """With W = 10, B4 (f = 44) comes before A1 (f = 51); with W = 1 it is A*."""
    assert frontiers(search("weighted-astar", problem(), weight=10)) == frontiers(search("greedy", problem()))
    assert events_of(search("weighted-astar", problem(), weight=1)) == events_of(search("astar", problem()))


def test_ida_star_raises_its_bound_to_the_smallest_f_that_was_cut_off() -> None:
    """Bounds 2, 3 and 4. A's way back to its parent S is not made; S over B and A is, and is cut off."""
    assert events_of(search("ida-star", problem(TWO_WAY))) == [
        "ITERATION 2", "GENERATE S 0", "EXPAND S 0",
        "GENERATE A 1", "EXPAND A 1", "GENERATE B 2", "CUTOFF B 2", "GENERATE G 4", "CUTOFF G 4",
        "GENERATE B 1", "CUTOFF B 1",
        "ITERATION 3", "GENERATE S 0", "EXPAND S 0",
        "GENERATE A 1", "EXPAND A 1", "GENERATE B 2", "CUTOFF B 2", "GENERATE G 4", "CUTOFF G 4",
        "GENERATE B 1", "EXPAND B 1",
        "GENERATE A 2", "EXPAND A 2", "GENERATE S 3", "CUTOFF S 3", "GENERATE G 5", "CUTOFF G 5",
        "ITERATION 4", "GENERATE S 0", "EXPAND S 0",
        "GENERATE A 1", "EXPAND A 1",
        "GENERATE B 2", "EXPAND B 2", "GENERATE S 3", "CUTOFF S 3",
        "GENERATE G 4", "GOAL G 4",
    ]  # fmt: skip


def test_the_bounds_of_ida_star_may_be_fractions() -> None:
    """They stand with the iterations; the events carry the numbers of the iterations."""
    graph = Graph({"S": {"A": 0.1}, "A": {"B": 0.2}, "B": {"G": 0.3}})
    run = recorded(search("ida-star", problem(graph)))
    assert [each.limit for each in run.record.iterations] == [0, 0.1, 0.1 + 0.2, 0.1 + 0.2 + 0.3]
    begun = [row for kind, row in zip(run.record.kind, run.record.node, strict=True) if kind == 8]
    assert begun == [0, 1, 2, 3]


def test_ida_star_fails_where_nothing_was_cut_off() -> None:
    """S and its child are all there is."""
    assert events_of(search("ida-star", GraphProblem(Graph({"S": {"A": 1}}), "S", "G"))) == [
        "ITERATION 0", "GENERATE S 0", "EXPAND S 0", "GENERATE A 1", "CUTOFF A 1",
        "ITERATION 1", "GENERATE S 0", "EXPAND S 0", "GENERATE A 1", "EXPAND A 1",
    ]  # fmt: skip


# f is 2 for A and 3 for B; below A it is 5, below B 6.
ALTERNATING = Graph(
    edges={"S": {"A": 1, "B": 1}, "A": {"C": 1}, "B": {"D": 1}, "C": {"G": 3}, "D": {"G": 5}},
    h={"S": 0, "A": 1, "B": 2, "C": 3, "D": 4, "G": 0},
)


def test_rbfs_forgets_what_is_not_the_best_and_backs_its_f_up() -> None:
    """C is forgotten for B and D for A, which is expanded a second time."""
    assert events_of(search("rbfs", problem(ALTERNATING))) == [
        "GENERATE S 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 1",
        "EXPAND A 1", "GENERATE C 2", "FORGET C 2", "BACK_UP A 1",
        "EXPAND B 1", "GENERATE D 2", "FORGET D 2", "BACK_UP B 1",
        "EXPAND A 1", "GENERATE C 2",
        "EXPAND C 2", "GENERATE G 5",
        "GOAL G 5",
    ]  # fmt: skip
    assert frontiers(search("rbfs", problem(ALTERNATING))) == [
        *("S0", "A1 B1", "B1 A1", "A1 [B1]", "C2 [B1]", "G5 [B1]", "[B1]")
    ]


def test_a_backed_up_node_is_a_row_of_its_own_and_no_child_made() -> None:
    """Rows: S A B C, A again with f = 5, D, B again with f = 6, C and G; six of them are generated."""
    record = recorded(search("rbfs", problem(ALTERNATING))).record
    assert "".join(record.states[state] for state in record.state) == "SABCADBCG"
    assert list(record.priority) == [0, 2, 3, 5, 5, 6, 6, 5, 5]
    assert list(record.parent) == [-1, 0, 0, 1, 0, 2, 0, 4, 7]
    assert (record.expanded, record.generated, record.max_frontier) == (5, 6, 2)


def test_rbfs_fails_when_all_are_dead_ends() -> None:
    """Dead ends are not put back; AIMA's figure would expand them for ever."""
    run = recorded(search("rbfs", GraphProblem(Graph({"S": {"A": 1, "B": 2}, "A": {"C": 1}}), "S", "G")))
    assert run.outcome is Unsolved.FAILURE
    assert "".join(run.record.states[state] for state in run.record.state) == "SABC"
    assert run.record.frontier == 0


def test_bidirectional_search_serves_the_least_g_of_both_sides() -> None:
    """The two meet in C at cost 9, then in B at 7, which is no more than 3 + 4, the least g that are left."""
    assert events_of(search("bidirectional", problem())) == [
        "GENERATE S 0", "GENERATE G 0",
        "EXPAND S 0", "GENERATE A 1", "GENERATE B 4",
        "EXPAND G 0", "GENERATE C 3",
        "EXPAND A 1", "GENERATE B 3", "SUPERSEDED B 4", "GENERATE C 6", "MEET C 6",
        "EXPAND C 3", "GENERATE A 8", "GENERATE B 4", "MEET B 4",
    ]  # fmt: skip
    assert frontiers(search("bidirectional", problem())) == [
        *("S0 G0", "G0 A1 [B4]", "A1 C3 [B4]", "C3 [B4] [B3] [C6]", "[B4] [B3] [C6] [A8] [B4]")
    ]


def test_a_path_leads_over_both_trees() -> None:
    """Root to the meeting in the one, then to the root of the other; actions and cost are those of the whole."""
    run = recorded(search("bidirectional", problem()))
    assert isinstance(run.outcome, Solution)
    assert [node.state for node in run.path()] == ["S", "A", "B", "C", "G"]
    assert [node.row for node in run.path()] == [0, 2, 5, 4, 1]
    answer = run.result(str)
    assert (answer["path"], answer["actions"], answer["cost"]) == (list("SABCG"), list("ABCG"), 7)


def test_two_searches_that_start_at_the_goal_have_met() -> None:
    """Both roots are made; nothing is expanded."""
    assert events_of(search("bidirectional", problem(start="G"))) == ["GENERATE G 0", "GENERATE G 0", "MEET G 0"]


def test_bidirectional_search_fails_when_one_side_has_nothing_left() -> None:
    """No edge leads to S: the backward search ends with its root."""
    run = recorded(search("bidirectional", problem(start="A", goal="S")))
    assert run.outcome is Unsolved.FAILURE
