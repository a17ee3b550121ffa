import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** Flags that make the browser draw pages only on demand. */
export const DRAWN_BY_US = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
]

const FRAME_MILLISECONDS = 50

const HIDDEN = { noDisplayUpdates: true } as const

const drawn = new WeakSet<Page>()

/**
 * Opens a page that the browser draws only on demand, because drawing 60 frames per second would
 * waste time.
 */
export async function drawnByUs(browser: Browser, context: BrowserContext): Promise<Page> {
  const first = await context.newPage()
  const session = await context.newCDPSession(first)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const whole = await browser.newBrowserCDPSession()
  const { browserContextId } = targetInfo
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    whole.send('Target.createTarget', {
      url: 'about:blank',
      enableBeginFrameControl: true,
      ...(browserContextId !== undefined && { browserContextId }),
    }),
  ])
  await Promise.all([first.close(), whole.detach()])
  drawn.add(page)
  void draw(page, await context.newCDPSession(page))
  return page
}

/** Stops or resumes drawing the page, because drawing an idle page wastes processor time. */
export function rests(page: Page, isResting: boolean): void {
  if (isResting) drawn.delete(page)
  else drawn.add(page)
}

async function draw(page: Page, session: CDPSession): Promise<void> {
  while (!page.isClosed()) {
    // The error is ignored, because the page may navigate or close while the browser draws the
    // page.
    if (drawn.has(page))
      await session.send('HeadlessExperimental.beginFrame', HIDDEN).catch(() => {})
    await sleep(FRAME_MILLISECONDS)
  }
}
