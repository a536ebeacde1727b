"""The feature `graph`: the graph editor, shown instead of the first search's map."""

import json

from page.dom.elements import enable, enabled, make, make_button, message, on, root, show
from page.dom.form import check_box, labelled, text_input
from page.features.feature import Feature
from page.features.graph.texts import alike, dot_text, drawing, json_text, line_text, read, verdict
from page.text import words

# The drawing's messages, and the fields that the draft's methods take, in order.
TAKES = {
    "add": ("x", "y"), "move": ("place", "x", "y"), "keep": (), "rename": ("place", "text"), "remove": ("place",),
    "connect": ("source", "target"), "disconnect": ("source", "target"), "price": ("source", "target", "text"),
    "estimate": ("place", "text"), "suppose": ("place", "value"), "begin_at": ("place",), "lead_to": ("place",),
}  # fmt: skip
PASSING = ("keep", "move", "suppose")  # changes during a drag, whose consequences wait until its end
OF_ESTIMATES = ("estimate", "suppose")
TOOLS = ("place", "road", "erase")


class GraphPanel:
    """`part`: web/features/graph/feature.js. `on_edit(values)`: the search's options follow the drawing.

    `on_toggle()`: the editor is opened or closed. `on_typed(text)`: a graph was typed as a line; `take_typed` or
    `complain` answers.
    """

    def __init__(self, parts, part, on_edit, on_toggle, on_typed):
        self.host, self.tools = parts("graph-view"), parts("graph-tools")
        self.complaint, self.judged = parts("graph-said"), parts("graph-verdict")
        self.part, self.on_edit, self.on_toggle, self.on_typed = part, on_edit, on_toggle, on_typed
        self.draft = self.view = None
        self.sent = []  # drafts whose search has not been opened yet, oldest first
        self.buttons = {}
        self._make_tools()

    @property
    def open(self):
        return self.view is not None

    def begin(self, space):
        """Open the editor with the searched graph."""
        self.draft, self.sent = read(space), [read(space)]
        self.view = self.part.createGraphView(self.host, json.dumps(words.under("graph.say.")), self._on_done)
        self._take("place")
        self._arrange(True)

    def end(self):
        if self.open:
            self.view.destroy()
            self.view = self.draft = None
            self._arrange(False)

    def follow(self, space):
        """Follow another search: one of a draft sent earlier, or else one whose graph replaces the draft."""
        searched = read(space)
        for at, sent in enumerate(self.sent):
            if alike(searched, sent):
                self.sent = self.sent[at:]
                return
        self.draft, self.sent = searched, [searched]
        self._show(True)

    def _arrange(self, opened):
        for element in (self.host, self.tools, self.judged):
            show(element, opened)
        message(self.complaint, None)
        root.toggleAttribute("data-drawing", opened)
        self.on_toggle()
        if opened:
            self._show(True)

    # -- what is done --------------------------------------------------------------------------------------------------

    def _on_done(self, what, values):
        self._do(what, json.loads(values))

    def _do(self, what, values):
        draft = self.draft
        if what == "moved":
            return self._changed("estimate" if values["estimate"] else what)
        count = len(draft.before)
        wrong = getattr(draft, what)(*[values[key] for key in TAKES[what]])
        message(self.complaint, words.text(wrong[0], **wrong[1]) if wrong else None)
        if what in PASSING:
            return self._show()
        if len(draft.before) > count:
            self._changed(what)
            if what in ("rename", "add"):
                self.view.focus(values["text"].strip() if what == "rename" else draft.places[-1])

    def _changed(self, what):
        """Open the search on the changed graph."""
        self._show()
        values = {"graph": json_text(self.draft), "start": self.draft.start, "goal": self.draft.goal}
        if what in OF_ESTIMATES and self.draft.h:
            values["heuristic"] = "table"
        self.sent.append(self.draft.copy())
        self.on_edit(values)

    def _show(self, fits=False):
        draft = self.draft
        self.view.show(json.dumps(drawing(draft)), fits)
        self.line.value = line_text(draft)
        enable(self.buttons["undo"], draft.before)
        enable(self.buttons["redo"], draft.after)
        self.directed.checked = draft.directed
        findings = verdict(draft)
        self.judged.replaceChildren()
        for holds, (text_id, values) in findings or ():
            sentence = make("span", textContent=words.text(text_id, **values), className="holds" if holds else "fails")
            self.judged.appendChild(sentence)

    # -- tools ---------------------------------------------------------------------------------------------------------

    def _make_tools(self):
        self._button("done", words.text("graph.do.done"), lambda: self.end())  # first: in view however few fit
        for tool in TOOLS:
            self._button(tool, words.text("graph.tool." + tool), lambda tool=tool: self._take(tool))
        self._button("add", words.text("graph.do.add"), self._add)
        self._button("undo", words.text("graph.do.undo"), lambda: self._again("undo"))
        self._button("redo", words.text("graph.do.redo"), lambda: self._again("redo"))
        label, self.directed = check_box(words.text("graph.do.directed"), self._direct, "check")
        self.tools.appendChild(label)
        self._button("clear", words.text("graph.do.clear"), self._clear)
        self.line = text_input()
        on(self.line, "change", lambda _: self.on_typed(self.line.value))
        self.tools.appendChild(labelled(words.text("graph.do.type"), self.line, "typed"))
        self._button("json", "JSON", lambda: self._save("searchlight-graph.json", json_text(self.draft)))
        self._button("dot", "DOT", lambda: self._save("searchlight-graph.dot", dot_text(self.draft)))

    def _button(self, key, title, act):
        button = self.buttons[key] = make_button(title, act)
        self.tools.appendChild(button)

    def _take(self, tool):
        self.view.setTool(tool)
        for each in TOOLS:
            self.buttons[each].setAttribute("aria-pressed", "true" if each == tool else "false")

    def _add(self):
        x, y = json.loads(self.view.free())
        self._do("add", {"x": x, "y": y})

    def _again(self, what):
        if enabled(self.buttons[what]):
            getattr(self.draft, what)()
            self._changed(what)

    def _direct(self, yes):
        self.draft.direct(bool(yes))
        self._changed("direct")

    def _clear(self):
        self.draft.clear()
        self._changed("clear")
        self.view.fit()

    def take_typed(self, values):
        """Open the search on a graph that was typed."""
        message(self.complaint, None)
        self.on_edit(values)

    def complain(self, text):
        message(self.complaint, text)

    def _save(self, file, text):
        self.part.save(file, text)


H = "h"  # after "graph:", and for another feature: the editor opens with the field of an h value


class Graph(Feature):
    async def press(self, what, stage):
        """Open the editor with the searched graph, if the search still has one."""
        space = self.context.first.space
        if space.space is None or not space.space.get("drawn"):
            return
        if space.board is None:
            space.board = GraphPanel(
                space.parts, self.part, space.on_edit, space.arrange, lambda text: self.scope.start(self._read(text))
            )
        if not space.board.open:
            space.board.begin(json.loads(space.space["json"]))
        editor = self.context.features.get("editor")
        if editor:
            editor.close()  # the map needs the room
        self.context.layout.show("space", True)
        self.context.layout.turn_to("map")
        if what == H:
            space.board.view.askH()

    async def _read(self, text):
        """Have the solver read a graph that was typed as a line, and search it, or say what is wrong with it."""
        first = self.context.first
        board = first.space.board
        answer = await self.scope.wait(self.context.worker.ask("imports", "typed", text=text))
        if answer["ok"]:
            board.take_typed({"graph": text, "start": answer["start"], "goal": answer["goal"]})
        else:
            board.complain(" ".join([words.sentence(error) for error in answer["errors"]]))
