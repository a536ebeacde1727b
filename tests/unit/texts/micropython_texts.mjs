// Formats messages with MicroPython, and numbers with Intl: `{"languages": {code: messages}, "cases": [[code, message]],
// "numbers": […]}` comes in as JSON, `{"told", "numbers", "intl", "singular"}` goes out; `singular`: the counts that a
// language says in the singular. See test_texts.py.

import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const input = readFileSync(0, "utf8");
const { languages, numbers } = JSON.parse(input);
const formatter = new URL("../../../pysrc/searchlight/texts/formatter.py", import.meta.url);
const printed = [];
const python = await loadMicroPython({ stdout: (line) => printed.push(line), linebuffer: true, heapsize: 16 << 20 });
python.FS.writeFile("formatter.py", readFileSync(formatter));
python.FS.writeFile("input.json", input);
python.runPython(`
import json
from formatter import Texts

with open("input.json") as file:
    given = json.loads(file.read())
texts = {code: Texts(messages) for code, messages in given["languages"].items()}
print(json.dumps({
    "told": [texts[code].sentence(message) for code, message in given["cases"]],
    "numbers": {code: [each.number(number) for number in given["numbers"]] for code, each in texts.items()},
}))
`);
const intl = {};
const singular = {};
for (const code of Object.keys(languages)) {
  const format = new Intl.NumberFormat(code, { maximumFractionDigits: 2 });
  intl[code] = numbers.map((number) => format.format(number));
  const rules = new Intl.PluralRules(code);
  singular[code] = [0, 1, 2, 5, 21, 100].filter((count) => rules.select(count) === "one");
}
console.log(JSON.stringify({ ...JSON.parse(printed.join("")), intl, singular }));
