"""docs/explanation/published-numbers.md: every number of ours is recomputed from the link beside it."""

import re

from bench.published import LARGE, NUMBERS, PAGE, QUOTED, SOURCES, in_words, recomputed


def test_there_are_enough_numbers_and_sources() -> None:
    """At least forty numbers from twelve sources, each of them once."""
    assert len(SOURCES) >= 12
    assert len(NUMBERS) >= 40
    assert len(set(NUMBERS)) == len(NUMBERS)


def test_a_number_is_what_its_link_gives() -> None:
    """Of searches that take seconds; `python3 build.py bench published` recomputes the others."""
    numbers = [number for number in NUMBERS if number.link not in LARGE]
    now = {str(number): in_words(recomputed(number)) for number in numbers}
    assert now == {str(number): number.ours for number in numbers}


def test_the_means_are_those_of_the_experiment() -> None:
    """Rows without a link of their own quote the page on figure 3.26."""
    figure = PAGE.with_name("figure-3.26.md").read_text(encoding="utf-8")
    columns = ("breadth-first", "A\\* with misplaced tiles", "A\\* with Manhattan distance")
    for count, ours in QUOTED:
        depth, algorithm = re.match(r"depth (\d+), (.*): mean generated", count).groups()
        [row] = re.findall(rf"^\| {depth} \| ([\d,]{{3,}} .*) \|$", figure, re.MULTILINE)
        assert row.split(" | ")[3 * columns.index(algorithm)] == ours
