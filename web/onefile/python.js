// The page's Python where PyScript does not run it: what it has from PyScript (workers by name, our module) is given here.

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
 * Runs the page. `workers`, `create(src, name)`: as in PyScript's `pyscript.workers`; `prepare(python)`: before its first
 * line, may be waited for.
 * @param {(python: any) => unknown} [prepare]
 */
export async function runPage(workers, create, prepare) {
  const python = await loadMicroPython({ stdout: lines(console.log), stderr: lines(console.error) });
  await prepare?.(python);
  python.registerJsModule("pyscript.workers", { workers, create_named_worker: create });
  python.registerJsModule("pyscript.context", { js_modules: { seam: { ...seam } } });
  return python.runPythonAsync(document.querySelector("script[type=mpy]").textContent);
}
