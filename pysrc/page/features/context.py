"""The page as a feature sees it: the shown searches, and the parts of the page that a feature may call."""


class Context:
    """A feature's access to the page. Whatever it has added to links or asked ends with the feature's `scope`.

    Every name is a part of the page, and a feature calls the part itself, nothing behind it:
    `first`, `second`, `stages`: the searches (search_view/stage.py), and `transport`, which moves them;
    `openings`: opens other searches; `ready`: an event that is set while no search is being opened;
    `catalog`: the problems and algorithms; `worker`: asks the solver (solver_link/searches.py);
    `address`: the links to what is shown; `layout`: the views, panels and tabs;
    `messages`: sentences and a title above the drawing; `features`: the other features.
    """

    def __init__(self, page, name, scope):
        self._page, self._name, self.scope = page, name, scope
        self.catalog, self.worker, self.address = page.catalog, page.searches, page.address
        self.layout, self.ready, self.messages = page.layout, page.ready, page.messages
        self.openings, self.features, self.transport = page.openings, page.features, page.pair.transport
        self.first = page.pair.first
        self._options, self._asks = set(), False
        scope.ending(self._end)

    def _end(self):
        for option in self._options:
            self.address.tell(option, None)
        if self._asks:
            self.ask(None)

    @property
    def second(self):
        """The second stage, whether it shows a search yet or not; None: there is one stage only."""
        return self._page.pair.second

    @property
    def stages(self):
        """The stages that show a search."""
        return self._page.pair.stages

    def tell(self, option, value):
        """Set the value of the feature's option in links; None: leave it out."""
        self.address.tell(option, value)
        self._options.add(option)
        self._page.rest.later()

    def enter(self):
        """Make this the feature in use: the others leave, and their titles go."""
        self._page.lessons.dialog.close()
        self.messages.announce(None)
        self.features.leave_others(self._name)

    def ask(self, kind, order=False):
        """Announce an open question, whose answer no feature may show; None: it is closed.

        `order`: the frontiers' order would give the answer away, so they are listed from A to Z.
        """
        self._asks = kind is not None
        self._page.cover.ask(self, kind, "frontier.covered" if order else None)
