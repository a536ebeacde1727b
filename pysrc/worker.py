"""Seam 1: the solver behind plain data and whole columns. The only file that knows Pyodide.

The page calls these functions across the worker's border (`__export__`). Options and answers are JSON text; options are
named as on the command line, their values as a person types them. Only `advance` gives columns: in Pyodide one flat
JavaScript object with typed arrays, on CPython a dict of arrays under the same names.
"""

import json
from itertools import count
from typing import Any

from searchlight.chunks import ChunkedRun, Replay
from searchlight.errors import BadInput, Caveat
from searchlight.problems.walk import random_start as walk
from searchlight.setup import Setup, read
from searchlight.verdict import verdict as judged

try:
    import js
    from pyodide.ffi import jsnull, to_js
except ImportError:  # CPython: the tests of this file
    js = None

__export__ = [
    "advance", "catch_up", "check", "close", "digest", "extend", "open_run", "random_start", "replay",
    "started_from", "verdict",
]  # fmt: skip

KEPT_RUNS = 3  # the one shown, one that is being opened, one replayed; who has not been asked longest goes first

runs: dict[int, ChunkedRun] = {}
numbers = count(1)


def started_from() -> str:
    """What Python was started from: "snapshot" (of its memory, see web/start/interpreter.js) or "plain"."""
    return str(getattr(js, "startedFrom", "plain"))


def check(options_json: str) -> str:
    """`{"ok": true, "options", "start", "goal", "warnings"}`, both states described; or `{"ok": false, "errors"}`."""
    return json.dumps(_answer(read(json.loads(options_json))))


def open_run(options_json: str) -> str:
    """Opens a search: the answer of `check`, with `run` (its number), `table` (its traits) and `space`.

    `space`: `{"kind", "json"}`, where the state space can be drawn; else null. A grid may have a quarter of a million
    cells: the page's Python passes their text on without looking into it.
    """
    setup = read(json.loads(options_json))
    answer = _answer(setup)
    if isinstance(setup, Setup):
        answer |= {**_opened(ChunkedRun(setup)), "space": _space(setup)}
    return json.dumps(answer)


def replay(run: int, iteration: int) -> str:
    """Opens a run that shows one finished iteration of another: `{"ok", "run", "table"}`. It is fed by `advance`."""
    return json.dumps({"ok": True, **_opened(Replay(_run(run), iteration))})


def random_start(options_json: str, steps: int, seed: int | str) -> str:
    """`{"ok": true, "start"}`: where so many random actions lead from the goal; or `{"ok": false, "errors"}`."""
    setup = read(json.loads(options_json) | {"start": None})
    if not isinstance(setup, Setup):
        return json.dumps(_answer(setup))
    return json.dumps({"ok": True, "start": setup.as_text(walk(setup.problem, steps, seed))})


def verdict(options_json: str) -> str:
    """`{"ok": true, "admissible", "consistent", "text"}` on the heuristic; or `{"ok": false, "errors"}`."""
    setup = read(json.loads(options_json))
    return json.dumps({"ok": True, **judged(setup)} if isinstance(setup, Setup) else _answer(setup))


def extend(run: int, nodes: int) -> str:
    """Gives a search so many nodes more; one that ran out of budget goes on with the next `advance`, in END's place."""
    _run(run).extend(nodes)
    return json.dumps({"ok": True})


def advance(run: int, expansions: int | None = None, seconds: float | None = None, delivery: int | None = None) -> Any:
    """Searches on for so many expansions or seconds, whichever comes first, and returns what is new.

    What a function returns is copied on its way to the page. So the page asks for a `delivery` (web/chunks.js): the
    chunk is then posted beside the answer, under this number, and its buffers change hands.
    """
    chunked = _run(run)
    chunked.advance(expansions, seconds)
    chunk = chunked.chunk()
    if js is None:
        return chunk
    if delivery is None:
        return _as_javascript(chunk)
    return _post(_as_javascript({**chunk, "delivery": delivery}))


def catch_up(run: int, events: int, seconds: float | None = None) -> str:
    """`{"ok": true, "there"}`: searches on to so many events, which the page has already; to be asked until there."""
    return json.dumps({"ok": True, "there": _run(run).catch_up(events, seconds)})


def digest(run: int) -> str:
    """SHA-256 of the record so far (Record.digest): equal for equal searches, wherever they were run."""
    return _run(run).whole().digest()


def close(run: int) -> str:
    """Forgets a run, if it is still known."""
    if run in runs:
        runs.pop(run).release()
    return json.dumps({"ok": True})


def _as_javascript(chunk: dict[str, Any]) -> Any:
    """A JavaScript object; arrays become typed arrays, by one copy each."""
    chunk["outcome"] = chunk["outcome"] or jsnull
    return to_js(chunk, dict_converter=js.Object.fromEntries)


def _post(message: Any) -> None:
    columns = filter(js.ArrayBuffer.isView, js.Object.values(message))
    js.postMessage(message, to_js([column.buffer for column in columns]))


def _opened(run: ChunkedRun) -> dict[str, Any]:
    number = next(numbers)
    runs[number] = run
    while len(runs) > KEPT_RUNS:
        runs.pop(next(iter(runs))).release()
    return {"run": number, "table": run.table()}


def _space(setup: Setup) -> dict[str, str] | None:
    space = setup.problem.space
    return {"kind": space["kind"], "json": json.dumps(space)} if space else None


def _run(number: int) -> ChunkedRun:
    runs[number] = runs.pop(number)  # the one asked last stands last
    return runs[number]


def _answer(setup: Setup | list[BadInput]) -> dict[str, Any]:
    if isinstance(setup, list):
        return {"ok": False, "errors": [_sentence(complaint) for complaint in setup]}
    values, problem = setup.values, setup.problem
    return {
        "ok": True,
        "options": dict(values),
        "start": problem.describe(problem.initial),
        "goal": problem.describe(problem.goal) if problem.goal is not None else None,
        "warnings": [_sentence(caveat) for caveat in setup.caveats],
    }


def _sentence(said: BadInput | Caveat) -> dict[str, str]:
    return {"field": said.field, "text": said.text}
