"""The answers of a lesson's question: shuffled, always in the same way."""

import json

from buildtools import lessons
from page.features.lessons.lesson import shuffled

SEEDS = [f"lesson/{at}" for at in range(60)]


def test_each_answer_is_there_once_in_the_same_order_each_time() -> None:
    for seed in SEEDS:
        assert sorted(shuffled(4, seed)) == [0, 1, 2, 3]
        assert shuffled(4, seed) == shuffled(4, seed)
    assert len({tuple(shuffled(3, seed)) for seed in SEEDS}) == 6


def test_the_right_answer_has_no_favorite_place() -> None:
    """Of the built-in lessons: no place has more than half of the right answers among three."""
    places = [0, 0, 0]
    for name, text in lessons.texts().items():
        for at, stop in enumerate(json.loads(text)["stops"]):
            answers = stop.get("question", {}).get("answers", [])
            if len(answers) == 3:
                [right] = [number for number, answer in enumerate(answers) if answer.get("right")]
                places[shuffled(3, f"{name}/{at}").index(right)] += 1
    assert max(places) * 2 <= sum(places)
