"""The controls that move the clock: buttons, slider, speed."""

from page.dom.elements import enable, enabled, find, make, on
from page.dom.popover import attach
from page.playback.playing import RATES
from page.text import words

MOST = 2**12  # expansions that a command waits for at a time
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

    `settle()` takes in what has been typed; `reopen()` opens a search once more whose start is no longer in memory.
    """

    def __init__(self, clock, ready, scope, settle, reopen):
        self.clock, self.ready, self.scope, self.settle, self.reopen = clock, ready, scope, settle, reopen
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

    def do(self, command):
        """Carry out a command, searching on until it returns true."""
        self._do(command)

    # -- commands ------------------------------------------------------------------------------------------------------

    def step(self):
        self._do(self.clock.forward)

    def back(self):
        self._do(self.clock.back)

    def next_event(self):
        self._do(self.clock.next_event)

    def previous_event(self):
        self._do(self.clock.previous_event)

    def reset(self):
        """Go back to the start. If that is no longer in memory, open the search again."""
        self._do(self._reset)

    def _reset(self):
        if self.clock.forgot_start:
            self.reopen()
            return True
        return self.clock.reset()

    def run(self):
        self._do(self.clock.run_to_end, pauses=False)

    def toggle(self):
        if self.clock.playing:
            self.clock.pause()
        else:
            self._do(self._play, pauses=False)

    def _play(self):
        """Play; from the end, play again from the start."""
        if self.clock.at_end and not self._reset():
            return False
        return not self.ready.is_set() or self.clock.play()

    def _do(self, command, pauses=True):
        """Carry a command out after those before it, at once if it need not wait."""
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
                await self._carry_out(self.queue.pop(0))
        finally:
            self.busy = False

    async def _carry_out(self, command):
        """Carry out a command once its steps are known, unless another search was opened meanwhile."""
        count = 1
        while self.ready.is_set() and not command():
            if not await self.scope.wait(self.clock.more(count)):
                return
            count = min(2 * count, MOST)

    # -- slider and speed ----------------------------------------------------------------------------------------------

    def _on_slider(self, _event):
        """Move to the slider's latest place; a search that is behind is run up to it."""
        if self.clock.loaded:
            self.clock.pause()
            place = int(float(self.slider.value))
            if not self.clock.scrub(place):
                self.queue.clear()
                self._do(lambda: self.clock.scrub(place))

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
        shown = (clock.slid, clock.known, clock.extent, clock.ends)
        if self.slid != shown:
            self.slid = shown
            self._show_place(*shown)

    def _show_place(self, place, known, extent, ends):
        """Move the slider. Its track is solid up to here, plain up to what is known, and dotted beyond that."""
        slider = self.slider
        slider.max, slider.value = str(extent), str(place)
        slider.style.setProperty("--at", str(place / extent if extent else 1))
        slider.style.setProperty("--known", str(known / extent if extent else 1))
        slider.dataset.end = "known" if ends else "unknown"
        slider.setAttribute("aria-valuetext", words.place(*self.clock.counted))
