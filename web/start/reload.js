// The whole page while a new build is waiting (web/browser/offline.js): it reloads in that build. It waits until the
// new service worker has taken over, since repeated reloads would keep the old one active.

const LONGEST_WAIT = 3_000; // milliseconds

const again = () => location.reload();
navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
setTimeout(again, LONGEST_WAIT);
