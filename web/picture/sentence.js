// The sentence of a step, below the drawings of a run.

import { fitted, widthOf } from "../canvas/text.js";
import { looksOf } from "../faces/look.js";

export const BAND = 88; // CSS pixels, as all the next
const [ASIDE, FACE] = [20, 96]; // beside the text and a picture; the width of that
const [TYPE, LINE, LINES] = [26, 29, 3]; // as large as two lines of most sentences can be; longer ones have three

/**
 * @param {import("../faces/index.js").Face} face  of states
 * @param {(step: number) => {text: string, cells: number[]|null}} told  `cells`: of the state that is drawn beside it
 * @returns {import("./film.js").Reel}
 */
export function sentenceReel(face, told) {
  let said, solved;
  return {
    stand(_t, path, step) {
      said = told(step);
      solved = path !== null;
    },
    paint({ context, width, height, ratio }, theme) {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.fillStyle = theme.paper.mixed(solved ? theme.goal : theme.line, solved ? 0.16 : 0.3).css;
      context.fillRect(0, 0, width, height);
      const left = said.cells ? FACE + 2 * ASIDE : ASIDE;
      if (said.cells) face.draw(context, { x: ASIDE, y: 6, width: FACE, height: height - 12, ratio }, said.cells, looksOf(theme).plain);
      Object.assign(context, { font: `400 ${TYPE}px ${theme.font}`, fillStyle: theme.ink.css, textAlign: "left", textBaseline: "middle" });
      const room = width - ASIDE - left;
      const lines = linesOf(context, said.text, room);
      const top = (height - (lines.length - 1) * LINE) / 2;
      lines.forEach((line, at) => context.fillText(fitted(context, line, room), left, top + at * LINE));
    },
  };
}

function linesOf(context, text, room) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (lines.length === LINES || widthOf(context, longer) <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
