"""The base of all features: the calls that the page makes to them (`features.py`)."""


class Feature:
    """A feature overrides the methods it needs. `context`: its access to the page (context.py); `part`: from
    web/features/NAME/feature.js.

    `scope`: owns whatever the feature starts. A fault in the feature closes the scope, and the page stays. So the
    feature must remove its elements with the scope (`self.scope.ending(element.remove)`).
    """

    def __init__(self, context, part):
        self.context, self.part, self.scope = context, part, context.scope

    async def press(self, what, stage):
        """Handle one of its buttons, `data-feature="NAME:what"`, in this stage; None: in none."""

    async def early(self, link):
        """Prepare for a link with one of the feature's options, while its search is being opened.

        The link's `scope` closes as soon as another link is followed.
        """

    async def arrive(self, link):
        """Follow the link once its search is open, if it is still the latest link."""

    async def passed(self, link):
        """React to a link without the feature's options."""
        self.leave()

    def leave(self):
        """Close what the feature has opened, because the reader opens something else."""

    def moved(self):
        """React to another step or another search."""

    def question_changed(self, kind):
        """Hide the answer to an open question of this kind (predict/question.py); None: no question is open."""

    def arranged(self):
        """React to another number of stages, or another view."""

    def selected(self, stage):
        """React to a changed selection in this stage (`stage.player.selected`)."""

    def heard(self, answer):
        """React to the worker's answer to an `advance` of the first search, in plain data."""

    def halted(self, why):
        """React to the end of the worker. `why`: as in solver_link/link.py; None: the reader has stopped it."""

    def scored(self, exercise, score, done):
        """React to the state of an exercise after an answer (`Context.scored`)."""

    def restore(self, done):
        """Restore the exercise of an earlier visit for the next link. `done`: from `Context.scored`; it comes from
        another page, so it may be anything.
        """

    def unsaved(self):
        """Sentences about what a reload would lose: what neither the address nor the browser keeps."""
        return []

    def silent(self, whether):
        """React to a worker that is silent or answers again. Return True if the feature offers to stop it, so that the
        page need not.
        """
        return False
