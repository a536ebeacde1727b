// A question for a class, on the wall and on every student's page. Its questions are those of `predict`, whose Python
// and style sheet are loaded first (pysrc/page/features/registry.py).

import { glance } from "../../picture/glance.js";
import { qrCode } from "../../links/qr.js";

export { alike, fact, happening, waiting } from "../predict/facts.js";
export { qrCode };
export { anySeed } from "../../links/seeds.js";

/** An unpredictable number below `most` (at most 2³²). */
export const anyNumber = (most) => crypto.getRandomValues(new Uint32Array(1))[0] % most;

/** Scrolls an element into view if necessary. */
export const reveal = (element) => element.scrollIntoView({ block: "nearest" });

let shown = "";

/** The address of a picture of a tree (web/picture/glance.js); revokes the previous one. */
export async function pictured(view) {
  const picture = await glance(view);
  URL.revokeObjectURL(shown);
  shown = URL.createObjectURL(picture);
  return shown;
}
