"""Stages, and what moves them: each is handed the functions of the page that it needs, and nothing else."""

from stage import Calls, Stage
from transport import Transport


class StageMaker:
    """`page`: see `main.py`. Its parts are asked for when a stage is made: the first one is made while the page is."""

    def __init__(self, page):
        self.page = page

    def stage(self, number):
        page, openings, room = self.page, self.page.openings, self.page.room
        calls = Calls(
            scope=page.scope.inner, opening=openings.opening, entered=openings.entered, settled=openings.settled,
            said=page.guests.heard, judged=page.moved, selected=page.guests.selected,
            shared=openings.shared, own=openings.own, edit=openings.edit, shuffle=openings.shuffle,
            extend=openings.extend, say=openings.say,
            widen=room.widen, space=lambda: page.pair.first.space, turn_code=room.turn_code,
        )  # fmt: skip
        stage = Stage(number, page.searches, page.catalog, calls)
        stage.player.listeners.append(lambda _: page.turns.show(stage))
        stage.scope.ending(lambda: page.turns.drop(stage))
        return stage

    def transport(self, element, part, named, clock, stage):
        settle, reopen = stage.setup.fields.settle, self.page.openings.reopen
        return Transport(element, part, named, clock, self.page.ready, stage.scope.inner(), settle, reopen)
