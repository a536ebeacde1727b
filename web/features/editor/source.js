// A program to be read: lines in colours, as the code panel shows the algorithm's (web/style/code.css).

import { pythonLanguage } from "@codemirror/lang-python";
import { highlightCode } from "@lezer/highlight";
import { kinds } from "./looks.js";

const STEP = 4; // blanks for each step inwards

/** Fills `element` with the lines of a program. */
export function showSource(element, text) {
  const host = document.createElement("div");
  let line = begun(host);
  let indented = false;
  const put = (code, kind) => {
    if (!indented) {
      const inner = code.trimStart();
      line.style.setProperty("--depth", String(Math.floor((code.length - inner.length) / STEP)));
      code = inner;
      indented = true;
    }
    const span = document.createElement("span");
    span.className = kind;
    span.textContent = code;
    line.append(span);
  };
  const end = () => {
    if (!line.firstChild) line.textContent = " ";
    line = begun(host);
    indented = false;
  };
  const code = text.trimEnd();
  highlightCode(code, pythonLanguage.parser.parse(code), kinds, put, end);
  element.replaceChildren(host);
  element.scrollTop = 0;
}

function begun(host) {
  const line = document.createElement("div");
  line.style.setProperty("--depth", "0");
  host.append(line);
  return line;
}
