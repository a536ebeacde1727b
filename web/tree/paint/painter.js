// Paints one view's frames. The level of detail depends on the room of a node, in pixels per slot, and on the number of
// visible nodes. What frames reuse (rasters, signs, tiles) belongs to the painter, so that views side by side do not
// evict each other's.

import { FAMILIES } from "../../table/families.js";
import { cardSize, holdsCards } from "../layout/card_size.js";
import { BarPainter } from "./bars.js";
import { drawBridge } from "./bridge.js";
import { CardPainter } from "./cards.js";
import { CirclePainter, circleRadius } from "./circles.js";
import { drawDepths } from "./depths.js";
import { drawEdgeTexts } from "./edge_texts.js";
import { drawEdges } from "./edges.js";
import { Frame } from "./frame.js";
import { IciclePainter } from "./icicle.js";
import { bandAt } from "./badges.js";
import { drawBadges, drawBands } from "./fold_signs.js";
import { drawBeam, drawGlow, drawOnlyHere, drawPointedOut, drawRings, fadeRim } from "./marks.js";
import { PixelPainter } from "./pixels.js";
import { Raster } from "./raster.js";
import { SquarePainter } from "./squares.js";
import { WayPainter } from "./ways.js";

/**
 * Points from the edge of the window to the focus if it is outside. `at`: its centre in the window.
 * @param {import("./frame.js").Frame} frame
 */
function drawPointer({ context, scene, camera }, at) {
  const { width, height, inset } = camera;
  if (at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height) return;
  const x = Math.min(width - 18, Math.max(18, at.x));
  const y = Math.min(height - inset.bottom, Math.max(inset.top, at.y));
  const angle = Math.atan2(at.y - y, at.x - x);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = scene.theme.accent.css;
  context.strokeStyle = scene.theme.paper.css;
  context.lineWidth = 3;
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(12, 0);
  context.lineTo(-8, 9);
  context.lineTo(-4, 0);
  context.lineTo(-8, -9);
  context.closePath();
  context.stroke();
  context.fill();
  context.restore();
}

const PIXELS_BELOW = 1.2; // pixels per slot
const SQUARES_BELOW = 7;
const PIXELS_ABOVE = 6000; // nodes in the window
const MARGIN = 90; // pixels beyond the window from which a node can extend into it
const WIDEST = 2; // slots of half a card
const RADIUS_FROM_FAR = 3;
const ROOM_OF_BARS = 20; // pixels: the glow around a bar is that of a node with this room

export class Painter {
  #frame = new Frame();
  #ways = new WayPainter();
  #bars = new BarPainter();
  #cards = new CardPainter();
  #squares = new SquarePainter();
  // The position of a node in the window, for a ring around it.
  #shape = { x: 0, y: 0, halfWidth: 0, halfHeight: 0, round: false };
  #halfWidth = 0; // of the nodes of this frame
  #halfHeight = 0;
  #carded = false; // whether these are cards
  #shapeOfNode = (row) => this.#placeNode(row);
  #shapeOfBar = (row) => this.#placeBar(row);

  constructor() {
    this.raster = new Raster();
    this.circles = new CirclePainter();
    this.pixels = new PixelPainter(this.raster);
    this.icicle = new IciclePainter(this.raster);
  }

