"""Threads as workers of a batch (batch/crew.py): each waits for a judge, which is a separate process."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from searchlight.batch.crew import Chunk, Do, Row, work


class Threads:
    """Judges this many programs in parallel. `stop()` ends the judges that are running."""

    lost: tuple[type[BaseException], ...] = ()  # a lost judge still gives a row

    def __init__(self, count: int, stop: Callable[[], None]) -> None:
        self.count, self._stop = count, stop
        self._pool = ThreadPoolExecutor(max_workers=count)

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        return self._pool.submit(work, do, chunk)

    def renew(self) -> None:
        """Do nothing: threads are never lost."""

    def close(self, *, at_once: bool = False) -> None:
        """End the threads; `at_once`: without waiting for the remaining programs."""
        if at_once:
            self._stop()
        self._pool.shutdown(cancel_futures=at_once)
