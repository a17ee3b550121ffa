import type { Browser, Page } from 'playwright-core'
import root from 'tap'
import { launched } from './launched.ts'

let shared: Promise<Browser> | null = null

/** One for all tests of a process. */
function browser(): Promise<Browser> {
  shared ??= launch()
  return shared
}

async function launch(): Promise<Browser> {
  const started = await launched()
  root.teardown(() => started.close())
  return started
}

/** Only a machine that is much too busy, or a fault, lets anything take so long. */
const PATIENCE_MILLISECONDS = 60_000

/**
 * No script runs there. It is of the same origin as the pages, and shut off from others by the same
 * headers: so a window that waits there for its next test keeps its process, with all that it read.
 */
const AT_REST = '/docs/guides'

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
  const context = await (await browser()).newContext({
    ...{ baseURL: base, hasTouch, reducedMotion: 'reduce' },
    serviceWorkers: own ? 'allow' : 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MILLISECONDS)
  await page.goto(AT_REST)
  return page
}

/** Whoever takes it next finds it as if nobody had been there. */
export async function leaveWindow(page: Page, wanted: Wanted): Promise<void> {
  const context = page.context()
  if (wanted.own) return context.close()
  await page.unrouteAll()
  await context.setOffline(false)
  await page.goto(AT_REST)
  await page.evaluate('sessionStorage.clear()')
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: wanted.base, storageTypes: 'all' })
  await session.detach()
  const place = placeOf(wanted)
  resting.set(place, [...(resting.get(place) ?? []), page])
}
