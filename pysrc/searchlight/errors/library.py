"""Error messages for callers of the library."""

from collections.abc import Collection
from contextlib import suppress
from numbers import Number
from operator import index

from searchlight.errors.base import BadInput, Caveat, bad, caveat, cut, listed, shown
from searchlight.errors.graphs import GRAPH_FORM
from searchlight.texts import Message


def not_an_option_here(field: str, accepted: Collection[str]) -> BadInput:
    return bad(field, "library.not_an_option_here", accepted=listed(accepted))


def no_problem(value: object) -> BadInput:
    return bad("problem", "library.no_problem", value=shown(value))


def no_goal() -> BadInput:
    return bad("goal", "library.no_goal")


_KINDS = (Number, str, list, tuple, set, dict)  # of which none is ever equal to another


def check_goal(start: object, goal: object) -> None:
    """Raises BadInput where no state like the start can ever equal the goal."""
    if goal is None:
        raise no_goal()
    if callable(goal) and not callable(start):
        raise bad("goal", "library.goal_is_a_function", goal=shown(goal))
    kinds = [next((kind for kind in _KINDS if isinstance(value, kind)), None) for value in (start, goal)]
    if None not in kinds and kinds[0] is not kinds[1]:
        raise bad("goal", "library.goal_of_another_kind", goal=shown(goal), start=shown(start))


def only_zero(value: str) -> BadInput:
    return bad("heuristic", "library.only_zero", value=cut(value))


def incomparable_states() -> BadInput:
    return bad("tie", "library.incomparable_states")


def not_of_the_catalog() -> BadInput:
    return bad("problem", "library.not_of_the_catalog")


def too_long_for_a_browser(most: int) -> BadInput:
    return bad("nodes", "library.too_long_for_a_browser", most=most)


def nothing_recorded() -> BadInput:
    return bad("record", "library.nothing_recorded")


def no_anywidget() -> BadInput:
    return bad("anywidget", "library.no_anywidget")


def no_stage() -> BadInput:
    return bad("view", "library.no_stage")


def not_comparable() -> BadInput:
    return bad("beside", "library.not_comparable")


def whole_number(field: str, value: object, least: int, most: int | None = None) -> int:
    """The value as an int. Raises BadInput where it is not a whole number, or out of range."""
    number = None
    if not isinstance(value, bool):
        with suppress(TypeError):
            number = index(value)  # type: ignore[arg-type]
    if number is not None and number >= least and (most is None or number <= most):
        return number
    if most is None:
        raise bad(field, "library.not_whole", value=shown(value), least=least)
    raise bad(field, "library.not_whole_up_to", value=shown(value), least=least, most=most)


def seed(value: object) -> int | str:
    """Raises BadInput where it is neither a whole number nor a text, so that it would not be the same everywhere."""
    if isinstance(value, int | str):
        return value
    raise bad("seed", "library.no_seed", value=shown(value))


def text(field: str, value: object) -> str:
    """Raises BadInput where the value is not a text."""
    if isinstance(value, str):
        return value
    raise bad(field, "library.no_text", value=shown(value))


def seconds(value: object) -> float:
    """A length of time. Raises BadInput where it is not a number, or negative."""
    if isinstance(value, int | float) and not isinstance(value, bool) and value >= 0:
        return value
    raise bad("seconds", "library.no_seconds", value=shown(value))


def truth(field: str, value: object) -> bool:
    """True or False themselves. Raises BadInput for anything else: “no” would count as yes."""
    if isinstance(value, bool):
        return value
    raise bad(field, "library.no_truth", value=shown(value))


def no_graph(value: object) -> BadInput:
    return bad("graph", "library.no_graph", form=GRAPH_FORM, value=shown(value))


def no_algorithm(value: object) -> BadInput:
    return bad("algorithm", "library.no_algorithm", value=shown(value))


def algorithm_raised(name: str, error: Exception) -> BadInput:
    return bad("algorithm", "library.algorithm_raised", name=name, error=type(error).__name__, text=shown(error))


def no_search(name: str, value: object) -> BadInput:
    return bad("algorithm", "library.no_search", name=name, value=shown(value))


def heuristic_unused(algorithm: Message, accepted: Collection[str]) -> BadInput:
    return bad("heuristic", "library.heuristic_unused", algorithm=algorithm, accepted=listed(accepted))


def no_heuristic(value: object) -> BadInput:
    return bad("heuristic", "library.no_heuristic", value=shown(value))


def no_options(value: object) -> BadInput:
    return bad("options", "library.no_options", value=shown(value))


def no_rows(value: object) -> BadInput:
    return bad("rows", "library.no_rows", value=shown(value))


def no_number_in_row(column: str, value: object) -> BadInput:
    return bad("rows", "library.no_number_in_row", column=column, value=shown(value))


def no_such_variant(field: str, value: object, variants: Collection[object]) -> BadInput:
    return bad(field, "library.no_such_variant", value=shown(value), accepted=listed(variants))


def no_such_attribute(problem: object, name: str) -> BadInput:
    return bad("problem", "library.no_such_attribute", kind=type(problem).__name__, name=name)


def no_network(graph: object) -> BadInput:
    return bad("graph", "library.no_network", value=shown(graph))


def no_edge_has_weight(weight: object, others: Collection[str]) -> Caveat:
    name = "library.no_edge_has_weight" if others else "library.no_edge_has_data"
    return caveat("weight", name, weight=shown(weight), others=listed(list(map(shown, others))))


def edges_without_weight(weight: object, missing: int, every: int) -> Caveat:
    return caveat("weight", "library.edges_without_weight", weight=shown(weight), missing=missing, all=every)


def no_such_network_node(field: str, node: object, nodes: Collection[object]) -> BadInput:
    return bad(field, "library.no_such_network_node", node=shown(node), nodes=listed([shown(each) for each in nodes]))


def bad_weight(source: object, target: object, weight: object) -> BadInput:
    values = {"source": shown(source), "target": shown(target), "weight": shown(weight)}
    return bad("weight", "library.bad_weight", **values)


def no_function_of_a_node(value: object) -> BadInput:
    return bad("h", "library.no_function_of_a_node", value=shown(value))


def no_game() -> BadInput:
    return bad("problem", "library.no_game")
