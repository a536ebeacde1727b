// The solver's worker in one file: Pyodide and the same Python as on a host; its functions are called by messages.

import { layReady, sent } from "./sent.js";
import { loadPyodide } from "site-solver";

async function start() {
  const [python, { source }] = await Promise.all([
    loadPyodide({ stdout: console.log, stderr: console.error }),
    sent,
    layReady(),
  ]);
  python.runPython(await (await fetch(source)).text());
  const names = python.globals.get("__export__").toJs();
  const exported = Object.fromEntries(names.map((name) => [name, python.globals.get(name)]));
  addEventListener("message", ({ data: { call, name, values } }) => {
    try {
      postMessage({ call, answer: exported[name](...values) });
    } catch (error) {
      postMessage({ call, error: String(error) });
    }
  });
  postMessage({ names });
}

start().catch((error) => postMessage({ lost: String(error) }));
