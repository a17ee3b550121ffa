import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { textOf as textIn } from '../../web/src/replay/unzipped.ts'
import { keptLogOf } from '../kept-log.ts'
import { type Page, pressAtOnce, visit, windowOf } from './browser.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { BROKEN, heldBack } from './routes.ts'

const textOf = (id: string) => readFileSync(keptLogOf(registry[id]!), 'utf8')

async function openFile(page: Page, content: string | Buffer): Promise<void> {
  const file = { name: 'game', mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Version' })
const versionOf = (page: Page) => slider(page).inputValue()
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
const toReplay = (page: Page) => page.getByRole('link', { name: 'Replay', exact: true }).click()

interface Played {
  readonly id: string
  readonly token: string
}

async function running({ signUp, call }: PagesService): Promise<Played> {
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  return { id: (await call('POST /v1/games', { token, body })).body.id, token }
}

async function ended(service: PagesService): Promise<Played> {
  const { id, token } = await running(service)
  await service.call(`POST /v1/games/${id}/resignation`, { token })
  return { id, token }
}

t.test('another file begins at its own end, wherever the previous one was', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await openFile(page, textOf('goalscorer'))
  await slider(page).waitFor()
  await page.keyboard.press('Home')
  await page.waitForURL(/at=\d&/)
  await press(page, 'Another file')
  await page.waitForURL(/\/replay$/)
  await openFile(page, textOf('superclub'))
  await slider(page).waitFor()
  t.equal(await versionOf(page), await slider(page).getAttribute('max'))
})

t.test('a viewer who leaves a game that is loading or invalid can open a file', async (t) => {
  const service = await sharedPagesService()
  const { id } = await ended(service)
  const page = await windowOf(t, service.base)
  const release = await heldBack(page, `**/v1/games/${id}`)
  await visit(page, `/replay/${id}`)
  await page.getByText('Opening …').waitFor()
  await toReplay(page)
  await page.getByText('Drop a game file here').waitFor()
  release()

  await visit(page, '/replay/00000000-0000-4000-8000-000000000000')
  await page.getByRole('alert').waitFor()
  await toReplay(page)
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

const A_WHILE_MILLISECONDS = 1_500

t.test('a missing moment of a running game is requested now and then', async (t) => {
  const service = await sharedPagesService()
  const { id, token } = await running(service)
  const page = await windowOf(t, service.base, { token })
  let asked = 0
  const moments = `**/v1/games/${id}?at=*`
  await page.route(moments, (route) => {
    asked += 1
    return route.fulfill(BROKEN)
  })
  await visit(page, `/replay/${id}`)
  await page.getByText('Game in progress.').waitFor()
  await page.waitForTimeout(A_WHILE_MILLISECONDS)
  t.ok(asked < 10, `it was asked ${asked} times`)
  await page.unroute(moments)
  await page.locator('[aria-label="Pitch"]').waitFor()
})

t.test('charts of a running game are drawn once its moments have loaded', async (t) => {
  const service = await sharedPagesService()
  const { id, token } = await running(service)
  const page = await windowOf(t, service.base, { token })
  const release = await heldBack(page, `**/v1/games/${id}?at=*`)
  await visit(page, `/replay/${id}?tab=charts`)
  await page.getByText('No charts are available for this game.').waitFor()
  release()
  await page.locator('svg.chart').first().waitFor()
})

t.test('the space bar plays from the start when the end is shown', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await openFile(page, textOf('goalscorer'))
  await slider(page).waitFor()
  const last = await versionOf(page)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  t.ok(Number(await versionOf(page)) < Number(last))
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
})

t.test('a fork starts at the chosen moment, though playback continues', async (t) => {
  const service = await sharedPagesService()
  const { id, token } = await ended(service)
  const page = await windowOf(t, service.base, { token })
  await visit(page, `/replay/${id}?at=4`)
  await slider(page).waitFor()
  await pressAtOnce(page, 'Play', 'Play from here')
  await page.getByRole('button', { name: 'Play', exact: true, includeHidden: true }).waitFor()
  t.equal(await page.getByRole('dialog').getAttribute('aria-label'), 'Continue from event 4')
})

t.test('a file of several gzip members, as jobs write them, is opened', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  const text = textOf('goalscorer')
  const half = text.length >> 1
  const parts = [text.slice(0, half), text.slice(half)].map((part) => gzipSync(part))
  await visit(page, '/replay')
  await openFile(page, Buffer.concat(parts).subarray(0, -9))
  await page.getByRole('alert').getByText('The file is incomplete').waitFor()
  await openFile(page, Buffer.concat(parts))
  await slider(page).waitFor()
})

const LARGE_BYTES = 3_000_000

t.test('gzip members are split in a large file, too', async (t) => {
  const texts = [1, 2, 3].map(() => randomBytes(LARGE_BYTES).toString('base64'))
  const bytes = Buffer.concat(texts.map((text) => gzipSync(text, { level: 1 })))
  t.ok((await textIn(new Blob([bytes]))) === texts.join(''))
})
