"""Python files of ill luck: a reader's own code, made of good files in which something is other than it should be.

With a fixed seed, so that a finding can be had again. Each is given to the worker's functions as the page gives it, and
searched with: there is always an answer, in words, and the catalog is what it was when the file is taken away.
`tests/unit/user_code/test_fuzz.py` tries some of them; `bench/fuzz.py` many.
"""

import ast
import json
import sys
from collections.abc import Iterator
from random import Random
from types import FrameType
from typing import Any

import worker
from bench.fuzz import dirtied
from searchlight.texts import texts
from searchlight.user_code import starting
from searchlight.user_code.module import FILE

STEPS = 30_000  # of Python in a file, in one call: what goes on never ends, and how that is stopped is tried elsewhere
BUDGET = 60  # nodes
LANGUAGES = ("en", "es")
KINDS = ("problems", "heuristics", "algorithms")

# What may stand where a value is. No large numbers: Python would be busy with them for ever, within one line.
VALUES = (
    "None", "True", "0", "-1", "2.5", "float('nan')", "float('inf')", "''", "'A'", "()", "(0, 0)", "[]", "[[]]", "{}",
    "{1: 2}", "set()", "b''", "b'\\0' * 9", "object()", "object", "...", "print", "lambda *_: 0", "iter([1, 2])",
    "1 // 0", "1j", "nobody", "exit()", "input()", "(_ for _ in ())",
)  # fmt: skip
STATEMENTS = ("pass", "return", "return None", "yield", "raise ValueError('no')", "import js", "global at", "del at",
              "break", "while True: pass", "assert 0")  # fmt: skip


class Endless(BaseException):
    """The file took so many steps in one call."""


def files(seed: int, count: int) -> Iterator[str]:
    """So many of them, always the same for a seed."""
    random = Random(seed)
    good = _good()
    for _ in range(count):
        text = random.choice(good)
        if random.random() < 0.3:
            text += "\n\n" + random.choice(good)
        for _ in range(random.choice((1, 1, 2, 4))):
            text = _changed(random, text)
        yield text if random.random() < 0.8 else dirtied(random, text)


def _good() -> list[str]:
    """The templates, copies of what is built in, and functions of a problem."""
    templates = [each["text"] for each in starting.templates()]
    copies = []
    for problem, algorithm in (("eight-puzzle", "astar"), ("pillars", "depth-first"), ("graph", "ida-star")):
        request = {"options": {"problem": problem, "algorithm": algorithm}}
        parts = asked("ask", "user_code", "sources", json.dumps(request))["parts"]
        copies += [part["copy"] for part in parts if part["copy"]]
    return [*templates, *copies, FUNCTIONS]


FUNCTIONS = """start = [5, 3]
goal = [0, 0]


def actions(state):
    return [at for at, amount in enumerate(state) if amount]


def result(state, action):
    state[action] -= 1
    return state


def left(state, goal):
    return sum(state)
"""


def _changed(random: Random, text: str) -> str:
    """The file with one part in the place of another; as it is where it is no Python any more."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return dirtied(random, text)
    values = [node for node in ast.walk(tree) if isinstance(node, ast.expr) and hasattr(node, "end_col_offset")]
    lines = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    if not lines:
        return dirtied(random, text)
    node: Any = random.choice(values if values and random.random() < 0.7 else lines)
    if isinstance(node, ast.stmt):
        instead = random.choice([*STATEMENTS, *(ast.get_source_segment(text, each) or "" for each in lines[:9])])
    else:
        instead = random.choice([*VALUES, *(ast.get_source_segment(text, each) or "" for each in values)])
    lines_of = text.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines_of:
        starts.append(starts[-1] + len(line))
    raw = text.encode()
    begin, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
    return (raw[:begin] + instead.encode() + raw[end:]).decode()


# -- giving it to the worker -------------------------------------------------------------------------------------------


def asked(method: str, *given: Any) -> Any:
    """A function's answer, as the page reads it: JSON knows no numbers that are none."""
    return json.loads(_stepped(method, *given), parse_constant=_no_number)


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")


