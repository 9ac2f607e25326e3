// Names on a map. They never overlap each other or what must stay visible.
// @ts-check

/**
 * @typedef {{ at: any, text: string, className: string, rank: number, below?: number, room?: number }} Label
 * `rank`: lower ones are placed first. `below`: pixels between the point and the text's top, which is otherwise
 * centred. `room`: the widest that the text may be.
 * @typedef {{ at: any, size: [number, number], names: string[] }} Obstacle what covers the map, and the names it shows
 */

const LINE = 15;
const LETTER = 12;
const MARGIN = 3;

export class Labels {
  /** @type {Map<string, Label[]>} by what they name */
  #labels = new Map();
  /** @type {Obstacle[]} */
  #obstacles = [];
  #waiting = false;
  #L;
  #map;
  #layer;

  constructor(/** @type {any} */ L, /** @type {any} */ map) {
    this.#L = L;
    this.#map = map;
    const pane = map.createPane("names");
    pane.style.zIndex = "550";
    // The list beside the map has the same names.
    pane.setAttribute("aria-hidden", "true");
    this.#layer = L.layerGroup().addTo(map);
    map.on("moveend", () => this.#place());
  }

  /**
   * Replaces the labels of one source.
   * @param {string} source
   * @param {Label[]} labels
   */
  show(source, labels) {
    this.#labels.set(source, labels);
    this.#place();
  }

  /** @param {Obstacle[]} obstacles */
  avoid(obstacles) {
    this.#obstacles = obstacles;
    this.#place();
  }

  /** Once for all changes of a frame. */
  #place() {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      this.#draw();
    });
  }

  #draw() {
    this.#layer.clearLayers();
    const taken = this.#obstacles.map(({ at, size }) => this.#box(at, size));
    const shown = new Set(this.#obstacles.flatMap(({ names }) => names));
    const visible = this.#map.getBounds().pad(0.1);
    const labels = [...this.#labels.values()].flat().filter(({ at, text }) => visible.contains(at) && !shown.has(text));
    for (const label of labels.sort((one, other) => one.rank - other.rank)) {
      /** @type {[number, number]} */
      const size = [widthOf(label.text), LINE];
      const top = label.below ?? -LINE / 2;
      const box = this.#box(label.at, size, top + LINE / 2);
      if (size[0] > (label.room ?? Infinity) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      const icon = this.#L.divIcon({ className: `name ${label.className}`, html: texted(label.text), iconSize: size, iconAnchor: [size[0] / 2, -top] });
      this.#L.marker(label.at, { icon, pane: "names", interactive: false, keyboard: false }).addTo(this.#layer);
    }
  }

  /** In pixels, around a point `down` below `at`. */
  #box(/** @type {any} */ at, /** @type {[number, number]} */ [width, height], down = 0) {
    const { x, y } = this.#map.latLngToContainerPoint(at);
    return [x - width / 2 - MARGIN, y + down - height / 2 - MARGIN, x + width / 2 + MARGIN, y + down + height / 2 + MARGIN];
  }
}

/** @param {number[]} one left, top, right, bottom  @param {number[]} other */
export function overlap(one, other) {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/** An estimate in pixels, without a layout: a Korean letter is a square, a Latin one about half of it. */
export function widthOf(/** @type {string} */ text) {
  return [...text].reduce((width, letter) => width + (letter > "\u1100" ? LETTER : LETTER * 0.58), 4);
}

function texted(/** @type {string} */ text) {
  const span = document.createElement("span");
  span.textContent = text;
  return span;
}
