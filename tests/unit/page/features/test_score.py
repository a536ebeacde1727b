"""The score of an exercise, and the states that a surrounding page may return (features/score, predict/share.py)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from page.features.lessons.lesson import Lesson, judged
from page.features.predict.plan import ENOUGH, read, share, written
from page.features.score.state import LONGEST, packed, unpacked
from tests.unit.each_case import each_case


@pytest.mark.parametrize(
    ("right", "answered", "there", "worth"),
    [(0, 0, ENOUGH, 0), (1, 1, ENOUGH, 0.1), (1, 1, 3, 1 / 3), (3, 3, 3, 1), (9, 12, ENOUGH, 0.75), (20, 20, 50, 1)],
)
def test_a_share_is_of_all_or_of_enough(right: int, answered: int, there: int, worth: float) -> None:
    assert share(right, answered, there) == pytest.approx(worth)


@given(st.dictionaries(st.integers(0, 10**6), st.booleans(), max_size=300))
def test_answers_come_back_as_they_were_written(answers: dict[int, bool]) -> None:
    assert read(written(answers)) == answers


@each_case("told", [None, 7, [], "x", "3", "+", "3+x5+", "9" * 40 + "+"])
def test_what_is_no_text_of_answers_is_read_as_far_as_it_is_one(told: object) -> None:
    assert read(told) == ({3: True} if told == "3+x5+" else {})


def test_a_state_is_as_short_as_a_link_or_leaves_the_link_out() -> None:
    done = {"answers": "1+"}
    text = packed("predict", done, "problem=graph")
    assert text is not None
    assert unpacked(text) == ("predict", done, "problem=graph")
    long = packed("predict", done, "code=" + "x" * LONGEST)
    assert long is not None
    assert unpacked(long) == ("predict", done, "")
    assert packed("predict", {"answers": "1+" * LONGEST}, "") is None


@each_case(
    "state",
    ["{", "null", "7", "[]", '{"searchlight": 2}', '{"searchlight": 1, "activity": [], "done": {}, "link": ""}',
     '{"searchlight": 1, "activity": "predict", "done": [], "link": ""}',
     '{"searchlight": 1, "activity": "predict", "done": {}, "link": 7}'],
)  # fmt: skip
def test_what_is_no_state_is_none(state: str) -> None:
    assert unpacked(state) is None


def test_a_lesson_is_worth_its_right_answers() -> None:
    """The score is the share of right answers, and only valid data from another page is restored."""
    choice = {"ask": "?", "reason": "", "answers": [{"text": "a"}, {"text": "b", "right": True}]}
    stops = [{"step": 0, "question": choice}, {"step": 1}, {"step": 2, "question": {"ask": "?", "number": 5}}]
    lesson = Lesson({"title": "t", "search": {}, "stops": stops})
    told = json.loads('{"0": ["1"], "1": ["0"], "2": ["5.0", "7"], "9": ["1"], "x": 3}')
    assert lesson.answers(told) == {0: ["1"], 2: ["5.0"]}
    assert lesson.share(lesson.answers(told)) == 1
    assert lesson.share({0: ["0"], 2: ["5"]}) == 0.5
    assert lesson.share({}) == 0
    for nothing in (None, [], {"0": "1"}, {"0": ["7"]}, {"0": ["x"]}, {"2": [None]}):
        assert lesson.answers(nothing) == {}
    assert judged(None, "0") is None
