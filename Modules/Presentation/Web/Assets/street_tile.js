// Decodes vector tiles (Mapbox Vector Tile 2.1). What is read of a tile is bounded, since a file may be broken.
// @ts-check

/** Far more than tiles have. */
export const LIMITS = { bytes: 8 << 20, layers: 100, features: 50_000, points: 250_000, values: 100_000, letters: 200 };
/** Coordinates beyond that are moved there; a tile's own are from 0 to its extent, which is 4096 in general. */
const FAR = 1 << 16;
const POINT = 1;
const POLYGON = 3;

/**
 * @typedef {{ type: number, tags: Record<string, any>, parts: number[][] }} Feature `type`: 1 for points, 2 for lines,
 *   3 for rings of polygons. `parts`: of x and y in turn.
 * @typedef {{ extent: number, features: Feature[] }} Layer
 */

/**
 * @param {Uint8Array} bytes
 * @param {(layer: string) => boolean} isWanted
 * @returns {Map<string, Layer>} by name
 * @throws {RangeError} for a broken tile, or one beyond the limits
 */
export function decodeTile(bytes, isWanted) {
  const room = { ...LIMITS };
  take(room, "bytes", bytes.length);
  /** @type {Map<string, Layer>} */
  const layers = new Map();
  fields(bytes, (field, value) => {
    if (field !== 3 || !(value instanceof Uint8Array)) return;
    take(room, "layers", 1);
    const { name, layer } = layerOf(value, isWanted, room);
    if (layer) layers.set(name, layer);
  });
  return layers;
}

/**
 * @param {Uint8Array} bytes
 * @param {(layer: string) => boolean} isWanted
 * @param {typeof LIMITS} room
 */
function layerOf(bytes, isWanted, room) {
  let name = "";
  let extent = 4096;
  /** @type {Uint8Array[]} */
  const features = [];
  /** @type {string[]} */
  const keys = [];
  /** @type {any[]} */
  const values = [];
  fields(bytes, (field, value) => {
    if (typeof value === "number") {
      if (field === 5) extent = value;
    } else if (field === 1) {
      name = text(value);
    } else if (field === 2) {
      take(room, "features", 1);
      features.push(value);
    } else if (field === 3 || field === 4) {
      take(room, "values", 1);
      if (field === 3) keys.push(text(value));
      else values.push(valueOf(value));
    }
  });
  if (!isWanted(name)) return { name, layer: null };
  if (extent < 1 || extent > FAR) throw new RangeError("extent");
  return { name, layer: { extent, features: features.map((feature) => featureOf(feature, keys, values, room)) } };
}

/**
 * @param {Uint8Array} bytes
 * @param {string[]} keys
 * @param {any[]} values
 * @param {typeof LIMITS} room
 * @returns {Feature}
 */
function featureOf(bytes, keys, values, room) {
  let type = 0;
  /** @type {Record<string, any>} */
  const tags = Object.create(null);
  /** @type {number[][]} */
  let parts = [];
  /** @type {Uint8Array | undefined} */
  let shape;
  fields(bytes, (field, value) => {
    if (typeof value === "number") {
      if (field === 3) type = value;
    } else if (field === 2) {
      const reader = new Reader(value);
      while (reader.hasMore) {
        const key = keys[reader.number()];
        const found = values[reader.number()];
        if (key !== undefined) tags[key] = found;
      }
    } else if (field === 4) {
      shape = value;
    }
  });
  if (shape) parts = partsOf(shape, type, room);
  return { type, tags, parts };
}

/**
 * @param {Uint8Array} bytes commands, each with a number of differences
 * @param {number} type
 * @param {typeof LIMITS} room
 */
function partsOf(bytes, type, room) {
  const reader = new Reader(bytes);
  /** @type {number[][]} */
  const parts = [];
  let [x, y] = [0, 0];
  while (reader.hasMore) {
    const command = reader.number();
    const kind = command & 7;
    if (kind === 7) continue;
    if (kind !== 1 && kind !== 2) throw new RangeError("command");
    for (let count = command >>> 3; count > 0; count--) {
      x = clamped(x + reader.difference());
      y = clamped(y + reader.difference());
      take(room, "points", 1);
      if (kind === 1) parts.push([x, y]);
      else if (parts.length === 0) throw new RangeError("line");
      else parts[parts.length - 1].push(x, y);
    }
  }
  return type === POINT ? parts : parts.filter((part) => part.length >= (type === POLYGON ? 6 : 4));
}

/** A text, a number or a truth. */
function valueOf(/** @type {Uint8Array} */ bytes) {
  /** @type {any} */
  let found;
  fields(bytes, (field, value) => {
    if (field === 1 && value instanceof Uint8Array) found = text(value);
    else if (field === 7) found = value !== 0;
    else if (field === 6 && typeof value === "number") found = value % 2 ? -(value + 1) / 2 : value / 2;
    else if (typeof value === "number") found = value;
    else if (value.length === 4) found = new DataView(value.buffer, value.byteOffset).getFloat32(0, true);
    else if (value.length === 8) found = new DataView(value.buffer, value.byteOffset).getFloat64(0, true);
  });
  return found;
}

/**
 * Calls with each field of a message: bytes, or a number.
 * @param {Uint8Array} bytes
 * @param {(field: number, value: number | Uint8Array) => void} each
 */
function fields(bytes, each) {
  const reader = new Reader(bytes);
  while (reader.hasMore) {
    const tag = reader.number();
    const kind = tag & 7;
    if (kind === 0) each(tag >>> 3, reader.number());
    else if (kind === 1) each(tag >>> 3, reader.bytes(8));
    else if (kind === 2) each(tag >>> 3, reader.bytes(reader.number()));
    else if (kind === 5) each(tag >>> 3, reader.bytes(4));
    else throw new RangeError("field");
  }
}

class Reader {
  #bytes;
  #at = 0;

  constructor(/** @type {Uint8Array} */ bytes) {
    this.#bytes = bytes;
  }

  get hasMore() { return this.#at < this.#bytes.length; }

  /** A varint; beyond 53 bits it isn't exact. */
  number() {
    let [number, factor] = [0, 1];
    for (let count = 0; count < 10; count++) {
      if (!this.hasMore) throw new RangeError("end");
      const byte = this.#bytes[this.#at++];
      number += (byte & 0x7F) * factor;
      if (byte < 0x80) return number;
      factor *= 128;
    }
    throw new RangeError("number");
  }

  /** A number whose lowest bit is its sign. */
  difference() {
    const number = this.number();
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }

  bytes(/** @type {number} */ count) {
    if (count > this.#bytes.length - this.#at) throw new RangeError("end");
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
}

function clamped(/** @type {number} */ number) {
  return Math.max(-FAR, Math.min(FAR, number));
}

function text(/** @type {Uint8Array} */ bytes) {
  return new TextDecoder().decode(bytes.subarray(0, 4 * LIMITS.letters)).slice(0, LIMITS.letters);
}

/**
 * @param {typeof LIMITS} room
 * @param {keyof typeof LIMITS} what
 * @param {number} count
 */
function take(room, what, count) {
  room[what] -= count;
  if (room[what] < 0) throw new RangeError(what);
}
