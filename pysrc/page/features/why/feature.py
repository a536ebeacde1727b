"""The feature `why`: explain the next entry, the life of a node, iterations and numbers.

Everything is derived from the search's table and a time (web/features/why), for any algorithm and for each search.
"""

import json

from js import performance

from page.dom.elements import document, escape, find, make, on, set_markup, show
from page.dom.explain import EDGE, GAP, ID
from page.features.feature import Feature
from page.features.why.card import Card
from page.features.why.reasons import line, note, why_next
from page.scope.events import Sizes, Timer
from page.text import words

MOST = 120  # the latest iterations, which are listed
RIM = 4  # pixels before the first one in sight


class IterationStrip:
    """`on_open(stage, index)` goes to an iteration, or shows it again if it is no longer in memory."""

    def __init__(self, stage, on_open):
        self.stage, self.on_open = stage, on_open
        self.section = make("section", className="iterations", hidden=True)
        self.section.setAttribute("aria-label", stage.parts.named(words.text("why.iterations")))
        self.list, self.cost = make("ol"), make("p", className="note")
        self.section.append(self.list, self.cost)
        stage.parts("tree").appendChild(self.section)
        self.items, self.now, self.shown = {}, None, None
        on(self.list, "click", self._on_click)
        Sizes(stage.scope, self._fit).watch(self.list)

    def clear(self):
        """Remove the iterations of the previous search."""
        self.items, self.now, self.shown = {}, None, None
        self.list.replaceChildren()
        show(self.section, False)

    def show(self, facts):
        player = self.stage.player
        if player.replayed or not facts.hasIterations():
            return self._mark(player.replayed["index"]) if player.replayed else None
        answer = json.loads(facts.iterations(player.t, player.horizon))
        show(self.section, True)
        for each in answer["changed"]:
            if each["index"] not in self.items:
                self.items[each["index"]] = item = make("li")
                item.dataset.index = str(each["index"])
                self.list.appendChild(item)
            self._write(self.items[each["index"]], each)
            if each["now"]:
                self._mark(each["index"], len(str(each["expanded"]) + str(each["again"])))
        self._thin(answer["count"])
        self._show_cost(answer["cost"] if player.at_end else None)

    def _write(self, item, each):
        outcome = each["outcome"] or "running"
        item.dataset.limit = plain(each["limit"])
        item.dataset.outcome = outcome
        bounded = self.stage.player.traits["limited"] == "f"
        title = words.text("why.bound" if bounded else "why.limit", limit=each["limit"])
        facts = words.text("why.iteration.nodes", expanded=each["expanded"], generated=each["generated"])
        if each["again"]:
            of = {"count": each["again"], "before": each["before"], "bounded": bounded}
            facts += ", " + words.text("why.iteration.again", **of)
        outcome_text = words.text("why.iteration." + ("dropped" if each["dropped"] else outcome))
        button = item.firstElementChild
        number = words.number(each["limit"])
        brief = escape(title).replace(number, "</i>%s<i>" % number)  # in Present, of a limit that is over
        html = "<b><i>%s</i></b><span>%s</span><small>%s</small>" % (brief, escape(outcome_text), escape(facts))
        set_markup(button or item, html if button else '<button type="button" class="quiet">%s</button>' % html)

    def _fit(self):
        """Scroll to the shown iteration again, as the strip has another width."""
        if self.shown:
            shown, self.shown = self.shown, None
            self._mark(*shown)

    def _mark(self, index, digits=0):
        """Mark the shown iteration, and scroll only the strip to it, again if its numbers have more digits."""
        if (index, digits) == self.shown or index not in self.items:
            return
        if self.now in self.items:
            self.items[self.now].removeAttribute("aria-current")
        self.shown, self.now, item = (index, digits), index, self.items[index]
        item.setAttribute("aria-current", "true")
        self.list.toggleAttribute("data-more", False)
        least = item.offsetLeft + item.offsetWidth + RIM - self.list.clientWidth
        self.list.toggleAttribute("data-more", least > 0)  # the sign for those at the left has room of its own
        before = self.list.firstElementChild.offsetLeft if least > 0 else RIM
        least = item.offsetLeft + item.offsetWidth + RIM - self.list.clientWidth
        starts = [each.offsetLeft - before for each in self.list.children]
        self.list.scrollLeft = next((start for start in starts if start >= least), item.offsetLeft - RIM)

    def _thin(self, count):
        for index in range(count - MOST - 1, -1, -1):
            if index not in self.items:
                break
            if index != self.now:
                self.items.pop(index).remove()

    def _show_cost(self, cost):
        show(self.cost, cost is not None)
        if cost:
            self.cost.textContent = words.text("why.cost", **cost)

    def _on_click(self, event):
        item = event.target.closest("li")
        if item:
            self.on_open(self.stage, int(item.dataset.index))


