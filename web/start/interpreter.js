// What PyScript takes for Pyodide in the solver's worker: the same Pyodide, started from a snapshot of its memory in
// which the solver's modules are imported already. Whatever is in the way of that, it starts plainly, which takes longer.
//
// The snapshot holds Python's memory, not its files: these are laid out each time (tracebacks and the code panel
// read them). Its name holds the digest of all that went into it; Pyodide refuses one of another version.

import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import { ARCHIVE, CACHE, PYODIDE, SHIPPED, SNAPSHOT, fetched, unpack } from "./place.js";

export { version };

const LEISURE = 3_000; // milliseconds after the start until a snapshot is made for the next time

// All downloads begin here, side by side, while PyScript still prepares.
let snapshot = remembered();
const archive = fetched(ARCHIVE).then((answer) => answer.arrayBuffer());
for (const download of [snapshot, archive]) download.catch(() => {}); // said where it is needed

/** As Pyodide's own; the answer has the solver's modules at hand. */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: PYODIDE };
  try {
    const pyodide = await load({ ...settings, _loadSnapshot: await snapshot });
    unpack(pyodide, await archive);
    globalThis.startedFrom = "snapshot";
    snapshot = pyodide._api.config._loadSnapshot = null; // 31 MB that nobody needs again
    return pyodide;
  } catch {
    const pyodide = await load(settings);
    unpack(pyodide, await archive);
    globalThis.startedFrom = "plain";
    if (!SHIPPED) setTimeout(makeSnapshot, LEISURE);
    return pyodide;
  }
}

/** The snapshot that came with the site, or the one that this browser has kept. */
async function remembered() {
  const answer = SHIPPED ? await fetched(SNAPSHOT) : await (await caches.open(CACHE)).match(SNAPSHOT);
  const unpacked = new Response(answer.body.pipeThrough(new DecompressionStream("gzip")));
  return unpacked.arrayBuffer();
}

/** Has another worker make one; where the browser does not let it, the next start is a plain one again. */
function makeSnapshot() {
  try {
    const worker = new Worker(new URL("./snapshot.mjs", import.meta.url), { type: "module" });
    worker.onmessage = worker.onerror = () => worker.terminate();
    worker.postMessage("keep");
  } catch {
    // Some browsers have no workers in workers.
  }
}
