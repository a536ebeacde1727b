"""The facts about the chosen algorithm and heuristic: what they guarantee, on what condition, at what cost."""

from page.dom.elements import escape, make, on, set_markup, show
from page.dom.explain import term_html
from page.text import words
from page.text.telling import entry_of


class About:
    """Facts from the catalog; the heuristic's verdict comes from the solver, which looks at the problem at hand."""

    def __init__(self, parts, catalog):
        self.parts, self.catalog = parts, catalog
        self.shown, self.known = None, ()
        self.promises, self.verdict, self.reasons = parts("promises"), parts("verdict"), parts("verdict-text")
        parts("check-title").textContent = words.text("heuristic.check")

    def load(self, name, known):
        """Show the facts of a newly opened search's algorithm. The heuristic's verdict follows with `judge`.

        `known`: of the search's problem (ProblemEntry.known).
        """
        self.known = known
        self.judge(None)
        if name == self.shown:
            return
        self.shown = name
        algorithm = self.catalog.algorithms[name]
        facts = algorithm["facts"]
        self.parts("about-title").textContent = algorithm["label"]
        self.parts("about-note").textContent = algorithm["summary"]
        self._promise(facts, None, True)
        rows = [(words.text("about." + term), words.claim(facts[term])) for term in ("complete", "optimal")]
        rows += [(words.text("about." + term), facts[term]) for term in ("time", "space")]
        rows.append((words.text("about.source"), algorithm["source"]))
        growing = [words.text("about." + term) for term in ("time", "space")]
        listed = [
            "<dt>%s</dt><dd>%s</dd>"
            % (term_html(self.parts, name, "growth") if name in growing else escape(name), escape(text))
            for name, text in rows
        ]
        set_markup(self.parts("facts-list"), "".join(listed))

    def _promise(self, facts, verdict, reopen):
        """Show what the algorithm guarantees; a condition on the heuristic is resolved once that was checked."""
        badges = []
        for key in ("complete", "optimal"):
            kind, text = words.promise(key, facts[key], verdict, reopen, self.known)
            badges.append(self._badge(kind, text, key))
        set_markup(self.promises, "".join(badges))

    def judge(self, verdict, reopen=True):
        """Show the solver's verdict on the heuristic (plain data), or None. `reopen`: the search's option."""
        if self.shown:
            self._promise(self.catalog.algorithms[self.shown]["facts"], verdict, reopen)
        show(self.parts("check"), verdict is not None)
        self.reasons.textContent = words.verdict(verdict) if verdict else ""
        if verdict:
            badges = []
            for key in ("admissible", "consistent"):
                kind = {True: "yes", False: "no", None: "unknown"}[verdict[key]]
                badges.append(self._badge(kind, words.text("verdict." + key + "." + kind), key))
            set_markup(self.verdict, "".join(badges))

    def _badge(self, kind, text, key):
        """Return HTML of a sign and a word: ✓ admissible, ✗ not optimal, ◐ optimal if …"""
        word = term_html(self.parts, text, key)
        return '<b class="badge %s"><i aria-hidden="true">%s</i>%s</b>' % (kind, words.SIGNS[kind], word)


class HeuristicValues:
    """Read from the table whenever the popover opens."""

    def __init__(self, parts, player):
        self.host, self.player = parts("heuristic-values"), player
        parts("values-title").textContent = words.text("heuristic.values")
        on(parts("heuristic-menu"), "toggle", lambda _: self._show())

    def _show(self):
        player = self.player
        if not player.loaded:
            return
        rows = [0, player.table.at(player.t).stats.row]
        entries = [entry_of(player.table, row) for row in rows if player.table.has(row)]
        lines = []
        for entry in entries:
            if entry.get("h") is not None:
                line = words.text("heuristic.value", state=entry["label"], value=entry["h"])
                if line not in lines:
                    lines.append(line)
        self.host.replaceChildren(*[make("li", textContent=line) for line in lines])
        show(self.host.parentNode, bool(lines))
