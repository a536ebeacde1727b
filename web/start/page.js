// What PyScript takes for MicroPython: MicroPython with the page's own modules in its folder already. One file is one
// request, and it comes while MicroPython's own is still being compiled.

import files from "page-files";
import { loadMicroPython as load } from "../vendor/micropython/micropython.mjs";

const WASM = new URL("../vendor/micropython/micropython.wasm", import.meta.url).href;

/** As MicroPython's own. */
export async function loadMicroPython(options) {
  const micropython = await load({ ...options, url: WASM });
  for (const [name, text] of Object.entries(files)) micropython.FS.writeFile(name, text);
  return micropython;
}
