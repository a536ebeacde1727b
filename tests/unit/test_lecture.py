"""The lecture listing: an algorithm as one writes it on the board, in step with the real one."""

import ast
import re

import pytest

from searchlight.catalog import ALGORITHMS
from searchlight.chunks.live import ChunkedRun
from searchlight.lecture import LectureListing
from searchlight.listing import Listing, spans
from searchlight.setup import Setup, read
from tests.unit.small import ANYWHERE

EVENTS = re.compile(
    r"\b(yield|GENERATE|EXPAND|DUPLICATE|CYCLE|SUPERSEDED|STALE|GOAL|ITERATION|FOUND|FORGET|BACK_UP|MEET)\b"
)
VARIATIONS = [(name, reopen) for name in ANYWHERE for reopen in ("true", "false")]


def run_of(algorithm: str, reopen: str = "true") -> ChunkedRun:
    """A short search with everything in it: duplicates, stale entries, cutoffs."""
    options = {
        "algorithm": algorithm,
        "reopen": reopen,
        "start": "1,2,5,6,3,8,0,4,7",
        "max_nodes": "3000",
        "limit": "9",
    }
    taken = {name: value for name, value in options.items() if name in (*ALGORITHMS[algorithm].options, "algorithm")}
    setup = read({**taken, "start": options["start"], "max_nodes": "3000"})
    assert isinstance(setup, Setup), setup
    return ChunkedRun(setup)


def text_of(lines: list[list[str]]) -> str:
    return "\n".join("".join(line[1::2]) for line in lines)


@pytest.mark.parametrize(("algorithm", "reopen"), VARIATIONS)
def test_every_listing_is_a_program_without_events_and_types(algorithm: str, reopen: str) -> None:
    """It parses, names no event, has no hint and no docstring, and is shorter than the source."""
    source = run_of(algorithm, reopen).table()["source"]
    listing = text_of(source["lecture"])
    program = ast.parse(listing)
    assert not EVENTS.search(listing)
    for node in ast.walk(program):
        assert not isinstance(node, ast.AnnAssign)
        assert getattr(node, "annotation", None) is None
        assert getattr(node, "returns", None) is None
    functions = [node for node in program.body if isinstance(node, ast.FunctionDef)]
    assert [each.name for each in functions] == re.findall(r"^def (\w+)", source["text"], re.MULTILINE)
    assert not any(ast.get_docstring(each) for each in functions)
    assert len(source["lecture"]) < len(source["lines"])


@pytest.mark.parametrize(("algorithm", "reopen"), VARIATIONS)
def test_the_lit_line_is_in_it_at_every_event(algorithm: str, reopen: str) -> None:
    """Each line on which the real one was paused has a line of the same function that is not empty."""
    run = run_of(algorithm, reopen)
    source = run.table()["source"]
    run.advance(100_000)
    full, lecture = (text_of(source[name]).split("\n") for name in ("lines", "lecture"))

    def function_at(lines: list[str], at: int) -> str:
        return next(line for line in reversed(lines[:at]) if line.startswith("def")).split("(")[0]

    lit = set(run.chunk()["line"])
    assert len(lit) > 2
    for line in lit:
        place = source["places"][line]
        assert lecture[place - 1].strip(), full[line - 1]
        assert function_at(lecture, place) == function_at(full, line)


def test_uniform_cost_on_the_board() -> None:
    """The whole listing, and what is lit instead of each line that is gone."""
    source = Listing(ALGORITHMS["uniform-cost"].source({})).as_plain_data()
    assert text_of(source["lecture"]) == (
        "def uniform_cost_search(problem):\n"
        "    frontier = PriorityQueue()\n"
        "    visited = set()\n"
        "    root = Node(problem.initial)\n"
        "    frontier.add(root)\n"
        "    while frontier:\n"
        "        node = frontier.take()\n"
        "        if node.state in visited:\n"
        "            continue\n"
        "        visited.add(node.state)\n"
        "        if problem.is_goal(node.state):\n"
        "            return Solution(node)\n"
        "        for child in expand(problem, node):\n"
        "            child.priority = child.g\n"
        "            frontier.add(child)\n"
        "    return Unsolved.FAILURE"
    )
    full, lecture = (text_of(source[name]).split("\n") for name in ("lines", "lecture"))
    instead = [
        (line.strip().removeprefix("yield "), lecture[source["places"][at] - 1].strip())
        for at, line in enumerate(full, 1)
        if line.strip().startswith("yield")
    ]
    assert instead == [
        ("GENERATE, root", "frontier.add(root)"),
        ("STALE, node", "if node.state in visited:"),
        ("GOAL, node", "if problem.is_goal(node.state):"),
        ("EXPAND, node", "for child in expand(problem, node):"),
        ("GENERATE, child", "frontier.add(child)"),
    ]


def test_what_is_left_of_blocks_and_names_that_served_events_only() -> None:
    """An empty `if` goes; one with only an `else` is turned round; a variable that only an event reads goes."""
    listing = LectureListing(
        "def search(problem: Problem) -> Search:\n"
        "    '''Says.'''\n"
        "    seen: set[int] = set()\n"
        "    told = len(seen)\n"
        "    if seen:\n"
        "        yield GENERATE, told\n"
        "    if problem:  # why\n"
        "        yield STALE, told\n"
        "    else:\n"
        "        result: Outcome = yield search(seen)\n"
        "    return result\n"
    )
    assert listing.lines == [
        "def search(problem):",
        "    seen = set()",
        "    if not problem:",
        "        result = search(seen)",
        "    return result",
    ]


def test_a_program_is_cut_where_its_colour_changes() -> None:
    """Keywords, strings, comments, docstrings over several lines; what is in none of them stays plain."""
    program = "def f(a):\n    '''One\n    two'''\n    yield 'it\\'s', a  # so"
    assert spans(program) == [
        ["k", "def", "", " f(a):"],
        ["", "    ", "c", "'''One"],
        ["c", "    two'''"],
        ["", "    ", "y", "yield", "", " ", "s", "'it\\'s'", "", ", a  ", "c", "# so"],
    ]
    assert text_of(spans(program)) == program
