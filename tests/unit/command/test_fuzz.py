"""Command lines of ill will, and own code of ill luck, are answered with a result or with a sentence."""

from pathlib import Path

import pytest

from bench.fuzz import command_lines, found
from bench.instruments import own_files


def test_whatever_is_typed_is_answered_with_a_result_or_a_sentence() -> None:
    """Graphs, grids, states and options that are cut, doubled and dirtied; `build.py bench fuzz` tries many more."""
    assert found(seed=9, count=400) == {}


def test_a_seed_says_which_texts_are_tried(tmp_path: Path) -> None:
    """So that what was found can be found again."""
    assert list(command_lines(1, 30, tmp_path)) == list(command_lines(1, 30, tmp_path))
    assert list(command_lines(1, 30, tmp_path)) != list(command_lines(2, 30, tmp_path))


def test_whatever_stands_in_a_file_of_own_code_is_answered() -> None:
    """Every file is answered with sentences, and removing it restores the catalog."""
    assert own_files.found(seed=4, count=40) == {}


def test_what_is_wrong_with_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Invalid reasons and missing answers are found, and the seed determines the files."""
    text = "def far(state, goal):\n    return 0\n"
    assert list(own_files.complaints(text)) == []
    stepped = own_files._stepped
    answers = {"check": '{"ok": false, "errors": []}'}
    monkeypatch.setattr(own_files, "_stepped", lambda method, *given: answers.get(method) or stepped(method, *given))
    assert "check: no answer and no reason" in list(own_files.complaints(text))
    answers["check"] = '{"ok": NaN}'
    assert "ValueError: NaN is no number of JSON" in list(own_files.complaints(text))
    assert list(own_files.files(1, 9)) == list(own_files.files(1, 9))
    assert list(own_files.files(1, 9)) != list(own_files.files(2, 9))
