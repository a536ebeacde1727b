// The page's view of a worker with the solver: functions called by name, each answered by a promise. Answers of the
// worker are only data: they may be wrong, but cannot name code to run here.

/**
 * A running worker of the solver (web/worker/serve.js is its other end). It sends one answer to each call, and nothing
 * else. One that sends more is running code that wants to flood the page, and is terminated at its first message.
 */
export class SolverWorker {
  #worker;
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} number of a call → its promise */
  #awaited = new Map();
  #calls = 0;
  #started = false; // whether it is known that its Python is available, or is not
  #terminated = false;
  #tellStart;
  #tellFlood;
  /**
   * Whether its Python is available, once known; the reason for a failure is in the console.
   * @type {Promise<boolean>}
   */
  started = new Promise((resolve) => (this.#tellStart = resolve));
  /**
   * Resolves if the worker is terminated because it sends what nobody has asked for.
   * @type {Promise<void>}
   */
  flooded = new Promise((resolve) => (this.#tellFlood = resolve));

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.addEventListener("error", (event) => {
      event.preventDefault(); // else it is an error of the page
      if (this.#started) this.#flood();
      else this.#start(false, event.message || "the script of the worker failed");
    });
    worker.addEventListener("message", ({ data }) => {
      if (this.#started || !(data?.started || data?.lost)) this.#take(data);
      else this.#start(!data.lost, String(data.lost));
    });
  }

  /** The answer of a function of pysrc/worker.py: text, or a chunk of columns. Rejects if the function fails. */
  ask(name, ...values) {
    const call = ++this.#calls;
    this.#worker.postMessage({ call, name, values });
    return new Promise((resolve, reject) => this.#awaited.set(call, { resolve, reject }));
  }

  #start(is, reason) {
    this.#started = true;
    if (!is) console.warn(reason);
    this.#tellStart(is);
  }

  #take(data) {
    const answer = this.#awaited.get(data?.call);
    if (!answer) return this.#flood();
    this.#awaited.delete(data.call);
    if ("error" in data) answer.reject(new Error(String(data.error)));
    else answer.resolve(data.answer);
  }

  #flood() {
    if (this.#terminated) return; // messages that were already under way
    this.#tellFlood();
    this.terminate();
  }

  /** Terminates the worker in any state. Pending calls are rejected with an AbortError. */
  terminate() {
    this.#terminated = true;
    this.#worker.terminate();
    for (const { reject } of this.#awaited.values()) reject(new DOMException("the worker was ended", "AbortError"));
    this.#awaited.clear();
  }
}
