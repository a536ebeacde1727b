"""Handing in a program: its files, the assignment, and a look at what was seen before anything is judged."""

from js import location

from page.dom.clipboard import copy
from page.dom.foreign_text import read_json
from page.dom.seam import seam
from page.options.links import search_part
from page.text import words

TRIED = {"seconds": 5, "max_nodes": 20_000}  # limits of a preview
ASSIGNMENT, PROGRAMS = ".toml", ("py", "ipynb")
OPTION = "assignment"


class HandIn:
    """`homework`: the traced program (program.py); `feature`: the editor."""

    def __init__(self, homework, feature):
        self.homework, self.feature, self.context, self.scope = homework, feature, feature.context, feature.scope
        self.panel, self.file, self.editor = feature.panel, feature.file, feature.editor
        self.worker = feature.context.worker
        self.unread = None  # the text of an assignment that came with a link, until the solver has read it
        self.opens = False  # whether the search that it names is to be opened
        self.text = ""  # of the assignment
        self.looked = False  # whether the shown preview is of a run
        self.scope.ending(self.editor.onDropped(self._is_open, lambda files: self.scope.start(self._take(files))))

    @property
    def form(self):
        return self.homework.form

    def calls(self):
        """The functions of the form's buttons."""
        start = self.scope.start
        return {
            "choose": lambda: start(self._take(self.editor.chosen(False))),
            "folder": lambda: start(self._take(self.editor.chosen(True))),
            "preview": lambda: self.start_look(True),
            "save": lambda: start(self._save()), "link": lambda: start(self._copy_link()), "drop": self._drop,
        }  # fmt: skip

    def _is_open(self):
        """Whether files that are dropped onto the page are a program for the form."""
        begun = self.form.box.open or self.form.taken or self.homework.reported is not None
        return begun and self.form.box.checkVisibility()

    async def _ask(self, method, *options, **request):
        return await self.scope.wait(self.worker.ask("tracing", method, *options, **request))

    # -- files ---------------------------------------------------------------------------------------------------------

    async def _take(self, files):
        """Take files: an assignment, a program with its modules, or files that it opens."""
        files = read_json(await self.scope.wait(files))
        if files is None:
            return None
        if not files:
            return self.panel.say(words.text("homework.no_program"))
        for name in [name for name in files if name.endswith(ASSIGNMENT)]:
            await self.assign(files.pop(name), True)
        if [name for name in files if name.rpartition(".")[2] in PROGRAMS]:
            return await self._submit(files)
        self.form.given.update(files)
        await (self.look(self.looked) if self.file.text.strip() else self._welcome())

    async def _submit(self, files, main=None):
        """Open the program in these files; if several may be it, ask which one."""
        function = self.form.declared.get("function")
        answer = await self._ask("submission", files=files, main=main, function=function)
        if not answer["ok"]:
            return self.panel.complain(answer["errors"])
        if "text" not in answer:
            start = self.scope.start
            choices = [(name, lambda name=name: start(self._submit(files, name))) for name in answer["mains"]]
            return self.panel.ask(words.text("homework.which_file"), choices)
        self.file.put(answer["text"])
        self.form.own, self.form.taken, self.form.box.open = answer["files"], True, True
        await self.look(True)

    # -- what is seen --------------------------------------------------------------------------------------------------

    def start_look(self, run=False):
        """Fill the form for the text. `run`: run it for a preview."""
        self.scope.start(self.look(run))

    async def look(self, run=False):
        text = self.file.text
        await self.settle()
        answer = await self._ask("fields", self.homework.book(), request=self.form.request(), text=text)
        if not answer["ok"]:
            return self._see([words.sentence(each) for each in answer["errors"]])
        self.form.fill(answer)
        if answer["complaint"] and text.strip():
            self.looked = run
            self._see([words.sentence(answer["complaint"])])
        elif run and not self.file.unread:
            await self._preview(text)

    async def _preview(self, text):
        self.looked = True
        self._see([words.text("homework.looking")])
        answer = await self._ask("preview", self.homework.book(), request=dict(self.form.request(), **TRIED), text=text)
        if text == self.file.text:
            self._see([words.sentence(each) for each in answer["sentences" if answer["ok"] else "errors"]])

    def _see(self, sentences):
        self.form.see(sentences)

    # -- the assignment ------------------------------------------------------------------------------------------------

    def follow(self, text, fragment, alone):
        """Take the assignment of a link, once the solver answers. `alone`: the link has no program."""
        self.unread, self.opens = text, "problem=" not in fragment
        self.form.box.open = True
        self.scope.start(self._welcome() if alone else self.look())

    async def _welcome(self):
        await self.settle()
        self._see([words.text("homework.opened")])

    async def settle(self):
        """Read the assignment of a link."""
        text, self.unread = self.unread, None
        if text:
            await self.assign(text, self.opens)

    async def assign(self, text, opens):
        """Take an assignment. `opens`: open the search that it names."""
        answer = await self._ask("assignment", text=text)
        if not answer["ok"]:
            return self.panel.complain(answer["errors"])
        self.text = text
        self.form.assign(answer)
        self.context.tell(OPTION, await self.scope.wait(seam.pack(text)))
        if opens and answer["options"].get("problem"):
            wanted = dict(answer["options"], algorithm=answer["against"] or "")
            self.context.openings.follow(self.context.address.read(search_part(wanted, seam.escaped)))

    def _drop(self):
        self.form.drop()
        self.context.tell(OPTION, None)
        self.start_look()

    async def tell(self):
        """Put what is declared into links to the program."""
        if not self.form.assigned:
            answer = await self._ask("declared", request=self.form.request())
            self.text = answer["text"] if answer["ok"] else ""
        self.context.tell(OPTION, await self.scope.wait(seam.pack(self.text)) if self.text else None)

    async def _written(self):
        """An assignment for programs like this one, as text; None if there can be none."""
        options = self.homework.book()
        request = dict(self.form.declared, files=self.form.given, against=options["algorithm"])
        answer = await self._ask("write", self.context.catalog.telling(options), request=request, text=self.file.text)
        if not answer["ok"]:
            self.panel.complain(answer["errors"])
            return None
        return answer["text"]

    async def _save(self):
        text = await self._written()
        if text:
            seam.save("assignment.toml", text)

    async def _copy_link(self):
        """Copy a link that opens the assignment without the program."""
        text = await self._written()
        if text:
            search = self.context.address.search_of(self.homework.book())
            packed = await self.scope.wait(seam.pack(text))
            link = "%s#%s=%s&%s" % (location.href.partition("#")[0], OPTION, packed, search)
            copy(self.scope, link, self.panel.by_hand, lambda: self.panel.say(words.text("homework.copied")))
