"""The lessons: each opens the search that it speaks of, and what it says is true."""

from itertools import pairwise

import pytest

from searchlight.catalog import comparisons, every_lesson, lessons
from searchlight.entries import Lesson
from searchlight.events import BACK_UP, EXPAND, GOAL, Drive
from searchlight.run import Run
from searchlight.setup import Setup, read
from tests.unit.small import recorded


def taught(lesson: Lesson, **changes: str) -> Run:
    """The run of a lesson, to its end."""
    setup = read(dict(lesson.options) | changes)
    assert isinstance(setup, Setup)
    return recorded(setup.search())


def searches(lesson: Lesson) -> list[Setup]:
    """What it opens: one search, or two."""
    found = [read(lesson.options), *([read({**lesson.options, **lesson.second})] if lesson.second else [])]
    assert all(isinstance(setup, Setup) for setup in found), found
    return [setup for setup in found if isinstance(setup, Setup)]


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda lesson: lesson.id)
def test_a_lesson_opens_its_searches_without_a_doubt(lesson: Lesson) -> None:
    """Its options are accepted as they stand, with no warning."""
    assert [setup.caveats for setup in searches(lesson)] == [()] * (2 if lesson.second else 1)


def test_every_lesson_has_one_place() -> None:
    """Whatever is written down is given, once."""
    written = [each for room in (lessons, comparisons) for each in vars(room).values() if isinstance(each, Lesson)]
    assert sorted(lesson.id for lesson in every_lesson()) == sorted({lesson.id for lesson in written})


def test_no_two_lessons_open_the_same_search() -> None:
    """Also where one of them says what is the default anyway."""
    opened = [tuple(str(sorted(setup.values.items())) for setup in searches(lesson)) for lesson in every_lesson()]
    assert len(set(opened)) == len(opened)


def test_a_fault_is_followed_by_its_repair() -> None:
    """On the same start, and the path is cheaper."""
    order = list(pairwise(every_lesson()))
    for fault, repair in (
        (lessons.FIRST_NOT_SHORTEST, lessons.EACH_LIMIT_IN_TURN),
        (lessons.FEWER_ROADS, lessons.CHEAPEST_ROADS),
        (lessons.DETOUR, lessons.REPAIRED),
        (lessons.CORRIDOR, lessons.NOT_LURED),
        (lessons.CLOSED_TOO_EARLY, lessons.REOPENED),
        (lessons.TOO_MUCH, lessons.WITHOUT_ESTIMATE),
    ):
        assert (fault, repair) in order
        assert fault.options["start"] == repair.options["start"]
        costs = [taught(lesson).outcome.cost for lesson in (fault, repair)]
        assert costs[1] < costs[0]


@pytest.mark.parametrize(
    ("lesson", "cost"),
    [
        (lessons.RING, 4),
        (lessons.TWO_BLANKS, 11),
        (lessons.DETOUR, 3),
        (lessons.REPAIRED, 2),
        (lessons.CORRIDOR, 22),
        (lessons.NOT_LURED, 8),
        (lessons.CLOSED_TOO_EARLY, 5),
        (lessons.REOPENED, 4),
        (lessons.TOO_MUCH, 3),
        (lessons.WITHOUT_ESTIMATE, 2),
        (lessons.SAME_LENGTH_SOONER, 31),
        (lessons.LONGER_SOONER, 45),
        (lessons.PATHS_OFF_THE_QUEUE, 8),
        (lessons.FIRST_NOT_SHORTEST, 3),
        (lessons.EACH_LIMIT_IN_TURN, 1),
        (lessons.FEWER_ROADS, 450),
        (lessons.CHEAPEST_ROADS, 418),
        (lessons.BOOK_S_MAP, 418),
        (lessons.HALFWAY, 31),
    ],
    ids=lambda value: value.id if isinstance(value, Lesson) else "",
)
def test_the_path_costs_what_the_lesson_says(lesson: Lesson, cost: float) -> None:
    """Korf's instance stands with the published numbers."""
    outcome = taught(lesson).outcome
    assert outcome.cost == cost


def test_the_cheapest_paths_are_those_that_the_lessons_name() -> None:
    """By uniform-cost search on the same problems."""
    for lesson, cost in (
        (lessons.DETOUR, 2),
        (lessons.CORRIDOR, 8),
        (lessons.CLOSED_TOO_EARLY, 4),
        (lessons.TOO_MUCH, 2),
        (lessons.FIRST_NOT_SHORTEST, 1),
        (lessons.FEWER_ROADS, 418),
    ):
        assert taught(lesson, algorithm="uniform-cost").outcome.cost == cost


