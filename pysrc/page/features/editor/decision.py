"""What *Run* does with the file: its entries enter the lists, or it runs as a program beside the textbook algorithm.

The solver tells from the text which of the two it can be. Where it can be both, its reader is asked once: the answer is
kept in the field Family, until another file lies here.
"""

from page.choice.catalog import OWN
from page.features.editor.program_form import LISTS, PROGRAM
from page.text import words


class Decision:
    """`feature`: the editor. `again()` runs the file when the question is answered."""

    def __init__(self, feature, again):
        self.scope, self.worker, self.again = feature.scope, feature.context.worker, again
        self.panel, self.file, self.links = feature.panel, feature.file, feature.links
        self.code, self.homework, self.form = feature.code, feature.homework, feature.homework.form

    async def run(self):
        """Run the file as what it is, or ask."""
        text = self.file.text
        way, known = self._told(), None
        if way is None:
            known = await self.scope.wait(self.worker.ask("recognition", "recognise", text=text))
            way = _recognised(known)
        if way is None:
            self._ask(known)
        elif way == PROGRAM:
            await self.scope.wait(self.homework.observe(text))
        else:
            await self.scope.wait(self.code.load(text))

    def _told(self):
        """What a link shows that waits for its code; else what was chosen. None: neither says it."""
        if self.homework.waits:
            return PROGRAM
        return LISTS if "=" + OWN in (self.links.waiting or "") else self.form.way()

    def _ask(self, known):
        self.code.mark("shown" if self.links.waiting else "none")
        self.panel.say("")
        values = {"entries": ", ".join(known["entries"]), "function": known["function"]}
        answers = [("editor.to_lists", LISTS), ("editor.to_textbook", known["family"])]
        self.panel.ask(
            words.text("editor.both", **values),
            [(words.text(name), lambda family=family: self._answer(family)) for name, family in answers],
        )

    def _answer(self, family):
        self.form.family.value = family
        self.again()


def _recognised(known):
    """The way to run what the solver has recognised; None: there are two. An answer that failed says so as entries."""
    if not known["ok"] or not known["family"]:
        return LISTS
    return None if known["entries"] else PROGRAM
