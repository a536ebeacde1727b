// `askWorker(name, ...values)`: the answer of the worker of the solver that was made last, past the page's own Python.
// The page's own calls have numbers, these have not.

if (!globalThis.askWorker) {
  const made = [];
  const waiting = new Map();
  globalThis.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      if (options?.name === "snapshot") return;
      made.push(this);
      // Before the page's own listener, which ends a worker that answers what the page has not asked.
      this.addEventListener("message", (event) => {
        const asked = waiting.get(event.data?.call);
        if (!asked) return;
        event.stopImmediatePropagation();
        waiting.delete(event.data.call);
        if ("error" in event.data) asked.fail(new Error(event.data.error));
        else asked.take(event.data.answer);
      });
    }
  };
  let calls = 0;
  globalThis.askWorker = (name, ...values) => new Promise((take, fail) => {
    const worker = made.at(-1), call = `test ${++calls}`;
    waiting.set(call, { take, fail });
    worker.postMessage({ call, name, values });
  });
}
