import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { ConsoleMessage, Page } from 'playwright-core'
import root, { type Test } from 'tap'
import type { Speed } from '../../web/src/play/beats/timing.ts'
import { findingsOf } from './axe.ts'
import { leaveWindow, takeWindow } from './windows.ts'

export type { Page } from 'playwright-core'
export { visit } from './windows.ts'

// All page tests share one process, in which six tests run at a time, so that one test can use the
// service while other tests wait.
root.jobs = 6

export interface Looked {
  readonly width?: 390 | 1280
  readonly height?: number
  readonly dark?: boolean
  /**
   * Speed of the animations that the board shows for events; by default, the test pages show no
   * animations, because most tests do not need them.
   */
  readonly speed?: Speed
  readonly token?: string
  /**
   * True if the test needs a separate browser context, for example for a service worker, a
   * simulated clock, several tabs, or pages of other sites.
   */
  readonly own?: boolean
  readonly expected?: RegExp
}

/**
 * Opens a page without stored data; the test fails if the browser reports an error or a warning.
 */
export async function windowOf(t: Test, base: string, looked: Looked = {}): Promise<Page> {
  const {
    width = 1280,
    height = width === 390 ? 844 : 800,
    dark = false,
    token,
    speed = 'off',
  } = looked
  const wanted = { base, hasTouch: width === 390, own: looked.own ?? false }
  const page = await takeWindow(wanted)
  t.teardown(() => leaveWindow(page, wanted))
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  if (wanted.own) await page.addInitScript(atSpeed(speed))
  else await page.evaluate(atSpeed(speed))
  if (token !== undefined) await signIn(page, token, base)
  complaints(t, page, looked.expected)
  return page
}

export async function signIn(page: Page, token: string, base = new URL(page.url()).origin) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(`${base}/v1/session`, { data: { token }, headers })
  const { account } = await answer.json()
  const mark = `
    localStorage.setItem('touchline.sign-in', '${account.id} ${Date.now()}')
    dispatchEvent(new StorageEvent('storage', { key: 'touchline.sign-in' }))`
  if (page.url() === 'about:blank') await page.addInitScript(mark)
  else await page.evaluate(mark)
}

/** Console messages that do not fail a test, because some tests make requests fail on purpose. */
const NO_FAULT = /^(?:Failed to load resource|Service Worker registration blocked)/

/** A sandboxed frame without an origin has no browser storage. */
const atSpeed = (speed: Speed) => `if (self === top) {
  localStorage.setItem('touchline.speed', '${speed}')
  dispatchEvent(new StorageEvent('storage', { key: 'touchline.speed' }))
}`

function complaints(t: Test, page: Page, expected = NO_FAULT): void {
  const said: string[] = []
  const hearError = (error: Error) => said.push(`error: ${error.message}`)
  const hear = (message: ConsoleMessage) => {
    const text = message.text()
    const isKnown = NO_FAULT.test(text) || expected.test(text)
    if (['error', 'warning'].includes(message.type()) && !isKnown) said.push(text)
  }
  page.on('pageerror', hearError)
  page.on('console', hear)
  t.teardown(() => {
    page.off('pageerror', hearError)
    page.off('console', hear)
    if (said.length > 0) throw new Error(`the console of the page says:\n${said.join('\n')}`)
  })
}

const widths = { phone: 390, desk: 1280 } as const
type Looks = readonly (readonly [keyof typeof widths, 'light' | 'dark'])[]

/**
 * Colours do not depend on the window width, so a normal test run checks each colour theme at one
 * width. With `--soak`, both themes are checked at both widths.
 */
const LOOKS: Looks = [
  ['phone', 'light'],
  ['desk', 'dark'],
  ...(process.env.SOAK
    ? ([
        ['phone', 'dark'],
        ['desk', 'light'],
      ] as const)
    : []),
]

/**
 * Checks the page at the screen widths of a phone and of a desktop computer. Only styles depend on
 * the width, so the page is not loaded again for the second width.
 */
export async function atEachWidth(page: Page, look: (where: string) => Promise<void>) {
  for (const [where, colorScheme] of LOOKS) {
    await page.setViewportSize({ width: widths[where], height: 800 })
    await page.emulateMedia({ colorScheme })
    await look(`${where}, ${colorScheme}`)
  }
}

export const isFitEverywhere = (t: Test, page: Page, what: string): Promise<void> =>
  atEachWidth(page, (where) => isFit(t, page, `${what}, ${where}`))

export async function savedBy(page: Page, button: string): Promise<readonly [string, string]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const packed = await readFile(await download.path())
  return [download.suggestedFilename(), gunzipSync(packed).toString()]
}

export async function isFit(t: Test, page: Page, what: string): Promise<void> {
  await isWithin(t, page, what)
  t.same(await findingsOf(page), [], `${what}: axe finds nothing`)
}

export async function isWithin(t: Test, page: Page, what: string): Promise<void> {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  t.ok(wide <= 0, `${what} is ${wide} px wider than the window`)
}

/** Presses all named buttons at once, before the replay page can continue its playback. */
export const pressAtOnce = (page: Page, ...names: readonly string[]): Promise<void> =>
  page.evaluate<void>(`
    for (const name of ${JSON.stringify(names)})
      [...document.querySelectorAll('button')]
        .find((one) => (one.ariaLabel ?? one.textContent) === name)
        .click()`)

/** Sends a touch through the debugger, so that the browser handles the touch like a real touch. */
export async function tap(page: Page, [x, y]: readonly [x: number, y: number]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x, y }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
