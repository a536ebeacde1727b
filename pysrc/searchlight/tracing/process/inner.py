"""The program's process: read the order, confine itself, run the program once, and send the report."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.setup import Setup, read
from searchlight.tracing.process import frames, guard
from searchlight.tracing.process.guard import limit_resources
from searchlight.tracing.process.report_data import data_of_observation
from searchlight.tracing.watch.running import observe, seldom_collected
from searchlight.tracing.watch.session import Request, proposed

LONGEST: Final = 200  # characters of an error of the observer
HEAD_BYTES: Final = 8  # for the length of the order, before it
Send = Callable[[bytes, bytes], None]


def main() -> int:
    """Read an order from standard input, and write frames to standard output. The program gets neither.

    The parent keeps standard input open as long as the program may run.
    """
    source, target = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)
    os.close(nowhere)
    order = json.loads(_read(source, int.from_bytes(_read(source, HEAD_BYTES), "big")))
    if hasattr(os, "fork"):
        guard.run_below(lambda protections: _run(order, target, protections), source, order["work"])
    _run(order, target, set())
    os._exit(0)


def _run(order: dict[str, Any], target: int, protections: set[str]) -> None:
    os.chdir(order["work"])
    setup = read(order["values"], ahead=False)
    request = Request(**order["request"])
    limit_resources(order["megabytes"])
    send = frames.sender(bytes.fromhex(order.pop("secret")), target)
    if not isinstance(setup, Setup):
        raise setup[0]
    try:
        _observe(setup, request, sorted(protections), send)
    except MemoryError:  # the report can no longer be sent
        os._exit(frames.OUT_OF_MEMORY)
    except BadInput as refusal:
        send(frames.REFUSED, _encoded({"field": refusal.field, "message": refusal.message.as_plain_data()}))


def _observe(setup: Setup, request: Request, protections: list[str], send: Send) -> None:
    """Send BEGUN before any code of the program runs, so that it cannot be forged; then run it, and send the report."""
    try:
        known = proposed(request, setup.problem)
    except BadInput:
        raise
    except Exception:  # not Python: `observe` reports that
        send(frames.BEGUN, _encoded({"family": None, "function": None, "protections": protections}))
    else:
        send(frames.BEGUN, _encoded({"family": known.kind, "function": known.function, "protections": protections}))
    # Bound here, so that the program cannot replace them.
    encoded, data, over, report = _encoded, data_of_observation, frames.OVER, frames.REPORT
    with seldom_collected():
        try:
            sent = encoded(data(observe(setup, request, lambda count: send(over, b"%d" % count))))
        except (BadInput, MemoryError):
            raise
        except Exception as error:  # the observer's own: `observe` catches those of the program
            report, sent = frames.FAILED, encoded(f"{type(error).__name__}: {error}"[:LONGEST])
        send(report, sent)


def _encoded(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode("ascii")


def _read(source: int, count: int) -> bytes:
    parts, left = [], count
    while left and (part := os.read(source, left)):
        parts.append(part)
        left -= len(part)
    if left:
        sys.exit(1)  # the parent has ended
    return b"".join(parts)
