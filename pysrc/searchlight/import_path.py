"""`python3 -m searchlight` must not import a file of the current folder in the place of one of Python's.

Python puts the current folder first on its path then, and in a folder of submissions there may be a `heapq.py`. So it
is taken off, or put behind the standard library where it is the folder that has the library itself. Nothing may be
imported here but `sys`, which is built in. The few modules that Python itself imports before
(docs/explanation/security.md) are out of reach.
"""

import sys


def protect(path: list[str], home: str) -> None:
    """Take the first folder off the path; put it behind the standard library where it is `home`, the library's own."""
    first = path.pop(0)
    if first == home:
        others = [at for at, name in enumerate(path) if "-packages" in name]
        path.insert(others[0] if others else len(path), first)


def _was_asked_for() -> bool:
    """Whether Python was started with `-m searchlight`: only then is the first folder the current one."""
    named = any(each.removeprefix("-m").partition(".")[0] == "searchlight" for each in sys.orig_argv[1:])
    return sys.argv[:1] == ["-m"] and named and not sys.flags.safe_path


if _was_asked_for():
    protect(sys.path, __file__[: -len("/searchlight/import_path.py")])
