"""What is known of the chosen algorithm and heuristic: what they promise, under which condition, at which price."""

import words
from dom import escape, find, make, on, show


class About:
    """Facts from the catalog; the heuristic's verdict comes from the solver, which looks at the problem at hand.

    `on_lesson(lesson)` opens a lesson.
    """

    def __init__(self, catalog, on_lesson):
        self.algorithms = {entry["id"]: entry for entry in catalog["algorithms"]}
        self.on_lesson = on_lesson
        self.shown = None
        self.promises, self.verdict, self.said = find("promises"), find("verdict"), find("verdict-text")
        find("facts-title").textContent = words.FACTS

    def load(self, name):
        """A search with this algorithm was opened: its facts are shown, the verdict is awaited."""
        self.judge(None)
        if name == self.shown:
            return
        self.shown = name
        algorithm = self.algorithms[name]
        facts = algorithm["facts"]
        find("about-title").textContent = algorithm["label"]
        find("about-note").textContent = algorithm["summary"]
        self.promises.innerHTML = "".join(
            [_badge(facts[term]["verdict"], words.PROMISES[term][facts[term]["verdict"]]) for term in words.PROMISES]
        )
        rows = [(words.FACT_NAMES[term], words.claim(facts[term])) for term in ("complete", "optimal")]
        rows += [(words.FACT_NAMES[term], facts[term]) for term in ("time", "space")]
        rows.append((words.SOURCE, algorithm["source"]))
        find("facts-list").innerHTML = "".join(
            ["<dt>%s</dt><dd>%s</dd>" % (escape(term), escape(text)) for term, text in rows]
        )
        self._offer(algorithm["lessons"] + self._beside(algorithm))

    def judge(self, verdict):
        """The solver's verdict on the heuristic, in plain data; None: there is none (yet)."""
        show(self.verdict, verdict is not None)
        self.said.textContent = verdict["text"] if verdict else ""
        if verdict:
            badges = []
            for term, said in words.VERDICTS.items():
                kind = {True: "yes", False: "no", None: "unknown"}[verdict[term]]
                badges.append(_badge(kind, said[kind]))
            self.verdict.innerHTML = "".join(badges)

    def _beside(self, algorithm):
        """Lessons that run other algorithms on the same searches: the fault and its repair are one press apart."""
        own = [_search_of(lesson) for lesson in algorithm["lessons"]]
        others = []
        for name in self.algorithms:
            if name != algorithm["id"]:
                others += [one for one in self.algorithms[name]["lessons"] if _search_of(one) in own]
        return others

    def _offer(self, lessons):
        host = find("lessons-here")
        show(host, len(lessons) > 0)
        host.replaceChildren()
        for lesson in lessons:
            button = make("button", type="button", textContent=lesson["title"], title=lesson["text"])
            on(button, "click", lambda _, lesson=lesson: self.on_lesson(lesson))
            host.appendChild(button)


def _search_of(lesson):
    """What a lesson searches, whatever the algorithm."""
    return [lesson["options"].get(key) for key in ("problem", "graph", "grid", "start", "goal")]


def _badge(kind, text):
    """A sign and a word: ✓ admissible, ✗ not optimal, ◐ optimal if …"""
    return '<b class="badge %s"><i aria-hidden="true">%s</i>%s</b>' % (kind, words.SIGNS[kind], escape(text))
