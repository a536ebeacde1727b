"""Grids: directions, corners and costs against a walk over a plain dictionary, and the maps that are built in."""

from itertools import permutations, product
from math import sqrt

from hypothesis import given
from hypothesis import strategies as st

from searchlight.problems.built_in_maps import BUILT_IN_MAPS
from searchlight.problems.grid import GridProblem
from searchlight.problems.grid_heuristics import DIAGONAL
from searchlight.problems.maps import built_in, parse_grid
from searchlight.setup import Setup, read
from tests.unit import truth
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.small import recorded

STRAIGHT = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
DIAGONALS = {
    "up-right": ("up", "right"), "down-right": ("down", "right"), "down-left": ("down", "left"),
    "up-left": ("up", "left"),
}  # fmt: skip


def setup(**options: str) -> Setup:
    return setup_of({"problem": "grid", **options})


@st.composite
def drawings(draw: st.DrawFn) -> list[str]:
    """Up to five rows and columns, one of the cells free."""
    width = draw(st.integers(1, 5))
    rows = draw(st.lists(st.text("...#259", min_size=width, max_size=width), min_size=1, max_size=5))
    return rows if set("".join(rows)) != {"#"} else ["." * width, *rows]


def by_hand(rows: list[str], place: tuple[int, int], moves: int) -> list[tuple[str, tuple[int, int], float]]:
    """(action, where to, cost) in the order of the interface, cell by cell."""
    cells = {(x, y): cell for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != "#"}
    x, y = place
    found = []
    for action, (right, down) in STRAIGHT.items():
        there = x + right, y + down
        if there in cells:
            found.append((action, there, 1 if cells[there] == "." else int(cells[there])))
    ways = {action for action, _, _ in found}
    for action, (one, other) in DIAGONALS.items() if moves == 8 else ():
        there = x + STRAIGHT[one][0] + STRAIGHT[other][0], y + STRAIGHT[one][1] + STRAIGHT[other][1]
        if there in cells and {one, other} <= ways:
            found.append((action, there, (1 if cells[there] == "." else int(cells[there])) * DIAGONAL))
    return found


@given(drawings(), st.sampled_from([4, 8]))
def test_moves_are_those_of_a_plain_dictionary(rows: list[str], moves: int) -> None:
    """Up, right, down, left, then clockwise from up-right; no corner is cut; entering costs what the digit says."""
    grid = parse_grid("/".join(rows))
    problem = GridProblem(grid, grid.start, grid.goal, moves)
    for place in ((x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != "#"):
        found = []
        for action in problem.actions(place):
            there = problem.result(place, action)
            found.append((action, there, problem.action_cost(place, action, there)))
        assert found == by_hand(rows, place, moves)


def test_diagonals_cost_the_root_of_two() -> None:
    """To twelve digits; and paths of the same moves in another order have exactly the same g."""
    assert 0 <= DIAGONAL - sqrt(2) < 1e-12
    for order in permutations([DIAGONAL, 1, 9 * DIAGONAL, 3, DIAGONAL, 1]):
        assert sum(order) == 5 + 11 * DIAGONAL
    field = setup(grid="..../..../....", moves="8", start="0,0", goal="3,2", algorithm="astar")
    assert recorded(field.search()).result(field.problem.plain)["cost"] == 1 + 2 * DIAGONAL


def test_estimates_by_hand() -> None:
    """Three columns and two rows to go."""
    estimates = {
        name: setup(grid="..../..../....", start="0,0", goal="3,2", heuristic=name).problem.h((0, 0))
        for name in ("manhattan", "octile", "euclidean", "zero")
    }
    assert estimates == {"manhattan": 5, "octile": 1 + 2 * DIAGONAL, "euclidean": sqrt(13), "zero": 0}


@each_case("name, moves", list(product(BUILT_IN_MAPS, "48")))
def test_built_in_grids_can_be_solved(name: str, moves: str) -> None:
    """24 × 14 cells or so; A* finds what brute force says."""
    made = setup(grid=name, moves=moves, algorithm="astar")
    grid = built_in(name)
    assert (made.problem.initial, made.problem.goal) == (grid.start, grid.goal)
    assert made.values["heuristic"] == ("manhattan" if moves == "4" else "octile")
    cost = truth.costs_to_go(made.problem)[grid.start]
    assert recorded(made.search()).result(made.problem.plain)["cost"] == cost < 60


def test_the_swamp_is_the_shortest_way_and_not_the_cheapest() -> None:
    """Breadth-first search goes straight through, uniform-cost search around."""
    ends = [recorded(setup(grid="swamp", algorithm=name).search()).path()[-1] for name in ("breadth-first", "astar")]
    assert [(node.depth, node.g) for node in ends] == [(20, 100), (32, 32)]


def test_rows_may_be_lines_or_stand_in_one_line() -> None:
    """A file's lines, with either end; a link's slashes. Without start and goal: the first free cell to the last."""
    one, other, windows = (parse_grid(text) for text in ("\n#.5\n...\n", "#.5/...", "#.5\r\n...\r\n"))
    assert one == other == windows
    assert (one.columns, one.rows, list(one.costs)) == (3, 2, [0, 1, 5, 1, 1, 1])
    assert (one.start, one.goal) == ((1, 0), (2, 1))


def test_terrain_of_which_the_format_says_nothing_is_named() -> None:
    """It is a barrier, and that is said, with how to give it a cost; digits are costs."""
    terrain = "type octile\nheight 2\nwidth 4\nmap\n{}\n{}\n"
    (refused,) = read({"problem": "grid", "grid": terrain.format("AABB", "@TAW")})
    assert refused.field == "grid"
    assert "A MovingAI map has . G S (free), 1 to 9 (cost of entering) and @ O T W # (barriers)." in refused.text
    assert refused.text.endswith("Other letters here: A, B. Replace a letter by its cost, for example every A by 3.")
    costs = setup(grid=terrain.format("33.B", "@GSb"))
    assert [each.text.partition(" count as barriers")[0] for each in costs.caveats] == ["Cells with B, b"]
    assert isinstance(costs.problem, GridProblem)
    assert list(costs.problem.grid.costs) == [3, 3, 1, 0, 0, 1, 1, 0]
    assert setup(grid=terrain.format("33..", "@OTW").replace("\n", "/")).caveats == ()
