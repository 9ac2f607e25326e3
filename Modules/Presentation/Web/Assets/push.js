// Turns pushes to this device on and off, and asks once whether to.
// @ts-check

import { api } from "./api.js";
import { member, tell } from "./app.js";
import { words } from "./words.js";

/** Who turned pushes on in this browser, and that the offer was declined. */
const CHOSEN = "push";
const DECLINED = "push-declined";

/** @typedef {"on" | "off" | "blocked" | "unsupported" | "home-screen" | "failed"} State */

/** Whether an iPhone shows the site in the browser, where it can't receive pushes. */
function needsHomeScreen() {
  return /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;
}

/** @returns {State | null} null where pushes are possible */
function obstacle() {
  if (needsHomeScreen()) return "home-screen";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

/**
 * @param {boolean} showsContent
 * @returns {Promise<State>}
 */
async function subscribe(showsContent) {
  if (await Notification.requestPermission() !== "granted") return obstacle() ?? "off";
  const device = await api("/me/push");
  if (!device.ok) return "failed";
  try {
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: device.body.publicKey,
    });
    const { endpoint, keys } = subscription.toJSON();
    const body = { endpoint, key: keys?.p256dh, secret: keys?.auth, showsContent };
    const answer = await api("/me/push", { method: "PUT", body });
    if (!answer.ok) return "failed";
    localStorage.setItem(CHOSEN, member);
    return "on";
  } catch {
    return "failed";
  }
}

async function unsubscribe() {
  const answer = await api("/me/push", { method: "DELETE" });
  if (!answer.ok) return false;
  localStorage.removeItem(CHOSEN);
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return true;
}

/** After signing in again, pushes go on as the reader chose on this device. */
export async function renew() {
  if (localStorage.getItem(CHOSEN) !== member || obstacle() || Notification.permission !== "granted") return;
  const device = await api("/me/push");
  if (device.ok && !device.body.subscription) await subscribe(false);
}

/** Asks whether to push, unless the reader has answered before. */
export async function offer() {
  const card = /** @type {HTMLElement | null} */ (document.querySelector("[data-push-offer]"));
  if (!card || !card.hidden || localStorage.getItem(DECLINED) || localStorage.getItem(CHOSEN) === member) return;
  const hindrance = obstacle();
  if (hindrance && hindrance !== "home-screen") return;
  const on = /** @type {HTMLButtonElement} */ (card.querySelector("[data-push-on]"));
  if (hindrance) {
    card.querySelector("[data-push-state=home-screen]")?.removeAttribute("hidden");
    on.hidden = true;
    // Told once.
    localStorage.setItem(DECLINED, "1");
  }
  card.hidden = false;
  card.querySelector("[data-push-later]")?.addEventListener("click", () => {
    localStorage.setItem(DECLINED, "1");
    card.hidden = true;
  });
  on.addEventListener("click", async () => {
    on.disabled = true;
    const state = await subscribe(false);
    on.disabled = false;
    if (state === "failed") return tell(words.failed);
    if (state !== "on") localStorage.setItem(DECLINED, "1");
    card.hidden = true;
  });
}

/** @param {HTMLElement} part with the switches of this device */
export async function showDevice(part) {
  const [on, off, trial] = /** @type {HTMLButtonElement[]} */ (
    ["on", "off", "try"].map((name) => part.querySelector(`[data-push-${name}]`)));
  const content = /** @type {HTMLElement} */ (part.querySelector("[data-push-content]"));
  const shows = /** @type {HTMLInputElement} */ (content.querySelector("input"));

  /** @param {State} state */
  const show = (state) => {
    for (const line of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("[data-push-state]"))) {
      line.hidden = line.dataset.pushState !== state;
    }
    on.hidden = !["off", "failed"].includes(state);
    off.hidden = trial.hidden = content.hidden = state !== "on";
    part.dataset.push = state;
  };

  const hindrance = obstacle();
  if (hindrance) return show(hindrance);
  // The page shows what the server knows; the browser may have ended its subscription since.
  const worker = await navigator.serviceWorker.ready;
  const isOn = !off.hidden && await worker.pushManager.getSubscription();
  show(isOn ? "on" : "off");

  on.addEventListener("click", async () => {
    on.disabled = true;
    show(await subscribe(shows.checked));
    on.disabled = false;
  });
  off.addEventListener("click", async () => {
    if (await unsubscribe()) show("off");
    else tell(words.failed);
  });
  shows.addEventListener("change", async () => {
    if (await subscribe(shows.checked) !== "on") {
      shows.checked = !shows.checked;
      tell(words.failed);
    }
  });
  trial.addEventListener("click", async () => {
    const sessions = await api("/sessions");
    const own = sessions.body?.items?.find((/** @type {any} */ each) => each.current);
    const answer = own && await api(`/sessions/${own.id}/push`, { method: "POST" });
    tell((answer?.ok ? trial.dataset.sent : answer?.detail) ?? words.failed);
  });
}
