"""The forms of the tree: other pictures of the same columns."""

from playwright.sync_api import expect


def test_the_forms_change_into_one_another_with_the_same_node_selected(lectern):
    """Tree and icicle; the selected node and its card stay, and stepping goes on in each."""
    lectern.open("algorithm=astar&step=60")
    lectern.entries(lectern.frontier).nth(2).click()
    card = lectern.page.locator("#node-card h3")
    title = card.inner_text()
    assert title.startswith("#")
    for step, form in enumerate(("icicle", "tidy", "auto"), start=61):
        lectern.choose("Layout", form)
        lectern.press("Step")
        lectern.expect_expanded(step)
        expect(card).to_have_text(title)
        expect(lectern.canvas).to_be_visible()
