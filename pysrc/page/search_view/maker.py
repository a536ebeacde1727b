"""Make stages and the transport, and hand each only the functions of the page that it needs."""

from page.search_view.stage import Calls, Stage
from page.search_view.transport import Transport


class StageMaker:
    """`page`: see `shell/main.py`. Its parts are read when a stage is made, as the first one is made with the page."""

    def __init__(self, page):
        self.page = page

    def stage(self, number):
        page, openings, layout = self.page, self.page.openings, self.page.layout
        calls = Calls(
            scope=page.scope.inner, prepare=page.features.prepare,
            opening=openings.opening, entered=openings.entered, settled=openings.settled,
            answered=page.features.heard, judged=page.moved, selected=page.features.selected,
            change=openings.change_first if number == 1 else openings.change_second,
            edit=openings.edit, shuffle=openings.shuffle, extend=openings.extend, say=openings.say,
            space=lambda: page.pair.first.space,
            statistics=lambda: layout.turn("statistics"),
        )  # fmt: skip
        stage = Stage(number, page.searches, page.catalog, calls)
        stage.player.listeners.append(lambda _: page.turns.show(stage))
        stage.scope.ending(lambda: page.turns.drop(stage))
        return stage

    def transport(self, clock, stage):
        settle, reopen = stage.setup.fields.settle, self.page.openings.reopen
        return Transport(clock, self.page.ready, stage.scope.inner(), settle, reopen)
