// The one way in which text becomes elements of the page. It is parsed where nothing runs; whatever could act by itself
// is taken out before it comes into the document, so that a text that somebody has forgotten to escape stays harmless.
// PyScript runs each Python tag that appears in the document, whoever wrote it.

const ACTING =
  "base,embed,foreignObject,form:not([method=dialog]),frame,frameset,iframe,link,math,meta,noscript,object,portal,script,style,template";
// Attributes whose value is an address: within the page only.
const ADDRESSES = ["action", "data", "formaction", "href", "src", "srcset", "xlink:href"];

/** Whether an attribute does nothing by itself. PyScript's have a name with "py-" in it. */
const isQuiet = ({ name, value }) =>
  !/^on|py-|^srcdoc$/i.test(name) && (!ADDRESSES.includes(name.toLowerCase()) || value.startsWith("#"));

/** Puts HTML in the place of what an element has. @param {Element} element @param {string} html */
export function setMarkup(element, html) {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  for (const each of body.querySelectorAll("*")) {
    if (each.localName.includes("-") || each.matches(ACTING)) each.remove();
    for (const attribute of Array.from(each.attributes)) if (!isQuiet(attribute)) each.removeAttribute(attribute.name);
  }
  element.replaceChildren(...body.childNodes);
}
