// A map with the outlines of neighbourhoods, drawn by the library that the server has installed.
// @ts-check

import { api } from "./api.js";
import { isEnglish, words } from "./words.js";

const LIBRARY = "/map-library/";

/**
 * @param {HTMLElement} element with `data-lat` and `data-lon` where it begins if the place is known
 * @param {number} zoom how closely then
 * @param {(area: { extent: string, code: string | null, name: string, nameEn: string }, layer: any, at: any) => void} [tapped]
 * @returns {Promise<{ L: any, map: any }>} fails where the library isn't installed
 */
export async function openMap(element, zoom, tapped) {
  const [L] = await Promise.all([import(LIBRARY + "leaflet.esm.min.js"), style()]);
  const { lat, lon } = element.dataset;
  const map = L.map(element, { minZoom: 6, maxZoom: 18, zoomControl: false, maxBounds: [[31, 122], [41, 134]] });
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  map.attributionControl.addAttribution(`<a href="/about">${words.borders}</a>`);
  map.setView(lat && lon ? [Number(lat), Number(lon)] : [36.4, 127.8], lat && lon ? zoom : 7);
  pave(L, map);
  lay(L, map, tapped);
  return { L, map };
}

/**
 * Adds background tiles if the operator configured a server.
 * @param {any} L
 * @param {any} map
 */
function pave(L, map) {
  const { tiles, tileCredit } = document.body.dataset;
  if (!tiles) return;
  const credit = document.createElement("span");
  credit.textContent = tileCredit ?? "";
  L.tileLayer(tiles, { maxZoom: 18, attribution: credit.innerHTML }).addTo(map);
}

/** The name without city and district. */
export function shortName(/** @type {{ name: string, nameEn: string }} */ area) {
  return isEnglish ? area.nameEn.split(",")[0] : area.name.split(" ").at(-1) ?? area.name;
}

/** The visible area as west, south, east, north, the API's order. */
export function boxOf(/** @type {any} */ bounds) {
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()].map((edge) => edge.toFixed(5)).join(",");
}

/** @returns {Promise<unknown>} */
function style() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = LIBRARY + "leaflet.css";
  document.head.prepend(link);
  return new Promise((loaded, failed) => { link.onload = loaded; link.onerror = failed; });
}

/**
 * Loads outlines for slightly more than the visible area, and again when the area or the zoom changes.
 * @param {any} L
 * @param {any} map
 * @param {any} tapped
 */
function lay(L, map, tapped) {
  const ground = L.geoJSON(null, {
    style: { className: "ground" },
    interactive: Boolean(tapped),
    onEachFeature(/** @type {any} */ feature, /** @type {any} */ layer) {
      // Between the outlines and the markers.
      layer.bindTooltip(shortName(feature.properties), { className: "ground-name", pane: "shadowPane", direction: "center", permanent: isRoomy(feature) });
      if (tapped) layer.on("click", (/** @type {any} */ event) => tapped(feature.properties, layer, event.latlng));
    },
  }).addTo(map);
  /** Whether the label fits. */
  function isRoomy(/** @type {any} */ feature) {
    const zoom = map.getZoom();
    return feature.properties.extent === "neighbourhood" ? zoom >= (isEnglish ? 14 : 13) : feature.properties.extent === "district" ? zoom >= 10 : true;
  }
  /** @type {{ zoom: number, box: any }} */
  let laid = { zoom: -1, box: null };
  /** @type {AbortController | undefined} */
  let asking;
  async function draw() {
    const zoom = map.getZoom();
    if (laid.zoom === zoom && laid.box.contains(map.getBounds())) return;
    asking?.abort();
    asking = new AbortController();
    const box = map.getBounds().pad(0.3);
    const answer = await api(`/neighbourhoods/outlines?bbox=${boxOf(box)}&zoom=${zoom}`, { signal: asking.signal });
    if (!answer.ok) return;
    laid = { zoom, box };
    ground.clearLayers();
    ground.addData(answer.body);
  }
  map.on("moveend", draw);
  draw();
}
