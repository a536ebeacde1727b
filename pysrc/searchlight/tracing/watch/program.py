"""A student's program, compiled with instrumentation.

This is no protection: the program runs in this process, with its rights (docs/how-to/trace-homework.md). Files,
arguments and output are replaced so that it runs the same everywhere and leaves nothing behind.
"""

import ast
import builtins
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import TextIOBase
from types import ModuleType
from typing import Any, Final, Protocol

from searchlight.texts import Message, message
from searchlight.tracing.watch.marking import ENTER, TICK, WATCH, Marked, without_calls
from searchlight.tracing.watch.own_lists import OwnLists
from searchlight.tracing.watch.recorder import Recorder
from searchlight.tracing.watch.stand_ins import containers
from searchlight.tracing.watch.stand_ins.modules import DRAWING, STAND_INS, Files, Refused, idle, numpy_without_numpy
from searchlight.tracing.watch.watch import Watch
from searchlight.tracing.watch.witness import Calls
from searchlight.user_code.guard import refused

DEEPEST: Final = 10_000  # highest recursion limit; WebAssembly allows no more
# Names other than `sort` that order entries: with them, a list may be sorted unseen.
RANKING: Final = re.compile(
    r"\b(sorted|min|max|heapq|bisect|insort|nsmallest|nlargest|argmin)\b|\.insert\((?!\s*0\s*,)"
)
AT_THE_FRONT: Final = re.compile(r"\b(appendleft|extendleft)\b|\.insert\(\s*0\s*,")


class Printed(TextIOBase):
    """The stream that the program prints to."""

    encoding = "utf-8"

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say

    def write(self, text: str) -> int:
        self.say(text)
        return len(text)


class Given(Protocol):
    """What a program is given besides its files."""

    @property
    def argv(self) -> Sequence[str]:
        """Its command-line arguments."""
        raise NotImplementedError

    @property
    def input(self) -> Sequence[str]:
        """Answers for `input()`."""
        raise NotImplementedError


class Program:
    """A program: its text, the names that it defines, and its environment."""

    def __init__(
        self, text: str, recorder: Recorder, watch: Watch, calls: Calls, request: "Given", files: Files
    ) -> None:
        self.text, self.calls, self.request = text, calls, request
        self.recorder = recorder
        self.answers = iter(request.input)
        self.lists = OwnLists(watch)
        watch.fronts = AT_THE_FRONT.search(text) is not None
        watch.ranks = RANKING.search(text) is not None
        self.modules = {**STAND_INS, **containers.modules(watch)}
        self.files = files
        self.stood_in: set[str] = set()  # modules that were replaced by one that accepts everything
        self.missing: Message | None = None  # what the program needed and was not given
        self.watched: Callable[[str], bool] = lambda _: False
        self.namespace: dict[str, Any] = {}
        self._printed = Printed(recorder.say)
        self.argv = [recorder.file, *request.argv]
        self.modules["sys"] = self._sys(self.argv)

    def load(self, called: str | None, watched: Callable[[str], bool], wrap: Callable[[Any], Any]) -> None:
        """Run the file: as a program (`called` None), or as a module without its own uses of the function `called`.

        `watched(name)`: whether to trace the function of this qualified name; `wrap` returns the traced function.
        Raises whatever the file raises.
        """
        tree = ast.parse(self.text, self.recorder.file)
        if called:
            tree.body = without_calls(tree.body, called)
        self.watched = watched
        marked = Marked(watched)
        code = compile(marked.visit(tree), self.recorder.file, "exec")
        functions = self.lists.functions(marked.names)
        names = {"__import__": self._import, "open": self.files.open, "input": self._input,
                 "min": functions.pop("min"), "max": functions.pop("max")}  # fmt: skip
        self.namespace |= {
            "__name__": "program" if called else "__main__", "__file__": self.recorder.file,
            "__builtins__": {**vars(builtins), **names}, WATCH: wrap, TICK: self._tick(),
            ENTER: self.calls.enter, **functions,
        }  # fmt: skip
        self.recorder.begin()
        exec(code, self.namespace)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Record the output while the program runs, and undo its changes to the interpreter afterwards."""
        deepest, argv, state = sys.getrecursionlimit(), sys.argv, random.getstate()
        random.seed(0)  # the same program gets the same report
        sys.argv = self.argv  # for argparse
        try:
            with redirect_stdout(self._printed), redirect_stderr(self._printed):
                yield
        finally:
            sys.setrecursionlimit(deepest)
            sys.argv = argv
            random.setstate(state)

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
        if sys.platform == "emscripten" and refused(name):
            raise Refused(message("own.import_refused", module=name))
        try:
            return builtins.__import__(name, namespace, local, names or (), level)
        except ModuleNotFoundError:
            if top == "numpy":
                return numpy_without_numpy()
            if top in DRAWING:
                self.stood_in.add(top)
                return idle(name if names else top)
            raise

    def _module(self, name: str, text: str) -> ModuleType:
        """Import a module from a file beside the program; its containers are recorded as well."""
        module = self.modules[name] = ModuleType(name)
        marked = Marked(self.watched)
        tree = marked.visit(ast.parse(text, f"{name}.py"))
        lists = OwnLists(self.lists.watch)
        functions = lists.functions([f"{name}:{each}" for each in marked.names])
        lists.share(self.lists)
        kept = ("__builtins__", WATCH, TICK, ENTER)
        module.__dict__.update({each: self.namespace[each] for each in kept} | functions | {"__file__": f"{name}.py"})
        exec(compile(tree, f"{name}.py", "exec"), module.__dict__)
        return module

    def _input(self, prompt: object = "") -> str:
        """The next declared answer."""
        self._printed.write(str(prompt))
        answer = next(self.answers, None)
        if answer is None:
            self.missing = message("observe.no_input", prompt=str(prompt))
            raise Refused(self.missing)
        return answer

    def _sys(self, argv: list[str]) -> ModuleType:
        module = ModuleType("sys")

        def setrecursionlimit(limit: int) -> None:
            sys.setrecursionlimit(max(sys.getrecursionlimit(), min(limit, DEEPEST)))

        changed = {"argv": argv, "stdout": self._printed, "stderr": self._printed}
        module.__dict__.update(vars(sys) | changed | {"setrecursionlimit": setrecursionlimit})
        return module
