// The browser's storage for files.

/** The browser's caches; undefined if unsupported or forbidden (a frame without an origin of its own). */
export function cachesHere() {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
