"""The record: its columns are right at every time, for every algorithm."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from searchlight.catalog import ALGORITHMS
from searchlight.events import (
    BACK_UP,
    CUTOFF,
    CYCLE,
    DUPLICATE,
    END,
    EXPAND,
    FORGET,
    FOUND,
    GENERATE,
    GOAL,
    ITERATION,
    STALE,
    SUPERSEDED,
    Drive,
)  # fmt: skip
from searchlight.frontier import TIES
from searchlight.kinds import FATES
from searchlight.problems.graph import Graph
from searchlight.record import Record
from tests.unit.random_graphs import graphs
from tests.unit.small import ANYWHERE, problem, recorded, search

algorithms = st.sampled_from(ANYWHERE)
ties = st.sampled_from(list(TIES))
searches = (graphs(), algorithms, ties, st.booleans())

BIRTHS = (GENERATE, DUPLICATE, CYCLE, FOUND, BACK_UP)
FRONTIER, EXPANDED, DUPLICATED, _, BEATEN, CUT_OFF, AT_GOAL, *_ = range(len(FATES))
ENTERS, LEAVES = (GENERATE, BACK_UP), (EXPAND, STALE, CUTOFF, GOAL, FORGET)


def record_of(algorithm: str, graph: Graph, **options: object) -> Record:
    """With a budget: where there is no way to the goal, not every algorithm ends by itself."""
    return recorded(search(algorithm, problem(graph), limit=4, **options), max_nodes=150).record


def label(record: Record, row: int) -> str:
    return record.states[record.state[row]]


@given(*searches)
def test_every_row_tells_how_its_node_came_to_be(graph: Graph, algorithm: str, tie: str, reopen: bool) -> None:
    """A parent stands before its child, one level higher, in the same iteration, and the edge between them costs g."""
    record = record_of(algorithm, graph, tie=tie, reopen=reopen)
    roots = [row for row in range(record.row_count) if record.parent[row] < 0]
    sides = ["S", "G"] if algorithm == "bidirectional" else ["S"] * len(record.iterations)
    assert [label(record, row) for row in roots] == sides
    side = {}
    for row in range(record.row_count):
        parent = record.parent[row]
        side[row] = row if parent < 0 else side[parent]
        if parent < 0:
            assert (record.action[row], record.g[row], record.depth[row]) == (-1, 0, 0)
            continue
        source, target = label(record, parent), label(record, row)
        if side[row] == 1 and algorithm == "bidirectional":
            source, target = target, source  # the backward search goes against the edges
        assert parent < row
        assert record.actions[record.action[row]] == target
        assert record.g[row] == record.g[parent] + graph.edges[source][target]
        assert record.depth[row] == record.depth[parent] + 1
        assert record.iteration[row] == record.iteration[parent]
        assert -1 < record.late.expanded_at[parent] < record.late.generated_at[row]


@given(*searches)
def test_the_late_cells_say_at_every_time_where_the_events_put_each_node(
    graph: Graph, algorithm: str, tie: str, reopen: bool
) -> None:
    """A plain replay of the events keeps the set of frontier nodes; the columns give the same set, at every time."""
    record = record_of(algorithm, graph, tie=tie, reopen=reopen)
    late, frontier, iteration = record.late, set(), 0
    for time, (kind, row) in enumerate(zip(record.kind, record.node, strict=True)):
        if kind == ITERATION:
            frontier, iteration = set(), row
        elif kind in ENTERS:
            frontier.add(row)
        elif kind in LEAVES:
            frontier.remove(row)
        elif kind == SUPERSEDED:
            assert row in frontier
        elif kind in (DUPLICATE, CYCLE, FOUND):
            assert late.generated_at[row] == late.removed_at[row] == time
        else:
            assert kind == END or late.generated_at[row] < time  # MEET: of a node that is there
        assert frontier == {
            row
            for row in range(record.row_count)
            if late.generated_at[row] <= time
            and (late.removed_at[row] < 0 or late.removed_at[row] > time)
            and record.iteration[row] == iteration
        }


@given(*searches)
def test_every_node_has_one_birth_and_at_most_one_end(graph: Graph, algorithm: str, tie: str, reopen: bool) -> None:
    """A row is made by one event, in the order of the events, and leaves the frontier once or never."""
    record = record_of(algorithm, graph, tie=tie, reopen=reopen)
    births = [row for kind, row in zip(record.kind, record.node, strict=True) if kind in BIRTHS]
    ends = [row for kind, row in zip(record.kind, record.node, strict=True) if kind in LEAVES]
    assert births == list(range(record.row_count))
    assert len(ends) == len(set(ends))


@given(*searches)
def test_fates_and_times_agree(graph: Graph, algorithm: str, tie: str, reopen: bool) -> None:
    """An expanded node has a time of expansion, one in the frontier none of leaving it, a beaten one one of that."""
    record = record_of(algorithm, graph, tie=tie, reopen=reopen)
    columns = record.columns()
    for row in range(record.row_count):
        fate = columns["fate"][row]
        assert (fate == FRONTIER) == (columns["removed_at"][row] == -1)
        assert (fate == EXPANDED) == (columns["expanded_at"][row] >= 0)
        assert fate != BEATEN or 0 <= columns["superseded_at"][row] < columns["removed_at"][row]
        times = [columns[name][row] for name in ("generated_at", "superseded_at", "removed_at")]
        assert sorted(time for time in times if time >= 0) == [time for time in times if time >= 0]


@given(*searches)
def test_the_key_in_the_columns_is_the_order_in_which_entries_are_served(
    graph: Graph, algorithm: str, tie: str, reopen: bool
) -> None:
    """Who leaves the frontier has the least key of all entries there: priority, then the tie-break, then the row.

    Only the meeting of two searches is recognised wherever it stands, and a call of RBFS forgets all that it knows.
    """
    record = record_of(algorithm, graph, tie=tie, reopen=reopen)
    tie_break = {
        "fifo": lambda row: row,
        "lifo": lambda row: -row,
        "low-h": lambda row: (record.h[row], row),
        "high-g": lambda row: (-record.g[row], row),
        "state": lambda row: (label(record, row), row),
        "deepest": lambda row: (-record.depth[row], row),
    }[tie if "tie" in ALGORITHMS[algorithm].options else ALGORITHMS[algorithm].tie]
    frontier: set[int] = set()
    for kind, row in zip(record.kind, record.node, strict=True):
        if kind == ITERATION:
            frontier = set()
        elif kind in ENTERS:
            frontier.add(row)
        elif kind in LEAVES:
            if kind != FORGET:
                assert row == min(frontier, key=lambda entry: (record.priority[entry], tie_break(entry)))
            frontier.remove(row)


@given(*searches)
def test_an_entry_is_stale_when_the_trait_says_so(graph: Graph, algorithm: str, tie: str, reopen: bool) -> None:
    """An entry that is taken off is dropped if it was superseded, or its state visited before; else never."""
    record = record_of(algorithm, graph, tie=tie, reopen=reopen)
    rule = ALGORITHMS[algorithm].stale_when
    visited: dict[str, int] = {}  # the least depth at which each state was visited in this iteration
    beaten = set()
    for kind, row in zip(record.kind, record.node, strict=True):
        if kind == ITERATION:
            visited = {}
        elif kind == SUPERSEDED:
            beaten.add(row)
        elif kind in (EXPAND, STALE, CUTOFF, GOAL):
            state, depth = label(record, row), record.depth[row]
            before = state in visited and (rule == "visited" or visited[state] <= depth)
            assert (kind == STALE) == (row in beaten or (rule is not None and before))
            if kind != STALE:
                visited[state] = min(depth, visited.get(state, depth))


@given(*searches)
def test_counts_are_those_of_the_events(graph: Graph, algorithm: str, tie: str, reopen: bool) -> None:
    """expanded, generated (roots not), and the frontier's largest size after an insertion, stale entries included."""
    record = record_of(algorithm, graph, tie=tie, reopen=reopen)
    count = Counter(record.kind)
    roots = list(record.parent).count(-1)
    children = sum(count[kind] for kind in (GENERATE, DUPLICATE, CYCLE, FOUND)) - roots
    assert record.expanded == count[EXPAND] == sum(each.expanded for each in record.iterations)
    assert record.generated == children == sum(each.generated for each in record.iterations)
    assert record.row_count == children + roots + count[BACK_UP]
    assert record.event_count == len(record.kind)
    assert count[END] == 1
    size = most = 0
    for kind in record.kind:
        size = 0 if kind == ITERATION else size + (kind in ENTERS) - (kind in LEAVES)
        most = max(most, size)
    assert record.max_frontier == most


