"""Tell from a program's text how it uses what it is given: as methods or values, and with costs or without."""

import ast
import re
from collections.abc import Iterable, Mapping
from typing import Final

from searchlight.tracing.names import role_of

COST: Final = ("cost", "weight", "price", "length", "dist", "w", "g", "c")
ACTION: Final = ("act", "dir", "move", "op", "label", "a")
PAIRS: Final = re.compile(
    r"\(\s*(next[ _]?)?(action|state|successor|child|node)\w*\s*,\s*(step[ _]?)?cost\s*\)", re.IGNORECASE
)
WITH_COST: Final = re.compile(r"tuple\[.*(int|float)", re.IGNORECASE)


class Usage:
    """The usage in one program. `roles`: of the parameters of its search; others are told by their names."""

    def __init__(self, text: str, roles: Mapping[str, str]) -> None:
        nodes = list(ast.walk(ast.parse(text)))
        self.roles = roles
        self.functions = [each for each in nodes if isinstance(each, ast.FunctionDef)]
        self.parameters = [each for function in self.functions for each in function.args.args]
        self.loops = [each for each in nodes if isinstance(each, ast.For | ast.comprehension)]
        self.assigned = [each for each in nodes if isinstance(each, ast.Assign)]
        called = {id(each.func) for each in nodes if isinstance(each, ast.Call)}
        self.uses: dict[str, list[tuple[str | None, bool]]] = {}  # by name: the object's role, and whether it is called
        for each in nodes:
            if isinstance(each, ast.Attribute):
                self.uses.setdefault(each.attr, []).append((self._role(each.value), id(each) in called))

    def calls(self, name: str, of: str, *, otherwise: bool) -> bool:
        """Whether the program calls this name of an object with the role `of`; `otherwise`: if the text has it not."""
        uses = self.uses.get(name)
        if not uses:
            return otherwise
        return ([is_called for role, is_called in uses if role == of] or [is_called for _, is_called in uses])[0]

    def parts(self, name: str, usual: tuple[str, ...]) -> tuple[str, ...]:
        """The parts of a successor from the method `name`, in the program's order; `usual` if it is unclear."""
        for loop in self.loops:
            if isinstance(loop.target, ast.Tuple | ast.List) and _calls(loop.iter, name):
                parts = tuple(map(_part, loop.target.elts))
                if len(set(parts)) == len(parts) and "state" in parts:
                    return parts
        return usual

    def functions_give_costs(self) -> bool:
        """Whether the functions that it gets must return actions or successors with their costs."""
        if any(PAIRS.search(ast.get_docstring(each) or "") for each in self.functions):
            return True
        functions = {each.arg: each.annotation for each in self.parameters if self._of(each.arg) in
                     ("actions", "result", "successors")}  # fmt: skip
        if any(each is not None and WITH_COST.search(ast.unparse(each)) for each in functions.values()):
            return True
        asked = {self._asked(each.iter, functions) for each in self.loops if _is_pair(each.target)}
        results = {self._asked(each.value, functions) for each in self.assigned if _is_pair(each.targets[0])}
        return bool(asked & {"actions", "successors"}) or "result" in results

    def graph_gives_costs(self) -> bool:
        """Whether it unpacks a graph's neighbours of a vertex into pairs with costs."""
        return any(_is_pair(each.target) and self._asked(each.iter) == "graph" for each in self.loops)

    def _of(self, name: str) -> str | None:
        return self.roles.get(name) or role_of(name.strip("_"))

    def _role(self, value: ast.expr) -> str | None:
        """The role of a variable or attribute."""
        return self._of(getattr(value, "id", getattr(value, "attr", "")))

    def _asked(self, value: ast.expr, functions: Iterable[str] = ()) -> str | None:
        """The role of what is asked, perhaps sorted: `actions(s)` of these functions, `graph[s]`, `graph.around(s)`."""
        if isinstance(value, ast.Subscript):
            return self._role(value.value)
        if not isinstance(value, ast.Call):
            return None
        if isinstance(value.func, ast.Name) and value.func.id in functions:
            return self._role(value.func)
        if isinstance(value.func, ast.Attribute) and isinstance(value.func.value, ast.Name):
            return self._role(value.func.value) if value.func.attr != "items" else None
        return next((role for each in value.args if (role := self._asked(each, functions))), None)


def _calls(value: ast.expr, name: str) -> bool:
    """Whether an expression is a call of a method, perhaps sorted or reversed."""
    if not isinstance(value, ast.Call):
        return False
    return (isinstance(value.func, ast.Attribute) and value.func.attr == name) or any(
        _calls(each, name) for each in value.args
    )


def _is_pair(target: ast.expr) -> bool:
    return isinstance(target, ast.Tuple | ast.List) and len(target.elts) == 2


def _part(target: ast.expr) -> str:
    """The part of a successor that a variable's name stands for."""
    name = target.id.lower().strip("_") if isinstance(target, ast.Name) else ""
    words = name.split("_")
    if any(word == each or (len(each) > 1 and word.endswith(each)) for word in words for each in COST):
        return "cost"
    if any(word == each or (len(each) > 1 and word.startswith(each)) for word in words for each in ACTION):
        return "action"
    return "state"
