// Splits long work into pieces, so that the page stays responsive and can cancel it.

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()();

/** Lets the browser handle waiting events. Timers would run once a second in background tabs. */
export const breath = () =>
  new Promise((go) => {
    waiting.push(go);
    channel.port2.postMessage(null);
  });
