// Workers with Python in them, made as a file may: of a script that is not a module, and sent what it needs.
// From outside they are PyScript's: a tag with `xworker`, functions that are awaited by the worker's name.

import { allPacked, packed } from "./packed.js";
import { unpacked } from "./unpacking.js";

const SCRIPT = "onefile/worker.js";

/** @type {Record<string, Promise<object>>} name → the functions that the worker's Python exports */
export const workers = {};

const address = packed(SCRIPT)
  .then((text) => new Response(unpacked(text)).blob())
  .then((script) => URL.createObjectURL(new Blob([script], { type: "text/javascript" })));

/** A new one with a tag of its own. */
export function create(src, name) {
  const tag = document.createElement("script");
  tag.type = "py";
  tag.setAttribute("name", name);
  tag.setAttribute("src", src);
  document.body.append(tag);
  return begin(tag);
}

/** The worker of a tag. @param {HTMLScriptElement & {xworker?: Worker}} tag */
export function begin(tag) {
  return (workers[tag.getAttribute("name")] = Promise.all([address, allPacked()]).then(([url, files]) => {
    const worker = (tag.xworker = new Worker(url));
    worker.postMessage({ source: tag.getAttribute("src"), files });
    return functions(worker);
  }));
}

/** @param {Worker} worker @returns {Promise<object>} settled when its Python is there */
function functions(worker) {
  const awaited = new Map(); // number of a call → what takes its answer
  let latest = 0;
  const ask = (name, values) =>
    new Promise((take, refuse) => {
      awaited.set(++latest, { take, refuse });
      worker.postMessage({ call: latest, name, values });
    });
  return new Promise((there, never) => {
    worker.addEventListener("message", ({ data }) => {
      if (data?.names) {
        const entries = data.names.map((name) => [name, (...values) => ask(name, values)]);
        there((worker.sync = Object.fromEntries(entries)));
      } else if (data?.lost) {
        never(new Error(data.lost));
      } else if (data?.call) {
        const { take, refuse } = awaited.get(data.call);
        awaited.delete(data.call);
        if ("error" in data) refuse(new Error(data.error));
        else take(data.answer);
      }
    });
  });
}
