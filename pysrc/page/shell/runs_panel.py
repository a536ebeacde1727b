"""The list of this visit's finished searches: each can be opened again, or beside the current one."""

from js import encodeURIComponent

from page.dom.elements import make, make_button, show
from page.dom.popover import close
from page.options.offers import heuristic_label, problem_label
from page.options.runs import Runs, keeps
from page.text.language import message, texts


class RunsPanel:
    """`find(name)` gives its elements. `on_show(options)` opens a search, `on_compare(options)` one beside it."""

    def __init__(self, find, catalog, on_show, on_compare):
        self.catalog, self.on_show, self.on_compare = catalog, on_show, on_compare
        self.runs = Runs(self.show)
        self.noted = {}  # number of a stage → the outcome and the verdict that it had when it was noted last
        self.section, self.list, self.csv = find("runs"), find("runs-list"), find("runs-csv")
        self.beside = find("beside")
        find("runs-title").textContent = texts.say("runs.title", {})
        self.csv.textContent = texts.say("runs.csv", {})

    def arrange(self, pair):
        """Move the list to its place beside two searches or below one."""
        home = self.beside if pair.second else pair.first.parts("algorithm-menu")
        home.appendChild(self.section)

    def note(self, stages):
        """Add a line for each stage that is at its outcome."""
        for stage in stages:
            player = stage.player
            known = self.noted.get(stage.number)
            if not player.at_end or player.replayed or (known and known == (player.result, stage.verdict)):
                continue
            self.noted[stage.number] = player.result, stage.verdict
            options = self.catalog.effective(stage.choices.shown)
            stats = player.table.at(player.table.endTime).stats
            claim = self.catalog.algorithms[options["algorithm"]]["facts"]["optimal"]
            promised = keeps({"claim": claim, "verdict": stage.verdict, "options": options})
            where = [options.get(key) for key in ["problem"] + self.catalog.of_problem(options)]
            self.runs.note(
                options, player.result, {"deepest": stats.deepest, "reached": stats.reached}, promised, where
            )

    def show(self):
        lines = self.runs.lines
        show(self.section, bool(lines))
        self.csv.href = "data:text/csv;charset=utf-8," + encodeURIComponent(self.runs.csv())
        self.list.replaceChildren(*[self._item(number, lines[number]) for number in range(len(lines))])

    def _item(self, number, line):
        item = make("li")
        title = make("p", className="run", id="run-%d" % number, textContent=self._title(line))
        facts = make("p", className="note", textContent=texts.sentence(summary(line)))
        buttons = make("p", className="controls")
        for text, call in (("runs.show", self.on_show), ("runs.compare", self.on_compare)):
            if call:
                button = make_button(texts.say(text, {}), lambda call=call: self._open(call, line), "quiet")
                button.setAttribute("aria-describedby", title.id)
                buttons.appendChild(button)
        item.append(title, facts, buttons)
        return item

    def _open(self, call, line):
        """Open a search of the list, and close the popover in which it was chosen."""
        popover = self.section.closest("[popover]")
        if popover:
            close(popover)
        call(dict(line["search"]))

    def _title(self, line):
        """The problem, the algorithm, and the heuristic where there is one."""
        catalog, options = self.catalog, line["search"]
        parts = [
            problem_label(options, catalog.problems[line["problem"]]["label"]),
            catalog.algorithms[line["algorithm"]]["label"],
        ]
        if line["heuristic"]:
            parts.append(heuristic_label(options, catalog.heuristics[line["heuristic"]]["label"]))
        return " · ".join(parts)


def summary(line):
    """The outcome of a search, as a message."""
    values = {"expanded": line["expanded"], "generated": line["generated"], "most": line["max_frontier"]}
    if line["outcome"] != "solution":
        return message("runs.unsolved", outcome=message("runs.outcome." + line["outcome"]), **values)
    return message("runs.solved", cost=line["cost"], optimal=line["optimal"], **values)
