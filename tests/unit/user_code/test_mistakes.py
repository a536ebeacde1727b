"""Mistakes in your code are explained at their line, with the state at which they happened."""

import json
from typing import Any

import pytest

import worker
from searchlight.texts import texts
from tests.unit.each_case import each_case
from tests.unit.user_code.asking import asked, failed, loaded, said

LINE = """from searchlight import Problem
class Line(Problem):
    def __init__(self, initial=0, goal=5):
        super().__init__(initial, goal)
    def actions(self, state):
        return [1, -1]
    def result(self, state, action):
        return state + action
    def h(self, state):
        return 0
"""
SEARCH = """from searchlight.events import *
from searchlight.node import Node, expand
def search(problem):
    root = Node(problem.initial)
"""
CHANGING = """from searchlight import Problem
class Place:
    def __init__(self, at):
        self.at = at
    def __eq__(self, other):
        return self.at == other.at
    def __hash__(self):
        return hash(self.at)
    def __repr__(self):
        return f"Place({self.at})"
class Walk(Problem):
    def __init__(self):
        super().__init__(Place(0), Place(3))
    def actions(self, state):
        return [1]
    def result(self, state, action):
        state.at += action
        return state
"""


@each_case(
    "text, line, name, sentence",
    [
        ("def f(x)\n    return 1", 1, "own.syntax.colon", "A colon “:” is missing at the end of this line."),
        ("def f(x):\nreturn 1", 2, "own.syntax.no_block", "Indent this line, because line 1 begins a block."),
        ("x = 1\n  y = 2", 2, "own.syntax.indented", "This line is indented too far"),
        ("def f():\n\tx = 1\n        y = 2", 3, "own.syntax.tabs", "This indentation mixes tabs and spaces"),
        ("x = (1,\ny = 2", 1, "own.syntax.not_closed", "The bracket “(” is opened here but never closed."),
        ("x = {1, 2]", 1, "own.syntax.mismatched", "The bracket “{” is closed by “]”."),
        ("x = 'abc", 1, "own.syntax.string", "A string is not closed."),
        ("if x = 3:\n    pass", 1, "own.syntax.equals", "One “=” assigns a value."),
        ("x = [1 2]", 1, "own.syntax.comma", "This is not valid Python. Check for a missing comma."),
        ("return 3", 1, "own.syntax.outside_function", "“return” is outside a function."),
        ("“a”", 1, "own.syntax.character", "Python does not allow the character"),
        ("print 'a'", 1, "own.syntax.parentheses", "print is a function: write print(…)."),
        ("(" * 300, 1, "own.syntax.nested", "This is nested too deeply."),
        ("a\x00b", None, "own.syntax.null", "This file is not text."),
        ("def def", 1, "own.syntax.other", "Invalid Python: invalid syntax."),
        ("import nump", 1, "own.no_module", "There is no module “nump” here."),
        ("from math import sqart", 1, "own.import_near", "math has no “sqart”. Did you mean “sqrt”?"),
        ("import js", 1, "own.import_refused", "“js” cannot be imported"),
        ("from pyodide.ffi import to_js", 1, "own.import_refused", "“pyodide.ffi” cannot"),
        ("def f():\n    import _pyodide_core\nf()", 2, "own.import_refused", "“_pyodide_core” cannot"),
        ("fetch('https://a.b/')", 1, "own.name_of_browser", "“fetch” belongs to the browser. Your code cannot reach"),
        ("x = input('who?')", 1, "own.no_input", "input() does not work here."),
        ("breakpoint()", 1, "own.no_breakpoint", "breakpoint() does not work here."),
        ("import sys\nsys.exit(1)", 2, "own.exit", "sys.exit would end the whole program."),
        ("raise KeyboardInterrupt", 1, "own.interrupted", "The program was interrupted."),
        ("raise MemoryError", 1, "own.memory", "There is no memory left."),
        ("def f(): f()\nf()", 1, "own.recursion", "A function calls itself"),
        ("state = 1\nx = stat", 2, "own.name_near", "“stat” is not defined. Did you mean “state”?"),
        ("x = heappush", 1, "own.name_to_import", "To import it: from heapq import heappush"),
        ("x = math.pi", 1, "own.module_to_import", "To import it: import math"),
        ("def f():\n    x += 1\nf()", 2, "own.unbound", "“x” is read before this function gives it a value."),
        ("def f(a): pass\nf()", 2, "own.too_few", "f is called without the argument 'a'."),
        ("def f(a): pass\nf(1, 2)", 2, "own.too_many", "f takes 1 argument but is called with 2."),
        ("def f(a): pass\nf(b=1)", 2, "own.unexpected_argument", "f is called with b=…"),
        ("class A:\n    def f(): pass\nA().f()", 3, "own.no_self", "f is a method, so its first parameter must be"),
        ("x = {}['a']", 1, "own.key", "The dictionary has no key 'a'."),
        ("x = {[]: 1}", 1, "own.unhashable", "A value that can change is used"),
        ("[{}, {}].sort()", 1, "own.unordered", "dict and dict are compared, but they have no order."),
        ("s = {1}\nfor x in s: s.add(x + 1)", 2, "own.changed_in_loop", "A loop goes through a set"),
        ("(1, 2)[0] = 3", 1, "own.tuple_changed", "A tuple cannot be changed."),
        ("None.append(1)", 1, "own.none_has_no", "None has no “append”"),
        ("[].apend(1)", 1, "own.attribute_near", "list has no “apend”. Did you mean “append”?"),
        ("assert 1 == 2", 1, "own.assertion", "An assert failed."),
        ("int('x')", 1, "own.raised_saying", "ValueError: invalid literal"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(text: str, line: int | None, name: str, sentence: str) -> None:
    """The reason and its place are given in every language, and the previous file stays."""
    answer = asked("load_code", text)
    [error] = answer["errors"]
    assert not answer["ok"]
    assert (error["field"], error["id"], error.get("line")) == ("code", name, line)
    assert said(error).startswith(sentence) or sentence in said(error)
    assert said(error, "es") != said(error) or name == "own.raised_saying"


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@each_case(
    "old, new, line, sentence",
    [
        ("return 0", "return None", 9, "h returned None. Add the missing return"),
        ("return 0", "return float('nan')", 9, "h returned nan. It must return"),
        ("return 0", "return stat", 10, "h: “stat” is not defined. Did you mean “state”?"),
        ("return 0", "return self.h(state)", 10, "h: A function calls itself"),
        ("def h(self, state)", "def h(self)", 9, "h takes no arguments but is called with 1."),
        ("return [1, -1]", "return", 5, "actions returned None."),
        ("return [1, -1]", "return [[1]]", 5, "actions returned [1], which can change"),
        ("return [1, -1]", "return [0 / state]", 6, "actions: A number is divided by zero."),
        ("return state + action", "pass", 7, "result returned None."),
        ("return state + action", "return [state]", 7, "result returned [0], which can change"),
    ],
)
def test_a_function_of_a_problem_says_what_it_did(old: str, new: str, line: int, sentence: str) -> None:
    """With the state for which it was called, described, and the line: where it broke, or where the function begins."""
    loaded(changed(LINE, old, new))
    failure = failed_or_refused(problem="own:Line", algorithm="astar", heuristic="own:Line.h")
    assert said(failure).startswith(sentence)
    assert said(failure).endswith("At: 0.")
    assert failure["line"] == line
    assert failure["state"]["text"] == "0"


def failed_or_refused(**options: Any) -> Any:
    """How a search fails, when it is opened or later."""
    answer = asked("open_run", json.dumps(options))
    if not answer["ok"]:
        return answer["errors"][0]
    return failed(**options)


@each_case(
    "body, line, sentence",
    [
        ("yield root", 5, "The search yielded Node(0). Yield an event"),
        ("while True: yield", 5, "The search yielded None. Yield an event"),
        ("yield GENERATE, 3", 5, "The search yielded “generate” of 3. Yield it with a Node."),
        ("yield ITERATION, None", 5, "The search yielded ITERATION with None"),
        ("yield EXPAND, root", 5, "The search yielded “expand” of a node that it never generated"),
        ("yield GENERATE, root\n    yield GENERATE, root", 6, "The search yielded “generate” of a node that it had"),
        ("yield GENERATE, Node(1, root)", 5, "The search yielded “generate” of a node whose parent"),
        ("yield GENERATE, root\n    yield EXPAND, root\n    yield EXPAND, root", 7, "The search yielded “expand” of"),
        ("root.priority = 'a'\n    yield GENERATE, root", 6, "The node’s priority is 'a'. It must be a number."),
        ("yield GENERATE, root\n    while True: yield SUPERSEDED, root", 6, "The search made 20,005 steps"),
        ("yield GENERATE, root", 3, "The search ended with None. Return Solution(node)"),
        ("yield GENERATE, root\n    return Solution(Node(5))", 3, "The search ended with Solution("),
        ("yield GENERATE, root\n    return nothing", 6, "“nothing” is not defined."),
    ],
)
def test_a_search_says_what_it_did(body: str, line: int, sentence: str) -> None:
    """Invalid events, endless searches and invalid outcomes are explained."""
    loaded(LINE + SEARCH + "    " + body)
    failure = failed(problem="own:Line", algorithm="own:search", heuristic="zero")
    assert said(failure).startswith(sentence)
    assert failure["line"] == line + LINE.count("\n")


def test_a_search_that_returns_in_the_place_of_yielding_is_named() -> None:
    """It is not offered, with the reason and the line; nor is what takes no problem."""
    answer = asked("load_code", SEARCH + "    return Solution(root)\ndef other(start):\n    yield 1\n")
    assert answer["own"]["algorithms"] == []
    assert [(each["id"], each["line"]) for each in answer["warnings"]] == [
        ("own.no_yield", 3), ("own.no_problem_parameter", 6),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("initial=0", "initial", "own.class_needs"),
        ("def result", "def resut", "own.class_lacks"),
        ("super().__init__(initial, goal)", "pass", "own.did"),
        ("initial=0", "initial=[0]", "own.not_hashable"),
        ("goal=5", "goal='5'", "library.goal_of_another_kind"),
        ("super().__init__(initial, goal)", "1 / 0", "own.zero_division"),
    ],
)
def test_a_problem_that_cannot_be_made_is_left_aside(old: str, new: str, name: str) -> None:
    """With the reason, where the class begins or where it broke; all else in the file can be used."""
    answer = asked("load_code", changed(LINE, old, new) + "def far(state): return 1\n")
    assert answer["own"] == {"problems": [], "heuristics": ["own:far"], "algorithms": []}
    [warning] = answer["warnings"]
    assert warning["id"] == name
    assert warning["line"] in (2, 4)


def test_a_state_that_is_changed_in_place_is_noticed() -> None:
    """Where states are objects of one's own: hash and text are compared before and after."""
    loaded(CHANGING)
    failure = failed_or_refused(problem="own:Walk", algorithm="breadth-first")
    assert said(failure).startswith("result changed the given state in place; it was Place(0).")


def test_what_fails_in_a_part_of_the_space_fails_when_the_search_is_there() -> None:
    """Neither looking for a goal beforehand nor the verdict keeps the tree from being seen up to that step."""
    loaded(changed(LINE, "return state + action", "return state + action if state < 3 else far"))
    options = {"problem": "own:Line", "algorithm": "breadth-first"}
    run = asked("open_run", json.dumps(options))["run"]
    chunk = worker.advance(run, None, None)
    assert (chunk["failed"], chunk["expanded"]) == (None, 6)
    assert json.loads(worker.advance(run, None, None)["failed"])["errors"][0]["state"]["text"] == "3"
    verdict = asked("verdict", json.dumps(options | {"algorithm": "astar"}))
    assert (verdict["ok"], verdict["admissible"]) == (True, None)
    assert texts().sentence(verdict["sentences"][0]).startswith("result: “far” is not defined.")
