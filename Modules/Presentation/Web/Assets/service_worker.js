// Between the pages and the network: our own files come from the shelf, pages from the network, and without one
// the copy that was seen last, marked as such. EDITION, OFFLINE and KINDS are written above this by the server.
// @ts-check

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));
const FILES = `files-${EDITION}`;
const PAGES = "pages";
/** Pages that are worth reading again. */
const KEPT = new RegExp(`^/($|conversations(/|$)|(${KINDS.join("|")})/[^/]+$|favourites$|notices$)`);
const MOST_PAGES = 40;

/** When everything is gone that the readers before had seen. */
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
    // Who signs in or out, or leaves for good, leaves nothing behind for the next reader of this device.
    if (/^\/(sign-in|sign-out|sign-up|settings\/delete)/.test(address.pathname)) event.waitUntil(forgotten = forget());
    return;
  }
  if (/^\/(assets|images|map-library)\//.test(address.pathname)) {
    event.respondWith(fromTheShelf(event));
  } else if (request.mode === "navigate") {
    event.respondWith(fromTheNetwork(event, address));
  }
});

/** @param {FetchEvent} event */
async function fromTheShelf(event) {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === "basic" && request.url.includes("/assets/")) {
    const copy = response.clone();
    // A device without room keeps nothing, and gets everything.
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
    if (response.ok && !response.redirected && KEPT.test(address.pathname)) {
      const copy = response.clone();
      event.waitUntil(keep(event.request, copy, before));
    }
    return response;
  } catch {
    await forgotten;
    const pages = await caches.open(PAGES);
    const copy = await pages.match(event.request, { ignoreVary: true });
    return marked(copy ?? await pages.match(OFFLINE, { ignoreVary: true }) ?? Response.error());
  }
}

/**
 * @param {Request} request
 * @param {Response} copy
 * @param {Promise<void>} before what was `forgotten` when its reader asked for it
 */
async function keep(request, copy, before) {
  const pages = await caches.open(PAGES);
  await pages.put(request, copy);
  if (before !== forgotten) return void await pages.delete(request);
  const kept = await copies(pages);
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_PAGES)).map((page) => pages.delete(page)));
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
