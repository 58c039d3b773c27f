/*
 * Makes the page installable, and quick to open on a slow line.
 *
 * It keeps the page's own files, and nothing of any game: what begins with /api/ always goes to the server. Files whose
 * names hold a hash never change and are taken from what is kept; all others are asked for first and taken from what is
 * kept only when the server cannot be reached. So a new version is there as soon as it is there.
 */

const KEPT = "campidoglio-page-1"
const MOST_KEPT = 200

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request))
  else if (request.mode === "navigate") event.respondWith(serverFirst(request, "/"))
  else event.respondWith(serverFirst(request, request))
})

async function keptFirst(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer.clone())
  return answer
}

/** Every path of the page shows the same file, so one copy of it does for all. */
async function serverFirst(request, key) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(key, answer.clone())
    return answer
  } catch (problem) {
    const kept = await caches.match(key)
    if (kept) return kept
    throw problem
  }
}

async function keep(key, answer) {
  const cache = await caches.open(KEPT)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((old) => cache.delete(old)))
}

/** A notice comes: shown, unless the reader looks at that very table. */
self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data ? event.data.json() : {}))
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(go(event.notification.data))
})

async function show({ title, body, path, tag }) {
  const windows = await self.clients.matchAll({ type: "window" })
  if (windows.some((each) => each.focused && new URL(each.url).pathname === path)) return
  // A later notice of the same table takes the place of the earlier.
  await self.registration.showNotification(title ?? "Campidoglio", {
    body,
    tag,
    data: path,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  })
}

async function go(path) {
  const windows = await self.clients.matchAll({ type: "window" })
  const open = windows.find((each) => new URL(each.url).pathname === path)
  if (open) await open.focus()
  else await self.clients.openWindow(path ?? "/")
}
