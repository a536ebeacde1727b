"""Questions on searches: for each algorithm of the catalog, chosen from what the record has."""

from collections import Counter

from page.features.predict.game import OVER, TAKE, Game
from page.features.predict.plan import MAKERS
from page.text.language import texts
from tests.unit.each_case import each_case
from tests.unit.page.features.predict_questions import EVERY, SEEDS, STEPS, happened, questions, recorded


def test_what_teaches_is_chosen() -> None:
    """All kinds are asked somewhere; ties, stale entries, reopened states and the goal that waits among them."""
    asked, reasons = Counter(), Counter()
    for algorithm, place in EVERY:
        for seed in SEEDS:
            for question in questions(recorded(algorithm, place), seed).values():
                asked[question.kind] += 1
                reasons.update(why["id"].removeprefix("predict.why.") for why in question.why)
    assert set(asked) == set(MAKERS)
    assert min(asked.values()) > 5
    for reason in (
        "tie", "stale", "reopened", "better", "discarded", "cycle", "late", "path", "tree", "queue", "stack", "least",
        "cutoff.depth", "cutoff.f", "limit.f", "limit.depth", "goal", "found", "met", "meeting", "goal_waits",
        "goal_waits_with", "nothing_left", "value.f", "value.g", "value.weighted",
    ):  # fmt: skip
        assert reasons[reason], reason


@each_case("algorithm, place", EVERY)
def test_the_last_step_is_asked_about(algorithm: str, place: str) -> None:
    """At the last step, the question is once whether the search ends."""
    search = recorded(algorithm, place)
    ends = [
        step
        for step in range(min(search.last, STEPS) + 1)
        if {"goal", "found", "end"} & {name for name, _ in happened(search, step)}
    ]
    asked = questions(search, "7")
    over = [step for step, question in asked.items() if question.kind == "goal" and question.rights == ["yes"]]
    assert over == ends[:1]


@each_case("algorithm, place", EVERY)
def test_who_plays_as_the_search_does_makes_no_slip(algorithm: str, place: str) -> None:
    """To the end, if it has one; and each other decision on the way is a slip, unless it is a tie, with its reason."""
    search = recorded(algorithm, place)
    game = Game(search, search.rules, "play")
    for step in range(min(search.last, 12) + 1):
        if not game.enter(step) or game.phase == OVER:
            break
        if game.phase == TAKE:
            for node in game.options:
                before = game.done
                right = game.take(node)
                tied = node["row"] in [each["row"] for each in game.equals()]
                assert right == (tied and game.step.expanded is not None)
                assert right or game.slip
                game.done = before
                game.enter(step)
            over = game.step.goal is not None
            assert game.found() == over
            if over:
                break
            game.enter(step)
            assert game.take(game.removed)
        if game.step.found:
            assert not game.discard([])
            assert game.found()
            assert game.phase == OVER
            break
        assert not game.found()
        gone = {node["row"] for node, fate in game.step.fates(search.rules) if fate in ("discarded", "cycle", "cutoff")}
        others = {node["row"] for node in game.children} - gone
        if others or gone:
            assert not game.discard(others)
            assert [texts.sentence(why) for why in game.slip]
        assert game.discard(gone)
        assert texts.sentence(game.hint())
