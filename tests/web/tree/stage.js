// A tree in the window of a lecture, without a browser.

import { Camera } from "../../../web/tree/camera/camera.js";
import { Steering } from "../../../web/tree/camera/steering.js";
import { Painter } from "../../../web/tree/paint/painter.js";
import { Scene } from "../../../web/tree/scene.js";
import { penOn, themeOf, writingOn } from "../canvas/browser.js";

/** `look` shows a time and gives the rows on show; `paint` gives the calls of the pen, and the texts. */
export function stage(table, width = 465, height = 545) {
  const scene = new Scene();
  const camera = new Camera();
  const steering = new Steering(scene, camera, { still: () => true, onCamera: () => {}, changed: () => {} });
  scene.textWidth = (text) => text.length * 9.6; // as penOn has it
  scene.setTheme(themeOf("light"));
  scene.setTable(table);
  scene.setLarge(true);
  scene.bandText = (rows, nodes) => `${nodes} nodes not shown, ${rows} rows`;
  steering.resized(width, height);
  const isSeen = (row) => scene.shows(row) && !scene.folding.standsIn(row);
  const look = (t, path = null) => {
    const fresh = scene.setTime(t, t, path);
    steering.chooseForm();
    if (scene.layOut(0)) steering.adopt(fresh, false);
    steering.guide(false);
    return Array.from({ length: scene.born }, (_, row) => row).filter(isSeen);
  };
  const paint = () => {
    const pen = penOn({ width, height });
    const written = writingOn(pen);
    scene.textWidth = (text) => ((pen.font = "16px test"), text.length * 9.6); // the page measures with the same pen
    new Painter().paint({ context: pen, ratio: 1 }, scene, camera);
    return { said: pen.said, written };
  };
  return { scene, camera, steering, look, paint };
}
