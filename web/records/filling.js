// A table, filled with chunks while the page goes on answering.

const PATIENCE = 12; // milliseconds of work at once: a frame is kept

/**
 * @param {import("../table/table.js").Table} table
 * @param {AsyncGenerator<any, any>} chunks
 * @param {{onProgress: () => void, signal: AbortSignal}} told
 * @returns {Promise<any>} what the generator returns; null where it was cancelled
 */
export async function fill(table, chunks, { onProgress, signal }) {
  table.keptRows = Infinity; // nobody could run an iteration again
  let since = performance.now();
  let step = await chunks.next();
  while (!step.done && !signal.aborted) {
    table.append(step.value);
    if (performance.now() - since > PATIENCE) {
      onProgress();
      await turn();
      since = performance.now();
    }
    step = await chunks.next();
  }
  return signal.aborted ? null : step.value;
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