def plain(limit):
    """A limit in a form for programs: 3, 4.5."""
    return str(int(limit)) if limit == int(limit) else str(limit)


class Marks:
    """The marks below the slider. `sides()`: for each of its players, `player` and `facts`."""

    def __init__(self, transport, make_ticks, sides):
        self.transport, self.sides = transport, sides
        canvas, self.iterations = find("ticks"), find("mark-iterations")
        canvas.parentElement.title = words.text("why.ticks")  # the canvas lets the pointer through
        self.ticks = make_ticks(canvas)
        self.commands = []  # its commands that have not run yet

    def show(self):
        """Show the ticks, and the buttons for iterations if there are any."""
        sides = [side for side in self.sides() if side.facts and side.player.loaded]
        if not sides:
            return
        show(self.iterations, any([side.facts.hasIterations() for side in sides]))  # noqa: C419 - a list for MicroPython
        second = sides[1] if len(sides) > 1 else None
        self.ticks.show(
            float(self.transport.whole), sides[0].facts.worked, sides[0].player.horizon,
            second.facts.worked if second else None, second.player.horizon if second else 0,
        )  # fmt: skip

    def go(self, what, by):
        """Go to the next mark of this kind, or (−1) the one before. Search on until there is one, or to the end."""

        def command():
            return self._go(what, by)

        self.commands = [each for each in self.commands if each in self.transport.queue] + [command]
        self.transport.do(command)

    def _go(self, what, by):
        """Move the search with the nearest mark there, or both; the other one follows."""
        if any([each not in self.commands for each in self.transport.queue]):  # noqa: C419 - a list for MicroPython
            return True  # another command was given meanwhile
        marks, waits = [], False
        for side in self.sides():
            player = side.player
            t = int(side.facts.seek(player.t, what, by))
            if t >= 0:
                marks.append((player.table.stepOfTime(t), player, t))
            elif what == "iteration" and self._recall(side, by):
                return True
            elif by > 0 and player.waits:
                waits = True
        if not marks:
            return not waits
        step = (min if by > 0 else max)([each[0] for each in marks])
        return self.transport.clock.bring([each[1:] for each in marks if each[0] == step])

    def _recall(self, side, by):
        """Offer to show an iteration again that is no longer in memory."""
        step = int(side.facts.lostStep(side.player.t, by))
        if step >= 0:
            side.player.stand(step)
        return step >= 0


