// <searchlight-view src="…">: a search on another site's page. The only script that such a page needs, without
// dependencies. `src`: a link to the page, or its fragment; `label`: the title of the frame.
//
//   view.step(), view.back(), view.play(), view.pause(), view.end(), view.reset()
//   view.go(120), view.open("#problem=…")
//   view.addEventListener("searchlight", ({ detail }) => detail.step)   // state, step, expanded, generated, …, sentence
//
// Keys that the search does not use are dispatched on this element.

const HOME = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
const COMMANDS = ["step", "back", "play", "pause", "end", "reset"];
const STYLE = ":host{display:block;aspect-ratio:16/9}iframe{width:100%;height:100%;border:0;display:block}";

class SearchlightView extends HTMLElement {
  static observedAttributes = ["src", "label"];

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    this.frame = document.createElement("iframe");
    this.frame.allow = "fullscreen; clipboard-write";
    root.append(this.frame);
    this.heard = this.heard.bind(this);
    /** The last message of the page; null before the first one. */
    this.shown = null;
  }

  connectedCallback() {
    addEventListener("message", this.heard);
    this.load();
  }

  disconnectedCallback() {
    removeEventListener("message", this.heard);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.load();
  }

  load() {
    const { page, fragment } = placeOf(this.getAttribute("src") ?? "");
    this.frame.title = this.getAttribute("label") ?? "Searchlight";
    const src = `${page}#${fragment}`;
    if (this.frame.src !== src) this.frame.src = src;
  }

  heard({ source, data }) {
    const message = data?.searchlight;
    if (source !== this.frame.contentWindow || !message) return;
    if (message.key) return this.press(message);
    this.shown = message;
    this.dispatchEvent(new CustomEvent("searchlight", { detail: message, bubbles: true }));
  }

  /** The frame gives the focus back: the page gets the next key. */
  press({ keyCode, ...message }) {
    this.frame.blur();
    const event = new KeyboardEvent("keydown", { ...message, bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, "keyCode", { value: keyCode }); // still used by slides
    this.dispatchEvent(event);
  }

  /** @override */
  focus() {
    this.frame.focus();
  }

  ask(what) {
    this.frame.contentWindow?.postMessage({ searchlight: what }, "*");
  }

  go(step) {
    this.ask({ go: step });
  }

  open(link) {
    this.ask({ open: `#${placeOf(link).fragment}` });
  }
}

for (const command of COMMANDS) {
  SearchlightView.prototype[command] = function () {
    this.ask(command);
  };
}

/** The page of a link, or the one beside this script, and the fragment with the option for embedding. */
function placeOf(link) {
  const at = link.indexOf("#");
  const page = new URL(at < 0 ? "" : link.slice(0, at), HOME);
  page.search = "";
  const options = (at < 0 ? link : link.slice(at + 1)).split("&").filter((part) => part && !part.startsWith("embed="));
  return { page: page.href, fragment: [...options, "embed=1"].join("&") };
}

customElements.define("searchlight-view", SearchlightView);
