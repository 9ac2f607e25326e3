// Chooses the place of a listing or a lesson on the map, by the reader's position or by address, and tells its neighbourhood.
// @ts-check

import { api } from "./api.js";
import { exactPosition } from "./position.js";
import { filled, nameOf, words } from "./words.js";

/** In metres. A position that is known less exactly is not set as the place. */
const EXACT_ENOUGH = 30;

/** @param {HTMLElement} part the fields of a place */
export function choosePlace(part) {
  const ground = /** @type {HTMLElement} */ (part.querySelector("[data-choose-place]"));
  const way = /** @type {HTMLInputElement} */ (part.querySelector('[name="placeBy"][value="map"]'));
  const told = /** @type {HTMLElement} */ (part.querySelector("[data-place-told]"));
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (part.querySelector(`[name="place.point.${name}"]`));
  const nearest = new NearestAddress(part);
  /** @type {Promise<{ L: any, map: any, pin: any } | null> | undefined} */
  let opening;
  /** The map is large, so it is loaded on demand. */
  function open() {
    if (!way.checked) return;
    if (field("lat").value) Object.assign(ground.dataset, { lat: field("lat").value, lon: field("lon").value });
    opening ??= draw().catch(() => { ground.hidden = true; return null; });
    return opening;
  }
  async function draw() {
    const { openMap } = await import("./ground.js");
    const { L, map } = await openMap(ground, 15);
    const pin = L.circleMarker([0, 0], { radius: 10, pane: "markerPane", className: "around", interactive: false });
    if (field("lat").value) pin.setLatLng([field("lat").value, field("lon").value]).addTo(map);
    map.on("click", (/** @type {any} */ { latlng }) => choose(latlng.lat, latlng.lng));
    return { L, map, pin };
  }
  async function choose(/** @type {number} */ lat, /** @type {number} */ lon) {
    field("lat").value = lat.toFixed(6);
    field("lon").value = lon.toFixed(6);
    part.closest("form")?.dispatchEvent(new Event("arranged"));
    const opened = await open();
    opened?.pin.setLatLng([lat, lon]).addTo(opened.map);
    await Promise.all([tellNeighbourhood(told, { lat, lon }, words.placeIn), nearest.look({ lat, lon })]);
    return opened;
  }
  part.addEventListener("change", open);
  open();
  const here = /** @type {HTMLButtonElement} */ (part.querySelector("[data-place-here]"));
  here.addEventListener("click", async () => {
    told.textContent = words.askingPosition;
    try {
      const { lat, lon, accuracy } = await exactPosition();
      const isExact = accuracy <= EXACT_ENOUGH;
      const opened = await (isExact ? choose(lat, lon) : open());
      opened?.map.setView([lat, lon], 16);
      if (!isExact) told.textContent = filled(words.positionRoughly, accuracy);
    } catch { told.textContent = words.tapInstead; }
  });
  tellAddress(part, async ({ lat, lon }, code) => {
    way.checked = true;
    way.dispatchEvent(new Event("change", { bubbles: true }));
    const opened = await open();
    opened?.map.setView([lat, lon], code ? 15 : 17);
    if (opened && code) await frame(opened, code);
    ground.scrollIntoView({ block: "center" });
  });
}

/** Frames the neighbourhood of an address, of which the exact place isn't known. */
async function frame(/** @type {{ L: any, map: any }} */ { L, map }, /** @type {string} */ code) {
  const { boxOf } = await import("./ground.js");
  const answer = await api(`/neighbourhoods/outlines?bbox=${boxOf(map.getBounds().pad(1))}&zoom=14`);
  const outline = answer.body?.features?.find((/** @type {any} */ { properties }) => properties.code === code);
  if (!outline) return;
  const layer = L.geoJSON(outline, { className: "framed", interactive: false }).addTo(map);
  map.fitBounds(layer.getBounds());
}

/** The address of the chosen point. It fills a field that is empty or holds an earlier one. */
class NearestAddress {
  #suggested = "";
  #told;
  #field;

  /** @param {HTMLElement} part */
  constructor(part) {
    this.#told = /** @type {HTMLElement} */ (part.querySelector("[data-address-here]"));
    this.#field = /** @type {HTMLInputElement} */ (part.querySelector('[name="place.address"]'));
  }

  /** @param {{ lat: number, lon: number }} point */
  async look({ lat, lon }) {
    const answer = await api(`/addresses/at?lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`);
    const { address = "", storable = true } = answer.body?.items?.[0] ?? {};
    this.#told.textContent = address && filled(words.addressHere, address);
    if (storable && this.#field.value === this.#suggested) this.#field.value = this.#suggested = address;
  }
}

/**
 * @param {HTMLElement} told
 * @param {{ lat: number, lon: number }} point
 * @param {string} text with a gap for the neighbourhood
 * @returns {Promise<string | undefined>} its code
 */
async function tellNeighbourhood(told, { lat, lon }, text) {
  const answer = await api(`/neighbourhoods/at?lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`);
  told.textContent = answer.ok ? filled(text, nameOf(answer.body)) : answer.detail ?? words.failed;
  return answer.body?.code;
}

/**
 * Looks an address up once it is typed. One that is known roughly asks for its place on the map.
 *
 * @param {HTMLElement} part
 * @param {(near: { lat: number, lon: number }, code: string | undefined) => void} pin receives the neighbourhood if nothing
 *   more is known
 */
function tellAddress(part, pin) {
  const told = /** @type {HTMLElement} */ (part.querySelector("[data-address-told]"));
  const field = /** @type {HTMLInputElement} */ (part.querySelector('[name="place.address"]'));
  const choose = /** @type {HTMLButtonElement} */ (part.querySelector("[data-place-pin]"));
  /** @type {{ lat: number, lon: number } | undefined} */
  let near;
  /** @type {string | undefined} */
  let code;
  choose.addEventListener("click", () => { if (near) pin(near, code); });
  field.addEventListener("change", async () => {
    const text = field.value.trim();
    told.textContent = "";
    choose.hidden = true;
    if (!text) return;
    const answer = await api(`/addresses?q=${encodeURIComponent(text)}&limit=1`);
    const found = answer.body?.items?.[0];
    const isRough = found && (found.accuracy !== "building" || !found.storable);
    near = found?.point;
    choose.hidden = !isRough;
    if (found) {
      const place = await tellNeighbourhood(told, found.point, isRough ? words.addressRoughly : words.placeIn);
      code = found.accuracy === "neighbourhood" ? place : undefined;
    } else told.textContent = answer.ok ? words.addressUnknown : answer.detail ?? words.failed;
  });
}