class Numbers:
    """`facts_of(stage)`: the facts derived from the stage's table; None before there are any."""

    def __init__(self, facts_of):
        self.facts_of = facts_of
        self.host = find(ID)
        self.open = None  # (stage, key) of the explained statistic
        self.body = make("div", className="counts")
        self.points = False
        self.html = ""  # of the body
        on(self.body, "click", self._on_click)
        on(self.host, "toggle", lambda _: self.host.matches(":popover-open") or self.close())

    def tell(self, stage, key):
        """Explain the statistic whose name was pressed, unless the press has closed the popover."""
        self._point_out(False)
        if not self.host.matches(":popover-open"):
            return self.close()
        self.open = stage, key
        self.host.appendChild(self.body)
        self.show()
        word = stage.parts("numbers").querySelector('[aria-expanded="true"]')
        if word:  # else it was hidden or redrawn while the feature was loaded
            self._place(word.getBoundingClientRect())

    def _place(self, word):
        """Place the enlarged explanation above the word, or as far down as there is room."""
        height, own = document.documentElement.clientHeight, self.host.getBoundingClientRect().height
        above, below = word.top - GAP - own, min(word.bottom + GAP, height - EDGE - own)
        self.host.style.top = "%dpx" % max(EDGE, above if above >= EDGE else below)

    def close(self):
        self._point_out(False)
        self.open = None

    def stay_with(self, stages):
        """Close the explanation if its stage was removed."""
        if self.open and self.open[0] not in stages:
            self.open, self.points = None, False
            self.host.hidePopover()

    def show(self):
        """Show the explanation for the current step."""
        facts = self.open and self.facts_of(self.open[0])
        if not facts:
            return
        stage, key = self.open
        player = stage.player
        others = json.loads(facts.others(key, player.t))
        rows = "".join(
            [
                "<dt>%s</dt><dd>%s</dd>"
                % (escape(words.text("why.other." + other["id"])), words.number(other["value"]))
                for other in others
            ]
        )
        name = "calls" if key == "frontier" and player.traits["recursive"] else key
        html = "<p>%s</p>" % escape(words.text("why.counts." + name))
        if rows:
            html += "<p><b>%s</b></p><dl>%s</dl>" % (escape(words.text("why.others")), rows)
        if key != "branching":  # which counts no nodes
            self.nodes = facts.nodes(key, player.t)
            html += '<p><button type="button" aria-pressed="%s">%s</button></p>' % (
                "true" if self.points else "false",
                escape(words.text("why.show_nodes", count=self.nodes.length)),
            )
        if self.html != html:
            self.html = html
            had_focus = self.body.contains(document.activeElement)
            set_markup(self.body, html)
            if had_focus and self.body.querySelector("button"):
                self.body.querySelector("button").focus()
        if self.points:
            stage.tree.view.pointOut(self.nodes)

    def _on_click(self, event):
        if event.target.closest("button"):
            self._point_out(not self.points)
            self.show()

    def _point_out(self, yes):
        """Ring the counted nodes while the explanation is open."""
        if self.points and not yes and self.open:
            self.open[0].tree.view.pointOut(self.facts_of(self.open[0]).none)
        self.points = yes


COUNT = "count."  # prefix of the name on a statistic's button
BREATH = 250  # milliseconds between two updates while the search runs too fast to follow
PAUSE = 60  # milliseconds between two updates while it moves too fast to read, such as during a drag of the slider


class Facts:
    """The facts that web/features/why/feature.js derives from one table."""

    def __init__(self, part, table):
        self.worked, self.none = part.createFacts(table), part.none
        worked = self.worked
        for name in (
            "has", "life", "occurrences", "reason", "hasIterations", "iterations", "seek", "lostStep", "startOf",
            "others", "nodes", "slice", "indexOf",
        ):  # fmt: skip
            setattr(self, name, getattr(worked, name))


