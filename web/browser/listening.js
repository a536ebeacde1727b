// Event listeners of the page's Python.
//
// A listener of Python's holds Python's objects, which hold elements, which hold the listener. The ring goes through
// two memories, so no collector sees that nobody needs it: whoever removes elements for good has to cut it here.

const USES = ["click", "change", "input"];
/** @type {WeakMap<EventTarget, [kind: string, call: (event: Event) => void][]>} */
const heard = new WeakMap();

/**
 * Whether an element has a place on the page. A file's chooser never has one: a button stands for it.
 * @param {any} target
 */
const inSight = (target) => target.type === "file" || !target.checkVisibility || target.checkVisibility();

/**
 * Calls `handler(event)` for each event of a kind.
 *
 * A control that is out of sight by the time that its event is here cannot have been meant: what it belongs to has been
 * closed, has left, or has not been opened yet.
 * @param {EventTarget} target
 * @param {string} kind
 * @param {(event: Event) => void} handler
 */
export function hear(target, kind, handler) {
  const asks = target instanceof Element && USES.includes(kind);
  const call = asks ? (event) => inSight(event.target) && handler(event) : handler;
  target.addEventListener(kind, call);
  const calls = heard.get(target);
  if (calls) calls.push([kind, call]);
  else heard.set(target, [[kind, call]]);
}

/** An element and all in it are removed for good: no event of theirs is heard any more. @param {Element} root */
export function forget(root) {
  for (const each of [root, ...root.querySelectorAll("*")]) {
    for (const [kind, call] of heard.get(each) ?? []) each.removeEventListener(kind, call);
    heard.delete(each);
  }
}

/** Removes all that an element has, for good. @param {Element} host */
export function clear(host) {
  for (const each of host.children) forget(each);
  host.replaceChildren();
}
