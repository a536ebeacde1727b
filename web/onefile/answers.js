// Replaces the host: the site's scripts request files as usual, and get the packed ones.

import { unpacked } from "./unpacking.js";

/* global SITE_ADDRESS */

const SITE = SITE_ADDRESS; // the address that the site's scripts assume; never contacted
const TYPES = { wasm: "application/wasm" }; // required for streaming compilation

/**
 * Makes `fetch` answer requests for the site's files. `find(path)`: the packed file, or undefined.
 * @param {(path: string) => Promise<string|undefined>} find
 */
export function answerWith(find) {
  const elsewhere = globalThis.fetch; // refused by the policy of this file
  globalThis.fetch = async (wanted, options) => {
    const { href } = new URL(wanted instanceof Request ? wanted.url : wanted, SITE);
    if (!href.startsWith(SITE)) return elsewhere(wanted, options);
    const path = href.slice(SITE.length);
    const text = await find(path);
    if (text === undefined) return new Response(null, { status: 404 });
    const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    return new Response(unpacked(text), { headers: { "Content-Type": type } });
  };
}

/** Makes synchronous requests answer with these files: path → content. */
export function answerAtOnceWith(files) {
  globalThis.XMLHttpRequest = /** @type {any} */ (
    class {
      open(_method, url) {
        this.response = files[url.slice(SITE.length)];
        this.status = this.response ? 200 : 404;
      }
      send() {}
    }
  );
}
