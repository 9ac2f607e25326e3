// Enhances a listing's page: sharing, the number of the picture in sight, pictures in full, and its location on the map: a circle, and for the author a pin.
// @ts-check

import { openInViewer } from "./viewer.js";

const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-share]"));
if (button && "share" in navigator) {
  button.hidden = false;
  button.addEventListener("click", () => {
    navigator.share({ title: document.title, url: location.origin + location.pathname }).catch(() => {});
  });
}

const gallery = document.querySelector(".gallery");
if (gallery) openInViewer(gallery, "a");

const count = document.querySelector("[data-gallery-count]");
if (gallery && count) {
  const total = gallery.children.length;
  count.textContent = `1 / ${total}`;
  gallery.addEventListener("scroll", () => {
    count.textContent = `${Math.round(gallery.scrollLeft / gallery.clientWidth) + 1} / ${total}`;
  }, { passive: true });
}

const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-circle]"));
if (place) {
  // The map is large, so it is loaded only when it scrolls into view.
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    draw(place);
  });
  watch.observe(place);
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
