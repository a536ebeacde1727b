// The first script of the worker: the page sends it the files that it needs. Pyodide starts without a snapshot here,
// because that would double the size of the file.

import { answerAtOnceWith, answerWith } from "./answers.js";
import { unpacked } from "./unpacking.js";

globalThis.importScripts = undefined; // Pyodide would refuse a worker that is no module
Object.defineProperty(globalThis, "caches", { value: undefined, configurable: true }); // nothing is kept: no snapshot is looked for, or made

/** {files: path → packed} @type {Promise<{files: Record<string, string>}>} */
export const sent = new Promise((take) => {
  addEventListener("message", ({ data }) => take(data), { once: true });
});

answerWith(async (path) => (await sent).files[path]);

/** What Python waits for when it first needs it; unpacked before, as that cannot be waited for. */
export async function layReady() {
  const { files } = await sent;
  const bundles = Object.entries(files).filter(([path]) => /^solver\/.*\.json$/.test(path));
  const contents = await Promise.all(bundles.map(([, text]) => new Response(unpacked(text)).arrayBuffer()));
  answerAtOnceWith(Object.fromEntries(bundles.map(([path], at) => [path, new Uint8Array(contents[at])])));
}
