"""The region Editor: the textbox, its buttons and its messages."""

import json

from page.dom.elements import make, make_button, on, show
from page.dom.face import Face
from page.text import words

QUIET = "quiet"


class CodeEditor:
    """`host`: the element to fill. `editor`: the part from web/features/editor/feature.js. `calls`: the buttons'
    functions by the names below.

    `on_change()` is called when the reader has changed the text.
    """

    def __init__(self, host, editor, calls, on_change):
        self.host = host
        host.setAttribute("aria-label", words.text("editor.title"))
        self.buttons = {}
        tools = make("div", className="editor-tools")
        for key in ("run", "stop", "new", "former", "open", "save", "link"):
            look = {"run": "primary", "stop": ""}.get(key, QUIET)
            button = make("button", type="button", className=look, textContent=words.text("editor." + key))
            self.buttons[key] = button
            on(button, "click", lambda _, call=calls[key]: call())
            tools.appendChild(button)
            if key == "stop":
                tools.appendChild(self._make_templates(calls["template"]))
        self.file = make("input", type="file", accept=".py,text/x-python,text/plain", hidden=True, tabIndex=-1)
        on(self.file, "change", lambda _: calls["opened"](self.file))
        self.note = make("p", className="note")
        self.note.setAttribute("aria-live", "polite")
        self.by_hand = make("p", className="note", hidden=True)  # a link that the browser refused to copy
        self.kept = make("p", className="note")
        box = make("div", className="editor-box")
        self.errors = make("div", className="editor-errors", hidden=True)
        self.errors.setAttribute("aria-live", "polite")
        self.question = make("div", className="editor-question", hidden=True)
        self.undo = make_button(words.text("editor.undo"), calls["former"], QUIET)
        self.silence = make("p", className="note", textContent=words.text("editor.silence"), hidden=True)
        self.silence.setAttribute("aria-live", "polite")
        said = make("div", className="editor-said")
        said.append(self.note, self.undo, self.silence)
        host.append(tools, self.file, box, said, self.question, self.by_hand, self.errors, self.kept)
        texts = {
            "label": words.text("editor.box"), "help": words.text("editor.help"),
            "phrases": {"Completions": words.text("editor.completions")},  # CodeMirror's own names
        }  # fmt: skip
        self.box = editor.createEditor(box, json.dumps(texts), on_change, calls["run"], calls["former"])
        self.face = None
        self.offer_stop(False)
        self.say("")

    def _make_templates(self, take):
        self.templates = make("select")
        self.templates.setAttribute("aria-label", words.text("editor.templates"))
        self.templates.appendChild(make("option", value="", textContent=words.text("editor.start_from")))
        on(self.templates, "change", lambda _: self._take_template(take))
        return self.templates

    def _take_template(self, take):
        wanted, self.templates.value = self.templates.value, ""
        take(wanted)

    def offer_templates(self, templates):
        for each in templates:
            self.templates.appendChild(make("option", value=each["id"], textContent=each["title"]))

    def offer_stop(self, whether):
        """Show the Stop button and why, or neither."""
        if self.buttons["stop"].hidden == whether:
            show(self.buttons["stop"], whether)
            show(self.silence, whether)

    def offer_former(self, whether):
        show(self.buttons["former"], whether)

    def name_run(self, unread):
        """Name the Run button; `unread`: the text came with a link and has not run."""
        self.buttons["run"].textContent = words.text("editor.run_this") if unread else words.text("editor.run")

    def ask(self, sentence, answers):
        """Show a question below the text until an answer is pressed; `answers`: [(button text, function)]."""
        self.question.replaceChildren(make("p", textContent=sentence))
        for text, call in answers:
            self.question.appendChild(make_button(text, lambda call=call: self._answer(call)))
        show(self.question, True)
        self.question.querySelector("button").focus()

    def _answer(self, call):
        self.ask_no_more()
        self.buttons["run"].focus()
        call()

    def ask_no_more(self):
        show(self.question, False)

    # -- what is said --------------------------------------------------------------------------------------------------

    def say(self, text):
        """Show a sentence below the text in place of the previous one."""
        self.note.textContent = text
        show(self.undo, False)

    def offer_undo(self):
        """Say that the replaced file is kept, with a button that brings it back."""
        self.note.append(" ", words.text("editor.former_kept"))
        show(self.undo, True)

    def add_link(self, text, address):
        """Add a link after the sentence, for a browser that did not open the address."""
        self.note.append(" ", make("a", href=address, target="_blank", rel="noopener noreferrer", textContent=text))

    def say_kept(self, is_kept):
        """Show whether the browser keeps the file; None: it does not yet, because nobody has touched it."""
        sentence = "" if is_kept is None else words.text("editor.kept" if is_kept else "editor.not_kept")
        self.kept.textContent = sentence
        self.kept.classList.toggle("warning", is_kept is False)

    def complain(self, sentences):
        """Show the solver's sentences at their lines and below the text, with the state if there is one."""
        errors = [{"line": each.get("line"), "text": _sentence(each)} for each in sentences]
        self.box.mark(json.dumps(errors))
        if self.face:
            self.face.drop()
            self.face = None
        self.errors.replaceChildren()
        show(self.errors, len(errors) > 0)
        for error in errors:
            self.errors.appendChild(self._error(error))
        for each in sentences:
            if each.get("state") and not self.face:
                self._draw(each["state"])

    def _error(self, error):
        line, text = error["line"], error["text"]
        sentence = make(
            "p",
            className="message",
            textContent=words.text("editor.at_line", line=line, sentence=text) if line else text,
        )
        if line:
            button = make(
                "button", type="button", className=QUIET, textContent=words.text("editor.go_to_line", line=line)
            )
            on(button, "click", lambda _: self._go_to(line))
            sentence.append(" ", button)
        return sentence

    def _go_to(self, line):
        self.box.goTo(line)
        self.box.focus()

    def _draw(self, state):
        place = make("div", className="editor-state")
        self.errors.append(make("p", className="note", textContent=words.text("editor.where")), place)
        self.face = Face(place)
        self.face.load(state["shape"])
        self.face.show({"cells": state.get("cells"), "label": state["text"]})


def _sentence(sentence):
    """A sentence with the option's name in front, unless it is about the file itself."""
    field = sentence["field"]
    return (
        words.sentence(sentence)
        if field == "code" or sentence.get("line")
        else words.sentence_on(field, words.sentence(sentence))
    )
