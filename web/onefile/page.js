// The page in one file: MicroPython with the page's modules, as on a host. What these have from PyScript (the worker by
// its name, our module) is given here: PyScript's own way of making workers does not go with a file.

import "./within.js";
import { loadMicroPython } from "site-page";
import * as seam from "site-seam";
import { begin, create, workers } from "./workers.js";

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

for (const tag of document.querySelectorAll("script[type=py]")) begin(/** @type {HTMLScriptElement} */ (tag));
const micropython = loadMicroPython({ stdout: lines(console.log), stderr: lines(console.error) });
micropython
  .then((python) => {
    python.registerJsModule("pyscript.workers", { workers, create_named_worker: create });
    python.registerJsModule("pyscript.context", { js_modules: { seam: { ...seam } } });
    return python.runPythonAsync(document.querySelector("script[type=mpy]").textContent);
  })
  .catch((error) => console.error(error));
