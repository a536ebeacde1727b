"""The scenarios of a file in the *Import* dialog: a list from which to open one, or to run all."""

from page.dom.elements import make, make_button, show
from page.dom.seam import seam
from page.features.importing import wording
from page.text import words

MOST_LISTED = 1000  # the command line can open the others
MOST_TEXT = 20_000_000  # characters in all rows of an experiment, each of which contains the map


class Scenarios:
    """`text`, `name`: the file that waits for its map, or whose scenarios are listed; else None."""

    def __init__(self, feature):
        """`feature`: Importing, whose dialog has the list."""
        self.feature, self.context, self.scope = feature, feature.context, feature.scope
        self.text = self.name = self.grid = None
        self.entries = []
        self.element = make("div", className="scenarios", hidden=True)
        self.title = make("p")
        self.list = make("select", size=8)
        self.list.setAttribute("aria-label", words.text("import.scenario.list"))
        self.opener = make_button(
            words.text("import.scenario.open"), lambda: self._open(self.entries[max(0, self.list.selectedIndex)])
        )
        self.runner = make_button(
            words.text("import.scenario.all"), lambda: self.scope.start(self._run(plan(self.grid, self.entries)))
        )
        buttons = make("div", className="row")
        buttons.append(self.opener, self.runner)
        self.element.append(self.title, self.list, buttons)
        dialog = feature.form.dialog
        dialog.insertBefore(self.element, dialog.lastChild)

    async def take(self, name, text):
        """List the scenarios of a file, on the map that is shown if it is theirs; else the list waits for the map."""
        grid = self._shown_map()
        answer = await self._scenarios(text, grid)
        if not answer["ok"] and grid is not None:
            grid = None
            answer = await self._scenarios(text, None)
        return self._list(name, text, grid, answer)

    async def take_map(self, grid):
        """List the waiting scenarios on this map."""
        return self._list(self.name, self.text, grid, await self._scenarios(self.text, grid))

    async def _scenarios(self, text, grid):
        return await self.scope.wait(self.context.worker.ask("imports", "scenarios", text=text, grid=grid))

    def _shown_map(self):
        """The shown map as text; None if it is a built-in grid or not a grid."""
        shown = self.context.first.shown
        grid = words.option_text(shown.get("grid")) if shown.get("problem") == "grid" else ""
        return grid if grid and grid not in self.context.catalog.options["grid"]["built_in"] else None

    def _list(self, name, text, grid, answer):
        if not answer["ok"]:
            return self.feature.refuse(wording.refused(name, answer))
        self.feature.form.rest()
        self.feature.form.open()
        self._show(name, text, grid, answer)
        return True

    def _open(self, entry):
        values = [(key, entry["options"][key]) for key in ("problem", "start", "goal", "moves")] + [("grid", self.grid)]
        link = "&".join(["%s=%s" % (key, seam.escaped(value)) for key, value in values])
        self.feature.done()
        self.context.address.follow(link + "&algorithm=astar&heuristic=octile")  # admissible here

    async def _run(self, data):
        self.feature.done()
        experiments = await self.scope.wait(self.context.features.open("experiments"))
        if experiments:
            experiments.scope.start(experiments.take(data))

    def _show(self, file, text, grid, answer):
        """Show the solver's answer; without the map, no scenario can be opened."""
        self.name, self.text, self.grid, self.entries = file, text, grid, answer["entries"]
        count = len(self.entries)
        title = words.text("import.scenario.there", file=words.cut(file), count=count, map=words.cut(answer["map"]))
        rest = words.text("import.scenario.listed", most=MOST_LISTED) if count > MOST_LISTED else ""
        wanted = words.text("import.scenario.wanted", map=words.cut(answer["map"])) if grid is None else ""
        self.title.textContent = " ".join([each for each in (title, rest, wanted) if each])
        self.list.replaceChildren(*[make("option", textContent=_line(each)) for each in self.entries[:MOST_LISTED]])
        self.list.selectedIndex = 0
        self.opener.disabled = grid is None
        self.runner.disabled = grid is None or len(grid) * count > MOST_TEXT
        show(self.element, True)

    def hide(self):
        self.text = self.name = self.grid = None
        self.entries = []
        show(self.element, False)


def _line(entry):
    options = entry["options"]
    return words.text(
        "import.scenario.line", number=entry["number"], start=options["start"], goal=options["goal"],
        length="%g" % entry["length"], bucket=entry["bucket"],
    )  # fmt: skip


def plan(grid, entries):
    """An experiment of all of them: A* and jump point search (`begin` of searchlight/experiment/api.py)."""
    return {
        "problems": [entry["options"] for entry in entries], "grid": grid,
        "algorithms": ["astar", "jump-point"], "max_nodes": 1_000_000,
    }  # fmt: skip
