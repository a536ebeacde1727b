"""Watch a user's search: check that it yields valid events for the record and that it makes progress.

The watch has the interface of the generator that it watches, with `send` and the paused frame, so that the drive finds
the line of each event.
"""

from math import isnan
from typing import Any, Final

from searchlight.events import END, ITERATION, Solution, Unsolved
from searchlight.kinds import KINDS, NAMES
from searchlight.node import Node
from searchlight.user_code import lecture
from searchlight.user_code.trouble import OwnCodeError, in_words, trouble

PATIENCE: Final = 20_000  # events in a row without a new node, plus as many for each node
DEEPEST: Final = 100_000  # nested calls
ANNOUNCED: Final = -2  # `Node.row` of a yielded node before the record numbers it

MAKES = tuple(kind.makes for kind in KINDS)
ENTERS = tuple(kind.enters for kind in KINDS)
LEAVES = tuple(kind.leaves for kind in KINDS)


class Watch:
    """The state of a running search over all of its calls."""

    def __init__(self, teller: lecture.Teller | None = None) -> None:
        self.teller = teller  # of a lecture listing
        self.made = self.idle = self.depth = 0
        self.frontier: set[int] = set()  # id(node) of its nodes

    def event(self, kind: Any, node: Any) -> None:
        """Check an event. Raises OwnCodeError if the record cannot take it."""
        if type(kind) is not int or not 0 <= kind < len(KINDS) or kind == END:
            raise trouble("own.no_kind", value=in_words(kind))
        self.tick()
        if kind == ITERATION:
            self._limit(node)
        elif not isinstance(node, Node):
            raise trouble("own.no_node", kind=NAMES[kind], value=in_words(node))
        elif MAKES[kind]:
            self._new(kind, node)
        elif node.row == -1:
            raise trouble("own.not_generated", kind=NAMES[kind], state=node.state)
        if ENTERS[kind]:
            self.frontier.add(id(node))
        elif LEAVES[kind]:
            if id(node) not in self.frontier:
                raise trouble("own.not_in_frontier", kind=NAMES[kind], state=node.state)
            self.frontier.remove(id(node))

    def tick(self) -> None:
        self.idle += 1
        if self.idle > PATIENCE + 4 * self.made:
            raise trouble("own.no_progress", count=self.idle)

    def _limit(self, limit: Any) -> None:
        if type(limit) not in (int, float) or isnan(limit):
            raise trouble("own.no_limit", value=in_words(limit))
        self.frontier.clear()

    def _new(self, kind: int, node: Node) -> None:
        if node.row != -1:
            raise trouble("own.generated_twice", kind=NAMES[kind], state=node.state)
        if node.parent is not None and node.parent.row == -1:
            raise trouble("own.parent_unknown", kind=NAMES[kind], state=node.state)
        for name in ("g", "h", "priority"):
            value = getattr(node, name)
            if type(value) not in (int, float) or (value != value and name != "h"):
                raise trouble("own.no_number", name=name, value=in_words(value), state=node.state)
        node.row = ANNOUNCED
        self.made += 1
        self.idle = 0


class WatchedCall:
    """A watched generator: the search, or one that it calls."""

    def __init__(self, search: Any, watch: Watch | None = None, teller: lecture.Teller | None = None) -> None:
        self.search = search
        self.outermost = watch is None
        self.watch = watch or Watch(teller)
        self.gi_code = search.gi_code
        self.watch.depth += 1
        if self.watch.depth > DEEPEST:
            raise trouble("own.calls_too_deep", count=DEEPEST)

    @property
    def gi_frame(self) -> Any:
        return self.search.gi_frame

    def send(self, value: Any) -> Any:
        """Resume the generator, and return what it yields; a call in turn becomes a WatchedCall."""
        if self.watch.teller:
            lecture.now = self.watch.teller
        try:
            item = self.search.send(value)
        except StopIteration as end:
            self.watch.depth -= 1
            self.watch.tick()
            if self.outermost:
                self._ended(end.value)
            raise
        except (SystemExit, KeyboardInterrupt, GeneratorExit) as error:  # these must end only the search
            raise trouble("own.exit", function="sys.exit") from error
        if type(item) is tuple and len(item) == 2:
            try:
                self.watch.event(*item)
            except OwnCodeError as error:
                raise self._at_line(error) from None
            return item
        if hasattr(item, "gi_frame") and hasattr(item, "send"):
            try:
                return WatchedCall(item, self.watch)
            except OwnCodeError as error:
                raise self._at_line(error) from None
        raise self._at_line(trouble("own.no_event", value=in_words(item)))

    def _ended(self, outcome: Any) -> None:
        if not self.watch.made:
            raise trouble("own.no_events", line=self.gi_code.co_firstlineno)
        known = isinstance(outcome, Unsolved) and outcome is not Unsolved.BUDGET
        if isinstance(outcome, Solution):
            known = isinstance(outcome.node, Node) and outcome.node.row != -1
        if not known:
            raise trouble("own.no_outcome", line=self.gi_code.co_firstlineno, value=in_words(outcome))

    def _at_line(self, error: OwnCodeError) -> OwnCodeError:
        frame = self.gi_frame
        error.line = frame.f_lineno if frame and self.gi_code.co_filename.startswith("<") else None
        return error
