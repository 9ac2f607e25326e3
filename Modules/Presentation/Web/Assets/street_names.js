// Names on a tile of the street map. They overlap neither each other nor the tile's edge.
// @ts-check

import { overlap } from "./labels.js";

/** @typedef {import("./street_style.js").Label} Label */
/** @typedef {{ label: Label, at: [number, number] } | { label: Label, line: number[] }} Named `line`: x and y in turn */

/** Pixels between names, and between a name and the edge. */
const GAP = 4;
/** The same name is written again at this distance. */
const AGAIN = 260;
/** How far a line may turn below a name, in radians. */
const TURN = .35;
/** Names that are tried on a tile. */
const MOST = 600;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Named[]} names
 * @param {number} side of the tile in pixels
 * @param {{ colour: (name: string) => string, font: string }} look
 */
export function writeNames(context, names, side, { colour, font }) {
  /** @type {number[][]} */
  const taken = [];
  /** @type {{ text: string, x: number, y: number }[]} */
  const written = [];
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = colour("halo");
  const wanted = [...names].sort((one, other) => one.label.rank - other.label.rank).slice(0, MOST);
  for (const named of wanted) {
    const { label } = named;
    context.font = `${label.isBold ? 700 : 500} ${label.size}px ${font}`;
    const width = context.measureText(label.text).width;
    const spot = "at" in named ? pointOf(named.at, label, width, side) : middleOf(named.line, width, side);
    if (!spot) continue;
    const boxes = boxesOf(spot, width, label.size);
    const isFree = boxes.every((box) => fits(box, side) && !taken.some((other) => overlap(box, other)));
    const isNear = written.some(({ text, x, y }) => text === label.text && Math.hypot(x - spot.x, y - spot.y) < AGAIN);
    if (!isFree || isNear) continue;
    taken.push(...boxes);
    written.push({ text: label.text, x: spot.x, y: spot.y });
    if (label.isSpot && "at" in named) {
      dot(context, named.at, colour(label.colour), colour("halo"));
      context.strokeStyle = colour("halo");
      context.lineWidth = 3;
    }
    context.save();
    context.translate(spot.x, spot.y);
    context.rotate(spot.angle);
    context.fillStyle = colour(label.colour);
    context.strokeText(label.text, 0, 0);
    context.fillText(label.text, 0, 0);
    context.restore();
  }
}

function dot(/** @type {CanvasRenderingContext2D} */ context, /** @type {[number, number]} */ [x, y], /** @type {string} */ fill, /** @type {string} */ edge) {
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.strokeStyle = edge;
  context.lineWidth = 1.5;
  context.fill();
  context.stroke();
}

/**
 * Where a name at a point is written; null for a point of another tile. A place's name is moved into the tile.
 * @param {[number, number]} at
 * @param {Label} label
 * @param {number} width
 * @param {number} side
 */
function pointOf([x, y], label, width, side) {
  if (x < 0 || y < 0 || x >= side || y >= side) return null;
  if (label.isSpot) return { x, y: y + 5 + label.size / 2, angle: 0 };
  const [across, down] = [width / 2 + 2 * GAP, label.size / 2 + 2 * GAP];
  return { x: Math.max(across, Math.min(side - across, x)), y: Math.max(down, Math.min(side - down, y)), angle: 0 };
}

/**
 * The middle of the longest almost straight part of a line within the tile; null if the name is longer.
 * @param {number[]} line
 * @param {number} width
 * @param {number} side
 */
function middleOf(line, width, side) {
  let best = { length: width + 2 * GAP, points: /** @type {number[]} */ ([]) };
  /** @type {number[]} */
  let run = [];
  let [length, heading] = [0, 0];
  for (let at = 2; at < line.length; at += 2) {
    const part = clipped(line[at - 2], line[at - 1], line[at], line[at + 1], side);
    if (!part) { run = []; continue; }
    const [x, y, toX, toY] = part;
    const direction = Math.atan2(toY - y, toX - x);
    const follows = run.length > 0 && run.at(-2) === x && run.at(-1) === y && turn(direction, heading) < TURN;
    if (!follows) {
      [run, length, heading] = [[x, y], 0, direction];
    }
    run.push(toX, toY);
    length += Math.hypot(toX - x, toY - y);
    if (length > best.length) best = { length, points: [...run] };
  }
  return best.points.length ? halfway(best.points, best.length) : null;
}

/** The point in the middle of a line, and how the line runs there, from left to right. */
function halfway(/** @type {number[]} */ points, /** @type {number} */ length) {
  let left = length / 2;
  for (let at = 2; at < points.length; at += 2) {
    const [x, y, toX, toY] = points.slice(at - 2, at + 2);
    const part = Math.hypot(toX - x, toY - y);
    if (part < left) { left -= part; continue; }
    const share = part > 0 ? left / part : 0;
    const angle = Math.atan2(points[points.length - 1] - points[1], points[points.length - 2] - points[0]);
    return {
      x: x + (toX - x) * share,
      y: y + (toY - y) * share,
      angle: angle > Math.PI / 2 ? angle - Math.PI : angle < -Math.PI / 2 ? angle + Math.PI : angle,
    };
  }
  return null;
}

function turn(/** @type {number} */ one, /** @type {number} */ other) {
  const difference = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(difference, 2 * Math.PI - difference);
}

/**
 * The part of a straight line within the tile; null for none.
 * @param {number} x
 * @param {number} y
 * @param {number} toX
 * @param {number} toY
 * @param {number} side
 * @returns {[number, number, number, number] | null}
 */
export function clipped(x, y, toX, toY, side) {
  let [from, to] = [0, 1];
  for (const [change, room] of [[x - toX, x], [toX - x, side - x], [y - toY, y], [toY - y, side - y]]) {
    if (change === 0 && room < 0) return null;
    if (change < 0) from = Math.max(from, room / change);
    if (change > 0) to = Math.min(to, room / change);
  }
  if (from >= to) return null;
  const point = (/** @type {number} */ share) => [x + (toX - x) * share, y + (toY - y) * share];
  const [startX, startY] = from === 0 ? [x, y] : point(from);
  const [endX, endY] = to === 1 ? [toX, toY] : point(to);
  return [startX, startY, endX, endY];
}

/** Boxes that cover a name: one, or some along it when it is turned. */
function boxesOf(/** @type {{ x: number, y: number, angle: number }} */ { x, y, angle }, /** @type {number} */ width, /** @type {number} */ height) {
  const half = height / 2 + GAP;
  if (angle === 0) return [[x - width / 2 - GAP, y - half, x + width / 2 + GAP, y + half]];
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0 : (index / (count - 1) - .5) * (width - height);
    const [left, top] = [x + along * Math.cos(angle), y + along * Math.sin(angle)];
    return [left - half, top - half, left + half, top + half];
  });
}

function fits(/** @type {number[]} */ [left, top, right, bottom], /** @type {number} */ side) {
  return left >= 0 && top >= 0 && right <= side && bottom <= side;
}
