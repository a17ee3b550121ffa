import type { Browser, CDPSession, Page } from 'playwright-core'
import root from 'tap'
import { DRAWN_BY_US, drawnByUs, rests } from './frames.ts'
import { isUnpacked, launched } from './launched.ts'

/** All tests of a process share one browser, which starts while the modules load. */
const browser: Promise<Browser> = launched(isUnpacked ? DRAWN_BY_US : [])
browser.catch(() => {})
let ordinary: Promise<Browser> | null = null
root.teardown(async () => {
  for (const one of new Set([browser, ordinary])) await (await one)?.close()
})

const ownBrowser = (): Promise<Browser> => (ordinary ??= isUnpacked ? launched() : browser)

const NOWHERE = '/play/'

/** A browser exceeds this time limit only on an overloaded machine or because of a bug. */
const PATIENCE_MILLISECONDS = 60_000

export interface Wanted {
  readonly base: string
  readonly hasTouch: boolean
  /**
   * True for a window that only one test uses, because the test needs a service worker, a simulated
   * clock or several tabs.
   */
  readonly own: boolean
}

interface Kept {
  readonly page: Page
  /**
   * The debugger session stays open, because the browser drops the emulation settings when the
   * session is closed.
   */
  readonly session: CDPSession
}

const resting = new Map<string, Kept[]>()
const kept = new WeakMap<Page, Kept>()

/** Returns an idle window without stored data; if `own` is true, the window is always new. */
export async function takeWindow(wanted: Wanted): Promise<Page> {
  const { base, hasTouch, own } = wanted
  const rested = own ? undefined : resting.get(base)?.pop()
  const { page, session } = rested ?? (await newWindow(wanted))
  rests(page, false)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  return page
}

async function newWindow({ base, own }: Wanted): Promise<Kept> {
  const within = await (own ? ownBrowser() : browser)
  const context = await within.newContext({
    baseURL: base,
    reducedMotion: 'reduce',
    serviceWorkers: own ? 'allow' : 'block',
  })
  const page = await (isUnpacked && !own ? drawnByUs(within, context) : context.newPage())
  page.setDefaultTimeout(PATIENCE_MILLISECONDS)
  const one = { page, session: await context.newCDPSession(page) }
  kept.set(page, one)
  if (!own) await page.goto(NOWHERE)
  return one
}

export async function leaveWindow(page: Page, { base, own }: Wanted): Promise<void> {
  const context = page.context()
  const one = kept.get(page)
  if (own || !one) return context.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearCookies()
  if (!(await page.evaluate<boolean>(TO_REST))) await page.goto(NOWHERE)
  rests(page, true)
  resting.set(base, [...(resting.get(base) ?? []), one])
}

/**
 * Opens a page of the service. If the window already shows a page of the service, the test follows
 * a link, so that the browser loads no new HTML document. Loading a new HTML document would take
 * most of a test's time.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate<boolean>(followed(address)))) await page.goto(address)
}

const followed = (address: string) => `(() => {
  const isIn = document.getElementById('app') !== null
  const link = document.createElement('a')
  link.href = ${JSON.stringify(address)}
  document.body.append(link)
  if (isIn) link.click()
  link.remove()
  return isIn
})()`

/**
 * Selectors of page elements that a previous test may have left, such as dialogs and messages that
 * fade out.
 */
const LEFT = '[data-theme], dialog, .toasts > *, .strip, .note, [role=alert]'
const LOOKS_MAX = 200

/**
 * Resets the window: deletes the stored data, which signs the user out, and opens `NOWHERE`.
 * Returns false if some state could not be reset.
 */
const TO_REST = `(async () => {
  localStorage.clear()
  sessionStorage.clear()
  if (!(${followed(NOWHERE)})) return false
  dispatchEvent(new StorageEvent('storage'))
  for (let looks = 0; looks < ${LOOKS_MAX}; looks += 1) {
    if (document.querySelector('.notice h1')) return !document.querySelector('${LEFT}')
    await new Promise((go) => setTimeout(go, 5))
  }
  return false
})()`
