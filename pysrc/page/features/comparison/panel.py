"""The comparison of two stages: the first difference, the numbers, states expanded by one only, and optimality.

Every sentence follows from both tables and both times. JavaScript itself marks nodes in the drawings
(`comparison.mark`): no node passes through here.
"""

import json

from js import performance

from page.dom.elements import enable, enabled, find, make, name, on, root, show
from page.features.comparison.difference import headings, names, sentence
from page.features.comparison.table import cell, optimal, rows
from page.features.feature import Feature
from page.options.strip_names import strip_names
from page.scope.events import Frame
from page.text.language import texts

AT_ONCE = 8_000  # states and expansions that are read per frame
BREATH = 250  # milliseconds between two updates of the numbers while the searches run too fast to be read
STATS = ("expanded", "generated")


class ComparePanel(Feature):
    """The panel appears with a second search, and is idle without one."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.catalog = context.catalog
        self.section, self.sentence, self.body = find("comparison"), find("difference-text"), find("comparison-table")
        self.legend = find("shared-legend")
        self.button = find("first-difference")
        name(self.button, texts.say("compare.first_difference", {}))
        self.section.setAttribute("aria-label", texts.say("compare.title", {}))
        on(self.button, "click", lambda _: enabled(self.button) and context.transport.to_step(self.facts["step"]))
        self.stages, self.comparison, self.facts = (), None, None
        self.tables = ()
        self.written, self.shown_at = {}, 0
        self.again = Frame(self.scope, self._on_frame)
        show(self.section, False)
        self.arranged()

    def arranged(self):
        if not self.context.second:
            self._drop()
        elif self.context.second not in self.stages:
            self._drop()
            if self.context.second in self.context.stages:
                self._load(self.context.stages)

    def _load(self, stages):
        """Begin to compare two stages."""
        self.stages, self.comparison = list(stages), None
        for stage in self.stages:
            stage.tree.on_scale = self.align
        self.moved()

    def _drop(self):
        """Stop comparing, because there is only one stage."""
        if self.stages:
            self._share_code(False)
        for stage in self.stages:
            stage.tree.on_scale = None
            stage.tree.view.mark(None)
            stage.tree.view.setScale(None)
            stage.tree.view.setWhole(False)
            stage.tree.share_legend(None)
        self.stages, self.comparison = (), None
        show(self.section, False)

    # -- showing -------------------------------------------------------------------------------------------------------

    def moved(self):
        if not self.stages or not all(stage.player.loaded for stage in self.stages) or not self._alike:
            return
        players = [stage.player for stage in self.stages]
        if self.comparison is None or any(players[side].table is not self.tables[side] for side in (0, 1)):
            self._begin(players)
        if not self.comparison.catchUp(AT_ONCE):
            return self.again.request()  # earlier expansions are read over several frames
        self.comparison.stand(players[0].t, players[1].t)
        now = performance.now()
        if any(player.fast for player in players) and now - self.shown_at < BREATH:
            return
        self.shown_at = now
        self.align()
        for stage in self.stages:
            stage.tree.view.remark()
        stats = [player.table.at(player.t).stats for player in players]
        by_value = players[0].traits.get("by_value")  # there, a step is not an expansion
        reached = [players[side].position if by_value else stats[side].expanded for side in (0, 1)]
        self._say_difference(max(reached))
        self._fill(players, stats)

    @property
    def _alike(self):
        """Whether both search one problem: with another one, the second search is opened after the first."""
        first, second = [stage.choices.shown["problem"] for stage in self.stages]
        return first == second and self.context.ready.is_set()

    def align(self):
        """Give both trees the same scale."""
        if self.comparison is not None:
            self.part.alignTrees(self.stages[0].tree.view, self.stages[1].tree.view)

    def _begin(self, players):
        """Begin with other searches."""
        self.tables = [player.table for player in players]
        self.comparison, self.facts = self.part.createComparison(self.tables[0], self.tables[1]), None
        for side in (0, 1):
            self.comparison.mark(side, self.stages[side].tree.view)
        self.stages[0].tree.share_legend(None)
        self.stages[0].tree.share_legend(self.stages[1].tree)
        self._share_code(players[0].traits["source"]["text"] == players[1].traits["source"]["text"])
        self._head()
        show(self.section, True)

    def _share_code(self, same):
        """If both run the same code, mark the lines of both in one listing."""
        first, second = [stage.source for stage in self.stages]
        second.on_lit = first.light_also if same else None
        first.light_also(second.lit if same else 0)
        if same:
            root.dataset.sameCode = "yes"
        else:
            root.removeAttribute("data-same-code")

    def _on_frame(self, _now):
        self.moved()

    def _say_difference(self, step):
        """Say what differs first, once both searches have come so far."""
        if self.facts is None:
            self.facts = json.loads(self.comparison.difference())
        come = self.facts and self.facts["step"] <= step and (self.facts["step"] or self._ended)
        text = texts.sentence(sentence(self.facts if come else None, self._searches()))
        self._write("difference", self.sentence, text.replace(" = ", "\u00a0=\u00a0"))
        enable(self.button, bool(self.facts and self.facts["step"]))

    @property
    def _ended(self):
        return all(stage.player.at_end for stage in self.stages)

    def _searches(self):
        pair = [{"options": stage.choices.shown, "traits": stage.player.traits} for stage in self.stages]
        called = names(pair, self.catalog.listed)
        return [dict(pair[side], name=called[side]) for side in (0, 1)]

    # -- the table -----------------------------------------------------------------------------------------------------

    def _head(self):
        """Write the searches' names above the columns, with their marks in the state space."""
        self.written = {}
        head = make("tr")
        head.appendChild(make("td"))
        self.legend.replaceChildren()
        searches = self._searches()
        both = [texts.text_of(called) for called in headings(searches, self.catalog.listed)]
        for side, shortened in enumerate(strip_names(searches, both, self.catalog.listed)):
            called = both[side]
            self.stages[side].parts("heading").replaceChildren(make("span", textContent=shortened, title=called))
            head.appendChild(make("th", scope="col", textContent=called))
            self.legend.appendChild(make("b", textContent=called))
        self.legend.appendChild(make("span", textContent=texts.say("compare.marks", {})))
        self.body.replaceChildren(head)

    def _fill(self, players, stats):
        results = [player.result if player.at_end else None for player in players]
        for row in rows([self._numbers(side, players[side].t, stats[side]) for side in (0, 1)], results):
            self._row(row["id"], [cell(row, side) for side in (0, 1)])
        if players[0].traits.get("by_value"):
            return
        judged = optimal(self._promises(players))
        self._row("optimal", [(texts.sentence(each[1]) if each else "–", "") for each in judged])

    def _numbers(self, side, t, stats):
        counts = json.loads(self.comparison.counts(side, t))
        return dict(counts, nodes=stats.expanded) if counts else {key: getattr(stats, key) for key in STATS}

    def _promises(self, players):
        promises = []
        for side in (0, 1):
            stage, player = self.stages[side], players[side]
            options = stage.choices.shown
            claim = self.catalog.algorithms[options["algorithm"]]["facts"]["optimal"]
            result = player.result if player.at_end else None
            shown = {"claim": claim, "options": options, "result": result}
            promises.append(dict(shown, verdict=stage.verdict, known=stage.about.known))
        return promises

    def _row(self, row, cells):
        """Write a row's cells: each has a number and its ratio to the other search's."""
        if row not in self.written:
            line = make("tr")
            line.dataset.row = row
            line.appendChild(make("th", scope="row", textContent=texts.say("compare.row." + row, {})))
            parts = []
            for _ in (0, 1):
                cell = make("td")
                parts.append([make("b"), make("small", className="ratio")])
                cell.append(*parts[-1])
                line.appendChild(cell)
            self.body.appendChild(line)
            self.written[row] = parts
        for side in (0, 1):
            for place in (0, 1):
                self._write((row, side, place), self.written[row][side][place], cells[side][place])
        show(self.written[row][0][0].closest("tr"), cells != [("–", "")] * 2)  # nothing is known yet

    def _write(self, key, element, text):
        """Write a text if it has changed."""
        if self.written.get(("text", key)) != text:
            self.written[("text", key)] = element.textContent = text

    # -- the same state in both ----------------------------------------------------------------------------------------

    def selected(self, stage):
        """Select the node of the same state in the other stage, if it has one."""
        if self.comparison is None or stage not in self.stages:
            return
        side = self.stages.index(stage)
        other, row = self.stages[1 - side], stage.player.selected
        if other.player.loaded:
            other.show_selected(int(self.comparison.twin(side, row, other.player.t)) if row >= 0 else -1)
