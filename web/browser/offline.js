// The service worker: the second visit needs no network (docs/decisions/0005-a-service-worker-keeps-the-site.md).
//
// The build replaces SITE_FILES by the SHA-256 of every file of the site. Files are cached under their digest: a file
// that a new build has not changed is not fetched again, and files of two builds are never mixed. A new build waits
// until no page of the old one is open, or until the only open page is reloaded; then it takes over at once.
//
// Every script of this origin can write to the cache. Each answer is therefore checked against its digest when it is
// served. It carries the page's content security policy, which a worker made from such a file inherits. A file that
// does not match is fetched again and replaced.

/* global SITE_FILES, SITE_POLICY, SITE_TYPES */

const FILES = SITE_FILES;
// Most visits do not need them: Python's library (web/start/interpreter.js), networkx, and pictures for other programs
// than the page. They are cached when fetched.
const isLater = (path) =>
  path === "vendor/pyodide/python_stdlib.zip" || path.startsWith("solver/networks-") || path.endsWith(".png");
const SCOPE = new URL("./", location.href).href;
const CACHE = `searchlight-site ${SCOPE}`;

// The page's policy; on this host, limited to the site's own folder if its address can be written in a policy.
const POLICY = /[;,\s']/.test(SCOPE) ? SITE_POLICY : SITE_POLICY.replaceAll("'self'", SCOPE);

const opened = caches.open(CACHE); // once: a page requests twenty files at a time

const keyOf = (path) => `${SCOPE}${path}?${FILES[path]}`;

let first = false; // no build was cached before, so the page that registered this worker belongs to this build

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(takeUp()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE)) return;
  const path = url.slice(SCOPE.length).replace(/[?#].*/, "") || "index.html";
  if (Object.hasOwn(FILES, path)) event.respondWith(mode === "navigate" ? navigated(event.request) : kept(path, event.request));
});

/** The headers of each answer. */
const headersOf = (path) => ({
  "Content-Security-Policy": POLICY,
  "Content-Type": SITE_TYPES[/(\.[^./]*)?$/.exec(path)[0]] ?? SITE_TYPES[""],
  "X-Content-Type-Options": "nosniff",
});

async function keepAll() {
  first = !registration.active;
  const cache = await opened;
  const missing = async (path) => !isLater(path) && !(await found(cache, path));
  await Promise.all(
    Object.keys(FILES).map(async (path) => (await missing(path)) && cache.put(keyOf(path), await fetched(path))),
  );
}

/** Whether these bytes are this build's version of the file. @param {string} path @param {ArrayBuffer} body */
async function fits(path, body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === FILES[path];
}

/** Whether an answer is one made by `fetched`: any other address, status or header could affect the browser. */
function isPlain(path, answer) {
  const wanted = Object.entries(headersOf(path));
  if (answer.status !== 200 || answer.type !== "default" || answer.url || answer.redirected) return false;
  if (Array.from(answer.headers).length !== wanted.length) return false;
  return wanted.every(([name, value]) => answer.headers.get(name) === value);
}

/** The cached file if it is unchanged. @returns {Promise<Response|undefined>} */
async function found(cache, path) {
  const answer = await cache.match(keyOf(path));
  if (!answer || !isPlain(path, answer)) return undefined;
  return (await fits(path, await answer.clone().arrayBuffer())) ? answer : undefined;
}

/** This build's version of the file. If the HTTP cache has an older one, it is bypassed. */
async function fetched(path) {
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    const answer = await fetch(SCOPE + path, { cache });
    const body = await answer.arrayBuffer();
    if (answer.ok && (await fits(path, body))) return new Response(body, { headers: headersOf(path) });
  }
  throw new Error(`${path} is not of this build`); // retried on the next visit
}

/** Keeps all files of one build from a page's first visit on, whatever the host serves later. */
async function takeUp() {
  await forgetOthers();
  if (first) await clients.claim();
}

async function forgetOthers() {
  const wanted = new Set(Object.keys(FILES).map(keyOf));
  const cache = await opened;
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

async function kept(path, request) {
  const cache = await opened;
  const answer = await found(cache, path);
  if (answer) return answer;
  try {
    const fresh = await fetched(path);
    await cache.put(keyOf(path), fresh.clone());
    return fresh;
  } catch {
    return fromHost(path, request);
  }
}

/** The host's current version, where this build's file is unavailable; also with the policy. */
async function fromHost(path, request) {
  const { body, status, statusText } = await fetch(request);
  return new Response(body, { status, statusText, headers: headersOf(path) });
}

/** The page itself. If a new build is waiting and no other page is open, it takes over and the page reloads. */
async function navigated(request) {
  if (registration.waiting && (await clients.matchAll()).length < 2) {
    registration.waiting.postMessage("take over");
    return new Response('<script src="./page/reload.js"></script>', { headers: headersOf("index.html") });
  }
  return kept("index.html", request);
}
