// `askWorker(name, ...values)`: the answer of the worker of the solver that was made last, past the page's own Python.
// The page's own calls have numbers, these have not.

if (!globalThis.askWorker) {
  const made = [];
  globalThis.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      if (options?.name !== "snapshot") made.push(this);
    }
  };
  let calls = 0;
  globalThis.askWorker = (name, ...values) => new Promise((take, fail) => {
    const worker = made.at(-1), call = `test ${++calls}`;
    worker.addEventListener("message", function hear({ data }) {
      if (data?.call !== call) return;
      worker.removeEventListener("message", hear);
      if ("error" in data) fail(new Error(data.error));
      else take(data.answer);
    });
    worker.postMessage({ call, name, values });
  });
}
