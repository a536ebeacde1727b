"""Seam 1: the solver behind plain data and whole columns. The only file that knows Pyodide.

The page calls these functions across the worker's border (`__export__`). Options and answers are JSON text; options are
named as on the command line, their values as a person types them. Only `advance` gives columns: in Pyodide one flat
JavaScript object with typed arrays, on CPython a dict of arrays under the same names.

A failure is an answer, too: `{"ok": false, "errors": [{"field", "id", "values", "line"?, "state"?}]}`; `line` is one of
the reader's own file, `state` the one at hand, described. With `"lost": true` where a run is asked for that was let go
meanwhile (it can be opened again). A chunk has that answer as `failed`, else null; what came before it stays valid.

What own code prints is `output`, `[[event number or null, line], …]`, in the answer of `load_code`; in a chunk it is
JSON text, or null. In the place of the last line may stand a message: how many lines were left out so far.

(Longer than other files: all that crosses the seam stands here, and each function does no more than carry it over.)
"""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from importlib import import_module
from itertools import count
from typing import Any, ParamSpec

from searchlight import catalog as catalogs
from searchlight.chunks import ChunkedRun
from searchlight.errors import BadInput, SearchlightError
from searchlight.errors.foreign_json import read_json
from searchlight.judging import verdict as judged
from searchlight.opened import answer as answer_to
from searchlight.opened import sentence, space
from searchlight.problems.walk import random_start as walk
from searchlight.setup import Setup, read
from searchlight.texts import message

try:
    import js
    from pyodide.ffi import jsnull, to_js
except ImportError:  # CPython: the tests of this file
    js = None  # type: ignore[assignment]

__export__ = [
    "advance", "catalog", "catch_up", "challenges", "check", "check_challenge", "close", "compare_observed", "digest",
    "distances", "explain_count", "extend", "judge", "load_code", "measure_distances", "more_rows", "open_experiment",
    "open_observed", "open_run", "puzzle", "random_start", "replay", "sources", "started_from", "templates",
    "try_lines", "verdict", "check_lesson", "worksheet", "worksheet_text", "written",
]  # fmt: skip

# Two that are shown, two that are being opened, two replayed; the one that was not asked for longest goes first. The
# page closes those that it needs no more: this is for what it forgot.
KEPT_RUNS = 6

MOST_FAULTS = 20  # of a file that are named; more of them nobody reads
MOST_MEMORY = 2**31  # bytes, once there is own code: a frontier that grows without an end ends with a sentence

P = ParamSpec("P")

runs: dict[int, ChunkedRun] = {}
numbers = count(1)
measured: Any = None  # searchlight.distances.measured.Measured, of the search that was asked for last
experiment: Any = None  # searchlight.experiment.door.Unhurried, the one that was opened last
own: Any = None  # searchlight.own.door.OwnCode, once a file was loaded: its modules come when they are needed


class _Lost(LookupError):  # noqa: N818 - it is an answer
    """The run was let go, or another worker had it."""


