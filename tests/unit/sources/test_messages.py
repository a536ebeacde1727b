"""What a failed check says."""

import pytest


@pytest.mark.parametrize("kind", [list, set, dict.fromkeys])
def test_a_check_lists_everything_that_it_has_found(kind: type) -> None:
    """Not the first one alone, so that one run is enough to correct them all."""
    names = [f"fault {number:02}" for number in range(20)]
    with pytest.raises(AssertionError) as failed:
        assert kind(names) == kind([])
    assert [name for name in names if name not in str(failed.value)] == []
