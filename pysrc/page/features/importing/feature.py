"""The feature `importing`: open files from elsewhere. `take` is its entry for all callers.

The nodes of a record (`solve --out`, `Export`, the library) go into a table, without the worker.
Other files that the page knows go to the feature that opens them. A link names a file of the same host:
`import=ADDRESS`.
"""

import json

from page.dom.elements import document, make, make_button, on, show
from page.dom.foreign_text import LONGEST_DOCUMENT
from page.dom.form import labelled, menu, offer
from page.dom.seam import seam
from page.features.feature import Feature
from page.features.importing import traits as traits_of
from page.features.importing import wording
from page.features.importing.scenarios import Scenarios
from page.solver_link.open_search import OpenSearch
from page.text import words

KINDS = ".json,.gz,.graphml,.gexf,.gml,.net,.dot,.gv,.cyjs,.csv,.edgelist,.map,.scen,.txt,.py"


class BringForm:
    """`on_files(files)`: files were chosen; `on_cancel()`: stop reading."""

    def __init__(self, on_files, on_cancel):
        self.on_files = on_files
        self.dialog = make("dialog", className="import")
        self.dialog.setAttribute("aria-labelledby", "import-title")
        self.chooser = make("input", type="file", accept=KINDS, multiple=True)
        on(self.chooser, "change", lambda _: self._chosen())
        self.bar = make("progress", max=100)
        self.bar.setAttribute("aria-label", words.text("import.reading"))
        self.status = make("p")
        self.status.setAttribute("role", "status")
        self.stop = make_button(words.text("import.cancel"), on_cancel)
        on(self.dialog, "close", lambda _: self.dialog.open or on_cancel())  # it may have been opened again
        last = make("div", className="last")
        last.append(self.stop, make_button(words.text("control.close"), self.dialog.close))
        self.dialog.append(
            make("h2", id="import-title", textContent=words.text("tools.import")),
            labelled(words.text("import.file"), self.chooser, "choose"),
            make("p", className="note", textContent=words.text("import.accepted")), self.bar, self.status, last,
        )  # fmt: skip
        document.body.appendChild(self.dialog)
        self.rest()

    def open(self):
        if not self.dialog.open:
            self.dialog.showModal()

    def ask(self):
        """Open the browser's file dialog. Closing it shows this one, onto which files can be dropped."""
        self.chooser.click()

    def close(self):
        self.dialog.close()

    def _chosen(self):
        files = self.chooser.files
        if files.length:
            self.on_files([files.item(at) for at in range(files.length)])

    def rest(self, text=""):
        """Show that no file is being read."""
        show(self.bar, False)
        show(self.stop, False)
        self.status.textContent = text
        self.chooser.value = ""  # the same file can be chosen again

    def read(self, text, share):
        """Show the progress; `share`: the share read so far, 0…1; 0: unknown."""
        show(self.bar, True)
        show(self.stop, True)
        if share:
            self.bar.value = 100 * share
        else:
            self.bar.removeAttribute("value")
        self.status.textContent = text


UNIT = "1"  # chosen in place of data: every edge costs 1 (searchlight/networks/reading.py)


class CostChoice:
    """`on_cost(name, text, cost)`: the file is to be read with other costs; `on_open(name, graph)`: it is opened."""

    def __init__(self, dialog, on_cost, on_open):
        self.on_cost, self.on_open = on_cost, on_open
        self.file = self.text = self.answer = None
        self.element = make("div", className="costs row", hidden=True)
        self.field = menu()
        self.label = labelled(words.text("import.graph.cost"), self.field)
        self.element.append(self.label, make_button(words.text("import.graph.open"), self._open))
        dialog.insertBefore(self.element, dialog.lastChild)

    def show(self, file, text, answer):
        """Show the costs that the solver has found (`graph` of searchlight/networks/api.py)."""
        self.file, self.text, self.answer = file, text, answer
        options = [(field, field) for field in answer["fields"] if field != UNIT]
        options.append((UNIT, words.text("import.graph.equal")))
        offer(self.field, options)
        self.field.value = answer["cost"] or UNIT
        show(self.label, len(options) > 1)
        show(self.element, True)

    def hide(self):
        self.text = self.answer = None
        show(self.element, False)

    def _open(self):
        cost = self.field.value
        if cost != (self.answer["cost"] or UNIT):
            return self.on_cost(self.file, self.text, cost)
        return self.on_open(self.file, self.answer["graph"])


