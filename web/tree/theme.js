// The page's colours and font, read from the custom properties on :root, as canvas and pixels need them.

const NAMES = [
  "ink",
  "paper",
  "muted",
  "line",
  "accent",
  "frontier",
  "expanded",
  "duplicate",
  "cutoff",
  "goal",
  "path",
  "stale",
  "selected",
];
const FALLBACK_FONT = "system-ui, sans-serif";

/** A colour as bytes and as CSS text. */
export class Colour {
  constructor(r, g, b) {
    this.r = r;
    this.g = g;
    this.b = b;
    this.css = `rgb(${r},${g},${b})`;
  }

  /** `share` of the other colour, 0…1. */
  mixed(other, share) {
    const mix = (a, b) => Math.round(a + (b - a) * share);
    return new Colour(mix(this.r, other.r), mix(this.g, other.g), mix(this.b, other.b));
  }

  withAlpha(alpha) {
    return `rgba(${this.r},${this.g},${this.b},${alpha})`;
  }

  /** Relative luminance as in WCAG 2, 0 black … 1 white. */
  get luminance() {
    const linear = (byte) => (byte <= 10 ? byte / 3295 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(this.r) + 0.7152 * linear(this.g) + 0.0722 * linear(this.b);
  }

  /** Which of the two reads better on this colour. */
  legible(a, b) {
    const contrast = (c) => {
      const [low, high] = [c.luminance, this.luminance].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    };
    return contrast(a) >= contrast(b) ? a : b;
  }
}

let latest = null;

/**
 * @param {Document} document
 * @returns {Theme} the colours by name (NAMES above), derived tints, the font family, and `unit`: 16 px type is 1.
 *   One reading serves all that is painted in one go: each makes the browser work out the styles of the whole page.
 */
export function readTheme(document) {
  if (!latest) {
    latest = readNow(document);
    queueMicrotask(() => (latest = null));
  }
  return latest;
}

function readNow(document) {
  const probe = document.createElement("div");
  probe.hidden = true;
  probe.innerHTML = NAMES.map((name) => `<i style="color:var(--${name},CanvasText)"></i>`).join("");
  document.body.append(probe);
  const colours = coloursOf([...probe.children].map((child) => getComputedStyle(child).color));
  const theme = Object.fromEntries(NAMES.map((name, index) => [name, colours[index]]));
  theme.font = getComputedStyle(probe).getPropertyValue("--font").trim() || FALLBACK_FONT;
  theme.unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  probe.remove();
  theme.edge = theme.line.mixed(theme.muted, 0.5);
  theme.faintEdge = theme.paper.mixed(theme.line, 0.9);
  theme.dark = theme.paper.luminance < theme.ink.luminance;
  return theme;
}

let swatches = null;

/** The bytes of colours, whatever way they are written (oklch(), color-mix(), …): the browser itself works them out. */
function coloursOf(texts) {
  swatches ??= new OffscreenCanvas(NAMES.length, 1).getContext("2d", { willReadFrequently: true });
  texts.forEach((text, x) => {
    swatches.fillStyle = text;
    swatches.fillRect(x, 0, 1, 1);
  });
  const { data } = swatches.getImageData(0, 0, texts.length, 1);
  return texts.map((_, x) => new Colour(...data.subarray(4 * x, 4 * x + 3)));
}
