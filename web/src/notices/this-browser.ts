import { signal } from '@preact/signals'
import { type Schemas, touchline } from '../service.ts'
import { storedValue } from '../shell/stored-value.ts'

const SCOPE = '/notices/'
const stored = storedValue('notices-browser')

/**
 * Id of this browser in the account's list of browsers; null if this browser receives no push
 * notifications.
 */
export const browserId = signal(stored.read())

export function remember(id: string | null): void {
  stored.write(id)
  browserId.value = id
}

export const canSubscribe = (): boolean =>
  'PushManager' in globalThis && 'serviceWorker' in navigator

/**
 * Subscribes this browser to push notifications; returns false if the player or the browser refuses
 * permission.
 */
export async function subscribeHere(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await touchline.unwrap(touchline.GET('/v1/push-key'))
  const { pushManager } = await registered()
  const before = await pushManager.getSubscription()
  if (before && keyOf(before) !== key) await before.unsubscribe()
  const terms = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await pushManager.subscribe(terms)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, label: labelOf(navigator) }
  remember((await touchline.unwrap(touchline.POST('/v1/account/push', { body }))).id)
  return true
}

export async function unsubscribe(browser: string): Promise<Schemas['Notices']> {
  await touchline.unwrap(
    touchline.DELETE('/v1/account/push/{browser}', { params: { path: { browser } } }),
  )
  if (browser === browserId.value) {
    const { pushManager } = await registered()
    await (await pushManager.getSubscription())?.unsubscribe()
    remember(null)
  }
  return touchline.unwrap(touchline.GET('/v1/account/notices'))
}

async function registered(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.register(`${SCOPE}worker.js`, { scope: SCOPE })
  const worker = found.active ?? found.waiting ?? found.installing
  if (found.active || !worker) return found
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
  return found
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function labelOf({ userAgent }: Navigator): string {
  const first = (...names: readonly string[]) => names.find((name) => userAgent.includes(name))
  const browser = first('Firefox', 'Edg', 'Chrome', 'Safari')?.replace('Edg', 'Edge') ?? 'Browser'
  const system = first('Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux')
  return system === undefined ? browser : `${browser} on ${system}`
}
