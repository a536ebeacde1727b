"""One clock for two searches: which of them waits for the other."""

import asyncio

from harness import ROMANIA, Bench, Frames, running

from page.playback.clock import Clock


class Two:
    """Two searches on one clock."""

    def __init__(self):
        self.frames, self.changes = Frames(), []
        self.benches = [Bench(), Bench()]
        self.players = [bench.player for bench in self.benches]
        self.clock = Clock([], self.frames.make, lambda players: self.changes.append((self.steps, players)))
        self.clock.take(self.players)

    async def open(self, first, second, **common_options):
        for bench, options in zip(self.benches, (first, second), strict=True):
            await bench.open(**common_options | options)

    @property
    def steps(self):
        return tuple(player.step for player in self.players if player.loaded)

    async def do(self, command):
        count = 1
        while not command() and await self.clock.more(count):
            count *= 2

    async def walk(self):
        """Step by step to the end; the pairs of steps on the way."""
        seen = [self.steps]
        while not self.clock.at_end:
            await self.do(self.clock.forward)
            seen.append(self.steps)
        return seen

    async def run(self):
        await self.do(self.clock.run_to_end)
        while self.clock.playing:
            self.frames.pass_()
            for _ in range(4):
                await asyncio.sleep(0)


ASTAR, UNIFORM = {"algorithm": "astar"}, {"algorithm": "uniform-cost"}


@running
async def test_by_expansions_both_have_done_as_many():
    """A* on Romania ends after five, uniform cost after twelve: one stands at its end while the other goes on."""
    two = Two()
    await two.open(ASTAR, UNIFORM, problem="graph")
    there = await two.walk()
    assert there == [(min(step, 5), step) for step in range(13)] + [(5, 12)]
    back = []
    while not two.clock.at_start:
        two.clock.back()
        back.append(two.steps)
    assert back == there[-2::-1]


@running
async def test_both_run_to_the_end_together():
    """Neither runs ahead of the other by more than is known of it; both end."""
    two = Two()
    await two.open(ASTAR, ASTAR | {"heuristic": "misplaced"}, problem="eight-puzzle", start="8,0,6,5,4,7,2,3,1")
    await two.do(two.clock.run_to_end)
    gaps = set()
    while two.clock.playing and two.players[0].step < 3000:
        two.frames.pass_()
        for _ in range(4):
            await asyncio.sleep(0)
        gaps.add(two.players[0].step - two.players[1].step)
    assert gaps == {0}
    assert two.players[0].step >= 3000
    two.clock.pause()


@running
async def test_nobody_is_brought_to_the_others_finish():
    """A link to step 3, where greedy search ends after three expansions and A* after five: both have expanded three."""
    two = Two()
    await two.benches[0].open(step=3, problem="graph", algorithm="astar")
    await two.benches[1].open(step=3, problem="graph", algorithm="greedy")
    await two.clock.gather()
    assert two.players[1].at_end
    assert two.steps == (3, 3)
    await two.do(two.clock.forward)
    assert two.steps == (4, 3)


@running
async def test_the_slider_covers_all_steps():
    """It is full only at the finish; while the end is not known, it is longer than what is."""
    two = Two()
    await two.open({**ASTAR, "heuristic": "manhattan"}, UNIFORM, problem="eight-puzzle")
    clock = two.clock
    clock.take(two.players[:1])
    await two.do(lambda: clock.scrub(20))
    assert not clock.ends
    assert clock.slid == 20 < clock.known < clock.extent
    assert clock.counted == (20, None)
    await two.do(lambda: clock.scrub(10**5))
    assert clock.ends
    assert clock.slid == clock.known == clock.extent
    assert clock.counted == (clock.known - 1, clock.known - 1)


@running
async def test_one_is_brought_to_a_moment_and_the_other_goes_along():
    """To a time within a step; the other one to the same step, or, where it is in that step already, not at all."""
    two = Two()
    await two.open({"algorithm": "astar"}, {"algorithm": "uniform-cost"}, **ROMANIA)
    first, second = two.players
    while not two.clock.forward():
        await two.clock.more(1)
    t = first.table.timeOfStep(1) - 1
    assert two.clock.bring([(first, t)])
    assert (first.t, second.step) == (t, 1)
    within = second.table.timeOfStep(1) - 1
    assert two.clock.bring([(second, within)])
    assert (first.t, second.t) == (t, within), "it stood in the same step already"
    assert two.clock.bring([(first, first.table.timeOfStep(0)), (second, second.table.timeOfStep(0))])
    assert two.steps == (0, 0)
