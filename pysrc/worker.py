"""Boundary 1: the solver behind plain data and whole columns. The only file that knows Pyodide.

The page calls these functions across the worker's border (`__export__`). Options and answers are JSON text; options are
named as on the command line, their values as a person types them. Only `advance` gives columns: in Pyodide one flat
JavaScript object with typed arrays, on CPython a dict of arrays under the same names. What is not needed for searching
is in the APIs of bundles, which `ask` calls (`searchlight/solver.py`).

A failure is an answer, too: `{"ok": false, "errors": [{"field", "id", "values", "line"?, "state"?}]}`; `line` is one of
the reader's own file, `state` the one at hand, described. With `"lost": true` where a run is asked for that was let go
meanwhile (it can be opened again). A chunk has that answer as `failed`, else null; what came before it stays valid.

What the reader's code prints is `output`, `[[event number or null, line], …]`, in the answer of `load_code`; in a chunk
it is JSON text, or null. In the place of the last line may stand a message: how many lines were left out so far.
"""

import json
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, ParamSpec

from searchlight import catalog as catalogs
from searchlight.errors import BadInput, SearchlightError
from searchlight.errors.foreign_json import read_json
from searchlight.judging import MOST_ACTIONS, MOST_IN_PIECES, Check, Verdict, said
from searchlight.judging import verdict as judged
from searchlight.problems.walk import random_start as walk
from searchlight.setup import Setup
from searchlight.setup_data import answer as answer_to
from searchlight.setup_data import sentence, space
from searchlight.solver import Faults, Lost, Solver
from searchlight.stream.live import ChunkedRun
from searchlight.texts import message

try:
    import js
    from pyodide.ffi import jsnull, to_js
except ImportError:  # CPython: the tests of this file
    js = None  # type: ignore[assignment]

__export__ = [
    "advance", "ask", "catalog", "catch_up", "check", "close", "digest", "extend", "judge", "load_code", "open_run",
    "random_start", "replay", "started_from", "verdict",
]  # fmt: skip

# The APIs that the page may ask, and the bundle that each is in.
APIS = {
    "challenges": "challenges", "experiment": "experiment", "games": "games", "imports": "imports",
    "lessons": "lessons", "networks": "networks", "recorded": "recorded",
    "reorder": "tracing", "scorm": "scorm", "tracing": "tracing", "true_distances": "true_distances",
    "user_code": "user_code", "worksheets": "worksheets",
}  # fmt: skip

MOST_FAULTS = 20  # of a file that are named; more of them nobody reads
MOST_MEMORY = 2**31  # bytes, once there is own code: a frontier that grows without an end ends with a sentence

P = ParamSpec("P")

solver = Solver()
runs = solver.runs