def _answered(function: Callable[P, dict[str, Any]]) -> Callable[P, str]:
    """The answer as JSON text. Whatever goes wrong in a call is its answer, in plain data: SystemExit, too."""

    @wraps(function)
    def answering(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            answer = function(*args, **kwargs)
        except BaseException as error:
            answer = _failure(error)
        if own and (said := own.said()):
            answer["output"] = said
        return json.dumps(answer)

    return answering


def _running(run: ChunkedRun | None = None) -> AbstractContextManager[None]:
    """Own code runs meanwhile. What it prints is kept where a run goes on; elsewhere it is looked at, or repeated."""
    running: AbstractContextManager[None] = own.running(run and (lambda: run.now)) if own else nullcontext()
    return running


def _read(options_json: str, **instead: Any) -> Setup | list[BadInput]:
    """The search that is meant; looking at it runs own code."""
    with _running():
        return read(read_json(options_json) | instead, _offered())


def _offered() -> catalogs.Catalog:
    """What there is to choose from now."""
    offered: catalogs.Catalog = own.catalog if own else catalogs.BUILT_IN
    return offered


def _need(bundle: str, module: str) -> Any:
    """A module that is not among those with which the worker starts: fetched with its like when first asked for."""
    try:
        if js is not None:
            js.layOutBundle(bundle)
    except Exception as error:  # as the browser says it: there is no network, or the site has another build by now
        raise BadInput("code", message("search.not_fetched")) from error
    return import_module(module)


@_answered
def catalog() -> dict[str, Any]:
    """`{"ok": true, "catalog"}`: what there is to choose from; its texts are the ids of messages, or texts."""
    return {"ok": True, "catalog": catalogs.as_plain_data(str, _offered())}


@_answered
def load_code(text: str) -> dict[str, Any]:
    """Takes a reader's own file in, in the place of the one before; an empty one takes that away.

    `{"ok": true, "own": {"problems", "heuristics", "algorithms"}: ids, "catalog", "warnings", "output"}`. A file that
    cannot be used leaves none: the failure says why.
    """
    global own, measured
    measured = None  # a problem of the same name may be another one now
    if own is None:
        own = _need("own", "searchlight.own.door").OwnCode(guarded=True)
        if js is not None:
            js.limitMemory(MOST_MEMORY)
    own.load(text)
    warnings = [warned.as_plain_data() for warned in own.warnings]
    return {"ok": True, "own": own.names, "catalog": catalogs.as_plain_data(str, own.catalog), "warnings": warnings}


@_answered
def sources(options_json: str) -> dict[str, Any]:
    """`{"ok": true, "parts": [{"part", "name", "text", "copy"}]}` of the algorithm, the heuristic and the problem.

    `text`: the source; `copy`: a whole file that, loaded, gives an own entry which does the same.
    """
    setup = _read(options_json)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    return {"ok": True, "parts": _need("own", "searchlight.own.copies").parts(setup, own.text if own else "")}


@_answered
def templates() -> dict[str, Any]:
    """`{"ok": true, "templates": [{"id", "title", "text", "options"}]}`: files to start from; the titles are ids."""
    return {"ok": True, "templates": _need("own", "searchlight.own.starting").templates()}


def started_from() -> str:
    """What Python was started from: "snapshot" (of its memory, see web/start/interpreter.js) or "plain"."""
    return str(getattr(js, "startedFrom", "plain"))


@_answered
def check(options_json: str) -> dict[str, Any]:
    """`{"ok": true, "options", "start", "goal", "warnings"}`, both states described; or `{"ok": false, "errors"}`."""
    return answer_to(_read(options_json))


@_answered
def open_run(options_json: str) -> dict[str, Any]:
    """Opens a search: the answer of `check`, with `run` (its number), `table` (its traits) and `space`.

    `space`: `{"kind", "drawn", "json"}`, where the state space can be drawn; else null. `drawn`: is it a graph that can
    be changed by hand? A grid may have a quarter of a million cells: the page's Python passes their text on without
    looking into it.
    """
    setup = _read(options_json)
    answer = answer_to(setup)
    if isinstance(setup, Setup):
        with _running():
            answer |= {**_opened(ChunkedRun(setup)), "space": space(setup)}
    return answer


@_answered
def open_observed(options_json: str, request_json: str, text: str) -> dict[str, Any]:
    """Runs somebody's program to its end on a problem, and opens the record of what it asked: the answer of `open_run`.

    With `observation`: what is told of the program (observe/report.py). `request_json`: what else was chosen, by the
    names of observe.session.Request.
    """
    setup = _read(options_json)
    answer = answer_to(setup)
    if isinstance(setup, Setup):
        try:
            run, told = _need("observe", "searchlight.observe.observed_run").opened(
                text, setup, read_json(request_json)
            )
        except BadInput as complaint:
            return answer_to([complaint])
        answer = {**answer_to(run.setup.given), **_opened(run), "space": space(run.setup.given), "observation": told}
    return answer


@_answered
def compare_observed(run: int, options_json: str) -> dict[str, Any]:
    """An observed program beside the book's search with these options.

    `{"ok": true, "difference": {"step", "theirs", "book", "cause", "text", "said": message} or null,
    "perturbed": {"verdict", "said": message} or null}`: the second from another start, which nobody has asked for.
    """
    setup = _read(options_json)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    observed = _run(run)
    with _running():
        return {"ok": True, **_need("observe", "searchlight.observe.observed_run").compared(observed, setup)}


@_answered
def puzzle(options_json: str, seed: str) -> dict[str, Any]:
    """`{"ok": true, "puzzle"}`: the lines of a search's algorithm, shuffled, with wrong ones (lines/puzzle.py)."""
    setup = _read(options_json)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    return {"ok": True, "puzzle": _need("observe", "searchlight.lines.puzzle").Puzzle(setup, seed).as_plain_data()}


@_answered
def try_lines(options_json: str, request_json: str, text: str) -> dict[str, Any]:
    """Runs a program that was put together of lines: `{"ok": true, …}` with what lines.judging.tried tells of it."""
    setup = _read(options_json)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    tried = _need("observe", "searchlight.lines.judging").tried
    with _running():
        return {"ok": True, **tried(setup, text, read_json(request_json))}


@_answered
def replay(run: int, iteration: int) -> dict[str, Any]:
    """Opens a run that shows one finished iteration of another: `{"ok", "run", "table"}`. It is fed by `advance`."""
    return {"ok": True, **_opened(_run(run).replay(iteration))}


@_answered
def random_start(options_json: str, steps: int, seed: int | str) -> dict[str, Any]:
    """`{"ok": true, "start"}`: where so many random actions lead from the goal; or `{"ok": false, "errors"}`."""
    setup = _read(options_json, start=None)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    with _running():
        return {"ok": True, "start": setup.as_text(walk(setup.problem, steps, seed))}


@_answered
def verdict(options_json: str) -> dict[str, Any]:
    """`{"ok": true, "admissible", "consistent", "sentences"}` on the heuristic; or `{"ok": false, "errors"}`."""
    setup = _read(options_json)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    try:
        with _running():
            found = judged(setup, own.MOST_JUDGED) if own and own.concerns(setup.values) else judged(setup)
    except Exception as error:
        if explained := own and own.explained(error, setup.problem):
            return {"ok": True, "admissible": None, "consistent": None, "sentences": [explained]}
        raise
    sentences = [each.as_plain_data() for each in found.sentences]
    return {"ok": True, "admissible": found.admissible, "consistent": found.consistent, "sentences": sentences}


@_answered
def measure_distances(run: int, seconds: float | None = None) -> dict[str, Any]:
    """Finds out the true distances in a run's state space, for so long; to be asked until it is `done`.

    `{"ok": true, "done", "states": found so far, "large": whether there are too many, "most": actions that are tried}`
    """
    global measured
    setup = _run(run).setup
    if measured is None or not measured.concerns(setup):
        measured = _need("distances", "searchlight.distances.measured").Measured(setup)
    with _running():
        found = measured.distances
        found.advance(seconds)
    return {"ok": True, "done": found.done, "states": found.states, "large": found.large, "most": found.most_actions}


@_answered
def distances(run: int) -> dict[str, Any]:
    """`{"ok": true, "distances"}`: of all states of a run so far, by their numbers; null: no goal can be reached.

    They must have been measured; the page's Python passes their text on without looking into it.
    """
    states = _run(run).record.state_numbers
    return {"ok": True, "distances": measured.of_states(states)}


@_answered
def explain_count(options_json: str, numbers_json: str) -> dict[str, Any]:
    """Which ways of searching and counting give these numbers, by observe.readings.READINGS' names.

    `{"ok": true, "said": message, "matches": [{"algorithm", "rules", "said": message}]}`, the simplest first. Options
    without an algorithm: all of them are tried.
    """
    explained = _need("observe", "searchlight.observe.reported").explained(
        read_json(options_json), read_json(numbers_json)
    )
    return _judged(explained)


@_answered
def open_experiment(plan_json: str) -> dict[str, Any]:
    """`{"ok": true}`: `more_rows` makes the starts of a plan (docs/experiments.md), and then its rows.

    The experiment before it is let go.
    """
    global experiment
    experiment = None
    made = _need("experiment", "searchlight.experiment.door").Unhurried
    experiment = made(read_json(plan_json), _offered())
    return {"ok": True}


@_answered
def more_rows(seconds: float) -> dict[str, Any]:
    """`{"ok": true, "searches", "said", "rows", "done"}`: what comes of so many seconds (experiment/door.py)."""
    if experiment is None:
        raise _Lost
    with _running():
        return {"ok": True, **experiment.advance(seconds)}


@_answered
def challenges() -> dict[str, Any]:
    """`{"ok": true, "challenges": […]}`: the built-in ones, as searchlight/challenges/ describes them."""
    return {"ok": True, "challenges": _need("challenges", "searchlight.challenges.door").challenges()}


@_answered
def check_challenge(challenge_json: str) -> dict[str, Any]:
    """`{"ok": true, "challenge"}`, to be opened; or all that is wrong with a lecturer's file."""
    return _judged(_need("challenges", "searchlight.challenges.door").check(challenge_json, _offered()))


@_answered
def check_lesson(lesson_json: str) -> dict[str, Any]:
    """`{"ok": true, "lesson"}`, to be opened; or all that is wrong with a lecturer's file. Its searches are run."""
    door = _need("lessons", "searchlight.lessons.door")
    with _running():
        return _judged(door.check(lesson_json, _offered()))


@_answered
def judge(challenge_json: str, options_json: str, second_json: str = "null") -> dict[str, Any]:
    """`{"ok": true, "solved", "said", "numbers"}` on the options of both searches; or all that is wrong."""
    door = _need("challenges", "searchlight.challenges.door")
    with _running():
        return _judged(door.judge(challenge_json, options_json, _offered(), second_json))


def _judged(answer: dict[str, Any] | list[BadInput]) -> dict[str, Any]:
    """The answer, or the first MOST_FAULTS of what is wrong: a file may have a hundred thousand faults."""
    if isinstance(answer, dict):
        return answer
    named = answer[:MOST_FAULTS]
    if more := len(answer) - len(named):
        named.append(BadInput(named[0].field.partition(".")[0], message("search.more_faults", count=more)))
    return {"ok": False, "errors": [sentence(each) for each in named]}


@_answered
def written(options_json: str, kind: str, expansions: int) -> dict[str, Any]:
    """`{"ok": true, "text"}`: a search as a file, up to so many expansions; -1: to its end (library/written.py)."""
    setup = _read(options_json)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    with _running():
        as_far = None if expansions < 0 else expansions
        return {"ok": True, "text": _need("library", "searchlight.library.written").written(setup, kind, as_far)}


@_answered
def worksheet(options_json: str, request_json: str) -> dict[str, Any]:
    """`{"ok": true, "sheet"}`: a few steps of a search on paper, with blanks and key (worksheets/sheet.py)."""
    setup = _read(options_json)
    if not isinstance(setup, Setup):
        return answer_to(setup)
    door = _need("worksheets", "searchlight.worksheets.door")
    with _running():
        return door.made(setup, request_json, _offered())  # type: ignore[no-any-return]


@_answered
def worksheet_text(sheet_json: str) -> dict[str, Any]:
    """`{"ok": true, "text"}`: a sheet, its texts in words, as Markdown."""
    return _need("worksheets", "searchlight.worksheets.door").written(sheet_json)  # type: ignore[no-any-return]


@_answered
def extend(run: int, nodes: int) -> dict[str, Any]:
    """Gives a search so many nodes more; one that ran out of budget goes on with the next `advance`."""
    _run(run).extend(nodes)
    return {"ok": True}


def advance(run: int, expansions: int | None = None, seconds: float | None = None) -> Any:
    """Search on for `expansions` or `seconds`, whichever ends first, and return the new columns.

    The buffers of the columns change hands on their way to the page (web/worker/serve.js): they are not copied again.
    """
    try:
        chunked = _run(run)
        with _running(None if chunked.repeats else chunked):
            chunked.advance(expansions, seconds)
            chunk = {**chunked.chunk(), "failed": None}
    except BaseException as error:
        chunk = {"failed": json.dumps(_failure(error, runs.get(run)))}
    said = [*(own.said() if own else ()), *(runs[run].said() if run in runs else ())]
    chunk["output"] = json.dumps(said) if said else None
    return chunk if js is None else _as_javascript(chunk)


@_answered
def catch_up(run: int, events: int, seconds: float | None = None) -> dict[str, Any]:
    """`{"ok": true, "there"}`: searches on to so many events, which the page has already; to be asked until there."""
    with _running():
        return {"ok": True, "there": _run(run).catch_up(events, seconds)}


def digest(run: int) -> str:
    """SHA-256 of the record so far (Record.digest): equal for equal searches, wherever they were run."""
    with _running():
        return _run(run).whole().digest()


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


def _opened(run: ChunkedRun) -> dict[str, Any]:
    number = next(numbers)
    runs[number] = run
    while len(runs) > KEPT_RUNS:
        runs.pop(next(iter(runs))).release()
    return {"run": number, "table": run.table()}


def _run(number: int) -> ChunkedRun:
    if number not in runs:
        raise _Lost
    runs[number] = runs.pop(number)  # the one asked last stands last
    return runs[number]


def _failure(error: BaseException, run: ChunkedRun | None = None) -> dict[str, Any]:
    if isinstance(error, _Lost):
        return {"ok": False, "lost": True, "errors": []}
    if told := getattr(error, "told", None):  # of an observed program
        return {"ok": False, "errors": [told]}
    if isinstance(error, BadInput):
        return {"ok": False, "errors": [sentence(error)]}
    if own and (explained := own.explained(error, run and run.setup.problem)):
        return {"ok": False, "errors": [explained]}
    text = str(error) if isinstance(error, SearchlightError) else f"{type(error).__name__}: {error}"
    return {"ok": False, "errors": [sentence(BadInput("search", message("search.failed", error=text)))]}
