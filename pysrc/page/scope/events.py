"""Listeners, timers, frames and sizes of a scope (scope.py): the browser calls none of them once it has closed."""

from js import (
    AbortController,
    ResizeObserver,
    cancelAnimationFrame,
    clearInterval,
    clearTimeout,
    requestAnimationFrame,
    setInterval,
    setTimeout,
)


def listen(scope, element, kind, handler):
    """Call `handler(event)` for each event of a kind, wherever its target is, until the scope closes."""
    controller = AbortController.new()  # given as the options themselves: of these the browser reads `signal`
    element.addEventListener(kind, scope.guarded(handler), controller)
    scope.ending(controller.abort)


class Timer:
    """Call `act()` after a while, once (`start`) or again and again (`repeat`); at most one wait is under way."""

    def __init__(self, scope, act):
        self.scope, self.act = scope, act
        self._number = None  # the browser's, while one is under way
        self._once, self._each = scope.guarded(self._on_once), scope.guarded(self._on_each)
        scope.ending(self.stop)

    @property
    def running(self):
        return self._number is not None

    def start(self, milliseconds):
        """Begin the time anew."""
        self.stop()
        if not self.scope.closed:
            self._number = setTimeout(self._once, milliseconds)

    def repeat(self, milliseconds):
        self.stop()
        if not self.scope.closed:
            self._number = setInterval(self._each, milliseconds)

    def stop(self):
        if self._number is not None:
            clearTimeout(self._number)
            clearInterval(self._number)
            self._number = None

    def _on_once(self, *_):
        self._number = None
        self.act()

    def _on_each(self, *_):
        self.act()


class Frame:
    """Call `act(now)` in the browser's next frame, once for all requests that come before it."""

    def __init__(self, scope, act):
        self.scope, self.act = scope, act
        self._number = None
        self._call = scope.guarded(self._on_frame)
        scope.ending(self._drop)

    def request(self):
        if self._number is None and not self.scope.closed:
            self._number = requestAnimationFrame(self._call)

    def _drop(self):
        if self._number is not None:
            cancelAnimationFrame(self._number)

    def _on_frame(self, now):
        self._number = None
        self.act(now)


class Sizes:
    """Call `act()` when the size of an element changes; also once after `watch` has named other elements."""

    def __init__(self, scope, act):
        self._observer = ResizeObserver.new(scope.guarded(lambda *_: act()))
        scope.ending(self._end)

    def watch(self, *elements):
        """Watch these elements instead of the previous ones."""
        if self._observer:
            self._observer.disconnect()
            for element in elements:
                self._observer.observe(element)

    def _end(self):
        """Release the observer, because it and `act` may refer to each other and would never be freed."""
        self._observer.disconnect()
        self._observer = None
