"""A program from somebody else: compiled with the places marked at which it can be watched, and run apart from ours.

This is no wall: it runs in this very process, with this process's rights (docs/homework.md). What it gets instead of
the real thing, it gets so that it runs alike everywhere and leaves nothing behind: files, arguments, what it prints to.
"""

import ast
import builtins
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import TextIOBase
from types import ModuleType
from typing import Any, Final

from searchlight.observe.files import Files
from searchlight.observe.recorder import Recorder
from searchlight.observe.stand_ins import STAND_INS, Refused, numpy_without_numpy
from searchlight.texts import message

WATCH: Final = "__searchlight_watch__"
TICK: Final = "__searchlight_tick__"
DEEPEST: Final = 10_000  # calls inside each other that a program may ask for: in WebAssembly, no more would hold


def without_calls(body: list[ast.stmt], function: str) -> list[ast.stmt]:
    """The statements of a file but for those that call a function, directly or not, or use what came of that."""
    used = {function.partition(".")[0]}
    definitions = [each for each in body if isinstance(each, ast.FunctionDef)]
    while more := {each.name for each in definitions if each.name not in used and _names(each) & used}:
        used |= more
    kept = []
    for statement in body:
        defines = isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom)
        if defines or not _names(statement) & used:
            kept.append(statement)
        else:
            used |= {each.id for each in ast.walk(statement) if isinstance(each, ast.Name) and _is_set(each)}
    return kept


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _is_set(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


class Marked(ast.NodeTransformer):
    """Puts a decorator on the functions to be watched, and into each `while` a look at the clock; lines stay."""

    def __init__(self, watched: Callable[[str], bool]) -> None:
        self.watched = watched
        self.inside: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if self.watched(".".join([*self.inside, node.name])):
            mark = ast.copy_location(ast.Name(WATCH, ast.Load()), node)
            node.decorator_list.insert(0, mark)
        return self._within(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        self.generic_visit(node)
        tick = ast.Expr(ast.Call(ast.Name(TICK, ast.Load()), [], []))
        node.body.insert(0, ast.fix_missing_locations(ast.copy_location(tick, node)))
        return node

    def _within(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()
        return node


class Printed(TextIOBase):
    """What the program prints to."""

    encoding = "utf-8"

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say

    def write(self, text: str) -> int:
        self.say(text)
        return len(text)


class Program:
    """`watched(name)`: whether the function of this name (with its classes, and dots between) is to be watched;
    `wrap` makes the watched one of it."""

    def __init__(
        self, text: str, recorder: Recorder, modules: Mapping[str, ModuleType], argv: Sequence[str], files: Files
    ) -> None:
        self.text = text
        self.recorder = recorder
        self.modules = {**STAND_INS, **modules}
        self.files = files
        self.namespace: dict[str, Any] = {}
        self._printed = Printed(recorder.say)
        self.modules["sys"] = self._sys([recorder.file, *argv])

    def load(self, called: str | None, watched: Callable[[str], bool], wrap: Callable[[Any], Any]) -> None:
        """Runs the file: as a program (`called` None), or as a module, without what it does itself with the function
        that will be `called`. Raises whatever it raises.
        """
        tree = ast.parse(self.text, self.recorder.file)
        if called:
            tree.body = without_calls(tree.body, called)
        tree = Marked(watched).visit(tree)
        code = compile(tree, self.recorder.file, "exec")
        said = {"__import__": self._import, "open": self.files.open, "input": _no_input}
        self.namespace |= {
            "__name__": "program" if called else "__main__", "__file__": self.recorder.file,
            "__builtins__": {**vars(builtins), **said}, WATCH: wrap, TICK: self._tick(),
        }  # fmt: skip
        exec(code, self.namespace)

    @contextmanager
    def running(self) -> Iterator[None]:
        """While the program runs: its output is noted, and what it changes of the interpreter is set back."""
        deepest, argv = sys.getrecursionlimit(), sys.argv
        try:
            with redirect_stdout(self._printed), redirect_stderr(self._printed):
                yield
        finally:
            sys.setrecursionlimit(deepest)
            sys.argv = argv

    def _tick(self) -> Callable[[], None]:
        count, check = 0, self.recorder.check_time

        def tick() -> None:
            nonlocal count
            count += 1
            if not count & 255:
                check()

        return tick

    def _import(
        self, name: str, namespace: Any = None, local: Any = None, names: Sequence[str] = (), level: int = 0
    ) -> Any:
        top = name.partition(".")[0]
        if name in self.modules or (top in self.modules and not names):
            return self.modules[name if names else top]
        if (text := self.files.module(name)) is not None:
            return self._module(name, text)
        try:
            return builtins.__import__(name, namespace, local, names or (), level)
        except ModuleNotFoundError:
            if top == "numpy":
                return numpy_without_numpy()
            raise

    def _module(self, name: str, text: str) -> ModuleType:
        """A file that lies beside the program."""
        module = self.modules[name] = ModuleType(name)
        module.__dict__["__builtins__"] = self.namespace["__builtins__"]
        exec(compile(text, f"{name}.py", "exec"), module.__dict__)
        return module

    def _sys(self, argv: list[str]) -> ModuleType:
        module = ModuleType("sys")

        def setrecursionlimit(limit: int) -> None:
            sys.setrecursionlimit(max(sys.getrecursionlimit(), min(limit, DEEPEST)))

        changed = {"argv": argv, "stdout": self._printed, "stderr": self._printed}
        module.__dict__.update(vars(sys) | changed | {"setrecursionlimit": setrecursionlimit})
        return module


def _no_input(prompt: object = "") -> str:
    raise Refused(message("own.no_input"))
