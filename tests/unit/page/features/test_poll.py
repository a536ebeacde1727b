"""A class poll: answer codes in both directions, which codes count, and which questions can be asked."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from predict_record import Recorded

from page.features.poll.question import CHOICES, Asking, PollQuestion, code, from_link, link_part
from page.features.poll.slip import (
    CODES,
    LENGTH,
    MOST_ANSWERS,
    NONCES,
    SIGNS,
    VOTES,
    Slip,
    code_of,
    read,
    spaced,
    written,
)
from page.features.poll.votes import count, percent
from page.features.predict.question import NUMBER, is_seed
from page.text.language import texts
from tests.unit.page.features.predict_questions import PLACES
from tests.unit.small import ANYWHERE

slips = st.builds(
    Slip,
    st.integers(0, CODES - 1).map(code_of),
    st.integers(0, MOST_ANSWERS - 1),
    st.integers(0, VOTES - 1),
    st.integers(0, NONCES - 1),
)


def of(slip: Slip) -> tuple[Any, ...]:
    return slip.code, slip.answer, slip.vote, slip.nonce


def reason(line: str) -> str:
    """The id of what is said of a line that is no slip."""
    slip, why = read(line)
    assert slip is None
    return str(why["id"])


# -- slips -------------------------------------------------------------------------------------------------------------


def test_signs_that_look_alike_are_none() -> None:
    """Thirty-two, without 0, O, 1 and I."""
    assert len(set(SIGNS)) == 32
    assert set(SIGNS).isdisjoint("0O1I")


@given(slips)
def test_a_slip_says_what_was_written(slip: Slip) -> None:
    """However it is typed: in small letters, with blanks, hyphens, and a name before it."""
    text = written(slip)
    assert len(text) == LENGTH
    assert set(text) <= set(SIGNS)
    for typed in (text, text.lower(), spaced(text), f"  {text[:4]}-{text[4:]}. ", f"Ana (10:45): {spaced(text)}"):
        again, why = read(typed)
        assert why is None, typed
        assert of(again) == of(slip)


@given(slips)
def test_one_wrong_sign_is_always_noticed(slip: Slip) -> None:
    """Each of the 8 · 31 there are; and so are two signs, beside each other or not, that have changed places."""
    text = written(slip)
    for at in range(LENGTH):
        for sign in SIGNS:
            if sign != text[at]:
                assert reason(text[:at] + sign + text[at + 1 :]) == "ask.slip.mistyped"
        for other in range(at):
            if text[at] != text[other]:
                signs = list(text)
                signs[at], signs[other] = signs[other], signs[at]
                assert reason("".join(signs)) == "ask.slip.mistyped"


@given(st.text())
def test_any_line_is_a_slip_or_says_why_not(line: str) -> None:
    """In a sentence, or it is empty."""
    slip, why = read(line)
    if slip:
        assert written(slip) == "".join(sign for sign in line.rpartition(":")[2].upper() if sign in SIGNS)
    elif why:
        assert texts.sentence(why)


def test_what_is_wrong_with_a_line_is_named() -> None:
    """A sign that does not occur, a length, and a slip that was mistyped."""
    text = written(Slip("K7", 1, 0, 4711))
    assert texts.sentence(read("O" + text[1:])[1]).startswith("“O” cannot occur in an answer code")
    assert texts.sentence(read(text[:-1])[1]) == "7 characters, but an answer code has 8. Not counted."
    assert reason(text[::-1]) == "ask.slip.mistyped"
    assert read("  ") == (None, None)


# -- votes -------------------------------------------------------------------------------------------------------------


def test_votes_are_counted_and_the_rest_is_told_with_its_line() -> None:
    """Another question’s slip, the other vote’s, a mistyped one, an answer that is none; two answers of one page."""
    good = [written(Slip("K7", answer, 0, nonce)) for answer, nonce in ((0, 1), (2, 2), (2, 3))]
    lines = [
        good[0],
        "",
        written(Slip("M4", 0, 0, 4)),
        written(Slip("K7", 0, 1, 5)),
        good[1],
        good[1][:3] + ("2" if good[1][3] != "2" else "3") + good[1][4:],
        written(Slip("K7", 5, 0, 6)),
        good[1],
        written(Slip("K7", 1, 0, 1)),
        good[2],
    ]
    counted = count("\n".join(lines), "K7", 0, 3)
    assert counted.counts == [0, 1, 2]
    assert counted.total == 3
    assert [(line, why["id"].rpartition(".")[2]) for line, why in counted.complaints] == [
        (3, "other"), (4, "vote"), (6, "mistyped"), (7, "answer"), (8, "twice"), (9, "changed"),
    ]  # fmt: skip
    assert texts.sentence(counted.complaints[1][1]) == "an answer code of the second vote. Not counted here."
    assert counted.complaints[4][1]["values"] == {"line": 5}
    assert count("\n".join(lines), "K7", 1, 3).counts == [1, 0, 0]


@given(st.lists(st.tuples(slips, st.booleans())), st.integers(1, MOST_ANSWERS))
def test_every_line_counts_or_is_told(given_: list[tuple[Slip, bool]], answers: int) -> None:
    """One vote of each page, whatever else is pasted with it."""
    lines = [written(slip) if whole else written(slip)[1:] for slip, whole in given_]
    counted = count("\n".join(lines), "K7", 0, answers)
    told = {line for line, why in counted.complaints if why["id"] != "ask.slip.changed"}
    changed = sum(why["id"] == "ask.slip.changed" for _, why in counted.complaints)
    assert counted.total == len(lines) - len(told) - changed


def test_shares_are_rounded() -> None:
    assert [percent(part, 3) for part in (0, 1, 2, 3)] == [0, 33, 67, 100]
    assert percent(0, 0) == 0
    assert percent(1, 8) == 13


# -- questions ---------------------------------------------------------------------------------------------------------


@cache
def recorded(algorithm: str, place: str) -> Recorded:
    return Recorded(algorithm=algorithm, **PLACES[place])


@pytest.mark.parametrize("algorithm", ANYWHERE)
def test_every_search_has_questions_for_a_class(algorithm: str) -> None:
    """At its steps, with two to eight answers, told apart, one of them right; as Predict judges them."""
    asked_kinds = set()
    for place in PLACES:
        search = recorded(algorithm, place)
        asking = Asking(search, search.rules, "7")
        for step in range(min(search.last, 20)):
            for kind in asking.kinds(step):
                asked = asking.ask(step, kind)
                asked_kinds.add(kind)
                check(asked)
                assert from_link(link_part("7", asked)) == ("7", step, kind)
    assert asked_kinds


def check(asked: PollQuestion) -> None:
    question = asked.question
    assert 2 <= len(asked.options) <= MOST_ANSWERS
    assert asked.rights
    said = [option["row"] if asked.of_nodes else texts.text_of(option) for option in asked.options]
    assert len(set(said)) == len(said)
    if question.form == NUMBER:
        assert len(asked.options) == CHOICES
        assert asked.options == sorted(asked.options)
        assert [asked.options[at] for at in asked.rights] == question.rights[:1]
    elif not asked.of_nodes:
        assert [question.options[at][0] for at in asked.rights] == question.rights


def test_the_same_seed_asks_everybody_the_same() -> None:
    """On a page of its own with the same search: the same answers in the same order, and the same code."""
    one, other = (Recorded(algorithm="astar", **PLACES["romania"]) for _ in range(2))
    for step in range(one.last):
        first, second = (Asking(each, each.rules, "8") for each in (one, other))
        assert first.kinds(step) == second.kinds(step)
        for kind in first.kinds(step):
            assert first.ask(step, kind).options == second.ask(step, kind).options
            codes = {code("search", seed, first.ask(step, kind)) for seed in ("8", "9")}
            assert len(codes) == 2


def test_codes_tell_questions_apart() -> None:
    """Of two questions at random, all but one in a thousand: a code has two signs."""
    asked = next(
        Asking(search, search.rules, "7").ask(step, kind)
        for search in [recorded("astar", "romania")]
        for step in range(3)
        for kind in Asking(search, search.rules, "7").kinds(step)
    )
    codes = [code(f"search {number}", "7", asked) for number in range(2000)]
    assert len(set(codes)) > 0.8 * CODES


@pytest.mark.parametrize(
    "link",
    ["", "8", "8.5", "8.5.next", "8.-5.goal", "8.5.goal.1", ".5.goal", "8.٣.goal", "8-1.5.goal", "8.5000000000.goal"],
)
def test_a_link_that_names_no_question_is_none(link: str) -> None:
    assert from_link(link) is None


@given(st.text())
def test_any_link_names_a_question_or_none(link: str) -> None:
    said = from_link(link)
    assert said is None or (is_seed(said[0]) and said[1] >= 0)
