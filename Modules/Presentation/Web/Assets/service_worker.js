// The service worker. Assets come from the cache and pages from the network; offline, the last copy of a
// page is shown and marked as such. The server defines EDITION, OFFLINE and KINDS above this text.
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
