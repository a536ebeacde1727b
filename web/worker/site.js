// Makes the solver's workers on a host. The first one starts while the page still does, but after what the page itself needs.

import { cachesHere } from "../start/caches.js";
import { SolverWorker } from "./link.js";

const LEISURE = 3_000; // milliseconds after a plain start until a snapshot is made for the next time
const SCRIPTS = { solver: "../solver/worker.mjs", snapshot: "../solver/snapshot.mjs" };

/**
 * A worker that runs one of the site's scripts. It is made of a text of ours, as such a worker has the page's content
 * security policy; one that is made of a file has only what the host sends with it, which is nothing on most.
 */
function workerOf(name) {
  const script = new URL(SCRIPTS[name], import.meta.url).href;
  const url = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module", name });
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** Makes a snapshot in a worker of its own, in which nobody else's code has ever run; keeps it for the next visit. */
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

/** A worker of the solver; `there` is settled when it can be asked. */
export function start() {
  parsed.abort();
  const worker = first ?? begin();
  first = null;
  return worker;
}
