"""Many cases in one test: all of them run, and each that fails is named."""

import pytest

from tests.unit.each_case import each_case


def test_each_case_that_fails_is_named(tmp_path: object) -> None:
    """With its error; fixtures come beside the cases, and several lists are multiplied."""
    tried: list[tuple[int, int, str]] = []

    @each_case("one, other", [(1, 1), (2, 3), (4, 5)])
    @each_case("word", ["a", "b"])
    def compared(one: int, other: int, word: str, tmp_path: object) -> None:
        tried.append((one, other, word))
        assert one == other or word == "a"
        with pytest.raises(ValueError, match="4"):
            int("4" if one == 4 else "x4")

    with pytest.raises(BaseExceptionGroup) as raised:
        compared(tmp_path=tmp_path)
    assert len(tried) == 6
    assert str(raised.value).startswith("2 of 3 cases: 2, 3; 4, 5")
    inner = raised.value.exceptions[1]
    assert isinstance(inner, BaseExceptionGroup)
    assert str(inner).startswith("2 of 2 cases: 'a'; 'b'")
    assert [type(each) for each in inner.exceptions] == [pytest.fail.Exception, AssertionError]
    assert inner.__notes__ == ["in the case 4, 5"]
