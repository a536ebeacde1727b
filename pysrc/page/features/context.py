"""The page as a feature sees it: the shown searches, read-only, and the calls that a feature may make."""


class Context:
    """A feature's access to the page. Whatever it has announced, added or hidden ends with the feature's `scope`.

    Read-only: `catalog`, the problems and algorithms; `worker`, which asks the solver (solver_link/searches.py);
    `address`, the links to what is shown; `layout`, the views, panels and tabs; `ready`, an event that is set
    while no search is being opened.
    """

    def __init__(self, page, name, scope):
        self._page, self._name, self.scope = page, name, scope
        self.catalog, self.worker, self.address = page.catalog, page.searches, page.address
        self.layout, self.ready = page.layout, page.ready
        self._options, self._asks = set(), False
        scope.ending(self._end)

    def _end(self):
        for option in self._options:
            self.address.tell(option, None)
        if self._asks:
            self.ask(None)

    # -- what is shown: to be read, and moved only by the calls below --------------------------------------------------

    @property
    def first(self):
        """The first stage (search_view/stage.py): its `player`, its `choices`, its panels."""
        return self._page.pair.first

    @property
    def second(self):
        """The second stage, whether it shows a search yet or not; None: there is one stage only."""
        return self._page.pair.second

    @property
    def stages(self):
        """The stages that show a search."""
        return self._page.pair.stages

    def stage(self, number):
        """The stage with this number, or the first one if that does not show a search."""
        return self._page.pair.numbered(number) or self.first

    @property
    def shown(self):
        """The options of the first search; empty before there is one."""
        return self.first.choices.shown

    @property
    def transport(self):
        """The transport (search_view/transport.py), which moves all searches."""
        return self._page.pair.transport

    @property
    def playing(self):
        return self._page.pair.playing

    # -- messages and links --------------------------------------------------------------------------------------------

    def say(self, text):
        """Show a sentence above the page in place of all earlier ones; None: show none."""
        self._page.openings.say(text)

    def complain(self, text):
        """Add a sentence about the link that is being followed."""
        self._page.openings.complain(text)

    def announce(self, title, text=""):
        """Show a title in the strip above the drawing; None: show none."""
        if title is None:
            self._page.strip.hide()
        else:
            self._page.strip.tell(title, text)

    def tell(self, option, value):
        """Set the value of the feature's option in links; None: leave it out."""
        self.address.tell(option, value)
        self._options.add(option)
        self._page.rest.later()

    # -- searches ------------------------------------------------------------------------------------------------------

    def open_search(self, search, step=0):
        """Open a search, {"options", "second"}, at a step; `second`: options of the other one, or None."""
        self._page.openings.lesson(search, step)
        self._page.arranged()

    def open_link(self, link):
        """Open a link's searches, without its features."""
        self._page.openings.follow(link)

    def beside(self, options):
        """Open a second search beside the first; None: close it."""
        second = self.second
        if second and options is not None:
            second.change(second.choices.whole(options))
        elif second or options is not None:
            if second:
                self._page.openings.close()
            else:
                self._page.openings.compare(options)
            self._page.arranged()

    # -- moments -------------------------------------------------------------------------------------------------------

    async def bring(self, step):
        """Bring all searches to a step, each searched on as far as needed."""
        await self.scope.wait(self._page.pair.to_step(step))
        self._page.moved()

    def to_step(self, step):
        """Pause, and bring all searches to a step."""
        self._page.to_step(step)

    def to_time(self, stage, t):
        """Bring a stage to a known time; the other search follows."""
        self._page.pair.to_time(stage, t)

    def pause(self):
        self._page.pair.pause()

    # -- other features ------------------------------------------------------------------------------------------------

    async def open(self, name):
        """Return another feature, after loading it if needed; None, with a message on the page, if that fails."""
        return await self._page.features.open(name)

    def opened(self, name):
        """Return another feature if it is already loaded; else None."""
        return self._page.features.get(name)

    def enter(self):
        """Make this the feature in use: the others leave, and their titles go."""
        self._page.lessons.dialog.close()
        self._page.strip.hide()
        self._page.features.leave_others(self._name)

    def ask(self, kind, order=False):
        """Announce an open question, whose answer no feature may show; None: it is closed.

        `order`: the frontiers' order would give the answer away, so they are listed from A to Z.
        """
        self._asks = kind is not None
        self._page.cover.ask(self, kind, "frontier.covered" if order else None)

    def scored(self, score, done):
        """Report the state of the exercise: a share from 0 to 1, and a dict of plain data that restores it."""
        self._page.features.scored(self._name, score, done)

    def open_lessons(self, panel):
        """Show the dialog that lists lessons and challenges."""
        self._page.lessons.open(panel)

    def stop(self):
        """Stop the worker."""
        self._page.stop()
