// Messages to the parent of an embedded page, and the keys passed on to it.

import { asJson } from "../../text/foreign.js";

const LONGEST = 2 ** 20; // characters of a message; a meaningful one has about a hundred

const KINDS = ["key", "code", "keyCode", "shiftKey"];
const OURS = ["Tab", "Enter", "Shift", "Control", "Alt", "Meta"]; // used for navigation inside the page

/** Sends a message to the parent: `text` is the JSON value of "searchlight". */
export const tell = (text) => parent.postMessage({ searchlight: JSON.parse(text) }, "*");

/** Calls `handler(text)` with the parent's messages as JSON text. Other windows are ignored. */
export function listen(handler) {
  addEventListener("message", ({ source, data }) => {
    const text = source === parent ? asJson(data?.searchlight, LONGEST) : null;
    if (text !== null) handler(text);
  });
}

/** Passes keys on to the parent, unless a field needs them or the page uses them now: `isUsed(key)`. */
export function passKeys(isUsed) {
  const onKey = (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || OURS.includes(event.key)) return;
    if (target instanceof Element && target.closest("input:not([type=range]), select, textarea, dialog")) return;
    if (event.key === " " && target instanceof HTMLButtonElement) return;
    if (document.querySelector(":popover-open")) return; // its arrow keys and Escape stay here
    if (isUsed(event.key)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    parent.postMessage({ searchlight: Object.fromEntries(KINDS.map((kind) => [kind, event[kind]])) }, "*");
  };
  addEventListener("keydown", onKey, { capture: true });
}
