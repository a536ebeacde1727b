// Where this browser keeps files between visits.

/** The browser's caches; undefined where it has none, or lets nobody use them (a frame without an origin of its own). */
export function cachesHere() {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
