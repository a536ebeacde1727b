// The reader's choices and files, kept in this browser. The only module that uses its storage. Where that is missing or
// full (cookies blocked, a sandboxed frame, a quota), they last as long as the page. Storage then throws, even on
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

/** Removes a value for good. */
export function forget(name) {
  unsaved.delete(name);
  try {
    localStorage.removeItem(NAME + name);
  } catch {
    unsaved.set(name, "");
  }
}

/** @returns {string[]} the names that begin with this and have a value */
export function namesOf(prefix) {
  const names = new Set(unsaved.keys());
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at);
      if (key?.startsWith(NAME)) names.add(key.slice(NAME.length));
    }
  } catch {
    // What the page itself knows is left.
  }
  return [...names].filter((name) => name.startsWith(prefix) && remembered(name));
}

/** Keeps a value for this tab only, which survives a reload. */
export function rememberInTab(name, text) {
  try {
    sessionStorage.setItem(NAME + name, text);
  } catch {
    // A reload does not find it.
  }
}

/** @returns {string} the value kept for this tab; "" if there is none */
export function rememberedInTab(name) {
  try {
    return sessionStorage.getItem(NAME + name) ?? "";
  } catch {
    return "";
  }
}
