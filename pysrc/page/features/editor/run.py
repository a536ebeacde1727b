"""Run your file: send it to the worker, add its entries to the lists, and show a search with them.

`data-code` on the document has its state: none, shown (not run yet), running, ready or failed. The file runs only when
the reader presses the button: not when a link is opened, and not after it was stopped. Inside another page a press
could be meant for something else, so code from a link opens in a tab of its own.
"""

from page.dom.elements import root
from page.features.editor.choice import chosen, names
from page.features.editor.program_form import LISTS, PROGRAM
from page.features.tracing.choice import offering
from page.features.tracing.program import WANTED
from page.options.catalog import OBSERVED, OWN
from page.options.offers import heuristic_label
from page.scope.scope import ignore
from page.solver_link.link import DIED, FLOODED
from page.solver_link.own_code import uses_own
from page.text import words


class Decision:
    """`feature`: the editor. `again()` runs the file after the question has been answered."""

    def __init__(self, feature, again):
        self.scope, self.worker, self.again = feature.scope, feature.context.worker, again
        self.panel, self.file, self.links = feature.panel, feature.file, feature.links
        self.code, self.homework, self.form = feature.code, feature.homework, feature.homework.form

    async def run(self, text, text_scope):
        """Run the file as what it is, or ask. `text_scope`: the text's; it closes when another file takes its place."""
        run_as, recognised = self._chosen(), None
        if run_as is None:
            game = [self.homework.book()] if self.homework.shows_game() else []
            recognised = await self.scope.wait(self.worker.ask("tracing", "recognise", *game, text=text))
            text_scope.check()
            run_as = _only_kind(recognised)
        if run_as is None:
            return self._ask(recognised)
        work = self.homework.observe if run_as == PROGRAM else self.code.load
        await self.scope.wait(work(text, text_scope))

    def _chosen(self):
        """LISTS or PROGRAM, as required by the file's link or chosen in the form; None: undecided."""
        if self.homework.waits:
            return PROGRAM
        return LISTS if "=" + OWN in (self.links.waiting or "") else self.form.kind()

    def _ask(self, recognised):
        self.code.mark("shown" if self.links.waiting else "none")
        self.panel.say("")
        values = {"entries": ", ".join(recognised["entries"]), "function": recognised["function"]}
        kinds = [("editor.to_lists", LISTS), ("editor.to_textbook", PROGRAM)]
        answers = [(words.text(name), lambda kind=kind: self._answer(kind)) for name, kind in kinds]
        self.panel.ask(words.text("editor.both", **values), answers)

    def _answer(self, kind):
        self.form.run_as.value = kind
        self.again()


def _only_kind(recognised):
    """LISTS or PROGRAM if only one is possible, else None. An unrecognised text is loaded, which reports the reason."""
    if not recognised["ok"] or not recognised["program"]:
        return LISTS
    return None if recognised["entries"] else PROGRAM


ENDS = {None: "editor.stopped", DIED: "editor.died", FLOODED: "editor.flooded"}


