"""A function's source as the lecture listing shows it: without the statements that serve the viewer."""

import ast
import re
from collections.abc import Iterator
from copy import deepcopy

SHORT = {"weight": "w", "alpha": "α", "beta": "β"}
INSTEAD = re.compile(r"#\s*board:\s*(\S.*)$")


def delegation(source: str) -> ast.Call | None:
    """The call that is all a function does."""
    function = ast.parse(source).body[0]
    match getattr(function, "body", []):
        case [*before, ast.Return(value=ast.Call(func=ast.Name()) as call)] if all(map(_is_docstring, before)):
            return call
    return None


def merged(caller: str, function: ast.FunctionDef) -> None:
    """Give the function the name and parameters of one that only calls it; put the arguments where they are used."""
    head, call = ast.parse(caller).body[0], delegation(caller)
    assert isinstance(head, ast.FunctionDef)
    assert call is not None
    names = [each.arg for each in function.args.args]
    _Arguments(dict(zip(names, call.args, strict=True))).visit(function)
    function.name, function.args = head.name, head.args


class _Arguments(ast.NodeTransformer):
    """Puts arguments in the places of parameters; a call of a lambda becomes what the lambda returns."""

    def __init__(self, arguments: dict[str, ast.expr]) -> None:
        self.arguments = arguments

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return deepcopy(self.arguments.get(node.id, node))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node.func:
            case ast.Lambda(args=ast.arguments(args=parameters), body=body):
                named = {each.arg: value for each, value in zip(parameters, node.args, strict=True)}
                made: ast.expr = _Arguments(named).visit(deepcopy(body))
                return made
        return node


class Board:
    """Takes from statements what serves the viewer. `instead`: line that is left out → line that is shown for it."""

    def __init__(self, source: str, function: ast.FunctionDef) -> None:
        self.instead: dict[int, int] = {}
        self._dropped: set[str] = set()
        lines = enumerate(source.split("\n"), 1)
        self._written = {at: match[1] for at, line in lines if (match := INSTEAD.search(line))}
        self._replace_written(function)

    def drop(self, names: set[str]) -> None:
        """Leave out the variables with these names."""
        self._dropped = names

    def _replace_written(self, parent: ast.AST) -> None:
        """Put the statements that comments have for the board in the places of those that the program runs."""
        for body in _blocks(parent):
            for at, statement in enumerate(body):
                if statement.lineno in self._written:
                    shown = ast.parse(self._written[statement.lineno]).body[0]
                    body[at] = ast.copy_location(shown, statement)
                    for line in range(statement.lineno, (statement.end_lineno or statement.lineno) + 1):
                        self.instead[line] = statement.lineno
                else:
                    self._replace_written(statement)

    def plain(self, statement: ast.stmt) -> ast.stmt | None:
        """None, if nothing is left of the statement."""
        match statement:
            case ast.Expr(value=ast.Yield(value=ast.Tuple()) | ast.Constant()):
                return None
            case ast.Assign() | ast.AnnAssign() | ast.Expr() if _changed(statement) in self._dropped:
                return None
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                return self.plain(ast.copy_location(ast.Assign(targets=[target], value=value), statement))
            case ast.AnnAssign():
                return None
            case ast.Assign(value=ast.Yield(value=ast.Call() as call)):
                statement.value = call
            case ast.If():
                statement.body, statement.orelse = (
                    self._block(statement.body, statement),
                    self._block(statement.orelse, statement),
                )
                if statement.orelse and not statement.body:
                    statement.test = ast.UnaryOp(ast.Not(), statement.test)
                    statement.body, statement.orelse = statement.orelse, []
                return statement if statement.body else None
            case ast.FunctionDef() | ast.For() | ast.While():
                statement.body = self._block(statement.body, statement)
                return statement if statement.body else None
        return statement

    def _block(self, body: list[ast.stmt], head: ast.stmt) -> list[ast.stmt]:
        staying = {at: plain for at, each in enumerate(body) if (plain := self.plain(each))}
        for at, gone in enumerate(body):
            if at not in staying:
                before = max((each for each in staying if each < at), default=-1)
                after = min((each for each in staying if each > at), default=-1)
                self._replace(gone, head, staying.get(before), staying.get(after))
        return list(staying.values())

    def _replace(self, gone: ast.stmt, head: ast.stmt, before: ast.stmt | None, after: ast.stmt | None) -> None:
        ahead = _is_expansion(gone) or isinstance(before, ast.If | ast.For | ast.While)
        shown = (after if ahead else before) or before or head
        for line in range(gone.lineno, (gone.end_lineno or gone.lineno) + 1):
            self.instead[line] = shown.lineno


class Short(ast.NodeTransformer):
    """`priority` is f, the weight W is w, α and β are letters, and a set of something is a set."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        node.id = SHORT.get(node.id, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.arg = SHORT.get(node.arg, node.arg)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        node.attr = "f" if node.attr == "priority" else node.attr
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Subscript):
            node.func = node.func.value
        return node


def viewers_own(function: ast.FunctionDef) -> set[str]:
    """The variables that only events read, or conditions of events, or what changes them."""
    assigned = {name for each in ast.walk(function) if isinstance(each, ast.stmt) and (name := _assigned(each))}
    return {name for name in assigned if name not in _names_read(function, name)}


def _names_read(node: ast.AST, variable: str) -> Iterator[str]:
    """Of what is left of a statement without events and changes of the variable."""
    if _serves(node, variable):
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield node.id
    for child in ast.iter_child_nodes(node):
        yield from _names_read(child, variable)


def _serves(node: ast.AST, variable: str) -> bool:
    match node:
        case ast.Expr(value=ast.Yield()):
            return True
        case ast.Expr():
            return _changed(node) == variable
        case ast.If():
            return all(_serves(each, variable) for each in [*node.body, *node.orelse])
    return False


def _changed(statement: ast.stmt) -> str | None:
    """The variable that a statement sets, or of which it calls a method."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name
    return _assigned(statement)


def _assigned(statement: ast.stmt) -> str | None:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return None


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_expansion(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Yield(value=ast.Tuple(elts=[ast.Name(id="EXPAND" | "VALUE"), *_]))):
            return True
    return False


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            yield block
