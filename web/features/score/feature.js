// The messages about an exercise to and from the surrounding page, by the SPLICE protocol (https://cssplice.org). Hosts
// answer differently: a state may be data or its JSON text, and some send no message_id.

import { asJson } from "../../text/foreign.js";

const LONGEST = 10_000; // characters of a state that is read; ours have under 3,800
const ANSWER = "SPLICE.getState.response";
const [SHARE, LOWEST, HIGHEST] = [0.62, 480, 900]; // the height that is asked for: of the width, in CSS pixels

const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
const activity = performance.getEntriesByType("navigation")[0]?.name ?? location.href; // the address of the frame

/** @returns {string} the message's id */
function send(subject, rest) {
  const id = newId();
  parent.postMessage({ subject, message_id: id, activity_id: activity, ...rest }, "*");
  return id;
}

/** A score from 0 to 1, and what restores the exercise, as JSON text. */
export const report = (score, state) => send("SPLICE.reportScoreAndState", { score, state: JSON.parse(state) });

/** That something has happened; `data` as JSON text. */
export const note = (name, data) => send("SPLICE.sendEvent", { name, data: JSON.parse(data) });

/** Asks for the state of an earlier visit: `heard(text)`, JSON text, for each answer there is. */
export function ask(heard) {
  const requestId = send("SPLICE.getState", {});
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.state === undefined || data.state === null) return;
    if (data.subject !== ANSWER && (data.subject || (data.message_id ?? data.messageId) !== requestId)) return;
    const { state } = data;
    const text = typeof state === "string" && state.length <= LONGEST ? state : asJson(state, LONGEST);
    if (text !== null) heard(text);
  });
}

/** Asks for a frame in which the drawing has room; again where its width changes. */
export function fit() {
  let width = 0;
  const tell = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    send("lti.frameResize", { height: Math.round(Math.min(Math.max(width * SHARE, LOWEST), HIGHEST)) });
  };
  addEventListener("resize", tell);
  tell();
}