class CodeRun:
    """`context`, `panel`, `file`, `links`, `output`: the feature's; `editor`: the part from
    web/features/editor/feature.js.
    """

    def __init__(self, context, editor, panel, file, links, output):
        self.scope, self.context, self.editor = context.scope, context, editor
        self.panel, self.file, self.links, self.output = panel, file, links, output
        self.on_follow = ignore  # called when the code of a link has run, and the link is followed
        self.ran = None  # the text that the worker has
        self.text_scope = self.scope.inner()  # of the current text: runs of earlier texts show nothing any more
        self.runs = None  # the scope of the text that is running

    def mark(self, state):
        root.dataset.code = state

    @property
    def running(self):
        """Whether the current text is running. An earlier one may still be."""
        return self.runs is self.text_scope

    @property
    def in_use(self):
        """Whether a shown search needs the file."""
        return any(uses_own(stage.choices.shown) for stage in self.context.stages)

    async def carry_out(self, work):
        """Run the file with `work(text, text_scope)`, unless it is already running."""
        if self.running:
            return
        text = self.file.take_to_run()
        if text is None:
            return await self._open_tab()
        self.runs = text_scope = self.text_scope
        self.mark("running")
        self.panel.complain([])
        self.panel.say(words.text("editor.running"))
        self.panel.name_run(False)
        stage = self.context.first
        stage.setup.say({"ok": True})  # removes earlier sentences about the code
        self.output.clear()
        try:
            await self.scope.wait(work(text, text_scope))
        finally:
            self.runs = None if self.runs is text_scope else self.runs

    async def _open_tab(self):
        """Open a link with the text in a tab of its own, where the reader sees the page's address."""
        address = await self.scope.wait(self.links.address_of(self.file.text))
        self.editor.openTab(address)
        self.panel.say(words.text("editor.framed"))
        self.panel.add_link(words.text("editor.open_tab"), address)

    async def load(self, text, text_scope):
        """Load the file, and add its entries to the lists."""
        code, following = self.context.worker.code, self.context.features.following
        answer = await self.scope.wait(code.load(text))
        self.output.add(None, answer.get("output"))
        if not answer["ok"]:
            return self.fail(answer["errors"])
        entries, self.ran = answer["own"], text
        catalog = self.context.catalog
        observed = catalog.algorithms.get(OBSERVED)  # a traced program stays in the lists
        catalog.refresh(offering(answer["catalog"], observed) if observed else answer["catalog"])
        await text_scope.wait(self.links.keep(text))  # ends here if another text was opened meanwhile
        if following is not self.context.features.following:  # a link was followed meanwhile: its search is shown
            return self._ready("editor.ready", entries)
        link = self.links.take_waiting()
        if link and (uses_own(link.options) or uses_own(link.second or {})):
            self._ready("editor.ready", entries)
            self.on_follow()
            return self.context.openings.follow(link)
        if not names(entries):
            self.mark("ready")
            return self.panel.say(words.text("editor.nothing"))
        await self._show(entries)

    def _ready(self, name, entries, **values):
        if root.dataset.code == "shown":
            return  # another text was opened meanwhile
        self.mark("ready")
        sentence = words.text(name, names=names(entries), **values)
        if self.links.left_out:
            sentence += " " + words.text("editor.not_in_address")
        self.panel.say(sentence)

    async def _show(self, entries):
        """Open the search again with the file's entries, at the same step as long as it expands the same nodes."""
        stage, second = self.context.first, self.context.second
        player = stage.player
        before, step = player.table, player.step if player.loaded else 0
        latest = self._leave_program(stage.choices.latest, second)
        options = stage.choices.whole(chosen(self.context.catalog, latest, entries, self.file.template))
        stage.setup.fill(options)
        if stage.choices.shown.get("problem") != options["problem"]:
            step = 0  # searches of two problems are not compared
        answer = await self.scope.wait(stage.opening.open(options, step, None, None, WANTED))
        if answer is None:  # another search was requested meanwhile
            return self._ready("editor.ready", entries)
        if not answer["ok"]:
            return self.fail(answer["errors"])
        self.file.template = None  # used once: later choices are the reader's
        if root.dataset.code != "failed":  # the search itself may have failed on the way to the step
            self._compare(entries, before, step)
        if second and second is self.context.second and uses_own(second.choices.shown):
            second.change(second.choices.whole(second.choices.shown), (), player.step)

    def _leave_program(self, latest, second):
        """Replace another file's traced program by the algorithm that it was compared with."""
        if latest.get("algorithm") != OBSERVED:
            return latest
        book = second.choices.shown.get("algorithm") if second else None
        self.context.openings.beside(None)
        return dict(latest, algorithm=book or self.context.catalog.first["algorithm"])

    def _compare(self, entries, before, step):
        player = self.context.first.player
        agreed = self.editor.agreement(before, player.table, step) if before and player.loaded and step else 0
        if agreed < step:
            player.stand(agreed)
            self._ready("editor.ready_differs", entries, step=agreed + 1)
        else:
            self._ready("editor.ready_same" if step else "editor.ready", entries)

    def turn(self):
        """Show that the text is another file's, which has not run."""
        self.panel.name_run(self.file.unread)
        if self.file.unread:
            self.text_scope = self.scope.renew(self.text_scope)
            self.mark("shown")
            self.panel.complain([])
            return self.panel.say(words.text("editor.shown"))
        self.panel.say("")
        self.changed()
        if self.file.live:
            self.panel.say(words.text("editor.live"))
        if root.dataset.code == "shown":
            self.mark("none")

    # -- what goes wrong -----------------------------------------------------------------------------------------------

    def hear(self, answer):
        """Show the sentences of the solver's answer that are about lines of the reader's file."""
        self.output.add(None, answer.get("output"))
        self.output.refresh()
        errors = [each for each in answer.get("errors", []) if each.get("line") or each["field"] == "code"]
        if errors:
            self.fail(errors)

    def fail(self, errors):
        self.mark("failed")
        catalog = self.context.catalog
        shown = catalog.effective(self.context.first.shown)
        heuristic = catalog.heuristics.get(shown.get("heuristic")) if shown else None
        label = heuristic_label(shown, heuristic["label"]) if heuristic else ""
        self.panel.say(words.text("editor.still_shown", heuristic=label) if label else "")
        self.panel.complain(errors)

    def halted(self, why):
        """Show that the worker was ended while it ran the file."""
        if root.dataset.code == "running" or self.in_use or why == FLOODED:
            self.text_scope = self.scope.renew(self.text_scope)
            self.mark("failed")
            self.panel.say(words.text(ENDS[why]))

    def changed(self):
        """Remove sentences about the text before the reader's change."""
        if root.dataset.code in ("ready", "failed"):
            self.panel.complain([])
            self.panel.say(words.text("editor.changed") if self.ran else "")
