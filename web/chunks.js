// Chunks of columns from the worker. PyScript copies whatever a worker's function returns; so the worker posts them
// itself, beside its answers, and their buffers are transferred (pysrc/worker.py, advance).

/**
 * @param {Worker} worker  PyScript's, with its functions in `sync`
 * @returns {(run: number, expansions: number, seconds: number) => Promise<import("./table/store.js").Chunk>} `advance`
 */
export function chunksOf(worker) {
  const awaited = new Map(); // number of a delivery → what takes it
  let latest = 0;
  worker.addEventListener("message", ({ data }) => {
    awaited.get(data?.delivery)?.(data);
    awaited.delete(data?.delivery);
  });
  return async (run, expansions, seconds) => {
    const delivery = ++latest;
    const chunk = new Promise((take) => awaited.set(delivery, take));
    await worker.sync.advance(run, expansions, seconds, delivery); // it may come before the answer, or after it
    return chunk;
  };
}
