"""The menu of languages. Another language reloads the page with the same search.

If something would be lost, the page names it and asks first. A link that names another language is followed in the
current one, and a button offers to switch.
"""

from page.dom.elements import document, find, make, make_button, name, on
from page.text import words
from page.text.language import CODE, LANGUAGES, name_of


class LanguageChoice:
    """`on_choice(code)`: the page is wanted in another language; `losses()`: sentences, what would be lost then."""

    def __init__(self, on_choice, losses):
        self.on_choice, self.losses = on_choice, losses
        self.wanted = None
        self.select = find("language")
        find("language-label").textContent = words.text("control.language")
        for code in sorted(LANGUAGES):
            option = make("option", value=code, textContent=name_of(code))
            option.lang = code
            self.select.appendChild(option)
        self.select.value = CODE
        self.dialog = None  # until it is first needed
        on(self.select, "change", lambda _: self.choose(self.select.value))

    def choose(self, code):
        lost = self.losses()
        if not lost:
            return self.on_choice(code)
        self.wanted = code
        self.dialog = self.dialog or self._make()
        language = name_of(code)
        self.title.textContent = words.text("language.title", language=language)
        self.note.textContent = words.text("language.lost", language=language)
        self.list.replaceChildren(*[make("li", textContent=each) for each in lost])
        name(self.go, words.text("language.switch", language=language))
        self.dialog.showModal()

    def offer(self, code):
        """Return (sentence, button) for a link that names another language."""
        language = name_of(code)
        button = make_button(words.text("language.switch", language=language), lambda: self.choose(code), "quiet")
        return words.text("language.link", language=language, current=name_of(CODE)), button

    def _make(self):
        dialog = make("dialog", id="language-dialog")
        dialog.setAttribute("aria-labelledby", "language-title")
        self.title, self.note = make("h2", id="language-title"), make("p")
        self.list, self.go = make("ul"), make("button", type="button")
        stay = make_button(words.text("language.stay", current=name_of(CODE)), lambda: dialog.close(), "primary")
        on(self.go, "click", lambda _: self.on_choice(self.wanted))
        on(dialog, "close", self._on_close)
        last = make("div", className="last")
        last.append(stay, self.go)
        dialog.append(self.title, self.note, self.list, last)
        document.body.appendChild(dialog)
        return dialog

    def _on_close(self, _event):
        self.select.value = CODE
