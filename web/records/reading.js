// THE WAY IN for what was made elsewhere. Whoever has the bytes of a record (a file that was dropped, an address of this
// host, a notebook) opens them here; a table is filled, and nothing is searched, no worker asked:
//
//     const reading = await openReading(given, size);      // never throws
//     reading.kind                                         // what it is (file_kinds.js); "fault": see `fault`
//     reading.fault                                        // null, or JSON text {"id", "values"}: see fault.js
//     reading.head                                         // JSON text, what is known before the first event
//     const answer = await reading.fill(table, progress);  // JSON text {"ending", "sample", …}, {"fault"} or {"cancelled"}
//     reading.cancel()
//
// `given`: a Blob or File, a Response, a ReadableStream of bytes, an ArrayBuffer or Uint8Array; packed with gzip or not.
// In Python the guest `import` does all of it: `await guest.take(given, name)` (pysrc/page/bring_in.py).

import { fill } from "./filling.js";
import { Fault } from "./fault.js";
import { chunksOfFinished, encoded, readFinished } from "./finished.js";
import { kindOf } from "./file_kinds.js";
import { traceOf } from "./posthoc.js";
import { chunksOfRecord, readRecord } from "./record.js";
import { Source } from "./source.js";
import { readTrace } from "./trace_text.js";

/** @param {import("./source.js").Given} given  @param {number} [size]  bytes, where `given` does not say */
export async function openReading(given, size) {
  const reading = new Reading();
  await reading.begin(given, size);
  return reading;
}

class Reading {
  /** @type {string} */
  kind = "fault";
  fault = null;
  head = "null";
  #source;
  #chunks;
  #more = {}; // what is said of it besides
  #abort = new AbortController();

  async begin(given, size) {
    try {
      this.#source = await Source.open(given, size);
      this.kind = kindOf(this.#source.beginning);
      const open = { record: () => this.#record(), finished: () => this.#finished(), trace: () => this.#trace() };
      const head = await open[this.kind]?.();
      this.head = JSON.stringify(head ?? null);
    } catch (error) {
      this.fault = told(error);
    }
  }

  async #record() {
    const reading = await readRecord(this.#source);
    this.#chunks = () => chunksOfRecord(reading);
    const { problem, algorithm, options, answer } = reading.head;
    return { problem, algorithm, options, answer };
  }

  async #finished() {
    const data = await readFinished(this.#source);
    this.#chunks = () => chunksOfFinished(data);
    const { problem, algorithm, options, traits } = data;
    return { problem, algorithm, options, traits, shape: encoded(data).shape };
  }

  async #trace() {
    const { reading, chunks, ordered } = traceOf(await readTrace(this.#source));
    this.#chunks = chunks;
    this.#more = { left: reading.left, leftCount: reading.leftCount };
    return { ordered, limited: reading.limits.length > 0 };
  }

  /** 0…1, as far as its length is known. */
  get progress() {
    const { read, size } = this.#source;
    return size ? Math.min(1, read / size) : 0;
  }

  /**
   * @param {import("../table/table.js").Table} table
   * @param {(nodes: number, share: number) => void} onProgress  called again and again
   * @returns {Promise<string>} JSON text: {"ending", "sample"}, {"fault"} or {"cancelled": true}
   */
  async fill(table, onProgress) {
    try {
      const told = { onProgress: () => onProgress(table.rowCount, this.progress), signal: this.#abort.signal };
      const last = await fill(table, this.#chunks(), told);
      if (last === null) return JSON.stringify({ cancelled: true });
      const ending = counted(table, last.ending);
      table.conclude(JSON.stringify(ending));
      return JSON.stringify({ ending, sample: last.sample, nodes: table.rowCount, ...this.#more });
    } catch (error) {
      await this.#source.close();
      return JSON.stringify({ fault: JSON.parse(told(error)) });
    }
  }

  /** @returns {Promise<string|null>} the text of a file of another kind; null where it is too long, or no text */
  async text(most) {
    try {
      return await this.#source.whole(most);
    } catch (error) {
      this.fault = told(error);
      return null;
    }
  }

  async cancel() {
    this.#abort.abort();
    await this.#source?.close();
  }
}

/** How a search ended, with the numbers that follow from its events: no file can say others. */
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

/** @returns {string} JSON text of a fault; what else goes wrong is one of the file, too: it is looked at in the console */
function told(error) {
  if (!(error instanceof Fault)) console.warn(error);
  const { id, values } = error instanceof Fault ? error : { id: "damaged", values: {} };
  return JSON.stringify({ id, values });
}
