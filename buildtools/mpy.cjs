// node mpy.cjs <folder> <name>.py …: compiles modules in the folder to bytecode, <name>.mpy beside each.

globalThis.fetch = undefined; // the compiler would take it for a browser's and load its own WebAssembly with it
process.setMaxListeners(0); // it adds a listener each time

const { readFileSync, writeFileSync } = require("node:fs");
const { compile } = require("@pybricks/mpy-cross-v6");

const WASM = require.resolve("@pybricks/mpy-cross-v6/build/mpy-cross-v6.wasm");
const [folder, ...names] = process.argv.slice(2);

(async () => {
  for (const name of names) {
    const { status, mpy, out, err } = await compile(name, readFileSync(`${folder}/${name}`, "utf8"), [], WASM);
    if (status) throw new Error(`${name}: ${[...out, ...err].join(" ")}`);
    writeFileSync(`${folder}/${name.replace(/\.py$/, ".mpy")}`, mpy);
  }
})();
