"""Everything that moves the player: buttons, the slider, the speed, the keys."""

import words
from dom import enable, enabled, find, name, on
from keys import Keys
from playback import RATES


class Commands:
    """`page` gives the player, the wait for a search that is being opened, and a way to start a coroutine."""

    def __init__(self, page):
        self.page, self.player = page, page.player
        self.queue = []  # commands are carried out one after another: two quick presses of Step are two steps
        self.busy = False
        self.seeking = None
        self.slider = find("slider")
        self.buttons = {}
        self.enabled, self.playing, self.slid = {}, False, None  # what the controls show: written only when it changes
        for key, title, symbol, shortcut, command in (
            ("reset", words.RESET, None, "Home", self.reset),
            ("back", words.BACK, None, "←", self.back),
            ("play", words.PLAY, None, "space", self.toggle),
            ("step", words.STEP, None, "→", self.step),
            ("run", words.RUN, None, "End", self.run),
            ("fine-back", words.FINE_BACK, "‹", ",", self.previous_event),
            ("fine-next", words.FINE_NEXT, "›", ".", self.next_event),
        ):
            button = find(key)
            name(button, title, symbol, shortcut)
            on(button, "click", lambda _, command=command, button=button: enabled(button) and command())
            enable(button, False)
            self.buttons[key] = button
        find("speed-label").textContent = words.SPEED
        self.speed = find("speed")
        self.speed.max = str(len(RATES) - 1)
        self.speed.value = str(RATES.index(self.player.playback.rate))
        on(self.speed, "input", self._on_speed)
        self._on_speed()
        on(self.slider, "input", self._on_slider)
        self.keys = Keys(
            {
                "ArrowRight": self.step, "ArrowLeft": self.back, " ": self.toggle, "End": self.run, "Home": self.reset,
                ".": self.next_event, ",": self.previous_event, "f": self.fit, "?": self.help,
            }
        )  # fmt: skip
        name(find("help"), words.HELP, key="?")
        on(find("help"), "click", lambda _: self.help())

    # -- commands ------------------------------------------------------------------------------------------------------

    def step(self):
        self._do(self.player.forward, self.player.forward_at_once)

    def back(self):
        self._do(self.player.back, self.player.back_at_once)

    def next_event(self):
        self._do(self.player.next_event, self.player.next_event_at_once)

    def previous_event(self):
        self._do(self.player.previous_event, self.player.previous_event_at_once)

    def reset(self):
        """Back to the start; where the start is no longer in memory, the search is opened once more."""
        if self.player.replayed or self.player.table.firstStep > 0:
            self.page.opening.change(self.page.opening.options)
        else:
            self._do(self.player.reset)

    def run(self):
        self._do(self.player.run_to_end, pauses=False)

    def toggle(self):
        if self.player.playing:
            self.player.pause()
        else:
            self._do(self.player.play, pauses=False)

    def fit(self):
        self.page.tree.view.fit()

    def help(self):
        self.keys.help()

    def _do(self, command, at_once=None, pauses=True):
        """Carries a command out when those before it are done; at once, where it need not wait for anything."""
        if pauses:
            self.player.pause()
        self.page.setup.fields.settle()  # what has just been typed comes first
        if at_once and not self.busy and self.page.opening.done.is_set() and at_once():
            return
        self.queue.append(command)
        if not self.busy:
            self.busy = True
            self.page.start(self._work())

    async def _work(self):
        try:
            while self.queue:
                await self.page.opening.done.wait()
                await self.queue.pop(0)()
        finally:
            self.busy = False

    # -- slider and speed ----------------------------------------------------------------------------------------------

    def _on_slider(self, _event):
        """Scrubbing: the latest place wins, and none is waited for."""
        if self.player.loaded:
            self.player.pause()
            self.player.scrub(int(self.slider.value))

    def _on_speed(self, *_):
        self.player.playback.rate = RATES[int(self.speed.value)]
        text = words.rate(self.player.playback.rate)
        find("speed-value").textContent = text
        self.speed.setAttribute("aria-valuetext", text)

    # -- how the controls look -----------------------------------------------------------------------------------------

    def show(self, player):
        playing = player.playing
        if playing != self.playing:
            self.playing = playing
            name(self.buttons["play"], words.PAUSE if playing else words.PLAY, key="space")
        for key, yes in (
            ("reset", not player.at_start or playing),
            ("back", not player.at_start),
            ("step", not player.at_end),
            ("play", playing or not player.at_end),
            ("run", not player.at_end),
            ("fine-back", player.t > player.table.firstEvent),
            ("fine-next", not player.at_end),
        ):
            if self.enabled.get(key) != yes:
                self.enabled[key] = yes
                enable(self.buttons[key], yes)
        step = player.step if player.lost_step is None else player.lost_step
        if self.slid != (step, player.steps_seen):
            self.slid = (step, player.steps_seen)
            self.slider.max = str(player.steps_seen)
            self.slider.value = str(step)
            self.slider.setAttribute("aria-valuetext", words.place(step, player.steps_seen))
