"""*Reorder the code*: by dragging, by keyboard and by touch; and the resulting program runs."""

import re
from collections.abc import Callable

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, Locator, Page, expect

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
        self.dialog = self.page.get_by_role("dialog", name=re.compile("^(Reorder the code|Ordenar el código)"))
        self.program = self.dialog.get_by_role("list", name=re.compile("^(Your program|Su programa)$"))
        self.pool = self.dialog.get_by_role("list", name=re.compile("^(Unused lines|Líneas sin usar)$"))
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
    assert violations(page) == []
    page.keyboard.press("Control+Home")
    lines.line("reached = {problem.initial}").focus()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    expect(lines.said).to_have_text("Line 5, indented 1 level: reached = {problem.initial}")
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
    expect(wrong).to_be_focused()
    expect(wrong).to_have_accessible_description(re.compile("This line is indented too far"))
    assert violations(page) == []
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowUp")
    expect(lines.said).to_have_text("Line 4, indented 1 level: reached = {problem.initial}")
    lines.line("frontier = Stack()").focus()
    page.keyboard.press("Enter")  # behind the line that was moved last
    expect(lines.said).to_have_text("Line 5, indented 1 level: frontier = Stack()")
    lines.run()
    expect(lines.dialog).to_be_hidden()
    expect(lines.strip).to_contain_text(re.compile("Compared with Breadth-first search: After . identical expansions?"))
    expect(page.get_by_role("combobox", name="Algorithm", exact=True)).to_have_value("own:your-program")
    expect(page.get_by_role("combobox", name="Algorithm 2")).to_have_value("breadth-first")
    lectern.expect_loaded()
    expect(lectern.html).not_to_have_attribute("data-expanded", "0")
    expect(page.get_by_role("region", name="Comparison")).to_contain_text("expands")
    expect(lectern.code).to_contain_text("frontier = Stack()")
    assert violations(page) == []
    lines.strip.get_by_role("button", name="Back to the lines").click()
    lines.line("frontier = Stack()").focus()
    page.keyboard.press("Delete")
    expect(lines.said).to_have_text("The line is among the unused lines again.")
    expect(lines.pool.get_by_role("button", name="frontier = Stack()")).to_be_visible()
    lines.line("reached = {problem.initial}").click()
    lines.line("frontier = Queue()").focus()
    page.keyboard.press("Enter")
    lines.run()
    expect(lines.strip).to_contain_text("it matches the textbook algorithm here and on other small searches")
    queue = next(at for at, piece in enumerate(these.right) if piece.text == "frontier = Queue()")
    page.wait_for_function(f"location.hash.includes('.{queue}-1.')")
    kept = page.evaluate("location.hash")
    assert re.match(r"#lines=7\.0-0\..*&problem=graph&.*&algorithm=breadth-first&", kept)
    lectern.open("problem=eight-puzzle")
    expect(lines.strip).to_be_hidden()
    lines.open(kept[1:])
    lines.run()
    expect(lines.strip).to_contain_text("This is Breadth-first search")


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
    lines.run()
    expect(lines.strip).to_contain_text("This is Depth-first search")
    lines.strip.get_by_role("button", name="Back to the lines").click()
    for _ in these.wrong:
        lines.dialog.get_by_role("button", name="Remove a wrong line").click()
        expect(lines.said).to_contain_text("Removed a wrong line")
    lines.dialog.get_by_role("button", name="Remove a wrong line").click()
    expect(lines.said).to_contain_text("There are no wrong lines left")
    expect(lines.pool.get_by_role("listitem")).to_have_count(0)


def test_with_a_finger_on_a_phone_in_spanish(browser: Browser, base_url: str, violations) -> None:
    """Pressed into the program, moved by the buttons; targets for fingers; nothing cut."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block")
    page = context.new_page()
    lines = Lines(Lectern(page, base_url)).open("lang=es&" + link("uniform-cost"))
    lines.line("frontier = PriorityQueue()", lines.pool).tap()
    expect(lines.said).to_have_text("Línea 4, 1 nivel de sangría: frontier = PriorityQueue()")
    lines.line("visited = set()", lines.pool).tap()
    lines.dialog.get_by_role("button", name="Subir").tap()
    expect(lines.said).to_have_text("Línea 4, 1 nivel de sangría: visited = set()")
    expect(lines.program.get_by_role("button").nth(1)).to_have_text(re.compile("visited"))
    assert violations(page) == []
    for button in lines.dialog.get_by_role("button").all():
        box = button.bounding_box()
        assert box["height"] >= 44 or "def " in button.inner_text()
    assert page.evaluate("document.querySelector('dialog.lines').scrollWidth <= innerWidth")
    context.close()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("lines=7-7&algorithm=astar", "A seed has at most 20 letters and digits"),
        ("lines=7&algorithm=rbfs", "cannot be shuffled because it uses helper functions (backed_up"),
    ],
)
def test_a_link_that_makes_no_puzzle_is_said(lines: Lines, said: str, sentence: str) -> None:
    """And the search is there."""
    lines.lectern.open(f"problem=graph&{said}&step=2")
    expect(lines.lectern.link_message).to_contain_text(sentence)
    lines.lectern.expect_expanded(2)
    expect(lines.dialog).to_be_hidden()


def test_a_link_with_a_foreign_order_is_said(lines: Lines) -> None:
    """The lines lie as at the beginning."""
    lines.open(link("astar", "0-0.99-9"))
    expect(lines.lectern.link_message).to_contain_text("the order in this link does not fit these lines")
    expect(lines.program.get_by_role("listitem")).to_have_count(sum(piece.is_head for piece in puzzle("astar").right))


def test_the_lines_of_a_game_are_judged_on_trees(lines: Lines) -> None:
    """There are no steps to show beside the textbook's: the lines stay, and the sentence has the tree."""
    these = puzzle("alpha-beta", {"problem": "game-tree"})
    rest = "&problem=game-tree&algorithm=alpha-beta&step=0"
    for without, said in (("", "Solved."), ("if v >= β:\n    return v", "On the tree [[[3 5] [9 1]] 2]")):
        lines.open(f"lines=7.{order_of(these, without)}{rest}")
        lines.run()
        expect(lines.said).to_contain_text(said)
        expect(lines.dialog).to_be_visible()
