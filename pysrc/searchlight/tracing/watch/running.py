"""Run a program once, from its text to the observation."""

import gc
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from json import dumps, loads
from types import FrameType
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.setup import Setup
from searchlight.texts import message
from searchlight.tracing.proposal import GAME
from searchlight.tracing.watch.answers import Reading, failure, path_in, raised_by, says_failure
from searchlight.tracing.watch.families import call
from searchlight.tracing.watch.observation import Observation, ProgramError
from searchlight.tracing.watch.program import Program
from searchlight.tracing.watch.recorder import Recorder, Stopped
from searchlight.tracing.watch.session import Request, Session, proposed
from searchlight.tracing.watch.stand_ins.modules import Files
from searchlight.tracing.watch.states import ADDRESS, States, repr_of
from searchlight.tracing.watch.watch import Watch
from searchlight.tracing.watch.witness import Calls, Layouts, Unasked

STATES_RETURNED: Final = ("functions", "graph-object", "grid")  # families whose courses want a list of states
COSTS_RETURNED: Final = ("uniform-cost", "astar")  # algorithms whose courses want the cost of the path
NO_CLOCK: Final = ("emscripten", "win32")  # systems without interval timers
USAGE: Final = 2  # exit status of argparse for missing arguments
SELDOM: Final = (500_000, 50, 100)  # collection thresholds of the garbage collector
GRACE: Final = 0.3  # seconds after the time limit in which the next question stops the program
AGAIN: Final = 0.05  # seconds between further attempts to stop the program


def observe(setup: Setup, request: Request, on_end: Callable[[int], None] | None = None) -> Observation:
    """Run the program on the problem, and record its questions. Raises BadInput if it cannot run at all.

    `on_end` gets the number of expansions at the program's end, before the observation is completed.
    """
    with seldom_collected():
        return _observed(setup, request, on_end or (lambda _: None))


def _observed(setup: Setup, request: Request, on_end: Callable[[int], None]) -> Observation:
    recorder = Recorder(setup.problem, "script", request.file, request.max_nodes, request.seconds)
    noted = recorder.noted
    states = States(setup.problem)
    states.declare(request.blank, request.boat)
    states.rows_first = states.places and not (request.cell or "row").strip().startswith(("column", "x"))
    watch, layouts = Watch(recorder, states), Layouts(states, setup.problem)
    calls = Calls(recorder, layouts)
    returned: Any = None
    program = Program(request.text, recorder, watch, calls, request, Files(request.files))
    try:
        proposal = proposed(request, setup.problem)
        noted.family = proposal.kind
        session = Session(setup.problem, setup.values, request, states, recorder, program, proposal)
        with program.running(), ended_after(recorder):
            returned = call.run(session)
        noted.outcome = "solution"
    except (Stopped, SystemExit) as stop:
        noted.outcome = "solution"  # by earlier output
        _note_exit(noted, stop, request)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        if isinstance(error, BadInput) and not raised_by(error, request.file):
            raise
        noted.outcome = "error"
        noted.error = failure(error, request.file, len(noted.expanded))
        _note_no_argument(noted, error, request)
    on_end(len(noted.expanded))
    _complete(noted, recorder, Unasked(setup, recorder, watch, calls, layouts), watch)
    noted.missing = noted.missing or program.missing
    noted.renamed = states.renaming and states.renaming.message
    noted.returned, noted.shares_path = as_json(returned), watch.shares_path()
    if noted.outcome == "solution" and noted.family != GAME:
        reading = Reading(setup.problem, states, noted.start, by_actions=noted.family not in STATES_RETURNED)
        reading.declare(request.result)
        may_be_length = noted.family != "grid" and setup.algorithm.id not in COSTS_RETURNED
        _read_answer(noted, returned, reading, may_be_length=may_be_length)
    return noted


def _complete(noted: Observation, recorder: Recorder, unasked: Unasked, watch: Watch) -> None:
    """Complete the observation after the program's end."""
    recorder.end()
    if noted.expanded or noted.goal_tests or recorder.estimates:
        noted.seen = "requests"
    else:
        try:
            noted.seen = unasked.tell()
        except Stopped:  # the limit of nodes
            noted.seen = "frontier" if noted.expanded else None
    noted.outcome = recorder.stopped or noted.outcome
    watch.finish()
    recorder.finish()
    if noted.error is not None:  # which may have come while an expansion was being recorded
        noted.error = noted.error._replace(when=min(noted.error.when, len(noted.expanded)))


def _note_exit(noted: Observation, stop: BaseException, request: Request) -> None:
    """Note that a program ended itself because it was given no arguments."""
    asks = isinstance(stop, SystemExit) and (stop.code == USAGE or "usage" in noted.printed.lower())
    if asks and not request.argv and not noted.expanded:
        last = noted.printed.strip().rpartition("\n")[2]
        noted.outcome, noted.missing = "error", message("observe.no_arguments", text=last)
        noted.error = ProgramError(None, noted.missing, 0)


def _note_no_argument(noted: Observation, error: BaseException, request: Request) -> None:
    """Note that a program has read a command-line argument that it was not given."""
    line = noted.error and noted.error.line
    if line and isinstance(error, IndexError) and not request.argv and "argv[" in request.text.split("\n")[line - 1]:
        noted.missing = message("observe.no_argument")
        noted.error = ProgramError(line, noted.missing, len(noted.expanded))


def _read_answer(noted: Observation, returned: Any, reading: Reading, *, may_be_length: bool) -> None:
    """Interpret the returned value, or a script's output or last state."""
    answer = reading.answer(returned)
    if answer.path is None and answer.outcome != "cutoff" and (returned is None or answer.outcome == "solution"):
        if path := path_in(noted.printed, reading):
            answer = reading.of_path(path)
            noted.is_printed = True
        elif returned is None and noted.printed.strip() and not says_failure(noted.printed):
            noted.recognized = False
            answer.outcome = "solution"
        elif returned is None and noted.function is None and not noted.printed.strip():
            noted.recognized = False
    noted.outcome = answer.outcome
    noted.claimed = answer.claimed_cost(len(noted.expanded), noted.generated, may_be_length=may_be_length)
    noted.path, noted.actions, noted.cost = answer.path, answer.actions, answer.cost
    noted.lacks_start = answer.lacks_start


def as_json(value: Any) -> Any:
    """A value in JSON form if possible, else its `repr` without addresses."""
    try:
        return loads(dumps(value, allow_nan=False))
    except Exception:
        return ADDRESS.sub("", repr_of(value))


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Collect garbage rarely within, because scanning the growing records would take most of the time."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@contextmanager
def ended_after(recorder: Recorder) -> Iterator[None]:
    """Stop a program that asks no more questions, if the system has interval timers: in a terminal, not in a page.

    It is stopped in its own code, never while something is being recorded.
    """
    if sys.platform in NO_CLOCK or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_: int, frame: FrameType | None) -> None:
        if frame and not str(frame.f_globals.get("__name__")).startswith("searchlight."):
            recorder.stop("timeout")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, recorder.seconds + GRACE, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
