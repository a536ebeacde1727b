// A worker with the solver in it, as the page meets it: functions that are called by name, each answered by a promise.
// What comes from the worker is data. A worker can claim anything in an answer, but it cannot name code to be run here.

/** A running worker of the solver (web/worker/serve.js is its other end). */
export class SolverWorker {
  #worker;
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} number of a call → its promise */
  #awaited = new Map();
  #calls = 0;
  /** Whether its Python can be asked, once that is known; why it cannot is in the console. @type {Promise<boolean>} */
  started;

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    this.started = new Promise((resolve) => {
      const lose = (reason) => {
        console.warn(reason);
        resolve(false);
      };
      worker.addEventListener("error", ({ message }) => lose(message || "the script of the worker failed"));
      worker.addEventListener("message", ({ data }) => {
        if (data?.started) resolve(true);
        else if (data?.lost) lose(String(data.lost));
        else this.#take(data);
      });
    });
  }

  /** The answer of a function of pysrc/worker.py: text, or a chunk of columns. Rejected where the function fails. */
  ask(name, ...values) {
    const call = ++this.#calls;
    this.#worker.postMessage({ call, name, values });
    return new Promise((resolve, reject) => this.#awaited.set(call, { resolve, reject }));
  }

  #take(data) {
    const answer = this.#awaited.get(data?.call);
    if (!answer) return;
    this.#awaited.delete(data.call);
    if ("error" in data) answer.reject(new Error(String(data.error)));
    else answer.resolve(data.answer);
  }

  /** Ends the worker, whatever it does. Calls under way are rejected with an AbortError. */
  terminate() {
    this.#worker.terminate();
    for (const { reject } of this.#awaited.values()) reject(new DOMException("the worker was ended", "AbortError"));
    this.#awaited.clear();
  }
}
