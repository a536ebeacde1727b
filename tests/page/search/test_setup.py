"""Choosing what to search: problems, algorithms, heuristics, start and goal, and what happens when they are wrong."""

import re
from pathlib import Path

from lectern import Lectern
from playwright.sync_api import expect


def test_problem_algorithm_and_heuristic_are_chosen(lectern: Lectern) -> None:
    """Each choice opens a fresh search; the heuristic is offered where the algorithm uses one. A graph that is pasted
    is searched at once: its first node is the start, its last the goal; without estimates h is zero, which is said.
    """
    lectern.open()
    lectern.press("Step")
    lectern.expect_expanded(1)
    lectern.choose("Heuristic", "misplaced")
    lectern.expect_expanded(0)
    lectern.choose("Problem", "graph")
    lectern.expect_status("Arad, the initial state")
    graph = lectern.reveal("textbox", "Graph")
    graph.fill('{"edges": {"A": {"B": "far"}}}')
    expect(lectern.page.locator("#fields")).to_contain_text('The cost from “A” to “B” is “"far"”')
    lectern.expect_status("Arad, the initial state")
    graph.fill('{"edges": {"A": {"B": 1}, "B": {"C": 1}}}')
    lectern.expect_status("A, the initial state")
    expect(lectern.start).to_have_value("A")
    expect(lectern.goal).to_have_value("C")
    heuristic = lectern.page.get_by_role("combobox", name="Heuristic", exact=True)
    expect(heuristic).to_have_value("zero")
    table = heuristic.locator("option[value=table]")
    expect(table).to_be_disabled()
    expect(table).to_have_attribute("title", re.compile("."))  # why
    expect(lectern.link_message).to_contain_text("Heuristic")
    lectern.choose("Algorithm", "uniform-cost")
    expect(heuristic).to_be_hidden()
    expect(lectern.code).to_contain_text("def uniform_cost_search")
    lectern.page.keyboard.press("Escape")


def test_the_start_is_edited_on_its_board_typed_and_shuffled(lectern: Lectern) -> None:
    """A tile beside the blank slides; two others change places, and the parity warning follows the text. A bad text is
    refused beside its field, and the search that was open stays where it was. The same seed gives the same start.
    """
    lectern.open()
    board = lectern.open_picker("Problem").get_by_role("group", name="Start state, drawn")
    board.get_by_role("button", name="Tile 4").click()
    expect(lectern.start).to_have_value("8,4,6,5,0,7,2,3,1")
    expect(lectern.start).not_to_have_accessible_description(re.compile("parity"))
    board.get_by_role("button", name="Tile 8").click()
    expect(board).to_contain_text("One swap makes the goal unreachable")
    board.get_by_role("button", name="Tile 6").click()
    expect(lectern.start).to_have_value("6,4,8,5,0,7,2,3,1")
    expect(lectern.start).to_have_accessible_description(re.compile("parity"))
    lectern.press("Step", 2)
    lectern.expect_expanded(2)
    lectern.start.fill("8,8,6,5,4,7,2,3,1")
    lectern.expect_complaint(lectern.start, "8 repeated; 0 missing")
    lectern.expect_expanded(2)
    lectern.press("Step")
    lectern.expect_expanded(3)
    lectern.start.fill("6,4,8,5,0,7,2,3,1")
    expect(lectern.start).to_have_attribute("aria-invalid", "false")
    lectern.expect_expanded(3)
    lectern.press("Shuffle")
    seed = lectern.reveal("spinbutton", "seed")
    expect(seed).to_have_value("1")
    expect(lectern.start).not_to_have_value("6,4,8,5,0,7,2,3,1")
    first = lectern.start.input_value()
    lectern.press("Shuffle")
    expect(lectern.start).not_to_have_value(first)
    lectern.type_seed("1")
    seed.press("Enter")
    expect(lectern.start).to_have_value(first)


def test_a_failure_says_what_it_means_and_a_spent_budget_offers_more(lectern: Lectern) -> None:
    """The frontier runs empty; the goal is below a depth limit. With more budget, the search continues where it was."""
    lectern.open('problem=graph&graph={"edges":{"A":{"B":1},"C":{"A":1}}}&start=A&goal=C&algorithm=breadth-first')
    lectern.run_to_end()
    lectern.expect_status("Failure after 2 expansions")
    expect(lectern.page.get_by_role("heading", name="Failure")).to_be_visible()
    lectern.open("algorithm=depth-limited&limit=2")
    lectern.run_to_end()
    expect(lectern.page.get_by_role("heading", name="Cutoff")).to_be_visible()
    lectern.open("algorithm=uniform-cost&max-nodes=500")
    lectern.run_to_end()
    lectern.expect_status("Out of budget after")
    before = lectern.counts()[1]
    lectern.press("Search on with 500 more nodes")
    lectern.page.wait_for_function(f"Number(document.documentElement.dataset.generated) > {before}")
    lectern.expect_state("finished")
    assert lectern.counts()[1] == 1000


def test_a_graph_comes_from_a_file(lectern: Lectern, tmp_path: Path) -> None:
    """A JSON file is opened into the field; another text is refused with what opens."""
    lectern.open("problem=graph&algorithm=uniform-cost")
    own, broken = tmp_path / "own.json", tmp_path / "broken.json"
    own.write_text('{"edges": {"Arad": {"Bucharest": 7}}}')
    broken.write_text("not a graph")
    chooser = lectern.page.get_by_label("Open a graph file")
    chooser.set_input_files(own)
    expect(lectern.page.locator("#field-graph")).to_have_value(own.read_text())  # its popover closes meanwhile
    lectern.run_to_end()
    lectern.expect_status("cost 7.")
    chooser.set_input_files(broken)
    expect(lectern.page.get_by_role("dialog", name="Import")).to_contain_text("unsupported file type")
    lectern.page.keyboard.press("Escape")