def test_the_expansions_are_those_that_the_lessons_name() -> None:
    """A* expands 20,290 where W = 2 expands 419 and W = 5 expands 282; the two halves are 13,223."""
    assert taught(lessons.SAME_LENGTH_SOONER).record.expanded == 419
    assert taught(lessons.SAME_LENGTH_SOONER, algorithm="astar").record.expanded == 20_290
    assert taught(lessons.LONGER_SOONER).record.expanded == 282
    assert taught(lessons.HALFWAY).record.expanded == 13_223


def test_220_paths_are_taken_off_the_queue() -> None:
    """Document 002: 219 are extended, the last one ends at the goal."""
    record = taught(lessons.PATHS_OFF_THE_QUEUE).record
    assert sum(kind in (EXPAND, GOAL) for kind in record.kind) == 220


def test_rbfs_expands_the_cities_of_the_book_in_its_order() -> None:
    """AIMA 4e, figure 3.23: Rimnicu Vilcea is left with 417, Fagaras with 450, and Rimnicu Vilcea expanded again."""
    setup = read(lessons.BOOK_S_MAP.options)
    assert isinstance(setup, Setup)
    told = []
    drive = Drive(setup.search())
    while drive.outcome is None:
        told += [(kind, node.state, node.priority) for kind, node in drive.take(1) if kind in (EXPAND, BACK_UP, GOAL)]
    assert told == [
        (EXPAND, "Arad", 366),
        (EXPAND, "Sibiu", 393),
        (EXPAND, "Rimnicu Vilcea", 413),
        (BACK_UP, "Rimnicu Vilcea", 417),
        (EXPAND, "Fagaras", 415),
        (BACK_UP, "Fagaras", 450),
        (EXPAND, "Rimnicu Vilcea", 417),
        (EXPAND, "Pitesti", 417),
        (GOAL, "Bucharest", 418),
    ]


def expansions(lesson: Lesson) -> list[object]:
    """The states in the order in which they are expanded."""
    (setup,) = searches(lesson)
    drive, found = Drive(setup.search()), []
    while drive.outcome is None:
        found += [node.state for kind, node in drive.take(1) if kind == EXPAND]
    return found


def test_the_states_are_expanded_in_the_order_that_the_lessons_tell() -> None:
    """Straight on to the wall; not into the corridor; B once, and again where it is reopened."""
    assert expansions(lessons.WALLS)[:12] == [(x, 6) for x in range(4, 16)]
    assert expansions(lessons.CORRIDOR) == ["S", "T1", "T2", "T3", "T4"]
    assert expansions(lessons.NOT_LURED) == ["S", "A", "B"]
    assert [expansions(lesson).count("B") for lesson in (lessons.CLOSED_TOO_EARLY, lessons.REOPENED)] == [1, 2]
    assert "Fagaras" in expansions(lessons.CHEAPEST_ROADS)
    assert "Pitesti" in expansions(lessons.CHEAPEST_ROADS)


def test_goals_are_found_at_the_limits_that_the_lessons_name() -> None:
    """The last iteration's."""
    for lesson, limit in ((lessons.EACH_LIMIT_IN_TURN, 1), (lessons.DETOUR, 3), (lessons.REPAIRED, 2)):
        assert taught(lesson).record.iterations[-1].limit == limit


def test_each_node_of_the_ring_has_eight_children() -> None:
    """So that each limit costs about eight times the one before."""
    iterations = taught(lessons.RING).record.iterations
    assert [each.generated for each in iterations[:4]] == [0, 8, 8 + 64, 8 + 64 + 512]


@pytest.mark.parametrize(
    ("name", "costs", "expanded"),
    [
        ("compare-heuristics", (31, 31), (143_839, 20_290)),
        ("compare-informed", (31, 31), (181_439, 20_290)),
        ("compare-visited", (3, 2), (6, 4)),
        ("compare-memory", (8, 8), (119, 1480)),
        ("compare-reopening", (4, 5), (4, 3)),
    ],
)
def test_two_searches_side_by_side_are_what_is_said_of_them(
    name: str, costs: tuple[int, int], expanded: tuple[int, int]
) -> None:
    """What their paths cost, and how many states they expand."""
    (lesson,) = [lesson for lesson in every_lesson() if lesson.id == name]
    assert lesson.second
    runs = [taught(lesson), taught(lesson, **lesson.second)]
    assert tuple(run.outcome.cost for run in runs) == costs
    assert tuple(run.record.expanded for run in runs) == expanded


def test_breadth_first_search_pays_with_memory_and_iterative_deepening_with_time() -> None:
    """329 nodes, 88 of them waiting at once; 4,185 nodes and one path."""
    lesson = comparisons.MEMORY
    assert lesson.second
    broad, deep = taught(lesson).record, taught(lesson, **lesson.second).record
    assert (broad.generated, broad.max_frontier, deep.generated) == (329, 88, 4185)
