"""Questions on game trees: answers and reasons on random trees, against the definition (bench/oracles/games.py)."""

from random import Random

from bench.oracles import games


def test_answers_and_reasons_are_those_of_the_definition() -> None:
    """Every kind of question and of reason occurs. `python -m bench.oracles games` asks thousands."""
    for figure in games.figures(300, 7):
        assert figure.wrong == 0, figure.what
    kinds, said = set(), set()
    for (_, _, question), _ in zip(games.questions(Random(7)), range(300), strict=False):
        kinds.add(question.kind)
        said |= {reason["id"] for _, reason in games.reasons(question)}
    assert kinds == {"game-value", "game-cut", "game-next", "game-move"}
    assert len(said) == 15
