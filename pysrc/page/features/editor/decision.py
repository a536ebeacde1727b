"""What *Run* does with the file: add its entries to the lists, or run it as a program next to the textbook algorithm.

The solver recognises from the text which of the two is possible. If both are, the page asks once. The field Family
keeps the answer until another file is opened.
"""

from page.features.editor.program_form import LISTS, PROGRAM
from page.options.catalog import OWN
from page.text import words


class Decision:
    """`feature`: the editor. `again()` runs the file after the question has been answered."""

    def __init__(self, feature, again):
        self.scope, self.worker, self.again = feature.scope, feature.context.worker, again
        self.panel, self.file, self.links = feature.panel, feature.file, feature.links
        self.code, self.homework, self.form = feature.code, feature.homework, feature.homework.form

    async def run(self, text):
        """Run the file as what it is, or ask."""
        run_as, recognised = self._chosen(), None
        if run_as is None:
            recognised = await self.scope.wait(self.worker.ask("recognition", "recognise", text=text))
            run_as = _only_kind(recognised)
        if run_as is None:
            self._ask(recognised)
        elif run_as == PROGRAM:
            await self.scope.wait(self.homework.observe(text))
        else:
            await self.scope.wait(self.code.load(text))

    def _chosen(self):
        """LISTS or PROGRAM, as required by the file's link or chosen under Family; None: undecided."""
        if self.homework.waits:
            return PROGRAM
        return LISTS if "=" + OWN in (self.links.waiting or "") else self.form.run_as()

    def _ask(self, recognised):
        self.code.mark("shown" if self.links.waiting else "none")
        self.panel.say("")
        values = {"entries": ", ".join(recognised["entries"]), "function": recognised["function"]}
        answers = [("editor.to_lists", LISTS), ("editor.to_textbook", recognised["family"])]
        self.panel.ask(
            words.text("editor.both", **values),
            [(words.text(name), lambda family=family: self._answer(family)) for name, family in answers],
        )

    def _answer(self, family):
        self.form.family.value = family
        self.again()


def _only_kind(recognised):
    """LISTS or PROGRAM if only one is possible, else None. An unrecognised text is loaded, which reports the reason."""
    if not recognised["ok"] or not recognised["family"]:
        return LISTS
    return None if recognised["entries"] else PROGRAM