  /**
   * @param {import("../../canvas/surface.js").Surface} surface
   * @param {import("../scene.js").Scene} scene
   * @param {import("../camera/camera.js").Camera} camera
   */
  paint(surface, scene, camera) {
    const frame = this.#frame;
    frame.begin(surface, scene, camera);
    frame.toPage();
    if (!scene.table || scene.placed === 0) {
      clear(frame);
      return;
    }
    scene.gather();
    frame.visible.look(scene, camera, Math.max(MARGIN, scene.across ? WIDEST * camera.kx : 0), 1);
    const { bars } = scene.placement;
    if (bars) this.#paintIcicle();
    else if (frame.slot < PIXELS_BELOW || frame.visible.count > PIXELS_ABOVE) this.#paintPixels();
    else this.#paintNodes();
    if (!bars) FAMILIES[scene.table.traits.family]?.draw(frame, this.#shapeOfNode);
    for (const overlay of scene.overlays) overlay.draw(frame, bars ? this.#shapeOfBar : this.#shapeOfNode);
    if (scene.focus >= 0) drawPointer(frame, bars ? this.#placeBar(scene.focus) : this.#placeNode(scene.focus));
  }

  #paintIcicle() {
    const frame = this.#frame;
    this.icicle.draw(frame);
    this.#ways.drawBars(frame);
    this.#bars.draw(frame);
    drawGlow(frame, this.#shapeOfBar, ROOM_OF_BARS);
    drawPointedOut(frame, this.#shapeOfBar);
    drawRings(frame, this.#shapeOfBar, ROOM_OF_BARS);
  }

  #paintPixels() {
    const frame = this.#frame;
    this.pixels.draw(frame);
    this.#ways.drawLines(frame);
    this.#measureNodes(RADIUS_FROM_FAR, RADIUS_FROM_FAR, true);
    drawGlow(frame, this.#shapeOfNode, frame.slot);
    drawPointedOut(frame, this.#shapeOfNode);
    drawRings(frame, this.#shapeOfNode, frame.slot);
    drawBridge(frame);
  }

  #paintNodes() {
    const frame = this.#frame;
    const { scene, camera, ratio, slot } = frame;
    const { kx, dy } = camera;
    const card = holdsCards(scene.shape, kx, dy) ? cardSize(scene.shape, kx, dy, ratio) : null;
    const circles = !card && slot >= SQUARES_BELOW;
    const radius = circles ? circleRadius(slot, scene.unit) : Math.max(2, slot * 0.4);
    if (card) {
      frame.half = card.height / 2;
      frame.type = card.type;
      this.#measureNodes(card.width / 2, card.height / 2, false);
    } else this.#measureNodes(radius, radius, true);
    clear(frame);
    drawOnlyHere(frame);
    drawBeam(frame);
    drawGlow(frame, this.#shapeOfNode, slot); // below the cards beside it
    drawEdges(frame);
    this.#ways.drawLines(frame);
    fadeRim(frame);
    if (card) drawDepths(frame);
    if (card) this.#cards.draw(frame);
    else if (circles) this.circles.draw(frame);
    else this.#squares.draw(frame);
    drawPointedOut(frame, this.#shapeOfNode);
    drawRings(frame, this.#shapeOfNode, slot);
    drawBridge(frame);
    if (card) drawEdgeTexts(frame); // over the rings
    if (scene.folding.active) drawBands(frame);
    if (card) drawBadges(frame);
  }

  #measureNodes(halfWidth, halfHeight, round) {
    this.#halfWidth = halfWidth;
    this.#halfHeight = halfHeight;
    this.#shape.round = round;
    this.#carded = !round;
  }

  #placeNode(row) {
    const { scene, camera } = this.#frame;
    const slot = scene.slotFor(row);
    const shape = this.#shape;
    shape.x = scene.x[slot] * camera.kx + camera.tx;
    shape.y = scene.y[slot] * camera.dy + camera.ty;
    shape.halfWidth = this.#carded && scene.across ? (scene.across[slot] * camera.kx) / 2 : this.#halfWidth;
    shape.halfHeight = this.#halfHeight + scene.higher(slot, this.#frame.type) / 2;
    const band = slot < 0 ? -1 : scene.slots.rowOf[slot];
    if (scene.folding.bands.has(band)) Object.assign(shape, bandAt(scene, camera, band));
    return shape;
  }

  #placeBar(row) {
    const { scene, camera } = this.#frame;
    const slot = scene.slotFor(row);
    const shape = this.#shape;
    const left = Math.max(-20, scene.x[slot] * camera.kx + camera.tx);
    const right = Math.min(camera.width + 20, (scene.x[slot] + scene.w[slot]) * camera.kx + camera.tx);
    shape.x = (left + right) / 2;
    shape.y = (scene.y[slot] + 0.5) * camera.dy + camera.ty;
    shape.halfWidth = Math.max(1, (right - left) / 2);
    shape.halfHeight = Math.max(2, camera.dy / 2 - 1);
    shape.round = false;
    return shape;
  }
}

/** Clears all pixels: the window may be part of a larger one. */
function clear(frame) {
  const { context, scene } = frame;
  frame.toDevice();
  context.fillStyle = scene.theme.paper.css;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  frame.toPage();
}
