// The surrounding notebook: its first message, and the parts of recordings that the page requests.

/**
 * @typedef {object} Known  the widget's data about its records
 * @property {string} link  the fragment of the page's address
 * @property {string} [theme]  the notebook's: "light" or "dark", if known
 * @property {string|null} catalog  JSON text, if there are more problems than the page's own
 * @property {{answer: object, starts: number[]}[]} records  the answer of `open_run`; the first event of each part
 */

const requests = new Map(); // request as text → its resolver

/** @type {Promise<Known>} */
export const known = new Promise((take) => {
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || !data?.notebook) return;
    const { packed, ...what } = data.notebook;
    if (!packed) return take(data.notebook);
    requests.get(JSON.stringify(what))?.(packed);
  });
});

/**
 * A part of a record, or an iteration of it, unpacked.
 * @param {{record: number, part: number} | {record: number, iteration: number}} what
 * @returns {Promise<ArrayBuffer>}
 */
export function columnsOf(what) {
  const packed = new Promise((take) => requests.set(JSON.stringify(what), take));
  parent.postMessage({ notebook: what }, "*");
  return packed.then((bytes) =>
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
}

parent.postMessage({ notebook: "begun" }, "*");
