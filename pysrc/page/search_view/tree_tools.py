"""The tree's tools in the corner of its drawing: layout, zoom, fit, and Follow once the reader has moved the view."""

from page.dom.elements import make, name, on, set_markup, show
from page.text import words

FORMS = ("auto", "tidy", "icicle")
LAYOUT = "M6.5 1.5h3v3h-3Zm-5 10h3v3h-3Zm5 0h3v3h-3Zm5 0h3v3h-3ZM8 4.5v7M3 11.5V8h10v3.5"
CORNERS = "M2 5.5V2h3.5M10.5 2H14v3.5M14 10.5V14h-3.5M5.5 14H2v-3.5"
ICON = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="%s"/></svg>'
ZOOM = 1.4


class TreeTools:
    def __init__(self, parts, view):
        self.view = view
        self.follow = make("button", type="button", className="quiet")
        name(self.follow, words.text("tree.follow"))
        parts.label(self.follow, words.text("tree.follow"))
        on(self.follow, "click", lambda _: view.follow(True))
        tools = parts("tree-tools")
        tools.append(self.follow, self._layout(parts))
        for title, symbol, key, act in (
            (words.text("tree.farther"), "−", "", lambda _: view.zoomBy(1 / ZOOM)),
            (words.text("tree.closer"), "+", "", lambda _: view.zoomBy(ZOOM)),
            (words.text("tree.fit"), ICON % CORNERS, "F", lambda _: view.fit()),
        ):
            button = make("button", type="button", className="quiet")
            name(button, title, symbol, key)
            parts.label(button, title)
            on(button, "click", act)
            tools.appendChild(button)
        self.fit = tools.lastElementChild
        self.moved(view.mode)

    def _layout(self, parts):
        """A menu of the forms of the tree that looks like the buttons beside it."""
        form = make("select", title=words.text("tree.form"))
        form.setAttribute("aria-label", parts.named(words.text("tree.form")))
        for each in FORMS:
            form.appendChild(make("option", value=each, textContent=words.text("tree.form." + each)))
        on(form, "change", lambda _: self.view.setForm(form.value))
        look, icon = make("span", className="layout-pick"), make("span")
        set_markup(icon, ICON % LAYOUT)
        look.append(icon, form)
        return look

    def moved(self, camera):
        """The camera goes with the search, has the whole tree in view, or (neither) is where the reader has put it."""
        show(self.follow, not camera.follows)
        self.fit.setAttribute("aria-pressed", "true" if camera.fits else "false")
