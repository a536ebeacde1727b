"""The feature `editor`: assemble the editor and its parts on first use."""

import asyncio

from js import location

from page.dom.clipboard import copy
from page.dom.elements import find, make, on, root, show
from page.dom.seam import seam
from page.features.editor.output_panel import OutputPanel
from page.features.editor.program import Homework
from page.features.editor.run import CodeRun, Decision
from page.features.editor.textbox import CodeEditor
from page.features.feature import Feature
from page.options.catalog import OWN as OWN_ID
from page.search_view.source import BOARD
from page.text import words

LIVE = "\nfrom lecture "


class CodeFile:
    """`scope`: the feature's; `editor`: the part from web/features/editor/feature.js; `panel`: the region Editor.

    `on_other()` is called when another file is opened.
    """

    def __init__(self, scope, editor, panel, on_other):
        self.scope, self.editor, self.panel, self.on_other = scope, editor, panel, on_other
        self.template = None  # the options that show it, if it was made from a template
        panel.offer_former(panel.box.hasOthers())

    @property
    def text(self):
        return self.panel.box.text()

    @property
    def unread(self):
        """Whether it came with a link and has not run in a tab of its own."""
        return self.panel.box.isUnread()

    @property
    def live(self):
        """Whether it runs after each pause in typing, as lecture listings do."""
        return LIVE in "\n" + self.text

    def take_to_run(self):
        """The text, which the reader now runs; None: it is unread, and the page is inside another one."""
        if self.unread and seam.framed():
            return None
        self.panel.box.read()
        return self.text

    def put(self, text, template=None, unread=False):
        """Put another file in place of this one, which is kept. `unread`: it comes with a link."""
        former = self.text
        self.panel.box.put(text, unread)
        self._turned(template)
        if former.strip() and former != text:
            self.panel.offer_undo()

    def take_former(self):
        """Return to the file before this one."""
        self.panel.box.previous()
        self._turned(None)

    def _turned(self, template):
        self.template = template
        self.on_other()
        self.panel.offer_former(self.panel.box.hasOthers())
        self.panel.say_kept(None if self.unread else self.kept())

    def add(self, text):
        """Append a copy to the text."""
        self.panel.box.add(text)
        self.panel.say(words.text("editor.added"))

    def kept(self):
        """Whether the browser keeps the file."""
        return self.panel.box.isKept() or not self.text.strip()

    # -- the disk ------------------------------------------------------------------------------------------------------

    def choose(self):
        self.panel.file.click()

    async def take(self, chosen):
        """Read a file chosen from the disk."""
        text = await self.scope.wait(self.editor.opened(chosen))
        if text is None:
            return self.panel.say(words.text("editor.bad_file"))
        self.put(text)

    def save(self):
        seam.save(words.text("editor.file_name"), self.text)


LONGEST = 8_000  # characters of a link: some applications cut longer ones


