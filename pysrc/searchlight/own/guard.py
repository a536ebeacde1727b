"""The imports that your code may not use in the worker: to the page, the network, or out of Python.

This keeps honest mistakes from harm and says so in a sentence. It is no wall: Python has ways around it. The walls are
the worker, which has no document, and the site's policy of what may be fetched (docs/explanation/security.md).
"""

import builtins
from collections.abc import Mapping, Sequence
from typing import Any, Final

from searchlight.own.trouble import NotHere
from searchlight.texts import message

REFUSED: Final = (
    "js", "pyodide", "pyodide_js", "pyscript", "polyscript", "micropip", "pyodide_http", "worker", "ctypes", "_ctypes",
    "socket", "_socket", "socketserver", "ssl", "http", "urllib.request", "urllib.robotparser", "ftplib", "smtplib",
    "poplib", "imaplib", "xmlrpc", "asyncio", "webbrowser", "subprocess", "multiprocessing", "importlib", "imp",
    "builtins", "__main__",
)  # fmt: skip


def refused(name: str) -> bool:
    """Whether a module of this name may not be imported."""
    return name.startswith("_pyodide") or any(name == each or name.startswith(f"{each}.") for each in REFUSED)


def guarded_import(
    name: str,
    globals: Mapping[str, Any] | None = None,  # noqa: A002 - Python's own names
    locals: Mapping[str, Any] | None = None,  # noqa: A002
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> Any:
    """Python's `__import__` for modules that are not refused."""
    inside = [f"{name}.{each}" for each in fromlist or ()]
    for each in (name, *inside):
        if refused(each):
            raise NotHere(message("own.import_refused", module=each))
    return builtins.__import__(name, globals, locals, fromlist or (), level)
