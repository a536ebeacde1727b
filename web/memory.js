// What this browser remembers of the reader's choices. Where it may not (a private window, a file, a strict setting) they
// last as long as the page: the browser's storage throws then, which MicroPython does not catch.

const own = new Map();
const NAME = "searchlight-";

/** @returns {string} what was remembered under this name; "" if nothing was */
export function remembered(name) {
  try {
    return localStorage.getItem(NAME + name) ?? own.get(name) ?? "";
  } catch {
    return own.get(name) ?? "";
  }
}

export function remember(name, text) {
  own.set(name, text);
  try {
    localStorage.setItem(NAME + name, text);
  } catch {
    // Then only this page knows.
  }
}
