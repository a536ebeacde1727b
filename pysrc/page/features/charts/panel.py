"""The region `Charts`: the choice of a chart, its frame with its description, and its files."""

import json

from page.dom.elements import find, make, make_button, root, show
from page.dom.form import check_box, labelled, menu
from page.features.charts import wording
from page.text import words


class ChartsPanel:
    """`on_choose(name)`, `on_close()`; `on_file(chart, kind)`, kind "png" or "csv"; `on_scale(logarithmic)`."""

    def __init__(self, on_choose, on_close, on_file, on_scale):
        self.on_file = on_file
        self.section = make("section", id="charts", className="charts", hidden=True)
        self.section.setAttribute("aria-label", words.text("tools.charts"))
        offered = [(chart, wording.title(chart)) for chart in wording.CHOICES]
        self.choice = menu(offered, on_choose, id="charts-choice")
        self.scale_label, self.scale = check_box(words.text("charts.log"), on_scale, "charts-scale")
        self.larger = make_button(
            words.text("charts.larger"), lambda: self.enlarge(root.dataset.charts != "large"), "quiet charts-larger"
        )
        close = make_button(words.text("charts.close"), on_close, "quiet close", "×")
        label = labelled(words.text("charts.choice"), self.choice, "charts-pick")
        head = make("div", className="charts-head")
        self.note = make("span", className="note charts-note")
        title = make("h2", className="heard", textContent=words.text("tools.charts"))
        head.append(title, label, self.scale_label, self.note, self.larger, close)
        self.body = make("div", className="charts-body")
        help_text = make("p", id="charts-help", hidden=True, textContent=words.text("charts.help"))
        self.section.append(head, help_text, self.body)
        find("stages").after(self.section)

    def open(self, yes):
        show(self.section, yes)
        root.dataset.charts = ""
        if yes:
            self.enlarge(False)

    def enlarge(self, yes):
        root.dataset.charts = "large" if yes else "open"
        self.larger.setAttribute("aria-pressed", "true" if yes else "false")

    def frames(self, choice):
        """Make the frames for the charts of a choice, and return name → element."""
        self.choice.value = choice
        show(self.scale_label, choice == wording.ALL or choice in wording.SCALED)
        charts = wording.NAMES if choice == wording.ALL else (choice,)
        self.note.textContent = "" if choice == wording.ALL else wording.note(choice)
        frames = {
            chart: frame(chart, wording.title(chart), wording.note(chart), "charts-help", self.on_file)
            for chart in charts
        }
        self.body.replaceChildren(*[frames[chart] for chart in charts])
        self.body.dataset.charts = str(len(frames))
        return frames


def frame(chart, title, note, help_id, on_file):
    """Make a chart's frame, in which web/features/charts/figure.js draws; `on_file(chart, kind)`, "png" or "csv"."""
    figure = make("figure", className="chart")
    figure.dataset.chart = chart
    caption, tools = make("figcaption"), make("span", className="chart-tools")
    for kind in ("png", "csv"):
        button = make_button(words.text("charts.save." + kind), lambda kind=kind: on_file(chart, kind), "quiet")
        tools.appendChild(button)
    caption.append(make("b", textContent=title), make("span", className="note", textContent=note))
    plot = make("div", className="chart-plot", tabIndex=0)
    for attribute, value in (
        ("role", "slider"), ("aria-label", title), ("aria-describedby", help_id), ("aria-valuenow", "0"),
    ):  # fmt: skip
        plot.setAttribute(attribute, value)
    numbers = make("div", className="chart-numbers", tabIndex=0)
    numbers.setAttribute("role", "group")
    numbers.setAttribute("aria-label", words.text("charts.numbers", title=title))
    table = make("table")
    table.appendChild(make("caption", className="heard", textContent=title))
    numbers.append(make("p", className="chart-thinned note"), table)
    folded = make("details", className="chart-table")
    folded.append(make("summary", textContent=words.text("charts.table")), numbers)
    bar = make("div", className="chart-bar")
    bar.append(make("div", className="chart-legend"), tools)
    figure.append(
        caption, bar, plot, make("p", className="chart-told"),
        make("p", className="chart-said", hidden=True), folded,
    )  # fmt: skip
    return figure


def say(frame, text, drawn):
    """Show a sentence below the drawing, or in its place if not `drawn`; None: show none."""
    sentence = frame.querySelector(".chart-said")
    if sentence.textContent != (text or ""):
        sentence.textContent = text or ""
    show(sentence, bool(text))
    for part in (".chart-bar", ".chart-plot", ".chart-told", ".chart-table"):
        show(frame.querySelector(part), drawn)


def words_of(chart):
    """The texts in the drawing, as JSON text."""
    return json.dumps(wording.all_texts(chart))
