"""MovingAI scenarios: a map made here, every optimal length, and mistakes in files."""

from collections.abc import Iterator
from heapq import heappop, heappush
from pathlib import Path
from random import Random

import pytest

from searchlight import BadInput
from searchlight.imports.scenarios import Scenario, parse_scenarios
from tests.unit.each_case import each_case
from tests.unit.problems.scenarios.small_map import GOOD
from tests.unit.setups import setup_of
from tests.unit.small import recorded

Cells = list[list[bool]]  # by row: is it free?


# -- a map, and how long paths on it are, without anything of the solver ----------------------------------------


def scattered(seed: int) -> Cells:
    """Barriers here and there."""
    random = Random(seed)
    return [[random.random() > 0.25 for _ in range(31)] for _ in range(23)]


def steps(cells: Cells, x: int, y: int) -> Iterator[tuple[int, int, float]]:
    def free(column: int, row: int) -> bool:
        return 0 <= row < len(cells) and 0 <= column < len(cells[0]) and cells[row][column]

    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            straight = dx == 0 or dy == 0
            if (dx or dy) and free(x + dx, y + dy) and (straight or (free(x + dx, y) and free(x, y + dy))):
                yield x + dx, y + dy, 1 if straight else 2**0.5


def lengths(cells: Cells, start: tuple[int, int]) -> dict[tuple[int, int], float]:
    """Dijkstra's algorithm, as short as it can be written."""
    done: dict[tuple[int, int], float] = {}
    queue = [(0.0, start)]
    while queue:
        length, place = heappop(queue)
        if place in done:
            continue
        done[place] = length
        for x, y, step in steps(cells, *place):
            heappush(queue, (length + step, (x, y)))
    return done


def written(folder: Path, name: str = "scattered", count: int = 40) -> Path:
    """The map and its scenarios, as the published format has them; buckets of four."""
    cells, random = scattered(5), Random(name)
    rows = ["".join("." if free else random.choice("@OTW") for free in row) for row in cells]
    head = ["type octile", f"height {len(rows)}", f"width {len(rows[0])}", "map"]
    (folder / f"{name}.map").write_text("\n".join([*head, *rows, ""]))
    free = [(x, y) for y, row in enumerate(cells) for x, is_free in enumerate(row) if is_free]
    lines: list[tuple[float, str]] = []
    while len(lines) < count:
        start = random.choice(free)
        goal, length = random.choice(list(lengths(cells, start).items()))
        fields = [f"maps/{name}.map", len(rows[0]), len(rows), *start, *goal, f"{length:.8f}"]
        lines.append((length, "\t".join(map(str, fields))))
    lines.sort()
    numbered = [f"{int(length // 4)}\t{line}" for length, line in lines]
    path = folder / f"{name}.map.scen"
    path.write_text("\n".join(["version 1.0", *numbered, ""]))
    return path


def test_every_length_is_the_cost_of_astar_and_of_jump_point_search(tmp_path: Path) -> None:
    """Within a millionth."""
    path = written(tmp_path)
    text = (tmp_path / "scattered.map").read_text()
    scenarios = parse_scenarios(path.read_text())
    assert len(scenarios) == 40
    for each in scenarios:
        for algorithm in ("astar", "jump-point"):
            ends = {"start": each.start, "goal": each.goal, "moves": "8"}
            setup = setup_of({"problem": "grid", "grid": text, "algorithm": algorithm, **ends})
            cost = recorded(setup.search()).result(setup.problem.plain)["cost"]
            assert cost == pytest.approx(each.length, abs=1e-6), each
            assert each.has_length(cost)


# -- the format --------------------------------------------------------------------------------------------------------


def test_the_published_example() -> None:
    """Nine fields, parted by tabs; (0, 0) is the upper left corner. Blanks are read as well, and empty lines."""
    on_arena = "0\tmaps/dao/arena.map\t49\t49\t"
    text = f"version 1.0\n{on_arena}1\t11\t1\t12\t1\n{on_arena}1\t13\t4\t12\t3.41421\n"
    first, second = parse_scenarios(text)
    assert first == Scenario(2, 0, "maps/dao/arena.map", 49, 49, "1,11", "1,12", 1, 0)
    assert (second.start, second.goal, second.length, second.digits) == ("1,13", "4,12", 3.41421, 5)
    assert second.has_length(2 + 2**0.5)
    assert not second.has_length(3.4143)
    assert parse_scenarios(text.replace("\t", "  ").replace("1.0", "1") + "\n\n") == [first, second]


@each_case(
    "text, sentence",
    [
        ("", "The file begins with “”. Begin it with the line “version 1”."),
        ("version 2\n" + GOOD, "The file begins with “version 2”."),
        (f"version 1\n{GOOD}\n0\tm.map\t5", "Line 3 has 3 fields. A scenario has 9: bucket, map,"),
        (f"version 1\n{GOOD}\n\n{GOOD.replace('4', 'x')}", "Line 4 has “x” for the goal x."),
        ("version 1\n" + GOOD.replace("5.41", "-1"), "Line 2 has “-1” for the optimal length."),
        ("version 1\n" + GOOD.replace("4\t2", "5\t2"), "Line 2 has its goal at 5,2, outside of its map."),
        ("version 1\n" + GOOD.replace("5\t3", "900\t3"), "Line 2 is on a map of 900 × 3 cells."),
    ],
)
def test_a_broken_file_gets_a_sentence_with_its_line(text: str, sentence: str) -> None:
    """That says what to write instead."""
    with pytest.raises(BadInput) as caught:
        parse_scenarios(text)
    assert caught.value.text.startswith(sentence)
