"""What the library says in pictures; the sentences about what is wrong are in errors/."""

from typing import Final

TREE_LEGEND: Final = (
    "round: frontier · square: expanded · ★ goal · thick: path · below: g+h",
    "dashed: discarded (= duplicate · ↺ cycle · > superseded · ⊥ cut off · – forgotten) · ↻ backed up",
)


def counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def summary(
    outcome: str | None, actions: int | None, cost: float | None, expanded: int, generated: int, most: int
) -> str:
    """A finished search in a line."""
    found = "" if actions is None or cost is None else f", {counted(actions, 'action')}, cost {cost}"
    return f"{outcome}{found}; {expanded:,} expanded, {generated:,} generated, at most {most:,} in the frontier"


def tree_title(algorithm: str, problem: str) -> str:
    return f"Search tree of {algorithm or 'a search'}{f' on {problem}' if problem else ''}"


def tree_part(shown: int, count: int, iterations: int) -> str:
    """Of what the picture is a part, if it is one."""
    whole = f"All {count:,} nodes" if shown >= count else f"{shown:,} of {count:,} nodes, the path and the first ones"
    return f"{whole}{f' of the last of {iterations:,} iterations' if iterations > 1 else ''}."


def tree_outcome(outcome: str | None, actions: int | None, cost: float | None) -> str:
    if outcome == "solution" and actions is not None:
        return f"A solution of {counted(actions, 'action')}, cost {cost}."
    return f"Outcome: {outcome}." if outcome else ""


def step(number: int, state: object, g: float, h: float | None, children: int, discarded: int) -> str:
    """An expansion in a sentence."""
    values = f"g = {g:g}" + ("" if h is None else f", h = {h:g}")
    made = counted(children, "child").replace("childs", "children")
    return f"Step {number}: {state} is expanded ({values}); {made}{f', {discarded} discarded' if discarded else ''}."


def tree_node(fate: str, label: list[str]) -> str:
    return f"{' / '.join(label)}, {fate}"
