"""The functions of the worker in the page, called past the page's own Python."""

import json
from typing import Any

from playwright.sync_api import Page

CALLED = """([method, ...given]) => {
  const tags = document.querySelectorAll("script[worker]");
  return [...tags].at(-1).xworker.sync[method](...given);
}"""


def called(page: Page, method: str, *given: Any) -> Any:
    """The answer of a function of the worker."""
    answer = page.evaluate(CALLED, [method, *given])
    return json.loads(answer) if isinstance(answer, str) else answer
