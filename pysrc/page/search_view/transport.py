"""The controls that move the clock: buttons, slider, speed."""

from page.dom.elements import enable, enabled, find, make, on
from page.dom.popover import attach
from page.playback.playing import RATES
from page.text import words

MOST = 2**12  # expansions that a command waits for at a time
GREEN = 0.15  # share of the slider for the solution, behind the end of the search
BUTTONS = (
    ("reset", words.text("control.reset"), "Home"),
    ("back", words.text("control.back"), "←"),
    ("play", words.text("control.play"), "space"),
    ("step", words.text("control.step"), "→"),
    ("run", words.text("control.run"), "End"),
    ("fine-back", words.text("control.previous_event"), ","),
    ("fine-next", words.text("control.next_event"), "."),
)


class Transport:
    """`ready`: an event, set while no search is being opened.

    `settle()` takes in what has been typed; `reopen()` opens a search once more whose start is no longer in memory;
    `walk(place)` shows the solution after so many moves.
    """

    def __init__(self, clock, ready, scope, settle, reopen, walk):
        self.clock, self.ready, self.scope, self.settle, self.reopen = clock, ready, scope, settle, reopen
        self.walk, self.walked = walk, 0  # moves of the solution that are shown at the end
        self.queue = []  # commands are carried out one after another: two quick presses of Step are two steps
        self.busy = False
        self.slider, self.speed = find("slider"), find("speed")
        self.buttons = {}
        self.enabled, self.does, self.slid = {}, "play", None  # what the controls show: written only when it changes
        commands = {
            "reset": self.reset, "back": self.back, "play": self.toggle, "step": self.step, "run": self.run,
            "fine-back": self.previous_event, "fine-next": self.next_event,
        }  # fmt: skip
        by_event = {"back": self.previous_event, "step": self.next_event}  # with Alt
        for key, title, shortcut in BUTTONS:
            button = self.buttons[key] = find(key)
            self._name(button, title, shortcut)
            command, finer = commands[key], by_event.get(key, commands[key])
            on(button, "click", lambda event, button=button, command=command, finer=finer: enabled(button) and (
                finer if event.altKey else command)())  # fmt: skip
            enable(button, False)
        self._make_speeds()
        attach(find("marks"), find("jump"), at_end=True)
        on(self.slider, "input", self._on_slider)

    def _name(self, button, title, shortcut):
        """Name a button that has a sign, a sign and a word, or a word alone."""
        word = button.querySelector("span")
        if word:
            word.textContent = title
        elif button.querySelector("svg"):
            button.setAttribute("aria-label", title)
        else:
            button.textContent = title
        button.title = "%s (%s)" % (title, shortcut)

    def _make_speeds(self):
        self.speed.replaceChildren()
        for at, rate in enumerate(RATES):
            self.speed.appendChild(make("option", value=str(at), textContent=words.rate(rate)))
        self.speed.value = str(RATES.index(self.clock.playback.rate))
        self.speed.title = words.text("control.speed")
        self.speed.setAttribute("aria-label", words.text("control.speed"))
        on(self.speed, "change", self._on_speed)

    # -- what features call --------------------------------------------------------------------------------------------

    @property
    def playing(self):
        return self.clock.playing

    def pause(self):
        self.clock.pause()

    async def bring(self, step):
        """Bring all searches to a step, each searched on as far as needed."""
        await self.clock.to_step(step)

    def to_step(self, step):
        """Pause, and bring all searches to a step."""
        self.pause()
        self.scope.start(self.bring(step))

    def to_time(self, stage, t):
        """Bring a stage to a known time of its search, unless another one is opened by then; the other follows."""
        table = stage.player.table if stage.player.loaded else None
        self.do(lambda: stage.player.table is not table or self.clock.bring([(stage.player, t)]))

    def forget(self):
        """Carry out no command that was given before: another search is asked for, and it is not for that one."""
        self.queue = []

    # -- commands ------------------------------------------------------------------------------------------------------

    def step(self):
        if not self._walk_to(self.walked + 1):
            self.do(self.clock.forward)

    def back(self):
        if not self.walked or not self._walk_to(self.walked - 1):
            self.do(self.clock.back)

    def _walk_to(self, place):
        """Show the solution after so many moves, if the search is at its end and the solution has as many."""
        able = self.clock.loaded and self.clock.at_end and place <= self.clock.moves
        if able:
            self.walked = place
            self.walk(place)
            self.show()
        return able

    def next_event(self):
        self.do(self.clock.next_event)

    def previous_event(self):
        self.do(self.clock.previous_event)

    def reset(self):
        """Go back to the start. If that is no longer in memory, open the search again."""
        self.do(self._reset)

    def _reset(self):
        if self.clock.forgot_start:
            self.reopen()
            return True
        return self.clock.reset()

    def run(self):
        self.do(self.clock.run_to_end, pauses=False)

    def toggle(self):
        if self.clock.playing:
            self.clock.pause()
        else:
            self.do(self._play, pauses=False)

    def _play(self):
        """Play; from the end, play again from the start."""
        if self.clock.at_end and not self._reset():
            return False
        return not self.ready.is_set() or self.clock.play()

    def do(self, command, pauses=True):
        """Carry a command out after those before it, at once if it need not wait; search on until it returns true."""
        if pauses:
            self.clock.pause()
        self.settle()  # what has just been typed comes first
        if not self.busy and self.ready.is_set() and command():
            return
        self.queue.append(command)
        if not self.busy:
            self.busy = True
            self.scope.start(self._work())

    async def _work(self):
        try:
            while self.queue:
                await self.scope.wait(self.ready.wait())
                if self.queue:
                    await self._carry_out(self.queue.pop(0), self.queue)
        finally:
            self.busy = False

    async def _carry_out(self, command, queue):
        """Carry out a command once its steps are known, unless another search was opened meanwhile."""
        count = 1
        while queue is self.queue and self.ready.is_set() and not command():
            if not await self.scope.wait(self.clock.more(count)):
                return
            count = min(2 * count, MOST)

    # -- slider and speed ----------------------------------------------------------------------------------------------

    def _on_slider(self, _event):
        """Move to the slider's latest place; a search that is behind is run up to it."""
        if self.clock.loaded:
            self.clock.pause()
            place = float(self.slider.value)
            beyond = place - self.clock.extent
            if not self.clock.scrub(int(place)):
                self.queue.clear()
                self.do(lambda: self.clock.scrub(int(place)))
            elif beyond > 0 or self.walked:
                self._walk_to(round(max(0, beyond) / self._green() * self.clock.moves))

    def _on_speed(self, *_):
        self.clock.playback.rate = RATES[int(self.speed.value)]

    # -- how the controls look -----------------------------------------------------------------------------------------

    def show(self):
        clock = self.clock
        playing, at_start, at_end = clock.playing, clock.at_start, clock.at_end
        does = "pause" if playing else "play-again" if at_end and not at_start else "play"
        if does != self.does:
            self.does = does
            self._name(self.buttons["play"], words.text("control.pause" if playing else "control.play"), "space")
            self.buttons["play"].dataset.does = does
        for key, yes in (
            ("reset", not at_start or playing),
            ("back", not at_start),
            ("step", not at_end),
            ("play", True),
            ("run", not at_end),
            ("fine-back", clock.event_before),
            ("fine-next", not at_end),
        ):
            if self.enabled.get(key) != yes:
                self.enabled[key] = yes
                enable(self.buttons[key], yes)
        if not at_end:
            self.walked = 0
        shown = (clock.slid, clock.known, clock.extent, clock.ends, clock.moves, self.walked)
        if self.slid != shown:
            self.slid = shown
            self._show_place(*shown)

    @property
    def whole(self):
        """The slider's last value: the clock's extent, and the solution behind it."""
        return self.clock.extent + self._green()

    def _green(self):
        return self.clock.extent * GREEN / (1 - GREEN) if self.clock.moves else 0

    def _show_place(self, place, known, extent, ends, moves, walked):
        """Move the slider. Its track is solid up to here, plain up to what is known, dotted beyond that, and green for
        the solution.
        """
        slider, whole = self.slider, self.whole
        slider.step = "any" if moves else "1"
        place += self._green() * walked / moves if moves else 0
        slider.max, slider.value = str(whole), str(place)
        slider.style.setProperty("--at", str(place / whole if whole else 1))
        slider.style.setProperty("--known", str(known / whole if whole else 1))
        slider.style.setProperty("--end", str(extent / whole if whole else 1))
        slider.dataset.end = ("solved" if moves else "known") if ends else "unknown"
        slider.setAttribute("aria-valuetext", words.place(*self.clock.counted))
