// The service worker: the second visit needs no network (docs/decisions/0005-a-service-worker-keeps-the-site.md).
//
// The build puts in FILES, the SHA-256 of every file of the site. What is kept is kept under its digest: a file that a new
// build has not changed is not fetched again, and no file of another build is ever served with this one's. A new build
// waits until no page of the old one is open, or the only one is being loaded anew; then it takes over at once.

//
// It answers only with what it can vouch for. Every script of this origin may write to the cache, so each answer is held
// against its digest when it is given, and carries the page's content security policy: a worker that is made of one of
// these files has that policy, too. What does not fit is fetched again and replaced.

/* global SITE_FILES, SITE_POLICY, SITE_TYPES */

const FILES = SITE_FILES;
// Most visits do without it (web/start/interpreter.js); it is kept from when one has fetched it.
const LATER = "vendor/pyodide/python_stdlib.zip";
const SCOPE = new URL("./", location.href).href;
const CACHE = `searchlight-site ${SCOPE}`;

// The page's policy; of this host only the site's own folder, where its address can stand in a policy.
const POLICY = /[;,\s']/.test(SCOPE) ? SITE_POLICY : SITE_POLICY.replaceAll("'self'", SCOPE);

const opened = caches.open(CACHE); // once: a page asks for twenty files at a time

const keyOf = (path) => `${SCOPE}${path}?${FILES[path]}`;

let first = false; // whether no build was kept before: then the page that asked for this one is of it

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(takeUp()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE)) return;
  const path = url.slice(SCOPE.length).replace(/[?#].*/, "") || "index.html";
  if (Object.hasOwn(FILES, path)) event.respondWith(mode === "navigate" ? navigated(event.request) : kept(path, event.request));
});

/** What each answer says of itself. */
const headersOf = (path) => ({
  "Content-Security-Policy": POLICY,
  "Content-Type": SITE_TYPES[/(\.[^./]*)?$/.exec(path)[0]] ?? SITE_TYPES[""],
  "X-Content-Type-Options": "nosniff",
});

async function keepAll() {
  first = !registration.active;
  const cache = await opened;
  const missing = async (path) => path !== LATER && !(await found(cache, path));
  await Promise.all(
    Object.keys(FILES).map(async (path) => (await missing(path)) && cache.put(keyOf(path), await fetched(path))),
  );
}

/** Whether these bytes are the file of this build. @param {string} path @param {ArrayBuffer} body */
async function fits(path, body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === FILES[path];
}

/** Whether an answer is one as `fetched` makes them: an address, a status or a header more would act in the browser. */
function isPlain(path, answer) {
  const wanted = Object.entries(headersOf(path));
  if (answer.status !== 200 || answer.type !== "default" || answer.url || answer.redirected) return false;
  if (Array.from(answer.headers).length !== wanted.length) return false;
  return wanted.every(([name, value]) => answer.headers.get(name) === value);
}

/** The kept file, if it is what was kept. @returns {Promise<Response|undefined>} */
async function found(cache, path) {
  const answer = await cache.match(keyOf(path));
  if (!answer || !isPlain(path, answer)) return undefined;
  return (await fits(path, await answer.clone().arrayBuffer())) ? answer : undefined;
}

/** The file as this build has it. An HTTP cache may hold an older one: then it is asked for at its source. */
async function fetched(path) {
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    const answer = await fetch(SCOPE + path, { cache });
    const body = await answer.arrayBuffer();
    if (answer.ok && (await fits(path, body))) return new Response(body, { headers: headersOf(path) });
  }
  throw new Error(`${path} is not of this build`); // the next visit tries again
}

/** From its first visit on a page has all files of one build: what it asks for later is kept, whatever the host has by then. */
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

/** What the host has by now, where this build's file cannot be had; with the policy all the same. */
async function fromHost(path, request) {
  const { body, status, statusText } = await fetch(request);
  return new Response(body, { status, statusText, headers: headersOf(path) });
}

/** The page itself. Where a new build waits and no other page is open, it takes over, and the page is asked for again. */
async function navigated(request) {
  if (registration.waiting && (await clients.matchAll()).length < 2) {
    registration.waiting.postMessage("take over");
    return new Response('<script src="./page/reload.js"></script>', { headers: headersOf("index.html") });
  }
  return kept("index.html", request);
}
