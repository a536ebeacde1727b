"""The lecture listing: an algorithm as you write it on the board, in step with the real one."""

import ast
import re
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

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
    "generate": r"frontier\.add|frontier = Stack|frontier \+= expand|root = |sides = |for child in|append|^def rbfs",
    "expand": r"for child in|frontier \+= expand",
    "duplicate": r"if .*(reached|older|better)",
    "cycle": r"if .*(is_cycle|on_path)",
    "superseded": r"frontier\.add\(child\)",
    "stale": r"if .*(visited|best|seen)",
    "cutoff": r"cutoff = True|limit|> bound",
    "goal": r"is_goal|return",
    "found": r"is_goal",
    "iteration": r"^for depth in|^while bound",
    "forget": r"best\.f > limit",
    "back-up": r"successors\.append\(best\)",
    "meet": r"^met",
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


# What does it, among the lines that are lit at an event.
DEEDS = {
    "generate": r"frontier\.add|frontier = Stack|frontier \+= expand|root = |sides|for child in|append|def rbfs",
    "expand": r"expand\(|children\(|jumps\(",
    "duplicate": r"continue|if (not older|better)",
    "cycle": r"continue",
    "superseded": r"best\[child\.state\] = child|frontier\.add",
    "stale": r"continue",
    "cutoff": r"return Unsolved\.CUTOFF|return node\.g \+ node\.h|continue",
    "goal": r"return Solution\(node\)",
    "found": r"return Solution",
    "iteration": r"for depth in|while bound",
    "forget": r"return best\.f",
    "back-up": r"backed_up",
    "meet": r"met = |met, cost",
    "end": "",
}


@each_case("algorithm, reopen", VARIATIONS)
@each_case("start", ["1,2,5,6,3,8,0,4,7", "1,2,0,3,4,5,6,7,8"], ids=["long", "short"])
def test_the_lit_lines_do_it_and_have_run(algorithm: str, reopen: str, start: str) -> None:
    """At every event one of them does what happens. Each was executed just before the event or just after it."""
    run = run_of(algorithm, reopen, start)
    source = run.table()["source"]
    lecture, deeds = text_of(source["lecture"]).split("\n"), source["deeds"]
    functions = re.finditer(r"^def (\w+)", source["text"], re.MULTILINE)
    heads = {each[1]: source["text"].count("\n", 0, each.start()) + 1 for each in functions}
    executed = [lines for _ in range(400) if (lines := lines_of_next_event(run, heads)) is not None]
    chunk = run.chunk()
    for at, (kind, line) in enumerate(zip(chunk["kind"][: len(executed) - 1], chunk["line"], strict=False)):
        along = list(deeds["along"].get(line, []))
        lit = "\n".join(lecture[source["places"][each] - 1] for each in [line, *along])
        assert re.search(DEEDS[NAMES[kind]], lit), (NAMES[kind], lit)
        if NAMES[kind] == "cutoff" and chunk["depth"][chunk["node"][at]] > 0:
            along += deeds["returned"] + deeds["cut"]
        if NAMES[kind] not in ("forget", "end"):  # the return follows the last one
            assert {*along} <= executed[at] | executed[at + 1], (NAMES[kind], line)


def lines_of_next_event(run: ChunkedRun, heads: dict[str, int]) -> set[int] | None:
    """The lines of the listing that are executed up to the next event; None: there is none."""
    executed, count = set(), run.record.event_count

    def trace(frame: FrameType, _event: str, _argument: object) -> Callable[..., Any]:
        code = frame.f_code
        if code.co_name in heads and "algorithms" in code.co_filename:
            executed.add(frame.f_lineno - code.co_firstlineno + heads[code.co_name])
        return trace

    sys.settrace(trace)
    try:
        run.reach(count + 1)
    finally:
        sys.settrace(None)
    return executed if run.record.event_count > count else None


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
