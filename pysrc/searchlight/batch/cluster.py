"""The workers of a Dask cluster as hands (crew.py)."""

import logging
from concurrent.futures import CancelledError, Future
from importlib import import_module
from typing import Any

from searchlight.batch.crew import Chunk, Do, Row, work
from searchlight.errors import BadInput
from searchlight.texts import message

PATIENCE = 10  # seconds for a scheduler to answer


class Cluster:
    """All workers of the scheduler at this address, as they come and go.

    If a worker dies, the scheduler gives its tasks to another one; it gives up a task that has cost three workers.
    Raises BadInput for `dask` if there is no scheduler, or if the package is missing.
    """

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = import_module("distributed")  # an extra of the package
        except ImportError as error:
            raise BadInput("dask", message("command.experiment.no_dask")) from error
        logging.getLogger("distributed.client").setLevel(logging.ERROR)  # no warnings about lost workers
        self.lost: tuple[type[BaseException], ...] = (distributed.KilledWorker, CancelledError)
        try:
            self._client: Any = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise BadInput("dask", message("command.experiment.no_scheduler", value=address, reason=reason)) from error
        self._executor = self._client.get_executor(pure=False)

    @property
    def count(self) -> int:
        """The number of workers, at least 1: without workers, tasks wait until one comes."""
        return max(1, int(sum(self._client.nthreads().values())))

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        future: Future[list[Row]] = self._executor.submit(work, do, chunk)
        return future

    def renew(self) -> None:
        """Do nothing: the scheduler replaces workers."""

    def close(self, *, at_once: bool = False) -> None:
        self._executor.shutdown(wait=not at_once)
        self._client.close()
