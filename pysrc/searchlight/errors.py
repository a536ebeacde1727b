"""What can go wrong, and every sentence that the solver says to a person.

    SearchlightError
    ├── BadInput        something that a person typed, chose or opened cannot be used; names the field
    ├── NotReversible   a problem that cannot be searched from the goal
    └── ProblemError    a function of a problem that is not ours did what none may do; names the function and the state

A sentence says what is wrong and what is accepted. The field is not repeated in it: the page shows the sentence beside
the field, the command line puts the argument's name in front.
"""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import islice


class SearchlightError(Exception):
    """Everything that the solver raises on purpose."""


class BadInput(SearchlightError):  # noqa: N818 - it is the person's, not the program's error
    """`field` is the name of an option of the catalog, `text` a sentence for the person who filled it in."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(f"{field}: {text}")
        self.field = field
        self.text = text


class NotReversible(SearchlightError):  # noqa: N818 - it is a property, no error
    """The problem has no single goal, or its actions cannot be led backwards."""


class ProblemError(SearchlightError):
    """`function` is its name, `state` what it was called for, `reason` what it did and what is accepted."""

    def __init__(self, function: str, state: object, reason: str) -> None:
        super().__init__(f"{function}({shown(state)}) {reason}")
        self.function = function
        self.state = state
        self.reason = reason


@dataclass(frozen=True)
class Caveat:
    """Something that can be run, but hardly as meant."""

    field: str
    text: str


def listed(values: Collection[object]) -> str:
    """At most 30 of them, with commas."""
    shown = ", ".join(str(value) for value in islice(values, 30))
    return shown if len(values) <= 30 else f"{shown}, … ({len(values)} in all)"


def quoted(value: object) -> str:
    """What was typed, in quotation marks; the beginning where it is long."""
    text = str(value)
    return f"“{text}”" if len(text) <= 40 else f"“{text[:40]}…”"


def shown(value: object) -> str:
    """A value as Python writes it, an exception in its own words; the beginning where it is long."""
    try:
        text = " ".join((str(value) if isinstance(value, Exception) else repr(value)).split())
    except Exception:  # somebody's own __repr__
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else f"{text[:60]}…"


# -- options in general ----------------------------------------------------------------------------------------------


def unknown_option(field: str, accepted: Collection[str]) -> BadInput:
    return BadInput(field, f"is not an option; accepted are {listed(accepted)}.")


def not_one_of(field: str, value: object, accepted: Collection[object]) -> BadInput:
    return BadInput(field, f"{quoted(value)} is not known; accepted: {listed(accepted)}.")


def not_a_whole_number(field: str, value: object, least: int, most: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is no whole number; accepted: a whole number from {least} to {most}.")


def out_of_range(field: str, value: object, least: int, most: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is out of range; accepted: a whole number from {least} to {most}.")


def not_a_number(field: str, value: object, least: float, most: float) -> BadInput:
    return BadInput(field, f"{quoted(value)} cannot be used; accepted: a number from {least} to {most}, such as 1.5.")


def wrong_heuristic(value: str, problem: str, accepted: Collection[str]) -> BadInput:
    return BadInput("heuristic", f"{quoted(value)} is not made for {problem}; accepted: {listed(accepted)}.")


def not_reversible(algorithm: str, problem: str) -> BadInput:
    return BadInput(
        "algorithm",
        f"{algorithm} also searches from the goal, but {problem} has no single goal or no way back from it; "
        "accepted: any other algorithm.",
    )


# -- sliding puzzles -------------------------------------------------------------------------------------------------


def not_numbers(field: str, value: str, count: int) -> BadInput:
    return BadInput(
        field, f"{quoted(value)} is not a number; accepted: {count} numbers with commas between, row by row."
    )


def wrong_length(field: str, count: int, expected: int) -> BadInput:
    return BadInput(field, f"has {count} numbers; accepted: {expected}, with commas between, row by row.")


def wrong_tiles(
    field: str, repeated: list[int], absent: list[int], foreign: list[int], most: int, blanks: int
) -> BadInput:
    """Which numbers stand there too often, not at all, or have no place on the board."""
    kinds = ((foreign, "not on this board"), (repeated, "repeated"), (absent, "missing"))
    faults = "; ".join(f"{listed(numbers)} {what}" for numbers, what in kinds if numbers) or "0 not there twice"
    if blanks == 1:
        return BadInput(field, f"{faults}; accepted: each number from 0 (the blank) to {most} once.")
    return BadInput(field, f"{faults}; accepted: 0 (the blanks) twice, and each number from 1 to {most} once.")


def unsolvable() -> Caveat:
    return Caveat(
        "start",
        "The goal cannot be reached from this start: moves keep the parity of the order, and the two differ in it. "
        "The search will go through everything that can be reached, and fail.",
    )


# -- pillars, missionaries, jugs, towers -------------------------------------------------------------------------------


def not_on_or_off(field: str, value: str) -> BadInput:
    return BadInput(field, f"{quoted(value)} is neither 0 (off) nor 1 (on); accepted: 0 and 1 with commas between.")


def wrong_ring(field: str, count: int, least: int, most: int) -> BadInput:
    return BadInput(field, f"has {count} pillars; accepted: {least} to {most}, with commas between.")


def rings_differ(start: int, goal: int) -> BadInput:
    return BadInput("goal", f"has {goal} pillars, but the start has {start}; accepted: as many as the start.")


def pillars_stuck() -> Caveat:
    return Caveat(
        "start",
        "The goal cannot be reached from this start: on a ring of 3, 6, 9, … pillars each touch changes one of the "
        "pillars 0, 3, 6, …, one of 1, 4, 7, … and one of 2, 5, 8, …, and not all three need an even number of "
        "changes, or all an odd one. "
        "The search will go through everything that can be reached, and fail.",
    )


def not_banks(field: str, value: str, each: int) -> BadInput:
    return BadInput(
        field,
        f"{quoted(value)} does not say who is on the left bank; accepted: missionaries (0 to {each}), "
        f"cannibals (0 to {each}) and the boat (1 there, 0 not), as in {each},{each},1.",
    )


def somebody_eaten(field: str, value: str) -> BadInput:
    return BadInput(
        field,
        f"in {quoted(value)} cannibals outnumber missionaries on one bank; "
        "accepted: on each bank no missionaries, or at least as many as cannibals.",
    )


def not_jugs(value: str, least: int, most: int, largest: int) -> BadInput:
    return BadInput(
        "jugs",
        f"{quoted(value)} does not say what the jugs hold; accepted: {least} to {most} whole numbers from 1 "
        f"to {largest}, with commas between.",
    )


def not_amounts(value: str, capacities: Collection[int]) -> BadInput:
    return BadInput(
        "start",
        f"{quoted(value)} does not say what is in the jugs; accepted: {len(capacities)} whole numbers with commas "
        f"between, at most {listed(capacities)}.",
    )


def not_wanted(value: str, largest: int) -> BadInput:
    return BadInput("goal", f"{quoted(value)} cannot be measured out; accepted: a whole number from 0 to {largest}.")


def not_measurable(wanted: int, divisor: int) -> Caveat:
    return Caveat(
        "goal",
        f"{wanted} cannot be measured out: all amounts here are multiples of {divisor}. "
        "The search will go through everything that can be reached, and fail.",
    )


def not_towers(field: str, value: str, most: int) -> BadInput:
    return BadInput(
        field,
        f"{quoted(value)} does not say what stands on the three pegs; accepted: the discs on each from the bottom up, "
        f"- for none, as in 321,-,-; at most {most} discs, each number from 1 on once.",
    )


def larger_on_smaller(field: str, tower: str) -> BadInput:
    return BadInput(
        field, f"in {quoted(tower)} a larger disc lies on a smaller one; accepted: the largest first, as 321."
    )


def discs_differ(start: int, goal: int) -> BadInput:
    return BadInput("goal", f"has {goal} discs, but the start has {start}; accepted: the same discs as the start.")


# -- grids -----------------------------------------------------------------------------------------------------------

GRID_FORM = ". (free), # (barrier), 1 to 9 (the cost of entering), rows with line ends or / between"


def unknown_cell(cell: str, row: int, column: int, names: Collection[str]) -> BadInput:
    return BadInput(
        "grid",
        f"{quoted(cell)} in row {row}, column {column} means nothing; accepted: {GRID_FORM}; "
        f"a MovingAI map; or a built-in one: {listed(names)}.",
    )


def empty_grid() -> BadInput:
    return BadInput("grid", f"has no cells; accepted: {GRID_FORM}.")


def no_free_cell() -> BadInput:
    return BadInput("grid", f"has nothing but barriers; accepted: {GRID_FORM}.")


def ragged_grid(row: int, length: int, expected: int) -> BadInput:
    return BadInput("grid", f"row {row} has {length} cells, the first has {expected}; accepted: rows of one length.")


def grid_too_large(columns: int, rows: int, most: int) -> BadInput:
    return BadInput("grid", f"has {columns} × {rows} cells; accepted: at most {most} × {most}.")


def not_movingai() -> BadInput:
    return BadInput(
        "grid", "begins like a MovingAI map, but is none; accepted: lines with type, height, width and map."
    )


def wrong_movingai_size(width: int, height: int) -> BadInput:
    return BadInput(
        "grid",
        f"is not {width} × {height} as its first lines say; accepted: {height} rows of {width} cells below “map”.",
    )


def not_a_place(field: str, value: str, right: int, bottom: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is no place; accepted: x,y from 0,0 (top left) to {right},{bottom}.")


def outside_grid(field: str, value: str, right: int, bottom: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is outside; accepted: x,y from 0,0 (top left) to {right},{bottom}.")


def on_a_barrier(field: str, value: str) -> BadInput:
    return BadInput(field, f"{quoted(value)} is a barrier; accepted: a free cell.")


# -- graphs ----------------------------------------------------------------------------------------------------------


def unreadable_file(field: str, path: str, reason: str, names: Collection[str]) -> BadInput:
    return BadInput(
        field, f"{path} cannot be read ({reason}); accepted: a text file, or a built-in {field}: {listed(names)}."
    )


GRAPH_FORM = '{"edges": {"A": {"B": 4}}, "h": {"A": 3}}'


def not_json(field: str, reason: str, names: Collection[str]) -> BadInput:
    return BadInput(
        field, f"is not JSON ({reason}); accepted: {GRAPH_FORM}; a graph in DOT; or a built-in one: {listed(names)}."
    )


def nested_too_deeply(field: str, names: Collection[str]) -> BadInput:
    return not_json(field, "nested too deeply", names)


def dot_syntax(field: str, line: int, found: str, wanted: str) -> BadInput:
    return BadInput(field, f"line {line} of the DOT text has {quoted(found)}; accepted there: {wanted}.")


def bad_dot_number(field: str, line: int, name: str, value: str, most: int) -> BadInput:
    return BadInput(
        field, f"line {line} of the DOT text has {name} {quoted(value)}; accepted: numbers from 0 to {most:,}."
    )


def bad_dot_place(field: str, line: int, value: str) -> BadInput:
    return BadInput(field, f"line {line} of the DOT text has pos {quoted(value)}; accepted: two numbers, as in 1.5,2.")


def no_dot_edges(field: str) -> BadInput:
    return BadInput(field, "has no edges; accepted: a graph with edges, as in digraph { A -> B [cost=4] }.")


def no_edges(field: str) -> BadInput:
    return BadInput(field, f"“edges” is missing, empty or not an object; accepted: {GRAPH_FORM}.")


def no_targets(field: str, source: str) -> BadInput:
    return BadInput(field, f"the edges of {quoted(source)} are not an object; accepted: {GRAPH_FORM}.")


def not_a_table(field: str, part: str) -> BadInput:
    return BadInput(field, f"{quoted(part)} is not an object; accepted: {GRAPH_FORM}.")


def bad_cost(field: str, source: str, target: str, cost: object, most: int) -> BadInput:
    edge = f"from {quoted(source)} to {quoted(target)}"
    return BadInput(field, f"the cost {edge} is {quoted(cost)}; accepted: numbers from 0 to {most:,}.")


def bad_estimate(field: str, node: str, value: object, most: int) -> BadInput:
    return BadInput(field, f"h of {quoted(node)} is {quoted(value)}; accepted: numbers from 0 to {most:,}.")


def no_such_node(field: str, name: str, nodes: Collection[str]) -> BadInput:
    return BadInput(field, f"{quoted(name)} is not a node of the graph; accepted: {listed(nodes)}.")


def no_such_node_in(field: str, part: str, name: str, nodes: Collection[str]) -> BadInput:
    return BadInput(field, f"{quoted(name)} in {quoted(part)} is not a node of the graph; accepted: {listed(nodes)}.")


def bad_place(field: str, node: str, value: object, most: int) -> BadInput:
    pair = f"two numbers from -{most:,} to {most:,}, as in [1.5, 2]"
    return BadInput(field, f"the coordinates of {quoted(node)} are {quoted(value)}; accepted: {pair}.")


def no_estimates() -> BadInput:
    return BadInput("heuristic", "“table” needs a graph that gives h values; accepted here: zero.")


def estimates_missing(nodes: Collection[str]) -> Caveat:
    return Caveat("heuristic", f"The graph gives no h for {listed(nodes)}; 0 is taken.")


def estimates_for_another_goal(goal: str, meant: str) -> Caveat:
    return Caveat("goal", f"The h values are distances to {meant}; for {goal} they may be too large and mislead.")


# -- a problem that is not ours --------------------------------------------------------------------------------------


def raised(function: str, state: object, error: Exception) -> ProblemError:
    said = " ".join(str(error).split())
    return ProblemError(function, state, f"raised {type(error).__name__}{': ' if said else ''}{said}.")


def not_an_amount(function: str, state: object, value: object) -> ProblemError:
    return ProblemError(function, state, f"returned {shown(value)}; accepted: a number, not negative and finite.")


def not_hashable(function: str, state: object, value: object) -> ProblemError:
    return ProblemError(
        function,
        state,
        f"gave {shown(value)}, which cannot be hashed; accepted: numbers, texts, tuples and other hashable values "
        "(a FunctionProblem takes lists and arrays as states, too).",
    )


def no_actions(state: object, value: object) -> ProblemError:
    return ProblemError("actions", state, f"returned {shown(value)}; accepted: a list or another iterable of actions.")


def neither_true_nor_false(state: object, value: object) -> ProblemError:
    return ProblemError("is_goal", state, f"returned {shown(value)}; accepted: True or False.")


# -- the library -----------------------------------------------------------------------------------------------------


def not_an_option_here(field: str, accepted: Collection[str]) -> BadInput:
    return BadInput(field, f"has no effect on a problem of your own; accepted here: {listed(accepted)}.")


def no_problem(value: object) -> BadInput:
    return BadInput("problem", f"{shown(value)} is no problem; accepted: an id of the catalog, or a Problem.")


def no_goal() -> BadInput:
    return BadInput("goal", "is missing; accepted: a goal state, or a function is_goal.")


def only_zero(value: str) -> BadInput:
    return BadInput(
        "heuristic", f"{quoted(value)} is not made for a problem of your own; accepted: zero, or a function of a state."
    )


def incomparable_states() -> BadInput:
    return BadInput(
        "tie", "“state” needs states that can be compared with <; accepted here: another way to break ties."
    )


def not_of_the_catalog() -> BadInput:
    return BadInput("problem", "is your own, so that no link leads to it; accepted: a problem and an algorithm by id.")


def nothing_recorded() -> BadInput:
    return BadInput("record", "was False, so that only counts were kept; accepted here: a search with a record.")


# -- files that hold a search ----------------------------------------------------------------------------------------


def bad_file(text: str, accepted: str) -> BadInput:
    return BadInput("file", f"{text}; accepted: {accepted}.")


def unreadable_data(reason: object, accepted: str) -> BadInput:
    return bad_file(f"cannot be read ({shown(reason)})", accepted)


def data_missing(reason: object, accepted: str) -> BadInput:
    return bad_file(f"lacks something, or has it of a wrong kind ({shown(reason)})", accepted)


def not_of_searchlight(accepted: str) -> BadInput:
    return bad_file("is not a search of Searchlight", accepted)


def wrong_version(version: object, accepted: str) -> BadInput:
    return bad_file(f"is of version {shown(version)}", accepted)


def no_numbers(reason: object) -> BadInput:
    return bad_file(f"a column is missing or holds no numbers ({shown(reason)})", "all columns of a record")


def columns_differ(what: str) -> BadInput:
    return bad_file(f"the columns of the {what} are not equally long", "a cell in each column")


def not_listed(what: str) -> BadInput:
    return bad_file(f"a node names one of the {what} that is not listed", f"numbers of listed {what}")


def child_before_parent() -> BadInput:
    return bad_file("a node stands before its parent", "parents before their children")


def unknown_kind(time: int, most: int) -> BadInput:
    return bad_file(f"event {time} is of an unknown kind", f"kinds from 0 to {most}, and the end last")


def event_without_node(time: int) -> BadInput:
    return bad_file(f"event {time} is about no node that exists then", "nodes in the order of the rows")


def node_without_event() -> BadInput:
    return bad_file("a node is never made", "at least one node, and an event for each")


def no_limit(iteration: int) -> BadInput:
    return bad_file(f"iteration {iteration} has no limit", "a limit for each iteration, null for none")


def columns_absent(names: Collection[str], accepted: str) -> BadInput:
    return bad_file(f"has no column {listed(names)}", accepted)


def wrong_row(line: int, row: int) -> BadInput:
    return bad_file(f"line {line} is not about row {row}", "rows in order, from 0")


def too_late(time: int, nodes: int) -> BadInput:
    return bad_file(f"has an event {time} with {nodes} nodes only", "the times of a record")


# -- verdicts on heuristics --------------------------------------------------------------------------------------------


def amount(value: float) -> str:
    """A number with at most four digits after the point."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def overestimated(state: str, h: float, cost: float) -> str:
    return f"It overestimates: h({state}) = {amount(h)}, but {amount(cost)} is enough."


def falling(admissible: bool, state: str, h: float, next_state: str, next_h: float, cost: float) -> str:
    beginning = "It never overestimates, but it" if admissible else "It"
    return (
        f"{beginning} is not consistent: h falls from {amount(h)} at {state} to {amount(next_h)} at {next_state}, "
        f"where the action costs {amount(cost)}."
    )


def nothing_to_overestimate() -> str:
    return "No goal can be reached from this start, so there is nothing to overestimate."


def judged_good(states: int) -> str:
    return (
        f"Compared with the true costs of all {states:,} states that can be reached from this start: "
        "never more, and never falling by more than an action costs."
    )


def too_large_to_judge(actions: int) -> str:
    return f"Not known: more than {actions:,} actions are possible here, too many to look at them all."
