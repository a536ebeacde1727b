"""The stages of the page, one or two, and the clock that moves them."""

from page.dom.elements import find, root, show
from page.playback.clock import Clock
from page.shell.search_line import place


class Pair:
    """`make_stage(number)`; `make_transport(clock, stage)`; `on_moved(players)`: the clock has moved these;
    `on_arranged()`: a stage was added or removed, or shows its first search.

    `made`: the stages on the page, one or two. A second one moves along, and is counted among the `stages`, as soon as
    it shows a search.
    """

    def __init__(self, make_stage, make_transport, make_frame, on_moved, on_arranged):
        self.make_stage, self.on_moved, self.on_arranged = make_stage, on_moved, on_arranged
        self.first = make_stage(1)
        self.made = [self.first]
        self._joined = []  # the stages that have shown a search
        self.clock = Clock([self.first.player], make_frame, on_moved)
        self.transport = make_transport(self.clock, self.first)
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

    @property
    def playing(self):
        return self.clock.playing

    @property
    def at_end(self):
        return self.clock.loaded and self.clock.at_end

    @property
    def loaded(self):
        return self.clock.loaded

    def pause(self):
        self.clock.pause()

    # -- what all stages do alike --------------------------------------------------------------------------------------

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

    def add(self):
        """Add a second stage; it moves along once it shows a search (`entered`)."""
        self.made.append(self.make_stage(2))
        self._arrange()
        self._gather()
        self.on_arranged()

    def entered(self, stage):
        """Note that a stage shows another search; with its first one it joins the others."""
        if stage not in self._joined:
            self._joined.append(stage)
            if stage is self.second:
                self._gather()
            self.on_arranged()

    def drop(self):
        """Remove the second stage."""
        stage = self.made.pop()
        self._joined = [each for each in self._joined if each is not stage]
        self._gather()
        stage.leave()
        self._arrange()
        self.on_arranged()

    def _arrange(self):
        """Put the pickers of all stages into the header, and the state space beside the tree, or, with both searches
        in it, beside both trees.
        """
        two, first = self.second is not None, self.first
        root.dataset.stages = str(len(self.made))
        for stage in self.made:
            place(stage)
        (find("shared") if two else first.parts("views")).prepend(first.parts("space"))
        for stage in self.made:
            show(stage.parts("heading"), two)

    def _gather(self):
        """Have the clock move the players of all stages that show a search."""
        self.pause()
        self.clock.take([self.first.player] + ([self.beside.player] if self.beside else []))
        self.on_moved(())
