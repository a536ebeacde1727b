"""Programs that make their successors themselves: the frontier or the calls of a recursion are the witness."""

from typing import Any, NamedTuple

from searchlight.setup import Setup
from searchlight.tracing.explain.rules import DEEPENING
from searchlight.tracing.watch.calls import Calls, CallStory
from searchlight.tracing.watch.layout import Layouts, Path
from searchlight.tracing.watch.nodes import CALL, KINDS, POP, PUT
from searchlight.tracing.watch.observation import UNKNOWN
from searchlight.tracing.watch.recorder import Recorder
from searchlight.tracing.watch.story import Kind, Story
from searchlight.tracing.watch.watch import Watch


class Found(NamedTuple):
    """A container that was a frontier, and where the states are in its entries."""

    container: int
    path: Path
    fits: int


class Unasked:
    """Looks for a witness after the run, if the program asked for no successors."""

    def __init__(self, setup: Setup, recorder: Recorder, watch: Watch, calls: Calls, layouts: Layouts) -> None:
        self.recorder, self.watch, self.calls, self.layouts = recorder, watch, calls, layouts
        algorithm = setup.algorithm.id
        self.kind = Kind(remembers=True, deepens=algorithm in DEEPENING)
        self.ends = [setup.problem.initial, *([setup.problem.goal] if setup.algorithm.reverses else [])]

    def tell(self) -> str | None:
        """Derive expansions and nodes, and return the witness; None if there is none."""
        found = self._frontiers()
        distinct = len(set(map(repr, self.calls.states)))
        if distinct and distinct >= max((each.fits for each in found), default=0):
            self._tell_calls()
            return "calls"
        if found:
            self._tell_frontier({each.container: each.path for each in found})
            return "frontier"
        return None

    def _frontiers(self) -> list[Found]:
        """The container that most states left, and the second one of a search from both ends."""
        items: dict[int, list[Any]] = {}
        for number, item in zip(self.watch.numbers, self.watch.items, strict=False):
            items.setdefault(number, []).append(item)
        best: list[Found] = []
        for origin in self.ends:
            known = {each.container for each in best}
            found = [
                Found(number, *place)
                for number, some in items.items()
                if number not in known and (place := self.layouts.found(some, origin)) is not None
            ]
            best += sorted(found, key=lambda each: each.fits)[-1:]
            if not best:
                break
        return best

    def _tell_calls(self) -> None:
        story = CallStory(self.calls, Story(self.recorder, self.calls.lines, self.kind, self.layouts.after))
        log, self.recorder.log[:] = self.recorder.log[:], ()
        for code in log:
            number, kind = divmod(code, KINDS)
            if kind == CALL:
                story.tell(number)
            elif kind not in (POP, PUT):
                self.recorder.log.append(code)

    def _tell_frontier(self, paths: dict[int, Path]) -> None:
        look = Story(self.recorder, None, self.kind, self.layouts.after)
        self._follow(look, paths, self.recorder.log[:], [])
        self.kind = self.kind._replace(remembers=not look.again)
        log, self.recorder.log[:] = self.recorder.log[:], ()
        nodes: list[int] = []
        limits = look.deepest if self.kind.deepens else None
        story = Story(self.recorder, self.watch.lines, self.kind, self.layouts.after, limits)
        try:
            self._follow(story, paths, log, nodes)
        finally:  # the limit of nodes may be reached
            self.watch.nodes_taken = nodes + [UNKNOWN] * (len(self.watch.items) - len(nodes))
        path = next(iter(paths.values()))

        def left(item: Any) -> int:
            state = self.layouts.state(path, item)
            return UNKNOWN if state is None else story.left(item, state)

        self.watch.node_left = left

    def _follow(self, story: Story, paths: dict[int, Path], log: list[int], nodes: list[int]) -> None:
        """Follow what enters and leaves the frontier. `nodes` gets the node of each removed item."""
        for code in log:
            number, kind = divmod(code, KINDS)
            if kind == POP:
                nodes.append(self._taken(story, number, paths))
            if kind == PUT:
                container, item = self.watch.puts[number]
                if container in paths and (state := self.layouts.state(paths[container], item)) is not None:
                    story.put(item, state)
            elif kind != CALL and story.lines is not None:
                self.recorder.log.append(code)
        story.close(over=True)

    def _taken(self, story: Story, number: int, paths: dict[int, Path]) -> int:
        container, item = self.watch.numbers[number], self.watch.items[number]
        state = self.layouts.state(paths[container], item) if container in paths else None
        if state is None:
            return UNKNOWN
        newest = bool(self.watch.turned[container]()) and not self.watch.sorts(container)
        return story.take(item, state, number, newest=newest)
