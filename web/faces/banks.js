// Missionaries and cannibals on the two banks of a river. Cells: missionaries, cannibals and boats on the left bank.

import { LISTED, Numbered, changed, placed } from "./reading.js";

const BANK = 0.74; // width, in heights of the picture
const RIVER = 0.74;
const WIDE = 2 * BANK + RIVER;
const PERSON = { width: 0.17, height: 0.4 };
const ROWS = [0.06, 0.55]; // of missionaries and of cannibals, from the top
const BOAT = { width: 0.36, height: 0.6, y: 0.2, away: 0.01 };

/** @typedef {import("./index.js").Face} Face @implements {Face} */
export class Banks extends Numbered {
  coded = true;

  /** @param {import("./index.js").Shape} shape */
  constructor({ people }) {
    super();
    this.people = people;
  }

  size() {
    return { width: WIDE, height: 1, least: 26, comfortable: 58, most: 110, listed: LISTED };
  }

  draw(context, box, cells, look, before = null) {
    const { unit, left, top } = placed(box, this.size());
    const x = (at) => left + at * unit;
    context.fillStyle = look.wet;
    context.fillRect(x(BANK), top, RIVER * unit, unit);
    context.fillStyle = look.line;
    const shore = Math.max(1, unit * 0.025);
    context.fillRect(x(BANK) - shore, top, shore, unit);
    context.fillRect(x(BANK + RIVER), top, shore, unit);
    for (const bank of [0, BANK + RIVER]) context.fillRect(x(bank), top + unit - shore, BANK * unit, shore); // also an empty one
    const between = (from, to) => (before ? from + (to - from) * before.share : to);
    for (const [kind, drawPerson] of [drawMissionary, drawCannibal].entries()) {
      for (let person = 0; person < this.people; person++) {
        const was = this.#person(kind, person, before?.cells ?? cells);
        const is = this.#person(kind, person, cells);
        drawPerson(context, x(between(was.x, is.x)), top + is.y * unit, PERSON.width * unit, PERSON.height * unit, look);
      }
    }
    const sailed = between(boatAt(before?.cells ?? cells), boatAt(cells));
    drawBoat(context, x(sailed), top + BOAT.y * unit, BOAT.width * unit, BOAT.height * unit, look);
  }

  /** The position of a person: each has a place on both banks; the first ones are on the left. */
  #person(kind, person, cells) {
    const pitch = BANK / this.people;
    const bank = person < cells[kind] ? 0 : BANK + RIVER;
    return { x: bank + (person + 0.5) * pitch - PERSON.width / 2, y: ROWS[kind], pitch };
  }

  /** @override */
  fits(cells) {
    const [missionaries, cannibals, boats] = cells;
    return cells.length === 3 && missionaries <= this.people && cannibals <= this.people && boats <= 1;
  }

  /** Each person and the boat can move to the other bank. The solver rejects unsafe states. */
  spots(cells) {
    const spots = [];
    for (const [kind, id] of ["missionary", "cannibal"].entries()) {
      for (let person = 0; person < this.people; person++) {
        const { x, y, pitch } = this.#person(kind, person, cells);
        const isLeft = person < cells[kind];
        const box = { x: x - (pitch - PERSON.width) / 2, y, width: pitch, height: PERSON.height };
        const next = changed(cells, kind, cells[kind] + (isLeft ? -1 : 1));
        spots.push({ ...box, label: { id: `${id}_${isLeft ? "left" : "right"}`, values: {} }, next });
      }
    }
    const label = { id: cells[2] ? "boat_left" : "boat_right", values: {} };
    spots.push({ ...BOAT, x: boatAt(cells), label, next: changed(cells, 2, 1 - cells[2]) });
    return spots;
  }

  hint() {
    return { id: "cross", values: {} };
  }
}

const boatAt = (cells) => (cells[2] ? BANK + BOAT.away : BANK + RIVER - BOAT.width - BOAT.away);

/** In a robe that widens downwards. */
function drawMissionary(context, x, y, width, height, look) {
  const head = height * 0.16;
  context.fillStyle = look.cool;
  context.strokeStyle = look.ink;
  context.lineWidth = Math.max(0.75, height * 0.035);
  context.beginPath();
  context.moveTo(x + width * 0.5, y + head);
  context.quadraticCurveTo(x + width * 0.78, y + height * 0.42, x + width, y + height);
  context.lineTo(x, y + height);
  context.quadraticCurveTo(x + width * 0.22, y + height * 0.42, x + width * 0.5, y + head);
  context.closePath();
  context.fill();
  context.stroke();
  drawHead(context, x + width / 2, y + head, head);
}

/** With broad shoulders and spiky hair. */
function drawCannibal(context, x, y, width, height, look) {
  const head = height * 0.14;
  const middle = x + width / 2;
  context.fillStyle = look.warm;
  context.strokeStyle = look.ink;
  context.lineWidth = Math.max(0.75, height * 0.035);
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(x, y + height * 0.44);
  context.lineTo(x + width, y + height * 0.44);
  context.lineTo(middle + width * 0.16, y + height);
  context.lineTo(middle - width * 0.16, y + height);
  context.closePath();
  context.fill();
  context.stroke();
  drawHead(context, middle, y + height * 0.28, head);
  context.fillStyle = look.ink;
  context.beginPath();
  for (let spike = 0; spike <= 6; spike++) {
    context.lineTo(middle + (spike / 3 - 1) * head, y + height * (spike % 2 ? 0 : 0.22));
  }
  context.fill();
}

function drawHead(context, x, y, r) {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

function drawBoat(context, x, y, width, height, look) {
  const deck = y + height * 0.68;
  const mast = x + width * 0.46;
  context.strokeStyle = look.ink;
  context.lineWidth = Math.max(0.75, height * 0.035);
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(mast, deck);
  context.lineTo(mast, y);
  context.lineTo(x + width * 0.86, deck - height * 0.14);
  context.lineTo(mast, deck - height * 0.14);
  context.fillStyle = look.paper;
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(x, deck);
  context.lineTo(x + width, deck);
  context.lineTo(x + width * 0.82, y + height);
  context.lineTo(x + width * 0.18, y + height);
  context.closePath();
  context.fillStyle = look.ink;
  context.fill();
}
