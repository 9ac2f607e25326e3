// Drawing an area on the map with a finger or a mouse.
// @ts-check

/** The corners of an area, far fewer than the server takes. */
const MOST = 60;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Lets the button draw on the map.
 * @param {any} L
 * @param {any} map
 * @param {HTMLButtonElement} button
 * @param {(area: string | null) => void} drawn receives the text of the area, or null for a line that encloses nothing
 */
export function drawWith(L, map, button, drawn) {
  const ground = /** @type {HTMLElement} */ (map.getContainer());
  const moves = [map.dragging, map.touchZoom, map.doubleClickZoom, map.boxZoom].filter(Boolean);
  const line = L.polyline([], { className: "drawn-area", interactive: false });
  /** @type {any[] | null} */
  let path = null;

  function toggle(/** @type {boolean} */ isOn) {
    button.setAttribute("aria-pressed", String(isOn));
    ground.classList.toggle("drawing", isOn);
    for (const move of moves) isOn ? move.disable() : move.enable();
    path = null;
    line.setLatLngs([]).remove();
  }
  function add(/** @type {PointerEvent} */ event) {
    const at = map.mouseEventToContainerPoint(event);
    const last = path?.at(-1);
    if (path && (!last || last.distanceTo(at) > 3)) path.push(at);
    line.setLatLngs((path ?? []).map((point) => map.containerPointToLatLng(point)));
  }
  const isDrawing = () => button.getAttribute("aria-pressed") === "true";
  button.addEventListener("click", () => toggle(!isDrawing()));
  addEventListener("keydown", (event) => { if (event.key === "Escape" && isDrawing()) toggle(false); });
  ground.addEventListener("pointerdown", (event) => {
    if (!isDrawing() || !event.isPrimary || /** @type {Element} */ (event.target).closest(".leaflet-control")) return;
    event.preventDefault();
    ground.setPointerCapture(event.pointerId);
    path = [];
    line.addTo(map);
    add(event);
  });
  ground.addEventListener("pointermove", (event) => { if (path && event.isPrimary) add(event); });
  ground.addEventListener("pointercancel", () => { if (path) toggle(true); });
  ground.addEventListener("pointerup", (event) => {
    if (!path || !event.isPrimary) return;
    add(event);
    const corners = simple(L, path);
    toggle(false);
    drawn(corners.length < 3 ? null : encoded(corners.map((point) => map.containerPointToLatLng(point))));
  });
}

/** The outline with few corners, and without the loops of a line that crosses itself. */
function simple(/** @type {any} */ L, /** @type {any[]} */ path) {
  let corners = path;
  for (let tolerance = 2; tolerance < 100; tolerance *= 1.5) {
    corners = unlooped(L.LineUtil.simplify(path, tolerance));
    if (corners.length <= MOST) break;
  }
  return corners;
}

/** Cuts off the smaller of the two parts wherever two sides cross. */
function unlooped(/** @type {any[]} */ corners) {
  for (let tries = 0; tries < 50; tries++) {
    const found = crossing(corners);
    if (!found) return corners;
    const [first, second] = found;
    const loop = corners.slice(first + 1, second + 1);
    const rest = [...corners.slice(0, first + 1), ...corners.slice(second + 1)];
    corners = loop.length > rest.length ? loop : rest;
  }
  return [];
}

/** The indices of two sides that cross. */
function crossing(/** @type {any[]} */ corners) {
  const count = corners.length;
  for (let first = 0; first < count; first++) {
    for (let second = first + 2; second < count; second++) {
      if (first === 0 && second === count - 1) continue;
      if (cross(corners[first], corners[first + 1], corners[second], corners[(second + 1) % count])) return [first, second];
    }
  }
  return null;
}

function cross(/** @type {any} */ a, /** @type {any} */ b, /** @type {any} */ c, /** @type {any} */ d) {
  const side = (/** @type {any} */ from, /** @type {any} */ to, /** @type {any} */ at) =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** The text of an area, as the API takes it: a flexible polyline with five decimal places. */
export function encoded(/** @type {{ lat: number, lng: number }[]} */ corners) {
  let text = "BF";
  let last = [0, 0];
  for (const { lat, lng } of corners) {
    const steps = [lat, lng].map((degrees) => Math.round(degrees * 100_000));
    for (const [index, step] of steps.entries()) {
      const change = step - last[index];
      let rest = change < 0 ? -2 * change - 1 : 2 * change;
      for (; rest > 31; rest >>= 5) text += LETTERS[rest & 31 | 32];
      text += LETTERS[rest];
    }
    last = steps;
  }
  return text;
}
