"""Running the reader's file: it goes to the worker, what it brings stands in the lists, and a search shows that.

`data-code` on the document says how far it is: none, shown (not run yet), running, ready or failed. The file runs when
its reader presses the button, and at no other time: not when a link is opened, not after it was stopped. Inside another
page that press may have been meant for something else: there, code from a link is opened in a tab of its own.
"""

import code_words as words
from code_choice import chosen, names
from dom import root
from open_search import Stopped
from own_code import uses_own

WANTED = ("problem", "algorithm", "heuristic")  # what the file brings does not give way


class CodeRun:
    """`page`: what there is once; `panel`, `file`, `links`, `output`: of the desk; `editor`: web/parts/editor.js."""

    def __init__(self, scope, page, editor, panel, file, links, output):
        self.scope, self.page, self.editor = scope, page, editor
        self.panel, self.file, self.links, self.output = panel, file, links, output
        self.ran = None  # the text that the worker has
        self.running = False
        self.unread = False  # whether the text came with a link and has not run
        self.button = words.RUN  # with which the file was run last
        self.latest = 0  # number of the text that came last: a run of an earlier one says no more

    def mark(self, state):
        root.dataset.code = state

    @property
    def in_use(self):
        """Whether a search that is shown needs the file."""
        return any(uses_own(stage.choices.shown) for stage in self.page.pair.stages)

    async def run(self):
        await self.carry_out(words.RUNNING, lambda: self._load(self.file.text))

    async def carry_out(self, sentence, work, button=words.RUN):
        """Runs the file in one way or another, unless it is being run; meanwhile the sentence is said.

        `button`: the name of the one that runs it so.
        """
        if self.running:
            return
        if self.unread and self.editor.isFramed():
            return self._open_tab()
        self.unread = False
        self.running, self.button = True, button
        self.mark("running")
        self.panel.complain([])
        self.panel.say(sentence)
        self.panel.name_run(False)
        self.page.pair.first.setup.say({"ok": True})  # what was said of the code before
        self.output.clear()
        try:
            await self.scope.wait(work())
        except Stopped:  # halted() has said so
            self.page.openings.give_up()  # what was shown before still is
        finally:
            self.running = False

    def _open_tab(self):
        """Show the link that brought this code in a tab of its own, where its reader sees whose page it is."""
        address = self.links.waiting_address()
        self.editor.openTab(address)
        self.panel.say(words.FRAMED)
        self.panel.add_link(words.OPEN_TAB, address)

    async def _load(self, text):
        mine = self.latest
        answer = await self.scope.wait(self.page.searches.load_code(text))
        self.output.add(None, answer.get("output"))
        if not answer["ok"]:
            return self.fail(answer["errors"])
        own, self.ran = answer["own"], text
        self.page.catalog.refresh(answer["catalog"])
        await self.scope.wait(self.links.keep(text))
        if mine != self.latest:
            return None  # a link has been followed meanwhile, and its code waits for its reader
        link = self.links.taken()
        if link and (uses_own(link.options) or uses_own(link.second or {})):
            self._ready(words.READY, own)
            return self.page.openings.follow(link)
        if not names(own):
            self.mark("ready")
            return self.panel.say(words.NOTHING)
        await self._show(own)

    def _ready(self, sentence, own, *values):
        if root.dataset.code == "shown":
            return  # another text has come meanwhile
        self.mark("ready")
        said = sentence % ((names(own),) + values)
        self.panel.say(said + " " + words.NOT_IN_ADDRESS if self.links.left_out else said)

    async def _show(self, own):
        """The search anew, with what the file brings, at the same step as far as it goes the same way."""
        stage, second = self.page.pair.first, self.page.pair.second
        player = stage.player
        before, step = player.table, player.step if player.loaded else 0
        options = stage.choices.whole(chosen(self.page.catalog, stage.choices.latest, own, self.file.template))
        stage.setup.fill(options)
        answer = await self.scope.wait(stage.opening.open(options, step, None, None, WANTED))
        if answer is None:  # another search was asked for meanwhile
            return self._ready(words.READY, own)
        if not answer["ok"]:
            return self.fail(answer["errors"])
        self.file.template = None  # it has been shown: what is chosen from now on is the reader's
        if root.dataset.code != "failed":  # the search itself may have failed on the way to the step
            self._compare(own, before, step)
        if second and uses_own(second.choices.shown):
            second.change(second.choices.whole(second.choices.shown), (), player.step)

    def _compare(self, own, before, step):
        player = self.page.pair.first.player
        agreed = self.editor.agreement(before, player.table, step) if before and player.loaded and step else 0
        if agreed < step:
            player.stand(agreed)
            self._ready(words.READY_DIFFERS, own, agreed + 1)
        else:
            self._ready(words.READY_SAME if step else words.READY, own)

    def wait(self):
        """Another text lies here, which its reader has not seen yet."""
        self.latest += 1
        self.unread = True
        self.mark("shown")
        self.panel.complain([])
        self.panel.name_run(True)
        self.panel.say(words.SHOWN)

    # -- what goes wrong -----------------------------------------------------------------------------------------------

    def hear(self, answer):
        """The solver's answer to a search that was asked for: its sentences on the reader's file have lines in it."""
        self.output.add(None, answer.get("output"))
        self.output.refresh()
        own = [each for each in answer.get("errors", []) if each.get("line") or each["field"] == "code"]
        if own:
            self.fail(own)

    def fail(self, errors):
        self.mark("failed")
        self.panel.say("")
        self.panel.complain(errors)

    def halted(self, dead):
        """The worker was ended, with whatever it ran."""
        if root.dataset.code == "running" or self.in_use:
            self.mark("failed")
            self.panel.say((words.DEAD if dead else words.STOPPED) % self.button)

    def changed(self):
        """The reader has typed: what was said of the text before is not about this one."""
        if root.dataset.code in ("ready", "failed"):
            self.panel.complain([])
            self.panel.say(words.CHANGED if self.ran else "")
