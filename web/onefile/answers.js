// Replaces the host: the site's scripts request files as always, and get the packed ones.

import { unpacked } from "./unpacking.js";

/* global SITE_ADDRESS */

const SITE = SITE_ADDRESS; // where the site's scripts take themselves to be; nobody is ever asked there
const TYPES = { wasm: "application/wasm" }; // without it a browser does not compile while it reads

/**
 * From now on `fetch` answers for the site's files. `find(path)`: such a file as it is packed, or nothing.
 * @param {(path: string) => Promise<string|undefined>} find
 */
export function answerWith(find) {
  const elsewhere = globalThis.fetch; // the policy of this file refuses it
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

/** From now on a request that is waited for answers with one of these files: path → content. */
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
