// Between the exercise in the frame, which speaks SPLICE, and the learning platform, which speaks SCORM 1.2: status,
// raw score and the student's state. Without a platform around, the exercise works and nothing is kept.
"use strict";

const started = Date.now();

/** The platform's API object: in a frame around this one, or around the window that has opened it. */
function findApi(from) {
  for (let at = from, level = 0; at && level < 100; at = at.parent === at ? null : at.parent, level++) {
    try {
      if (at.API) return at.API;
    } catch {
      return null; // a page of another host
    }
  }
  return null;
}

const api = findApi(window) ?? (window.opener ? findApi(window.opener) : null);
const get = (name) => (api ? api.LMSGetValue(name) : "");
const set = (name, value) => api?.LMSSetValue(name, value);

function begin() {
  api?.LMSInitialize("");
  if (["", "not attempted", "unknown"].includes(get("cmi.core.lesson_status"))) {
    set("cmi.core.lesson_status", "incomplete");
    set("cmi.core.score.min", "0");
    set("cmi.core.score.max", "100");
    api?.LMSCommit("");
  }
}

/** A score never falls: the platform keeps the best one. */
function report({ score, state }) {
  if (typeof score !== "number" || !(score >= 0 && score <= 1)) return;
  const raw = Math.max(Math.round(score * 100), Number(get("cmi.core.score.raw")) || 0);
  set("cmi.core.score.raw", String(raw));
  set("cmi.suspend_data", JSON.stringify(state));
  if (raw >= window.passMark) set("cmi.core.lesson_status", "completed");
  api?.LMSCommit("");
}

function state() {
  try {
    return JSON.parse(get("cmi.suspend_data") || "null");
  } catch {
    return null; // not ours
  }
}

/** Hours, minutes and seconds since the beginning, as SCORM writes them. */
function duration() {
  const seconds = Math.round((Date.now() - started) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

let ended = false;

function end() {
  if (ended) return;
  ended = true;
  set("cmi.core.session_time", duration());
  set("cmi.core.exit", "suspend"); // the state is wanted again
  api?.LMSFinish("");
}

begin();
addEventListener("pagehide", end);
addEventListener("message", ({ source, data }) => {
  if (ended || source !== document.getElementById("exercise").contentWindow) return;
  if (data?.subject === "SPLICE.reportScoreAndState") report(data);
  if (data?.subject === "SPLICE.getState") {
    const answer = { subject: "SPLICE.getState.response", message_id: data.message_id, state: state() };
    source.postMessage(answer, "*");
  }
});
