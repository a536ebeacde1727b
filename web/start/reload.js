// The whole page while a new build is waiting (web/browser/offline.js): it reloads in that build. It waits until the
// new service worker has taken over, since repeated reloads would keep the old one active. A reload that does not
// arrive is tried again, each time after twice as long: a slow device needs its time, and nobody is left here.

let patience = 3_000; // milliseconds
let timer = setTimeout(again, patience);

navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });

function again() {
  clearTimeout(timer);
  patience *= 2;
  timer = setTimeout(again, patience);
  location.reload();
}
