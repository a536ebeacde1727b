// What is alive in the page: `whatIsAlive()`. Installed before the page's own scripts.
//
// Counted is what outlives a task of the browser's: listeners on what stays as long as the page, intervals, frames,
// observers. A timeout ends by itself.

if (!globalThis.whatIsAlive) {
  /** Where the page asked for it: the first place in a stack that is not in here. */
  const place = () => new Error().stack.split("\n").slice(3, 5).map((line) => line.trim()).join(" ");
  const stays = (target) =>
    [globalThis, document, document.documentElement, document.body, document.fonts].includes(target) ||
    target instanceof MediaQueryList;

  const listening = []; // [target, kind, call, place]
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const drop = (target, kind, call) => {
    const at = listening.findIndex((each) => each[0] === target && each[1] === kind && each[2] === call);
    if (at >= 0) listening.splice(at, 1);
  };
  EventTarget.prototype.addEventListener = function (kind, call, options) {
    const target = this ?? globalThis;
    if (stays(target) && !options?.once && !options?.signal?.aborted) {
      drop(target, kind, call);
      listening.push([target, kind, call, place()]);
      if (options?.signal) add.call(options.signal, "abort", () => drop(target, kind, call));
    }
    return add.call(target, kind, call, options);
  };
  EventTarget.prototype.removeEventListener = function (kind, call, options) {
    const target = this ?? globalThis;
    drop(target, kind, call);
    return remove.call(target, kind, call, options);
  };

  const frames = new Map(), intervals = new Map(); // number → place
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis;
  globalThis.requestAnimationFrame = (act) => {
    const number = request((now) => {
      frames.delete(number);
      act(now);
    });
    frames.set(number, place());
    return number;
  };
  globalThis.cancelAnimationFrame = (number) => {
    frames.delete(number);
    cancel(number);
  };
  const { setInterval: repeat, clearInterval: end, clearTimeout: endOnce } = globalThis;
  globalThis.setInterval = (...given) => {
    const number = repeat(...given);
    intervals.set(number, place());
    return number;
  };
  const ended = (clear) => (number) => {
    intervals.delete(number);
    clear(number);
  };
  globalThis.clearInterval = ended(end);
  globalThis.clearTimeout = ended(endOnce); // the same numbers

  const observers = []; // WeakRef: one that can be collected is not alive
  for (const name of ["ResizeObserver", "MutationObserver", "IntersectionObserver"]) {
    globalThis[name] = class extends globalThis[name] {
      observed = new Set();
      constructor(...given) {
        super(...given);
        this.place = place();
        observers.push(new WeakRef(this));
      }
      observe(element, ...options) {
        this.observed.add(element);
        super.observe(element, ...options);
      }
      unobserve(element) {
        this.observed.delete(element);
        super.unobserve(element);
      }
      disconnect() {
        this.observed.clear();
        super.disconnect();
      }
    };
  }

  // MicroPython's collector keeps whatever a word in its memory looks like the address of. The last three bytes of a
  // text, with the zero after them, look like one below 12.6 MB (0xbf is the last of UTF-8's): of 200,000 objects they
  // keep about 150. So a stage that nothing refers to may be kept by chance; above that it is out of their reach.
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const instantiate = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await instantiate(...given);
      const { mp_js_init, malloc } = (made.instance ?? made).exports;
      if (mp_js_init) malloc(0xc00000); // the first it is asked for, and never given back
      return made;
    };
  }

  const isGone = (node) => node instanceof Node && !node.isConnected;
  const top = (node) => (node.parentNode ? top(node.parentNode) : node);

  const named = (node) => `${node.nodeName} ${node.id ?? ""} ${node.className ?? ""}`;

  globalThis.whatIsAlive = () => {
    const living = observers.map((each) => each.deref()).filter(Boolean);
    const kept = globalThis.proxy_js_ref.filter((each) => isGone(each) && top(each).matches?.("[data-stage]"));
    const busy = living.filter(({ observed }) => observed.size > 0);
    return {
      held: globalThis.proxy_js_ref.filter((each) => each !== undefined).length, // of JavaScript, by Python
      called: [...globalThis.proxy_js_map.values()].filter((each) => each.deref()).length, // of Python, by JavaScript
      listeners: listening.map(([, kind, , where]) => `${kind} ${where}`),
      frames: [...frames.values()],
      intervals: [...intervals.values()],
      observers: busy.map((each) => each.place),
      // Observed, and no longer on the page.
      lost: busy.filter(({ observed }) => [...observed].some(isGone)).map((each) => `${[...each.observed].filter(isGone).map(named).join()} ${each.place}`),
      // Elements of stages that have left, which Python still has, and of how many stages they are.
      kept: kept.map(named),
      stages: new Set(kept.map(top)).size,
    };
  };
}
