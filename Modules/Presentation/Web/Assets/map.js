// The board on a map: clusters that open, listings that show their card, and a list of what is visible.
// @ts-check

import { api, pageAt } from "./api.js";
import { goOn } from "./app.js";
import { boxOf, openMap } from "./ground.js";
import { position } from "./position.js";
import { filled, nameOf, words } from "./words.js";

const frame = /** @type {HTMLElement} */ (document.querySelector("[data-map-frame]"));
const ground = /** @type {HTMLElement} */ (frame.querySelector("[data-map]"));
const said = /** @type {HTMLElement} */ (frame.querySelector("[data-said]"));
const picked = /** @type {HTMLElement} */ (frame.querySelector("[data-picked]"));
const list = /** @type {HTMLElement} */ (document.querySelector("[data-sight]"));

frame.hidden = false;
openMap(ground, Number(ground.dataset.zoom)).then(start, () => { frame.hidden = true; });

/** @param {{ L: any, map: any }} opened */
function start({ L, map }) {
  const pins = L.layerGroup().addTo(map);
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
    let count = 0;
    for (const feature of features) {
      const [lon, lat] = feature.geometry.coordinates;
      const { cluster, listing } = feature.properties;
      count += cluster ? cluster.count : 1;
      const pin = cluster ? bunch(L, cluster) : L.divIcon({ className: "pin", iconSize: [28, 28] });
      const title = cluster ? `${nameOf(cluster)} ${cluster.count}`.trim() : listing.title;
      const open = () => cluster ? map.setView([lat, lon], cluster.opensAt ?? map.getZoom() + 2) : show(listing, L.latLng(lat, lon).toBounds(4));
      L.marker([lat, lon], { icon: pin, title, alt: title })
        .on("click", open)
        .on("keypress", (/** @type {any} */ { originalEvent }) => { if (originalEvent.key === "Enter") open(); })
        .addTo(pins);
    }
    said.textContent = count === 0 ? words.noneInSight : count === 1 ? words.oneInSight : filled(words.manyInSight, count.toLocaleString());
  }
  showShared(L, map);
  map.on("moveend", () => { look(); follow(`/map?${sightOf(map)}`, asking.signal); });
  look();
  frame.querySelector("[data-here]")?.addEventListener("click", async () => {
    try {
      const { lat, lon } = await position();
      map.setView([lat, lon], 15);
    } catch { said.textContent = words.noPosition; }
  });
}

/** A shared address includes its visible area, even on a narrower screen. */
function showShared(/** @type {any} */ L, /** @type {any} */ map) {
  const shared = new URLSearchParams(location.search).get("bbox");
  if (!shared) return;
  const [west, south, east, north] = shared.split(",").map(Number);
  const box = L.latLngBounds([south, west], [north, east]);
  // The bounds are never exactly equal.
  if (!map.getBounds().pad(0.02).contains(box)) map.fitBounds(box, { animate: false });
}

function sightOf(/** @type {any} */ map) {
  return `bbox=${boxOf(map.getBounds())}&zoom=${map.getZoom()}`;
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
  document.querySelector("h1")?.replaceWith(page.querySelector("h1") ?? "");
  document.title = page.title;
  history.replaceState(null, "", address);
  goOn();
}

/** Its size grows with its count. */
function bunch(/** @type {any} */ L, /** @type {{ count: number }} */ cluster) {
  const side = Math.min(64, 34 + 7 * Math.log10(cluster.count) * 1.5);
  const number = document.createElement("b");
  number.textContent = cluster.count > 9999 ? `${Math.round(cluster.count / 1000)}k` : String(cluster.count);
  return L.divIcon({ className: "bunch", html: number, iconSize: [side, side] });
}

/** Shows the cards of the tapped listing and of others at the same point, which cannot be tapped. */
async function show(/** @type {{ id: string }} */ listing, /** @type {any} */ bounds) {
  const page = await pageAt(`/map?bbox=${boxOf(bounds)}&zoom=18`);
  picked.replaceChildren(...page?.querySelector("[data-list]")?.children ?? []);
  const link = /** @type {HTMLElement | null} */ (picked.querySelector(`.card-title a[href$="/${listing.id}"]`));
  link?.focus({ preventScroll: true });
  link?.closest("li")?.scrollIntoView({ block: "nearest" });
}
