"""The page as a feature sees it: the shown searches, read-only, and the calls that a feature may make."""


class Context:
    """A feature's own; it ends with the feature's `scope`, and what it has told, added or hidden with it.

    To be read: `catalog`, the problems and algorithms there are; `worker`, which answers what the solver is asked
    (worker/searches.py); `address`, the links to what is shown; `layout`, the views, panels and tabs; `ready`, an event
    that is set while no search is being opened.
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
        """The first stage (stage/stage.py): its `player`, its `choices`, its panels."""
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
        """Return the stage with this number, the first where no such one shows a search."""
        return self._page.pair.numbered(number) or self.first

    @property
    def shown(self):
        """The options of the first search; empty before there is one."""
        return self.first.choices.shown

    @property
    def transports(self):
        """One, or, where each search goes alone, one for each stage (stage/transport.py)."""
        return self._page.pair.transports

    @property
    def playing(self):
        return self._page.pair.playing

    # -- messages and links --------------------------------------------------------------------------------------------

    def say(self, text):
        """Show a sentence in the place of all that was said above the page; None: nothing."""
        self._page.openings.say(text)

    def complain(self, text):
        """Show a sentence on the link that is followed, beside those of others on it."""
        self._page.openings.complain(text)

    def announce(self, title, text=""):
        """Show what is looked at in the strip above the drawing; None: nothing."""
        if title is None:
            self._page.strip.hide()
        else:
            self._page.strip.tell(title, text)

    def tell(self, option, value):
        """Have links say this for an option of the feature from now on; None: nothing."""
        self.address.tell(option, value)
        self._options.add(option)
        self._page.rest.later()

    # -- searches ------------------------------------------------------------------------------------------------------

    def open_search(self, search, step=0):
        """Open a search, {"options", "second"}, at a step; `second`: options of the other one, or None."""
        self._page.openings.lesson(search, step)
        self._page.arranged()

    def open_link(self, link):
        """Open what a link says of searches, and ask no feature for the rest."""
        self._page.openings.follow(link)

    def beside(self, options):
        """Open a second search beside the first; None: the first is alone again."""
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
        """Bring a stage to a time that it knows; the other search goes along."""
        self._page.pair.to_time(stage, t)

    def pause(self):
        self._page.pair.pause()

    # -- other features ------------------------------------------------------------------------------------------------

    async def open(self, name):
        """Return another feature, fetched where that is needed; None where it cannot be had, which is said."""
        return await self._page.features.open(name)

    def opened(self, name):
        """Return another feature if it is there already; else None."""
        return self._page.features.get(name)

    def enter(self):
        """Have this feature open what is looked at from now on: the others leave, and nothing else is announced."""
        self._page.lessons.dialog.close()
        self._page.strip.hide()
        self._page.features.leave_others(self._name)

    def ask(self, kind, order=False):
        """Announce that a question of a kind is open, whose answer no feature tells; None: none is any more.

        `order`: the frontiers' order would give the answer away, so they are listed from A to Z.
        """
        self._asks = kind is not None
        self._page.cover.ask(self, kind, "frontier.covered" if order else None)

    def scored(self, score, done):
        """Tell how the reader's exercise stands: a share from 0 to 1, and what restores it, in plain data, a dict."""
        self._page.features.scored(self._name, score, done)

    def open_lessons(self, panel):
        """Show the dialog in which lessons and challenges are listed."""
        self._page.lessons.open(panel)

    def stop(self):
        """End what the worker is doing."""
        self._page.stop()
