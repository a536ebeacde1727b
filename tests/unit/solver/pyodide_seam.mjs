// Runs pysrc/worker.py in Pyodide under Node.js. Standard input: a JSON list of options; standard output: a JSON list of
// what tests/unit/solver/test_pyodide.py computes on CPython, too.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/pysrc");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: fileURLToPath(new URL("../../../pysrc", import.meta.url)) }, "/pysrc");
pyodide.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/pysrc')");
const worker = pyodide.pyimport("worker");

globalThis.layOutBundle = () => {}; // everything is there

function drain(options) {
  const { program, ...rest } = options;
  const request = JSON.stringify({ options: rest, request: {}, text: program });
  const opened = JSON.parse(program ? worker.ask("tracing", "observe", request) : worker.open_run(JSON.stringify(rest)));
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const { run } = opened;
  const hash = createHash("sha256");
  const types = {};
  let chunk;
  do {
    chunk = worker.advance(run, 1000, 60);
    if (chunk.failed !== null) throw new Error(chunk.failed);
    for (const [name, value] of Object.entries(chunk)) {
      types[name] = value === null || typeof value === "string" ? "text or null" : value.constructor.name;
      if (ArrayBuffer.isView(value)) hash.update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
      else if (name.startsWith("new_")) hash.update(value.join("\n"));
    }
  } while (chunk.outcome === null);
  const { seconds, ...outcome } = JSON.parse(chunk.outcome);
  outcome.digest = worker.digest(run);
  worker.close(run);
  return { digest: hash.digest("hex"), types, outcome };
}

console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(drain)));
