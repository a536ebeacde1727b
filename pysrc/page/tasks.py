"""What takes its time: coroutines, run to their ends. How one fails is said to the reader, and not swallowed."""

import asyncio

from open_search import Refused, Stopped


class Tasks:
    """`on_stopped()`: the worker was ended meanwhile; `on_refusal(answer)`: it refused; `on_failure()`: all else."""

    def __init__(self, on_stopped, on_refusal, on_failure):
        self.on_stopped, self.on_refusal, self.on_failure = on_stopped, on_refusal, on_failure

    def start(self, coroutine):
        return asyncio.create_task(self._guarded(coroutine))

    def begin_all(self):
        """Begins what has been started, at once. Else a timer does it, before which the browser may paint."""
        asyncio.core._run_iter()  # type: ignore[attr-defined] # MicroPython's

    async def _guarded(self, coroutine):
        try:
            await coroutine
        except Stopped:
            self.on_stopped()
        except Refused as refusal:
            self.on_refusal(refusal.answer)
        except Exception:
            self.on_failure()
            raise