class CodeLinks:
    """`scope`: the feature's; `address`: the page's; `editor`: the part from web/features/editor/feature.js; `panel`:
    the region Editor.

    `say(text)` shows a sentence about links.
    """

    def __init__(self, context, editor, panel):
        self.scope, self.address, self.say = context.scope, context.address, context.messages.say
        self.editor, self.panel = editor, panel
        self.length = 0  # of a link with the worker's file
        self.waiting = None  # the fragment of a link whose code has not run yet

    def wait(self, fragment):
        """Follow this link after its code has run, and keep it in the address until then; None: no link waits."""
        self.waiting = fragment
        self.address.hold(fragment)

    async def address_of(self, text):
        """The full address of the waiting link, or of what is shown, with this text; without options for an embedded
        page.
        """
        shown = self.waiting or self.address.fragment("")
        code = await self.scope.wait(seam.pack(text))
        parts = [part for part in shown.split("&") if part.partition("=")[0] not in ("code", "embed")]
        return location.href.partition("#")[0] + "#" + "&".join(["code=" + code] + parts)

    def take_waiting(self):
        """Take the waiting link, and read it with the entries of its code; None if there is none."""
        fragment = self.waiting
        self.wait(None)
        return self.address.read(fragment, True) if fragment else None

    async def keep(self, text):
        """Put the worker's text into the address if it is short enough."""
        part = await self.scope.wait(self._part(text))
        self.length = len(part)
        self.address.code = "" if self.left_out else part
        self.address.on_left_out = self._tell_left_out if self.left_out else None

    @property
    def left_out(self):
        """Whether the address leaves out the worker's file."""
        return self.length >= LONGEST

    def _tell_left_out(self):
        """Offer the file instead of a link that would not work."""
        self.say(words.text("editor.too_long", length=self.length, most=LONGEST))
        save = make("button", type="button", className="quiet", textContent=words.text("editor.save"))
        on(save, "click", lambda _: self.panel.buttons["save"].click())
        find("link-message").append(" ", save)

    async def copy(self, text):
        """Copy a link to what is shown, with this text."""
        link = location.href.partition("#")[0] + "#" + self.address.fragment(await self.scope.wait(self._part(text)))
        if len(link) > LONGEST:
            return self.panel.say(words.text("editor.too_long", length=len(link), most=LONGEST))
        copy(self.scope, link, self.panel.by_hand, lambda: self.panel.say(words.text("control.shared")))

    async def _part(self, text):
        return "code=%s&" % await self.scope.wait(seam.pack(text))


ALGORITHM, OWN = "algorithm", "own"
BUTTONS = "editor:"  # what its buttons begin with (features/features.py)


class CodeTabs:
    """The code tabs of one stage, beside the algorithm's listing (`search_view/source.py`).

    `editor`: the part from web/features/editor/feature.js; `host`: the element of the reader's file, or None in the
    stage without it.
    """

    def __init__(self, parts, editor, host):
        self.editor, self.host = editor, host
        self.tab = ALGORITHM
        self.listing, self.switch = parts("code-lines"), parts("code-full")
        self.other = make("div", className="code", tabIndex=0, hidden=True)
        self.other.setAttribute("role", "group")
        self.listing.after(self.other)
        row = parts("code-tabs")
        self.buttons = {
            button.dataset.feature[len(BUTTONS) :]: button for button in row.querySelectorAll("[data-feature]")
        }
        if host:
            own = self.buttons[OWN] = make(
                "button", type="button", className="quiet", textContent=words.text("editor.tab")
            )
            own.dataset.feature = BUTTONS + OWN
            row.appendChild(own)
            self.other.after(host)
        self.turn(ALGORITHM)

    def turn(self, tab, part=None):
        """Show a tab; `part`: the heuristic's or problem's, from `sources` (searchlight/user_code/api.py), or None."""
        self.tab = tab
        for key, button in self.buttons.items():
            button.setAttribute("aria-pressed", "true" if key == tab else "false")
        show(self.listing, tab == ALGORITHM)
        show(self.switch, tab == ALGORITHM)
        show(self.other, tab not in (ALGORITHM, OWN))
        if tab not in (ALGORITHM, OWN):
            self.other.setAttribute("aria-label", self.buttons[tab].textContent)
            self.editor.showSource(self.other, part["text"] if part else words.text("editor.no_copy"))
        if self.host:
            show(self.host, tab == OWN)


CLOSE = "close"  # the button beside the tabs
COPY = "copy:"  # and the part of the search that is copied
PAUSE = 0.8  # seconds


