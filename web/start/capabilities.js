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
// What Pyodide needs of the browser while it runs: clocks, randomness, texts, and messages to the page.
const BROWSER = `
  AbortController AbortSignal Crypto DOMException Event EventTarget MessageChannel MessageEvent MessagePort
  TextDecoder TextEncoder addEventListener atob btoa clearInterval clearTimeout crypto dispatchEvent location performance
  postMessage queueMicrotask removeEventListener self setInterval setTimeout structuredClone`;
// Added by the worker's own script for Python (web/start/interpreter.js).
const OURS = "layOutBundle limitMemory startedFrom";

const STAYS = new Set(`${LANGUAGE} ${BROWSER} ${OURS}`.trim().split(/\s+/));

/**
 * Leaves the worker no access to the outside but messages to its page: no network, no storage, no caches, no other
 * workers, no channels to other tabs.
 * @returns {string[]} what the browser did not allow to remove
 */
export function removeCapabilities() {
  const kept = [];
  keepOnlyClock();
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
