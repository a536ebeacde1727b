"""The check of homework judgements: a seeded part of bench/oracles/homework.py, quick enough for every run."""

from random import Random

import pytest

from bench.oracles.homework import causes, cells, observations
from bench.oracles.students.cases import Case, graph
from bench.oracles.students.harness import trace
from bench.oracles.students.kinds import KINDS, TIE, versions
from bench.oracles.students.trials import ALGORITHMS, Trial, follows, trials
from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.judged import Judged
from searchlight.tracing.process.verification import fault_of_solution

FAMILIES = ("functions", "problem-object", "graph-object", "state-class", "grid", "script")
LEAST_RIGHT = 0.91  # no rule serves a single mistake any more
LEAST_COSTLY = 0.84  # points rest on facts, and some mistakes change no fact on a small problem


@pytest.fixture(scope="module")
def tried() -> list[Trial]:
    return list(trials(130, 11))


def test_the_kinds_of_mistakes_are_those_of_the_programs() -> None:
    """More than forty, and each is known by its right cause."""
    kinds = {each.kind for each in versions() if each.kind and not each.kind.startswith(TIE)}
    assert kinds == KINDS.keys()
    assert len(kinds) > 40


def test_every_version_of_a_program_is_another_one() -> None:
    """And can be compiled."""
    texts = [each.text for each in versions()]
    assert len(set(texts)) == len(texts)
    for each in versions():
        compile(each.text, each.name, "exec")
    assert {each.name for each in versions()} == ALGORITHMS.keys()


def test_the_cause_that_is_named_is_right(tried: list[Trial]) -> None:
    """Of nearly all mistakes; no right program gets a cause."""
    right, wrong, same, _ = causes(tried)
    assert (right.wrong, same.wrong) == (0, 0)
    assert wrong.tried > 60
    assert wrong.wrong <= (1 - LEAST_RIGHT) * wrong.tried
    assert {each.seen.family for each in tried} == set(FAMILIES)


def test_a_mistake_costs_points_and_a_right_program_loses_none(tried: list[Trial]) -> None:
    """Of nearly all mistakes that make a difference. An open choice is none."""
    costs, made = 0, 0
    for each in tried:
        setup = each.judged.book.setup
        told = grades(Judged(each.seen, setup, None, each.judged, [], fault_of_solution(each.seen, setup)))
        lost = {grade.criterion for grade in told if grade.passed is False} - {"search"}
        found = each.judged.difference
        if each.program.kind is None or each.program.kind.startswith(TIE):
            assert not lost, each.program
        elif each.differs and not each.looks_right and not (found and found.is_open):
            made += 1
            costs += bool(lost)
    assert made > 60
    assert costs >= LEAST_COSTLY * made


def test_what_is_observed_is_what_was_done(tried: list[Trial]) -> None:
    """The order of expansion and the number of nodes."""
    orders, made = observations(tried)
    assert orders.tried > 100
    assert orders.wrong <= 1  # an entry on a barrier that puts nothing in is not seen to be expanded
    assert made.wrong == 0


def test_no_cell_is_misread() -> None:
    """By fifteen programs that keep their places in as many forms."""
    misread, hidden = cells(8, 4)
    assert (misread.tried + hidden.wrong, misread.wrong) == (8 * 15, 0)
    assert hidden.wrong == 0 < misread.tried


def test_the_simulation_knows_a_best_first_order() -> None:
    """It accepts the order of a right program, and no other one."""
    case: Case = graph(Random(3))
    (program,) = (each for each in versions() if each.name == "problem_ucs_counter" and each.kind is None)
    done = trace(program.name, program.text, case).expanded
    assert follows(case, {}, done)
    assert not follows(case, {}, done[1:])
    assert not follows(case, {}, [*done[:1], *done[:0:-1]])
