"""Tell from a program's text how it uses its problem object: which names it calls, and which it reads."""

import ast
from collections.abc import Iterable
from typing import Final

from searchlight.tracing.names import role_of

COST: Final = ("cost", "weight", "price", "length", "dist", "w", "g", "c")
ACTION: Final = ("act", "dir", "move", "op", "label", "a")


class Usage:
    """The usage in one program. `objects`: the meanings of parameters that get the object."""

    def __init__(self, text: str, objects: Iterable[str]) -> None:
        tree = ast.parse(text)
        self.objects = frozenset(objects)
        self.loops = [each for each in ast.walk(tree) if isinstance(each, ast.For | ast.comprehension)]
        calls = [each.func for each in ast.walk(tree) if isinstance(each, ast.Call)]
        called = {id(each) for each in calls}
        self.uses: dict[str, list[tuple[bool, bool]]] = {}  # by name: (is it the object's, is it called)
        for each in ast.walk(tree):
            if isinstance(each, ast.Attribute):
                self.uses.setdefault(each.attr, []).append((self._is_object(each.value), id(each) in called))

    def calls(self, name: str, *, otherwise: bool) -> bool:
        """Whether the program calls this name of the object; `otherwise`: the answer if the text does not have it."""
        uses = self.uses.get(name)
        if not uses:
            return otherwise
        of_the_object = [is_called for is_of_object, is_called in uses if is_of_object]
        return (of_the_object or [is_called for _, is_called in uses])[0]

    def parts(self, names: Iterable[str], usual: tuple[str, ...]) -> tuple[str, ...]:
        """The parts of a successor in the program's order ("state", "action" and "cost"); `usual` if it is unclear."""
        for loop in self.loops:
            if isinstance(loop.target, ast.Tuple | ast.List) and self._asks(loop.iter, frozenset(names)):
                roles = tuple(_role(each) for each in loop.target.elts)
                if len(set(roles)) == len(roles) and "state" in roles:
                    return roles
        return usual

    def _is_object(self, value: ast.expr) -> bool:
        name = value.id if isinstance(value, ast.Name) else value.attr if isinstance(value, ast.Attribute) else ""
        return role_of(name.strip("_")) in self.objects

    def _asks(self, value: ast.expr, names: frozenset[str]) -> bool:
        if not isinstance(value, ast.Call):
            return False
        if isinstance(value.func, ast.Attribute) and value.func.attr in names:
            return True
        return any(self._asks(each, names) for each in value.args)  # sorted(…), reversed(…)


def _role(target: ast.expr) -> str:
    """The part of a successor that a variable's name stands for."""
    name = target.id.lower().strip("_") if isinstance(target, ast.Name) else ""
    words = name.split("_")
    if any(word == each or (len(each) > 1 and word.endswith(each)) for word in words for each in COST):
        return "cost"
    if any(word == each or (len(each) > 1 and word.startswith(each)) for word in words for each in ACTION):
        return "action"
    return "state"
