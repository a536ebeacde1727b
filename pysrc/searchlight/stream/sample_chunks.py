"""A sample of a search as chunks, for a file."""

from array import array
from collections.abc import Iterator, Sequence
from typing import Any

from searchlight.columns import BIRTH_COLUMNS, Interned
from searchlight.events import ITERATION
from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.stream.chunk import encoded
from searchlight.stream.lines import COUNTS
from searchlight.stream.sampled import TIME, SampledTree
from searchlight.tally import MAKES_A_NODE


def chunks_of(tree: SampledTree, problem: AnyProblem, at_once: int) -> Iterator[dict[str, Any]]:
    """The sample in chunks (chunk.py) of `at_once` events, with the counts as further columns."""
    actions, states = Interned(), Interned()
    limits = iter(tree.limits)
    row = 0
    for start in range(0, len(tree.events), at_once):
        events = tree.events[start : start + at_once]
        kinds = bytes(kind for _, kind, _, _ in events)
        made = tree.nodes[row : row + kinds.translate(MAKES_A_NODE).count(1)]
        chunk = {
            "first_event": start, "first_row": row, "first_state": states.first,
            "kind": array("B", kinds), "node": array("i", [about for _, _, about, _ in events]),
            "line": array("h", [line for _, _, _, line in events]),
            "limits": array("d", [next(limits) for _ in range(kinds.count(ITERATION))]),
            **{f"count_{name}": tree.counts[name][start : start + at_once] for name in COUNTS},
            **_columns(made, tree.rows, actions, states),
        }  # fmt: skip
        chunk["new_actions"] = [str(action) for action in actions.take_new()]
        yield chunk | encoded(problem.shape, states.take_new(), problem.cells, problem.plain)
        row += len(made)


def _columns(
    made: Sequence[tuple[Node, int]], rows: dict[int, int], actions: Interned, states: Interned
) -> "dict[str, array[Any]]":
    columns: dict[str, array[Any]] = {
        name: array("d" if name in ("g", "h", "priority") else "i") for name in BIRTH_COLUMNS
    }
    for node, number in made:
        columns["parent"].append(rows[node.parent.row & TIME] if node.parent else -1)
        columns["action"].append(actions[node.action] if node.parent else -1)
        columns["state"].append(states[node.state])
        columns["iteration"].append(number)
        for name in ("g", "h", "priority", "depth"):
            columns[name].append(getattr(node, name))
    return columns
