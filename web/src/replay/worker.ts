// Keeps the replay page for when there is no network: it knows nothing else of the service.

const CACHE = 'touchline-replay'
const PAGE = '/replay'

/** What a worker is given, as far as this one uses it: the compiler knows windows alone. */
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
  const { data } = event
  if (Array.isArray(data)) event.waitUntil(keep(data.map(String)))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)))
  else if (isPart(pathname)) event.respondWith(kept(request))
})

/** Of the page, or what thinks beside it. */
const isPart = (path: string): boolean =>
  path.startsWith('/assets/') || path.startsWith('/replay/thinker-')

/** The page and its parts, and nothing of an earlier build. */
async function keep(parts: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = [PAGE, ...parts].map((part) => new URL(part, location.origin).href)
  await cache.addAll(wanted)
  const old = (await cache.keys()).filter(({ url }) => !wanted.includes(url))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** What is kept, else what the network has. A part never changes. */
async function kept(wanted: Request | string): Promise<Response> {
  return (await caches.match(wanted)) ?? fetch(wanted)
}
