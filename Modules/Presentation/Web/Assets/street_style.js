// What the features of a street map are drawn as. It knows the layers of OpenMapTiles, as tilemaker and Planetiler
// write them, and those of Protomaps.
// @ts-check

import { isEnglish } from "./words.js";

/** @typedef {{ width: number, colour: string, casing: string | null, isDashed: boolean, order: number }} Line */
/**
 * @typedef {{ text: string, rank: number, size: number, colour: string, isBold: boolean, isSpot: boolean }} Label
 * `rank`: lower ones are placed first. `isSpot`: a dot with its name below.
 */

const LAYERS = new Set([
  "landcover", "landuse", "park", "water", "waterway", "building", "buildings", "transportation", "roads", "aeroway",
  "transportation_name", "water_name", "place", "places", "poi", "pois",
]);

export function isDrawn(/** @type {string} */ layer) { return LAYERS.has(layer); }

/** Layers of areas in the order in which they are filled. */
export const AREAS = ["landcover", "landuse", "park", "water", "aeroway", "building", "buildings"];
export const LINES = ["waterway", "water", "aeroway", "transportation", "roads"];
/** The layers of names that lie along lines. */
export const ALONG = ["transportation_name", "roads", "waterway", "water"];
export const POINTS = ["place", "places", "poi", "pois", "water_name"];

/** @type {[colour: string, kinds: string[]][]} */
const GROUNDS = [
  ["wood", ["wood", "forest"]],
  ["green", [
    "grass", "grassland", "meadow", "scrub", "park", "garden", "pitch", "playground", "golf_course", "cemetery", "zoo",
    "recreation_ground", "village_green", "nature_reserve", "national_park", "protected_area", "allotments", "stadium",
    "wetland", "track", "theme_park",
  ]],
  ["field", ["farmland", "farmyard", "orchard", "vineyard", "sand", "beach", "barren", "rock"]],
  ["yard", ["school", "university", "college", "kindergarten", "hospital", "library"]],
];
const GROUND = new Map(GROUNDS.flatMap(([colour, kinds]) => kinds.map((kind) => /** @type {const} */ ([kind, colour]))));

/**
 * The colour of an area; null if it isn't drawn.
 * @param {string} layer
 * @param {Record<string, any>} tags
 * @param {number} zoom
 */
export function fillOf(layer, tags, zoom) {
  if (layer === "water") return "water";
  if (layer === "park") return "green";
  if (layer === "aeroway") return "yard";
  if (layer === "building" || layer === "buildings") return zoom >= 14 ? "building" : null;
  return GROUND.get(tags.subclass) ?? GROUND.get(kindOf(tags)) ?? null;
}

/**
 * Widths at zoom 14 in pixels, and the level from which they are drawn.
 * @type {Record<string, [width: number, from: number, colour: string, casing: string | null]>}
 */
const ROADS = {
  motorway: [6, 0, "motorway", "motorway-edge"],
  trunk: [6, 0, "motorway", "motorway-edge"],
  primary: [5.5, 0, "major", "major-edge"],
  secondary: [4.5, 11, "major", "major-edge"],
  tertiary: [3.6, 12, "road", "road-edge"],
  minor: [2.8, 13, "road", "road-edge"],
  service: [1.6, 15, "road", "road-edge"],
  path: [.9, 15, "path", null],
  rail: [1.2, 12, "rail", null],
};
const ORDER = Object.keys(ROADS);
/** Other names for the same. */
/** @type {Record<string, string>} */
const SAME = {
  highway: "motorway", major_road: "primary", medium_road: "secondary", minor_road: "minor", residential: "minor",
  unclassified: "minor", living_street: "minor", busway: "minor", street: "minor", street_limited: "minor",
  pedestrian: "path", footway: "path", cycleway: "path", steps: "path", bridleway: "path", corridor: "path",
  track: "path", transit: "rail", subway: "rail", light_rail: "rail", tram: "rail", monorail: "rail",
  motorway_link: "tertiary", trunk_link: "tertiary", primary_link: "tertiary", secondary_link: "tertiary",
  tertiary_link: "minor",
};

/**
 * @param {string} layer
 * @param {Record<string, any>} tags
 * @param {number} zoom
 * @returns {Line | null}
 */
export function lineOf(layer, tags, zoom) {
  const growth = 1.5 ** (zoom - 14);
  if (layer === "waterway" || layer === "water") {
    const width = kindOf(tags) === "river" ? 2.5 : kindOf(tags) === "canal" ? 2 : 1.4;
    return { width: Math.max(.8, width * growth), colour: "water", casing: null, isDashed: false, order: -1 };
  }
  if (layer === "aeroway") return { width: 4 * growth, colour: "road", casing: null, isDashed: false, order: -1 };
  const road = roadOf(tags);
  if (!road || zoom < ROADS[road][1]) return null;
  const [width, , colour, casing] = ROADS[road];
  const isThin = road === "path" || road === "rail";
  return {
    width: Math.max(.7, width * (isThin ? 1.2 ** (zoom - 14) : growth)),
    colour,
    casing: zoom < 12 ? null : casing,
    isDashed: road === "path",
    order: ORDER.length - ORDER.indexOf(road),
  };
}

