"""The region Output: the lines that your code has printed, each with its step.

The worker searches ahead, so there are lines of steps that have not been shown yet: they are below, paler. Of many
lines, those around the current step are shown, a few times a second. A message replaces lines that the worker omitted.
"""

from page.dom.elements import document, escape, make, make_button, on, set_markup, show
from page.scope.events import Timer
from page.text import words

BEFORE, AFTER = 150, 40  # lines shown before and after the current step
LONGEST = 2_000  # characters shown of a line
PAUSE = 200  # milliseconds between two updates


class OutputPanel:
    """`context`: the feature's; `host`: the element to fill."""

    def __init__(self, context, host):
        self.host, self.context = host, context
        self.read = []  # lines printed while the file was loaded
        self.printed = []  # (search, its lines); a line is a pair of event number and text
        self.timer = Timer(context.scope, self._show)
        host.setAttribute("aria-label", words.text("editor.output"))
        heading = make("h2", textContent=words.text("editor.output"))
        clear = make_button(words.text("editor.output_clear"), self.clear, "quiet")
        heading.append(" ", clear)
        self.note = make("p", className="note", textContent=words.text("editor.output_none"))
        self.list = make("ol", className="output-lines")
        on(self.list, "click", self._on_click)
        host.append(heading, self.note, self.list)

    def clear(self):
        self.read, self.printed = [], []
        self.refresh()

    def hide(self):
        """Hide the region, because no code is loaded."""
        self.clear()
        show(self.host, False)

    def add(self, search, lines):
        """Add lines; `search` None: printed while the file was loaded or a search was opened."""
        if not lines:
            return
        if search is None:
            self.read += [(None, text) for _, text in lines]
        else:
            self._of(search).extend(lines)
        self.refresh()

    def _of(self, search):
        for known, lines in self.printed:
            if known is search:
                return lines
        shown = [stage.player.original for stage in self.context.stages]
        self.printed = [each for each in self.printed if any(each[0] is known for known in shown)]
        self.printed.append((search, []))
        return self.printed[-1][1]

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self):
        """Show new lines, or the lines around another step."""
        if not self.timer.running and (self.read or self.printed or not self.host.hidden):
            self.timer.start(PAUSE)

    def _show(self):
        focused = document.activeElement.getAttribute("data-line")
        parts = [_line(words.text("editor.output_loading"), text) for _, text in self.read[-BEFORE:]]
        last = None  # the last line printed so far
        for stage in self.context.stages:
            told_here, now = self._lines(stage)
            parts += told_here
            last = now or last
        set_markup(self.list, "".join(parts))
        show(self.note, not parts)
        if parts:
            show(self.host, True)
        again = self.list.querySelector('[data-line="%s"]' % focused) if focused else None
        if again:
            again.focus()
        latest = self.list.querySelector('[data-line="%s"]' % last) if last else None
        if latest:
            self.list.scrollTop = latest.offsetTop + latest.offsetHeight - self.list.clientHeight

    def _lines(self, stage):
        """Return the lines of a stage's search around its current step, and the key of the last one printed so far."""
        player, number = stage.player, stage.number
        lines = [each for known, each in self.printed if known is player.original]
        if not lines or not player.loaded:
            return [], None
        lines, named = lines[0], number if self.context.second else None
        said_by_now = _count_until(lines, player.t)
        parts = []
        for at in range(max(0, said_by_now - BEFORE), min(len(lines), said_by_now + AFTER)):
            where = _printed_at(self._step(stage, lines[at]), named)
            parts.append(_line(where, lines[at][1], "%d-%d" % (number, at), at >= said_by_now))
        return parts, "%d-%d" % (number, said_by_now - 1) if said_by_now else None

    def _step(self, stage, line):
        table = stage.player.table
        return table.stepOfTime(min(line[0] or 0, table.endTime))

    def _on_click(self, event):
        button = event.target.closest("[data-line]")
        if button:
            number, at = [int(part) for part in button.dataset.line.split("-")]
            stage = self.context.first if number == 1 else self.context.second
            lines = self._of(stage.player.original) if stage else []
            if at < len(lines):  # else the list is still another search's
                self.context.transport.to_step(self._step(stage, lines[at]))


def _count_until(lines, t):
    """How many of the ordered lines were printed by the time t."""
    low, high = 0, len(lines)
    while low < high:
        middle = (low + high) // 2
        if (lines[middle][0] or 0) <= t:
            low = middle + 1
        else:
            high = middle
    return low


def _printed_at(step, number):
    """Describe when a line was printed: at this step of search `number`, or of the only search if None."""
    if number is None:
        return words.text("editor.output_step", step=step)
    return words.text("editor.output_step_of", number=number, step=step)


def _line(where, text, key=None, later=False):
    text = words.sentence(text) if isinstance(text, dict) else text[:LONGEST]
    html = "<small>%s</small> <span>%s</span>" % (escape(where), escape(text))
    if key:
        html = '<button type="button" class="quiet" data-line="%s">%s</button>' % (key, html)
    return '<li class="later">%s</li>' % html if later else "<li>%s</li>" % html
