import type { Browser, CDPSession, Page } from 'playwright-core'
import root from 'tap'
import { DRAWN_BY_US, drawnByUs, rests } from './frames.ts'
import { isUnpacked, launched } from './launched.ts'

/** One for all tests of a process: it comes up while the rest is loaded. */
const browser: Promise<Browser> = launched(isUnpacked ? DRAWN_BY_US : [])
// Whoever wants a window is told.
browser.catch(() => {})
let ordinary: Promise<Browser> | null = null
root.teardown(async () => {
  for (const one of new Set([browser, ordinary])) await (await one)?.close()
})

/** One that draws by itself, and so whatever opens within it. */
const ownBrowser = (): Promise<Browser> => (ordinary ??= isUnpacked ? launched() : browser)

/** A page that says that there is nothing. */
const NOWHERE = '/play/'

/** Only a machine that is much too busy, or a fault, lets anything take so long. */
const PATIENCE_MILLISECONDS = 60_000

export interface Wanted {
  readonly base: string
  readonly hasTouch: boolean
  /** With a worker, a clock, or several tabs: by nobody used before or after. */
  readonly own: boolean
}

interface Kept {
  readonly page: Page
  /** As long as it lasts, what it has emulated holds. */
  readonly session: CDPSession
}

const resting = new Map<string, Kept[]>()
const kept = new WeakMap<Page, Kept>()

/** At rest in the pages, nothing stored: one that was used, or a new one; an own one is empty. */
export async function takeWindow(wanted: Wanted): Promise<Page> {
  const { base, hasTouch, own } = wanted
  const rested = own ? undefined : resting.get(base)?.pop()
  const { page, session } = rested ?? (await newWindow(wanted))
  rests(page, false)
  // That is all a context with touch has done, which could not be used by others.
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

/** Whoever takes it next finds it as if nobody had been there. */
export async function leaveWindow(page: Page, { base, own }: Wanted): Promise<void> {
  const context = page.context()
  const one = kept.get(page)
  if (own || !one) return context.close()
  // What a test still held or changed on its way is nobody's any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (!(await page.evaluate<boolean>(TO_REST))) await page.goto(NOWHERE)
  rests(page, true)
  resting.set(base, [...(resting.get(base) ?? []), one])
}

/**
 * Goes where a link leads: within the pages no document is loaded for that, which would be most of
 * what a test of a page costs. From any other one it is.
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

/** What goes only with the document, or by and by. */
const LEFT = '[data-theme], dialog, .toasts > *, .strip, .note, [role=alert]'
const LOOKS_MAX = 200

/** Back to where a window is opened, with nothing stored and nobody known; false: not quite. */
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
