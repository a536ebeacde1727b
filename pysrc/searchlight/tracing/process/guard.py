"""The processes above a program: they run none of its code, survive what it kills, and end everything it started.

    the command ── guard ── first ── the program and its children

In a process namespace, `first` is process 1: it cannot be killed from within, and the kernel ends all others with it.
Without a namespace, a program may kill `first`, and `guard` ends what is left: on Linux all descendants, which it
inherits as the nearest "subreaper"; on other systems the process group.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from select import select
from typing import Final, NoReturn

from searchlight.tracing.process import namespaces

KILLED: Final = 128  # plus the signal's number: the exit status for a program that a signal ended
ROUNDS: Final = 200  # of searching for descendants, because each may start another before it ends


def run_below(run: Callable[[set[str]], None], ending: int, work: str) -> NoReturn:
    """Call `run` in a descendant process, and exit with its status.

    `run` gets the names of the active protections. `ending`: a file number; when that file ends, everything is ended.
    `work`: the folder that the program may write to.
    """
    namespaces.set_option(namespaces.PARENT_DEATH_SIGNAL, signal.SIGKILL)
    namespaces.set_option(namespaces.SUBREAPER, 1)
    protections = namespaces.enter()
    namespaces.set_option(namespaces.DUMPABLE, 0)  # not earlier, because `enter` has to write the user maps
    alive, kept_open = os.pipe()
    first = os.fork()
    if first == 0:
        os.close(alive)
        _first(run, protections, ending, kept_open, work)
    os.close(kept_open)
    status = None
    if alive in select([alive, ending], [], [])[0]:
        status = os.waitpid(first, 0)[1]
    _end(first)
    os._exit(KILLED + signal.SIGKILL if status is None else _exit_status(status))


def _first(run: Callable[[set[str]], None], protections: set[str], ending: int, kept_open: int, work: str) -> NoReturn:
    """Be the program's parent: wait for it, and reap orphaned processes."""
    namespaces.set_option(namespaces.PARENT_DEATH_SIGNAL, signal.SIGKILL)
    os.close(ending)
    os.setsid()  # a program that ends its whole group ends itself and this one
    if protections:
        protections |= namespaces.seal(work)
    program = os.fork()
    if program == 0:
        os.close(kept_open)
        _program(run, protections)
    while True:
        ended, status = os.waitpid(-1, 0)
        if ended == program:
            os._exit(_exit_status(status))


def _program(run: Callable[[set[str]], None], protections: set[str]) -> NoReturn:
    status = 1
    try:
        if protections:
            namespaces.give_up_rights()
        run(protections)
        status = 0
    finally:
        os._exit(status)  # skips the exit handlers that the program may have registered


def _exit_status(status: int) -> int:
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else KILLED - code


def _end(first: int) -> None:
    """End the first process and all descendants that the system shows."""
    _kill(first)
    with suppress(OSError):
        os.killpg(first, signal.SIGKILL)
    _end_children(set())


@contextmanager
def ending_orphans() -> Iterator[None]:
    """Afterwards, end what a program's processes have left to this one: all its children except earlier ones.

    Only for a process that does nothing else meanwhile, as other children that it starts would be ended, too (Linux).
    """
    earlier = set(_children())
    namespaces.set_option(namespaces.SUBREAPER, 1)
    try:
        yield
    finally:
        _end_children(earlier)


def _end_children(spared: set[int]) -> None:
    """End the children of this process, and those that it inherits from them."""
    for _ in range(ROUNDS):
        found = [pid for pid in _children() if pid not in spared]
        for pid in found:
            _kill(pid)
        for pid in found:
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)
        if not found:
            return


def _children() -> list[int]:
    """The process ids of this process's children."""
    if not sys.platform.startswith("linux"):
        return []
    children = []
    for name in os.listdir("/proc"):  # noqa: PTH208
        with suppress(OSError, ValueError, IndexError), open(f"/proc/{name}/stat", "rb") as file:  # noqa: PTH123
            if int(file.read().rpartition(b")")[2].split()[1]) == os.getpid():
                children.append(int(name))
    return children


def _kill(pid: int) -> None:
    with suppress(OSError):
        os.kill(pid, signal.SIGKILL)
