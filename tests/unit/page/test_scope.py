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
async def test_an_open_scope_hands_on_what_was_awaited() -> None:
    """As if there were no scope."""
    owner, done = Owner(), []

    async def task() -> None:
        done.append(await owner.scope.wait(asyncio.sleep(0, "slept")))

    await owner.scope.start(task())
    assert done == ["slept"]


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
async def test_a_closed_scope_hears_of_mistakes_only() -> None:
    """That the worker was stopped is nobody's concern any more; a mistake in the program is never swallowed."""
    owner, mistake = Owner(), KeyError("x")
    owner.scope.close()

    async def raising(error: Exception) -> None:
        raise error

    async def waiting(error: Exception) -> None:
        await owner.scope.wait(raising(error))

    for error in (Stopped(), Refused({}), mistake):
        await owner.scope.start(waiting(error))
        await owner.scope.start(raising(error))
    assert owner.told == [mistake, mistake]


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


@running
async def test_a_renewed_scope_leaves_the_former_tasks_behind() -> None:
    """Of two wishes in quick succession the later one is carried out."""
    scope, gate, done = Scope(), asyncio.Event(), []

    async def wish(mine: Scope, name: str) -> None:
        await mine.wait(gate.wait())
        done.append(name)

    first = scope.renew(None)
    first.start(wish(first, "first"))
    await turns()
    second = scope.renew(first)
    second.start(wish(second, "second"))
    gate.set()
    await turns()
    assert done == ["second"]


def test_endings_are_called_once_and_the_last_comes_first() -> None:
    """As with anything that was built up; what is registered too late ends at once."""
    scope, ended = Scope(), []
    scope.ending(lambda: ended.append(1))
    scope.ending(lambda: ended.append(2))
    scope.inner().ending(lambda: ended.append("inner"))
    scope.close()
    scope.close()
    scope.ending(lambda: ended.append("late"))
    assert ended == ["inner", 2, 1, "late"]


def test_a_guarded_callback_fails_to_its_owner_and_ends_with_the_scope() -> None:
    """A browser's event that comes late changes nothing."""
    owner, heard, mistake = Owner(), [], ValueError("x")

    def raising() -> None:
        raise mistake

    hear, fail = owner.scope.guarded(heard.append), owner.scope.guarded(raising)
    hear("event")
    fail()
    owner.scope.close()
    hear("late")
    fail()
    assert heard == ["event"]
    assert owner.told == [mistake]


def test_thousands_of_inner_scopes_leave_nothing_behind() -> None:
    """A page is open for hours: a scope for each wish must not add up."""
    scope, current = Scope(), None
    for _ in range(1000):
        current = scope.renew(current)
    assert len(scope._inner) == 1
