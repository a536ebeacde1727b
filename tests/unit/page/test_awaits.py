"""Code after an `await` first checks that its owner still exists (pysrc/page/scope/scope.py)."""

import ast
from pathlib import Path

PAGE = Path(__file__).parents[3] / "pysrc/page"
FILES = sorted(PAGE.glob("**/*.py"))

# The way to the worker and its answers: these belong to the page, which stays, and carry out what was begun.
SERVICES = {
    "scope/scope", "shell/engine", "solver_link/asking", "solver_link/link", "solver_link/own_code",
    "solver_link/recording", "solver_link/reopening", "solver_link/searches", "solver_link/warm_up",
}  # fmt: skip
# Functions that go on by themselves, each with the reason. The list only gets shorter: a line too many fails.
ALLOWED = {
    "playback/clock.gather": "asks for what its players know, each time anew",
    "playback/clock.more": "counts what came; a player whose stage has left brings nothing",
    "dom/foreign_text.text_of": "changes nothing: it answers whoever asked",
    "features/features._fetched": "keeps what was fetched, for whoever asks next",
    "features/features.open": "keeps the feature, for whoever asks next",
    "shell/main._read": "the feature that came; what it takes is a task of its own",
    "playback/opening._answer_of": "lets go of what was opened for nobody",
    "playback/supply.know": "ends with its table, and where nothing will come",
}


def named(path: Path) -> str:
    """A module by its path in the page's folder."""
    return path.relative_to(PAGE).with_suffix("").as_posix() if path.is_relative_to(PAGE) else path.stem


def of_scope(call: ast.expr) -> bool:
    """Whether an awaited expression is `….wait(…)` of a scope: one whose name says so, or that was renewed."""
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "wait"):
        return False
    return not isinstance(call.func.value, ast.Name | ast.Attribute) or bool(call.args)


def asks_at_once(following: list[ast.stmt]) -> bool:
    """Whether the next statement asks a scope: `if ….closed`, `….check()`."""
    if not following:
        return False
    head = following[0].test if isinstance(following[0], ast.If) else following[0]
    return any(isinstance(node, ast.Attribute) and node.attr in ("closed", "check") for node in ast.walk(head))


def unguarded(function: ast.AsyncFunctionDef, methods: set[str]) -> list[int]:
    """The lines of awaits that are neither a scope's nor of a guarded method of the same class, with more behind them.

    Nothing is behind an await whose value is returned, or that is the function's last statement.
    """
    found = []
    for block in (node for node in ast.walk(function) if isinstance(getattr(node, "body", None), list)):
        for name in ("body", "orelse", "finalbody"):
            statements = getattr(block, name, [])
            for at, statement in enumerate(statements):
                for awaited in direct(statement):
                    last = block is function and at == len(statements) - 1 and isinstance(statement, ast.Expr)
                    returned = isinstance(statement, ast.Return) and statement.value is awaited
                    own = is_own(awaited.value, methods)
                    if not (own or last or returned or of_scope(awaited.value) or asks_at_once(statements[at + 1 :])):
                        found.append(awaited.lineno)
    return found


def direct(statement: ast.stmt) -> list[ast.Await]:
    """The awaits of a statement itself, without those of the blocks in it."""
    blocks = [
        child for name in ("body", "orelse", "finalbody", "handlers") for child in getattr(statement, name, None) or []
    ]
    inner = {id(node) for block in blocks for node in ast.walk(block)}
    return [node for node in ast.walk(statement) if isinstance(node, ast.Await) and id(node) not in inner]


def is_own(call: ast.expr, methods: set[str]) -> bool:
    """Whether it is a coroutine of the same class, which is looked at itself."""
    func = call.func if isinstance(call, ast.Call) else None
    return (
        isinstance(func, ast.Attribute)
        and isinstance(func.value, ast.Name)
        and func.value.id == "self"
        and func.attr in methods
    )


def functions(path: Path) -> list[tuple[str, list[int]]]:
    """The async functions of a module, each with the lines of its unguarded awaits."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for holder in [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]:
        own = [node for node in holder.body if isinstance(node, ast.AsyncFunctionDef)]
        inner = [
            node
            for each in holder.body
            if isinstance(each, ast.FunctionDef)
            for node in ast.walk(each)
            if isinstance(node, ast.AsyncFunctionDef)
        ]
        names = {each.name for each in own if f"{named(path)}.{each.name}" not in ALLOWED}
        names = names if isinstance(holder, ast.ClassDef) else set()
        found += [(f"{named(path)}.{each.name}", unguarded(each, names)) for each in own + inner]
    return found


def test_nobody_goes_on_after_an_await_without_asking() -> None:
    """Every await goes through a scope, or nothing follows it; functions that use a scope are not in the list."""
    offending = {
        name: lines for path in FILES if named(path) not in SERVICES for name, lines in functions(path) if lines
    }
    assert {name: lines for name, lines in offending.items() if name not in ALLOWED} == {}
    assert set(ALLOWED) - offending.keys() == set()


def test_tasks_are_begun_by_scopes_alone() -> None:
    """A task without a scope would outlive its owner."""
    beginning = [named(path) for path in FILES if "create_task" in path.read_text(encoding="utf-8")]
    assert beginning == ["scope/scope"]
