// The pins of a map: listings and counted areas. Those that would overlap become one.
// @ts-check

import { shortName } from "./ground.js";
import { overlap, widthOf } from "./labels.js";
import { filled, isEnglish, words } from "./words.js";

const HEIGHT = 32;
/** The most letters of a title on a pin. */
const TITLE = 10;
/** Between pins, so that each can be tapped. */
const GAP = 6;

/**
 * @typedef {{ at: any, count: number, name: string, opensAt: number | null, listing: any }} Feature
 * @typedef {{ members: Feature[], at: any, count: number, text: string, name: string, size: [number, number] }} Pin
 */

/**
 * Pins for GeoJSON features; the largest of merged ones gives its place and its name.
 * @param {any[]} features
 * @param {any} L
 * @param {any} map
 */
export function pinsOf(features, L, map) {
  const pins = features.map((feature) => pinOf([featureOf(feature, L)])).sort((one, other) => other.count - one.count);
  /** @type {Pin[]} */
  const placed = [];
  for (let pin of pins) {
    // A merged pin is larger, so that it may meet others.
    for (let index = 0; index < placed.length; index++) {
      if (!overlap(box(pin, map), box(placed[index], map))) continue;
      const [other] = placed.splice(index, 1);
      pin = pinOf([...other.members, ...pin.members]);
      index = -1;
    }
    placed.push(pin);
  }
  return placed;
}

/** @returns {Feature} */
function featureOf(/** @type {any} */ { geometry, properties }, /** @type {any} */ L) {
  const [lon, lat] = geometry.coordinates;
  const { cluster, listing } = properties;
  const name = cluster && cluster.name ? shortName(cluster) : "";
  return { at: L.latLng(lat, lon), count: cluster?.count ?? 1, name, opensAt: cluster?.opensAt ?? null, listing };
}

/** @param {Feature[]} members @returns {Pin} */
function pinOf(members) {
  const first = members.reduce((most, member) => member.count > most.count ? member : most);
  const count = members.reduce((sum, member) => sum + member.count, 0);
  const named = members.length > 1 && first.name ? filled(filled(words.andOthers, first.name), members.length - 1) : first.name;
  const number = new Intl.NumberFormat(isEnglish ? "en" : "ko", { notation: "compact" }).format(count);
  const isListing = members.length === 1 && Boolean(first.listing);
  const text = isListing ? priceOf(first.listing) : named ? `${named} ${number}` : number;
  const name = isListing ? first.listing.title : named ? `${named} ${count}` : filled(words.listings, count);
  return { members, at: first.at, count, text, name, size: [Math.max(HEIGHT, widthOf(text) * 1.1 + 20), HEIGHT] };
}

/** A kind without prices shows its title; a lease shows its deposit before the rent. */
function priceOf(/** @type {any} */ { price, secondAmount, negotiable, title }) {
  const amounts = [secondAmount, price?.won].filter((won) => won != null);
  if (!amounts.length) return negotiable ? words.negotiable : title.length > TITLE ? `${title.slice(0, TITLE)}…` : title;
  if (amounts.length === 1 && amounts[0] === 0) return words.free;
  const compact = new Intl.NumberFormat(isEnglish ? "en" : "ko", { notation: "compact" });
  return filled(words.won, amounts.map((won) => compact.format(won)).join("/"));
}

/** In pixels. */
function box(/** @type {Pin} */ { at, size: [width, height] }, /** @type {any} */ map) {
  const { x, y } = map.latLngToContainerPoint(at);
  return [x - width / 2 - GAP, y - height / 2 - GAP, x + width / 2 + GAP, y + height / 2 + GAP];
}
