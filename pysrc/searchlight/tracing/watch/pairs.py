"""Tell from a function's annotations, docstring and code whether it expects actions or successors with costs."""

import ast
import re
from collections.abc import Mapping

from searchlight.tracing.names import role_of

WORDS = re.compile(
    r"\(\s*(next[ _]?)?(action|state|successor|child|node)\w*\s*,\s*(step[ _]?)?cost\s*\)", re.IGNORECASE
)
FUNCTIONS = ("actions", "result", "successors")


def comes_in_pairs(text: str, name: str, roles: Mapping[str, str]) -> bool:
    """Whether the search function `name`, or a function that it calls, expects pairs with costs."""
    for function in _reached(ast.parse(text), name):
        if WORDS.search(ast.get_docstring(function) or ""):
            return True
        functions = {each.arg: each for each in function.args.args if _role(each.arg, roles) in FUNCTIONS}
        if any(_says_pairs(each.annotation) for each in functions.values()):
            return True
        if any(_is_unpacked(node, set(functions), roles) for node in ast.walk(function)):
            return True
    return False


def _reached(tree: ast.Module, name: str) -> list[ast.FunctionDef]:
    functions = {each.name: each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)}
    waiting, reached = [name.rpartition(".")[2]], dict[str, ast.FunctionDef]()
    while waiting:
        function = functions.get(waiting.pop())
        if function and function.name not in reached:
            reached[function.name] = function
            waiting += [each.id for each in ast.walk(function) if isinstance(each, ast.Name)]
    return list(reached.values())


def _says_pairs(annotation: ast.expr | None) -> bool:
    return annotation is not None and bool(re.search(r"tuple\[.*(int|float)", ast.unparse(annotation), re.IGNORECASE))


def _role(name: str, roles: Mapping[str, str]) -> str | None:
    return roles.get(name) or role_of(name)


def _is_unpacked(node: ast.AST, functions: set[str], roles: Mapping[str, str]) -> bool:
    """Whether a result of one of these functions, or each of its elements, is unpacked into two names."""
    if isinstance(node, ast.For | ast.comprehension):
        return _is_pair(node.target) and _asks(node.iter, functions, ("actions", "successors"), roles)
    if isinstance(node, ast.Assign):
        return _is_pair(node.targets[0]) and _asks(node.value, functions, ("result",), roles)
    return False


def _is_pair(target: ast.expr) -> bool:
    return isinstance(target, ast.Tuple | ast.List) and len(target.elts) == 2


def _asks(value: ast.expr, functions: set[str], of: tuple[str, ...], roles: Mapping[str, str]) -> bool:
    if not isinstance(value, ast.Call):
        return False
    if isinstance(value.func, ast.Name) and value.func.id in functions and _role(value.func.id, roles) in of:
        return True
    return any(_asks(each, functions, of, roles) for each in value.args)  # sorted(actionsF(s)), and the like


def names_unpacked_from(text: str, name: str, roles: Mapping[str, str]) -> bool:
    """Whether the search function unpacks a graph's neighbours of a vertex into pairs with costs."""
    for function in _reached(ast.parse(text), name):
        for node in ast.walk(function):
            if isinstance(node, ast.For | ast.comprehension) and _is_pair(node.target) and _of_graph(node.iter, roles):
                return True
    return False


def _of_graph(value: ast.expr, roles: Mapping[str, str]) -> bool:
    """`graph[node]`, `graph.neighbors(node)`, perhaps sorted; not `graph[node].items()`."""
    if isinstance(value, ast.Subscript):
        return isinstance(value.value, ast.Name) and _role(value.value.id, roles) == "graph"
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
        on = value.func.value
        return isinstance(on, ast.Name) and _role(on.id, roles) == "graph" and value.func.attr != "items"
    return isinstance(value, ast.Call) and any(_of_graph(each, roles) for each in value.args)
