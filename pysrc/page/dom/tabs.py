"""Tabs of a dialog, which shows one panel at a time."""

from page.dom.elements import make, on, show

STEPS = {"ArrowRight": 1, "ArrowLeft": -1}


class Tabs:
    """`parts`: (title, panel) for each, the panels with ids; `on_show(panel)` is called with the panel that is shown.

    `element`: the tabs. The Tab key reaches one of them, the arrow keys the others.
    """

    def __init__(self, parts, on_show):
        self.panels, self.on_show = [panel for _, panel in parts], on_show
        self.element = make("div", className="dialog-tabs", role="tablist")
        self.tabs = [self._tab(at, title, panel) for at, (title, panel) in enumerate(parts)]
        self.element.append(*self.tabs)
        on(self.element, "keydown", self._on_key)
        self.choose(0)

    def _tab(self, at, title, panel):
        tab = make("button", type="button", className="quiet", textContent=title, role="tab", id=panel.id + "-title")
        tab.setAttribute("aria-controls", panel.id)
        panel.setAttribute("role", "tabpanel")
        panel.setAttribute("aria-labelledby", tab.id)
        on(tab, "click", lambda _: self.choose(at))
        return tab

    def choose(self, chosen):
        self.chosen = chosen
        for at, tab in enumerate(self.tabs):
            tab.setAttribute("aria-selected", "true" if at == chosen else "false")
            tab.tabIndex = 0 if at == chosen else -1
            show(self.panels[at], at == chosen)
        self.on_show(self.panels[chosen])

    def _on_key(self, event):
        step = STEPS.get(event.key)
        if step:
            event.preventDefault()
            at = (self.chosen + step) % len(self.tabs)
            self.choose(at)
            self.tabs[at].focus()
