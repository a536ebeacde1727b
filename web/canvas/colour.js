// A colour for canvas and pixel operations.

/** A colour as bytes and as CSS text. */
export class Colour {
  constructor(r, g, b) {
    this.r = r;
    this.g = g;
    this.b = b;
    this.css = `rgb(${r},${g},${b})`;
  }

  /** Mixes in `share` of the other colour, 0…1. */
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

  /** Returns the colour that is more legible on this one. */
  legible(a, b) {
    const contrast = (c) => {
      const [low, high] = [c.luminance, this.luminance].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    };
    return contrast(a) >= contrast(b) ? a : b;
  }
}

/** The colour as one pixel of an image: Uint32, little endian, ABGR. */
export function packed({ r, g, b }) {
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}

/** One pixel of a background mixed with `share` of a colour. */
export function blended(r, g, b, colour, share) {
  const red = r + (colour.r - r) * share;
  const green = g + (colour.g - g) * share;
  const blue = b + (colour.b - b) * share;
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}
