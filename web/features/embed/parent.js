// The page inside another page: its messages to the parent, and the keys that it passes on.

import { asJson } from "../../text/foreign.js";

const LONGEST = 2 ** 20; // characters of a message; one that means something here has a hundred

const KINDS = ["key", "code", "keyCode", "shiftKey"];
const OURS = ["Tab", "Enter", "Shift", "Control", "Alt", "Meta"]; // one moves and presses with them here

/** Tells the parent: `text`, JSON of what stands under "searchlight". */
export const tell = (text) => parent.postMessage({ searchlight: JSON.parse(text) }, "*");

/** `heard(text)`: what the parent wants, as JSON text. Nobody else is listened to. */
export function listen(heard) {
  addEventListener("message", ({ source, data }) => {
    const text = source === parent ? asJson(data?.searchlight, LONGEST) : null;
    if (text !== null) heard(text);
  });
}

/** Keys go up to the parent, unless a field wants them or `used(key)`: the page does something with it now. */
export function passKeys(used) {
  const onKey = (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || OURS.includes(event.key)) return;
    if (target instanceof Element && target.closest("input:not([type=range]), select, textarea, dialog")) return;
    if (event.key === " " && target instanceof HTMLButtonElement) return;
    if (document.querySelector(":popover-open")) return; // arrows move in it, Escape closes it
    if (used(event.key)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    parent.postMessage({ searchlight: Object.fromEntries(KINDS.map((kind) => [kind, event[kind]])) }, "*");
  };
  addEventListener("keydown", onKey, { capture: true });
}
