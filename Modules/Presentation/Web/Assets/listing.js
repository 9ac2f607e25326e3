// What a listing's page gets when scripts run: sharing it, and a circle on the map for where it is.
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
 * The exact place is somewhere in the circle.
 * @param {HTMLElement} place
 */
async function draw(place) {
  try {
    const { L, map } = await openMap(place, 14);
    map.scrollWheelZoom.disable();
    // Above the ground, which is drawn anew whenever the map moves.
    L.circle([Number(place.dataset.lat), Number(place.dataset.lon)], { radius: 300, pane: "markerPane", className: "around", interactive: false }).addTo(map);
  } catch {
    place.hidden = true;
  }
}
