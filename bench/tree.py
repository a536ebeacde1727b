"""Frames of the tree on the built page: panning, zooming and scrubbing the half million nodes of uniform cost.

Uniform cost on the default start, run to its end: 483,839 nodes, all in the window. A frame lasts from one animation
frame to the next, with the browser's own limit of 60 a second taken off.  Times are
milliseconds.
"""

from typing import Any

from playwright.sync_api import Page

from bench.instruments.hand import served

SEARCH = "#problem=eight-puzzle&start=8,0,6,5,4,7,2,3,1&goal=0,1,2,3,4,5,6,7,8&algorithm=uniform-cost"
SIZES = ((1280, 720), (1920, 1080))
FRAMES = 80
WARMING = 20  # frames that are not counted: a loop is compiled only after some rounds
SETTLED = 2_000  # milliseconds in which another layout is made
FINISHED = 120_000  # milliseconds that the search may take
UNLIMITED = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]
_STATE = "(state) => document.documentElement.dataset.state === state"
# `act` is done once a frame; the times between the frames are returned.
_FRAMES = """async ([act, frames, warming]) => {
  const canvas = document.querySelector("#tree .tree-view > canvas"), slider = document.querySelector("#slider");
  const box = canvas.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  const mouse = (type, target, dx) => target.dispatchEvent(new MouseEvent(
    type, { bubbles: true, cancelable: true, view: window, clientX: x + dx, clientY: y, button: 0, buttons: 1 }));
  const acts = {
    pan: (i) => mouse("mousemove", window, 40 * Math.sin(i / 4)),
    zoom: (i) => canvas.dispatchEvent(new WheelEvent(
      "wheel", { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: i % 40 < 20 ? -60 : 60 })),
    scrub: (i) => {
      slider.value = Math.round(slider.max * (0.3 + 0.7 * Math.abs(Math.sin(i / 9))));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
  const frame = () => new Promise(requestAnimationFrame);
  const times = [];
  if (act === "pan") mouse("mousedown", canvas, 0);
  for (let i = 0, last = await frame(); i < frames + warming; i++) {
    acts[act](i);
    const now = await frame();
    if (i >= warming) times.push(now - last);
    last = now;
  }
  if (act === "pan") mouse("mouseup", window, 0);
  return times.sort((a, b) => a - b);
}"""


def _finish(page: Page, url: str) -> None:
    page.goto(url + SEARCH)
    page.wait_for_function(_STATE, arg="ready", timeout=FINISHED)
    page.get_by_role("button", name="Run to end").click()
    page.wait_for_function(_STATE, arg="finished", timeout=FINISHED)


def _row(name: str, times: list[float]) -> dict[str, Any]:
    return {"name": name, "ms": round(times[len(times) // 2], 1), "worst": round(times[len(times) * 95 // 100], 1)}


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and 95th percentile."""
    rows = []
    with served(*UNLIMITED) as (chromium, url), chromium.new_page() as page:
        _finish(page, url)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for act in ("pan", "zoom", "scrub"):
                times = page.evaluate(_FRAMES, [act, FRAMES, WARMING])
                rows.append(_row(f"{act} 483,839 nodes, window {width} × {height}: a frame", times))
    return rows
