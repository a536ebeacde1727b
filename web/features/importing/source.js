// A file as a stream: bytes, compressed or not, decoded line by line. Only the current line is in memory, as a record
// may be larger than the longest string.

import { Fault } from "./fault.js";

const BEGINNING = 65_536; // characters used to recognise a file
const LONGEST_LINE = 2 ** 26; // characters; a block of a record has a hundredth of that
// The highest accepted compression ratio; records reach five to ten.
const MOST_UNPACKED = 100;
const ALWAYS_UNPACKED = 2 ** 24; // characters that are accepted at any ratio
const GZIP = [0x1f, 0x8b];

/** @typedef {Blob|Response|ReadableStream<Uint8Array>|ArrayBuffer|Uint8Array} Given */

export class Source {
  #reader;
  #rest = ""; // received and not yet returned
  #ended = false;
  #length = 0; // characters received
  line = 0; // the number of the last returned line
  read = 0; // bytes received, as stored

  /**
   * @param {Given} given
   * @param {number} [size]  bytes, if unknown from `given`
   * @param {(share: number) => void} [onProgress]  called for each received piece
   */
  static async open(given, size = 0, onProgress = () => {}) {
    const source = new Source();
    await source.#begin(given, size, onProgress);
    return source;
  }

  /** 0…1; 0 while the length is unknown. */
  get share() {
    return this.size ? Math.min(1, this.read / this.size) : 0;
  }

  async #begin(given, size, onProgress) {
    const { stream, bytes } = streamOf(given);
    this.size = bytes || size; // 0: unknown
    const counted = stream.pipeThrough(
      new TransformStream({
        transform: (piece, out) => {
          this.read += piece.byteLength;
          onProgress(this.share);
          out.enqueue(piece);
        },
      }),
    );
    const { first, whole } = await peeked(counted);
    this.packed = GZIP.every((byte, at) => first[at] === byte);
    const unpacked = this.packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
    this.#reader = unpacked.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
    while (!this.#ended && this.#rest.length < BEGINNING) await this.#more();
  }

  /** The beginning of the text, without consuming it. */
  get beginning() {
    return this.#rest.slice(0, BEGINNING);
  }

  async #more() {
    this.#rest += await this.#piece();
  }

  /** The next piece; "" after the last one. */
  async #piece() {
    let piece;
    try {
      piece = await this.#reader.read();
    } catch {
      throw new Fault(this.packed ? "unpacked" : "no_text", { line: this.line + 1 });
    }
    if (piece.done) {
      this.#ended = true;
      return "";
    }
    this.#length += piece.value.length;
    if (this.packed && this.#length > ALWAYS_UNPACKED + MOST_UNPACKED * this.read) throw new Fault("bomb", { most: MOST_UNPACKED });
    return piece.value;
  }

  /**
   * @param {number} [longest]  characters
   * @returns {Promise<string|null>} the next line, without its end; null after the last one
   * @throws {Fault} if it is longer
   */
  async next(longest = LONGEST_LINE) {
    const pieces = [this.#rest]; // joined once, so that a long line is not copied for each piece
    let end = this.#rest.indexOf("\n");
    let length = this.#rest.length;
    while (end < 0 && !this.#ended) {
      if (length > longest) throw new Fault("long_line", { line: this.line + 1, most: longest });
      const piece = await this.#piece();
      end = piece.indexOf("\n");
      pieces.push(piece);
      length += piece.length;
    }
    const last = pieces.pop() ?? "";
    const text = pieces.join("") + (end < 0 ? last : last.slice(0, end));
    this.#rest = end < 0 ? "" : last.slice(end + 1);
    if (end < 0 && text === "") return null;
    this.line++;
    return text;
  }

  /** @returns {Promise<string>} the rest of the text @throws {Fault} if it is longer than `most` */
  async whole(most) {
    const pieces = [this.#rest];
    for (let length = this.#rest.length; ; ) {
      if (length > most) throw new Fault("too_long", { most });
      if (this.#ended) return pieces.join("");
      const piece = await this.#piece();
      pieces.push(piece);
      length += piece.length;
    }
  }

  /** Stops reading. */
  async close() {
    this.#rest = "";
    this.#ended = true;
    await this.#reader?.cancel().catch(() => {});
  }
}

/** @param {any} given  a Given; ReadableStream is checked last, as the others contain one */
function streamOf(given) {
  if (given instanceof Blob) return { stream: given.stream(), bytes: given.size };
  if (given instanceof Response) {
    const bytes = given.headers.get("Content-Encoding") ? 0 : Number(given.headers.get("Content-Length"));
    return { stream: given.body ?? new Blob([]).stream(), bytes };
  }
  if (given instanceof ReadableStream) return { stream: given, bytes: 0 };
  return streamOf(new Blob([given]));
}

/** The first bytes of a stream, and a stream that still contains them. */
async function peeked(stream) {
  const reader = stream.getReader();
  const pieces = [];
  let first = new Uint8Array(0);
  while (first.length < GZIP.length) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    first = first.length ? Uint8Array.of(...first, ...value.subarray(0, GZIP.length)) : value;
  }
  const whole = new ReadableStream({
    async pull(out) {
      if (pieces.length) return out.enqueue(pieces.shift());
      const { done, value } = await reader.read();
      return done ? out.close() : out.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { first, whole };
}
