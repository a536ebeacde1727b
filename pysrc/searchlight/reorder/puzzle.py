"""The puzzle for a search's algorithm: its pieces, wrong pieces, and the program that an order of them makes."""

import ast
import builtins
import re
from inspect import getsource
from random import Random
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.frontier import TIES
from searchlight.problem import PlainData
from searchlight.reorder import lecture
from searchlight.reorder.games import ARGUMENTS
from searchlight.reorder.pieces import INDENT, Piece, pieces
from searchlight.setup import Setup
from searchlight.source_listing.lecture import Lecture
from searchlight.texts import message

# Make wrong lines that students typically write from the right pieces, by rules.
#
# Each is valid Python and gives a program that runs: the mistake appears in the search.

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
        # Of games: the wrong bound, the same player again, or a bound that is widened.
        (r"v >= β", "v >= α"),
        (r"max\(v, min_value", "max(v, max_value"),
        (r"v <= α", "v <= β"),
        (r"min\(v, max_value", "min(v, min_value"),
        (r"α = max", "α = min"),
        (r"β = min", "β = max"),
        (r"v = -inf", "v = 0"),
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


MODULE: Final = "lecture"  # the module's name in programs
RUN: Final = "run"  # the function that is called if the algorithm needs more than the problem and a limit
GIVEN: Final = (
    "problem",
    "limit",
    *ARGUMENTS,
)  # arguments that the caller passes by name (observe/watch/families/problem_object.py)
OWN: Final = "own:"
LONGEST_SEED: Final = 20


class Puzzle:
    """The lines of a search's algorithm. Raises BadInput if they need more than lecture listings have."""

    def __init__(self, setup: Setup, seed: str) -> None:
        seed_of(seed)
        if setup.algorithm.id.startswith(OWN):
            raise BadInput("algorithm", message("lines.own"))
        functions = setup.algorithm.source(setup.values)
        self.listing = Lecture([getsource(each) for each in functions]).text
        self.right = pieces(self.listing)
        self.wrong = wrong_lines(self.right, seed)
        self.seed = seed
        tree = ast.parse(self.listing)
        heads = [each.name for each in tree.body if isinstance(each, ast.FunctionDef)]
        self.first = next(each.__name__ for each in functions if each.__name__ in heads)
        needed = _unknown(tree)
        absent = sorted(needed - vars(lecture).keys())
        if absent:
            raise BadInput("algorithm", message("lines.none", algorithm=setup.algorithm.name, names=absent))
        self.starter = self._starter(tree.body[0], setup)
        words = re.findall(r"\w+", "\n".join([*self.starter, *(piece.text for piece in self.wrong)]))
        self.imports = self._imports(needed | (set(words) & vars(lecture).keys()))

    @staticmethod
    def _starter(function: ast.stmt, setup: Setup) -> list[str]:
        """The lines that call the function if it needs more arguments than the caller passes."""
        assert isinstance(function, ast.FunctionDef)
        wanted = [each.arg for each in function.args.args]
        if set(wanted) <= set(GIVEN):
            return []
        values = {
            "problem": "problem",
            "w": repr(setup.values.get("weight")),
            "frontier": f"{TIES[str(setup.values.get('tie'))].__name__}()",
        }
        arguments = [values.get(name) or repr(setup.values[name]) for name in wanted]
        return [f"def {RUN}(problem):", f"{' ' * INDENT}return {function.name}({', '.join(arguments)})"]

    @staticmethod
    def _imports(names: set[str]) -> list[str]:
        others = sorted(names - {"inf"})
        lines = [f"from {MODULE} import {', '.join(others)}"] if others else []
        return [*lines, "from math import inf"] if "inf" in names else lines

    @property
    def request(self) -> dict[str, Any]:
        """How the program is called (observe.watch.session.Request)."""
        function = RUN if self.starter else self.first
        files = {f"{MODULE}.py": getsource(lecture)}
        return {"function": function, "files": files}

    def as_plain_data(self) -> PlainData:
        """`{"pieces": [{"lines", "head", "wrong"}], "pool": places in it, "before", "after": lines, "request"}`.

        The heads are in the program from the beginning; the other pieces are in the pool in random order.
        """
        every = [*self.right, *self.wrong]
        pool = [at for at, piece in enumerate(every) if not piece.is_head]
        Random(f"order {self.seed}").shuffle(pool)
        pieces = [
            {"lines": piece.lines, "head": piece.is_head, "wrong": at >= len(self.right)}
            for at, piece in enumerate(every)
        ]
        return {
            "pieces": pieces, "pool": pool, "before": self.imports, "after": self.starter, "request": self.request,
        }  # fmt: skip

    def program(self, order: list[tuple[Piece, int]]) -> str:
        """The program of these pieces with their depths. The page builds the same one (features/reorder/program.py)."""
        body = [" " * INDENT * depth + line for piece, depth in order for line in piece.lines]
        return "\n".join([*self.imports, "", *body, "", *self.starter]).rstrip() + "\n"

    @property
    def solution(self) -> list[tuple[Piece, int]]:
        """The textbook's order."""
        return [(piece, piece.depth) for piece in self.right]


def seed_of(text: str) -> str:
    """Read a seed. Raises BadInput."""
    if not 0 < len(text) <= LONGEST_SEED or not text.isalnum():
        raise BadInput("lines", message("lines.seed_wrong", seed=text[: 4 * LONGEST_SEED]))
    return text


def _unknown(tree: ast.Module) -> set[str]:
    """The names that a program uses without defining them, apart from Python's built-in ones."""
    known = set(dir(builtins))
    used = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                known.add(name)
            case ast.Name(id=name):
                used.add(name)
    return used - known
