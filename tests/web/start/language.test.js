// Which language the page speaks.

import assert from "node:assert/strict";
import test from "node:test";

import { chosenLanguage } from "../../../web/start/language.js";

const LANGUAGES = ["en", "de", "es", "pt-BR"];
const CASES = [
  ["#lang=es&step=3", ["de"], "es"],
  ["#step=3&lang=pt-BR", ["de"], "pt-BR"],
  ["#lang=fr", ["de-AT", "en"], "de"],
  ["", ["fr-FR", "es-MX", "en"], "es"],
  ["", ["pt-PT"], "pt-BR"],
  ["", ["pt-br"], "pt-BR"],
  ["", ["fr"], "en"],
  ["", [], "en"],
];

test("the link names the language, else the browser does, else it is English", () => {
  for (const [fragment, preferred, language] of CASES)
    assert.equal(chosenLanguage(LANGUAGES, fragment, preferred), language, `${fragment} ${preferred}`);
});
