"""Threads of this process as hands (batch/crew.py): each waits for a judge, which is a process of its own."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from searchlight.batch.crew import Chunk, Do, Row, work


class Threads:
    """So many programs are judged side by side. `stop()` ends those that are being judged."""

    lost: tuple[type[BaseException], ...] = ()  # a judge that is lost is a row

    def __init__(self, count: int, stop: Callable[[], None]) -> None:
        self.count, self._stop = count, stop
        self._pool = ThreadPoolExecutor(max_workers=count)

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        return self._pool.submit(work, do, chunk)

    def renew(self) -> None:
        """None is lost."""

    def close(self, *, at_once: bool = False) -> None:
        """`at_once`: nobody waits for the others any more."""
        if at_once:
            self._stop()
        self._pool.shutdown(cancel_futures=at_once)
