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

MOST_PROCESSES: Final = 64  # threads included; root is not limited
MOST_FILES: Final = 128  # open at the same time
MOST_WRITTEN: Final = 32 * 2**20  # bytes in one file


def limit_resources(megabytes: float) -> None:
    """Limit memory, processes, files and core dumps of this process and its children."""
    try:
        import resource
    except ImportError:  # Windows
        return
    memory = int(megabytes * 2**20)
    wanted = {
        "RLIMIT_AS": memory, "RLIMIT_CORE": 0, "RLIMIT_FSIZE": MOST_WRITTEN, "RLIMIT_NOFILE": MOST_FILES,
        "RLIMIT_NPROC": _tasks() + MOST_PROCESSES,
    }  # fmt: skip
    for name, most in wanted.items():
        try:
            kind = getattr(resource, name)
            hard = resource.getrlimit(kind)[1]
            most = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (most, most))
        except (AttributeError, ValueError, OSError):
            continue  # the system has no such limit


def limit_memory(megabytes: float) -> None:
    """Limit the memory of this process alone, which has to start others."""
    try:
        import resource

        most = int(megabytes * 2**20)
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))
    except (ImportError, ValueError, OSError):
        return


def _tasks() -> int:
    """The number of threads that the user already has, because the system counts all of them."""
    try:
        pids = [name for name in os.listdir("/proc") if name.isdigit()]  # noqa: PTH208
    except OSError:
        return 1000  # without /proc: high enough not to affect the user's other processes
    user, count = os.getuid(), 0
    for pid in pids:
        try:
            if os.stat(f"/proc/{pid}").st_uid == user:  # noqa: PTH116
                count += len(os.listdir(f"/proc/{pid}/task"))  # noqa: PTH208
        except OSError:
            continue  # it has ended
    return count


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
