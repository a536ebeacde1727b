// A program for reading: highlighted lines, as in the code panel (web/style/code.css).

import { pythonLanguage } from "@codemirror/lang-python";
import { highlightCode } from "@lezer/highlight";
import { kinds } from "./looks.js";

/** Fills `element` with the lines of a program. */
export function showSource(element, text) {
  const host = document.createElement("div");
  let line = begun(host);
  const put = (code, kind) => {
    const span = document.createElement("span");
    span.className = kind;
    span.textContent = code;
    line.append(span);
  };
  const end = () => {
    if (!line.firstChild) line.textContent = " ";
    line = begun(host);
  };
  const code = text.trimEnd();
  highlightCode(code, pythonLanguage.parser.parse(code), kinds, put, end);
  element.replaceChildren(host);
  element.scrollTop = 0;
}

function begun(host) {
  const line = document.createElement("div");
  host.append(line);
  return line;
}
