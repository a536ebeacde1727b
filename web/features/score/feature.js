// Messages about an exercise to and from the surrounding page, in the SPLICE protocol (https://cssplice.org). Hosts
// differ in their answers: a state may be data or its JSON text, and some send no message_id.

import { asJson } from "../../text/foreign.js";

const LONGEST = 10_000; // characters of a state; ours have under 3,800
const ANSWER = "SPLICE.getState.response";
const [SHARE, LOWEST, HIGHEST] = [0.62, 480, 900]; // the requested height: share of the width, in CSS pixels

const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
const activity = performance.getEntriesByType("navigation")[0]?.name ?? location.href; // the address of the frame

/** @returns {string} the message's id */
function send(subject, rest) {
  const id = newId();
  parent.postMessage({ subject, message_id: id, activity_id: activity, ...rest }, "*");
  return id;
}

/** Reports a score from 0 to 1, and the state that restores the exercise, as JSON text. */
export const report = (score, state) => send("SPLICE.reportScoreAndState", { score, state: JSON.parse(state) });

/** Reports an event; `data` as JSON text. */
export const note = (name, data) => send("SPLICE.sendEvent", { name, data: JSON.parse(data) });

/** Requests the state of an earlier visit: calls `handler(text)`, JSON text, for each answer. */
export function ask(handler) {
  const requestId = send("SPLICE.getState", {});
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.state === undefined || data.state === null) return;
    if (data.subject !== ANSWER && (data.subject || (data.message_id ?? data.messageId) !== requestId)) return;
    const { state } = data;
    const text = typeof state === "string" && state.length <= LONGEST ? state : asJson(state, LONGEST);
    if (text !== null) handler(text);
  });
}

/** Requests a frame with room for the drawing; again after a change of width. */
export function fit() {
  let width = 0;
  const report = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    send("lti.frameResize", { height: Math.round(Math.min(Math.max(width * SHARE, LOWEST), HIGHEST)) });
  };
  addEventListener("resize", report);
  report();
}
