// Makes the solver's workers on a host. The first one starts during the page's start, after the page's own files.

import { cachesHere } from "../start/caches.js";
import { SolverWorker } from "./link.js";

const LEISURE = 3_000; // milliseconds between a start without snapshot and making one for the next visit
const SCRIPTS = { solver: "../solver/worker.mjs", snapshot: "../solver/snapshot.mjs" };

/**
 * A worker that runs one of the site's scripts. It is made from a blob, because such a worker inherits the page's
 * content security policy; a worker made from a file has only the host's headers, and most hosts send none.
 */
function workerOf(name) {
  const script = new URL(SCRIPTS[name], import.meta.url).href;
  const url = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module", name });
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** Makes a snapshot in a separate worker, in which no other code has run, and stores it for the next visit. */
function keepSnapshot() {
  const worker = workerOf("snapshot");
  worker.onmessage = worker.onerror = () => worker.terminate();
  worker.postMessage("keep");
}

function begin() {
  const worker = workerOf("solver");
  worker.addEventListener("message", ({ data }) => {
    if (data?.started === "plain" && cachesHere()) setTimeout(keepSnapshot, LEISURE);
  }, { once: true });
  return new SolverWorker(worker);
}

/** @type {SolverWorker|null} */
let first = null;
const parsed = new AbortController();
addEventListener("DOMContentLoaded", () => (first = begin()), { once: true, signal: parsed.signal });

/** A worker of the solver. */
export function start() {
  parsed.abort();
  const worker = first ?? begin();
  first = null;
  return worker;
}
