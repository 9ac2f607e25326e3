// The board on a map: clusters that open, listings that show their card, and a list of what is visible.
// @ts-check

import { api, pageAt } from "./api.js";
import { goOn } from "./app.js";
import { addSliders } from "./bars.js";
import { drawWith } from "./draw.js";
import { boxOf, openMap } from "./ground.js";
import { pinsOf } from "./pins.js";
import { position } from "./position.js";
import { sayAmounts } from "./won.js";
import { filled, words } from "./words.js";

/** @typedef {import("./pins.js").Pin} Pin */

const frame = /** @type {HTMLElement} */ (document.querySelector("[data-map-frame]"));
const ground = /** @type {HTMLElement} */ (frame.querySelector("[data-map]"));
const said = /** @type {HTMLElement} */ (document.querySelector("[data-said]"));
const picked = /** @type {HTMLElement} */ (document.querySelector("[data-picked]"));
const list = /** @type {HTMLElement} */ (document.querySelector("[data-sight]"));
const narrowing = /** @type {HTMLElement} */ (document.querySelector("[data-narrowing]"));
const filters = ground.dataset.filters ? `&${ground.dataset.filters}` : "";

addSliders();
openMap(ground, Number(ground.dataset.zoom)).then(start, () => { frame.hidden = true; });

/** @param {{ L: any, map: any, labels: import("./labels.js").Labels }} opened */
function start({ L, map, labels }) {
  const pins = L.layerGroup().addTo(map);
  /** The identifiers of the listings whose cards are shown. */
  let chosen = new Set();
  /** Cancels requests for an area that is no longer visible. */
  let asking = new AbortController();
  async function look() {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const answer = await api(`/listings/map?${sightOf(map)}`, { signal });
    if (signal.aborted) return;
    if (answer.ok) draw(answer.body.features);
    else said.textContent = words.mapFailed;
  }
  /** @param {any[]} features */
  function draw(features) {
    pins.clearLayers();
    const drawn = pinsOf(features, L, map);
    for (const pin of drawn) mark(pin);
    labels.avoid(drawn.map(({ at, size, members }) => ({ at, size, names: members.map(({ name }) => name) })));
    const count = drawn.reduce((sum, pin) => sum + pin.count, 0);
    said.textContent = count === 0 ? words.noneInSight : count === 1 ? words.oneInSight : filled(words.manyInSight, count.toLocaleString());
  }
  /** @param {Pin} pin */
  function mark(pin) {
    const marker = L.marker(pin.at, { icon: iconOf(L, pin), title: pin.name, alt: pin.name, riseOnHover: true });
    const open = () => {
      if (!isTogether(pin, map)) return openCluster(L, map, pin);
      chosen = new Set(pin.members.map(({ listing }) => listing.id));
      pins.eachLayer((/** @type {any} */ other) => lift(other, other === marker));
      show(pin, L);
    };
    marker.on("click", open)
      .on("keypress", (/** @type {any} */ { originalEvent }) => { if (originalEvent.key === "Enter") open(); })
      .addTo(pins);
    lift(marker, pin.members.some(({ listing }) => chosen.has(listing?.id)));
  }
  showShared(L, map);
  showArea(L, map);
  map.on("moveend", () => { look(); follow(`/map?${sightOf(map)}`, asking.signal); });
  look();
  addEventListener("popstate", () => showShared(L, map, true));
  showPosition(L, map);
}

/** A pin: a price, a name and its count, or a count alone. */
function iconOf(/** @type {any} */ L, /** @type {Pin} */ { text, size, members }) {
  const label = document.createElement("b");
  label.textContent = text;
  return L.divIcon({ className: members.length === 1 && members[0].listing ? "pin" : "pin bunch", html: label, iconSize: size });
}

/** Whether a pin cannot be opened on the map: a listing, or several at the same point. */
function isTogether(/** @type {Pin} */ { members }, /** @type {any} */ map) {
  if (members.some(({ listing }) => !listing)) return false;
  return map.getZoom() >= map.getMaxZoom() || members.every(({ at }) => at.equals(members[0].at, 0.00005));
}

/** Going back leaves the cluster, not the page. */
function openCluster(/** @type {any} */ L, /** @type {any} */ map, /** @type {Pin} */ { at, members }) {
  const address = `/map?${sightOf(map)}`;
  history.replaceState(null, "", address);
  history.pushState(null, "", address);
  const closer = map.getZoom() + 1;
  if (members.length === 1) return map.setView(at, members[0].opensAt ?? closer + 1);
  const box = L.latLngBounds(members.map((member) => member.at)).pad(0.2);
  map.setView(box.getCenter(), Math.min(map.getMaxZoom(), Math.max(closer, map.getBoundsZoom(box))));
}