@given(graphs(), algorithms, st.integers(1, 7))
def test_the_size_of_the_slices_changes_nothing(graph: Graph, algorithm: str, size: int) -> None:
    """Events taken in one by one, in small slices or all at once make the same record."""
    whole = record_of(algorithm, graph)
    sliced, drive = Record(), Drive(search(algorithm, problem(graph), limit=4))
    while drive.outcome is None and sliced.generated < 150:
        sliced.consume(drive.take(min(size, 150 - sliced.generated)))
        assert len(sliced.late.fate) == sliced.row_count  # read in between: brought up to date step by step
    if drive.outcome:
        sliced.end(drive.outcome)
    assert sliced.digest() == whole.digest()


def test_fates_by_hand() -> None:
    """Uniform cost on the small graph: B4 and C6 end as duplicates; A* leaves them, beaten, in the frontier."""
    assert list(record_of("uniform-cost", problem().graph).late.fate) == [
        *(EXPANDED, EXPANDED, DUPLICATED, EXPANDED, DUPLICATED, EXPANDED, AT_GOAL)
    ]
    late = record_of("astar", problem().graph).late
    assert list(late.fate) == [EXPANDED, EXPANDED, FRONTIER, EXPANDED, FRONTIER, EXPANDED, AT_GOAL]
    assert list(late.superseded_at) == [-1, -1, 6, -1, 10, -1, -1]
    assert CUT_OFF in recorded(search("depth-limited", problem(), limit=1)).record.late.fate
