// What PyScript takes for MicroPython: MicroPython with the page's own modules in its folder already. It begins when
// this file is there, not when PyScript asks for it: that is a tenth of a second later.

import files from "page-files";
import { loadMicroPython as load } from "../vendor/micropython/micropython.mjs";

const WASM = new URL("../vendor/micropython/micropython.wasm", import.meta.url).href;

let told = { stdout: console.log, stderr: console.error }; // who hears what Python prints
const streams = { stdout: (data) => told.stdout(data), stderr: (data) => told.stderr(data), linebuffer: false };
const running = load({ ...streams, url: WASM }).then(prepare);

const bytes = Uint8Array.fromBase64 ?? ((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

function prepare(micropython) {
  for (const folder of ["searchlight", "searchlight/texts"]) micropython.FS.mkdir(folder);
  layOut(micropython, files);
  // Of PyScript's package the page needs two modules. What the whole of it imports takes longer than the page's own.
  micropython.FS.mkdir("pyscript");
  micropython.FS.writeFile("pyscript/__init__.py", "");
  micropython.runPython("import sys; sys.path[:] = ['.frozen', '']; import pyscript");
  return micropython;
}

function layOut({ FS }, packed) {
  for (const [name, text] of Object.entries(packed)) FS.writeFile(name, name.endsWith(".mpy") ? bytes(text) : text);
}

/** More modules and texts for the page: they came later. */
export const bring = async (packed) => layOut(await running, packed);

/** As MicroPython's own. */
export function loadMicroPython({ stdout, stderr }) {
  told = { stdout, stderr };
  return running;
}
