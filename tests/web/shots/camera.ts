import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launched } from '../launched.ts'
import type { Stage } from './stage.ts'
import type { Guest } from './tables.ts'

/** The fixed host name makes the pages show the same URL for every port. */
const HOST = 'touchline.localhost'
const QUALITY = 50
/** A longer page is cut off, because a picture of the complete page would be too large. */
const HEIGHT_MAX = 2_500

interface Size {
  readonly suffix: string
  readonly width: number
  readonly height: number
}

const DESKTOP: Size = { suffix: '', width: 1280, height: 800 }
const PHONE: Size = { suffix: '-phone', width: 390, height: 844 }
const SIZES = [DESKTOP, PHONE]
const WIDE: Size = { suffix: '-2560', width: 2560, height: 1440 }

export interface Shot {
  readonly path: string
  readonly see?: string
  readonly who?: Guest
  /** Shows the complete page instead of the visible part. */
  readonly whole?: boolean | 'on-desktop'
  /** True if a single picture of a very wide window is taken instead of four. */
  readonly isWide?: boolean
  /** True if the page plays its animations, which `act` stops at the wanted moment. */
  readonly isMoving?: boolean | undefined
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act?: (page: Page) => Promise<unknown>
}

export interface Camera {
  /** Takes four pictures: of a desktop and of a phone, both light and dark. */
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
      for (const size of shot.isWide ? [WIDE] : SIZES) {
        const { isMoving } = shot
        const isWhole = shot.whole === true || (shot.whole === 'on-desktop' && size === DESKTOP)
        const take = (page: Page) => taken(page, { isMoving, isWhole, format: film.format })
        const page = await pageOf(browser, shot, size)
        if (isMoving) await page.clock.install({ time: clock.now() })
        else await page.clock.setFixedTime(clock.now())
        await open(page, shot)
        await keep(`${name}${size.suffix}`, await take(page))
        if (!shot.isWide) {
          await page.emulateMedia({ colorScheme: 'dark' })
          if (!isMoving) await page.evaluate(quiet(100))
          await keep(`${name}${size.suffix}-dark`, await take(page))
        }
        await page.context().close()
      }
    },
    close: () => browser.close(),
  }
}

async function pageOf(browser: Browser, shot: Shot, { width, height }: Size): Promise<Page> {
  const { who, isMoving = false } = shot
  const context = await browser.newContext({
    baseURL: `http://${HOST}`,
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
    hasTouch: width === PHONE.width,
    serviceWorkers: 'block',
  })
  if (!isMoving) await context.addInitScript(`localStorage.setItem('touchline.speed', 'off')`)
  if (who) await context.addInitScript(`localStorage.setItem('touchline.token', '${who.token}')`)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

async function open(page: Page, { path, see, isMoving, prepare, act }: Shot): Promise<void> {
  await prepare?.(page)
  await page.goto(path)
  if (see) await page.locator(see).first().waitFor()
  if (!isMoving) await page.evaluate(quiet(400))
  await act?.(page)
  if (!isMoving) await page.evaluate(quiet(400))
}

/** Waits until the page has not changed for some milliseconds. */
const quiet = (milliseconds: number) => `document.fonts.ready.then(() => new Promise((done) => {
  let alarm = setTimeout(done, ${milliseconds})
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(() => {
    clearTimeout(alarm)
    alarm = setTimeout(done, ${milliseconds})
  }).observe(document.body, all)
}))`

/** Age of the animations in pictures of moving pages; dice are tilted most at this age. */
export const MOMENT_MILLISECONDS = 350
const STOP = `for (const one of document.getAnimations()) {
  one.pause()
  one.currentTime = ${MOMENT_MILLISECONDS}
}`

interface Taking extends Pick<Shot, 'isMoving'>, Pick<Film, 'format'> {
  readonly isWhole: boolean
}

async function taken(page: Page, { isMoving, isWhole, format }: Taking): Promise<Buffer> {
  if (isMoving) await page.evaluate(STOP)
  await page.evaluate('scrollTo(0, 0)')
  const session = await page.context().newCDPSession(page)
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics')
  const { clientWidth: width, clientHeight } = cssVisualViewport
  if (cssContentSize.width > width) throw new Error(`${page.url()} scrolls sideways`)
  const height = isWhole ? Math.min(HEIGHT_MAX, cssContentSize.height) : clientHeight
  const { data } = await session.send('Page.captureScreenshot', {
    ...(format === 'webp' ? { format, quality: QUALITY } : { format }),
    ...(isWhole && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
  })
  return Buffer.from(data, 'base64')
}