class Side:
    """The explanations for one stage."""

    def __init__(self, stage, part, why):
        self.stage, self.part = stage, part
        self.table = self.facts = None
        self.card = Card(why.scope, stage, why.context.transport.to_time, why.to_node)
        self.strip = IterationStrip(stage, why.to_iteration)
        self.search, self.looked = None, 0

    @property
    def player(self):
        return self.stage.player

    def enter(self):
        """Begin with another table: another search's, or that of an iteration run again."""
        player = self.player
        if not player.loaded or player.table is self.table:
            return
        self.table, self.facts = player.table, Facts(self.part, player.table)
        if player.original is not self.search:
            self.search = player.original
            self.strip.clear()

    def show(self):
        player = self.player
        if not player.loaded:
            return
        self.enter()
        now = performance.now()
        if player.fast and now - self.looked < BREATH:
            return
        self.looked = now
        if not self.card.question_open:  # else the next entry is not told
            met = player.traits["reverses"] and player.path is not None  # what has stopped it
            t = player.table.timeOfStep(player.table.stepCount) if met else player.t
            reason = json.loads(self.facts.reason(t))
            of_entry = line(reason, player.traits), why_next(reason, player.traits)
            self.stage.frontier.explain(player.t, note(reason, player.traits), *of_entry)
        self.card.show(self.facts)
        self.strip.show(self.facts)

    def remove(self):
        for element in (self.card.tools, self.card.list, self.card.kin, self.strip.section):
            element.remove()


class Why(Feature):
    """`sides`: one per stage."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.sides = []
        self.marks = Marks(context.transport, part.createTicks, lambda: self.sides)
        self.looked, self.timer = 0, Timer(self.scope, self._look)
        self.numbers = Numbers(self._facts_of)
        self.scope.ending(self._remove)
        self.arranged()
        self.moved()

    def _remove(self):
        for side in self.sides:
            side.remove()
        self.marks.ticks.destroy()

    def _side(self, stage):
        return next(side for side in self.sides if side.stage is stage)

    def _facts_of(self, stage):
        """A stage's facts; None before there are any, and after the stage was closed."""
        return next((side.facts for side in self.sides if side.stage is stage), None)

    # -- what the page tells -------------------------------------------------------------------------------------------

    def arranged(self):
        """Make the explanations of new stages, and drop those of closed ones."""
        stages = self.context.stages
        staying = [side for side in self.sides if side.stage in stages]
        fresh = [stage for stage in stages if stage not in [side.stage for side in staying]]
        self.sides = staying + [Side(stage, self.part, self) for stage in fresh]
        self.numbers.stay_with(stages)

    def moved(self):
        for side in self.sides:
            side.enter()
        pause = BREATH if any(side.player.fast for side in self.sides) else PAUSE
        if performance.now() - self.looked >= pause:
            self._look()
        elif not self.timer.running:
            self.timer.start(pause)

    def _look(self):
        """Update the explanations. A search that is still being opened updates them itself when it moves."""
        self.timer.stop()
        if not all(side.player.loaded for side in self.sides):
            return
        for side in self.sides:
            side.show()
        self.marks.show()
        if self.numbers.open:
            self.numbers.show()
        self.looked = performance.now()

    def selected(self, stage):
        self._side(stage).show()

    def question_changed(self, kind):
        """Hide or show explanations in both searches: the first may give away what the second does."""
        for side in self.sides:
            side.card.question_open = kind is not None
            side.show()

    # -- what the reader does ------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        """`count.KEY`: a statistic's name; else a kind of mark to go to, with `-back` the one before."""
        if what.startswith(COUNT):
            return self.numbers.tell(stage or self.context.first, what[len(COUNT) :])
        kind, _, back = what.partition("-")
        self.marks.go(kind, -1 if back else 1)

    def to_node(self, stage, row, t):
        """Go to another node, at a time at which it exists."""
        stage.select(row)
        self.context.transport.to_time(stage, t)

    def to_iteration(self, stage, index):
        """Go to the beginning of an iteration; if it is no longer in memory, offer to show it again."""
        player = stage.player
        if not player.loaded:
            return  # it is of the search before, as the next one has no event yet
        if player.replayed:
            stage.opening.return_to_latest()
            self.moved()
        t = int(self._side(stage).facts.startOf(index))
        if t >= 0:
            self.context.transport.to_time(stage, t)
        else:
            player.stand(player.table.iterations[index].firstStep + 1)
