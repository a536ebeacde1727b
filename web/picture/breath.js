// Long work in pieces: between two of them the page answers, and may say that it is enough.

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()();

/** Lets the browser do what has come meanwhile; not a timer, which a tab in the background has once a second. */
export const breath = () =>
  new Promise((go) => {
    waiting.push(go);
    channel.port2.postMessage(null);
  });
