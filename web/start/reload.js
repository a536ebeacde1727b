// All of the page that a new build finds waiting (web/browser/offline.js): it is asked for once more, in that build. It waits for
// the new service worker to take over: a page that asks again and again would keep the old one at work.

const LONGEST_WAIT = 3_000; // milliseconds

const again = () => location.reload();
navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
setTimeout(again, LONGEST_WAIT);
