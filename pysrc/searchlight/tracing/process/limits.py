"""Resource limits, where the system has them. Children inherit them; each limit applies to each process separately."""

import os
from typing import Final

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
