// The watch over the start: where a file of the site does not come, or the browser lacks what the page needs, a sentence
// says so, with a button that loads the page anew. It stands alone: any other file may be the one that is missing.
//
// At each sign of trouble, and when nothing has come for a while, it asks for the files itself; a host that answers for
// all of them is slow, not lost. The sentences stand in index.html, each with `data-lost`, in every language: the build
// puts them there (buildtools/lost.py).

import { chosenLanguage } from "./language.js";

/* global SITE_NEEDS */

const NEEDED = SITE_NEEDS; // path → "page" or "solver": what cannot start without it
const LOOKS = [5, 10, 20, 40]; // seconds after the start at which one looks whether everything is well
const PATIENCE = 40; // seconds until a start is slow

const { dataset } = document.documentElement;
const embedded = /(?:^#|&)embed=(1|stage)(?:&|$)/.exec(location.hash);
if (embedded) dataset.embed = embedded[1] === "1" ? "yes" : "stage"; // from its first picture on
const isOpen = () => performance.getEntriesByName("searchlight:usable").length > 0;
const isReady = () => dataset.worker === "ready";

let troubled = false; // whether the browser has reported an error
let looking = false;
let lost = null; // the file that the sentence in sight says did not come
let timers = [];

/** Looks after what is missing, and says it. `waited`: seconds since the start. */
async function look(waited) {
  if (looking || lost || isReady()) return;
  looking = true;
  const file = await firstMissing();
  looking = false;
  if (file) tell(NEEDED[file], file);
  else if (isReady()) return;
  else if (troubled && !isOpen() && waited) tell("other");
  else if (waited >= PATIENCE) tell("slow");
}

async function firstMissing() {
  const paths = Object.keys(NEEDED);
  const arrived = await Promise.all(paths.map(comes));
  return paths.find((_, at) => !arrived[at]);
}

/** Whether the host answers with this file. Only the head of the answer is waited for. */
async function comes(path) {
  const enough = new AbortController();
  try {
    const answer = await fetch(path, { signal: enough.signal });
    enough.abort();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The part of the box in the reader's language. */
function inLanguage(box) {
  const parts = /** @type {HTMLElement[]} */ (Array.from(box.querySelectorAll("[lang]")));
  const code = chosenLanguage(parts.map(({ lang }) => lang));
  return parts.find(({ lang }) => lang === code);
}

/** Shows the sentence of this kind; the page that cannot be opened is in error, one without Python can be looked at. */
function tell(kind, file = "") {
  lost = file || null;
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", () => tell(kind, file), { once: true });
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

/** A worker is awaited: the first one, or one in place of another that was stopped. */
function begin() {
  for (const timer of timers) clearTimeout(timer);
  timers = LOOKS.map((seconds) => setTimeout(look, seconds * 1000, seconds));
}

async function onWorker() {
  if (!isReady()) return begin();
  if (lost && !(await comes(lost))) return; // Python does without it, the page does not
  lost = null;
  const box = document.getElementById("lost");
  if (box) box.hidden = true; // it has come after all
}

function onTrouble() {
  troubled = true;
  look(0);
}

/** What the page cannot do without, whatever comes. */
function lacking() {
  if (typeof WebAssembly === "undefined") return "wasm";
  return document.createElement("canvas").getContext("2d") ? null : "canvas";
}

const lack = lacking();
if (lack) {
  tell(lack);
} else {
  addEventListener("error", onTrouble, true); // true: also of the tags whose file does not come
  addEventListener("unhandledrejection", onTrouble);
  new MutationObserver(onWorker).observe(document.documentElement, { attributeFilter: ["data-worker"] });
  begin();
}
