// Fills a table with chunks while the page stays responsive.

const PATIENCE = 12; // milliseconds of work at a time, less than a frame

/**
 * @param {import("../../table/table.js").Table} table
 * @param {{next: () => Promise<any>}} reader  a Reading, or a worker with one
 * @param {{onProgress: (share: number) => void, signal: AbortSignal}} host
 * @returns {Promise<{last?: any, fault?: any}>} the end; empty if cancelled
 */
export async function fill(table, reader, { onProgress, signal }) {
  table.keptRows = Infinity; // dropped iterations could not be run again
  let since = performance.now();
  let coming = reader.next();
  while (!signal.aborted) {
    const { chunk, share, last, fault } = await coming;
    if (signal.aborted) break;
    if (!chunk) return { last, fault };
    coming = reader.next(); // reading overlaps with appending
    table.append(chunk);
    if (performance.now() - since > PATIENCE) {
      onProgress(share);
      await turn();
      since = performance.now();
    }
  }
  return {};
}

/** Lets waiting tasks run first. A timer would wait four milliseconds. */
const turn = () =>
  new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn(null);
    };
    port2.postMessage(null);
  });
