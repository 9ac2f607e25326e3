// Calls the server's API as the signed-in reader.
// @ts-check

/**
 * @typedef {{ ok: boolean, status: number, body: any, code?: string, detail?: string, field?: string }} Answer
 */

/**
 * @param {string} path below /api/v1
 * @param {{ method?: string, body?: unknown, bytes?: Blob, key?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<Answer>}
 */
export async function api(path, options = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", "Accept-Language": document.documentElement.lang };
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  if (options.bytes) headers["Content-Type"] = options.bytes.type || "application/octet-stream";
  if (options.key) headers["Idempotency-Key"] = options.key;
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: options.method ?? "GET",
      headers,
      body: options.bytes ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
      signal: options.signal,
      // A change without a body, such as a favourite, is made even if the reader leaves the page at once.
      keepalive: options.method !== undefined && options.body === undefined && !options.bytes,
    });
    const text = await response.text();
    const body = text ? JSON.parse(text) : null;
    return { ok: response.ok, status: response.status, body, code: body?.code, detail: body?.detail, field: body?.field };
  } catch {
    return { ok: false, status: 0, body: null, code: "offline" };
  }
}

/**
 * Fetches a page's current HTML; null when that fails.
 * @param {string | URL} address
 * @param {AbortSignal} [signal]
 */
export async function pageAt(address, signal) {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}

/**
 * The path of an address on this site.
 * @param {string} address
 */
export function pathOf(address) {
  return new URL(address, location.href).pathname;
}
