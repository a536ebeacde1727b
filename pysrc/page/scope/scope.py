"""Scopes: nothing outlives its owner. The page, each stage and each tool own one; whatever they start ends with it.

Tasks end at `await scope.wait(…)`: an answer for a closed scope raises `Closed`, which the scope's tasks ignore. They
are not cancelled, because a MicroPython task cannot cancel itself. The owner of whatever they wait for (the worker, a
file, another stage) still finishes it.

Knows no document.
"""

import asyncio

from page.solver_link.open_search import Refused, Stopped


class Closed(Exception):  # noqa: N818 - not an error
    """The answer has arrived, but the scope that awaited it has closed."""


def ignore(*_):
    """Do nothing: the default for a scope without an owner to notify."""


class Scope:
    """`on_stopped()`: the worker was ended while a task waited for it; `on_refusal(answer)`: it refused;
    `on_failure(error)`: a task or a callback has raised any other exception.
    """

    late = 0  # unfinished tasks of closed scopes; tests check that none remains

    def __init__(self, on_stopped=ignore, on_refusal=ignore, on_failure=ignore):
        self.on_stopped, self.on_refusal, self.on_failure = on_stopped, on_refusal, on_failure
        self.closed = False
        self._tasks = 0  # running tasks
        self._inner = []
        self._endings = []  # called when it closes, the last one first

    # -- what belongs to it --------------------------------------------------------------------------------------------

    def inner(self, on_failure=None):
        """Return a scope that closes with this one and passes its failures to it by default."""
        scope = Scope(self.on_stopped, self.on_refusal, on_failure or self.on_failure)
        if self.closed:
            scope.close()
        else:
            self._inner = [each for each in self._inner if not each.closed] + [scope]
        return scope

    def renew(self, former):
        """Close an inner scope (or None) and return a fresh one: what was begun in the former does not go on."""
        if former:
            former.close()
        return self.inner()

    def ending(self, act):
        """Have `act()` called when the scope closes; at once where it is closed already."""
        if self.closed:
            act()
        else:
            self._endings.append(act)

    def close(self):
        """End everything that belongs to the scope. Closing it again does nothing."""
        if not self.closed:
            self.closed = True
            Scope.late += self._tasks
            inner, endings = self._inner, self._endings
            self._inner, self._endings = [], []
            for scope in inner:
                scope.close()
            for act in reversed(endings):
                act()

    # -- tasks and callbacks -------------------------------------------------------------------------------------------

    def start(self, coroutine):
        """Run a coroutine as a task. The task itself never raises: how it fails goes to the scope's functions."""
        self._begun(1)
        return asyncio.create_task(self._run(coroutine))

    def _begun(self, count):
        self._tasks += count
        if self.closed:
            Scope.late += count

    async def _run(self, coroutine):
        try:
            await coroutine
        except Closed:
            pass
        except Stopped:
            if not self.closed:
                self.on_stopped()
        except Refused as refusal:
            if not self.closed:
                self.on_refusal(refusal.answer)
        except Exception as error:
            self.on_failure(error)
        finally:
            # A finished task may be kept: as the one that ran last, or by another task that waited beside it. It would
            # keep all that its coroutine knew.
            coroutine = None
            self._begun(-1)

    async def wait(self, awaitable):
        """Return what an awaitable gives.

        Raises:
            Closed: the scope was closed meanwhile; then whatever the awaitable was refused is nobody's concern either.
        """
        try:
            result = await awaitable
        except (Stopped, Refused):
            self.check()
            raise
        self.check()
        return result

    def check(self):
        """Raise Closed where the scope is closed."""
        if self.closed:
            raise Closed

    def guarded(self, function):
        """Return `function` as a callback: it does nothing once the scope is closed, and its failure is the scope's."""

        def call(*arguments):
            if self.closed:
                return None
            try:
                return function(*arguments)
            except Exception as error:
                self.on_failure(error)
                return None

        return call


def begin_all():
    """Run what has been started at once. Otherwise a timer does it, before which the browser may paint."""
    asyncio.core._run_iter()  # type: ignore[attr-defined] # MicroPython's
