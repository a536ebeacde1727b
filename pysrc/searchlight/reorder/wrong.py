"""Make wrong lines that students typically write from the right pieces, by rules.

Each is valid Python and gives a program that runs: the mistake appears in the search.
"""

import re
from random import Random
from typing import Final

from searchlight.reorder.pieces import Piece

MOST: Final = 4
FIRST: Final = 2  # always included: the most instructive ones

# A pattern in a piece, and its replacement; the most instructive ones come first.
RULES: Final = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        # Entries are removed from the other end of the frontier, or not in order of cost.
        (r"= Queue\(\)", "= Stack()"),
        (r"= Stack\(\)", "= Queue()"),
        (r"= PriorityQueue\(\)", "= Queue()"),
        # f without h, or without g.
        (r"child\.f = child\.g \+ child\.h", "child.f = child.g"),
        (r"child\.f = child\.g \+ w \* child\.h", "child.f = child.g + child.h"),
        (r"child\.f = child\.h", "child.f = child.g"),
        (r"child\.f = child\.g$", "child.f = child.depth"),
        (r"node\.g \+ node\.h > bound", "node.h > bound"),
        # The goal test is early, or late.
        (r"is_goal\(child\.state\):\n    return Solution\(child\)", "is_goal(node.state):\n    return Solution(node)"),
        (r"is_goal\(node\.state\):\n    return Solution\(node\)", "is_goal(child.state):\n    return Solution(child)"),
        # The limit is missing, is lower by one, or a cutoff is not reported.
        (r"== limit:\n    return Unsolved\.CUTOFF", "== limit:\n    return Unsolved.FAILURE"),
        (r"node\.depth == (limit|depth)", r"node.depth > \1"),
        (r"return outcome", "return Unsolved.FAILURE"),
        (r"range\(limit \+ 1\)", "range(limit)"),
        (r"node\.h > bound", "node.h >= bound"),
        (r"min\(least, result\)", "max(least, result)"),
        # The wrong state is looked up or marked.
        (r"child\.state in (reached|on_path)", r"node.state in \1"),
        (r"node\.state in visited", "child.state in visited"),
        (r"(reached)\.add\(child", r"\1.add(node"),
        (r"(visited|done)\.add\(node", r"\1.add(child"),
        (r"is_cycle\(child\)", "is_cycle(node)"),
        (r"child\.g < older\.g", "child.g > older.g"),
        (r"better\(child", "better(node"),
        (r"node is not best\[node\.state\]", "node is best[node.state]"),
        (r"frontier\.add\(child\)", "frontier.add(node)"),
    )
)


def wrong_lines(right: list[Piece], seed: str) -> list[Piece]:
    """At most MOST wrong lines, the same for the same seed; none is a right line elsewhere."""
    texts = {piece.text for piece in right}
    wrong: dict[str, Piece] = {}
    for pattern, instead in RULES:
        for piece in right:
            text = pattern.sub(instead, piece.text)
            if text not in texts:
                wrong.setdefault(text, Piece(tuple(text.split("\n")), piece.depth))
    first, rest = list(wrong.values())[:FIRST], list(wrong.values())[FIRST:]
    Random(f"wrong {seed}").shuffle(rest)
    return first + rest[: MOST - FIRST]
