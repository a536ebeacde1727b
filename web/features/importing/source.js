// A file, as it comes: a stream of bytes, packed or not, as text, line by line. No more of it is held than the line at
// hand: a record may be larger than a text can be.

import { Fault } from "./fault.js";

const BEGINNING = 65_536; // characters that are looked at to tell what a file is
const LONGEST_LINE = 2 ** 26; // characters; a block of a record is a hundredth of that
// What text packs to a hundredth of its length says nothing: records pack to a fifth or a tenth.
const MOST_UNPACKED = 100;
const ALWAYS_UNPACKED = 2 ** 24; // characters, however little they were packed to
const GZIP = [0x1f, 0x8b];

/** @typedef {Blob|Response|ReadableStream<Uint8Array>|ArrayBuffer|Uint8Array} Given */

export class Source {
  #reader;
  #rest = ""; // what has come and was not handed out
  #ended = false;
  #length = 0; // characters that have come
  line = 0; // the number of the last line that was handed out
  read = 0; // bytes that have come, as they are stored

  /**
   * @param {Given} given
   * @param {number} [size]  bytes, where `given` does not say
   * @param {(share: number) => void} [onProgress]  called for each piece that comes
   */
  static async open(given, size = 0, onProgress = () => {}) {
    const source = new Source();
    await source.#begin(given, size, onProgress);
    return source;
  }

  /** 0…1, as far as its length is known; 0: it is not. */
  get share() {
    return this.size ? Math.min(1, this.read / this.size) : 0;
  }

  async #begin(given, size, onProgress) {
    const { stream, bytes } = streamOf(given);
    this.size = bytes || size; // 0: not known
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

  /** The first of its text; nothing is taken from it. */
  get beginning() {
    return this.#rest.slice(0, BEGINNING);
  }

  async #more() {
    this.#rest += await this.#piece();
  }

  /** What comes next; "" behind the last of it. */
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
   * @returns {Promise<string|null>} the next line, without its end; null behind the last one
   * @throws {Fault} where it is longer
   */
  async next(longest = LONGEST_LINE) {
    const pieces = [this.#rest]; // joined once: a long line of short pieces would be copied for each of them
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

  /** @returns {Promise<string>} all that was not handed out yet @throws {Fault} where it is longer than `most` */
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

  /** Nothing more is wanted. */
  async close() {
    this.#rest = "";
    this.#ended = true;
    await this.#reader?.cancel().catch(() => {});
  }
}

/** @param {any} given  a Given; ReadableStream last, as the others have one */
function streamOf(given) {
  if (given instanceof Blob) return { stream: given.stream(), bytes: given.size };
  if (given instanceof Response) {
    const bytes = given.headers.get("Content-Encoding") ? 0 : Number(given.headers.get("Content-Length"));
    return { stream: given.body ?? new Blob([]).stream(), bytes };
  }
  if (given instanceof ReadableStream) return { stream: given, bytes: 0 };
  return streamOf(new Blob([given]));
}

/** The first bytes of a stream, and a stream that has them still. */
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
