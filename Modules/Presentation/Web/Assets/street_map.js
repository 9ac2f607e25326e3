// The street map of vector tiles, drawn on canvases that the map library places.
// @ts-check

import { clipped, writeNames } from "./street_names.js";
import { ALONG, AREAS, LINES, POINTS, fillOf, isDrawn, lineOf, nameAlong, nameAt } from "./street_style.js";
import { LIMITS, decodeTile } from "./street_tile.js";

/** Pixels of a tile. Vector tiles are made for twice the usual size: those of level 13 are drawn at zoom 14. */
const SIDE = 512;
/** Decoded tiles in memory. */
const KEPT = 24;
/** Points of lines that are drawn on a tile, and of dashed ones: those are slow. */
const MOST_DRAWN = 60_000;
const MOST_DASHED = 20_000;
const COLOURS = [
  "land", "water", "green", "wood", "field", "yard", "building", "building-edge", "road", "road-edge", "major", "major-edge",
  "motorway", "motorway-edge", "path", "rail", "halo", "name", "soft-name", "road-name", "water-name", "green-name",
  "station-name",
];

/** @typedef {Map<string, import("./street_tile.js").Layer>} Decoded */
/** @typedef {{ z: number, x: number, y: number }} Place */
/** @typedef {{ colour: (name: string) => string, font: string }} Look */

/**
 * @param {any} L
 * @param {string} template of the address of a tile
 * @param {number} deepest the last level of which there are tiles; beyond, they are drawn larger
 * @param {boolean} namesPlaces whether towns and quarters have their names
 * @param {object} options of the layer
 */
export function streetLayer(L, template, deepest, namesPlaces, options) {
  const load = loader(template);
  /** Tiles that the map has removed before they were drawn. */
  const removed = new WeakSet();
  /** @type {Look | null} */
  let look = null;
  const Streets = L.GridLayer.extend({
    createTile(/** @type {Place} */ place, /** @type {(error: unknown, tile: HTMLElement) => void} */ done) {
      const canvas = document.createElement("canvas");
      const beyond = Math.max(0, place.z - 1 - deepest);
      const source = { z: place.z - 1 - beyond, x: place.x >> beyond, y: place.y >> beyond };
      load(source).then((layers) => {
        if (removed.has(canvas)) return;
        look ??= lookOf(this._map.getContainer());
        if (layers) drawTile(canvas, layers, place, beyond, namesPlaces, look);
        else this.fire("missing");
        done(null, canvas);
      }).catch((error) => done(error, canvas));
      return canvas;
    },
  });
  const layer = new Streets({ ...options, tileSize: SIDE, updateWhenZooming: false });
  layer.on("tileunload", (/** @type {any} */ { tile }) => removed.add(tile));
  // The device goes from light to dark, or back.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    look = null;
    layer.redraw();
  });
  return layer;
}

/** @returns {(place: Place) => Promise<Decoded | null>} null where there is no tile */
function loader(/** @type {string} */ template) {
  /** @type {Map<string, Promise<Decoded | null>>} */
  const kept = new Map();
  return ({ z, x, y }) => {
    const address = template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
    const known = kept.get(address);
    if (known) return known;
    // Tiles beyond the last level ask for the same one at once.
    const decoded = load(address).then((bytes) => bytes && decodeTile(bytes, isDrawn));
    kept.set(address, decoded);
    decoded.catch(() => kept.delete(address));
    for (const first of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(first);
    }
    return decoded;
  };
}

/**
 * Stops reading beyond the limit, since a small answer may unpack to a large one.
 * @param {string} address
 */
