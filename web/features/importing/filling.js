// A table, filled with chunks while the page goes on answering.

const PATIENCE = 12; // milliseconds of work at once: a frame is kept

/**
 * @param {import("../../table/table.js").Table} table
 * @param {{next: () => Promise<any>}} reader  a Reading, or what asks one
 * @param {{onProgress: (share: number) => void, signal: AbortSignal}} told
 * @returns {Promise<{last?: any, fault?: any}>} how it ends; nothing where it was cancelled
 */
export async function fill(table, reader, { onProgress, signal }) {
  table.keptRows = Infinity; // nobody could run an iteration again
  let since = performance.now();
  let coming = reader.next();
  while (!signal.aborted) {
    const { chunk, share, last, fault } = await coming;
    if (signal.aborted) break;
    if (!chunk) return { last, fault };
    coming = reader.next(); // it is read while this one is taken in
    table.append(chunk);
    if (performance.now() - since > PATIENCE) {
      onProgress(share);
      await turn();
      since = performance.now();
    }
  }
  return {};
}

/** Whatever waits is done first. A timer would wait four milliseconds for nothing. */
const turn = () =>
  new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn(null);
    };
    port2.postMessage(null);
  });
