// The reader's choices, kept in this browser. The only module that uses localStorage. Where it is missing or full
// (cookies blocked, a sandboxed frame, a quota), choices last as long as the page. Storage then throws, even on
// property access, and MicroPython cannot catch that.

/** @type {Map<string, string>} */
const unsaved = new Map();
const NAME = "searchlight-";

let notifyRefused = () => {}; // called once, when a choice first cannot be stored

/** @param {() => void} notify */
export function onNotKept(notify) {
  notifyRefused = notify;
}

/** @returns {string} the value stored under this name; "" if there is none */
export function remembered(name) {
  if (unsaved.has(name)) return unsaved.get(name) ?? "";
  try {
    return localStorage.getItem(NAME + name) ?? "";
  } catch {
    return "";
  }
}

/** @returns {boolean} whether the browser keeps the value for the next visit; this page knows it in any case */
export function remember(name, text) {
  try {
    localStorage.setItem(NAME + name, text);
    unsaved.delete(name);
    return true;
  } catch {
    unsaved.set(name, text); // overrides an older value in the storage
    const notify = notifyRefused;
    notifyRefused = () => {};
    notify();
    return false;
  }
}
