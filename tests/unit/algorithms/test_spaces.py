"""The whole eight-puzzle and the whole puzzle with two blanks, searched exhaustively: the oracles are right."""

from collections import Counter

from tests.unit.spaces import distances

# How many boards of the eight-puzzle are 0, 1, 2, … moves from one with the blank in a corner (Reinefeld 1993).
EIGHT_PUZZLE = [
    *(1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110),
    *(23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2),
]


def test_the_eight_puzzle_has_as_many_boards_at_each_depth_as_published() -> None:
    """181,440 boards at 0 to 31 moves; the two that are farthest need 31."""
    depths = Counter(distances(bytes(range(9))).values())
    assert [depths[depth] for depth in sorted(depths)] == EIGHT_PUZZLE
    assert sum(EIGHT_PUZZLE) == 181_440
    farthest = {board for board, depth in distances(bytes(range(9))).items() if depth == 31}
    assert farthest == {bytes([8, 0, 6, 5, 4, 7, 2, 3, 1]), bytes([8, 7, 6, 0, 4, 1, 2, 5, 3])}


def test_with_two_blanks_every_board_can_be_reached_in_24_moves() -> None:
    """All 9!/2 arrangements of seven tiles and two blanks can be reached."""
    depths = Counter(distances(bytes([1, 2, 3, 4, 5, 6, 7, 0, 0])).values())
    assert sum(depths.values()) == 181_440
    assert sorted(depths) == list(range(25))
