// A worker that makes the snapshot: it starts Pyodide without one, imports what the solver's worker imports, runs a
// small search so that all code has run once, and compresses the memory. On "keep" it stores it for interpreter.js; on
// "send" it returns it (to the build, see buildtools/snapshot.py).

import createModule from "../vendor/pyodide/pyodide.asm.mjs";
import { loadPyodide } from "../vendor/pyodide/pyodide.mjs";
import { withOneObjectEach } from "./functions.js";
import { CACHE, LOCK, PYODIDE, SNAPSHOT, layOut, sources } from "./place.js";

/* global WORKER_IMPORTS */

// Includes modules that a reader's code is likely to import, but none that keeps references to what the worker gives up
// before it runs such code (web/start/capabilities.js), as pyodide.http does. At the end, free memory is zeroed for
// better compression.
const WARM = `
import asyncio, base64, builtins, collections, dataclasses, functools, html, importlib, inspect, io, json, os, pathlib
import re, shutil, sys, time, typing, zipfile
import js, pyodide.code, pyodide.ffi, pyodide.ffi.wrappers, pyodide.webloop
import ${WORKER_IMPORTS}

def search():
    run = searchlight.stream.live.ChunkedRun(searchlight.setup.read({}))
    run.table()
    run.advance(50)
    run.chunk()
    run.release()

search()
del search
import gc
gc.collect()
zeros = [bytes(size) for size, count in ((65536, 24), (8192, 96), (1024, 512)) for _ in range(count)]
zeros += [bytes(size) for size in range(16, 480, 16) for _ in range(120)]
del zeros
`;

onmessage = async ({ data: command }) => {
  const createPyodideModule = withOneObjectEach(createModule);
  const pyodide = await loadPyodide({ indexURL: PYODIDE, lockFileContents: LOCK, _makeSnapshot: true, createPyodideModule });
  layOut(pyodide, await sources());
  pyodide.runPython(WARM);
  const memory = new Response(pyodide.makeMemorySnapshot()).body;
  const packed = new Response(memory.pipeThrough(new CompressionStream("gzip")));
  if (command === "send") {
    const bytes = await packed.arrayBuffer();
    postMessage(bytes, { transfer: [bytes] });
  } else {
    const cache = await caches.open(CACHE);
    for (const former of await cache.keys()) await cache.delete(former);
    await cache.put(SNAPSHOT, packed);
    postMessage("kept");
  }
};
