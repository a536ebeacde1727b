// The only way to turn text into elements of the page. It is parsed where nothing runs, and everything active is
// removed before it enters the document, so that an unescaped text stays harmless. PyScript would run any Python tag in
// the document.

const ACTING =
  "base,embed,foreignObject,form:not([method=dialog]),frame,frameset,iframe,link,math,meta,noscript,object,portal,script,style,template";
// Attributes with addresses; only those within the page are allowed.
const ADDRESSES = ["action", "data", "formaction", "href", "src", "srcset", "xlink:href"];

/** Whether an attribute is inactive. PyScript's have "py-" in their names. */
const isQuiet = ({ name, value }) =>
  !/^on|py-|^srcdoc$/i.test(name) && (!ADDRESSES.includes(name.toLowerCase()) || value.startsWith("#"));

/** Replaces the content of an element by sanitised HTML. @param {Element} element @param {string} html */
export function setMarkup(element, html) {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  for (const each of body.querySelectorAll("*")) {
    if (each.localName.includes("-") || each.matches(ACTING)) each.remove();
    for (const attribute of Array.from(each.attributes)) if (!isQuiet(attribute)) each.removeAttribute(attribute.name);
  }
  element.replaceChildren(...body.childNodes);
}
