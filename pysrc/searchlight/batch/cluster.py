"""The workers of a Dask cluster as hands."""

import logging
from concurrent.futures import CancelledError, Future
from importlib import import_module
from typing import Any

from searchlight.batch.crew import Chunk, Do, Row, work
from searchlight.errors import BadInput
from searchlight.texts import message

PATIENCE = 10  # seconds for a scheduler to answer


class Cluster:
    """All workers that the scheduler at this address has, as they come and go.

    A worker that dies costs nothing: the scheduler gives what it had to another one, and gives up only with what has
    cost three of them. Raises BadInput for `dask` where there is no scheduler, or no package to ask it with.
    """

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = import_module("distributed")  # an extra of the package
        except ImportError as error:
            raise BadInput("dask", message("command.experiment.no_dask")) from error
        logging.getLogger("distributed.client").setLevel(logging.ERROR)  # that a worker was lost is nothing to warn of
        self.lost: tuple[type[BaseException], ...] = (distributed.KilledWorker, CancelledError)
        try:
            self._client: Any = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise BadInput("dask", message("command.experiment.no_scheduler", value=address, reason=reason)) from error
        self._executor = self._client.get_executor(pure=False)

    @property
    def count(self) -> int:
        """At least one: while there is none, what is given waits for one to come."""
        return max(1, int(sum(self._client.nthreads().values())))

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        future: Future[list[Row]] = self._executor.submit(work, do, chunk)
        return future

    def renew(self) -> None:
        """The scheduler does that."""

    def close(self, *, at_once: bool = False) -> None:
        self._executor.shutdown(wait=not at_once)
        self._client.close()
