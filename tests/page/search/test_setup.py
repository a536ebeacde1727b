"""Choosing what to search: problems, algorithms, heuristics, start and goal, and what happens when they are wrong."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture(autouse=True)
def fresh(lectern):
    """The page as it opens."""
    lectern.page.keyboard.press("Escape")  # whatever the test before has left open
    lectern.open()


def test_problem_algorithm_and_heuristic_are_chosen(lectern):
    """Each choice opens a fresh search; the heuristic is offered where the algorithm uses one."""
    lectern.press("Step")
    lectern.expect_expanded(1)
    lectern.choose("Heuristic", "misplaced")
    lectern.expect_expanded(0)
    lectern.choose("Algorithm", "uniform-cost")
    expect(lectern.page.get_by_role("combobox", name="Heuristic")).to_be_hidden()
    expect(lectern.code).to_contain_text("def uniform_cost_search")
    lectern.choose("Problem", "graph")
    expect(lectern.start).to_have_value("Arad")
    lectern.expect_status("Arad, the initial state")


def test_a_pasted_graph_is_searched_at_once(lectern):
    """Its first node is the start, its last the goal; without estimates h is zero, which is said, and `table` is not
    to be had any more."""
    lectern.choose("Problem", "graph")
    lectern.expect_status("Arad, the initial state")
    lectern.reveal("textbox", "Graph").fill('{"edges": {"A": {"B": 1}, "B": {"C": 1}}}')
    lectern.expect_status("A, the initial state")
    expect(lectern.start).to_have_value("A")
    expect(lectern.goal).to_have_value("C")
    heuristic = lectern.page.get_by_role("combobox", name="Heuristic", exact=True)
    expect(heuristic).to_have_value("zero")
    table = heuristic.locator("option[value=table]")
    expect(table).to_be_disabled()
    expect(table).to_have_attribute("title", re.compile("."))  # why
    expect(lectern.link_message).to_contain_text("Heuristic")


def test_the_start_is_edited_on_its_board(lectern):
    """A tile beside the blank slides; two others change places, and the parity warning follows the text."""
    board = lectern.open_picker("Problem").get_by_role("group", name="Start state, drawn")
    board.get_by_role("button", name="Tile 4").click()
    expect(lectern.start).to_have_value("8,4,6,5,0,7,2,3,1")
    expect(lectern.start).not_to_have_accessible_description(re.compile("parity"))
    board.get_by_role("button", name="Tile 8").click()
    expect(board).to_contain_text("One swap makes the goal unreachable")
    board.get_by_role("button", name="Tile 6").click()
    expect(lectern.start).to_have_value("6,4,8,5,0,7,2,3,1")
    expect(lectern.start).to_have_accessible_description(re.compile("parity"))
    lectern.expect_state("ready")


def test_shuffle_walks_from_the_goal_with_the_seed_shown(lectern):
    """The same seed gives the same start again; every press gives another one."""
    lectern.press("Shuffle")
    seed = lectern.reveal("spinbutton", "seed")
    expect(seed).to_have_value("1")
    expect(lectern.start).not_to_have_value("8,0,6,5,4,7,2,3,1")
    first = lectern.start.input_value()
    lectern.press("Shuffle")
    expect(lectern.start).not_to_have_value(first)
    lectern.type_seed("1")
    seed.press("Enter")
    expect(lectern.start).to_have_value(first)
    lectern.run_to_end()
    lectern.expect_status("Goal found")


def test_a_bad_start_is_refused_beside_its_field_and_nothing_else_changes(lectern):
    """The search that was open stays where it was."""
    lectern.press("Step", 2)
    lectern.expect_expanded(2)
    lectern.start.fill("8,8,6,5,4,7,2,3,1")
    lectern.expect_complaint(lectern.start, "8 repeated; 0 missing")
    lectern.expect_expanded(2)
    lectern.expect_state("ready")
    lectern.press("Step")
    lectern.expect_expanded(3)
    lectern.start.fill("8,0,6,5,4,7,2,3,1")
    expect(lectern.start).to_have_attribute("aria-invalid", "false")
    lectern.expect_expanded(3)


def test_a_bad_graph_is_refused_in_a_sentence(lectern):
    """The sentence is beside the field and says what is wrong and what is accepted."""
    lectern.choose("Problem", "graph")
    lectern.expect_status("Arad, the initial state")
    lectern.reveal("textbox", "Graph").fill('{"edges": {"A": {"B": "far"}}}')
    expect(lectern.page.locator("#fields")).to_contain_text('The cost from “A” to “B” is “"far"”')
    lectern.expect_status("Arad, the initial state")


def test_a_failure_says_what_it_means(lectern):
    """A goal that nothing leads to: the frontier runs empty. And a depth limit above the goal."""
    lectern.choose("Problem", "graph")
    lectern.reveal("textbox", "Graph").fill('{"edges": {"A": {"B": 1}, "C": {"A": 1}}}')
    lectern.expect_status("A, the initial state")  # it replaces start and goal: `fill` selects, then types
    lectern.goal.fill("C")
    lectern.choose("Heuristic", "zero")
    lectern.expect_status("A, the initial state")
    lectern.run_to_end()
    lectern.expect_status("Failure after 2 expansions")
    expect(lectern.page.get_by_role("heading", name="Failure")).to_be_visible()
    lectern.open("algorithm=depth-limited&limit=2")
    lectern.run_to_end()
    expect(lectern.page.get_by_role("heading", name="Cutoff")).to_be_visible()


def test_out_of_budget_offers_more(lectern):
    """With more budget, the search continues where it stopped."""
    lectern.open("algorithm=uniform-cost&max-nodes=500")
    lectern.run_to_end()
    lectern.expect_status("Out of budget after")
    before = lectern.counts()[1]
    lectern.press("Search on with 500 more nodes")
    lectern.page.wait_for_function(f"Number(document.documentElement.dataset.generated) > {before}")
    lectern.expect_state("finished")
    assert lectern.counts()[1] == 1000


def test_a_graph_comes_from_a_file(lectern, tmp_path):
    """A JSON file is opened into the field; another text is refused with what opens."""
    lectern.choose("Problem", "graph")
    lectern.choose("Algorithm", "uniform-cost")
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
