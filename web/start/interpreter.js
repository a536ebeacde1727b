// Pyodide in the solver's worker, started from a snapshot of its memory in which the solver's modules are already
// imported. If that fails for any reason, it starts without one, which takes longer.
//
// The snapshot contains Python's memory, not its files: these are written on each start (tracebacks and the code panel
// read them). Its name contains the digest of its sources; Pyodide refuses a snapshot of another version.

import { loadPyodide as load } from "../vendor/pyodide/pyodide.mjs";
import { cachesHere } from "./caches.js";
import { removeCapabilities } from "./capabilities.js";
import { withOneObjectEach } from "./functions.js";
import { BUNDLES, CACHE, LOCK, PYODIDE, SHIPPED, SNAPSHOT, fetched, layOut, sources } from "./place.js";

const LIBRARY = `/lib/python${LOCK.info.python.split(".").slice(0, 2).join("")}.zip`;
const PAGE = 65_536; // bytes of a page of WebAssembly's memory
const EIO = 29; // Emscripten's number of an input/output error
const NOTHING = "data:application/zip;base64,"; // an empty archive

let output = { stdout: console.log, stderr: console.error }; // receives what Python prints
const streams = { stdout: (text) => output.stdout(text), stderr: (text) => output.stderr(text) };

// Loads a file synchronously. Kept here because `lock` removes it for all other code.
let Request = globalThis.XMLHttpRequest;

const files = sources();
const main = import("../vendor/pyodide/pyodide.asm.mjs");
let site = SHIPPED ? fetched(SNAPSHOT).then((answer) => unpacked(answer)) : null; // loading begins here: it is 6 MB
const running = start();
for (const begun of [files, main, site, running]) begun?.catch(() => {}); // reported where they are awaited

/** Like Pyodide's own, with the solver's modules available. */
export function loadPyodide({ stdout, stderr }) {
  output = { stdout, stderr };
  return running;
}

async function start() {
  const createPyodideModule = withOneObjectEach((await main).default);
  const settings = { ...streams, indexURL: PYODIDE, lockFileContents: LOCK, createPyodideModule };
  // The browser's own snapshot comes second: stored data can be changed by other scripts.
  for (const snapshot of [shipped, keptHere]) {
    try {
      const memory = await snapshot();
      if (memory) return await startFrom(memory, settings);
    } catch {
      // The other ways to start do not depend on this one.
    }
  }
  const pyodide = await load(settings);
  prepare(pyodide, await files);
  globalThis.startedFrom = "plain";
  return pyodide;
}

async function startFrom(snapshot, settings) {
  const pyodide = await load({ ...settings, _loadSnapshot: snapshot, stdLibURL: NOTHING });
  layOutLibrary(pyodide);
  prepare(pyodide, await files);
  globalThis.startedFrom = "snapshot";
  pyodide._api.config._loadSnapshot = null; // free 31 MB
  return pyodide;
}

/**
 * Puts the standard library where Python looks for it, without fetching it: 2.5 MB, and the snapshot contains all that
 * the solver imports. It is fetched, synchronously, when Python opens it to import something else.
 */
function layOutLibrary({ FS }) {
  const { node } = FS.lookupPath(LIBRARY);
  const plain = node.stream_ops;
  const open = (stream) => {
    const bytes = fetchedAtOnce(`${PYODIDE}python_stdlib.zip`);
    if (!bytes) throw new FS.ErrnoError(EIO);
    node.contents = bytes;
    node.usedBytes = bytes.length;
    node.stream_ops = stream.stream_ops = plain;
  };
  node.stream_ops = { ...plain, open };
}

/** Fetches a file synchronously; null if that fails. */
function fetchedAtOnce(url) {
  try {
    const request = new Request();
    request.open("GET", url, false);
    request.responseType = "arraybuffer";
    request.send();
    return request.status === 200 ? new Uint8Array(request.response) : null;
  } catch {
    return null;
  }
}

/** Writes the solver's files, and provides the functions that Python needs of this script. */
function prepare(pyodide, solver) {
  layOut(pyodide, solver);
  // An object without a prototype: a reader's code cannot add addresses through it.
  const waiting = Object.assign(Object.create(null), Object.fromEntries(BUNDLES));
  globalThis.layOutBundle = (name) => {
    const bundle = `${name}`;
    const url = waiting[bundle];
    if (!url) return;
    const bytes = fetchedAtOnce(url);
    if (!bytes) throw new Error(`${url}: nothing`);
    layOut(pyodide, JSON.parse(new TextDecoder().decode(bytes)));
    delete waiting[bundle];
  };
  globalThis.limitMemory = limitMemory;
}

/** Removes all access from this worker to the outside, except for files that Python needs later. */
export function lock() {
  Request = globalThis.XMLHttpRequest;
  removeCapabilities();
  output = { stdout: console.log, stderr: console.error }; // limited from here on
}

/**
 * Limits Python's memory: Python then raises MemoryError instead of the tab crashing. Memory that it already has stays:
 * WebAssembly's memory never shrinks.
 */
function limitMemory(bytes) {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > bytes) throw new RangeError();
    return grow.call(this, pages);
  };
}

/** The site's snapshot, once; null if there is none. This releases the only reference to it. */
function shipped() {
  const snapshot = site;
  site = null;
  return snapshot;
}

/** The snapshot made by this browser; null if there is none. */
async function keptHere() {
  const answer = await cachesHere()?.match(SNAPSHOT, { cacheName: CACHE });
  return answer ? unpacked(answer) : null;
}

function unpacked(answer) {
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
