// The reader's choices, kept in this browser. The only module that uses localStorage. Where it is missing or full
// (cookies blocked, a sandboxed frame, a quota), choices last as long as the page. Storage then throws, even on
// property access, and MicroPython cannot catch that.

/** @type {Map<string, string>} */
const own = new Map();
const NAME = "searchlight-";

let tellRefused = () => {}; // called once, when a choice first cannot be stored

/** @param {() => void} tell */
export function onNotKept(tell) {
  tellRefused = tell;
}

/** @returns {string} the value stored under this name; "" if there is none */
export function remembered(name) {
  if (own.has(name)) return own.get(name) ?? "";
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
    own.delete(name);
    return true;
  } catch {
    own.set(name, text); // overrides an older value in the storage
    const tell = tellRefused;
    tellRefused = () => {};
    tell();
    return false;
  }
}
