"""What is known of the chosen algorithm and heuristic: what they promise, under which condition, at which price."""

import words
from dom import escape, set_markup, show
from explain import term_html


class About:
    """Facts from the catalog; the heuristic's verdict comes from the solver, which looks at the problem at hand."""

    def __init__(self, parts, catalog):
        self.parts, self.catalog = parts, catalog
        self.shown = None
        self.promises, self.verdict, self.said = parts("promises"), parts("verdict"), parts("verdict-text")
        parts("facts-title").textContent = words.FACTS

    def load(self, name):
        """A search with this algorithm was opened: its facts are shown, the verdict is awaited."""
        self.judge(None)
        if name == self.shown:
            return
        self.shown = name
        algorithm = self.catalog.algorithms[name]
        facts = algorithm["facts"]
        self.parts("about-title").textContent = algorithm["label"]
        self.parts("about-note").textContent = algorithm["summary"]
        self._promise(facts, None, True)
        rows = [(words.FACT_NAMES[term], words.claim(facts[term])) for term in ("complete", "optimal")]
        rows += [(words.FACT_NAMES[term], facts[term]) for term in ("time", "space")]
        rows.append((words.SOURCE, algorithm["source"]))
        growing = (words.FACT_NAMES["time"], words.FACT_NAMES["space"])
        listed = [
            "<dt>%s</dt><dd>%s</dd>"
            % (term_html(self.parts, name, "growth") if name in growing else escape(name), escape(text))
            for name, text in rows
        ]
        set_markup(self.parts("facts-list"), "".join(listed))

    def _promise(self, facts, verdict, reopen):
        """What is promised; where the condition is one on the heuristic and that has been judged, what follows."""
        badges = []
        for key in words.PROMISES:
            kind, text = words.promise(key, facts[key], verdict, reopen)
            badges.append(self._badge(kind, text, key))
        set_markup(self.promises, "".join(badges))

    def judge(self, verdict, reopen=True):
        """The solver's verdict on the heuristic, in plain data; None: there is none (yet). `reopen`: the option."""
        if self.shown:
            self._promise(self.catalog.algorithms[self.shown]["facts"], verdict, reopen)
        show(self.verdict, verdict is not None)
        self.said.textContent = words.verdict(verdict) if verdict else ""
        if verdict:
            badges = []
            for key, said in words.VERDICTS.items():
                kind = {True: "yes", False: "no", None: "unknown"}[verdict[key]]
                badges.append(self._badge(kind, said[kind], key))
            set_markup(self.verdict, "".join(badges))

    def _badge(self, kind, text, key):
        """A sign and a word: ✓ admissible, ✗ not optimal, ◐ optimal if …"""
        word = term_html(self.parts, text, key)
        return '<b class="badge %s"><i aria-hidden="true">%s</i>%s</b>' % (kind, words.SIGNS[kind], word)
