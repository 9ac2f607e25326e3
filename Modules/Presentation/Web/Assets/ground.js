// A map with the outlines of neighbourhoods, drawn by the library that the server has installed.
// @ts-check

import { api } from "./api.js";
import { drawBaseMap } from "./base_map.js";
import { Labels } from "./labels.js";
import { isEnglish, words } from "./words.js";

const LIBRARY = "/map-library/";
/** South and west, north and east. */
const CLOSEST = 18;
/** The first level that has streets; below it, the base map shows more. */
const STREETS = 11;
const COUNTRY = [[33.1, 125.2], [38.6, 130]];

/**
 * @param {HTMLElement} element with `data-lat` and `data-lon` where it begins if the place is known, and `data-home`,
 *   the code of the reader's neighbourhood
 * @param {number} zoom how closely then
 * @param {(area: { extent: string, code: string | null, name: string, nameEn: string }, layer: any, at: any) => void} [tapped]
 * @returns {Promise<{ L: any, map: any, labels: Labels }>} fails where the library isn't installed
 */
export async function openMap(element, zoom, tapped) {
  const [L] = await Promise.all([import(LIBRARY + "leaflet.esm.min.js"), ...styles()]);
  const { lat, lon } = element.dataset;
  const { tiles, tileKind } = document.body.dataset;
  // Without tiles nothing appears between the stations beyond 16.
  const maxZoom = tiles ? CLOSEST : 16;
  const map = L.map(element, { minZoom: 6, maxZoom, zoomControl: false, maxBounds: [[31, 122], [41, 134]] });
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  map.attributionControl.addAttribution(`<a href="/about">${words.borders}</a>`);
  if (lat && lon) map.setView([Number(lat), Number(lon)], zoom);
  else map.fitBounds(COUNTRY, { animate: false });
  const labels = new Labels(L, map);
  // Tiles of another server cover everything, and have rivers, lines and names of their own.
  if (tiles && !tileKind) pave(L, map);
  const streets = tileKind ? await addStreets(L, map, !tapped) : null;
  /** @type {ReturnType<typeof drawBaseMap> | undefined} */
  let drawn;
  const base = tiles && !tileKind ? null : () => drawn ??= drawBaseMap(L, map, labels, streets && streets.areSeen);
  if (!streets) base?.();
  lay(L, map, labels, tapped, base, streets);
  return { L, map, labels };
}

/**
 * Adds background tiles of the server that the operator configured.
 * @param {any} L
 * @param {any} map
 */
function pave(L, map) {
  L.tileLayer(document.body.dataset.tiles, { maxZoom: CLOSEST, attribution: credit() }).addTo(map);
}

/** The attribution of the tiles, as markup. */
function credit() {
  const text = document.createElement("span");
  text.textContent = document.body.dataset.tileCredit ?? "";
  return text.innerHTML;
}

/** @typedef {{ areSeen: () => boolean, coverAll: () => boolean }} Streets whether the street map is shown now, and everywhere */

/**
 * Adds the street map of this server above the base map.
 * @param {any} L
 * @param {any} map
 * @param {boolean} namesPlaces whether it has names of towns and quarters
 * @returns {Promise<Streets>}
 */
async function addStreets(L, map, namesPlaces) {
  const { tiles = "", tileKind, tileZooms = "", tileBounds = "" } = document.body.dataset;
  const [first, last] = tileZooms.split(",").map(Number);
  const [west, south, east, north] = tileBounds.split(",").map(Number);
  const bounds = L.latLngBounds([south, west], [north, east]);
  const isVector = tileKind === "vector";
  // Tiles for vectors are drawn at one level closer than their own.
  const minZoom = Math.max(STREETS, isVector ? first + 1 : first);
  const pane = map.createPane("streets");
  pane.style.zIndex = "350";
  pane.style.pointerEvents = "none";
  const options = { pane: "streets", minZoom, maxZoom: CLOSEST, bounds, attribution: credit() };
  const layer = isVector
    ? (await import("./street_map.js")).streetLayer(L, tiles, last, namesPlaces, options)
    : L.tileLayer(tiles, { ...options, maxNativeZoom: last });
  let isWhole = true;
  layer.on("missing tileerror", () => {
    if (!isWhole) return;
    isWhole = false;
    map.fire("gap");
  });
  layer.addTo(map);
  const isClose = () => map.getZoom() >= minZoom;
  return {
    areSeen: () => isClose() && bounds.intersects(map.getBounds()),
    coverAll: () => isWhole && isClose() && bounds.contains(map.getBounds()),
  };
}

