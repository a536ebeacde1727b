// A canvas that notes where it is drawn on.

const FONT_SIZE = /(\d+(?:\.\d+)?)px/;

/** What `OffscreenCanvas` gives, where there is no browser: tiles are drawn on it beforehand. */
globalThis.OffscreenCanvas ??= class {
  constructor(width, height) {
    Object.assign(this, { width, height });
  }

  getContext() {
    return new Pen();
  }
};

/** A 2D context of which the points that paths, texts and pictures reach are kept, in CSS pixels. */
export class Pen {
  points = [];
  texts = [];
  sizes = []; // of the texts
  fills = [];
  font = "10px sans";
  lineWidth = 1;
  scale = 1;

  setTransform(scale) {
    this.scale = scale;
  }

  point(x, y) {
    this.points.push([(x * this.scale) / this.ratio, (y * this.scale) / this.ratio]);
  }

  ratio = 1;

  rect(x, y, width, height) {
    this.point(x, y);
    this.point(x + width, y + height);
  }

  roundRect(...given) {
    this.rect(...given);
  }

  fillRect(...given) {
    this.rect(...given);
  }

  drawImage(_image, _sx, _sy, _sw, _sh, ...given) {
    this.rect(...given);
  }

  moveTo(x, y) {
    this.point(x, y);
  }

  lineTo(x, y) {
    this.point(x, y);
  }

  quadraticCurveTo(_cx, _cy, x, y) {
    this.point(x, y);
  }

  arcTo(x, y) {
    this.point(x, y);
  }

  arc(x, y, r) {
    this.rect(x - r, y - r, 2 * r, 2 * r);
  }

  measureText(text) {
    const size = Number(FONT_SIZE.exec(this.font)[1]);
    return { width: text.length * size * 0.6, actualBoundingBoxAscent: size * 0.7, actualBoundingBoxDescent: 0 };
  }

  fillText(text, x, y) {
    const size = Number(FONT_SIZE.exec(this.font)[1]);
    const { width } = this.measureText(text);
    this.texts.push(text);
    this.sizes.push(size);
    this.rect(x - width / 2, y - size * 0.36, width, size * 0.72);
  }

  fill() {
    this.fills.push(this.fillStyle);
  }

  beginPath() {}
  closePath() {}
  stroke() {}
}