/** One of `ROADS`; null for what isn't drawn, such as a ferry. */
function roadOf(/** @type {Record<string, any>} */ tags) {
  if (tags.ramp) return "tertiary";
  for (const kind of [tags.kind_detail, kindOf(tags)]) {
    const road = SAME[kind] ?? kind;
    if (Object.hasOwn(ROADS, road)) return road;
  }
  return null;
}

/** The level from which names of roads are drawn, their rank and their size. */
/** @type {Record<string, [from: number, rank: number, size: number]>} */
const ROAD_NAMES = {
  motorway: [12, 40, 11.5], trunk: [12, 40, 11.5], primary: [13, 42, 11.5], secondary: [14, 44, 11.5],
  tertiary: [15, 60, 11], minor: [16, 62, 11], service: [17, 64, 10.5], path: [17, 66, 10.5],
};

/**
 * A name that lies along a line.
 * @param {string} layer
 * @param {Record<string, any>} tags
 * @param {number} zoom
 * @returns {Label | null}
 */
export function nameAlong(layer, tags, zoom) {
  const text = nameOf(tags);
  if (!text) return null;
  if (layer === "waterway" || layer === "water") {
    const isRiver = kindOf(tags) === "river";
    return zoom < (isRiver ? 12 : 14) ? null : label(text, isRiver ? 30 : 50, isRiver ? 12.5 : 11, "water-name");
  }
  const road = roadOf(tags);
  const found = road ? ROAD_NAMES[road] : null;
  return found && zoom >= found[0] ? label(text, found[1], found[2], "road-name") : null;
}

/** The first and the last level of places, their rank and size. */
/** @type {Record<string, [from: number, to: number, rank: number, size: number, colour: string]>} */
const PLACES = {
  city: [0, 13, 0, 16, "name"],
  town: [0, 16, 1, 15, "name"],
  village: [11, 17, 2, 13, "name"],
  suburb: [12, 16, 3, 13, "name"],
  locality: [11, 17, 3, 13, "name"],
  macrohood: [12, 16, 3, 13, "soft-name"],
  quarter: [13, 17, 4, 12, "soft-name"],
  neighbourhood: [14, 18, 5, 12, "soft-name"],
  hamlet: [14, 18, 5, 12, "soft-name"],
};

/** The level from which they are drawn, their rank and their colour. */
/** @type {Record<string, [from: number, rank: number, colour: string]>} */
const SPOTS = {
  station: [13, 10, "station-name"], park: [15, 20, "green-name"], garden: [16, 22, "green-name"],
  forest: [14, 20, "green-name"], hospital: [15, 21, "soft-name"], university: [15, 21, "soft-name"],
  college: [15, 21, "soft-name"], school: [15, 23, "soft-name"], library: [16, 24, "soft-name"],
  town_hall: [16, 24, "soft-name"], museum: [16, 25, "soft-name"], post_office: [16, 26, "soft-name"],
  police: [16, 26, "soft-name"], marketplace: [16, 26, "soft-name"], cafe: [16, 70, "soft-name"],
  bakery: [17, 71, "soft-name"], restaurant: [17, 72, "soft-name"], supermarket: [17, 71, "soft-name"],
};

/**
 * The name of a place or a spot; those of parks and schools too are at a point.
 * @param {string} layer
 * @param {Record<string, any>} tags
 * @param {number} zoom
 * @returns {Label | null}
 */
export function nameAt(layer, tags, zoom) {
  const text = nameOf(tags);
  if (!text) return null;
  const kind = kindOf(tags);
  if (layer === "water_name") return zoom < 13 ? null : label(text, 30, 11.5, "water-name");
  if (layer === "place" || layer === "places") {
    const found = PLACES[tags.kind_detail] ?? PLACES[kind];
    if (!found || zoom < found[0] || zoom > found[1]) return null;
    return { ...label(text, found[2], found[3], found[4]), isBold: found[2] < 4 };
  }
  const spot = kind === "railway" || kind === "station" ? isStation(tags) ? "station" : "" : SPOTS[tags.subclass] ? tags.subclass : kind;
  const found = Object.hasOwn(SPOTS, spot) ? SPOTS[spot] : null;
  if (!found || zoom < found[0]) return null;
  const isStop = spot === "station";
  return { ...label(text, found[1], isStop ? 12 : 11.5, found[2]), isBold: isStop, isSpot: true };
}

/** No entrance, platform or stop of a tram. */
function isStation(/** @type {Record<string, any>} */ tags) {
  return ["station", "subway", undefined].includes(tags.subclass) || kindOf(tags) === "station";
}

/** @returns {Label} */
function label(/** @type {string} */ text, /** @type {number} */ rank, /** @type {number} */ size, /** @type {string} */ colour) {
  return { text, rank, size, colour, isBold: false, isSpot: false };
}

function kindOf(/** @type {Record<string, any>} */ tags) {
  return tags.kind ?? tags.class;
}

/** In the reader's language where the map has it. */
function nameOf(/** @type {Record<string, any>} */ tags) {
  const names = isEnglish ? [tags["name:en"], tags.name_en, tags["name:latin"], tags.name] : [tags["name:ko"], tags.name];
  const found = names.find((name) => typeof name === "string" && name.trim());
  return found ? found.trim().replace(/\s+/g, " ").slice(0, 40) : "";
}
