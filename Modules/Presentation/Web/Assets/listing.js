// Enhances the pages of one listing and of several that are compared: sharing, the number of the picture in sight, pictures in full, and its location on the map: a circle, and for the author a pin.
// @ts-check

import { member, tell } from "./app.js";
import { Viewed } from "./viewed.js";
import { openInViewer } from "./viewer.js";
import { words } from "./words.js";

enhance(document);

/** A listing that was shown beside its list and then loaded again has the list's entry of the history before it. */
const own = location.pathname;
if (document.querySelector("main > .post")) addEventListener("popstate", () => {
  if (location.pathname !== own) location.reload();
});

/**
 * @param {Document | Element} root the page, or a listing shown within another one
 */
export function enhance(root) {
  if (member && /^\/[a-z]+\/[0-9A-Z]{13}$/.test(location.pathname)) {
    new Viewed(member).add({
      path: location.pathname,
      title: root.querySelector("h1")?.textContent ?? "",
      picture: root.querySelector(".gallery img")?.getAttribute("src") ?? undefined,
    });
  }

  const button = /** @type {HTMLButtonElement | null} */ (root.querySelector("[data-share]"));
  if (button) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const url = location.origin + location.pathname;
      if ("share" in navigator) return void navigator.share({ title: root.querySelector("h1")?.textContent ?? "", url }).catch(() => {});
      const copied = await navigator.clipboard?.writeText(url).then(() => true, () => false);
      tell(copied ? words.copied : words.failed);
    });
  }

  const gallery = root.querySelector(".gallery");
  if (gallery) openInViewer(gallery, "a");

  const count = root.querySelector("[data-gallery-count]");
  if (gallery && count) {
    const total = gallery.children.length;
    count.textContent = `1 / ${total}`;
    gallery.addEventListener("scroll", () => {
      count.textContent = `${Math.round(gallery.scrollLeft / gallery.clientWidth) + 1} / ${total}`;
    }, { passive: true });
  }

  const place = /** @type {HTMLElement | null} */ (root.querySelector("[data-circle]"));
  if (place) {
    // The map is large, so it is loaded only when it scrolls into view.
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      draw(place);
    });
    watch.observe(place);
  }

  const compared = /** @type {HTMLElement | null} */ (root.querySelector("[data-compared]"));
  if (compared) drawNumbers(compared);
}

/**
 * The compared shops, each with the number of its column.
 * @param {HTMLElement} ground
 */
async function drawNumbers(ground) {
  try {
    const { openMap } = await import("./ground.js");
    const { L, map } = await openMap(ground, 14);
    map.scrollWheelZoom.disable();
    const points = ground.dataset.compared?.split(" ").map((point) => point.split(",").map(Number)) ?? [];
    for (const [index, point] of points.entries()) {
      const label = document.createElement("b");
      label.textContent = String(index + 1);
      const icon = L.divIcon({ className: "pin bunch", html: label, iconSize: [30, 30] });
      L.marker(point, { icon, keyboard: false, interactive: false }).addTo(map);
    }
    map.fitBounds(L.latLngBounds(points).pad(0.3), { animate: false, maxZoom: 15 });
  } catch {
    ground.hidden = true;
  }
}

/**
 * The exact location lies within the circle; the map of a public place has no circle.
 * @param {HTMLElement} place
 */
async function draw(place) {
  try {
    const { openMap } = await import("./ground.js");
    const { L, map } = await openMap(place, 14);
    map.scrollWheelZoom.disable();
    // Above the outlines, which are redrawn when the map moves.
    if (place.dataset.circle !== "exact") L.circle([Number(place.dataset.lat), Number(place.dataset.lon)], { radius: 300, pane: "markerPane", className: "around", interactive: false }).addTo(map);
    const { pin, pinLat, pinLon } = place.dataset;
    if (pin) {
      L.circleMarker([Number(pinLat), Number(pinLon)], { radius: 7, pane: "markerPane", className: "map-me", interactive: false })
        .bindTooltip(pin, { permanent: true, direction: "top", offset: [0, -8] }).addTo(map);
    }
  } catch {
    place.hidden = true;
  }
}
