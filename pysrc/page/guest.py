"""What the page tells whoever came when it was first needed (`guests.py`)."""


class Guest:
    """Each method may be left as it is. `page`: what there is once (main.py); `part`: what web/parts/NAME.js gives.

    `scope`: what the guest starts belongs to it. A fault in there closes the guest, and the page stays.
    """

    def __init__(self, page, part):
        self.page, self.part = page, part
        self.scope = page.scope.inner(lambda error: page.guests.fail(self, error))

    async def press(self, what, stage):
        """A button of its, `data-guest="NAME:what"`, was pressed, in the stage with that number; outside of them: 0."""

    async def follow(self, link):
        """A link is followed, whether it asks for this guest (its `said`) or not; its search is being opened.

        The link's `scope` closes as soon as another link is followed, or something else is looked at.
        """

    def leave(self):
        """Something else is looked at than what it has opened."""

    def moved(self):
        """Another moment is shown, or another search."""

    def asked(self, kind):
        """A question of this kind is open (practice_question.py): its answer is not to be told. None: none is."""

    def arranged(self):
        """There are as many stages as there are now, and the view is the present one."""

    def selected(self, stage):
        """A node was selected in this stage, or none is any more (`stage.player.selected`)."""

    def heard(self, answer):
        """The worker's answer to an `advance` of the first search, in plain data."""

    def halted(self, dead):
        """The worker was stopped, or ended by itself."""

    def unsaved(self):
        """Sentences: what of it neither the address nor the browser keeps for the page when it is loaded anew."""
        return []

    def silent(self, whether):
        """The worker does not answer, or does again. True where the guest lets it be stopped, so the page need not."""
        return False
