// Exports: pictures, runs, and the solver's files. Plain positional arguments only, as in seam.js.

import { save } from "../../browser/files.js";
import * as pictures from "../../picture/pictures.js";
import { sentenceReel } from "../../picture/sentence.js";

/** Saves the text in an answer of the worker under this name, and returns the rest for the page's Python. */
export const keep = (name) => (answer) => {
  const { text, ...rest } = JSON.parse(answer);
  if (text !== undefined) save(name, text);
  return JSON.stringify(rest);
};

/** Subjects of pictures: see web/picture/pictures.js. */
export const treeOf = (view, space) => pictures.treeSubject(view, space);
export const spaceOf = (view) => pictures.spaceSubject(view);
export const stateOf = (view, table, row, t) => pictures.stateSubject(view, table, row, t);
export const frontierOf = (table, t, element, words, empty) => pictures.frontierSubject(table, t, element, JSON.parse(words), empty);
export const chartOf = (figure) => pictures.chartSubject(figure);

/** The number of nodes in a picture of the subject: of its visible part, or the whole. */
export const count = (subject, whole) => pictures.count(subject, whole);

/**
 * Saves a picture; `settings`: JSON text, see pictures.js.
 * @returns {Promise<string>} "" or an id of the reason for a failure
 */
export const picture = (subject, settings) => pictures.picture(subject, JSON.parse(settings));

/**
 * Saves a run as a GIF, whose maker is fetched with the first one. `told(step)`: see sentence.js; `onFrame(done, all)`.
 * @returns an object with `done`, a promise of the file's name, that can be cancelled
 */
export const film = (subject, { scene }, table, settings, told, onFrame) =>
  pictures.film(subject, table, JSON.parse(settings), sentenceReel(scene.shape.face, (step) => JSON.parse(told(step))), onFrame);
