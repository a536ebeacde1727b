"""The functions of the worker in the page, called past the page's own Python."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

WATCH_WORKERS = Path(__file__).with_name("ask_worker.js")


def watch_workers(opening: Page | BrowserContext) -> None:
    """Lets tests call the worker of whatever is opened here from now on."""
    opening.add_init_script(path=WATCH_WORKERS)


def called(page: Page, method: str, *given: Any) -> Any:
    """The answer of a function of the worker."""
    answer = page.evaluate("(given) => askWorker(...given)", [method, *given])
    return json.loads(answer) if isinstance(answer, str) else answer


def asked(page: Page, api: str, method: str, **request: Any) -> Any:
    """The answer of a function of an API of the worker."""
    return called(page, "ask", api, method, json.dumps(request))
