"""The lessons: each opens the search that it speaks of, and what it says is true."""

import pytest

from searchlight.catalog import ALGORITHMS, lessons
from searchlight.catalog.comparisons import COMPARISONS
from searchlight.catalog.problem_lessons import PROBLEM_LESSONS
from searchlight.entries import Lesson
from searchlight.events import BACK_UP, EXPAND, GOAL, Drive
from searchlight.run import Run
from searchlight.setup import Setup, read
from tests.unit.small import recorded

ALL = [(name, lesson) for name, entry in ALGORITHMS.items() for lesson in entry.lessons]


def taught(lesson: Lesson, **changes: str) -> Run:
    """The run of a lesson, to its end."""
    setup = read(dict(lesson.options) | changes)
    assert isinstance(setup, Setup)
    return recorded(setup.search())


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=[f"{name}: {lesson.id}" for name, lesson in ALL])
def test_a_lesson_opens_its_algorithm_without_a_doubt(name: str, lesson: Lesson) -> None:
    """Its options are accepted as they stand, with no warning."""
    setup = read(lesson.options)
    assert isinstance(setup, Setup)
    assert setup.caveats == ()
    assert setup.algorithm.id == name


def test_every_lesson_is_offered_once() -> None:
    """By the algorithm that it runs."""
    written = [value for value in vars(lessons).values() if isinstance(value, Lesson)]
    assert sorted(lesson.id for _, lesson in ALL) == sorted(lesson.id for lesson in written)


@pytest.mark.parametrize(
    ("lesson", "cost"),
    [
        (lessons.DETOUR, 3),
        (lessons.REPAIRED, 2),
        (lessons.CORRIDOR, 22),
        (lessons.NOT_LURED, 8),
        (lessons.CLOSED_TOO_EARLY, 5),
        (lessons.REOPENED, 4),
        (lessons.TOO_MUCH, 3),
        (lessons.SAME_LENGTH_SOONER, 31),
        (lessons.LONGER_SOONER, 45),
        (lessons.PATHS_OFF_THE_QUEUE, 8),
        (lessons.FIRST_NOT_SHORTEST, 3),
        (lessons.FEWER_ROADS, 450),
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


@pytest.mark.parametrize("lesson", PROBLEM_LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_about_a_problem_opens_without_a_doubt(lesson: Lesson) -> None:
    """Its options are accepted as they stand, with no warning."""
    setup = read(lesson.options)
    assert isinstance(setup, Setup)
    assert setup.caveats == ()


@pytest.mark.parametrize(
    ("name", "changes", "cost"),
    [
        ("two-heuristics", {}, 31),
        ("one-move-away", {}, 3),
        ("one-move-away", {"algorithm": "iterative-deepening"}, 1),
        ("ring", {}, 4),
        ("two-blanks", {}, 11),
    ],
)
def test_a_lesson_about_a_problem_says_what_is_true(name: str, changes: dict[str, str], cost: float) -> None:
    """The paths that it promises."""
    (lesson,) = [lesson for lesson in PROBLEM_LESSONS if lesson.id == name]
    assert taught(lesson, **changes).outcome.cost == cost


def test_manhattan_expands_a_seventh_of_what_misplaced_tiles_do() -> None:
    """As the lesson on the two heuristics says."""
    (lesson,) = [lesson for lesson in PROBLEM_LESSONS if lesson.id == "two-heuristics"]
    misplaced, manhattan = (taught(lesson, heuristic=name).record.expanded for name in ("misplaced", "manhattan"))
    assert round(misplaced / manhattan) == 7


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
    """Both are accepted without a warning, and the second one differs only where it says so."""
    (lesson,) = [lesson for lesson in COMPARISONS if lesson.id == name]
    assert lesson.second
    pair = [read(options) for options in (lesson.options, {**lesson.options, **lesson.second})]
    assert [setup.caveats for setup in pair if isinstance(setup, Setup)] == [(), ()]
    runs = [taught(lesson), taught(lesson, **lesson.second)]
    assert tuple(run.outcome.cost for run in runs) == costs
    assert tuple(run.record.expanded for run in runs) == expanded


def test_breadth_first_search_pays_with_memory_and_iterative_deepening_with_time() -> None:
    """329 nodes, 88 of them waiting at once; 4,185 nodes and one path."""
    (lesson,) = [lesson for lesson in COMPARISONS if lesson.id == "compare-memory"]
    assert lesson.second
    broad, deep = taught(lesson).record, taught(lesson, **lesson.second).record
    assert (broad.generated, broad.max_frontier, deep.generated) == (329, 88, 4185)
