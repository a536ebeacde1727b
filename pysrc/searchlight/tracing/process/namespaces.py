"""Linux namespaces for an untrusted program, made without privileges: user, process, mount, network.

The kernel or a surrounding container may refuse any of them. A refused one is skipped, and `enter` and `seal` return
the names of the protections that are active. Other systems have none of this.
"""

import os
import sys
from collections.abc import Callable
from typing import Any, Final

NEW_MOUNTS, NEW_HOST_NAME, NEW_IPC = 0x0002_0000, 0x0400_0000, 0x0800_0000
NEW_USER, NEW_PROCESSES, NEW_NETWORK = 0x1000_0000, 0x2000_0000, 0x4000_0000
ALL: Final = NEW_USER | NEW_MOUNTS | NEW_PROCESSES | NEW_NETWORK | NEW_IPC | NEW_HOST_NAME

RECURSIVE, PRIVATE = 0x4000, 0x4_0000  # of mount(2)
NO_SET_UID, NO_DEVICES, NO_PROGRAMS = 2, 4, 8
MOUNT_SETATTR: Final = 442  # the number of this system call, on all architectures
BELOW_TOO, AT_WORKING_FOLDER = 0x8000, -100
READ_ONLY_NO_SET_UID_NO_DEVICES: Final = 0x1 | 0x2 | 0x4  # devices: the terminal is one

PARENT_DEATH_SIGNAL, DUMPABLE, DROP_BOUND, SUBREAPER, NO_NEW_PRIVILEGES = 1, 4, 24, 36, 38  # of prctl(2)
CAPABILITIES: Final = 64  # more than exist
CAPABILITY_VERSION: Final = 0x2008_0522
CAPSET: Final = {"x86_64": 126, "aarch64": 91, "riscv64": 91, "ppc64le": 184, "s390x": 185}  # system call numbers
NOBODY: Final = 65_534
WORK_BYTES: Final = 32 * 2**20  # size of the working folder


def _library() -> Any:
    """The C library; None on systems other than Linux, and if it cannot be loaded."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        import ctypes

        return ctypes.CDLL(None, use_errno=True)
    except (ImportError, OSError):
        return None


LIBRARY: Final = _library()


def set_option(option: int, value: int) -> bool:
    """Call prctl(2), and return whether it worked."""
    return LIBRARY is not None and LIBRARY.prctl(option, value, 0, 0, 0) == 0


def enter() -> set[str]:
    """Move this process into new namespaces; only its children are in the new process namespace.

    Returns the names of the protections now active: "user", "network", "processes". Call it with one thread only.
    """
    if LIBRARY is None:
        return set()
    user, group = os.geteuid(), os.getegid()
    if LIBRARY.unshare(ALL) != 0:
        return set()
    protections = {"network", "processes"}
    if _all_written(("setgroups", "deny"), ("uid_map", f"{NOBODY} {user} 1"), ("gid_map", f"{NOBODY} {group} 1")):
        protections.add("user")
    _written("/proc/sys/user/max_user_namespaces", "0")  # the program cannot make namespaces of its own
    return protections


def seal(work: str) -> set[str]:
    """Make all files read-only and devices unusable, except in `work`, which becomes an empty folder in memory.

    For the first process in the new process namespace. Returns the protections now active: "files", "process list".
    """
    protections = set()
    if _mount("none", "/", None, RECURSIVE | PRIVATE):
        if _mount("proc", "/proc", "proc", NO_SET_UID | NO_DEVICES | NO_PROGRAMS):
            protections.add("process list")
        if _make_read_only() and _mount("none", work, "tmpfs", NO_SET_UID | NO_DEVICES, f"size={WORK_BYTES},mode=0700"):
            protections.add("files")
    return protections


def give_up_rights() -> None:
    """Drop every capability in the user namespace for good, so that `seal` cannot be undone."""
    if LIBRARY is None:
        return
    set_option(NO_NEW_PRIVILEGES, 1)
    for capability in range(CAPABILITIES):
        set_option(DROP_BOUND, capability)
    number = CAPSET.get(os.uname().machine)
    if number is not None:
        import ctypes

        head = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION, 0)
        LIBRARY.syscall(number, ctypes.byref(head), ctypes.byref((ctypes.c_uint32 * 6)()))


def _make_read_only() -> bool:
    import ctypes

    wanted = (ctypes.c_uint64 * 4)(READ_ONLY_NO_SET_UID_NO_DEVICES, 0, 0, 0)
    size = ctypes.c_size_t(ctypes.sizeof(wanted))
    call: Callable[..., int] = LIBRARY.syscall
    return call(MOUNT_SETATTR, AT_WORKING_FOLDER, b"/", BELOW_TOO, ctypes.byref(wanted), size) == 0


def _mount(source: str, target: str, kind: str | None, flags: int, options: str = "") -> bool:
    import ctypes

    kind_bytes = None if kind is None else kind.encode()
    done = LIBRARY.mount(source.encode(), os.fsencode(target), kind_bytes, ctypes.c_ulong(flags), options.encode())
    return bool(done == 0)


def _all_written(*files: tuple[str, str]) -> bool:
    return all(_written(f"/proc/self/{name}", text) for name, text in files)


def _written(name: str, text: str) -> bool:
    try:
        with open(name, "w", encoding="ascii") as file:  # noqa: PTH123 - pathlib is not loaded yet
            file.write(text)
    except OSError:
        return False
    return True
