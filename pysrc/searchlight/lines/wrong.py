"""Wrong lines: what students write in the place of right ones, made from the pieces themselves by rules.

Every one of them is Python and makes a program that runs: what is wrong with it is seen in what it does.
"""

import re
from random import Random
from typing import Final

from searchlight.lines.pieces import Piece

MOST: Final = 4
FIRST: Final = 2  # of them those that teach most, if there are any

# What is looked for in a piece, and what stands there instead; those that teach most come first.
RULES: Final = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        # The frontier is served from the other end, or in no order of cost.
        (r"= Queue\(\)", "= Stack()"),
        (r"= Stack\(\)", "= Queue()"),
        (r"= PriorityQueue\(\)", "= Queue()"),
        # f without h, or without g.
        (r"node\.g \+ node\.h,", "node.g,"),
        (r"node\.g \+ weight \* node\.h,", "node.g + node.h,"),
        (r"lambda node: node\.h,", "lambda node: node.g,"),
        (r"f = node\.g \+ node\.h", "f = node.h"),
        (r"child\.priority = child\.g\b", "child.priority = child.depth"),
        # The goal test is early, or late.
        (r"is_goal\(child\.state\):\n    return Solution\(child\)", "is_goal(node.state):\n    return Solution(node)"),
        (r"is_goal\(node\.state\):\n    return Solution\(node\)", "is_goal(child.state):\n    return Solution(child)"),
        # The limit is none, is one less, or hides that there was one.
        (r"limit - 1\)", "limit)"),
        (r"limit == 0:\n    return Unsolved\.CUTOFF", "limit == 0:\n    return Unsolved.FAILURE"),
        (r"node\.depth == limit", "node.depth > limit"),
        (r"Unsolved\.CUTOFF if cutoff_occurred else Unsolved\.FAILURE", "Unsolved.FAILURE"),
        (r"range\(limit \+ 1\)", "range(limit)"),
        (r"f > bound", "f >= bound"),
        (r"min\(least, result\)", "max(least, result)"),
        # The wrong state is looked up, or marked.
        (r"child\.state in (reached|on_path)", r"node.state in \1"),
        (r"node\.state in visited", "child.state in visited"),
        (r"(reached)\.add\(child", r"\1.add(node"),
        (r"(visited|closed)\.add\(node", r"\1.add(child"),
        (r"is_cycle\(child\)", "is_cycle(node)"),
        (r"older\.g <= child\.g", "older.g >= child.g"),
        (r"node is not best\[node\.state\]", "node is best[node.state]"),
        (r"frontier\.add\(child\)", "frontier.add(node)"),
    )
)


def wrong_lines(right: list[Piece], seed: str) -> list[Piece]:
    """At most MOST of them, always the same for a seed; none is a line that is right somewhere."""
    texts = {piece.text for piece in right}
    found: dict[str, Piece] = {}
    for pattern, instead in RULES:
        for piece in right:
            text = pattern.sub(instead, piece.text)
            if text not in texts:
                found.setdefault(text, Piece(tuple(text.split("\n")), piece.depth))
    first, rest = list(found.values())[:FIRST], list(found.values())[FIRST:]
    Random(f"wrong {seed}").shuffle(rest)
    return first + rest[: MOST - FIRST]
