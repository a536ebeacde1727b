"""The base of all features: the calls that the page makes to them (`features.py`)."""


class Feature:
    """Each method may be left as it is. `context`: what the feature may ask of the page (context.py); `part`: what
    web/features/NAME/feature.js gives.

    `scope`: what the feature starts belongs to it. A fault in there closes the feature, and the page stays: so what the
    feature puts on the page goes with its scope (`self.scope.ending(element.remove)`).
    """

    def __init__(self, context, part):
        self.context, self.part, self.scope = context, part, context.scope

    async def press(self, what, stage):
        """One of its buttons, `data-feature="NAME:what"`, was pressed, in the stage with that number; outside of them:
        0.
        """

    async def early(self, link):
        """A link that asks for this feature is followed; its search is still being opened.

        The link's `scope` closes as soon as another one is followed.
        """

    async def arrive(self, link):
        """Such a link's search is open, no other one is awaited, and the link is still the latest."""

    async def passed(self, link):
        """A link is followed that does not ask for this feature."""
        self.leave()

    def leave(self):
        """Close what it has opened, as the reader looks at something else."""

    def moved(self):
        """Another moment is shown, or another search."""

    def question_changed(self, kind):
        """A question of this kind is open (predict/question.py), whose answer must not be shown; None: none is."""

    def arranged(self):
        """There are as many stages as there are now, and the view is the present one."""

    def selected(self, stage):
        """A node was selected in this stage, or none is any more (`stage.player.selected`)."""

    def heard(self, answer):
        """The worker's answer to an `advance` of the first search, in plain data."""

    def halted(self, dead):
        """The worker was stopped, or ended by itself."""

    def scored(self, exercise, score, done):
        """The reader has answered something: how the exercise of this feature stands (`Context.scored`)."""

    def restore(self, done):
        """Take up the exercise where an earlier visit left it, with the link that comes next. `done`: as it was told
        with `Context.scored`; it comes from another page, so it may be anything.
        """

    def unsaved(self):
        """Sentences: what of it neither the address nor the browser keeps for the page when it is loaded anew."""
        return []

    def silent(self, whether):
        """The worker does not answer, or does again. True where the feature lets it be stopped, so the page need
        not.
        """
        return False
