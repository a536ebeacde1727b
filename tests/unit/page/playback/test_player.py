"""The player and its clock: positions, events, playing, and parts that were dropped or lost."""

import json
from types import SimpleNamespace

import pytest
from harness import Bench, Link, running
from plain_table import Table

import worker
from page.solver_link.open_search import Refused


@running
async def test_a_step_is_one_expansion_and_the_finish_comes_last():
    """A* on Romania: five expansions, then the finish; back from there by the same way."""
    bench = Bench()
    await bench.open(problem="graph", algorithm="astar")
    steps = [bench.player.step]
    while not bench.clock.at_end:
        await bench.do(bench.clock.forward)
        steps.append(bench.player.step)
    assert steps == [0, 1, 2, 3, 4, 5, 5]
    assert bench.player.result["cost"] == 418
    back = []
    while not bench.clock.at_start:
        bench.clock.back()
        back.append(bench.player.step)
    assert back == [5, 4, 3, 2, 1, 0]


@running
async def test_events_go_child_by_child_and_back():
    """Next event moves by one; a step from within an expansion goes to its own position."""
    bench = Bench()
    await bench.open(problem="graph", algorithm="astar")
    await bench.do(bench.clock.next_event)
    assert (bench.player.t, bench.player.step) == (1, 1)
    await bench.do(bench.clock.next_event)
    assert bench.player.fine == bench.player.t - bench.player.table.timeOfStep(1) < 0
    bench.clock.forward()
    assert (bench.player.step, bench.player.fine) == (1, None)
    assert [bench.clock.previous_event(), bench.clock.back(), bench.player.step] == [True, True, 0]


@running
async def test_playing_keeps_its_speed_and_stops_at_the_finish():
    """At two a second, half a second is a step; flat out it runs to the end."""
    bench = Bench()
    await bench.open(problem="graph", algorithm="astar")
    assert bench.clock.play()
    bench.frames.pass_(0)
    for _ in range(5):
        bench.frames.pass_(100)
    assert bench.player.step == 1
    assert bench.clock.playing
    bench.clock.pause()
    bench.frames.pass_(5000)
    assert bench.player.step == 1
    await bench.run()
    assert (bench.clock.at_end, bench.clock.playing) == (True, False)


@pytest.mark.parametrize("method", ["open_run", "random_start", "advance", "replay"])
@running
async def test_a_refused_opening_leaves_what_was_shown(method):
    """Whichever question to the worker is refused: nothing is being opened any more, and the next link opens."""
    bench = await forgetful() if method == "replay" else Bench()
    if method != "replay":
        await bench.open(problem="graph", algorithm="astar")
    shown, opening = bench.choices.shown, bench.opening
    bench.link.before = lambda asked: refuse() if asked == method else None
    if method == "replay":
        bench.player.stand(1)
        await opening.recall()
    elif method == "random_start":
        await bench.scope.start(opening.shuffle(shown, 5, 1, opening.claim()))
    else:
        await bench.scope.start(opening.open({**shown, "algorithm": "greedy"}))
    assert opening.done.is_set()
    bench.link.before = lambda asked: None
    answer = await bench.open(problem="graph", algorithm="greedy")
    assert (answer["ok"], opening.done.is_set(), bench.player.loaded) == (True, True, True)


def refuse() -> None:
    raise Refused({"ok": False, "errors": []})


async def forgetful(limit: int = 3) -> Bench:
    """Iterative deepening on Romania at its end, with all iterations forgotten but the last."""
    bench = Bench()
    await bench.open(problem="graph", algorithm="iterative-deepening")
    await bench.run()
    bench.player.table.drop(limit - 1)
    return bench


