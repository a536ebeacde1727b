// Event listeners of the page's Python code.
//
// A Python listener holds Python objects that hold elements, which hold the listener. This cycle spans two memories, so
// neither garbage collector can free it. Code that removes elements for good must break it with `forget` or `clear`.

const USES = ["click", "change", "input"];
/** @type {WeakMap<EventTarget, [kind: string, call: (event: Event) => void][]>} */
const listeners = new WeakMap();

/** Whether an element is visible. A file input never is: a button represents it. @param {any} target */
const isVisible = (target) => target.type === "file" || !target.checkVisibility || target.checkVisibility();

/**
 * Calls `handler(event)` for each event of a kind.
 *
 * A click or a change on a control that has become invisible is ignored: its dialog has closed or is not open yet.
 * @param {EventTarget} target
 * @param {string} kind
 * @param {(event: Event) => void} handler
 */
export function hear(target, kind, handler) {
  const isUse = target instanceof Element && USES.includes(kind);
  const call = isUse ? (event) => isVisible(event.target) && handler(event) : handler;
  target.addEventListener(kind, call);
  const calls = listeners.get(target);
  if (calls) calls.push([kind, call]);
  else listeners.set(target, [[kind, call]]);
}

/**
 * Removes the listeners of an element and of all its descendants, before they are removed for good.
 * @param {Element} root
 */
export function forget(root) {
  for (const each of [root, ...root.querySelectorAll("*")]) {
    for (const [kind, call] of listeners.get(each) ?? []) each.removeEventListener(kind, call);
    listeners.delete(each);
  }
}

/** Removes all children of an element for good. @param {Element} host */
export function clear(host) {
  for (const each of host.children) forget(each);
  host.replaceChildren();
}
