// What this browser remembers of the reader's choices: the only module that knows its storage. Where that is missing or
// full (cookies blocked, a sandboxed frame, a quota), what is remembered lasts as long as the page. The storage throws
// then, already when it is looked at, which MicroPython does not catch.

/** @type {Map<string, string>} */
const own = new Map();
const NAME = "searchlight-";

let tellRefused = () => {}; // called once, when something is not kept for the first time

/** @param {() => void} tell */
export function onNotKept(tell) {
  tellRefused = tell;
}

/** @returns {string} what was remembered under this name; "" if nothing was */
export function remembered(name) {
  if (own.has(name)) return own.get(name) ?? "";
  try {
    return localStorage.getItem(NAME + name) ?? "";
  } catch {
    return "";
  }
}

/** @returns {boolean} whether the browser keeps it for the next visit; this page knows it in any case */
export function remember(name, text) {
  try {
    localStorage.setItem(NAME + name, text);
    own.delete(name);
    return true;
  } catch {
    own.set(name, text); // what the storage has from before is older
    const tell = tellRefused;
    tellRefused = () => {};
    tell();
    return false;
  }
}
