// Enhances a listing's page: sharing, and a circle on the map for its approximate location.
// @ts-check

import { openMap } from "./ground.js";

const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-share]"));
if (button && "share" in navigator) {
  button.hidden = false;
  button.addEventListener("click", () => {
    navigator.share({ title: document.title, url: location.origin + location.pathname }).catch(() => {});
  });
}

const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-circle]"));
if (place) {
  place.hidden = false;
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    draw(place);
  }, { rootMargin: "300px" });
  watch.observe(place);
}

/**
 * The exact location lies within the circle.
 * @param {HTMLElement} place
 */
async function draw(place) {
  try {
    const { L, map } = await openMap(place, 14);
    map.scrollWheelZoom.disable();
    // Above the outlines, which are redrawn when the map moves.
    L.circle([Number(place.dataset.lat), Number(place.dataset.lon)], { radius: 300, pane: "markerPane", className: "around", interactive: false }).addTo(map);
  } catch {
    place.hidden = true;
  }
}