def _stepped(method: str, *given: Any) -> Any:
    """The answer itself. Raises Endless where the file runs on and on."""
    left = STEPS

    def count(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename != FILE:
            return None
        frame.f_trace_lines, frame.f_trace_opcodes = False, True  # an endless loop in one line has no line of its own
        left -= 1
        if left < 0:
            raise Endless
        return count

    former = sys.gettrace()
    sys.settrace(count)
    try:
        answer = getattr(worker, method)(*given)
    finally:
        sys.settrace(former)
    if left < 0:
        raise Endless
    return answer


def complaints(text: str) -> Iterator[str]:
    """What is wrong with how a file is answered; nothing if all is well."""
    worker.load_code("")
    before = asked("catalog")["catalog"]
    try:
        yield from _of_answers(text, before)
    except Endless:
        pass
    except BaseException as error:  # whatever comes out is a finding
        yield f"{type(error).__name__}: {error}"
    worker.load_code("")
    if asked("catalog")["catalog"] != before:
        yield "the catalog is another one afterwards"


def _of_answers(text: str, before: dict[str, Any]) -> Iterator[str]:
    answer = asked("load_code", text)
    yield from _of_sentences("load_code", answer, answer.get("warnings", []))
    now = asked("catalog")["catalog"]
    if not answer["ok"]:
        if now != before:
            yield "a file that cannot be used has changed the catalog"
        return
    ours = {kind: [each["id"] for each in now[kind] if not each["id"].startswith("own:")] for kind in KINDS}
    if ours != {kind: [each["id"] for each in before[kind]] for kind in KINDS}:
        yield "the built-in entries are others"
    for options in _searches(answer["own"]):
        yield from _of_search(json.dumps({"max_nodes": BUDGET, **options}))


def _searches(own: dict[str, list[str]]) -> Iterator[dict[str, str]]:
    """Each entry once, the problems with the file's first algorithm, too."""
    for problem in own["problems"]:
        yield {"problem": problem}
        yield from ({"problem": problem, "algorithm": algorithm} for algorithm in own["algorithms"][:1])
    yield from ({"heuristic": heuristic} for heuristic in own["heuristics"])
    yield from ({"algorithm": algorithm} for algorithm in own["algorithms"])


def _of_search(options: str) -> Iterator[str]:
    request = json.dumps({"options": json.loads(options)})
    for method, *given in (("check", options), ("ask", "user_code", "sources", request), ("verdict", options)):
        answer = asked(method, *given)
        yield from _of_sentences(method, answer, [*answer.get("warnings", []), *answer.get("sentences", [])])
    opened = asked("open_run", options)
    yield from _of_sentences("open_run", opened, opened.get("warnings", []))
    for _ in range(2 if opened["ok"] else 0):
        chunk = _stepped("advance", opened["run"], None, None)
        for told in (chunk["failed"], chunk["output"], chunk.get("outcome")):
            json.loads(told or "null", parse_constant=_no_number)
        if chunk["failed"]:
            return (yield from _of_sentences("advance", json.loads(chunk["failed"]), []))


def _of_sentences(method: str, answer: dict[str, Any], more: list[Any]) -> Iterator[str]:
    """Every sentence can be said in every language, and tells of the file, not of us."""
    if not answer["ok"] and not answer["errors"]:
        yield f"{method}: no answer and no reason"
    for sentence in [*answer.get("errors", []), *more]:
        if sentence["id"] == "search.failed":
            yield f"{method}: {sentence['values']['error']}"
        for language in LANGUAGES:
            if "Traceback" in (said := texts(language).sentence(sentence)) or not said:
                yield f"{method}: {said}"


def found(seed: int, count: int) -> dict[str, str]:
    """What is wrong, and a file that shows it."""
    findings: dict[str, str] = {}
    for text in files(seed, count):
        for wrong in complaints(text):
            findings.setdefault(wrong[:200], text)
    return findings
