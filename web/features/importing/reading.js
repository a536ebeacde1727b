// The entry for files from elsewhere. Code that has the bytes of a record (a file that was dropped, an address of this
// host, a notebook) opens them here; a table is filled, and nothing is searched, no solver asked:
//
//     const opened = openFile(given, size);                // opened.js: read in a worker of its own
//     await opened.begin(onProgress);                      // never throws
//     opened.kind                                          // what it is (file_kinds.js); "fault": see `fault`
//     opened.fault                                         // null, or JSON text {"id", "values"}: see fault.js
//     opened.head                                          // JSON text, what is known before the first event
//     const answer = await opened.fill(table, onProgress); // JSON text {"ending", "sample", …}, {"fault"} or {"cancelled"}
//     opened.cancel()
//
// `given`: a Blob or File, a Response, a ReadableStream of bytes, an ArrayBuffer or Uint8Array; packed with gzip or not.
// In Python the feature `importing` does all of it: `await feature.take(given, name)` (pysrc/page/features/importing/feature.py).
//
// Here is what reads: it knows no table, and all that it answers can be sent by a message.

import { Fault } from "./fault.js";
import { kindOf } from "./file_kinds.js";
import { isOldForm, readOldForm } from "./old_form.js";
import { traceOf } from "./posthoc.js";
import { chunksOfRecord, readRecord } from "./record.js";
import { Source } from "./source.js";
import { readTrace } from "./trace_text.js";

// Characters of what the page is told before the first event: options, of which one may be a grid; what is told of nodes.
const MOST_OF_HEAD = 700_000;
const MOST_OF_TRAITS = 200_000;

/** @typedef {{id: string, values: Object<string, any>}} FaultData  a fault in plain data */

export class Reading {
  #source;
  #chunks;
  #more = {}; // what is said of it besides

  /**
   * @param {import("./source.js").Given} given
   * @param {number} [size]  bytes, where `given` does not say
   * @param {(share: number) => void} [onProgress]  0…1, as far as its length is known; 0: it is not
   * @returns {Promise<{kind: string, head: string, space: string, fault: FaultData|null}>} `space`: JSON text, out of the head
   */
  async begin(given, size, onProgress) {
    let kind = "fault";
    try {
      this.#source = await Source.open(given, size, onProgress);
      kind = kindOf(this.#source.beginning);
      const open = { record: () => this.#record(), trace: () => this.#trace() };
      const data = (await open[kind]?.()) ?? null;
      const space = typeof data?.answer?.space?.json === "string" ? data.answer.space.json : "";
      if (space) data.answer.space.json = "";
      const head = JSON.stringify(data);
      if (head.length > MOST_OF_HEAD || JSON.stringify(data?.answer?.table ?? null).length > MOST_OF_TRAITS) {
        throw new Fault("long_head", { most: MOST_OF_TRAITS });
      }
      return { kind, head, space, fault: null };
    } catch (error) {
      return { kind, head: "null", space: "", fault: faultOf(error) };
    }
  }

  async #record() {
    const read = isOldForm(this.#source.beginning) ? readOldForm : readRecord;
    const reading = await read(this.#source);
    this.#chunks = () => chunksOfRecord(reading);
    const { problem, algorithm, options, answer } = reading.head;
    return { problem, algorithm, options, answer };
  }

  async #trace() {
    const { reading, chunks, ordered } = traceOf(await readTrace(this.#source));
    this.#chunks = chunks;
    this.#more = { left: reading.left, leftCount: reading.leftCount };
    return { ordered, limited: reading.limits.length > 0 };
  }

  /** @returns {Promise<{chunk: any, share: number}|{last: any}|{fault: FaultData}>} what comes next; behind the last chunk, the end */
  async next() {
    try {
      this.#chunks = typeof this.#chunks === "function" ? this.#chunks() : this.#chunks;
      const { done, value } = await this.#chunks.next();
      return done ? { last: { ...value, ...this.#more } } : { chunk: value, share: this.#source.share };
    } catch (error) {
      await this.#source.close();
      return { fault: faultOf(error) };
    }
  }

  /** @returns {Promise<{text: string}|{fault: FaultData}>} a file of another kind, where it is no longer than this */
  async text(most) {
    try {
      return { text: await this.#source.whole(most) };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }

  async close() {
    await this.#source?.close();
  }
}

/** @returns {FaultData} a fault; what else goes wrong is one of the file, too: it is looked at in the console */
function faultOf(error) {
  if (!(error instanceof Fault)) console.warn(error);
  const { id, values } = error instanceof Fault ? error : { id: "damaged", values: {} };
  return { id, values };
}
