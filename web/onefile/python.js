// The page's Python without PyScript: provides the modules that it gets from PyScript elsewhere.

import { loadMicroPython } from "site-page";
import * as seam from "site-seam";

/** What Python prints comes byte by byte, and is told line by line. */
function lines(tell) {
  const decoder = new TextDecoder();
  let text = "";
  return (data) => {
    const parts = (text + decoder.decode(data, { stream: true })).split("\n");
    text = parts.pop();
    for (const line of parts) tell(line);
  };
}

/**
 * Runs the page. `start()`: makes a worker of the solver, as web/worker/site.js does; `prepare(python)`: before its first
 * line, may be waited for.
 * @param {(python: any) => unknown} [prepare]
 */
export async function runPage(start, prepare) {
  const python = await loadMicroPython({ stdout: lines(console.log), stderr: lines(console.error) });
  await prepare?.(python);
  python.registerJsModule("pyscript.context", { js_modules: { seam: { ...seam }, solver: { start } } });
  return python.runPythonAsync(document.querySelector("script[type=mpy]").textContent);
}
