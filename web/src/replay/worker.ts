import type { Supply } from './offline-cache.ts'

const PAGE = '/replay'

/**
 * This file declares the functions of a service worker, because the TypeScript settings of the
 * pages contain only the types of a browser window.
 */
interface Worker {
  addEventListener(type: 'install' | 'activate', on: (event: Lasting) => void): void
  addEventListener(type: 'message', on: (event: Lasting & { data: unknown }) => void): void
  addEventListener(type: 'fetch', on: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  // Only pages of the same origin can send messages to a service worker.
  event.waitUntil(cacheParts(event.data as Supply))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => cached(PAGE)))
  else if (isPart(pathname)) event.respondWith(cached(request))
  else if (isRenewed(pathname)) event.respondWith(fetch(request).catch(() => cached(request)))
})

const isPart = (path: string): boolean =>
  /^\/(?:assets\/|packages\/|replay\/[\w-]+-worker-)/.test(path)
/** True if the content at this path can change. Chunks with a hash in their names never change. */
const isRenewed = (path: string): boolean => path.startsWith('/kit/') || path === '/v1/rulesets'

/**
 * Caches the page and its chunks, and removes the chunks of older builds. All pages of the service
 * are the same HTML document, so the cached replay page also serves lessons.
 */
async function cacheParts({ name, parts }: Supply): Promise<void> {
  const cache = await caches.open(`touchline-${name}`)
  const wanted = [PAGE, ...parts].map((part) => new URL(part, location.origin).href)
  await cache.addAll(wanted)
  const old = (await cache.keys()).filter(({ url }) => !wanted.includes(url))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** The service worker prefers cached responses, because chunks never change. */
async function cached(wanted: Request | string): Promise<Response> {
  return (await caches.match(wanted)) ?? fetch(wanted)
}