class EditorFeature(Feature):
    def __init__(self, context, editor):
        super().__init__(context, editor)
        self.editor = editor
        self.homework = None  # until everything is loaded
        self.pause = None  # a pause in typing
        self.stage = context.first  # the stage whose code panel has the editor
        self.host = make("section", className="editor", hidden=True)
        self.panel = CodeEditor(self.host, editor, self._calls(), self._on_change)
        self.file = CodeFile(self.scope, editor, self.panel, self._on_other)
        self.tabs = {}
        self._tabs(self.stage)
        printed = make("section", className="output", hidden=True)
        self.host.after(printed)
        self.output = OutputPanel(context, printed)
        self.links = CodeLinks(context, editor, self.panel)
        self.code = CodeRun(context, editor, self.panel, self.file, self.links, self.output)
        self.code.on_follow = lambda: root.dataset.view == "present" and self.close()  # a lecture shows the search
        if self.file.unread:
            self.code.turn()
        self.homework = Homework(self)
        self.decision = Decision(self, self._run)
        self.templates = {}
        context.worker.heard = self.output.add
        self.scope.start(self._get_templates())

    def _calls(self):
        start = self.scope.start
        return {
            "run": self._run, "stop": self.context.worker.stop, "template": self._take_template,
            "new": lambda: self.file.put(""), "former": lambda: self.file.take_former(),
            "open": lambda: self.file.choose(), "opened": lambda chosen: start(self.file.take(chosen)),
            "save": lambda: self.file.save(), "link": lambda: start(self.links.copy(self.file.text)),
        }  # fmt: skip

    def _run(self):
        self.panel.ask_no_more()
        self.scope.start(self.code.carry_out(self.decision.run))

    def _on_other(self):
        """Forget the link that waited for the previous file."""
        self.links.wait(None)
        self.panel.ask_no_more()
        self.homework.form.forget()
        self.code.turn()
        if not self.file.unread:
            self.context.address.write()  # else a reload would bring the link's file again

    def _on_change(self):
        self.panel.say_kept(self.file.kept())
        self.code.changed()
        self.panel.ask_no_more()
        self.pause = self.scope.renew(self.pause)
        if self.file.live and not self.file.unread:
            self.pause.start(self._run_after(self.pause))

    async def _run_after(self, pause):
        """Run the file when the reader has paused, and an earlier text does not run any more."""
        await pause.wait(asyncio.sleep(PAUSE))
        while self.code.running:
            await pause.wait(asyncio.sleep(PAUSE))
        self._run()

    # -- tabs and copies -----------------------------------------------------------------------------------------------

    def _tabs(self, stage):
        """The tabs of a stage's code panel; each new second stage gets new ones."""
        number = stage.number
        if number not in self.tabs:
            self.tabs[number] = CodeTabs(stage.parts, self.editor, self.host if stage is self.stage else None)
            stage.scope.ending(lambda: self.tabs.pop(number))
        return self.tabs[number]

    def _widen(self, stage):
        """Give half of the page to the tabs of a stage, because a narrow column is too small for writing a program."""
        root.dataset.editing = str(stage.number)
        self.context.layout.turn_to("code")

    def close(self):
        """Show the listings in their place again. The text stays."""
        root.removeAttribute("data-editing")
        for tabs in self.tabs.values():
            tabs.turn(ALGORITHM)
        for stage in self.context.stages:
            stage.source.shorten()

    def open(self):
        """Show the editor, with the cursor in it."""
        self._show()
        self.panel.box.focus()

    def _show(self):
        self._tabs(self.stage).turn(OWN)
        self._widen(self.stage)

    async def press(self, what, stage):
        """Handle a tab, the button that copies the shown listing, or a menu entry."""
        stage = stage or self.stage
        tabs = self._tabs(stage)
        if what == CLOSE:
            self.close()
        elif what in (OWN, "homework"):
            self.open()
            if what == "homework":
                self.homework.form.box.open = True
                self.homework.form.box.scrollIntoView()
                self.homework.hand_in.start_look()
        elif what.startswith(COPY):
            await self._copy(stage, what[len(COPY) :])
        elif what == "copy":
            await self._copy(stage, ALGORITHM if tabs.tab == OWN else tabs.tab)
        else:
            self._widen(stage)
            tabs.turn(what, None if what == ALGORITHM else await self._source(stage, what))

    async def _source(self, stage, name):
        answer = await self.scope.wait(
            self.context.worker.ask("user_code", "sources", self.context.catalog.effective(stage.choices.shown))
        )
        parts = [part for part in answer["parts"] if part["part"] == name] if answer["ok"] else []
        return parts[0] if parts else None

    async def _copy(self, stage, name):
        """Open a copy for editing, or add it to a file in use; your own sources are already in the file."""
        if not str(stage.choices.shown.get(name)).startswith(OWN_ID):
            part = await self._source(stage, name)
            if part is None or not part["copy"]:
                self.panel.say(words.text("editor.no_copy"))
                return self.open()
            text, line = _copied(part, stage.source)
            if self.code.in_use and self.file.text.strip():
                self.file.add(text)
            else:
                self.file.put(text)
                self.panel.box.goTo(line)
        self.open()

    # -- what the file can come from -----------------------------------------------------------------------------------

    async def _get_templates(self):
        answer = await self.scope.wait(self.context.worker.ask("user_code", "templates"))
        if answer["ok"]:
            for template in answer["templates"]:
                template["title"] = words.text(template["title"])
            self.templates = {template["id"]: template for template in answer["templates"]}
            self.panel.offer_templates(answer["templates"])

    def _take_template(self, wanted):
        template = self.templates.get(wanted)
        if template:
            self.file.put(template["text"], template["options"])

    async def passed(self, link):
        self.links.wait(None)

    async def early(self, link):
        """Show the code of a link before it runs; the link is followed after the run."""
        packed = link.features.get("code")
        if packed is None:
            self.links.wait(None)
            return await self._assign(link)
        text = await link.scope.wait(seam.unpack(packed))
        if text is None:
            return self.context.messages.complain(words.text("editor.bad_link"))
        self.homework.form.drop()
        self.file.put(text, unread=True)
        self.output.hide()
        self.links.wait(link.fragment)
        self._show()  # a link leaves the keys to the page: `p` must not become a letter of the program
        await self._assign(link)

    async def _assign(self, link):
        """Open the assignment of a link, for which the reader gives a program."""
        packed = link.features.get("assignment")
        if packed is None:
            return
        text = await link.scope.wait(seam.unpack(packed))
        if text is None:
            return self.context.messages.complain(words.text("editor.bad_link"))
        self.open()
        self.homework.hand_in.follow(text, link.fragment, "code" not in link.features)

    # -- what the page tells -------------------------------------------------------------------------------------------

    def heard(self, answer):
        self.code.hear(answer)

    def halted(self, why):
        self.code.halted(why)

    def moved(self):
        self.output.refresh()
        self.homework.moved()

    def unsaved(self):
        """What a reload would lose: the file, unless the browser keeps it, and a program's files."""
        lost = [] if self.file.kept() else [words.text("editor.unkept")]
        if self.homework.form.texts() and "assignment" not in self.context.address.parts:
            lost.append(words.text("editor.files_lost"))
        return lost

    def silent(self, whether):
        """Whether the editor shows a Stop button for a silent worker; else the page does."""
        is_shown = self._tabs(self.stage).tab == OWN and self.host.checkVisibility()
        self.panel.offer_stop(whether and is_shown)
        return is_shown


def _copied(part, source):
    """The text to edit, and the line in it at which its reader is: of a lecture listing if that is shown."""
    listing = part.get("listing")
    if listing and source.kind == BOARD:
        return listing["text"], listing["above"] + max(1, source.lit)
    return part["copy"], _line_in_copy(part, source.line if part["part"] == ALGORITHM else 0)


def _line_in_copy(part, lit):
    """The line of a copy at which its reader is: the lit one of the source (0: none), else the head of the part."""
    source = [line.partition("# board:")[0].rstrip() for line in part["text"].split("\n")]
    heads = [line for line in source if line.startswith(("def ", "class "))]
    wanted = source[lit - 1 : lit] if lit else []
    lines = part["copy"].split("\n")
    return next((lines.index(line) + 1 for line in wanted + heads if line in lines), 1)
