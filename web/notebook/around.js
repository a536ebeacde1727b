// The surrounding notebook: its first message, and the parts of recordings that the page requests from it.

/**
 * @typedef {object} Known  what the widget knows of its records
 * @property {string} link  what stands behind the # of the page's address
 * @property {string} [theme]  the notebook's: "light" or "dark", where it says
 * @property {string|null} catalog  JSON text, where there is more to choose from than in the page's own
 * @property {{answer: object, starts: number[]}[]} records  what `open_run` answers; the first event of each part
 */

const requests = new Map(); // what is asked for, as text → what takes it

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
