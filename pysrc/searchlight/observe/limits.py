"""A limit on the memory of a process, where the system has one."""

import sys
from pathlib import Path
from typing import Final

HERE: Final = str(Path(__file__).parents[2])  # where the library is, installed or not
SET_AND_RUN: Final = """
import runpy, sys
try:
    import resource
    most = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
except (ImportError, ValueError, OSError):
    pass
sys.path.insert(0, sys.argv[2])
del sys.argv[1:3]
sys.argv[0] = "searchlight"
runpy.run_module("searchlight", run_name="__main__", alter_sys=True)
"""


def limited(arguments: list[str], megabytes: float) -> list[str]:
    """The command `python -m searchlight …`, which sets its own limit first: so threads may start it."""
    return [sys.executable, "-c", SET_AND_RUN, str(int(megabytes * 2**20)), HERE, *arguments]
