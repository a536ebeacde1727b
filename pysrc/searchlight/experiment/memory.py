"""The memory that a search takes, as the operating system reports it.

Tracing every object (tracemalloc) would take twice the time of the search itself. Linux keeps the peak memory of a
process and can reset it. Other systems cannot reset it, and the page's Python cannot read it, so both report nothing.
"""

import ctypes
import gc
import os
from contextlib import suppress
from typing import Final

STATUS: Final = "/proc/self/status"
FORGET: Final = "/proc/self/clear_refs"
THE_MOST: Final = "5"  # resets the peak (proc(5))
LEFT_OVER: Final = 4096  # kB of free memory from which on returning it to the system is worthwhile


class Peak:
    """The peak memory since this object was made, without memory that was free before: a small search takes 0."""

    _least: int | None = None  # kB; what this process was seen to hold when nothing lay about free

    def __init__(self) -> None:
        before = _status("VmRSS")
        if before is not None and before - (Peak._least or before) > LEFT_OVER:
            hand_back()
            # What it still holds is in use by others; to try again before each search would take longer than that.
            Peak._least = before = _status("VmRSS")
        elif before is not None:
            Peak._least = min(Peak._least or before, before)
        self._before = before if _forgotten() else None

    def kilobytes(self, own: int = 0) -> int | None:
        """The peak in kB; `own`: bytes used for counting instead of by the search."""
        most = _status("VmHWM")
        if self._before is None or most is None:
            return None
        return max(0, most - self._before - own // 1024)


def hand_back() -> None:
    """Return free memory to the system as far as possible."""
    gc.collect()
    if os.name == "posix":
        with suppress(OSError, AttributeError):  # only glibc has this function
            ctypes.CDLL(None).malloc_trim(0)


def _status(name: str) -> int | None:
    try:
        with open(STATUS, encoding="ascii", errors="replace") as file:  # noqa: PTH123 - pathlib is one module more
            return next((int(line.split()[1]) for line in file if line.startswith(name)), None)
    except OSError:
        return None


def _forgotten() -> bool:
    try:
        with open(FORGET, "w", encoding="ascii") as file:  # noqa: PTH123
            file.write(THE_MOST)
    except OSError:
        return False
    return True
