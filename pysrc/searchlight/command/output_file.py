"""The file that `--out` names: one process writes it at a time, and a second one is told who does.

The lock is a file beside it that the operating system locks, so a process that is killed does not keep it.
"""

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN
from pathlib import Path
from typing import Any, BinaryIO, Final, TextIO

from searchlight.command.arguments import complain
from searchlight.command.terminal import Harmless
from searchlight.errors import BadInput, bad, shown
from searchlight.errors.foreign_json import read_json
from searchlight.texts import message

SUFFIX: Final = ".lock"
TRIES: Final = 100  # to read who holds the lock: its holder writes that just after it got it
PAUSE: Final = 0.01  # seconds between them
FAR: Final = 2**30  # the byte that Windows locks, beyond those that others read


def check(out: str | Path) -> None:
    """Create the file if it is missing. Raises BadInput if it cannot be written."""
    try:
        Path(out).open("ab").close()
    except OSError as error:
        raise not_written(out, error) from error


def write(out: str | Path, content: str | bytes) -> None:
    """Write a whole file, control characters escaped. Raises BadInput if that fails."""
    try:
        if isinstance(content, bytes):
            Path(out).write_bytes(content)
        else:
            with Path(out).open("w", encoding="utf-8", newline="") as file:
                Harmless(file).write(content)
    except OSError as error:
        raise not_written(out, error) from error


def put(command: str, text: str, out: str | None, printed: TextIO | None = None) -> int:
    """Write a command's text to the file, or print it if `out` is None. The exit status: 2 if it cannot be written."""
    if out is None:
        (printed or sys.stdout).write(text)
        return 0
    try:
        with claimed(out):
            write(out, text)
    except BadInput as complaint:
        return complain(command, complaint)
    return 0


def not_written(out: str | Path, error: OSError) -> BadInput:
    return bad("out", "records.not_written", name=shown(str(out)), reason=error.strerror or str(error))


@contextmanager
def claimed(out: str | Path) -> Iterator[None]:
    """Keep other processes from writing the file within. Raises BadInput for `out` if one of them does.

    A device or a pipe is not claimed, because it keeps nothing.
    """
    path = Path(os.path.realpath(out))
    if path.exists() and not path.is_file():
        yield
        return
    lock = path.with_name(path.name + SUFFIX)
    try:
        file = _held(lock, out)
    except OSError as error:
        raise not_written(out, error) from error
    try:
        yield
    finally:
        with suppress(OSError):  # Windows removes no file that is open; an empty lock is harmless
            lock.unlink()
        file.close()


def _held(lock: Path, out: str | Path) -> BinaryIO:
    """The lock's file, locked by this process. Raises BadInput if another process has locked it, and OSError."""
    for _ in range(TRIES):
        file = lock.open("a+b")
        if not _locks(file):
            file.seek(0)
            holder = _holder(file.read())
            file.close()
            if holder is not None:
                raise BadInput("out", message("command.out_taken", value=str(out), **holder))
            time.sleep(PAUSE)
        elif _is_there(lock, file):
            file.truncate(0)
            file.write(json.dumps({"pid": str(os.getpid()), "command": _command()}).encode())
            file.flush()
            return file
        else:  # the last holder has removed it meanwhile
            file.close()
    raise BadInput("out", message("command.out_taken", value=str(out), pid="?", command="?"))


def _locks(file: BinaryIO) -> bool:
    """Lock the file for this process, not for those that it starts; False if another process has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in (EACCES, EAGAIN):
            raise
        return False
    return True


def _is_there(lock: Path, file: BinaryIO) -> bool:
    with suppress(FileNotFoundError):
        return os.path.samestat(lock.stat(), os.fstat(file.fileno()))
    return False


def _holder(text: bytes) -> dict[str, Any] | None:
    """`{"pid", "command"}`; None while they are not written."""
    try:
        holder = read_json(text.decode())
        return {"pid": str(holder["pid"]), "command": str(holder["command"])}
    except (ValueError, KeyError, TypeError):  # NotJson among them
        return None


def _command() -> str:
    return shlex.join(["searchlight", *sys.argv[1:]])