async function load(address) {
  const response = await fetch(address);
  if (response.status === 204) return null;
  if (!response.ok || !response.body) throw new Error(`tile ${response.status}`);
  const reader = response.body.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    parts.push(part.value);
    if (length > LIMITS.bytes) {
      await reader.cancel();
      throw new RangeError("bytes");
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The colours of the stylesheet in the reader's look, and the typeface. @returns {Look} */
function lookOf(/** @type {HTMLElement} */ container) {
  const sample = document.createElement("i");
  container.append(sample);
  const style = getComputedStyle(sample);
  /** @type {Map<string, string>} */
  const colours = new Map();
  for (const name of COLOURS) {
    sample.style.color = `var(--street-${name})`;
    colours.set(name, style.color);
  }
  const font = style.fontFamily;
  sample.remove();
  return { colour: (/** @type {string} */ name) => colours.get(name) ?? "", font };
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Decoded} layers
 * @param {Place} place
 * @param {number} beyond how many levels larger than it was made for
 * @param {boolean} namesPlaces
 * @param {Look} look
 */
function drawTile(canvas, layers, place, beyond, namesPlaces, look) {
  const ratio = Math.min(2, Math.ceil(devicePixelRatio));
  canvas.width = canvas.height = SIDE * ratio;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.scale(ratio, ratio);
  context.fillStyle = look.colour("land");
  context.fillRect(0, 0, SIDE, SIDE);
  const part = (1 << beyond) - 1;
  const [left, top] = [(place.x & part) * SIDE, (place.y & part) * SIDE];
  /** From the units of a layer to pixels. */
  const scaled = (/** @type {number[]} */ points, /** @type {number} */ extent) => {
    const scale = SIDE * (1 << beyond) / extent;
    return points.map((unit, index) => unit * scale - (index % 2 ? top : left));
  };
  fillAreas(context, layers, place.z, scaled, look);
  drawLines(context, layers, place.z, scaled, look);
  writeNames(context, namesOf(layers, place.z, namesPlaces, scaled), SIDE, look);
  canvas.dataset.street = `${place.z}/${place.x}/${place.y}`;
}

/** @typedef {(points: number[], extent: number) => number[]} Scale */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Decoded} layers
 * @param {number} zoom
 * @param {Scale} scaled
 * @param {Look} look
 */
function fillAreas(context, layers, zoom, scaled, { colour }) {
  for (const name of AREAS) {
    const layer = layers.get(name);
    /** @type {Map<string, Path2D>} by colour */
    const paths = new Map();
    for (const { type, tags, parts } of layer?.features ?? []) {
      const fill = type === 3 ? fillOf(name, tags, zoom) : null;
      if (!layer || !fill) continue;
      const path = paths.get(fill) ?? new Path2D();
      paths.set(fill, path);
      for (const ring of parts) trace(path, scaled(ring, layer.extent), true);
    }
    for (const [fill, path] of paths) {
      context.fillStyle = colour(fill);
      context.fill(path);
      if (fill !== "building") continue;
      context.strokeStyle = colour("building-edge");
      context.lineWidth = .75;
      context.stroke(path);
    }
  }
}

/** @typedef {import("./street_style.js").Line & { path: Path2D }} DrawnLine */

/**
 * First the edges of all roads, then the roads, the larger above the smaller.
 * @param {CanvasRenderingContext2D} context
 * @param {Decoded} layers
 * @param {number} zoom
 * @param {Scale} scaled
 * @param {Look} look
 */
function drawLines(context, layers, zoom, scaled, { colour }) {
  /** @type {Map<string, DrawnLine>} by their look */
  const lines = new Map();
  let [drawnPoints, dashed] = [0, 0];
  for (const name of LINES) {
    const layer = layers.get(name);
    for (const { type, tags, parts } of layer?.features ?? []) {
      const line = type === 2 ? lineOf(name, tags, zoom) : null;
      if (!layer || !line) continue;
      const key = `${line.order} ${line.colour} ${line.width}`;
      const drawn = lines.get(key) ?? { ...line, path: new Path2D() };
      lines.set(key, drawn);
      for (const points of parts) {
        const count = points.length / 2;
        if (!line.isDashed && (drawnPoints += count) <= MOST_DRAWN) trace(drawn.path, scaled(points, layer.extent), false);
        if (line.isDashed && (dashed += count) <= MOST_DASHED) traceWithin(drawn.path, scaled(points, layer.extent));
      }
    }
  }
  context.lineJoin = "round";
  const ordered = [...lines.values()].sort((one, other) => one.order - other.order);
  for (const { path, casing, width } of ordered) {
    if (!casing || width < 2) continue;
    context.lineCap = "butt";
    context.strokeStyle = colour(casing);
    context.lineWidth = width + 1.5;
    context.stroke(path);
  }
  for (const line of ordered) {
    context.lineCap = line.isDashed ? "butt" : "round";
    context.setLineDash(line.isDashed ? [4, 3] : []);
    context.strokeStyle = colour(line.colour);
    context.lineWidth = line.width;
    context.stroke(line.path);
  }
  context.setLineDash([]);
}

function trace(/** @type {Path2D} */ path, /** @type {number[]} */ points, /** @type {boolean} */ closes) {
  path.moveTo(points[0], points[1]);
  for (let at = 2; at < points.length; at += 2) path.lineTo(points[at], points[at + 1]);
  if (closes) path.closePath();
}

/** Only what is on the tile. */
function traceWithin(/** @type {Path2D} */ path, /** @type {number[]} */ points) {
  let end = "";
  for (let at = 2; at < points.length; at += 2) {
    const part = clipped(points[at - 2], points[at - 1], points[at], points[at + 1], SIDE);
    if (!part) continue;
    if (end !== `${part[0]} ${part[1]}`) path.moveTo(part[0], part[1]);
    path.lineTo(part[2], part[3]);
    end = `${part[2]} ${part[3]}`;
  }
}

/**
 * @param {Decoded} layers
 * @param {number} zoom
 * @param {boolean} namesPlaces
 * @param {Scale} scaled
 */
function namesOf(layers, zoom, namesPlaces, scaled) {
  /** @type {import("./street_names.js").Named[]} */
  const names = [];
  for (const name of POINTS) {
    if (!namesPlaces && name.startsWith("place")) continue;
    const layer = layers.get(name);
    for (const { type, tags, parts } of layer?.features ?? []) {
      const label = type === 1 && parts.length ? nameAt(name, tags, zoom) : null;
      if (!layer || !label) continue;
      const [x, y] = scaled(parts[0], layer.extent);
      names.push({ label, at: [x, y] });
    }
  }
  for (const name of ALONG) {
    const layer = layers.get(name);
    for (const { type, tags, parts } of layer?.features ?? []) {
      const label = type === 2 ? nameAlong(name, tags, zoom) : null;
      if (layer && label) for (const part of parts) names.push({ label, line: scaled(part, layer.extent) });
    }
  }
  return names;
}
