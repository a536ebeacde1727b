"""The imports that your code cannot use in the worker: those that reach the page, the network, or outside Python.

This catches honest mistakes and explains them. It is not a security boundary, because Python has ways around it. The
boundaries are the worker, which has no document, and the site's content security policy
(docs/explanation/security.md).
"""

import builtins
from collections.abc import Mapping, Sequence
from typing import Any, Final

from searchlight.texts import message
from searchlight.user_code.trouble import NotHere

REFUSED: Final = (
    "js", "pyodide", "pyodide_js", "pyscript", "polyscript", "micropip", "pyodide_http", "worker", "ctypes", "_ctypes",
    "socket", "_socket", "socketserver", "ssl", "http", "urllib.request", "urllib.robotparser", "ftplib", "smtplib",
    "poplib", "imaplib", "xmlrpc", "asyncio", "webbrowser", "subprocess", "multiprocessing", "importlib", "imp",
    "builtins", "__main__",
)  # fmt: skip


def refused(name: str) -> bool:
    """Whether importing this module is refused."""
    return name.startswith("_pyodide") or any(name == each or name.startswith(f"{each}.") for each in REFUSED)


def guarded_import(
    name: str,
    globals: Mapping[str, Any] | None = None,  # noqa: A002 - Python's own names
    locals: Mapping[str, Any] | None = None,  # noqa: A002
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> Any:
    """Import a module like `__import__`, unless it is refused."""
    inside = [f"{name}.{each}" for each in fromlist or ()]
    for each in (name, *inside):
        if refused(each):
            raise NotHere(message("own.import_refused", module=each))
    return builtins.__import__(name, globals, locals, fromlist or (), level)
