// Makes the solver's workers on a host. The page asks for the first one once it can be used: two interpreters that start
// at the same time hold each other up.

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

/** A worker of the solver. */
export function start() {
  const worker = workerOf("solver");
  worker.addEventListener("message", ({ data }) => {
    if (data?.started === "plain" && cachesHere()) setTimeout(keepSnapshot, LEISURE);
  }, { once: true });
  return new SolverWorker(worker);
}
