"""What can go wrong, and every sentence that the solver says to a person.

    SearchlightError
    └── BadInput     something that a person typed, chose or opened cannot be used; names the field

A sentence says what is wrong and what is accepted. The field is not repeated in it: the page shows the sentence beside
the field, the command line puts the argument's name in front.
"""

from collections.abc import Iterable
from dataclasses import dataclass


class SearchlightError(Exception):
    """Everything that the solver raises on purpose."""


class BadInput(SearchlightError):  # noqa: N818 - it is the person's, not the program's error
    """`field` is the name of an option of the catalog, `text` a sentence for the person who filled it in."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(f"{field}: {text}")
        self.field = field
        self.text = text


@dataclass(frozen=True)
class Caveat:
    """Something that can be run, but hardly as meant."""

    field: str
    text: str


def listed(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)


# -- options in general ----------------------------------------------------------------------------------------------


def missing(field: str) -> BadInput:
    return BadInput(field, "is missing; it is needed here.")


def unknown_option(field: str, accepted: Iterable[str]) -> BadInput:
    return BadInput(field, f"is not an option; accepted are {listed(accepted)}.")


def not_one_of(field: str, value: object, accepted: Iterable[object]) -> BadInput:
    return BadInput(field, f"“{value}” is not known; accepted: {listed(accepted)}.")


def not_a_number(field: str, value: object, kind: str, least: float, most: float) -> BadInput:
    return BadInput(field, f"“{value}” is no {kind}; accepted: a {kind} from {least} to {most}.")


def out_of_range(field: str, value: object, kind: str, least: float, most: float) -> BadInput:
    return BadInput(field, f"{value} is out of range; accepted: a {kind} from {least} to {most}.")


def wrong_heuristic(value: str, problem: str, accepted: Iterable[str]) -> BadInput:
    return BadInput("heuristic", f"“{value}” is not made for {problem}; accepted: {listed(accepted)}.")


# -- sliding puzzles -------------------------------------------------------------------------------------------------


def not_numbers(field: str, value: str, count: int) -> BadInput:
    return BadInput(field, f"“{value}” is not a number; accepted: {count} numbers with commas between, row by row.")


def wrong_length(field: str, count: int, expected: int) -> BadInput:
    return BadInput(field, f"has {count} numbers; accepted: {expected}, with commas between, row by row.")


def wrong_tiles(field: str, repeated: list[int], absent: list[int], foreign: list[int], most: int) -> BadInput:
    """Which numbers stand there too often, not at all, or have no place on the board."""
    kinds = ((foreign, "not on this board"), (repeated, "repeated"), (absent, "missing"))
    faults = [f"{listed(numbers)} {what}" for numbers, what in kinds if numbers]
    return BadInput(field, f"{'; '.join(faults)}; accepted: each number from 0 (the blank) to {most} once.")


def unsolvable() -> Caveat:
    return Caveat(
        "start",
        "The goal cannot be reached from here: no move changes the parity of the order, and the two differ in it. "
        "The search will go through everything that can be reached, and fail.",
    )


# -- graphs ----------------------------------------------------------------------------------------------------------


def unreadable_file(field: str, path: str, reason: str) -> BadInput:
    return BadInput(field, f"{path} cannot be read ({reason}); accepted: a file that exists.")


def not_json(field: str, reason: str) -> BadInput:
    return BadInput(field, f"is not JSON ({reason}); accepted: {GRAPH_FORM}, or the name of a built-in graph.")


GRAPH_FORM = '{"edges": {"A": {"B": 4}}, "h": {"A": 3}}'


def not_a_graph(field: str, what: str) -> BadInput:
    return BadInput(field, f"{what}; accepted: {GRAPH_FORM}.")


def bad_cost(field: str, source: str, target: str, cost: object) -> BadInput:
    return BadInput(field, f"the cost from {source} to {target} is {cost}; accepted: numbers from 0 on.")


def bad_estimate(field: str, node: str, value: object) -> BadInput:
    return BadInput(field, f"h of {node} is {value}; accepted: numbers from 0 on.")


def no_such_node(field: str, name: str, nodes: Iterable[str], where: str = "") -> BadInput:
    return BadInput(field, f"“{name}” is not a node of the graph{where}; accepted: {listed(nodes)}.")


def no_estimates() -> BadInput:
    return BadInput("heuristic", "“table” needs a graph that gives h values; accepted here: zero.")


def estimates_missing(nodes: Iterable[str]) -> Caveat:
    return Caveat("heuristic", f"The graph gives no h for {listed(nodes)}; 0 is taken.")


def estimates_for_another_goal(goal: str, meant: str) -> Caveat:
    return Caveat("goal", f"The h values are distances to {meant}; for {goal} they may be too large and mislead.")
