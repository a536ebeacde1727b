"""Observe a program in its own process: like `running.observe`, but with a verified report."""

import json
from dataclasses import asdict
from time import monotonic
from typing import Final, NamedTuple

from searchlight.errors import BadInput
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.process import frames
from searchlight.tracing.process.guard import KILLED
from searchlight.tracing.process.report_data import Malformed, message_of_data, observation_of_data
from searchlight.tracing.process.running_process import FINISHING, GRACE, START_UP, RunningProcess
from searchlight.tracing.process.verification import Untrue, verify
from searchlight.tracing.watch.observation import Observation, ProgramError
from searchlight.tracing.watch.running import seldom_collected
from searchlight.tracing.watch.session import Request

# A program cannot say anything else with our voice.
REFUSALS: Final = (
    "observe.unknown_parameter", "observe.no_function", "observe.no_form", "observe.no_grid", "observe.nothing_to_run",
    "observe.several_functions", "observe.no_one_goal",
)  # fmt: skip


class Begun(NamedTuple):
    """What is known before any code of the program has run."""

    family: str | None  # None: not Python
    function: str | None
    protections: list[str]  # the names of the active protections
    when: float
    reached: int = 0  # expansions that its process reported at the end of the run


class Apart:
    """Runs programs with this much memory each. `protections`: the names of the last one's protections."""

    def __init__(self, megabytes: float) -> None:
        self.megabytes = megabytes
        self.protections: list[str] = []

    def observe(self, setup: Setup, request: Request) -> Observation:
        """Run the program on the problem. Raises BadInput if it cannot run at all."""
        order = {"values": setup.values, "request": asdict(request), "megabytes": self.megabytes}
        with RunningProcess(order) as process:
            return self._observed(process, setup, request)

    def _observed(self, process: RunningProcess, setup: Setup, request: Request) -> Observation:
        begun = Begun(None, request.function, [], monotonic())
        try:
            if (frame := process.next_frame(START_UP)) is not None:
                if frame.kind == frames.REFUSED:
                    raise _refusal(frame.payload)
                begun = _begun(frame)
                self.protections = begun.protections
                frame = process.next_frame(request.seconds + GRACE)
            if frame is not None and frame.kind == frames.OVER:
                begun = begun._replace(reached=min(_number(frame.payload), request.max_nodes))
                frame = process.next_frame(FINISHING + 2 * request.seconds)
            if frame is not None:
                return _reported(frame, setup, begun)
        except TimeoutError:
            return _ended(setup, begun, "timeout", None)
        except Untrue as untrue:
            return _ended(setup, begun, "error", untrue.message)
        except (Malformed, ValueError, KeyError, TypeError, RecursionError, MemoryError):
            return _ended(setup, begun, "error", message("observe.report.no_report"))
        return _ended(setup, begun, "error", _why(process.status()))


def _begun(frame: frames.Frame) -> Begun:
    if frame.kind != frames.BEGUN:
        raise Malformed
    begun = json.loads(frame.payload)
    return Begun(begun["family"], begun["function"], begun["protections"], monotonic())


def _reported(frame: frames.Frame, setup: Setup, begun: Begun) -> Observation:
    """The verified observation. Raises BadInput if the program cannot run, Malformed and Untrue."""
    if frame.kind == frames.REFUSED:
        raise _refusal(frame.payload)
    if frame.kind == frames.FAILED:
        why = message("observe.report.failed", error=str(json.loads(frame.payload)))
        return _ended(setup, begun, "not-judged", why)
    if frame.kind != frames.REPORT:
        raise Malformed
    with seldom_collected():
        noted = observation_of_data(json.loads(frame.payload))
        verify(noted, setup, begun.family, begun.function, monotonic() - begun.when)
    return noted


def _number(payload: bytes) -> int:
    """A number from the program's process; 0 for anything else, because the payload may be forged."""
    return int(payload) if payload.isdigit() and len(payload) < 10 else 0


def _refusal(payload: bytes) -> BadInput:
    refusal = json.loads(payload)
    why = message_of_data(refusal["message"])
    if why.id not in REFUSALS:
        raise Malformed
    return BadInput(str(refusal["field"]), why)


def _ended(setup: Setup, begun: Begun, outcome: str, why: Message | None) -> Observation:
    """The observation of a program without a report."""
    noted = Observation(begun.family or "script", begun.function, start=setup.problem.initial, outcome=outcome)
    noted.lost, noted.reached = begun.family is not None, begun.reached
    noted.error = ProgramError(None, why, 0) if why else None
    return noted


def _why(status: int | None) -> Message:
    """Why the process ended, by its exit status."""
    if status is None or status == 0:
        return message("observe.report.no_report")
    if status == frames.OUT_OF_MEMORY:
        return message("own.memory")
    if status < 0 or KILLED < status < KILLED + 128:
        return message("observe.report.killed", signal=-status if status < 0 else status - KILLED)
    return message("observe.report.exited", status=status)
