"""Nothing outlives its owner: whatever a scope has started ends with it."""

import asyncio

from harness import running

from page.scope.scope import Closed, Scope
from page.solver_link.open_search import Refused, Stopped


class Owner:
    """Notes what its scope tells it."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.scope = Scope(lambda: self.told.append("stopped"), self.told.append, self.told.append)


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@running
async def test_an_answer_for_a_closed_scope_is_dropped() -> None:
    """The task ends silently, while the work that it awaited is finished."""
    owner, gate, done = Owner(), asyncio.Event(), []

    async def service() -> str:
        await gate.wait()
        done.append("service")
        return "answer"

    async def task() -> None:
        done.append(await owner.scope.wait(service()))

    owner.scope.start(task())
    await turns()
    owner.scope.close()
    gate.set()
    await turns()
    assert done == ["service"]
    assert owner.told == []


@running
async def test_each_way_to_fail_goes_to_the_owner() -> None:
    """A stopped worker, a refusal, a mistake: none is raised in the task itself."""
    owner, mistake = Owner(), KeyError("x")

    async def raising(error: Exception) -> None:
        raise error

    for error in (Stopped(), Refused({"ok": False}), mistake, Closed()):
        await owner.scope.start(raising(error))
    assert owner.told == ["stopped", {"ok": False}, mistake]


@running
async def test_an_inner_scope_closes_with_its_outer_one() -> None:
    """Not the other way round; one that is opened in a closed scope is closed at once."""
    outer = Scope()
    first, second = outer.inner(), outer.inner()
    first.close()
    assert (outer.closed, second.closed) == (False, False)
    outer.close()
    assert second.closed
    assert outer.inner().closed
