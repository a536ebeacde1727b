// What is shown, as files.

import { save } from "../files.js";

export { default as python } from "part-files/export";
export const styled = true;

/** Saves the text in an answer of the worker under this name; what is left of the answer goes on to the page's Python. */
export const keep = (name) => (answer) => {
  const { text, ...rest } = JSON.parse(answer);
  if (text !== undefined) save(name, text);
  return JSON.stringify(rest);
};

/** A drawing as it is seen, with `scale` times as many pixels. */
export const savePicture = async (view, scale, name) => save(name, await view.asPng(scale));
