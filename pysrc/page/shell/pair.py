"""The stages of the page, one or two, and the clocks that move them.

One clock moves all players. If each search moves independently, the second stage has its own clock and transport.
"""

from page.dom.elements import find, make, on, root, show
from page.dom.seam import seam
from page.playback.clock import Clock
from page.playback.measures import Generated, Layers, Steps
from page.shell.search_line import place
from page.text import words

ALONE = "none"
SYNCS = ("expansions", "generated", "layer", ALONE)


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
        self._joined = []  # the stages that have shown a search
        self.clock = Clock([self.first.player], request_frame, on_moved)
        self.second_transport = None  # if each search moves independently; else None
        self.sync = Steps.unit
        self.choice, self.label = find("sync"), find("sync-pick")
        find("sync-label").textContent = words.text("compare.together")
        for sync in SYNCS:
            self.choice.appendChild(make("option", value=sync, textContent=words.text("compare.together." + sync)))
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
        return [self.clock, self.second_transport.clock] if self.second_transport else [self.clock]

    @property
    def transports(self):
        return [self.transport, self.second_transport] if self.second_transport else [self.transport]

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
        """Show all searches at this step, and search on as far as needed."""
        for stage in self.stages:
            table = stage.player.table
            await stage.player.know(step + 1)
            if not stage.scope.closed and stage.player.table is table:  # else another search was opened meanwhile
                stage.player.stand(step)

    def to_time(self, stage, t):
        """Show a stage at a known time; the other search follows."""
        second = self.second_transport
        transport = second if second and stage.player in second.clock.players else self.transport
        transport.do(lambda: transport.clock.bring([(stage.player, t)]))

    def fit(self):
        for stage in self.made:
            stage.tree.view.fit()

    def focus_drawing(self):
        """Give the first tree that is visible the focus."""
        any(stage.tree.focus() for stage in self.made)

    def enlarge(self, large):
        """Enlarge the text in the nodes for a lecture."""
        for stage in self.made:
            stage.tree.view.setLarge(large)
            stage.space.enlarge(large)

    def refresh_theme(self):
        for stage in self.made:
            stage.refresh_theme()

    # -- one or two ----------------------------------------------------------------------------------------------------

    def add(self, sync):
        """Add a second stage; it moves along once it shows a search (`entered`)."""
        self.made.append(self.make_stage(2))
        self._arrange()
        self.choose(sync)

    def entered(self, stage):
        """Note that a stage shows another search; with its first one it joins the others."""
        if stage not in self._joined:
            self._joined.append(stage)
            if stage is self.second:
                self.choose(self.sync)
            self.on_joined()

    def drop(self):
        """Remove the second stage and return it."""
        stage = self.made.pop()
        self._joined = [each for each in self._joined if each is not stage]
        self.choose(Steps.unit)
        stage.leave()
        self._arrange()
        return stage

    def _arrange(self):
        """Put the pickers of all stages into the header, and the state space beside the tree, or, with both searches
        in it, beside both trees.
        """
        two, first = self.second is not None, self.first
        root.dataset.stages = str(len(self.made))
        show(self.label, two)
        for stage in self.made:
            place(stage)
        (find("shared") if two else first.parts("views")).prepend(first.parts("space"))
        for stage in self.made:
            show(stage.parts("heading"), two)

    # -- together or alone ---------------------------------------------------------------------------------------------

    def choose(self, sync):
        """Choose how the searches move together. `sync`: as in a link."""
        self.pause()
        self.sync = self.choice.value = sync
        if self.second_transport:
            self.second_transport.leave()
            self.second_transport = None
        players = [self.first.player] + ([self.beside.player] if self.beside else [])
        if sync == ALONE and self.beside:
            self.clock.take(players[:1], Steps())
            self.second_transport = self._make_second_transport(self.beside)
        else:
            self.clock.take(players, self._measure(sync))
        root.dataset.transports = str(len(self.transports))
        self.on_moved()

    def _make_second_transport(self, stage):
        """Copy the page's transport below the stage's drawing, with names that tell it apart."""
        element, parts = find("transport").cloneNode(True), {}
        for part in element.querySelectorAll("[id]"):
            parts[part.id] = part
            part.id += stage.parts.suffix
        element.id += stage.parts.suffix
        parts["jump"].setAttribute("popovertarget", parts["marks"].id)
        parts["sync-pick"].remove()
        stage.parts("band").after(element)
        clock = Clock([stage.player], self.request_frame, self.on_moved)
        return self.make_transport(element, parts.get, stage.parts.named, clock, stage)

    def _measure(self, sync):
        if sync == Generated.unit:
            return Generated(seam.stepOfGenerated)
        return Layers(seam.createLayers) if sync == Layers.unit else Steps()
