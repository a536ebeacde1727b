// The page's Python without PyScript: provides the modules that PyScript otherwise provides.

import { loadMicroPython } from "site-page";
import * as seam from "site-seam";

/** Collects the bytes that Python prints and reports them line by line. */
function lines(report) {
  const decoder = new TextDecoder();
  let text = "";
  return (data) => {
    const parts = (text + decoder.decode(data, { stream: true })).split("\n");
    text = parts.pop();
    for (const line of parts) report(line);
  };
}

/**
 * Runs the page. `start()` makes a worker of the solver, like web/worker/site.js; `prepare(python)` runs before its
 * first line and may return a promise.
 * @param {(python: any) => unknown} [prepare]
 */
export async function runPage(start, prepare) {
  const python = await loadMicroPython({ stdout: lines(console.log), stderr: lines(console.error) });
  await prepare?.(python);
  python.registerJsModule("pyscript.context", { js_modules: { seam: { ...seam }, solver: { start } } });
  return python.runPythonAsync(document.querySelector("script[type=mpy]").textContent);
}
