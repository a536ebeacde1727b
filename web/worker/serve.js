// The worker's side of web/worker/link.js: Python functions called by messages.

/** The buffers of a chunk's columns, which are transferred, not copied. @returns {Transferable[]} */
const buffersOf = (answer) =>
  answer && typeof answer === "object"
    ? Object.values(answer)
        .filter(ArrayBuffer.isView)
        .map((column) => column.buffer)
    : [];

/**
 * Runs worker.py and answers calls of its exports. `lock()` is called after everything is loaded and before any code of
 * the reader's can run.
 * @param {Promise<any>} loading  Pyodide
 * @param {Promise<string>} source  the text of worker.py
 * @param {() => void} lock
 */
export async function serve(loading, source, lock) {
  const post = globalThis.postMessage.bind(globalThis); // `lock` removes it for all other code
  try {
    const [python, text] = await Promise.all([loading, source]);
    python.runPython(text);
    const names = python.globals.get("__export__").toJs();
    const functions = new Map(names.map((name) => [name, python.globals.get(name)]));
    lock();
    addEventListener("message", ({ isTrusted, data: { call, name, values } }) => {
      if (!isTrusted) return; // not from the page: code in this worker can make such events
      try {
        const answer = functions.get(name)(...values);
        post({ call, answer }, { transfer: buffersOf(answer) });
      } catch (error) {
        post({ call, error: String(error) });
      }
    });
    post({ started: globalThis.startedFrom });
  } catch (error) {
    post({ lost: String(error) });
  }
}
