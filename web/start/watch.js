// Watches the start: if a file of the site is missing or the browser lacks a required feature, a message with a reload
// button appears. This file has no imports at run time, as any other file may be the missing one.
//
// After an error, and after a while without progress, it requests the files itself; a host that answers for all of them
// is only slow. The messages are in index.html, each with `data-lost`, in every language, written by the build
// (buildtools/page.py).

import { chosenLanguage } from "./language.js";

/* global SITE_NEEDS */

const NEEDED = SITE_NEEDS; // path → "page" or "solver": what cannot start without it
const LOOKS = [5, 10, 20, 40]; // seconds after the start at which the files are checked
const PATIENCE = 40; // seconds until a start counts as slow

const { dataset } = document.documentElement;
const embedded = /(?:^#|&)embed=(1|stage)(?:&|$)/.exec(location.hash);
if (embedded) dataset.embed = embedded[1] === "1" ? "yes" : "stage"; // before its first paint
const isOpen = () => performance.getEntriesByName("searchlight:usable").length > 0;
const isReady = () => dataset.worker === "ready";

let troubled = false; // whether the browser has reported an error
let looking = false;
let lost = null; // the missing file named in the visible message
let timers = [];

/** Checks for missing files and reports them. `waited`: seconds since the start. */
async function look(waited) {
  if (looking || lost || isReady()) return;
  looking = true;
  const file = await firstMissing();
  looking = false;
  if (file) report(NEEDED[file], file);
  else if (isReady()) return;
  else if (troubled && !isOpen() && waited) report("other");
  else if (waited >= PATIENCE) report("slow");
}

async function firstMissing() {
  const paths = Object.keys(NEEDED);
  const arrived = await Promise.all(paths.map(isAvailable));
  return paths.find((_, at) => !arrived[at]);
}

/** Whether the host serves this file; stops after the headers. */
async function isAvailable(path) {
  const enough = new AbortController();
  try {
    const answer = await fetch(path, { signal: enough.signal });
    enough.abort();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The part of the message box in the reader's language. */
function inLanguage(box) {
  const parts = /** @type {HTMLElement[]} */ (Array.from(box.querySelectorAll("[lang]")));
  const code = chosenLanguage(parts.map(({ lang }) => lang));
  return parts.find(({ lang }) => lang === code);
}

/** Shows the message of this kind. A page that cannot open is in error; one without Python can still be viewed. */
function report(kind, file = "") {
  lost = file || null;
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", () => report(kind, file), { once: true });
    return;
  }
  const box = document.getElementById("lost");
  const part = inLanguage(box);
  const sentences = /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("[data-lost]"));
  for (const each of sentences) each.hidden = each.dataset.lost !== kind;
  for (const each of part.querySelectorAll("[data-file]")) each.textContent = file;
  document.getElementById("loading")?.setAttribute("hidden", "");
  part.querySelector("button").onclick = () => location.reload();
  part.hidden = box.hidden = false;
  if (dataset.state === "loading" && kind !== "slow") dataset.state = "error";
}

/** Starts the checks for a worker: the first one, or the replacement of a stopped one. */
function begin() {
  for (const timer of timers) clearTimeout(timer);
  timers = LOOKS.map((seconds) => setTimeout(look, seconds * 1000, seconds));
}

async function onWorker() {
  if (!isReady()) return begin();
  if (lost && (NEEDED[lost] === "page" || !(await isAvailable(lost)))) return; // a browser loads a part of a page once
  lost = null;
  const box = document.getElementById("lost");
  if (box) box.hidden = true; // the file has arrived after all
}

function onTrouble() {
  troubled = true;
  look(0);
}

/** A required browser feature that is missing. */
function missingFeature() {
  if (typeof WebAssembly === "undefined") return "wasm";
  return document.createElement("canvas").getContext("2d") ? null : "canvas";
}

const missing = missingFeature();
if (missing) {
  report(missing);
} else {
  addEventListener("error", onTrouble, true); // capturing: also for tags whose file is missing
  addEventListener("unhandledrejection", onTrouble);
  new MutationObserver(onWorker).observe(document.documentElement, { attributeFilter: ["data-worker"] });
  begin();
}
