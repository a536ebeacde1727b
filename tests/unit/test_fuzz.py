"""Command lines of ill will are answered with a result or with one sentence."""

from pathlib import Path

from bench.fuzz import command_lines, found


def test_whatever_is_typed_is_answered_with_a_result_or_a_sentence() -> None:
    """Graphs, grids, states and options that are cut, doubled and dirtied; `build.py bench fuzz` tries many more."""
    assert found(seed=9, count=400) == {}


def test_a_seed_says_which_texts_are_tried(tmp_path: Path) -> None:
    """So that what was found can be found again."""
    assert list(command_lines(1, 30, tmp_path)) == list(command_lines(1, 30, tmp_path))
    assert list(command_lines(1, 30, tmp_path)) != list(command_lines(2, 30, tmp_path))
