"""The lecture listing: an algorithm as you write it on the board, in step with the real one."""

import ast
import re

from searchlight.catalog import ALGORITHMS
from searchlight.kinds import NAMES
from searchlight.source_listing.lecture import LINES
from searchlight.source_listing.listing import Listing
from searchlight.stream.live import ChunkedRun
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.small import ANYWHERE

EVENTS = re.compile(
    r"\b(yield|GENERATE|EXPAND|DUPLICATE|CYCLE|SUPERSEDED|STALE|GOAL|ITERATION|FOUND|FORGET|BACK_UP|MEET)\b"
)
VARIATIONS = [(name, reopen) for name in ANYWHERE for reopen in ("true", "false")]


def run_of(algorithm: str, reopen: str = "true", start: str = "1,2,5,6,3,8,0,4,7") -> ChunkedRun:
    """A short search with everything in it: duplicates, stale entries, cutoffs."""
    options = {"algorithm": algorithm, "reopen": reopen, "start": start, "max_nodes": "3000", "limit": "9"}
    taken = {name: value for name, value in options.items() if name in (*ALGORITHMS[algorithm].options, "algorithm")}
    setup = setup_of({**taken, "start": options["start"], "max_nodes": "3000"})
    return ChunkedRun(setup)


def text_of(lines: list[list[str]]) -> str:
    return "\n".join("".join(line[1::2]) for line in lines)


@each_case("algorithm, reopen", VARIATIONS)
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
    assert {each.name for each in functions} <= set(re.findall(r"^def (\w+)", source["text"], re.MULTILINE))
    assert not any(ast.get_docstring(each) for each in functions)
    assert len(source["lecture"]) < len(source["lines"])


@each_case("algorithm, reopen", VARIATIONS)
def test_every_listing_fits_the_board(algorithm: str, reopen: str) -> None:
    """At most 40 columns and 20 lines, which a small screen and a projector show without a cut or wrapped line."""
    lines = text_of(run_of(algorithm, reopen).table()["source"]["lecture"]).split("\n")
    assert len(lines) <= LINES == 20
    assert max(map(len, lines)) <= 40


# What a class may see lit at an event: the line that does it, or the condition that it follows from.
SENSIBLE = {
    "generate": r"\.add\(|frontier = Stack|frontier \+= expand|root = |sides = |for child in|append|^def rbfs",
    "expand": r"for child in|frontier \+= expand",
    "duplicate": r"if .*(reached|older|better)",
    "cycle": r"if .*(is_cycle|on_path)",
    "superseded": r"\.add\(child\)",
    "stale": r"if .*(visited|best|seen)",
    "cutoff": r"cutoff = True|limit|> bound",
    "goal": r"is_goal|return",
    "found": r"is_goal",
    "iteration": r"^for depth in|^while bound",
    "forget": r"best\.f > limit",
    "back-up": r"successors\.append\(best\)",
    "meet": r"^met|met = join",
}


@each_case("algorithm, reopen", VARIATIONS)
@each_case("start", ["1,2,5,6,3,8,0,4,7", "1,2,0,3,4,5,6,7,8"], ids=["long", "short"])
def test_the_lit_line_shows_what_happens_at_every_event(algorithm: str, reopen: str, start: str) -> None:
    """Of a long run and of one that finds the goal."""
    run = run_of(algorithm, reopen, start)
    source = run.table()["source"]
    run.advance(100_000)
    chunk, lecture = run.chunk(), text_of(source["lecture"]).split("\n")
    lit = {(NAMES[kind], source["places"][line]) for kind, line in zip(chunk["kind"], chunk["line"], strict=True)}
    assert len(lit) > 2
    for kind, place in lit:
        if kind != "end":
            assert re.search(SENSIBLE[kind], lecture[place - 1].strip()), (kind, lecture[place - 1])


def test_uniform_cost_on_the_board() -> None:
    """The whole listing."""
    source = Listing(ALGORITHMS["uniform-cost"].source({})).as_plain_data()
    assert text_of(source["lecture"]) == (
        "def uniform_cost_search(problem):\n"
        "  frontier = PriorityQueue()\n"
        "  visited = set()\n"
        "  root = Node(problem.initial)\n"
        "  frontier.add(root)\n"
        "  while frontier:\n"
        "    node = frontier.take()\n"
        "    if node.state in visited:\n"
        "      continue\n"
        "    visited.add(node.state)\n"
        "    if problem.is_goal(node.state):\n"
        "      return Solution(node)\n"
        "    for child in expand(problem, node):\n"
        "      child.f = child.g\n"
        "      frontier.add(child)\n"
        "  return Unsolved.FAILURE"
    )
