import type { Browser, Page } from 'playwright-core'
import root from 'tap'
import { launched } from './launched.ts'

/** One for all tests of a process: it comes up while the rest is loaded. */
const browser: Promise<Browser> = launched()
root.teardown(async () => (await browser).close())
// Whoever wants a window is told.
browser.catch(() => {})

/** Only a machine that is much too busy, or a fault, lets anything take so long. */
const PATIENCE_MILLISECONDS = 60_000

/**
 * Nothing is there, and nobody is asked for it. It is of the same origin as the pages, and shut off
 * from others by the same headers: a window that waits there keeps its process, and all it read.
 */
const AT_REST = {
  address: '/at-rest',
  responseCode: 200,
  responseHeaders: [
    { name: 'content-type', value: 'text/html' },
    { name: 'cross-origin-opener-policy', value: 'same-origin' },
    { name: 'origin-agent-cluster', value: '?1' },
  ],
}

export interface Wanted {
  readonly base: string
  readonly hasTouch: boolean
  /** With a worker and a clock, by nobody used before or after. */
  readonly own: boolean
}

const resting = new Map<string, Page[]>()
const placeOf = ({ base, hasTouch }: Wanted) => `${base} ${hasTouch}`

/** At rest, with nothing stored: one that was used, or a new one. */
export async function takeWindow(wanted: Wanted): Promise<Page> {
  const rested = wanted.own ? undefined : resting.get(placeOf(wanted))?.pop()
  if (rested) return rested
  const { base, hasTouch, own } = wanted
  const context = await (await browser).newContext({
    ...{ baseURL: base, hasTouch, reducedMotion: 'reduce' },
    serviceWorkers: own ? 'allow' : 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MILLISECONDS)
  await toRest(page, base)
  return page
}

/** Whatever the page before has stored is gone. */
async function toRest(page: Page, base: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { address, ...answer } = AT_REST
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', { requestId, ...answer }),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: base + address }] })
  await page.goto(address)
  await page.evaluate('sessionStorage.clear()')
  await session.send('Storage.clearDataForOrigin', { origin: base, storageTypes: 'all' })
  await session.detach()
}

/** Whoever takes it next finds it as if nobody had been there. */
export async function leaveWindow(page: Page, wanted: Wanted): Promise<void> {
  const context = page.context()
  if (wanted.own) return context.close()
  await page.unrouteAll()
  await context.setOffline(false)
  await toRest(page, wanted.base)
  const place = placeOf(wanted)
  resting.set(place, [...(resting.get(place) ?? []), page])
}
