// The worker's capabilities, and their removal before it runs your code (docs/explanation/security.md).
//
// A list of what stays, not of what is removed, so that future browser features are removed as well. A deleted property
// cannot be restored: only another global object has it, and everything that could create one (Worker, a frame) is
// removed too.

// The language itself.
const LANGUAGE = `
  AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date
  DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array
  Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp
  Set String SuppressedError Symbol SyntaxError Temporal TypeError URIError Uint16Array Uint32Array Uint8Array
  Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly console constructor decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape`;
// What Pyodide needs of the browser while it runs: clocks, randomness and texts. It answers the page through a function
// of its own (web/worker/serve.js), so there is no postMessage.
const BROWSER = `
  AbortController AbortSignal Crypto DOMException Event EventTarget MessageChannel MessageEvent MessagePort
  TextDecoder TextEncoder addEventListener atob btoa clearInterval clearTimeout crypto dispatchEvent location performance
  queueMicrotask removeEventListener self setInterval setTimeout structuredClone`;
// Added by the worker's own script for Python (web/start/interpreter.js).
const OURS = "layOutBundle limitMemory startedFrom";

const STAYS = new Set(`${LANGUAGE} ${BROWSER} ${OURS}`.trim().split(/\s+/));

const MOST_LINES = 1_000; // that the worker writes to the console from then on

/**
 * Leaves the worker no access to the outside: no network, no storage, no caches, no other workers, no messages to its
 * page or to other tabs. What a browser itself passes on to the page is limited, because a flood would freeze the page.
 * @returns {string[]} what the browser did not allow to remove
 */
export function removeCapabilities() {
  const kept = [];
  keepOnlyClock();
  limitConsole();
  silenceRejections();
  for (let level = globalThis; level && level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    for (const name of Reflect.ownKeys(level)) {
      if (typeof name === "symbol" || STAYS.has(name) || Reflect.deleteProperty(level, name)) continue;
      kept.push(name);
    }
  }
  return kept;
}

/** Keeps the clock, but not the browser's log of requests, which contains addresses. */
function keepOnlyClock() {
  const clock = globalThis.performance;
  const value = Object.freeze({ now: () => clock.now(), timeOrigin: clock.timeOrigin });
  Object.defineProperty(globalThis, "performance", { value, configurable: true });
}

/** Each line of the console is a task for the page. */
function limitConsole() {
  const { console } = globalThis;
  let left = MOST_LINES;
  const limited = ["debug", "error", "info", "log", "warn"].map((name) => {
    const write = console[name].bind(console);
    return [name, (...what) => void (left-- > 0 && write(...what))];
  });
  const value = Object.freeze(Object.fromEntries(limited));
  Object.defineProperty(globalThis, "console", { value, configurable: true });
}

/** A browser writes a promise that is rejected, and that nobody awaits, to the console. */
function silenceRejections() {
  const silence = Function.prototype.call.bind(Event.prototype.preventDefault);
  globalThis.addEventListener("unhandledrejection", (event) => silence(event));
}
