// node mpy.cjs <folder> <path>.py …: compiles modules in the folder to bytecode, <path>.mpy beside each.

globalThis.fetch = undefined; // the compiler would take it for a browser's and load its own WebAssembly with it
process.setMaxListeners(0); // it adds a listener each time

const { readFileSync, writeFileSync } = require("node:fs");
const { compile } = require("@pybricks/mpy-cross-v6");

const WASM = require.resolve("@pybricks/mpy-cross-v6/build/mpy-cross-v6.wasm");
const [folder, ...names] = process.argv.slice(2);

(async () => {
  for (const name of names) {
    const { status, mpy, out, err } = await compile("module.py", readFileSync(`${folder}/${name}`, "utf8"), ["-s", name.replace(/^page\//, "")], WASM);
    if (status) throw new Error(`${name}: ${[...out, ...err].join(" ")}`);
    writeFileSync(`${folder}/${name.replace(/\.py$/, ".mpy")}`, mpy);
  }
})().catch(({ message }) => {
  console.error(message); // alone: Node would show the compiler's source before it, which is one line
  process.exitCode = 1;
});
