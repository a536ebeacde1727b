"""What of the page comes when it is first needed: parts, each with its own modules, texts, script and style sheet.

A part's script is `web/parts/NAME.js`, its style sheet, if it has one, `web/parts/NAME.css`. Which class of its modules
the page makes then, and what of a link asks for it, says `pysrc/page/guest_list.py`. What no part names is there from
the beginning: the less, the earlier the page can be used.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    modules: tuple[str, ...]  # of pysrc/page, without .py
    texts: tuple[str, ...]  # what the ids of its texts begin with


PARTS = {
    "ask": Part(
        (
            "ask", "ask_answer", "ask_ballot", "ask_link", "ask_options", "ask_question", "ask_show", "ask_slip",
            "ask_votes",
        ),
        ("ask.",),
    ),
    "board": Part(("board", "estimates", "graph_draft", "graph_panel", "graph_told", "undoing"), ("graph.", "draft.")),
    "challenges": Part(
        ("challenge_list", "challenge_strip", "challenge_told", "challenges"), ("challenges.", "challenge.")
    ),
    "charts": Part(("charts", "charts_panel", "charts_told", "charts_truth"), ("charts.",)),
    "comparison": Part(
        ("compare_difference", "compare_panel", "compare_table"), (
            "compare.at_end", "compare.difference", "compare.ended.", "compare.expands", "compare.first_difference",
            "compare.marks", "compare.name.", "compare.optimal.", "compare.ratio.", "compare.row.", "compare.same",
            "compare.seconds", "compare.switch.", "compare.title", "compare.value.", "compare.why.",
        ),
    ),
    "embed": Part(("embed",), ("embed.",)),
    "lessons": Part(
        (
            "lesson", "lesson_fields", "lesson_guide", "lesson_light", "lesson_list", "lesson_maker", "lesson_question",
            "lesson_strip", "lesson_told",
        ),
        ("lessons.", "lesson."),
    ),
    "editor": Part(
        (
            "code_choice", "code_desk", "code_editor", "code_file", "code_links", "code_run", "code_tabs", "code_words",
            "count_form", "homework", "homework_form", "output_panel",
        ),
        ("editor.",),
    ),
    "lines": Part(("lines", "lines_board", "lines_list", "lines_program", "lines_strip"), ("lines.",)),
    "observing": Part(
        ("homework_choice", "homework_words"), ("own.", "homework.", "observe.", "difference.", "counts.")
    ),
    "experiments": Part(
        ("experiment_form", "experiment_panel", "experiment_plan", "experiment_told", "experiments"),
        ("experiments.", "experiment."),
    ),
    "predict": Part(
        (
            "play", "practice_chance", "practice_children", "practice_choice", "practice_ends", "practice_game",
            "practice_marks", "practice_order", "practice_panel", "practice_plan", "practice_question",
            "practice_steps", "practice_told", "predict",
        ),
        ("predict.",),
    ),
    "export": Part(("export", "export_form", "export_told"), ("export.",)),
    "import": Part(("bring_in", "bring_form", "bring_told", "bring_traits"), ("import.",)),
    "share": Part(("share",), ("share.",)),
    "tools": Part(
        (
            "notes", "notes_flags", "notes_panel", "notes_pins", "tools", "tools_bar", "tools_colours", "tools_find",
            "tools_links", "tools_side", "tools_wishes",
        ),
        ("tree_tools.", "notes."),
    ),
    "worksheet": Part(("worksheet", "worksheet_form", "worksheet_paper"), ("worksheet.",)),
    "why": Part(
        ("why", "why_card", "why_iterations", "why_life", "why_marks", "why_next", "why_numbers"), ("why.",)
    ),
}  # fmt: skip


def part_of_module(name: str) -> str | None:
    """The part that a module of the page comes with; None: it is there from the beginning."""
    return next((part for part, its in PARTS.items() if name in its.modules), None)


def part_of_text(name: str) -> str | None:
    """The part that a text comes with, by its id."""
    return next((part for part, its in PARTS.items() if name.startswith(its.texts)), None)
