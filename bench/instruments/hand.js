// A hand on the page: pans, zooms, scrubs and picks by the events of a real pointer, and notes how long frames take.

const canvas = () => document.querySelector("#tree .tree-view > canvas");
const frame = () => new Promise(requestAnimationFrame);
const state = () => document.documentElement.dataset.state;
/** Resolves when the frame that comes next has been painted. */
const painted = () =>
  new Promise((done) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    }),
  );

function mouse(type, target, x, y) {
  const at = { clientX: x, clientY: y, button: 0, buttons: type === "mouseup" || type === "click" ? 0 : 1 };
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window, ...at }));
}

function point(x, y) {
  const at = { clientX: x, clientY: y, pointerType: "mouse", buttons: 0 };
  canvas().dispatchEvent(new PointerEvent("pointermove", { bubbles: true, ...at }));
}

function middle() {
  const { left, top, width, height } = canvas().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

window.hand = {
  /** Milliseconds until the search is over; at full speed. */
  runToEnd: () =>
    new Promise((done) => {
      const before = performance.now();
      new MutationObserver((_, observer) => {
        if (state() !== "finished") return;
        observer.disconnect();
        done(performance.now() - before);
      }).observe(document.documentElement, { attributeFilter: ["data-state"] });
      document.getElementById("run").click();
    }),

  /** Pans for half a second and zooms for half a second, in turn, while `goesOn()`; the gaps between the frames. */
  async move(goesOn) {
    const { x, y } = middle();
    const gaps = [];
    let held = false;
    for (let i = 0, last = await frame(); goesOn(gaps.length); i++) {
      const pans = i % 60 < 30;
      if (pans !== held) mouse(pans ? "mousedown" : "mouseup", pans ? canvas() : window, x, y);
      held = pans;
      if (pans) mouse("mousemove", window, x + 60 * Math.sin(i / 4), y);
      else {
        const deltaY = i % 60 < 45 ? -60 : 60;
        canvas().dispatchEvent(
          new WheelEvent("wheel", { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY }),
        );
      }
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    if (held) mouse("mouseup", window, x, y);
    return gaps;
  },

  /** The same while the search runs to its end. */
  async moveWhileRunning() {
    document.getElementById("run").click();
    while (state() !== "running") await frame();
    return window.hand.move(() => state() === "running");
  },

  moveFor: (frames) => window.hand.move((done) => done < frames),

  /** From now on notes what movements of the slider take, until `scrubbed()` is asked for. */
  scrub() {
    const [work, seen] = (this.noted = [[], []]);
    this.noting = new AbortController();
    const { signal } = this.noting;
    let moved = 0;
    let begun = 0;
    window.addEventListener("pointermove", (event) => (moved = event.timeStamp), { signal, capture: true });
    window.addEventListener("input", () => (begun = performance.now()), { signal, capture: true });
    const done = async () => {
      work.push(performance.now() - begun);
      const since = moved;
      await painted();
      seen.push(performance.now() - since);
    };
    window.addEventListener("input", done, { signal });
  },

  /** [work before the frame, from the pointer's movement until the frame that shows it is painted] of the movements. */
  scrubbed() {
    this.noting.abort();
    return this.noted;
  },

  /**
   * Points and clicks all over the tree: [finding the node under the pointer; selecting it, with its card and its places
   * in the lists; how many clicks met a node].
   */
  async pick() {
    const { x, y, width, height } = middle();
    const card = document.getElementById("node-card");
    const found = [];
    const chosen = [];
    let hits = 0;
    for (let i = 0; i < 60; i++) {
      await painted();
      const at = [x + width * 0.45 * Math.sin(i * 2.4), y + height * 0.4 * Math.cos(i * 1.7)];
      const before = performance.now();
      point(...at);
      const between = performance.now();
      mouse("click", canvas(), ...at);
      chosen.push(performance.now() - between);
      found.push(between - before);
      hits += !card.hidden;
    }
    return [found, chosen, hits];
  },

  /** What steps back take, each with its frame. */
  async stepBack(steps) {
    const work = [];
    for (let step = 0; step < steps; step++) {
      const before = performance.now();
      document.getElementById("back").click();
      await frame();
      await new Promise((done) => setTimeout(done));
      work.push(performance.now() - before);
    }
    return work;
  },

  /** Milliseconds of the same search, in the same slices, when nothing is done with what the worker sends. */
  async runUnseen(options, slice) {
    const { run } = JSON.parse(await globalThis.askWorker("open_run", JSON.stringify(options)));
    const before = performance.now();
    while ((await globalThis.askWorker("advance", run, 2 ** 30, slice)).outcome === null);
    const time = performance.now() - before;
    await globalThis.askWorker("close", run);
    return time;
  },
};
