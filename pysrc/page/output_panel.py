"""The region Output: what the reader's code has printed, each line with the step at which it was printed.

The worker searches ahead, so there are lines of steps that have not been shown yet: they stand below, paler. Of a great
many lines those around the present moment are shown, a few times in a second. A message stands for lines that the
worker has left out.
"""

import code_words as words
from dom import document, escape, make, on, set_markup, show
from scope_events import Timer
from words import told

BEFORE, AFTER = 150, 40  # lines that are shown of those that have been said by now, and of the others
LONGEST = 2_000  # letters of a line that are shown
PAUSE = 200  # milliseconds between two times that they are shown


class OutputPanel:
    """`pair`: the stages; `to_step(step)` goes to one."""

    def __init__(self, scope, host, pair, to_step):
        self.host, self.pair, self.to_step = host, pair, to_step
        self.read = []  # what was said while the file was read
        self.said = []  # (search, its lines): a pair of an event's number and a text, in their order
        self.timer = Timer(scope, self._show)
        host.setAttribute("aria-label", words.OUTPUT)
        heading = make("h2", textContent=words.OUTPUT)
        clear = make("button", type="button", className="quiet", textContent=words.OUTPUT_CLEAR)
        on(clear, "click", lambda _: self.clear())
        heading.append(" ", clear)
        self.note = make("p", className="note", textContent=words.OUTPUT_NONE)
        self.list = make("ol", className="output-lines")
        on(self.list, "click", self._on_click)
        host.append(heading, self.note, self.list)

    def clear(self):
        self.read, self.said = [], []
        self.refresh()

    def hide(self):
        """There is no code that could print."""
        self.clear()
        show(self.host, False)

    def add(self, search, lines):
        """`search` None: lines that were said while the file was read, or a search was opened."""
        if not lines:
            return
        if search is None:
            self.read += [(None, text) for _, text in lines]
        else:
            self._of(search).extend(lines)
        self.refresh()

    def _of(self, search):
        for known, lines in self.said:
            if known is search:
                return lines
        shown = [stage.player.original for stage in self.pair.stages]
        self.said = [each for each in self.said if any(each[0] is known for known in shown)]
        self.said.append((search, []))
        return self.said[-1][1]

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self):
        """Something was said, or another moment is shown."""
        if not self.timer.running and (self.read or self.said or not self.host.hidden):
            self.timer.start(PAUSE)

    def _show(self):
        focused = document.activeElement.getAttribute("data-line")
        parts = [_line(words.OUTPUT_LOADING, text) for _, text in self.read[-BEFORE:]]
        last = None  # the line that was said last
        for stage in self.pair.stages:
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
        """(the lines of a stage's search around its moment, the key of the one that was said last)."""
        player, number = stage.player, stage.number
        lines = [each for known, each in self.said if known is player.original]
        if not lines or not player.loaded:
            return [], None
        lines, named = lines[0], number if self.pair.second else None
        said_by_now = _count_until(lines, player.t)
        parts = []
        for at in range(max(0, said_by_now - BEFORE), min(len(lines), said_by_now + AFTER)):
            where = words.printed_at(self._step(stage, lines[at]), named)
            parts.append(_line(where, lines[at][1], "%d-%d" % (number, at), at >= said_by_now))
        return parts, "%d-%d" % (number, said_by_now - 1) if said_by_now else None

    def _step(self, stage, line):
        table = stage.player.table
        return table.stepOfTime(min(line[0] or 0, table.endTime))

    def _on_click(self, event):
        button = event.target.closest("[data-line]")
        if button:
            number, at = [int(part) for part in button.dataset.line.split("-")]
            stage = self.pair.numbered(number)
            lines = self._of(stage.player.original) if stage else []
            if at < len(lines):  # else the list has not been shown anew since another search came
                self.to_step(self._step(stage, lines[at]))


def _count_until(lines, t):
    """How many of the lines, which stand in their order, were said by the time t."""
    low, high = 0, len(lines)
    while low < high:
        middle = (low + high) // 2
        if (lines[middle][0] or 0) <= t:
            low = middle + 1
        else:
            high = middle
    return low


def _line(where, text, key=None, later=False):
    text = told(text) if isinstance(text, dict) else text[:LONGEST]
    said = "<small>%s</small> <span>%s</span>" % (escape(where), escape(text))
    if key:
        said = '<button type="button" class="quiet" data-line="%s">%s</button>' % (key, said)
    return '<li class="later">%s</li>' % said if later else "<li>%s</li>" % said
