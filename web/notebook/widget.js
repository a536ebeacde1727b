// A result in a notebook (https://anywidget.dev): a frame with the page, which the kernel sends once, and the messages
// between them. The model's traits are those of searchlight/notebook/view.py.

const FROM = "searchlight-pages"; // where the window keeps the pages, for all widgets and later versions of this script
const TRAITS = ["step", "row"]; // changed by both the page and Python

/**
 * Version of the page → its address, once available.
 * @type {Map<string, {address: Promise<string>, take: Function}>}
 */
const pages = (globalThis[Symbol.for(FROM)] ??= new Map());

function pageOf(version) {
  if (!pages.has(version)) {
    const { promise, resolve } = Promise.withResolvers();
    pages.set(version, { address: promise.then(unpacked), take: resolve });
  }
  return pages.get(version);
}

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const page = await new Response(stream).blob();
  return URL.createObjectURL(new Blob([page], { type: "text/html" }));
}

/** The page's address. The page comes with this model or with another one of this kernel, or on request. */
function address(model) {
  const page = pageOf(model.get("_version"));
  const brought = model.get("_page");
  if (brought?.byteLength) page.take(brought);
  else model.send({ ask: "page" });
  return page.address;
}

/** The notebook's light or dark theme, which may differ from the system's; undefined if unknown. */
function theme() {
  const { jpThemeLight, vscodeThemeKind, theme: other = "" } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "true" ? "light" : "dark";
  return /(dark|light)/.exec(vscodeThemeKind ?? other)?.[1];
}

function makeFrame(model) {
  const frame = document.createElement("iframe");
  frame.title = model.get("_title");
  frame.allow = "fullscreen; clipboard-write";
  frame.style.cssText = "display:block;width:100%;height:100%;border:0";
  return frame;
}

/** A box whose height can be changed at its corner. */
function makeBox(model, el) {
  const box = document.createElement("div");
  const height = () => (box.style.height = `${model.get("height")}px`);
  box.style.cssText = "resize:vertical;overflow:hidden;min-height:15rem;border:1px solid #8886;border-radius:6px";
  height();
  model.on("change:height", height);
  el.append(box);
  return box;
}

async function render({ model, el }) {
  const frame = makeFrame(model);
  const box = makeBox(model, el);
  let open = false; // whether the page is loaded and can be controlled
  let shown = {}; // trait → the value last reported by or sent to the page
  const send = (data, transferred = []) => frame.contentWindow?.postMessage(data, "*", transferred);

  function begin() {
    const known = JSON.parse(model.get("_told"));
    open = false;
    shown = { step: model.get("step"), row: -1 };
    send({ notebook: { ...known, theme: theme(), link: `${known.link}&step=${shown.step}` } });
  }

  function sendPart(what) {
    const first = model.get(what.record ? "_second" : "_first");
    if (what.part === 0 && first?.byteLength) send({ notebook: { ...what, packed: copy(first) } });
    else model.send({ ask: "part" in what ? "part" : "iteration", ...what });
  }

  function onState(state) {
    if (state.key || state.state === "loading") return;
    const now = { step: state.step, row: state.selected };
    const early = TRAITS.filter((trait) => !open && model.get(trait) !== shown[trait]); // set by Python before that
    const changed = TRAITS.filter((trait) => now[trait] !== shown[trait] && !early.includes(trait));
    open = true;
    shown = now;
    for (const trait of changed) model.set(trait, now[trait]);
    if (changed.length) model.save_changes();
    if (early.length) {
      onStep();
      onRow();
    }
  }

  function onMessage({ source, data }) {
    if (source !== frame.contentWindow || !data) return;
    if (data.notebook === "begun") begin();
    else if (data.notebook) sendPart(data.notebook);
    else if (data.searchlight) onState(data.searchlight);
  }

  function onAnswer(what, [buffer] = []) {
    if (what.page) pageOf(what.page).take(buffer);
    else send({ notebook: { ...what, packed: copy(buffer) } });
  }

  const onStep = () => open && model.get("step") !== shown.step && send({ searchlight: { go: model.get("step") } });
  const onRow = () => open && model.get("row") !== shown.row && send({ searchlight: { select: model.get("row") } });

  addEventListener("message", onMessage);
  model.on("msg:custom", onAnswer);
  model.on("change:step", onStep);
  model.on("change:row", onRow);
  frame.src = `${await address(model)}#embed=stage`;
  box.append(frame);
  const themes = new MutationObserver(() => send({ searchlight: { theme: theme() } }));
  themes.observe(document.body, { attributes: true });
  return () => {
    themes.disconnect();
    removeEventListener("message", onMessage);
    for (const [event, handler] of [["msg:custom", onAnswer], ["change:step", onStep], ["change:row", onRow]]) {
      model.off(event, handler);
    }
  };
}

/** A copy of the bytes alone: the received view covers a whole message. */
const copy = (view) => new Uint8Array(view.buffer ?? view, view.byteOffset ?? 0, view.byteLength).slice();

export default { render };
