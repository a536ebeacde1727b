"""*Reorder the code*: by dragging, by keyboard and by touch; and the resulting program runs."""

import re
from collections.abc import Callable

import pytest
from lectern import Lectern
from measuring import below
from playwright.sync_api import Locator, Page, expect

from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import Setup, read

ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}


def puzzle(algorithm: str, options: dict[str, str] = ROMANIA) -> Puzzle:
    made = read({**options, "algorithm": algorithm})
    assert isinstance(made, Setup)
    return Puzzle(made, "7")


def link(algorithm: str, order: str = "") -> str:
    said = "".join(f"&{name}={value}" for name, value in ROMANIA.items())
    return f"lines=7{order and '.' + order}{said}&algorithm={algorithm}&step=0"


def order_of(these: Puzzle, without: str = "") -> str:
    """What a link says of the book's order, one line left out."""
    return ".".join(f"{at}-{piece.depth}" for at, piece in enumerate(these.right) if piece.text != without)


class Lines:
    """The dialog as who puts lines in order knows it."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.dialog = self.page.get_by_role("dialog", name=re.compile("^Reorder the code"))
        self.program = self.dialog.get_by_role("list", name="Your program")
        self.pool = self.dialog.get_by_role("list", name="Unused lines")
        self.said = self.dialog.locator(".lines-said")
        self.strip = self.page.get_by_role("region", name="Reorder the code")

    def open(self, fragment: str) -> "Lines":
        self.lectern.open(fragment)
        expect(self.dialog).to_be_visible()
        return self

    def line(self, text: str, of: Locator | None = None) -> Locator:
        return (of or self.dialog).get_by_role("button", name=text, exact=True)

    def run(self) -> None:
        self.dialog.get_by_role("button", name="Run the program").click()


@pytest.fixture
def lines(lectern: Lectern) -> Lines:
    return Lines(lectern)


def test_with_the_keyboard_alone(lines: Lines, violations: Callable[[Page], list[str]]) -> None:
    """From the menu to a program that is breadth-first search: a line that is missing, a wrong one, a program that
    cannot run, and the right one; what is said is heard; the link has it all."""
    page, lectern = lines.page, lines.lectern
    these = puzzle("breadth-first")
    lines.open(link("breadth-first", order_of(these, "frontier = Queue()")))
    expect(lines.program.get_by_role("listitem")).to_have_count(len(these.right) - 1)
    page.keyboard.press("Control+Home")
    lines.line("reached = {problem.initial}").focus()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowRight")
    expect(lines.said).to_have_text("Line 5, indented 2 levels: reached = {problem.initial}")
    expect(lines.line("reached = {problem.initial}")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.line("node = Node(problem.initial)")).to_be_focused()
    lines.dialog.get_by_role("button", name="Run the program").focus()
    page.keyboard.press("Enter")
    expect(lines.said).to_have_text(
        re.compile("^Line 5: This line is indented too far: no line above it begins a block")
    )
    wrong = lines.line("reached = {problem.initial}")
    expect(wrong).to_have_accessible_description(re.compile("This line is indented too far"))
    assert violations(page) == []
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowUp")
    lines.line("frontier = Stack()").focus()
    page.keyboard.press("Enter")  # behind the line that was moved last
    expect(lines.said).to_have_text("Line 5, indented 1 level: frontier = Stack()")
    lines.run()
    expect(lines.dialog).to_be_hidden()
    expect(lines.strip).to_contain_text(re.compile("Compared with Breadth-first search: After . identical expansions?"))
    expect(page.get_by_role("combobox", name="Algorithm", exact=True)).to_have_value("own:your-program")
    expect(page.get_by_role("combobox", name="Algorithm 2")).to_have_value("breadth-first")
    lectern.expect_loaded()
    expect(lectern.code).to_contain_text("frontier = Stack()")
    back = lines.strip.get_by_role("button", name="Back to the lines")
    assert below(back, lines.strip.get_by_role("button", name="Close"))
    back.click()
    lines.line("frontier = Stack()").focus()
    page.keyboard.press("Delete")
    expect(lines.said).to_have_text("The line is among the unused lines again.")
    lines.line("reached = {problem.initial}").click()
    lines.line("frontier = Queue()").focus()
    page.keyboard.press("Enter")
    lines.run()
    expect(lines.strip).to_contain_text("it matches the textbook algorithm here and on other small searches")
    queue = next(at for at, piece in enumerate(these.right) if piece.text == "frontier = Queue()")
    lectern.expect_fragment(f".{queue}-1.")
    kept = lectern.fragment()
    lectern.open("problem=eight-puzzle")
    lines.open(kept[1:])
    expect(lines.program.get_by_role("listitem")).to_have_count(len(these.right))


def test_lines_are_dragged_and_a_difference_elsewhere_is_gone_to(lines: Lines) -> None:
    """With the mouse, from the pool into the program, to a place and a depth, and back. A line whose absence shows on
    another search only is told with that search. Wrong lines can be taken away."""
    page, these = lines.page, puzzle("depth-first")
    last = "return Unsolved.FAILURE"
    lines.open(link("depth-first", order_of(these, last)))
    lines.run()
    expect(lines.strip).to_contain_text(
        "Your program matches Depth-first search on this search, but not on another one."
    )
    lines.strip.get_by_role("button", name="Show that search").click()
    expect(lines.strip).to_contain_text(
        "Search from S to G in a graph without edges. Depth-first search expands S and returns failure."
    )
    expect(page.get_by_role("textbox", name="Goal state").first).not_to_have_value("Bucharest")
    lines.strip.get_by_role("button", name="Back to the lines").click()
    outer, inner = (
        lines.line(text, lines.program).bounding_box() for text in ("visited = set()", "frontier.add(child)")
    )
    below = inner["y"] + inner["height"] + 6
    lines.line(last, lines.pool).hover(position={"x": 20, "y": 12})
    page.mouse.down()
    page.mouse.move(inner["x"] + 20, below, steps=4)
    expect(lines.dialog.locator(".lines-mark")).to_be_visible()
    page.mouse.move(outer["x"] + 20, below, steps=4)
    page.mouse.up()
    expect(lines.said).to_have_text(re.compile(r"^Line \d+, indented 1 level: return Unsolved.FAILURE"))
    for _ in these.wrong:
        lines.dialog.get_by_role("button", name="Remove a wrong line").click()
        expect(lines.said).to_contain_text("Removed a wrong line")
    lines.dialog.get_by_role("button", name="Remove a wrong line").click()
    expect(lines.said).to_contain_text("There are no wrong lines left")
    expect(lines.pool.get_by_role("listitem")).to_have_count(0)
    lines.run()
    expect(lines.strip).to_contain_text("This is Depth-first search")
    lines.strip.get_by_role("button", name="Back to the lines").click()
    lines.dialog.get_by_role("button", name="Run the program").evaluate("""(run) => {
      run.click();  // and in the same moment the puzzle is closed
      document.querySelector("#lines-strip .close").click();
    }""")
    expect(lines.dialog).to_be_hidden()
    lines.lectern.rest()
    expect(lines.strip).to_be_hidden()


def test_the_lines_of_a_game_are_judged_on_trees(lines: Lines) -> None:
    """There are no steps to show beside the textbook's: the lines stay, and the sentence has the tree. A link with an
    order that does not fit is said."""
    these = puzzle("alpha-beta", {"problem": "game-tree"})
    order = order_of(these, "if v >= β:\n    return v")
    lines.open(f"lines=7.{order}&problem=game-tree&algorithm=alpha-beta&step=0")
    lines.run()
    expect(lines.said).to_contain_text("On the tree [[[3 5] [9 1]] 2]")
    expect(lines.dialog).to_be_visible()
    lines.open(link("astar", "0-0.99-9"))
    expect(lines.lectern.link_message).to_contain_text("the order in this link does not fit these lines")
    expect(lines.program.get_by_role("listitem")).to_have_count(sum(piece.is_head for piece in puzzle("astar").right))
    lines.lectern.open("problem=graph&lines=7&algorithm=rbfs&step=2")
    expect(lines.lectern.link_message).to_contain_text("cannot be shuffled because it uses helper functions (backed_up")
    lines.lectern.expect_expanded(2)
    expect(lines.dialog).to_be_hidden()
