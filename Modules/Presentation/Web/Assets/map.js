// The board on a map: bunches that open, listings that show themselves below.
// @ts-check

import { api } from "./api.js";
import { boxOf, openMap } from "./ground.js";
import { position } from "./position.js";

const isEnglish = document.documentElement.lang === "en";
const words = isEnglish
  ? { many: (/** @type {number} */ n) => `${n} listings in sight.`, none: "Nothing in sight. Zoom out or move the map.", nowhere: "Your position isn't available.",
      negotiable: "negotiable", per: /** @type {Record<string, string>} */ ({ hour: "an hour", problem: "a problem", class: "a class" }) }
  : { many: (/** @type {number} */ n) => `보이는 지도에 글 ${n.toLocaleString()}개가 있어요.`, none: "보이는 지도에는 글이 없어요. 지도를 옮기거나 멀리서 봐 주세요.", nowhere: "위치를 쓸 수 없어요.",
      negotiable: "가격협의", per: /** @type {Record<string, string>} */ ({ hour: "시간당", problem: "문제당", class: "수업당" }) };

/** Where a bunch of that extent comes apart. */
const OPENS_AT = /** @type {Record<string, number>} */ ({ province: 9, district: 12, neighbourhood: 15 });

const frame = /** @type {HTMLElement} */ (document.querySelector("[data-map-frame]"));
const said = /** @type {HTMLElement} */ (frame.querySelector("[data-said]"));
const picked = /** @type {HTMLElement} */ (frame.querySelector("[data-picked]"));

frame.hidden = false;
openMap(/** @type {HTMLElement} */ (frame.querySelector("[data-map]")), 14).then(start, () => { frame.hidden = true; });

/** @param {{ L: any, map: any }} opened */
function start({ L, map }) {
  const pins = L.layerGroup().addTo(map);
  /** @type {AbortController | undefined} */
  let asking;
  async function look() {
    asking?.abort();
    asking = new AbortController();
    const answer = await api(`/listings/map?bbox=${boxOf(map.getBounds())}&zoom=${map.getZoom()}`, { signal: asking.signal });
    if (!answer.ok) return;
    pins.clearLayers();
    let count = 0;
    for (const feature of answer.body.features) {
      const [lon, lat] = feature.geometry.coordinates;
      const { cluster, listing } = feature.properties;
      count += cluster ? cluster.count : 1;
      const pin = cluster ? bunch(L, cluster) : L.divIcon({ className: "pin", iconSize: [28, 28] });
      const title = cluster ? `${isEnglish ? cluster.nameEn : cluster.name} ${cluster.count}`.trim() : listing.title;
      L.marker([lat, lon], { icon: pin, title, alt: title })
        .on("click", () => cluster ? map.setView([lat, lon], OPENS_AT[cluster.extent] ?? map.getZoom() + 2) : show(listing))
        .addTo(pins);
    }
    said.textContent = count ? words.many(count) : words.none;
  }
  map.on("moveend", look);
  look();
  frame.querySelector("[data-here]")?.addEventListener("click", async () => {
    try {
      const { lat, lon } = await position();
      map.setView([lat, lon], 15);
    } catch { said.textContent = words.nowhere; }
  });
}

/** As large as what it stands for. */
function bunch(/** @type {any} */ L, /** @type {{ count: number }} */ cluster) {
  const side = Math.min(64, 34 + 7 * Math.log10(cluster.count) * 1.5);
  const number = document.createElement("b");
  number.textContent = cluster.count > 9999 ? `${Math.round(cluster.count / 1000)}k` : String(cluster.count);
  return L.divIcon({ className: "bunch", html: number, iconSize: [side, side] });
}

/** A card of what was tapped, with the way to it. */
function show(/** @type {any} */ listing) {
  const item = document.createElement("li");
  item.className = "card";
  const picture = document.createElement(listing.thumbnail ? "img" : "div");
  picture.className = "card-picture";
  if (picture instanceof HTMLImageElement) { picture.src = listing.thumbnail; picture.alt = ""; }
  const body = document.createElement("div");
  body.className = "card-body";
  const title = document.createElement("h2");
  title.className = "card-title";
  const link = document.createElement("a");
  link.href = `/${listing.kind === "class" ? "classes" : `${listing.kind}s`}/${listing.id}`;
  link.textContent = listing.title;
  title.append(link);
  body.append(title, line("card-facts", isEnglish ? listing.neighbourhood.nameEn : listing.neighbourhood.name), line("card-price", price(listing.price)));
  item.append(picture, body);
  picked.replaceChildren(item);
  link.focus({ preventScroll: true });
  item.scrollIntoView({ block: "nearest" });
}

function line(/** @type {string} */ style, /** @type {string} */ text) {
  const line = document.createElement("p");
  line.className = style;
  line.textContent = text;
  return line;
}

/** @param {{ won: number, per: string } | null} price */
function price(price) {
  if (!price) return words.negotiable;
  const won = price.won.toLocaleString("en-US");
  return isEnglish ? `₩${won} ${words.per[price.per]}` : `${words.per[price.per]} ${won}원`;
}
