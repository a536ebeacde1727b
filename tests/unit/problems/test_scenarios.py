"""MovingAI scenarios: three maps made here, every optimal length, the commands, and mistakes in files."""

import json
from collections.abc import Iterator
from heapq import heappop, heappush
from pathlib import Path
from random import Random

import pytest

from searchlight import BadInput
from searchlight.__main__ import main
from searchlight.foreign_files.scenarios import Scenario, parse_scenarios
from searchlight.setup import Setup, read
from tests.unit.small import recorded

Cells = list[list[bool]]  # by row: is it free?


# -- three maps, and how long paths on them are, without anything of the solver ----------------------------------------


def scattered(seed: int) -> Cells:
    """Barriers here and there."""
    random = Random(seed)
    return [[random.random() > 0.25 for _ in range(31)] for _ in range(23)]


def rooms(seed: int) -> Cells:
    """Walls every eight cells, with a door in each."""
    random = Random(seed)
    cells = [[x % 8 != 7 and y % 8 != 7 for x in range(39)] for y in range(31)]
    for left in range(0, 39, 8):
        for top in range(0, 31, 8):
            if left + 7 < 39:
                cells[top + random.randrange(7)][left + 7] = True
            if top + 7 < 31:
                cells[top + 7][left + random.randrange(7)] = True
    return cells


def corridors(seed: int) -> Cells:
    """A maze: corridors of one cell, dug from cell to cell."""
    random = Random(seed)
    cells = [[False] * 33 for _ in range(25)]
    stack, cells[0][0] = [(0, 0)], True
    while stack:
        x, y = stack[-1]
        ways = [(dx, dy) for dx, dy in ((2, 0), (-2, 0), (0, 2), (0, -2)) if 0 <= x + dx < 33 and 0 <= y + dy < 25]
        ways = [(dx, dy) for dx, dy in ways if not cells[y + dy][x + dx]]
        if not ways:
            stack.pop()
            continue
        dx, dy = random.choice(ways)
        cells[y + dy // 2][x + dx // 2] = cells[y + dy][x + dx] = True
        stack.append((x + dx, y + dy))
    return cells


MAPS = {"scattered": scattered(5), "rooms": rooms(7), "corridors": corridors(3)}


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


def written(folder: Path, name: str, count: int = 40) -> Path:
    """The map and its scenarios, as the published format has them; buckets of four."""
    cells, random = MAPS[name], Random(name)
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


@pytest.mark.parametrize("name", MAPS)
def test_every_length_is_the_cost_of_astar_and_of_jump_point_search(name: str, tmp_path: Path) -> None:
    """Within a millionth, on each of three maps."""
    path = written(tmp_path, name)
    text = (tmp_path / f"{name}.map").read_text()
    scenarios = parse_scenarios(path.read_text())
    assert len(scenarios) == 40
    for each in scenarios:
        for algorithm in ("astar", "jump-point"):
            ends = {"start": each.start, "goal": each.goal, "moves": "8"}
            setup = read({"problem": "grid", "grid": text, "algorithm": algorithm, **ends})
            assert isinstance(setup, Setup), setup
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


GOOD = "0\tm.map\t5\t3\t0\t0\t4\t2\t5.41"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The file begins with “”. Begin it with the line “version 1”."),
        (GOOD, "The file begins with “0\tm.map\t5\t3"),
        ("version 2\n" + GOOD, "The file begins with “version 2”."),
        ("version 1\n\n", "The file has no scenarios."),
        (f"version 1\n{GOOD}\n0\tm.map\t5", "Line 3 has 3 fields. A scenario has 9: bucket, map,"),
        (f"version 1\n{GOOD}\n\n{GOOD.replace('4', 'x')}", "Line 4 has “x” for the goal x."),
        ("version 1\n" + GOOD.replace("5.41", "-1"), "Line 2 has “-1” for the optimal length."),
        ("version 1\n" + GOOD.replace("5.41", "nan"), "Line 2 has “nan” for the optimal length."),
        (
            "version 1\n" + GOOD.replace("4\t2", "5\t2"),
            "Line 2 has its goal at 5,2, outside of its map.",
        ),
        ("version 1\n" + GOOD.replace("5\t3", "900\t3"), "Line 2 is on a map of 900 × 3 cells."),
    ],
)
def test_a_broken_file_gets_a_sentence_with_its_line(text: str, sentence: str) -> None:
    """That says what to write instead."""
    with pytest.raises(BadInput) as caught:
        parse_scenarios(text)
    assert caught.value.text.startswith(sentence)


def test_as_many_scenarios_as_anybody_has() -> None:
    """A hundred thousand are read, no more."""
    with pytest.raises(BadInput, match=r"The file has 100,001 scenarios\. Use at most 100,000\."):
        parse_scenarios("version 1\n" + f"{GOOD}\n" * 100_001)


