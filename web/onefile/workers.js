// Workers of the solver for a local file: made from a classic script, to which the page sends the files.

import { SolverWorker } from "../worker/link.js";
import { allPacked, packed } from "./packed.js";
import { unpacked } from "./unpacking.js";

const SCRIPT = "onefile/worker.js";

const address = packed(SCRIPT)
  .then((text) => new Response(unpacked(text)).blob())
  .then((script) => URL.createObjectURL(new Blob([script], { type: "text/javascript" })));

/** The first one, which starts together with the page. */
let first = begin();

async function begin() {
  const [url, files] = await Promise.all([address, allPacked()]);
  const worker = new Worker(url);
  worker.postMessage({ files });
  return new SolverWorker(worker);
}

/** Like web/worker/site.js; calls before the worker exists wait for it. */
export function start() {
  const making = first ?? begin();
  first = null;
  return {
    started: making.then(({ started }) => started),
    flooded: making.then(({ flooded }) => flooded),
    ask: async (name, ...values) => (await making).ask(name, ...values),
    terminate: () => making.then((worker) => worker.terminate()),
  };
}
