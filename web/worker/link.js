// The page's view of a worker with the solver: functions called by name, each answered by a promise. Answers of the
// worker are only data: they may be wrong, but cannot name code to run here.

/** A running worker of the solver (web/worker/serve.js is its other end). */
export class SolverWorker {
  #worker;
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} number of a call → its promise */
  #awaited = new Map();
  #calls = 0;
  /**
   * Whether its Python is available, once known; the reason for a failure is in the console.
   * @type {Promise<boolean>}
   */
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

  /** The answer of a function of pysrc/worker.py: text, or a chunk of columns. Rejects if the function fails. */
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

  /** Terminates the worker in any state. Pending calls are rejected with an AbortError. */
  terminate() {
    this.#worker.terminate();
    for (const { reject } of this.#awaited.values()) reject(new DOMException("the worker was ended", "AbortError"));
    this.#awaited.clear();
  }
}
