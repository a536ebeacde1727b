// The worker in which files are read, called by worker_reading.js: one call at a time, answered with plain data.

import { Reading } from "./reading.js";

const PAUSE = 100; // milliseconds between two reports of progress

const reading = new Reading();
let takePiece = null; // resolves the last request for a piece
let reportedAt = 0;

function onProgress(share) {
  if (performance.now() - reportedAt < PAUSE) return;
  reportedAt = performance.now();
  postMessage({ progress: share });
}

/** A stream whose pieces are requested from the page. */
const streamed = () =>
  new ReadableStream({
    async pull(out) {
      const piece = await new Promise((take) => {
        takePiece = take;
        postMessage({ wanted: true });
      });
      if (piece === null) out.close();
      else out.enqueue(piece);
    },
  });

async function answerTo(call) {
  if ("begin" in call) return reading.begin(call.streamed ? streamed() : call.begin, call.size, onProgress);
  return "text" in call ? reading.text(call.text) : reading.next();
}

/** The buffers of a chunk, which are transferred. */
const buffersOf = (/** @type {any} */ { chunk }) =>
  Object.values({ ...chunk })
    .filter((each) => ArrayBuffer.isView(each))
    .map((each) => each.buffer);

addEventListener("message", async ({ data }) => {
  if ("piece" in data) return takePiece(data.piece);
  const answer = await answerTo(data);
  return postMessage({ answer }, { transfer: buffersOf(answer) });
});
