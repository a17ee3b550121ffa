import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** Without these a browser draws no such page at all. */
export const DRAWN_BY_US = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
]

const FRAME_MILLISECONDS = 50

/** Who looks at a page in a test sees no more than this of it. */
const HIDDEN = { noDisplayUpdates: true } as const

const drawn = new WeakSet<Page>()

/**
 * A page of that context which draws when it is told to: by itself it would do so sixty times a
 * second, and nobody looks. Styles, layout and whatever waits for a frame are as in any other.
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

/** While nobody is at it, a page need not be drawn. */
export function rests(page: Page, isResting: boolean): void {
  if (isResting) drawn.delete(page)
  else drawn.add(page)
}

async function draw(page: Page, session: CDPSession): Promise<void> {
  while (!page.isClosed()) {
    // It may go on to another document, or be closed, in the middle of it.
    if (drawn.has(page))
      await session.send('HeadlessExperimental.beginFrame', HIDDEN).catch(() => {})
    await sleep(FRAME_MILLISECONDS)
  }
}
