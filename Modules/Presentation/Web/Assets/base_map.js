// The base map: sea, land beyond our borders, rivers and metro lines, from one file that is cached permanently.
// @ts-check

import { isEnglish } from "./words.js";

/** Steps per degree in the file. */
const GRID = 10_000;
/** How much lower the base map lies where there is a street map. */
const UNDER = 190;
/** Metres. */
const HAN = 850;
const RIVER = 130;
/** The closest zoom levels that don't yet show them. */
const NO_LINES = 8;
const NO_STATIONS = 11;
const NO_STATION_NAMES = 12;
/** The closest one where a neighbourhood's name is placed before that of a station without a transfer. */
const ALL_STATION_NAMES = 14;

/**
 * @typedef {{ name: string, colour: string, ways: number[][] }} Line
 * @typedef {[lon: number, lat: number, lines: number, name: string, english: string]} Station
 * @typedef {{ beyond: number[][], han: number[][], rivers: number[][], lines: Line[], stations: Station[] }} Data
 */

/**
 * Draws the base map. A map without it works as well.
 * @param {any} L
 * @param {any} map
 * @param {import("./labels.js").Labels} labels
 * @param {(() => boolean) | null} hasStreets whether a street map is shown, which lies above all of this and has names of
 *   its own; null for maps without one
 * @returns {Promise<(box: any) => void>} makes sea of what is not land in a box
 */
export async function drawBaseMap(L, map, labels, hasStreets) {
  const draw = paneOf(L, map, hasStreets ? UNDER : 0);
  const sea = L.rectangle(map.getBounds(), draw("sea", 300));
  const response = await fetch(new URL("./base_map.json", import.meta.url)).catch(() => null);
  if (response?.ok) {
    const data = /** @type {Data} */ (await response.json());
    for (const land of data.beyond) L.polygon(points(land), draw("land", 310)).addTo(map);
    water(L, map, data, draw);
    tracks(L, map, data, draw, labels, hasStreets);
  }
  return (/** @type {any} */ box) => sea.setBounds(box).addTo(map);
}

/** Options of shapes that share a pane: `z` is its height, and `under` how much lower all are. */
function paneOf(/** @type {any} */ L, /** @type {any} */ map, /** @type {number} */ under) {
  /** @type {Map<string, any>} */
  const renderers = new Map();
  return (/** @type {string} */ name, /** @type {number} */ z) => {
    if (!renderers.has(name)) {
      map.createPane(name).style.zIndex = String(z - under);
      renderers.set(name, L.svg({ pane: name, padding: 0.5 }));
    }
    return { pane: name, renderer: renderers.get(name), className: `map-${name}`, interactive: false };
  };
}

/** As wide as on the ground. */
function water(/** @type {any} */ L, /** @type {any} */ map, /** @type {Data} */ data, /** @type {ReturnType<typeof paneOf>} */ draw) {
  const lines = (/** @type {number[][]} */ packed) => L.polyline(packed.map(points), { ...draw("water", 410), smoothFactor: 1.5 }).addTo(map);
  const [han, rivers] = [lines(data.han), lines(data.rivers)];
  const widen = () => {
    const metres = metresPerPixel(map);
    han.setStyle({ weight: Math.max(2, HAN / metres) });
    rivers.setStyle({ weight: Math.max(1.2, RIVER / metres) });
  };
  map.on("zoomend", widen);
  widen();
}

/** Metro lines, and the stations in view. */
function tracks(/** @type {any} */ L, /** @type {any} */ map, /** @type {Data} */ data, /** @type {ReturnType<typeof paneOf>} */ draw, /** @type {import("./labels.js").Labels} */ labels, /** @type {(() => boolean) | null} */ hasStreets) {
  const lines = L.layerGroup(data.lines.map(({ ways, colour }) => L.polyline(ways.map(points), { ...draw("tracks", 420), color: colour })));
  const stations = data.stations.map(([lon, lat, lines, name, english]) => {
    return { at: L.latLng(lat / GRID, lon / GRID), text: nameOf(name, english), isTransfer: lines > 1 };
  });
  const stops = L.layerGroup().addTo(map);
  const show = () => {
    const zoom = map.getZoom();
    if (zoom > NO_LINES) lines.addTo(map).invoke("setStyle", { weight: zoom > NO_STATION_NAMES ? 3.5 : zoom > NO_STATIONS ? 2.5 : 1.5 });
    else lines.remove();
    stops.clearLayers();
    const box = map.getBounds().pad(0.2);
    const seen = zoom > NO_STATIONS ? stations.filter(({ at }) => box.contains(at)) : [];
    for (const { at, isTransfer } of seen) L.circleMarker(at, { ...draw("stops", 430), radius: isTransfer ? 4.5 : 3 }).addTo(stops);
    labels.show("stations", zoom > NO_STATION_NAMES && !hasStreets?.() ? seen.map(({ at, text, isTransfer }) => {
      return { at, text, className: isTransfer ? "station transfer" : "station", rank: isTransfer || zoom > ALL_STATION_NAMES ? 1 : 3, below: 6 };
    }) : []);
  };
  map.on("moveend", show);
  show();
}

/** As signs have it, without what follows in brackets. */
function nameOf(/** @type {string} */ name, /** @type {string} */ english) {
  if (isEnglish) return english || name;
  return name.endsWith("역") ? name : `${name.replace(/\(.*/, "")}역`;
}

/** @param {number[]} packed differences of longitude and latitude */
function points(packed) {
  /** @type {[number, number][]} */
  const found = [];
  let [lon, lat] = [0, 0];
  for (let index = 0; index < packed.length; index += 2) {
    lon += packed[index];
    lat += packed[index + 1];
    found.push([lat / GRID, lon / GRID]);
  }
  return found;
}

function metresPerPixel(/** @type {any} */ map) {
  return 156_543 * Math.cos(map.getCenter().lat * Math.PI / 180) / 2 ** map.getZoom();
}