/** The name without city and district. */
export function shortName(/** @type {{ name: string, nameEn: string }} */ area) {
  return isEnglish ? area.nameEn.split(",")[0] : area.name.split(" ").at(-1) ?? area.name;
}

/** The visible area as west, south, east, north, the API's order. */
export function boxOf(/** @type {any} */ bounds) {
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()].map((edge) => edge.toFixed(5)).join(",");
}

/** Those of the library come before all of ours. */
function styles() {
  const ours = new URL("more.css", import.meta.url).href;
  const isMissing = ![...document.styleSheets].some((sheet) => sheet.href === ours);
  return [style(LIBRARY + "leaflet.css", "afterbegin"), ...isMissing ? [style(ours, "beforeend")] : []];
}

/**
 * @param {string} address
 * @param {InsertPosition} place
 * @returns {Promise<unknown>}
 */
function style(address, place) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.insertAdjacentElement(place, link);
  return new Promise((loaded, failed) => { link.onload = loaded; link.onerror = failed; });
}

/**
 * Loads outlines for more than the visible area, and again when the area or the zoom changes.
 * @param {any} L
 * @param {any} map
 * @param {Labels} labels
 * @param {any} tapped
 * @param {(() => ReturnType<typeof drawBaseMap>) | null} base draws the base map when it is first called
 * @param {Streets | null} streets
 */
function lay(L, map, labels, tapped, base, streets) {
  const home = map.getContainer().dataset.home;
  const ground = L.geoJSON(null, {
    style: (/** @type {any} */ { properties }) => ({ className: home && properties.code === home ? "ground home" : "ground" }),
    interactive: Boolean(tapped),
    onEachFeature(/** @type {any} */ feature, /** @type {any} */ layer) {
      if (tapped) layer.on("click", (/** @type {any} */ event) => tapped(feature.properties, layer, event.latlng));
    },
  }).addTo(map);
  // The street map lies above the land, and the outlines above the street map.
  const land = streets ? landUnder(L, map) : null;
  function names() {
    // Streets have names of places of their own, except where a neighbourhood is chosen.
    if (streets?.areSeen() && !tapped) return labels.show("areas", []);
    /** @type {import("./labels.js").Label[]} */
    const found = [];
    ground.eachLayer((/** @type {any} */ layer) => {
      const area = layer.feature.properties;
      const box = layer.getBounds();
      const isHome = Boolean(home) && area.code === home;
      found.push({
        at: layer.getCenter(),
        text: shortName(area),
        className: isHome ? "home" : area.extent,
        rank: isHome ? 0 : 2,
        room: 1.3 * (map.latLngToContainerPoint(box.getNorthEast()).x - map.latLngToContainerPoint(box.getSouthWest()).x),
      });
    });
    labels.show("areas", found);
  }
  /** @type {{ zoom: number, box: any }} */
  let laid = { zoom: -1, box: null };
  /** @type {AbortController | undefined} */
  let asking;
  async function draw() {
    const zoom = map.getZoom();
    if (laid.zoom === zoom && laid.box.contains(map.getBounds())) {
      if (streets) await show();
      return;
    }
    asking?.abort();
    asking = new AbortController();
    const box = map.getBounds().pad(0.3);
    const answer = await api(`/neighbourhoods/outlines?bbox=${boxOf(box)}&zoom=${zoom}`, { signal: asking.signal });
    if (!answer.ok) return;
    laid = { zoom, box };
    ground.clearLayers();
    ground.addData(answer.body);
    land?.clearLayers().addData(answer.body);
    await show();
  }
  async function show() {
    if (!base || !laid.box) return;
    names();
    // Nothing of the base map is seen below streets.
    if (streets?.coverAll()) return;
    // Beyond what is loaded, sea and land are not told apart.
    (await base())(laid.box);
  }
  map.on("moveend", draw);
  // The first tile that the file lacks.
  map.on("gap", show);
  draw();
}

/** A layer of areas without outlines, below the street map. */
function landUnder(/** @type {any} */ L, /** @type {any} */ map) {
  map.createPane("ground").style.zIndex = "125";
  const renderer = L.svg({ pane: "ground", padding: 0.5 });
  return L.geoJSON(null, { pane: "ground", renderer, style: { className: "map-ground" }, interactive: false }).addTo(map);
}
