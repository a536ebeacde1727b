// A file being opened, as seen by the page: its kind, and a table filled with it while the page stays responsive. Its
// `reader` (a Reading, or a worker with one) answers by messages.

import { WorkerReading } from "./worker_reading.js";

const PATIENCE = 12; // milliseconds of work at a time, less than a frame

/**
 * @param {import("../../table/table.js").Table} table
 * @param {{next: () => Promise<any>}} reader  a Reading, or a worker with one
 * @param {{onProgress: (share: number) => void, signal: AbortSignal}} host
 * @returns {Promise<{last?: any, fault?: any}>} the end; empty if cancelled
 */
async function fill(table, reader, { onProgress, signal }) {
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

/** @param {import("./source.js").Given} given  @param {number} [size]  bytes, if unknown from `given` */
export const openFile = (given, size) => new Opened(given, size, new WorkerReading());

export class Opened {
  kind = "fault";
  fault = null;
  head = "null";
  space = "";
  #abort = new AbortController();

  constructor(given, size, reader) {
    this.given = given;
    this.size = size;
    this.reader = reader;
  }

  /** Reads the beginning; an old record is read completely. @param {(share: number) => void} onProgress */
  async begin(onProgress) {
    const { kind, head, space, fault } = await this.reader.begin(this.given, this.size, onProgress);
    Object.assign(this, { kind, head, space, fault: fault && JSON.stringify(fault) });
  }

  get cancelled() {
    return this.#abort.signal.aborted;
  }

  /**
   * @param {import("../../table/table.js").Table} table
   * @param {(nodes: number, share: number) => void} onProgress  called repeatedly
   * @returns {Promise<string>} JSON text: {"ending"}, {"fault"} or {"cancelled": true}
   */
  async fill(table, onProgress) {
    const options = { onProgress: (share) => onProgress(table.rowCount, share), signal: this.#abort.signal };
    const { last, fault } = await fill(table, this.reader, options);
    if (this.cancelled) return JSON.stringify({ cancelled: true });
    await this.reader.close();
    if (fault) return JSON.stringify({ fault });
    const ending = counted(table, last.ending);
    table.conclude(JSON.stringify(ending));
    return JSON.stringify({ ...last, ending, nodes: table.rowCount });
  }

  /** @returns {Promise<string|null>} the text of a file of another kind; null if it is too long or not a text */
  async text(most) {
    const { text, fault } = await this.reader.text(most);
    this.fault = fault ? JSON.stringify(fault) : null;
    await this.reader.close();
    return fault ? null : text;
  }

  async cancel() {
    this.#abort.abort();
    await this.reader.close();
  }
}

/** The ending of a search, with numbers computed from its events: those in the file are ignored. */
function counted(table, ending) {
  const { stats } = table.at(table.endTime);
  return {
    ...ending,
    actions: ending.actions?.map(String) ?? null,
    expanded: stats.expanded,
    generated: stats.generated,
    max_frontier: stats.maxFrontier,
    iterations: table.iterations.map(({ limit, expanded, generated }) => ({ limit, outcome: null, expanded, generated })),
  };
}
