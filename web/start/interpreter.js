// Pyodide in the solver's worker, started from a snapshot of its memory in which the solver's modules are imported
// already. Whatever is in the way of that, it starts plainly, which takes longer.
//
// The snapshot holds Python's memory, not its files: these are laid out each time (tracebacks and the code panel
// read them). Its name holds the digest of all that went into it; Pyodide refuses one of another version.

import { loadPyodide as load } from "../vendor/pyodide/pyodide.mjs";
import { cachesHere } from "./caches.js";
import { removeCapabilities } from "./capabilities.js";
import { BUNDLES, CACHE, LOCK, PYODIDE, SHIPPED, SNAPSHOT, fetched, layOut, sources } from "./place.js";

const LIBRARY = `/lib/python${LOCK.info.python.split(".").slice(0, 2).join("")}.zip`;
const PAGE = 65_536; // bytes of a page of WebAssembly's memory
const EIO = 29; // Emscripten's number of an input/output error
const NOTHING = "data:application/zip;base64,"; // an archive without a byte

let output = { stdout: console.log, stderr: console.error }; // who hears what Python prints
const streams = { stdout: (text) => output.stdout(text), stderr: (text) => output.stderr(text) };

// Asks for a file and waits for it. Kept here, as `lock` takes it away from everybody else.
let Request = globalThis.XMLHttpRequest;

const files = sources();
const main = import("../vendor/pyodide/pyodide.asm.mjs");
let site = SHIPPED ? fetched(SNAPSHOT).then((answer) => unpacked(answer)) : null; // begins here: it is 6 MB
const running = start();
for (const begun of [files, main, site, running]) begun?.catch(() => {}); // said where it is needed

/** As Pyodide's own; the answer has the solver's modules at hand. */
export function loadPyodide({ stdout, stderr }) {
  output = { stdout, stderr };
  return running;
}

async function start() {
  const createPyodideModule = (await main).default;
  const settings = { ...streams, indexURL: PYODIDE, lockFileContents: LOCK, createPyodideModule };
  // This browser's own is for where the site's does not fit: nobody vouches for what a browser has kept.
  for (const snapshot of [shipped, keptHere]) {
    try {
      const memory = await snapshot();
      if (memory) return await startFrom(memory, settings);
    } catch {
      // Whatever it was: the other ways to start need nothing of it.
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
  pyodide._api.config._loadSnapshot = null; // 31 MB that nobody needs again
  return pyodide;
}

/**
 * Puts the standard library where Python looks for it, without fetching it: 2.5 MB, and all that the solver imports is in
 * the snapshot. It is fetched when Python opens it, to import something else; that waits until it has come.
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

/** The file's bytes, while Python waits; null if it does not come. */
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

/** Lays out the solver's files, and what Python needs of this script. */
function prepare(pyodide, solver) {
  layOut(pyodide, solver);
  // Addresses are looked up in an object without a prototype: no code of a reader's can put itself in between.
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

/** From now on nothing in this worker reaches beyond it, but for the files that Python needs later. */
export function lock() {
  Request = globalThis.XMLHttpRequest;
  removeCapabilities();
}

/**
 * Python gets no more memory than this from the browser: it then says that it has no more, where otherwise the tab
 * would end. What it has already it keeps: WebAssembly's memory never shrinks.
 */
function limitMemory(bytes) {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > bytes) throw new RangeError();
    return grow.call(this, pages);
  };
}

/** The snapshot that came with the site, once; null if none did. It is held nowhere else. */
function shipped() {
  const snapshot = site;
  site = null;
  return snapshot;
}

/** The one that this browser has made for itself; null if it has none. */
async function keptHere() {
  const answer = await cachesHere()?.match(SNAPSHOT, { cacheName: CACHE });
  return answer ? unpacked(answer) : null;
}

function unpacked(answer) {
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
