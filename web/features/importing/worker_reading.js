// A Reading in a worker of its own: no file, however large or malicious, holds up the page, and what takes too long is
// ended with the worker. The worker's script is fetched and made a blob, as a page that lies in one file needs it.

const SCRIPT = "./worker.js"; // beside feature.js, into which this is bundled
const CANCELLED = { kind: "fault", head: "null", space: "", fault: { id: "cancelled", values: {} } };
const DIED = { kind: "fault", head: "null", space: "", fault: { id: "died", values: {} } };
const ABSENT = { kind: "fault", head: "null", space: "", fault: { id: "no_reader", values: {} } };

export class WorkerReading {
  #worker = null;
  #ended = null; // what all calls are answered with, once it is
  #answer = null; // takes the answer to the call under way
  #onProgress = null;
  #pieces = null; // of a stream: the worker asks for each

  async begin(given, size, onProgress) {
    this.#onProgress = onProgress;
    const script = await scriptOf();
    if (!script) this.#ended ??= ABSENT;
    if (this.#ended) return this.#ended;
    const address = URL.createObjectURL(script);
    this.#worker = new Worker(address);
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault(); // it is said in a sentence
      this.#end(DIED);
    };
    const { plain, pieces, bytes } = asSent(given);
    this.#pieces = pieces;
    const answer = await this.#ask({ begin: plain, streamed: pieces !== null, size: bytes || size });
    URL.revokeObjectURL(address);
    return answer;
  }

  next() {
    return this.#ask({ next: true });
  }

  text(most) {
    return this.#ask({ text: most });
  }

  async close() {
    this.#end(CANCELLED);
  }

  #ask(call) {
    if (this.#ended) return Promise.resolve(this.#ended);
    return new Promise((take) => {
      this.#answer = take;
      this.#worker.postMessage(call);
    });
  }

  /** Progress is told while a call is under way: after its answer, "Reading …" would take the place of what was said. */
  #hear(data) {
    if ("progress" in data) return this.#answer ? this.#onProgress?.(data.progress) : undefined;
    if (data.wanted) return void this.#send();
    const take = this.#answer;
    this.#answer = null;
    return take?.(data.answer);
  }

  /** The next piece of a stream; null behind the last one, or where it breaks off. */
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

/** Fetched once; null where it does not come. */
let fetched = null;
async function scriptOf() {
  fetched ??= fetch(new URL(SCRIPT, import.meta.url))
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  const text = await fetched;
  if (text === null) fetched = null; // the network may be there again
  return text === null ? null : new Blob([text], { type: "text/javascript" });
}

/** What can be sent as it is, or the pieces of what comes by and by. @param {any} given */
function asSent(given) {
  if (given instanceof Response) {
    const bytes = given.headers.get("Content-Encoding") ? 0 : Number(given.headers.get("Content-Length"));
    return { plain: null, pieces: (given.body ?? new Blob([]).stream()).getReader(), bytes };
  }
  if (given instanceof ReadableStream) return { plain: null, pieces: given.getReader(), bytes: 0 };
  return { plain: given, pieces: null, bytes: given.size ?? given.byteLength };
}
