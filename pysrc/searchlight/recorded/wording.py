"""The library's words for pictures and summaries, in English."""

from searchlight.status_signs import SIGNS
from searchlight.texts import english, message


def tree_legend() -> tuple[str, str]:
    return english("picture.legend", **SIGNS), english("picture.legend_discarded", **SIGNS)


def summary(
    outcome: str | None, actions: int | None, cost: float | None, expanded: int, generated: int, most: int
) -> str:
    """A finished search in a line."""
    counts = {"outcome": outcome, "expanded": expanded, "generated": generated, "most": most}
    if actions is None or cost is None:
        return english("solved.summary", **counts)
    return english("solved.summary_with_path", actions=actions, cost=cost, **counts)


def tree_title(algorithm: str, problem: str, step: int | None = None) -> str:
    """`step`: expansions done, if the search is not over."""
    searched = algorithm or message("picture.a_search")
    if step is not None:
        return english("command.picture.title", algorithm=searched, problem=problem, step=step)
    if problem:
        return english("picture.title_on", algorithm=searched, problem=problem)
    return english("picture.title", algorithm=searched)


def tree_part(shown: int, count: int, iterations: int) -> str:
    """A sentence if the picture shows only a part."""
    if shown >= count:
        return english("picture.whole", count=count, iterations=iterations)
    return english("picture.part", shown=shown, count=count, iterations=iterations)


def tree_outcome(outcome: str | None, actions: int | None, cost: float | None) -> str:
    if outcome == "solution" and actions is not None:
        return english("picture.solved", actions=actions, cost=cost)
    return english("picture.outcome", outcome=outcome) if outcome else ""


def step(number: int, state: object, g: float, h: float | None, children: int, discarded: int) -> str:
    """An expansion in a sentence."""
    values = message("solved.g", g=g) if h is None else message("solved.g_and_h", g=g, h=h)
    made = {"children": children, "discarded": discarded}
    return english("solved.step", number=number, state=str(state), values=values, **made)


def tree_node(fate: str, label: list[str]) -> str:
    """A node's state, with a line for each of its rows, and its status."""
    return f"{' / '.join(label)}, {fate}"
