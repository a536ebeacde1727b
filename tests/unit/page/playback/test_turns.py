"""Which panels are shown in which frame."""

from types import SimpleNamespace

from harness import Frames

from page.playback.turns import Turns
from page.scope.scope import Scope


class Panel:
    """Notes what it was shown, and when."""

    def __init__(self, name, shown):
        self.name, self.shown = name, shown

    def show(self, player):
        self.shown.append((self.name, player.t))


def two(count, fast):
    """Turns of so many stages, with what they have shown."""
    frames, shown, stages = Frames(), [], []
    for name in "ab"[:count]:
        player = SimpleNamespace(t=0, fast=fast, flat_out=False, loaded=True)
        panels = [Panel(name + part, shown) for part in ("-tree", "-frontier", "-visited")]
        stages.append(SimpleNamespace(player=player, scope=Scope(), first=(panels[0],), others=tuple(panels[1:])))
    return Turns(lambda: stages, frames.make), stages, frames, shown


def test_a_fast_search_shows_its_tree_and_the_rest_in_turn():
    """A frame for each, at the time of its turn."""
    turns, (stage,), frames, shown = two(1, fast=True)
    for t in range(1, 7):
        stage.player.t = t
        turns.show(stage)
        frames.pass_()
    assert shown == [
        ("a-tree", 1), ("a-frontier", 2), ("a-tree", 3), ("a-visited", 4), ("a-tree", 5), ("a-frontier", 6),
    ]  # fmt: skip


def test_a_run_to_the_end_seldom_shows_what_nobody_can_read():
    """The tree has all frames but one in each quarter of a second."""
    turns, (stage,), frames, shown = two(1, fast=True)
    stage.player.flat_out = True
    for _ in range(25):
        turns.show(stage)
        frames.pass_()
    assert [name for name, _ in shown if name != "a-tree"] == ["a-frontier", "a-visited"]
    assert len(shown) == 25


def test_two_fast_searches_take_turns():
    """A frame has no more to show than with one of them; nobody is forgotten."""
    turns, stages, frames, shown = two(2, fast=True)
    for t in range(1, 13):
        for stage in stages:
            stage.player.t = t
            turns.show(stage)
        frames.pass_()
        assert len(shown) == t
    assert [name for name, _ in shown if name.endswith("tree")] == ["a-tree", "b-tree"] * 4
    assert {name for name, _ in shown} == {a + b for a in "ab" for b in ("-tree", "-frontier", "-visited")}


def test_no_frame_reaches_a_closed_stage():
    """Neither one that was requested before it closed, nor one that something asks for later."""
    turns, (stage, _), frames, shown = two(2, fast=True)
    turns.show(stage)
    stage.scope.close()
    frames.pass_()
    turns.show(stage)
    frames.pass_()
    assert shown == []
