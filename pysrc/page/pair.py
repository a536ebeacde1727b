"""The stages of the page, one or two, and the clocks that move them.

By itself one clock moves all players; where each goes alone, the second stage has a clock and a transport of its own.
"""

import words
from clock import Clock
from dom import find, make, on, show
from measures import Generated, Layers, Steps
from seam import seam

ALONE = "none"


class Pair:
    """`make_stage(number)`; `make_transport(element, part, named, clock, stage)`; `on_moved()`: a clock has moved;
    `on_joined()`: a stage shows its first search.

    `made`: the stages on the page, one or two. A second one moves along, and is counted among the `stages`, as soon as
    it shows a search.
    """

    def __init__(self, make_stage, make_transport, request_frame, on_moved, on_joined):
        self.make_stage, self.make_transport = make_stage, make_transport
        self.request_frame, self.on_moved, self.on_joined = request_frame, on_moved, on_joined
        self.first = make_stage(1)
        self.made = [self.first]
        self._joined = []  # those of them that have shown a search
        self.clock = Clock([self.first.player], request_frame, on_moved)
        self.own = None  # the second stage's transport, where each goes alone
        self.sync = Steps.unit
        self.choice, self.label = find("sync"), find("sync-pick")
        find("sync-label").textContent = words.TOGETHER
        for value, title in words.SYNCS:
            self.choice.appendChild(make("option", value=value, textContent=title))
        on(self.choice, "change", lambda _: self.choose(self.choice.value))
        self.transport = make_transport(find("transport"), find, str, self.clock, self.first)
        self._arrange()

    @property
    def second(self):
        """The second stage, whether it shows a search yet or not; None: there is one stage only."""
        return self.made[1] if len(self.made) > 1 else None

    @property
    def stages(self):
        """The stages that show a search: each has a table."""
        return [stage for stage in self.made if stage.player.table is not None]

    @property
    def beside(self):
        """The second stage as soon as it shows a search; else None."""
        return self.second if self.second and self.second.player.table is not None else None

    @property
    def arriving(self):
        """Whether the first search of the second stage is awaited."""
        return self.second is not None and self.beside is None and not self.second.opening.done.is_set()

    def numbered(self, number):
        """The stage with this number that shows a search; None: there is none."""
        return next((stage for stage in self.stages if stage.number == number), None)

    @property
    def clocks(self):
        return [self.clock, self.own.clock] if self.own else [self.clock]

    @property
    def playing(self):
        return any(clock.playing for clock in self.clocks)

    @property
    def at_end(self):
        return all(clock.loaded and clock.at_end for clock in self.clocks)

    @property
    def loaded(self):
        return all(clock.loaded for clock in self.clocks)

    def pause(self):
        for clock in self.clocks:
            clock.pause()

    # -- what all stages do alike --------------------------------------------------------------------------------------

    async def to_step(self, step):
        """Shows all searches at this step, each searched on as far as needed."""
        for stage in self.stages:
            await stage.player.know(step + 1)
            if not stage.scope.closed:
                stage.player.stand(step)

    def fit(self):
        for stage in self.made:
            stage.tree.view.fit()

    def enlarge(self, large):
        """In a lecture what stands in the nodes is larger as well."""
        for stage in self.made:
            stage.tree.view.setLarge(large)

    def refresh_theme(self):
        for stage in self.made:
            stage.refresh_theme()

    # -- one or two ----------------------------------------------------------------------------------------------------

    def add(self, sync):
        """A second stage beside the first; it moves along once it shows a search (`entered`)."""
        self.made.append(self.make_stage(2))
        self._arrange()
        self.choose(sync)

    def entered(self, stage):
        """A stage shows another search; with its first one it joins the others."""
        if stage not in self._joined:
            self._joined.append(stage)
            if stage is self.second:
                self.choose(self.sync)
            self.on_joined()

    def drop(self):
        """Only the first stage is left. Returns the other one."""
        stage = self.made.pop()
        self._joined = [each for each in self._joined if each is not stage]
        self.choose(Steps.unit)
        stage.leave()
        self._arrange()
        return stage

    def _arrange(self):
        """One stage's choices stand at the top of the page, two stages' above each of them; the state space stands
        beside the tree, or, with both searches in it, beside both trees.
        """
        two, first = self.second is not None, self.first
        find("main").dataset.stages = str(len(self.made))
        show(self.label, two)
        home = first.parts("heading") if two else find("choose")
        home.appendChild(first.parts("choosers"))
        (find("shared") if two else first.parts("views")).prepend(first.parts("space"))
        for stage in self.made:
            show(stage.parts("heading"), two)

    # -- together or alone ---------------------------------------------------------------------------------------------

    def choose(self, sync):
        """What moves with what: `sync` as in a link."""
        self.pause()
        self.sync = self.choice.value = sync
        if self.own:
            self.own.leave()
            self.own = None
        players = [self.first.player] + ([self.beside.player] if self.beside else [])
        if sync == ALONE and self.beside:
            self.clock.take(players[:1], Steps())
            self.own = self._own_transport(self.beside)
        else:
            self.clock.take(players, self._measure(sync))
        self.on_moved()

    def _own_transport(self, stage):
        """A copy of the page's, under the stage's drawing, with names of the stage's own."""
        element, parts = find("transport").cloneNode(True), {}
        for part in element.querySelectorAll("[id]"):
            parts[part.id] = part
            part.id += stage.parts.suffix
        element.id += stage.parts.suffix
        parts["sync-pick"].remove()
        stage.parts("status").after(element)
        clock = Clock([stage.player], self.request_frame, self.on_moved)
        return self.make_transport(element, parts.get, stage.parts.named, clock, stage)

    def _measure(self, sync):
        if sync == Generated.unit:
            return Generated(seam.stepOfGenerated)
        return Layers(seam.createLayers) if sync == Layers.unit else Steps()
