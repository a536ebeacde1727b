"""The processes above a program: they run no line of it, outlive whatever it kills, and end everything it started.

    the command ── guard ── first ── the program and its children

`first` is process 1 of a process namespace where there is one: the kernel ends all others with it, and it cannot be
killed from within. Elsewhere it is the parent that a program may kill, and `guard` ends what is left: on Linux all
descendants, which come to it as the nearest "subreaper"; on other systems the group.
"""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from select import select
from typing import Final, NoReturn

from searchlight.observe.process import namespaces

KILLED: Final = 128  # and the number of the signal: the exit status for a program that a signal has ended
ROUNDS: Final = 200  # of looking for descendants: each may start another one before it is ended


def run_below(run: Callable[[set[str]], None], ending: int, work: str) -> NoReturn:
    """Call `run` in a process below this one, and end with its exit status.

    `run` is given the names of the protections that hold. `ending`: a file number; at its end everything is ended.
    `work`: the folder that the program may write to.
    """
    namespaces.set_option(namespaces.PARENT_DEATH_SIGNAL, signal.SIGKILL)
    namespaces.set_option(namespaces.SUBREAPER, 1)
    held = namespaces.enter()
    namespaces.set_option(namespaces.DUMPABLE, 0)  # only now: before, it may write its maps of users
    alive, kept_open = os.pipe()
    first = os.fork()
    if first == 0:
        os.close(alive)
        _first(run, held, ending, kept_open, work)
    os.close(kept_open)
    status = None
    if alive in select([alive, ending], [], [])[0]:
        status = os.waitpid(first, 0)[1]
    _end(first)
    os._exit(KILLED + signal.SIGKILL if status is None else _exit_status(status))


def _first(run: Callable[[set[str]], None], held: set[str], ending: int, kept_open: int, work: str) -> NoReturn:
    """The parent of the program: waits for it, and takes in whatever has lost its parent."""
    namespaces.set_option(namespaces.PARENT_DEATH_SIGNAL, signal.SIGKILL)
    os.close(ending)
    os.setsid()  # a program that ends its whole group ends itself and this one
    if held:
        held |= namespaces.seal(work)
    program = os.fork()
    if program == 0:
        os.close(kept_open)
        _program(run, held)
    while True:
        ended, status = os.waitpid(-1, 0)
        if ended == program:
            os._exit(_exit_status(status))


def _program(run: Callable[[set[str]], None], held: set[str]) -> NoReturn:
    status = 1
    try:
        if held:
            namespaces.give_up_rights()
        run(held)
        status = 0
    finally:
        os._exit(status)  # without what a program has left to be done at the end of Python


def _exit_status(status: int) -> int:
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else KILLED - code


def _end(first: int) -> None:
    """End the first process and all descendants, as far as the system shows them."""
    _kill(first)
    with suppress(OSError):
        os.killpg(first, signal.SIGKILL)
    for _ in range(ROUNDS):
        for pid in _children():
            _kill(pid)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        with suppress(ChildProcessError):
            os.waitpid(-1, 0)


def _children() -> list[int]:
    """The processes whose parent is this one."""
    if not sys.platform.startswith("linux"):
        return []
    found = []
    for name in os.listdir("/proc"):  # noqa: PTH208
        with suppress(OSError, ValueError, IndexError), open(f"/proc/{name}/stat", "rb") as file:  # noqa: PTH123
            if int(file.read().rpartition(b")")[2].split()[1]) == os.getpid():
                found.append(int(name))
    return found


def _kill(pid: int) -> None:
    with suppress(OSError):
        os.kill(pid, signal.SIGKILL)
