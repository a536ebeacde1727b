// The first script of the worker, to which the page sends the files that it needs. Pyodide starts without a snapshot
// here, because a snapshot would double the size of the file.

import { answerAtOnceWith, answerWith } from "./answers.js";
import { unpacked } from "./unpacking.js";

globalThis.importScripts = undefined; // otherwise Pyodide would refuse a worker that is not a module
Object.defineProperty(globalThis, "caches", { value: undefined, configurable: true }); // no snapshots

/** {files: path → packed} @type {Promise<{files: Record<string, string>}>} */
export const sent = new Promise((take) => {
  addEventListener("message", ({ data }) => take(data), { once: true });
});

answerWith(async (path) => (await sent).files[path]);

/** Unpacks the files that Python loads synchronously when it first needs them. */
export async function layReady() {
  const { files } = await sent;
  const bundles = Object.entries(files).filter(([path]) => /^solver\/.*\.json$/.test(path));
  const contents = await Promise.all(bundles.map(([, text]) => new Response(unpacked(text)).arrayBuffer()));
  answerAtOnceWith(Object.fromEntries(bundles.map(([path], at) => [path, new Uint8Array(contents[at])])));
}
