"""Challenges in the page's worker: their modules are loaded at the first call."""

import json

from playwright.sync_api import Page, expect
from worker_calls import asked


def test_challenges_come_when_they_are_asked_for(page: Page, base_url: str) -> None:
    """Their bundle is loaded only on request, and its answers are the same as outside the page."""
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(base_url)
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    assert not [url for url in requests if "/challenges-" in url]
    challenges = {each["id"]: each for each in asked(page, "challenges", "challenges")["challenges"]}
    roads = challenges["fewer-roads"]
    solved = asked(
        page, "challenges", "judge", challenge=json.dumps(roads), options={**roads["options"], "start": "Arad"}
    )
    assert (solved["solved"], solved["numbers"]["cost"], solved["numbers"]["b.cost"]) == (True, 450, 418)
    faulty = asked(page, "challenges", "check", text=json.dumps({**roads, "solved": []}))
    assert (faulty["ok"], faulty["errors"][0]["field"]) == (False, "challenge.solved")
