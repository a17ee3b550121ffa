import type { Page } from './browser.ts'

/** What a fault of the service answers. */
export const BROKEN = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal-error',
    detail: 'It broke.',
  }),
}

/** Holds back whatever is asked of those addresses; gives what lets it go. */
export async function heldBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((go) => {
    release = go
  })
  await page.route(addresses, async (route) => {
    await released
    // Nobody may want it any more.
    await route.continue().catch(() => {})
  })
  return release
}
