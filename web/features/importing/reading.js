// The entry point for files from elsewhere. Code that has the bytes of a record (a dropped file, an address of this
// host, a notebook) opens them here; the table is filled without a search or a solver:
//
//     const opened = openFile(given, size);                // opened.js: read in a separate worker
//     await opened.begin(onProgress);                      // never throws
//     opened.kind                                          // see file_kinds.js; "fault": see `fault`
//     opened.fault                                         // null, or JSON text {"id", "values"}: see fault.js
//     opened.head                                          // JSON text, the data before the first event
//     const answer = await opened.fill(table, onProgress); // JSON text {"ending", …}, {"fault"} or {"cancelled"}
//     opened.cancel()
//
// `given`: a Blob or File, a Response, a ReadableStream of bytes, an ArrayBuffer or Uint8Array; with or without gzip.
// In Python the feature `importing` does all of this: `await feature.take(given, name)`
// (pysrc/page/features/importing/feature.py).
//
// This module reads: it has no table, and all its answers can be sent as messages.

import { Fault } from "./fault.js";
import { kindOf } from "./file_kinds.js";
import { isOldForm, readOldForm } from "./old_form.js";
import { chunksOfRecord, readRecord } from "./record.js";
import { Source } from "./source.js";

// Characters of the data before the first event: options, one of which may be a grid; traits of the table.
const MOST_OF_HEAD = 700_000;
const MOST_OF_TRAITS = 200_000;

/** @typedef {{id: string, values: Object<string, any>}} FaultData  a fault in plain data */

export class Reading {
  #source;
  #chunks;

  /**
   * @param {import("./source.js").Given} given
   * @param {number} [size]  bytes, if unknown from `given`
   * @param {(share: number) => void} [onProgress]  0…1; 0 while the length is unknown
   * @returns {Promise<{kind: string, head: string, space: string, fault: FaultData|null}>} `space`: JSON text from the
   *   head
   */
  async begin(given, size, onProgress) {
    let kind = "fault";
    try {
      this.#source = await Source.open(given, size, onProgress);
      kind = kindOf(this.#source.beginning);
      const data = kind === "record" ? await this.#record() : null;
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

  /**
   * @returns {Promise<{chunk: any, share: number}|{last: any}|{fault: FaultData}>} the next chunk; after the last, the
   * end
   */
  async next() {
    try {
      this.#chunks = typeof this.#chunks === "function" ? this.#chunks() : this.#chunks;
      const { done, value } = await this.#chunks.next();
      return done ? { last: value } : { chunk: value, share: this.#source.share };
    } catch (error) {
      await this.#source.close();
      return { fault: faultOf(error) };
    }
  }

  /** @returns {Promise<{text: string}|{fault: FaultData}>} the text of a file of another kind, up to this length */
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

/** @returns {FaultData} a fault; other errors count as a damaged file, and are logged */
function faultOf(error) {
  if (!(error instanceof Fault)) console.warn(error);
  const { id, values } = error instanceof Fault ? error : { id: "damaged", values: {} };
  return { id, values };
}