# -- the commands ------------------------------------------------------------------------------------------------------


def small(folder: Path, line: str = "") -> str:
    """Two scenarios on a map of 5 × 3 cells, the second of the next bucket."""
    (folder / "m.map").write_text("type octile\nheight 3\nwidth 5\nmap\n.....\n.@T..\n.....\n")
    path = folder / "m.scen"
    path.write_text(f"version 1\n{line or GOOD}\n1\tm.map\t5\t3\t0\t0\t4\t0\t4\n")
    return str(path)


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


def test_a_file_is_listed_and_one_of_it_searched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a number: buckets, or every scenario as JSON. The path's cost stands beside the file's length."""
    common = ("solve", "--problem", "grid", "--scenario", small(tmp_path))
    status, out, _ = ran(capsys, *common)
    assert status == 0
    assert out.splitlines()[0].endswith("m.scen: 2 scenarios on m.map, 5 × 3 cells")
    assert out.splitlines()[1:] == [
        "bucket 0: scenarios 1 to 1, lengths 5.41 to 5.41", "bucket 1: scenarios 2 to 2, lengths 4 to 4",
    ]  # fmt: skip
    listed = json.loads(ran(capsys, *common, "--json")[1])
    assert [(each["number"], each["start"], each["goal"], each["length"]) for each in listed] == [
        (1, "0,0", "4,2", 5.41), (2, "0,0", "4,0", 4),
    ]  # fmt: skip
    found = json.loads(ran(capsys, *common, "--number", "1", "--algorithm", "jump-point", "--json")[1])
    assert found["path"] == ["0,0", "3,0", "4,1", "4,2"]
    assert found["scenario_length"] == 5.41
    _, out, _ = ran(capsys, *common, "--number", "2", "--algorithm", "astar")
    assert out.splitlines()[2] == "the scenario's optimal length is 4"


def test_an_experiment_searches_all_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A row for each scenario and algorithm; then how many costs are the lengths of the file."""
    given = ("experiment", "--scenario", small(tmp_path), "--algorithms", "astar,jump-point", "--workers", "1")
    status, out, err = ran(capsys, *given, "--json")
    assert status == 0
    rows = [json.loads(line) for line in out.splitlines()] if out[0] == "{" else json.loads(out)
    assert [(row["algorithm"], row["start"], round(row["cost"], 2)) for row in rows] == [
        ("astar", "0,0", 5.41), ("jump-point", "0,0", 5.41), ("astar", "0,0", 4), ("jump-point", "0,0", 4),
    ]  # fmt: skip
    for algorithm in ("astar", "jump-point"):
        assert f"{algorithm}: 2 of 2 costs are the lengths of the scenarios" in err


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"--number": "3"}, "--number: 3 is not the number of a scenario. Use a number from 1 to 2."),
        ({"--number": "one"}, "--number: one is not the number of a scenario."),
        ({"--problem": "eight-puzzle"}, "--scenario: Scenarios are for the problem grid, not for eight-puzzle."),
        ({"--grid": "barriers"}, "--scenario: Line 2 is on a map of 5 × 3 cells, but the map has 24 × 14."),
        ({"--scenario": "nothing.scen"}, "--scenario: “nothing.scen” cannot be read"),
        ({"line": GOOD.replace("4\t2", "1\t1")}, "--scenario: Line 2 has its goal at 1,1, a barrier of the map."),
        ({"line": GOOD.replace("m.map", "a/n.map")}, "--scenario: The scenarios are on several maps: a/n.map, m.map."),
    ],
)
def test_what_does_not_fit_is_refused(
    changes: dict[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, with status 2."""
    given = {"--problem": "grid", "--scenario": small(tmp_path, changes.get("line", "")), "--algorithm": "astar"}
    given |= {name: value for name, value in changes.items() if name != "line"}
    status, out, err = ran(capsys, "solve", *(part for pair in given.items() for part in pair))
    assert (status, out) == (2, "")
    assert err.startswith(f"searchlight solve: {sentence}")


def test_a_map_that_is_not_there_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence says where it was looked for."""
    path = small(tmp_path)
    (tmp_path / "m.map").unlink()
    status, _, err = ran(capsys, "solve", "--problem", "grid", "--scenario", path)
    assert status == 2
    assert "Line 2 names the map “m.map”, which is not there." in err
    assert "--grid" in err


def test_a_number_alone_and_two_kinds_of_starts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Are refused: one of them would have no effect."""
    status, _, err = ran(capsys, "solve", "--problem", "grid", "--number", "1", "--algorithm", "astar")
    assert (status, err[:30]) == (2, "searchlight solve: --number: A")
    given = ("experiment", "--scenario", small(tmp_path), "--algorithms", "astar", "--starts", "3")
    assert ran(capsys, *given)[0] == 2
