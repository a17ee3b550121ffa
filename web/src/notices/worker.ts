// Service worker for push notifications, which neither intercepts requests nor caches anything.
import * as en from '../text/push/shown.ts'

interface Notice {
  readonly type: 'turn' | 'invited' | 'rematch' | 'over'
  readonly game: string
  readonly title: string
  readonly names: readonly string[]
  readonly deadline: number | null
}

/**
 * Declares the functions of a service worker, because the TypeScript settings of the pages include
 * only the types of a browser window.
 */
interface Worker {
  addEventListener(type: 'install' | 'activate', on: (event: Lasting) => void): void
  addEventListener(
    type: 'push',
    on: (event: Lasting & { readonly data: { json(): Notice } | null }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    on: (event: Lasting & { readonly notification: Notification }) => void,
  ): void
  skipWaiting(): Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(terms: { type: 'window'; includeUncontrolled: true }): Promise<readonly Client[]>
    openWindow(url: string): Promise<unknown>
  }
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void
}
interface Client {
  readonly url: string
  readonly visibilityState: 'visible' | 'hidden'
  focus(): Promise<unknown>
}
const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('push', (event) => {
  const notice = event.data?.json()
  if (notice) event.waitUntil(show(notice))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.tag))
})

const pathOf = (game: string): string => `/play/${game}`

/** Shows a push notification, unless the player is looking at the game's page. */
async function show({ type, game, title, names, deadline }: Notice): Promise<void> {
  const path = pathOf(game)
  if ((await windowsAt(path)).some(({ visibilityState }) => visibilityState === 'visible')) return
  const when = deadline === null ? [] : [en.answerBy(timeOf(deadline))]
  await worker.registration.showNotification(en.titles[type], {
    body: [`${en.withPlayers(title, names)}.`, ...when].join(' '),
    // A later notification with the same tag replaces the earlier notification.
    tag: path,
  })
}

async function open(path: string): Promise<void> {
  const [first] = await windowsAt(path)
  await (first ? first.focus() : worker.clients.openWindow(path))
}

async function windowsAt(path: string): Promise<readonly Client[]> {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => new URL(url).pathname === path)
}

const timeOf = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleString([], {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
