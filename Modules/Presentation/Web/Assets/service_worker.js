// The service worker. Assets come from the cache and pages from the network; offline, the last copy of a
// page is shown and marked as such. The server defines EDITION, OFFLINE, KINDS and ICON above this text.
// @ts-check

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));
const FILES = `files-${EDITION}`;
const PAGES = "pages";
/** Pages kept for offline reading. */
const KEPT = new RegExp(`^/($|browse$|conversations(/|$)|(${KINDS.join("|")})/[^/]+$|calendar$|favourites$|notices$)`);
const MOST_PAGES = 40;

/** Resolves once the previous reader's pages are deleted. */
let forgotten = Promise.resolve();

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((pages) => pages.add(OFFLINE)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== FILES && name !== PAGES).map((name) => caches.delete(name)));
    await worker.clients.claim();
  })());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.method !== "GET") {
    // Signing in or out, and deleting the account, removes all pages kept on this device.
    if (/^\/(sign-in|sign-out|sign-up|settings\/delete)/.test(address.pathname)) event.waitUntil(forgotten = forget());
    return;
  }
  if (/^\/(assets|images|map-library)\//.test(address.pathname)) {
    event.respondWith(fromTheShelf(event));
  } else if (request.mode === "navigate") {
    event.respondWith(fromTheNetwork(event, address));
  }
});

// A page that changed while it was open asks for a new copy of itself.
worker.addEventListener("message", (event) => {
  const { renew } = event.data;
  if (KEPT.test(renew)) event.waitUntil(renewCopy(renew).catch(() => {}));
});

// Shows what the server pushes, unless the reader has its page open.
worker.addEventListener("push", (event) => {
  const news = event.data?.json();
  if (news) event.waitUntil(Promise.all([announce(news), count(news.unread)]));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === "read" ? markRead(notification.data) : openPage(notification.data.address));
});

// The browser replaced the subscription; the server learns of the new one.
worker.addEventListener("pushsubscriptionchange", (event) => {
  /** @type {ExtendableEvent} */ (event).waitUntil(subscribeAgain());
});

/**
 * @param {{ title: string, text: string, language: string, tag: string, address: string, notice?: string,
 *   message?: number }} news with the number of the latest message of a conversation
 */
async function announce(news) {
  const windows = await worker.clients.matchAll({ type: "window" });
  if (windows.some((page) => page.focused && new URL(page.url).pathname === news.address)) return;
  const isKorean = news.language === "ko";
  const shown = await worker.registration.getNotifications({ tag: news.tag });
  // Several messages within a minute ring once.
  const isRecent = shown.some((each) => Date.now() - (each.data?.at ?? 0) < 60_000);
  const read = { action: "read", title: isKorean ? "읽음" : "Mark as read" };
  const reply = { action: "reply", title: isKorean ? "답장" : "Reply" };
  await worker.registration.showNotification(news.title, /** @type {NotificationOptions} */ ({
    body: news.text,
    lang: news.language,
    tag: news.tag,
    icon: ICON,
    renotify: !isRecent,
    silent: isRecent,
    actions: news.notice ? [read, ...(news.message ? [reply] : [])] : [],
    data: { address: news.address, notice: news.notice, message: news.message, at: Date.now() },
  }));
}

/** @param {number} unread */
async function count(unread) {
  const app = /** @type {any} */ (navigator);
  if ("setAppBadge" in app) await (unread ? app.setAppBadge(unread) : app.clearAppBadge()).catch(() => {});
}

/** @param {{ address: string, notice: string, message?: number }} news */
async function markRead({ address, notice, message }) {
  const path = message ? `${address}/read` : "/notices/read";
  await put(path, message ? { upTo: message } : { ids: [notice] }).catch(() => {});
}

/**
 * @param {string} path below /api/v1
 * @param {unknown} body
 */
function put(path, body) {
  const headers = { "Content-Type": "application/json" };
  return fetch(`/api/v1${path}`, { method: "PUT", headers, body: JSON.stringify(body) });
}

/** @param {string} address */
async function openPage(address) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((page) => new URL(page.url).pathname === address) ?? windows[0];
  if (!open) return void await worker.clients.openWindow(address);
  await open.focus();
  // A page of another worker can't be led on.
  if (new URL(open.url).pathname !== address) await open.navigate(address).catch(() => worker.clients.openWindow(address));
}

async function subscribeAgain() {
  const device = await (await fetch("/api/v1/me/push")).json();
  if (!device.subscription) return;
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: device.publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { showsContent } = device.subscription;
  await put("/me/push", { endpoint, key: keys?.p256dh, secret: keys?.auth, showsContent });
}

/** @param {FetchEvent} event */
async function fromTheShelf(event) {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === "basic" && request.url.includes("/assets/")) {
    const copy = response.clone();
    // If storage is full, files are served without being cached.
    event.waitUntil(caches.open(FILES).then((shelf) => shelf.put(request, copy)).catch(() => {}));
  }
  return response;
}

/**
 * @param {FetchEvent} event
 * @param {URL} address
 */
async function fromTheNetwork(event, address) {
  const before = forgotten;
  try {
    const response = await fetch(event.request);
    if (KEPT.test(address.pathname)) event.waitUntil(keep(event.request, response.clone(), before));
    return response;
  } catch {
    await forgotten;
    const pages = await caches.open(PAGES);
    const copy = await pages.match(event.request, { ignoreVary: true })
      ?? await lastCalendar(pages, address);
    return marked(copy ?? await pages.match(OFFLINE, { ignoreVary: true }) ?? Response.error());
  }
}

/** @param {string} path */
async function renewCopy(path) {
  const before = forgotten;
  await keep(new Request(path), await fetch(path), before);
}

/**
 * @param {Request} request
 * @param {Response} copy
 * @param {Promise<void>} before what was `forgotten` when its reader asked for it
 */
async function keep(request, copy, before) {
  if (!copy.ok || copy.redirected) return;
  const pages = await caches.open(PAGES);
  // Requests with other headers would have copies of their own.
  await pages.delete(request, { ignoreVary: true });
  // A page with a neighbour's phone number stays nowhere.
  if (copy.headers.get("Cache-Control") === "no-store") return;
  await pages.put(request, copy);
  if (before !== forgotten) return void await pages.delete(request);
  const kept = await copies(pages);
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_PAGES)).map((page) => pages.delete(page)));
}

/**
 * The calendar as it was last looked at, for a month that wasn't.
 * @param {Cache} pages
 * @param {URL} address
 */
async function lastCalendar(pages, address) {
  if (address.pathname !== "/calendar") return undefined;
  const kept = (await copies(pages)).filter((page) => new URL(page.url).pathname === "/calendar").at(-1);
  return kept && pages.match(kept, { ignoreVary: true });
}

/** @param {Response} copy */
async function marked(copy) {
  if (copy.type === "error") return copy;
  const text = await copy.text();
  return new Response(text.replace("<body", "<body data-offline"), { status: 200, headers: copy.headers });
}

async function forget() {
  const pages = await caches.open(PAGES);
  await Promise.all((await copies(pages)).map((page) => pages.delete(page)));
}

/** @param {Cache} pages */
async function copies(pages) {
  return (await pages.keys()).filter((page) => new URL(page.url).pathname !== OFFLINE);
}
