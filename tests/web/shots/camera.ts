import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launched } from '../launched.ts'
import type { Stage } from './stage.ts'
import type { Guest } from './tables.ts'

/** The fixed host name makes the pages show the same URL for every port. */
const HOST = 'touchline.localhost'
const QUALITY = 60
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1280: 800, 2560: 1440 }

export interface Shot {
  readonly path: string
  readonly see?: string
  readonly who?: Guest
  readonly width?: 390 | 1280 | 2560
  readonly dark?: boolean
  readonly alsoDark?: boolean
  readonly whole?: boolean
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act?: (page: Page) => Promise<unknown>
}

export interface Camera {
  shoot(name: string, shot: Shot): Promise<void>
  /** Returns the picture files that were written since the previous call. */
  finished(): readonly string[]
  close(): Promise<void>
}

export interface Film {
  readonly folder: string
  /** PNG is lossless and four times as large as WebP. */
  readonly format: 'webp' | 'png'
}

export async function openCamera({ port, clock }: Stage, film: Film): Promise<Camera> {
  const browser = await launched([`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`])
  await mkdir(film.folder, { recursive: true })
  const files: string[] = []
  const keep = async (name: string, picture: Buffer) => {
    const file = `${name}.${film.format}`
    await writeFile(path.join(film.folder, file), picture)
    files.push(file)
  }
  return {
    finished: () => files.splice(0),
    async shoot(name, shot) {
      const page = await pageOf(browser, shot)
      await page.clock.setFixedTime(clock.now())
      await shot.prepare?.(page)
      await page.goto(shot.path)
      if (shot.see) await page.locator(shot.see).first().waitFor()
      await page.evaluate(QUIET)
      await shot.act?.(page)
      await page.evaluate(QUIET)
      await keep(name, await taken(page, shot, film))
      if (shot.alsoDark) {
        await page.emulateMedia({ colorScheme: 'dark' })
        await keep(`${name}-dark`, await taken(page, shot, film))
      }
      await page.context().close()
    },
    close: () => browser.close(),
  }
}

async function pageOf(browser: Browser, { who, width = 1280, dark }: Shot): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://${HOST}`,
    viewport: { width, height: HEIGHTS[width] ?? width },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: width === 390,
    serviceWorkers: 'block',
  })
  if (who) await context.addInitScript(`localStorage.setItem('touchline.token', '${who.token}')`)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

const QUIET = `document.fonts.ready.then(() => new Promise((done) => {
  let alarm = setTimeout(done, 400)
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(() => {
    clearTimeout(alarm)
    alarm = setTimeout(done, 400)
  }).observe(document.body, all)
}))`

async function taken(page: Page, { whole }: Shot, { format }: Film): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics')
  const { clientWidth: width, clientHeight } = cssVisualViewport
  const height = whole ? cssContentSize.height : clientHeight
  const { data } = await session.send('Page.captureScreenshot', {
    ...(format === 'webp' ? { format, quality: QUALITY } : { format }),
    ...(whole && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
  })
  return Buffer.from(data, 'base64')
}
