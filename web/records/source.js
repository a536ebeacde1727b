// A file, as it comes: a stream of bytes, packed or not, as text, line by line. No more of it is held than the line at
// hand: a record may be larger than a text can be.

import { Fault } from "./fault.js";

const BEGINNING = 65_536; // characters that are looked at to tell what a file is
const LONGEST_LINE = 2 ** 28; // characters
const GZIP = [0x1f, 0x8b];

/** @typedef {Blob|Response|ReadableStream<Uint8Array>|ArrayBuffer|Uint8Array} Given */

export class Source {
  #reader;
  #rest = ""; // what has come and was not handed out
  #ended = false;
  line = 0; // the number of the last line that was handed out
  read = 0; // bytes that have come, as they are stored

  /**
   * @param {Given} given
   * @param {number} [size]  bytes, where `given` does not say
   */
  static async open(given, size = 0) {
    const source = new Source();
    await source.#begin(given, size);
    return source;
  }

  async #begin(given, size) {
    const { stream, bytes } = streamOf(given);
    this.size = bytes || size; // 0: not known
    const counted = stream.pipeThrough(
      new TransformStream({
        transform: (piece, out) => {
          this.read += piece.byteLength;
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
    let piece;
    try {
      piece = await this.#reader.read();
    } catch {
      throw new Fault(this.packed ? "unpacked" : "no_text", { line: this.line + 1 });
    }
    if (piece.done) this.#ended = true;
    else this.#rest += piece.value;
  }

  /** @returns {Promise<string|null>} the next line, without its end; null behind the last one */
  async next() {
    let end = this.#rest.indexOf("\n");
    while (end < 0 && !this.#ended) {
      const searched = this.#rest.length;
      if (searched > LONGEST_LINE) throw new Fault("long_line", { line: this.line + 1 });
      await this.#more();
      end = this.#rest.indexOf("\n", searched);
    }
    if (end < 0 && this.#rest === "") return null;
    const text = end < 0 ? this.#rest : this.#rest.slice(0, end);
    this.#rest = end < 0 ? "" : this.#rest.slice(end + 1);
    this.line++;
    return text;
  }

  /** @returns {Promise<string>} all that was not handed out yet @throws {Fault} where it is longer than `most` */
  async whole(most) {
    while (!this.#ended && this.#rest.length <= most) await this.#more();
    if (this.#rest.length > most) throw new Fault("too_long", { most });
    return this.#rest;
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