LONGEST = 4_000_000  # characters of a file that is not a search
RECORD = {"ok": False, "errors": [{"field": "import", "id": "import.no_search", "values": {}}]}
OPENERS = {"lesson": "lessons", "challenge": "challenges", "python": "editor"}  # kind of file → feature
ENTRIES = ("problem", "algorithm", "summary", "source", "not_proved", "not_known")


class Importing(Feature):
    """`search`: the OpenSearch of the file that is shown, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.form = BringForm(lambda files: self.scope.start(self.take_all(files)), self._dismiss)
        self.scenarios = Scenarios(self)
        self.costs = CostChoice(
            self.form.dialog,
            lambda *given: self.scope.start(self._read_graph(*given)),
            lambda name, text: self._search("graph", text, name),
        )
        self.scope.ending(self.form.dialog.remove)
        self.reading = self.search = self.taking = None  # taking: the scope of the latest file
        self.added = {}  # entries added to the catalog's lists: "problems", "algorithms" → id

    async def press(self, what, stage):
        self.form.rest()
        self.form.open()
        self.form.ask()

    def cancel(self):
        """Stop reading; what is shown stays."""
        if self.taking:
            self.taking.close()
        if self.reading:
            self._end_reading()
            self.form.rest()

    def _dismiss(self):
        self.cancel()
        self.scenarios.hide()
        self.costs.hide()

    def _end_reading(self):
        """End the reading and its worker."""
        reading, self.reading = self.reading, None
        if reading:
            self.scope.start(self._cancel(reading))

    async def _cancel(self, reading):
        await reading.cancel()

    # -- the way in ----------------------------------------------------------------------------------------------------

    async def take_all(self, files):
        """Open the first of some files; scenarios together with their map."""
        for file in sorted(files, key=lambda file: not str(file.name).lower().endswith(".scen")):
            await self.take(file, file.name)
            if self.scenarios.text is None:
                return

    async def take(self, source, name, step=0, address=None):
        """Open a file and show it at this step. Return True if it is shown.

        `source`: JavaScript's File or Blob, Response, stream of bytes, ArrayBuffer or Uint8Array (see
        web/features/importing/reading.js); `name`: the file's name; `address`: its value in links. The dialog shows
        what is wrong with it.
        """
        self.cancel()
        self.taking = taking = self.scope.renew(self.taking)
        self.form.open()
        self.form.read(words.text("import.reading"), 0)
        self.reading = reading = self.part.openFile(source, 0)
        await taking.wait(reading.begin(taking.guarded(self._tell_reading)))
        kind = str(reading.kind)
        if reading.fault:
            return self.refuse(wording.fault(name, json.loads(reading.fault)))
        if kind == "record":
            return await self._show(reading, name, step, address)
        text = await taking.wait(reading.text(LONGEST))
        if text is None:
            return self.refuse(wording.fault(name, json.loads(reading.fault)))
        self.reading = None
        return await self._hand_on(kind, text, self.part.fileOf(text, name), name)

    def refuse(self, sentence):
        self._end_reading()
        self.form.rest(sentence)
        self.form.open()
        return False

    async def _show(self, reading, name, step, address):
        head = json.loads(reading.head)
        if reading.space:  # by itself: a long text inside JSON takes MicroPython too long
            head["answer"]["space"]["json"] = str(reading.space)
        try:
            answer = traits_of.of_record(head, words.lookup)
            worded = words.traits(answer["table"])
        except traits_of.Odd as error:
            return self.refuse(wording.odd(name, error.field))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            return self.refuse(wording.odd(name, "answer"))
        taking = self.taking
        if worded.get("family"):
            await taking.wait(self.context.features.prepare(worded["family"]))
        table = seam.createTable(json.dumps(worded))
        read = json.loads(await taking.wait(reading.fill(table, taking.guarded(self._progress))))
        self.reading = None
        if "cancelled" in read:
            self.form.rest()
            return False
        if "fault" in read:
            return self.refuse(wording.fault(name, read["fault"]))
        await self._enter(answer, table, worded, read, name, step, address)
        return True

    def _tell_reading(self, share):
        self.form.read(words.text("import.reading"), float(share))

    def _progress(self, nodes, share):
        self.form.read(wording.progress(int(nodes), float(share)), float(share))

    async def _enter(self, answer, table, traits, read, name, step, address):
        context, stage = self.context, self.context.first
        context.enter()
        self._gone()
        self._offer(answer["options"], name)
        context.openings.beside(None)
        self.search = search = OpenSearch(dict(answer["options"]))
        search.record = RECORD
        self.form.rest()
        self.form.close()
        context.messages.say(None)
        context.messages.announce(*wording.shown(name, read))
        context.address.hold(None)
        context.tell("import", seam.escaped(address) if address else None)
        await self.scope.wait(stage.opening.show(search, answer, table, traits, read["ending"], step))
        context.address.unlink(bool(self.added) and not address)

    def _offer(self, options, name):
        """Add an unknown problem or algorithm to the lists while it is shown."""
        catalog = self.context.catalog
        labels = {key: words.text("import.entry." + key, file=words.cut(name)) for key in ENTRIES}
        if options.get("heuristic") not in catalog.heuristics:
            options["heuristic"] = None  # unknown to the page
        problem, algorithm = traits_of.entries(catalog, options, labels)
        listed = dict(catalog.listed)
        for key, entry in (("problems", problem), ("algorithms", algorithm)):
            if entry:
                listed[key] = listed[key] + [entry]
                self.added[key] = entry["id"]
        if self.added:
            catalog.refresh(listed)

    # -- other kinds of files ------------------------------------------------------------------------------------------

    async def _hand_on(self, kind, text, file, name):
        """Pass the file to the feature that opens files of this kind."""
        if kind == "scenarios":
            return await self.scenarios.take(name, text)
        if kind == "grid" and self.scenarios.text is not None:
            return await self.scenarios.take_map(text)
        if kind == "network":
            return await self._read_graph(name, text)
        if kind in ("graph", "grid"):
            return self._search(kind, text, name)
        if kind in OPENERS:
            self.done()
            feature = await self.scope.wait(self.context.features.open(OPENERS[kind]))
            self._put(feature, kind, text, file, name)
        else:
            return self.refuse(wording.unknown(name, kind))
        return True

    def _put(self, feature, kind, text, file, name):
        """Have a feature open a file; None: it could not be loaded."""
        if kind == "challenge":
            self.context.features.open_list("challenges")
        if feature and kind == "lesson":
            feature.scope.start(feature.take(file))
        elif feature and kind == "challenge":
            feature.scope.start(feature.read(name, text))
        elif feature:
            feature.file.put(text)
            feature.open()

    async def _read_graph(self, name, text, cost=None):
        """Have networkx read a graph file, and open it; what its reader must know is shown before."""
        self.costs.hide()
        self.form.open()
        self.form.read(words.text("import.graph.loading"), 0)
        answer = await self.scope.wait(self.context.worker.ask("networks", "graph", text=text, cost=cost))
        if not answer["ok"]:
            return self.refuse(wording.refused(name, answer))
        if not answer["told"]:
            return self._search("graph", answer["graph"], name)
        self.form.rest(" ".join([words.sentence(each) for each in answer["told"]]))
        self.costs.show(name, text, answer)
        return True

    def _search(self, kind, text, name):
        """Search a graph or a grid; the algorithm stays if such a problem is shown already."""
        if len(text) > LONGEST_DOCUMENT:
            return self.refuse(words.text("file.too_long", file=words.cut(name), most=LONGEST_DOCUMENT))
        shown = self.context.first.shown
        kept = "&algorithm=" + seam.escaped(shown["algorithm"]) if shown.get("problem") == kind else ""
        self.done()
        self.context.address.follow("problem=%s&%s=%s%s" % (kind, kind, seam.escaped(text), kept))
        return True

    def done(self):
        self.costs.hide()
        self.scenarios.hide()
        self.form.rest()
        self.form.close()

    # -- links, and what comes after it --------------------------------------------------------------------------------

    async def early(self, link):
        self.got = await link.scope.wait(self.part.fetched(link.features["import"]))

    async def arrive(self, link):
        address, got = link.features["import"], self.got
        if got.wrong:
            self.leave()
            return self.context.messages.complain(words.text("import." + got.wrong, address=words.cut(got.address)))
        await self.take(got.given, address.split("/")[-1], link.step, address)

    def leave(self):
        """Close the file, because something else is opened."""
        self.cancel()
        self.context.tell("import", None)

    def unsaved(self):
        alone = self.reading or (self.search and "import" not in self.context.address.parts)
        return [words.text("language.loses.import")] if alone else []

    def moved(self):
        player = self.context.first.player
        if self.search and player.original is not self.search:
            self._gone()
            self.context.tell("import", None)

    def _gone(self):
        """Remove all notes and entries of the file after it is no longer shown."""
        if self.search:
            self.context.messages.announce(None)
        self.search = None
        self.context.address.unlink(False)
        if self.added:
            catalog, added = self.context.catalog, self.added
            listed, self.added = dict(catalog.listed), {}
            for key, name in added.items():
                listed[key] = [entry for entry in listed[key] if entry["id"] != name]
            catalog.refresh(listed)