/** Raises a marker above the others. */
function lift(/** @type {any} */ marker, /** @type {boolean} */ isChosen) {
  marker.getElement()?.classList.toggle("chosen", isChosen);
  marker.setZIndexOffset(isChosen ? 1000 : 0);
}

/**
 * A shared address includes its visible area, even on a narrower screen. An earlier one of the same page is shown as it
 * was.
 */
function showShared(/** @type {any} */ L, /** @type {any} */ map, isEarlier = false) {
  const query = new URLSearchParams(location.search);
  const shared = query.get("bbox");
  if (!shared) return;
  const [west, south, east, north] = shared.split(",").map(Number);
  const box = L.latLngBounds([south, west], [north, east]);
  if (isEarlier) return map.setView(box.getCenter(), Number(query.get("zoom")));
  // The bounds are never exactly equal.
  if (!map.getBounds().pad(0.02).contains(box)) map.fitBounds(box, { animate: false });
}

/** Shows the drawn area, and lets the reader draw another. */
function showArea(/** @type {any} */ L, /** @type {any} */ map) {
  const corners = ground.dataset.area?.split(" ").map((corner) => corner.split(",").map(Number));
  if (corners) {
    L.polygon(corners, { className: "drawn-area", interactive: false }).addTo(map);
    if (!new URLSearchParams(location.search).has("bbox")) map.fitBounds(corners, { animate: false });
  }
  const button = /** @type {HTMLButtonElement} */ (frame.querySelector("[data-draw]"));
  drawWith(L, map, button, (area) => {
    if (!area) { said.textContent = words.drawAround; return; }
    const query = new URLSearchParams(ground.dataset.filters);
    query.set("area", area);
    location.assign(`/map?bbox=${boxOf(map.getBounds())}&zoom=${map.getZoom()}&${query}`);
  });
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-pressed") === "true") said.textContent = words.drawHint;
  });
}

/** Moves to the reader's position when asked, and marks it. */
function showPosition(/** @type {any} */ L, /** @type {any} */ map) {
  const mark = L.circleMarker([0, 0], { radius: 8, className: "map-me", pane: "markerPane", interactive: false });
  frame.querySelector("[data-here]")?.addEventListener("click", async () => {
    try {
      const { lat, lon } = await position();
      mark.setLatLng([lat, lon]).addTo(map);
      map.setView([lat, lon], 15);
    } catch { said.textContent = words.noPosition; }
  });
}

function sightOf(/** @type {any} */ map) {
  return `bbox=${boxOf(map.getBounds())}&zoom=${map.getZoom()}${filters}`;
}

/**
 * Updates the list with the server's HTML, and the address to match the visible area.
 * @param {string} address
 * @param {AbortSignal} signal
 */
async function follow(address, signal) {
  list.setAttribute("aria-busy", "true");
  const page = await pageAt(address, signal);
  if (signal.aborted) return;
  list.removeAttribute("aria-busy");
  if (!page) return;
  list.replaceChildren(...page.querySelector("[data-sight]")?.childNodes ?? []);
  // Their links name the area.
  if (!narrowing.querySelector("[open]")) {
    narrowing.replaceChildren(...page.querySelector("[data-narrowing]")?.childNodes ?? []);
    addSliders(narrowing);
    sayAmounts(narrowing);
  }
  document.querySelector("h1")?.replaceWith(page.querySelector("h1") ?? "");
  document.title = page.title;
  // The first main tab leads to the list of what is visible.
  document.querySelector(".places a")?.replaceWith(page.querySelector(".places a") ?? "");
  history.replaceState(null, "", address);
  goOn();
}

/** Shows the cards of the tapped listing, or of several at one point. */
async function show(/** @type {Pin} */ { at, members }, /** @type {any} */ L) {
  const box = L.latLngBounds(members.map((member) => member.at.toBounds(4))).extend(at);
  const page = await pageAt(`/map?bbox=${boxOf(box)}&zoom=18${filters}`);
  const links = members.map(({ listing }) => `.card-title a[href$="/${listing.id}"]`).join();
  const cards = [...page?.querySelector("[data-list]")?.children ?? []].filter((card) => card.querySelector(links));
  picked.replaceChildren(...cards);
  const link = /** @type {HTMLElement | null} */ (picked.querySelector(links));
  link?.focus({ preventScroll: true });
  link?.closest("li")?.scrollIntoView({ block: "nearest" });
}
