// Buttons that use the browser's location.
// @ts-check

import { words } from "./words.js";

/** @typedef {{ lat: number, lon: number, accuracy: number }} Position the accuracy in metres */

/**
 * Rounded to about a hundred metres, which is enough to find a neighbourhood.
 * @param {number} maximumAge in milliseconds
 * @returns {Promise<Position>}
 */
export async function position(maximumAge = 300_000) {
  const { lat, lon, accuracy } = await exactPosition({ maximumAge });
  return { lat: round(lat), lon: round(lon), accuracy };
}

/**
 * For the place of a meeting that the author sets.
 * @param {PositionOptions} options
 * @returns {Promise<Position>}
 */
export function exactPosition(options = { enableHighAccuracy: true }) {
  return new Promise((found, failed) => {
    if (!navigator.geolocation) return failed(new Error("no position"));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found({ lat: coords.latitude, lon: coords.longitude, accuracy: Math.ceil(coords.accuracy) }),
      failed,
      { timeout: 8000, ...options },
    );
  });
}

/** @param {number} degrees */
function round(degrees) {
  return Math.round(degrees * 1000) / 1000;
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-position]"))) {
  button.addEventListener("click", () => goOn(button));
}

/** @param {HTMLButtonElement} button */
async function goOn(button) {
  const status = button.parentElement?.querySelector("[role=status]");
  button.disabled = true;
  if (status) { status.toggleAttribute("hidden", false); status.textContent = words.askingPosition; }
  try {
    const { lat, lon } = await position();
    const way = new URL(button.dataset.position || button.form?.action || "/", location.href);
    const then = button.form?.querySelector("input[name=then]");
    if (!button.dataset.position && then instanceof HTMLInputElement) way.searchParams.set("then", then.value);
    if (button.dataset.position) way.searchParams.set("sort", "nearest");
    way.searchParams.set("lat", String(lat));
    way.searchParams.set("lon", String(lon));
    location.assign(way);
  } catch {
    if (status) status.textContent = words.searchInstead;
  } finally {
    button.disabled = false;
  }
}

/** Forms that send where the reader is. */
for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-verify]"))) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sendPosition(form);
  });
}

/** @param {HTMLFormElement} form */
async function sendPosition(form) {
  const status = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  button.disabled = true;
  status.hidden = false;
  status.textContent = words.askingPosition;
  try {
    for (const [name, value] of Object.entries(await position(0))) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(value);
    }
    form.submit();
  } catch {
    status.textContent = words.allowPosition;
  } finally {
    button.disabled = false;
  }
}
