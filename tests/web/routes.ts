import type { Page } from './browser.ts'

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

/** Delays requests to the given URLs, and returns a function that continues the requests. */
export async function heldBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((go) => {
    release = go
  })
  await page.route(addresses, async (route) => {
    await released
    // The error is ignored, because the page may have cancelled the request.
    await route.continue().catch(() => {})
  })
  return release
}
