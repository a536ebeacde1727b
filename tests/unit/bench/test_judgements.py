"""The checks of judgements: they are found, counted and described."""

import re
from pathlib import Path

from bench import oracles
from buildtools import bench

PAGE = (Path(__file__).parents[3] / "docs/explanation/judgements.md").read_text(encoding="utf-8")


def test_every_module_of_the_folder_makes_figures() -> None:
    """With the arguments that the frame hands it."""
    assert "oracles" in bench.MODULES
    for name in oracles.names():
        assert callable(oracles.figures_of(name)), name


def test_the_page_has_a_section_with_text_for_each_judgement() -> None:
    """None of them is a heading only."""
    sections = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
    assert len(sections) >= 7
    for section in sections:
        heading, _, text = section.partition("\n")
        assert len(text.split()) > 8, heading
