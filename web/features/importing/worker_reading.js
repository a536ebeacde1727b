// A Reading in a separate worker, so that no file, however large or malicious, blocks the page, and reading can be
// terminated. The worker's script is fetched and made a blob, as the one-file page requires.

const SCRIPT = "./worker.js"; // beside feature.js, into which this is bundled
const CANCELLED = { kind: "fault", head: "null", space: "", fault: { id: "cancelled", values: {} } };
const DIED = { kind: "fault", head: "null", space: "", fault: { id: "died", values: {} } };
const ABSENT = { kind: "fault", head: "null", space: "", fault: { id: "no_reader", values: {} } };

export class WorkerReading {
  #worker = null;
  #ended = null; // the answer to all calls after the end
  #answer = null; // resolves the current call
  #onProgress = null;
  #pieces = null; // of a stream, requested by the worker one by one

  async begin(given, size, onProgress) {
    this.#onProgress = onProgress;
    const script = await scriptOf();
    if (!script) this.#ended ??= ABSENT;
    if (this.#ended) return this.#ended;
    const address = URL.createObjectURL(script);
    this.#worker = new Worker(address);
    this.#worker.onmessage = ({ data }) => this.#onMessage(data);
    this.#worker.onerror = (event) => {
      event.preventDefault(); // reported by the page
      this.#end(DIED);
    };
    const { plain, pieces, bytes } = asSent(given);
    this.#pieces = pieces;
    const answer = await this.#call({ begin: plain, streamed: pieces !== null, size: bytes || size });
    URL.revokeObjectURL(address);
    return answer;
  }

  next() {
    return this.#call({ next: true });
  }

  text(most) {
    return this.#call({ text: most });
  }

  async close() {
    this.#end(CANCELLED);
  }

  #call(call) {
    if (this.#ended) return Promise.resolve(this.#ended);
    return new Promise((take) => {
      this.#answer = take;
      this.#worker.postMessage(call);
    });
  }

  /** Progress is only reported during a call, so that it cannot replace a later message. */
  #onMessage(data) {
    if ("progress" in data) return this.#answer ? this.#onProgress?.(data.progress) : undefined;
    if (data.wanted) return void this.#send();
    const take = this.#answer;
    this.#answer = null;
    return take?.(data.answer);
  }

  /** Sends the next piece of a stream; null after the last one, or if the stream fails. */
  async #send() {
    const { done, value } = await this.#pieces.read().catch(() => ({ done: true, value: undefined }));
    if (!this.#ended) this.#worker.postMessage({ piece: done ? null : value });
  }

  #end(answer) {
    if (this.#ended) return;
    this.#ended = answer;
    this.#worker?.terminate();
    this.#pieces?.cancel().catch(() => {});
    this.#answer?.(answer);
    this.#answer = null;
  }
}

/** Fetched once; null if it is unavailable. */
let fetched = null;
async function scriptOf() {
  fetched ??= fetch(new URL(SCRIPT, import.meta.url))
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  const text = await fetched;
  if (text === null) fetched = null; // the next call may succeed
  return text === null ? null : new Blob([text], { type: "text/javascript" });
}

/** Data that can be sent at once, or the pieces of a stream. @param {any} given */
function asSent(given) {
  if (given instanceof Response) {
    const bytes = given.headers.get("Content-Encoding") ? 0 : Number(given.headers.get("Content-Length"));
    return { plain: null, pieces: (given.body ?? new Blob([]).stream()).getReader(), bytes };
  }
  if (given instanceof ReadableStream) return { plain: null, pieces: given.getReader(), bytes: 0 };
  return { plain: given, pieces: null, bytes: given.size ?? given.byteLength };
}