def _answered(function: Callable[P, dict[str, Any]]) -> Callable[P, str]:
    """The answer as JSON text. Whatever goes wrong in a call is its answer, in plain data: SystemExit, too."""

    @wraps(function)
    def answering(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            answer = function(*args, **kwargs)
        except BaseException as error:
            answer = _failure(error)
        if solver.own and (lines := solver.own.printed()):
            answer["output"] = lines
        return json.dumps(answer)

    return answering


@_answered
def ask(api: str, method: str, request_json: str) -> dict[str, Any]:
    """The answer of a public function of an API; `request_json`: the values that it takes, by name."""
    module = _api(api)
    if method not in module.__all__:
        raise LookupError(f"{api}.{method}")
    answer = getattr(module, method)(solver, **read_json(request_json))
    return _refused(answer) if isinstance(answer, list) else {"ok": True, **answer}


def _api(name: str) -> Any:
    """The module of an API; its bundle is fetched when it is first asked for."""
    bundle = APIS[name]
    try:
        if js is not None:
            js.layOutBundle(bundle)
    except Exception as error:  # as the browser says it: there is no network, or the site has another build by now
        raise BadInput("code", message("search.not_fetched")) from error
    return import_module(f"searchlight.{name}.api")


def _fetch(bundle: str) -> None:
    """Fetch the bundle of a problem's modules, if it has one."""
    _api(bundle)


solver.fetch = _fetch


@_answered
def catalog() -> dict[str, Any]:
    """`{"ok": true, "catalog"}`: what there is to choose from; its texts are the ids of messages, or texts."""
    return {"ok": True, "catalog": catalogs.as_plain_data(str, solver.catalog)}


@_answered
def load_code(text: str) -> dict[str, Any]:
    """Load your file in place of the previous one; an empty text unloads it.

    `{"ok": true, "own": {"problems", "heuristics", "algorithms"}: ids, "catalog", "warnings", "output"}`. A file that
    cannot be used leaves none: the failure says why.
    """
    if solver.own is None:
        _api("challenges")  # judges by what it was before any of your code ran
        solver.own = _api("user_code").OwnCode(guarded=True)
        if js is not None:
            js.limitMemory(MOST_MEMORY)
    own, solver.files = solver.own, solver.files + 1
    own.load(text)
    warnings = [warned.as_plain_data() for warned in own.warnings]
    return {"ok": True, "own": own.names, "catalog": catalogs.as_plain_data(str, own.catalog), "warnings": warnings}


def started_from() -> str:
    """What Python was started from: "snapshot" (of its memory, see web/start/interpreter.js) or "plain"."""
    return str(getattr(js, "startedFrom", "plain"))


@_answered
def check(options_json: str) -> dict[str, Any]:
    """`{"ok": true, "options", "start", "goal", "warnings"}`, both states described; or `{"ok": false, "errors"}`."""
    return answer_to(_setup(options_json))


@_answered
def open_run(options_json: str) -> dict[str, Any]:
    """Opens a search: the answer of `check`, with `run` (its number), `table` (its traits) and `space`.

    `space`: `{"kind", "drawn", "json"}`, where the state space can be drawn; else null. `drawn`: is it a graph that can
    be changed by hand? A grid may have a quarter of a million cells: the page's Python passes their text on without
    looking into it.
    """
    setup = _setup(options_json)
    with solver.running():
        return answer_to(setup) | {**solver.opened(ChunkedRun(setup)), "space": space(setup)}


@_answered
def replay(run: int, iteration: int) -> dict[str, Any]:
    """Opens a run that shows one finished iteration of another: `{"ok", "run", "table"}`. It is fed by `advance`."""
    return {"ok": True, **solver.opened(solver.run(run).replay(iteration))}


@_answered
def random_start(options_json: str, steps: int, seed: int | str) -> dict[str, Any]:
    """`{"ok": true, "start"}`: where so many random actions lead from the goal; or `{"ok": false, "errors"}`."""
    setup = _setup(options_json, start=None)
    with solver.running():
        return {"ok": True, "start": setup.as_text(walk(setup.problem, steps, seed))}


@_answered
def verdict(options_json: str) -> dict[str, Any]:
    """`{"ok": true, "admissible", "consistent", "sentences", "open"}` on the heuristic; or `{"ok": false, "errors"}`.

    `open`: whether `judge` may find out more.
    """
    setup, own = _setup(options_json), solver.own
    most = own.MOST_JUDGED if own and own.concerns(setup.values) else MOST_ACTIONS
    answer = _verdict(setup, lambda: judged(setup, most))
    return {**answer, "open": answer.get("open", answer["admissible"] is None)}


@_answered
def judge(run: int, seconds: float | None = None) -> dict[str, Any]:
    """The answer of `verdict` on a large space, as far as it has come after so long; to be asked while it is `open`."""
    chunked = solver.run(run)
    check = chunked.check = chunked.check or Check(chunked.setup.problem, MOST_IN_PIECES)
    answer = _verdict(chunked.setup, lambda: (check.advance(seconds), said(check))[1])
    return {**answer, "open": answer.get("open", not check.done)}


def _verdict(setup: Setup, find: Callable[[], Verdict]) -> dict[str, Any]:
    """A verdict in plain data; what fails in the reader's code is told instead, and is the end of it."""
    try:
        with solver.running():
            found = find()
    except Exception as error:
        if explained := solver.own and solver.own.explained(error, setup.problem):
            return {"ok": True, "admissible": None, "consistent": None, "sentences": [explained], "open": False}
        raise
    sentences = [each.as_plain_data() for each in found.sentences]
    return {"ok": True, "admissible": found.admissible, "consistent": found.consistent, "sentences": sentences}


@_answered
def extend(run: int, nodes: int) -> dict[str, Any]:
    """Gives a search so many nodes more; one that ran out of budget goes on with the next `advance`."""
    solver.run(run).extend(nodes)
    return {"ok": True}


def advance(run: int, expansions: int | None = None, seconds: float | None = None) -> Any:
    """Search on for `expansions` or `seconds`, whichever ends first, and return the new columns.

    The buffers of the columns change hands on their way to the page (web/worker/serve.js): they are not copied again.
    """
    try:
        chunked = solver.run(run)
        with solver.running(None if chunked.repeats else chunked):
            chunked.advance(expansions, seconds)
            chunk = {**chunked.chunk(), "failed": None}
    except BaseException as error:
        chunk = {"failed": json.dumps(_failure(error, runs.get(run)))}
    lines = [*(solver.own.printed() if solver.own else ()), *(runs[run].printed() if run in runs else ())]
    chunk["output"] = json.dumps(lines) if lines else None
    return chunk if js is None else _as_javascript(chunk)


@_answered
def catch_up(run: int, events: int, seconds: float | None = None) -> dict[str, Any]:
    """`{"ok": true, "there"}`: searches on to so many events, which the page has already; to be asked until there."""
    with solver.running():
        return {"ok": True, "there": solver.run(run).catch_up(events, seconds)}


def digest(run: int) -> str:
    """SHA-256 of the record so far (Record.digest): equal for equal searches, wherever they were run."""
    with solver.running():
        return solver.run(run).whole().digest()


@_answered
def close(run: int) -> dict[str, Any]:
    """Forgets a run, if it is still known."""
    if run in runs:
        runs.pop(run).release()
    return {"ok": True}


def _as_javascript(chunk: dict[str, Any]) -> Any:
    """A JavaScript object; arrays become typed arrays, by one copy each."""
    for name in ("outcome", "failed", "output"):
        chunk[name] = chunk.get(name) or jsnull
    return to_js(chunk, dict_converter=js.Object.fromEntries)


def _refused(faults: list[BadInput]) -> dict[str, Any]:
    """The first MOST_FAULTS of what is wrong: a file may have a hundred thousand faults."""
    named = faults[:MOST_FAULTS]
    if more := len(faults) - len(named):
        named.append(BadInput(named[0].field.partition(".")[0], message("search.more_faults", count=more)))
    return {"ok": False, "errors": [sentence(each) for each in named]}


def _setup(options_json: str, **instead: Any) -> Setup:
    return solver.setup(read_json(options_json), **instead)


def _failure(error: BaseException, run: ChunkedRun | None = None) -> dict[str, Any]:
    if isinstance(error, Lost):
        return {"ok": False, "lost": True, "errors": []}
    if isinstance(error, Faults):
        return _refused(error.faults)
    if explanation := getattr(error, "explanation", None):  # of an observed program
        return {"ok": False, "errors": [explanation]}
    if isinstance(error, BadInput):
        return {"ok": False, "errors": [sentence(error)]}
    if solver.own and (explained := solver.own.explained(error, run and run.setup.problem)):
        return {"ok": False, "errors": [explained]}
    text = str(error) if isinstance(error, SearchlightError) else f"{type(error).__name__}: {error}"
    return {"ok": False, "errors": [sentence(BadInput("search", message("search.failed", error=text)))]}
