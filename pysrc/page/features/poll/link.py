"""The dialog for typing or pasting a question's link, such as one from an email or of another copy of the page."""

from page.dom.elements import document, make, make_button, message
from page.text import words


class LinkDialog:
    """`on_open(fragment)` gets the part of a link after `#`."""

    def __init__(self, scope, on_open):
        self.on_open = on_open
        self.dialog = make("dialog", className="ask-link")
        self.dialog.setAttribute("aria-labelledby", "ask-link-title")
        label, self.field = make("label", textContent=words.text("ask.paste")), make("textarea", rows=3)
        self.field.id, label.htmlFor, self.field.spellcheck = "ask-link-field", "ask-link-field", False
        self.wrong = make("p", className="message", id="ask-link-wrong", hidden=True)
        self.wrong.setAttribute("role", "alert")
        go = make_button(words.text("ask.go"), self._go, "primary")
        close = make_button(words.text("control.close"), lambda: self.dialog.close())
        row = make("p", className="row")
        row.append(go, close)
        title = make("h2", id="ask-link-title", textContent=words.text("tools.answer"))
        self.dialog.append(title, label, self.field, self.wrong, row)
        document.body.appendChild(self.dialog)
        scope.ending(self.dialog.remove)

    def open(self):
        self.field.value = ""
        message(self.wrong, None)
        self.dialog.showModal()

    def _go(self):
        fragment = self.field.value.strip().rpartition("#")[2]
        wrong = not any(part.startswith("ask=") for part in fragment.split("&"))
        message(self.wrong, words.text("ask.paste_wrong") if wrong else None)
        self.field.setAttribute("aria-invalid", "true" if wrong else "false")
        if wrong:
            self.field.setAttribute("aria-describedby", self.wrong.id)
            return self.field.focus()
        self.dialog.close()
        self.on_open(fragment)
