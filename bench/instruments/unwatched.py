"""A browser as a reader has it: nobody looks on while it loads the page.

A browser that a program drives inspects its pages from the beginning. Its inspector keeps a copy of everything that
page, worker and service worker load, and the service worker never rests. Here the page is loaded first, and looked into
then.
"""

import re
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Playwright

from buildtools.browsers import browser
from buildtools.project import BuildError

LOADING = 10  # seconds in which the page, its worker and its service worker are surely there; to ask would be to look


@contextmanager
def loaded(playwright: Playwright, url: str) -> Iterator[tuple[Browser, Page]]:
    """The browser, and its page with this address."""
    with tempfile.TemporaryDirectory(prefix="searchlight-", ignore_cleanup_errors=True) as profile:
        arguments = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}", url]
        command = [str(browser.find()), *browser.arguments(), *arguments]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            endpoint = _endpoint(running)
            time.sleep(LOADING)
            chromium = playwright.chromium.connect_over_cdp(endpoint)
            yield chromium, chromium.contexts[0].pages[0]
            chromium.close()
        finally:
            running.terminate()
            running.wait()


def _endpoint(running: "subprocess.Popen[str]") -> str:
    """Where the browser says that it can be reached; what else it says is read and dropped, so that it never waits."""
    assert running.stderr is not None
    for line in running.stderr:
        if found := re.search(r"listening on (ws://\S+)", line):
            threading.Thread(target=running.stderr.read, daemon=True).start()
            return found[1]
    raise BuildError("the browser does not say where it can be reached")