@running
async def test_one_steps_back_out_of_an_iteration_that_is_shown_again():
    """What is said to be forgotten is the iteration before it, it is shown in its turn, and the way back still leads to
    the search itself. A time that was forgotten since it was asked for is reported, too."""
    bench = await forgetful()
    end, iteration = bench.player.t, bench.player.table.iterations[2]
    first = iteration.firstStep + 1
    bench.clock.scrub(first)
    await bench.opening.recall()
    assert (bench.player.step, bench.player.replayed["index"]) == (first, 2)
    bench.clock.back()
    assert bench.player.lost["index"] == 1
    await bench.opening.recall()
    assert (bench.player.step, bench.player.replayed["index"]) == (first - 1, 1)
    bench.opening.return_to_latest()
    assert (bench.player.t, bench.player.replayed, bench.player.lost) == (end, None, None)
    bench.player.go(iteration.firstEvent + 1)
    assert (bench.player.t, bench.player.lost["index"], bench.player.lost_step) == (end, 2, first)


@running
async def test_a_link_opens_at_a_step_though_much_follows_in_the_same_chunk(monkeypatch):
    monkeypatch.setattr(Table, "keptEvents", 5)
    bench = Bench()
    await bench.open(step=3, problem="graph", algorithm="iterative-deepening")
    assert (bench.player.loaded, bench.player.step) == (True, 3)


@running
async def test_a_run_that_the_worker_let_go_is_opened_again():
    """Even with two pending chunks, the events continue without a gap or a repetition."""
    bench = Bench()
    await bench.open(problem="eight-puzzle", algorithm="astar")
    for size in (3, 50):
        bench.player.supply.ask(size, 1, at_once=2)
        worker.runs.clear()
        await bench.player.know(bench.player.last + 2 * size)
    await bench.run()
    assert [bench.player.result[key] for key in ("cost", "expanded", "generated")] == [31, 20_290, 53_571]


@running
async def test_a_part_that_no_table_takes_in_is_asked_for_once():
    bench, faults = Bench(), []
    bench.scope.on_failure = faults.append
    bench.opening.make_table = lambda traits: SimpleNamespace(eventCount=0, stepCount=0)
    await bench.open(problem="graph", algorithm="astar", step=3)
    assert (len(faults), bench.link.asked.count("advance")) == (1, 1)


@running
async def test_another_worker_catches_up():
    """After a worker ends in the middle of a call, the next one continues from what is shown."""
    bench = Bench()
    await bench.open(step=100, problem="eight-puzzle", algorithm="astar")
    bench.link.before = lambda method: (bench.link.restart(), setattr(bench.link, "before", lambda _: None))
    await bench.player.know(bench.player.last + 500)
    assert bench.player.step == 100
    await bench.player.know(bench.player.last + 500)
    assert (bench.player.last >= 600, bench.link.asked.count("open_run")) == (True, 2)


@running
async def test_a_search_that_fails_says_so_and_stands():
    """The known part stays, nothing more is requested, and no command waits forever."""
    bench = Bench()
    await bench.open(step=5, problem="eight-puzzle", algorithm="astar")

    def failing(_seconds, _expansions):
        raise ZeroDivisionError("by the heuristic")

    for run in worker.runs.values():
        run.advance = failing
    await bench.player.know(10_000)
    assert bench.listener.answers[-1] == {
        "ok": False, "errors": [
            {"field": "search", "id": "search.failed", "values": {"error": "ZeroDivisionError: by the heuristic"}}
        ],
    }  # fmt: skip
    asked = len(bench.link.asked)
    await bench.run()
    assert bench.player.t == bench.player.table.endTime, "what ran of the last step can be seen"
    assert not bench.clock.playing
    assert len(bench.link.asked) == asked


@pytest.mark.parametrize("algorithm", ["astar", "breadth-first"])
def test_a_recorded_beginning_is_continued_by_the_worker(algorithm):
    """The recording is shown before there is a worker, which then continues the same search."""

    @running
    async def test():
        link = Link()
        answer = json.loads(await link.ask("open_run", json.dumps({"algorithm": algorithm})))
        chunk = await link.ask("advance", answer["run"], 20, 1)
        bench = Bench(recording=(answer, chunk))
        bench.link.connected = False
        bench.link.before = lambda method: setattr(bench.link, "connected", True)
        await bench.open(problem="eight-puzzle", algorithm=algorithm)
        assert bench.player.step == 0
        assert bench.link.asked in ([], ["verdict"])
        await bench.player.know(500)
        assert bench.player.last >= 500

    test()
