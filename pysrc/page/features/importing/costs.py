"""The choice of the edges' cost before a graph file is opened, of which the reader must know something."""

from page.dom.elements import make, name, on, show
from page.text import words

UNIT = "1"  # chosen in place of data: every edge costs 1 (searchlight/networks/costs.py)


class CostChoice:
    """`on_cost(name, text, cost)`: the file is to be read with other costs; `on_open(name, graph)`: it is opened."""

    def __init__(self, dialog, on_cost, on_open):
        self.on_cost, self.on_open = on_cost, on_open
        self.file = self.text = self.answer = None
        self.element = make("div", className="costs row", hidden=True)
        self.label = make("label", textContent=words.text("import.graph.cost") + " ")
        self.field = make("select")
        self.label.appendChild(self.field)
        opener = make("button", type="button")
        name(opener, words.text("import.graph.open"))
        on(opener, "click", lambda _: self._open())
        self.element.append(self.label, opener)
        dialog.insertBefore(self.element, dialog.lastChild)

    def show(self, file, text, answer):
        """Show the costs that the solver has found (`graph` of searchlight/networks/api.py)."""
        self.file, self.text, self.answer = file, text, answer
        options = [make("option", value=field, textContent=field) for field in answer["fields"] if field != UNIT]
        options.append(make("option", value=UNIT, textContent=words.text("import.graph.equal")))
        self.field.replaceChildren(*options)
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
