"""Processes of this machine as hands (concurrent.futures)."""

import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait

from searchlight.batch.crew import Chunk, Do, Row, work


class Processes:
    """A pool of processes, each running one search at a time.

    They are spawned (not forked) on every system.
    """

    lost: tuple[type[BaseException], ...] = (BrokenProcessPool,)

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new()

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        try:
            return self._pool.submit(work, do, chunk)
        except BrokenProcessPool as error:  # a process was lost before this task
            failed: Future[list[Row]] = Future()
            failed.set_exception(error)
            return failed

    def renew(self) -> None:
        """Replace the pool: after the loss of a process, it accepts no more work."""
        self._pool.shutdown(wait=True)
        self._pool = self._new()

    def close(self, *, at_once: bool = False) -> None:
        """Close the pool; `at_once`: without waiting for running tasks."""
        if at_once:
            for process in active_children():
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Prepare a process: ignore Ctrl-C, which the parent handles, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
