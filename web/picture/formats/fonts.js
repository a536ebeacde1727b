// The page's fonts for an exported file: only the subsets with letters of its texts.

const RANGE = /U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi;

/**
 * @param {import("../shapes/recorder.js").Mark[]} marks
 * @returns {Promise<string>} CSS; "" if the page uses system fonts
 */
export async function fontsFor(marks) {
  const texts = marks.filter((mark) => mark.kind === "text");
  const letters = new Set(texts.flatMap(({ text }) => Array.from(text, (letter) => letter.codePointAt(0))));
  const families = new Set(texts.flatMap(({ font }) => font.family.split(",").map(unquoted)));
  const faces = rules().filter(({ style }) => {
    if (!families.has(unquoted(style.getPropertyValue("font-family")))) return false;
    return has(style.getPropertyValue("unicode-range"), letters);
  });
  return (await Promise.all(faces.map(inlined))).join("\n");
}

const unquoted = (name) => name.replaceAll('"', "").replaceAll("'", "").trim();

/** @returns {CSSFontFaceRule[]} */
function rules() {
  const sheets = Array.from(document.styleSheets);
  return sheets.flatMap(({ cssRules }) => Array.from(cssRules)).filter((rule) => rule instanceof CSSFontFaceRule);
}

/** Whether a range contains one of these letters. Without a range it contains all. */
function has(range, letters) {
  const parts = Array.from(range.matchAll(RANGE), ([, from, to]) => {
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to ?? from.replaceAll("?", "f"), 16)];
  });
  return parts.length === 0 || Array.from(letters).some((letter) => parts.some(([from, to]) => letter >= from && letter <= to));
}

/** The rule with its font file embedded. @param {CSSFontFaceRule} rule */
async function inlined({ style, parentStyleSheet }) {
  const source = style.getPropertyValue("src");
  const url = unquoted(/url\((.+?)\)/.exec(source)?.[1] ?? "");
  const data = url.startsWith("data:") ? url : await asData(new URL(url, parentStyleSheet.href ?? document.baseURI).href);
  const properties = ["font-family", "font-style", "font-weight"].map((name) => `${name}: ${style.getPropertyValue(name)};`);
  return `@font-face { ${properties.join(" ")} src: url(${data}) format("woff2"); }`;
}

async function asData(url) {
  const blob = await (await fetch(url)).blob();
  const reader = new FileReader();
  const read = new Promise((done) => (reader.onload = () => done(reader.result)));
  reader.readAsDataURL(blob.slice(0, blob.size, "font/woff2"));
  return read;
}
