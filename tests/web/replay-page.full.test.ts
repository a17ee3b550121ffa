import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { keptLogOf, writeKeptLog } from '../kept-log.ts'
import { isFit, isFitEverywhere, isWithin, type Page, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

const textOf = (id: string) => readFileSync(keptLogOf(registry[id]!), 'utf8')

/**
 * The service worker caches the HTML page last, so a cached HTML page proves that all files are
 * cached.
 */
const KEPT = `(async () => {
  const isKept = () => navigator.serviceWorker.controller && caches.match('/replay')
  while (!(await isKept())) await new Promise((go) => setTimeout(go, 50))
})()`

/**
 * Waits until the replay page has loaded all files, because the page cannot load files while the
 * browser is offline.
 */
const untilAllIsLoaded = (page: Page) =>
  page.getByRole('status').getByText('Ready for offline use').waitFor()

const MANY_MOVES = 900

async function openText(page: Page, text: string): Promise<void> {
  const file = { name: 'game.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

const dropping = (text: string) => `{
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([${JSON.stringify(text)}], 'game.ndjson'))
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  document.querySelector('.drop').dispatchEvent(drop)
}`

const versionOf = (page: Page) => page.getByRole('slider', { name: 'Version' }).inputValue()

async function isAboveTheScrubber(page: Page, what: string): Promise<boolean> {
  const [shown, scrubber] = await Promise.all(
    [what, '.scrubber'].map((one) => page.locator(one).boundingBox()),
  )
  return shown!.y + shown!.height <= scrubber!.y
}

t.test('a file is replayed, scrubbed and verified offline', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await page.goto('/replay')
  await untilAllIsLoaded(page)
  await page.context().setOffline(true)
  await openText(page, textOf('goalscorer'))
  await page.getByRole('slider').waitFor()
  await page
    .getByText(/(Home|Away) wins/)
    .first()
    .waitFor()

  const last = await versionOf(page)
  await page.keyboard.press('Home')
  const first = await versionOf(page)
  await page.keyboard.press('ArrowRight')
  const next = await versionOf(page)
  await page.keyboard.press('ArrowLeft')
  t.equal(await versionOf(page), first)
  await page.keyboard.press('ArrowDown')
  t.ok(Number(await versionOf(page)) > Number(first), 'a turn on')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('PageDown')
  t.match(await page.locator('[aria-label="Log"]').innerText(), /Goal|captures|Penalty|Offside/)
  await page.keyboard.press('End')
  t.equal(await versionOf(page), last)
  t.ok(Number(first) < Number(next) && Number(next) < Number(last))

  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText(`✓ verified: ${last} events`).waitFor()
  await page.getByRole('button', { name: 'Changes' }).click()
  await page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first().waitFor()
})

const command = fileURLToPath(new URL('../../src/cli/replay.js', import.meta.url))

async function servedAlone(t: Test, ...words: string[]) {
  const served = spawn(process.execPath, [command, ...words])
  t.teardown(() => served.kill())
  const [said] = await once(served.stdout, 'data')
  const [address = ''] = /http:\S+/.exec(String(said)) ?? []
  const page = await windowOf(t, new URL(address).origin, { own: true })
  await page.goto(address)
  const stop = async () => {
    served.kill()
    await once(served, 'exit')
  }
  return { page, stop }
}

t.test('once opened, the page opens and reviews without a server', async (t) => {
  const { page, stop } = await servedAlone(t)
  await page.evaluate(KEPT)
  await stop()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.goto('/replay?at=5')
  await openText(page, textOf('superclub'))
  await page.getByRole('slider').waitFor()
  await page.getByRole('button', { name: 'Another file' }).click()
  await openText(page, textOf('goalscorer'))
  await page.getByRole('img', { name: /^Win chances: / }).waitFor()
})

t.test('a command serves the page without a database, and opens a file in it', async (t) => {
  const { page } = await servedAlone(t, fileURLToPath(keptLogOf(registry.starplayer!)))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('✓ verified').waitFor()
})

t.test('every game opens offline, and shows what each viewer may see', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await untilAllIsLoaded(page)
  await page.context().setOffline(true)
  for (const id of Object.keys(registry)) {
    await openText(page, textOf(id))
    await page.getByRole('slider').waitFor()
    await page.getByLabel('Compare with').selectOption('null')
    if (await page.locator('.rim').count()) t.ok(await isAboveTheScrubber(page, '.rim'), id)
    await page.getByLabel('Compare with').selectOption('admin')
    for (const tab of ['Key moments', 'Changes', 'Charts', 'Log'])
      await page.getByRole('button', { name: tab, exact: true }).click()
    await page.getByLabel('Show', { exact: true }).selectOption('json')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('✓ verified').waitFor()
    await page.getByRole('button', { name: 'Another file' }).click()
  }
})

for (const part of ['assets/superclub', 'replay/review-worker'])
  t.test(
    `without ${part} the page says that not everything is loaded, and opens the rest`,
    async (t) => {
      const { base } = await sharedPagesService()
      const page = await windowOf(t, base, { width: 390 })
      await page.context().route(`**/${part}-*.js`, (route) => route.fulfill({ status: 503 }))
      await page.goto('/replay')
      await page.getByRole('status').getByText('Some parts of this page are not').waitFor()
      await isWithin(t, page, `without ${part}`)
      await openText(page, textOf('goalscorer'))
      await page.getByRole('slider').waitFor()
      await page.context().unrouteAll()
    },
  )

t.test('a file given before the first frame is opened', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base, { own: true })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/replay')
  while ((await page.locator('input[type=file]').count()) === 0) await page.clock.runFor(1)
  await openText(page, textOf('goalscorer'))
  await page.clock.resume()
  await page.getByRole('slider').waitFor()
})

t.test('a file with one changed die differs, and the page says where', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  const changed = textOf('starplayer').replace(
    /(dice\.rolled.*?dice\\":\[)(\d)/,
    (_, before, die) => `${before}${(Number(die) % 6) + 1}`,
  )
  await openText(page, changed)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('✗ differs').waitFor()
  await page.getByText(/gives different events/).waitFor()
  await page.getByText(/The hash chain breaks/).waitFor()
  await isFit(t, page, 'what differs')
  const end = await versionOf(page)
  await page.getByRole('button', { name: 'Go to this move' }).click()
  t.ok(Number(await versionOf(page)) < Number(end))
})

t.test('an invalid log is explained in a sentence, and another file may be dropped', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await openText(page, 'hello')
  await page.getByRole('alert').getByText('This is not a Touchline game log').waitFor()
  await page.evaluate(dropping(textOf('goalscorer')))
  await page.getByRole('slider').waitFor()
})

t.test('keyboard shortcuts are listed, and can be switched off', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await openText(page, textOf('goalscorer'))
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('?')
  await page.getByLabel('Keyboard shortcuts on').uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const before = await versionOf(page)
  await page.keyboard.press('ArrowLeft')
  t.equal(await versionOf(page), before)
})

t.test('the address holds the current moment, and leads back to it', async (t) => {
  const { base, signUp, call } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: game } = await call('POST /v1/games', { token, body })
  await call(`POST /v1/games/${game.id}/start`, { token })
  await call(`POST /v1/games/${game.id}/resignation`, { token })
  const page = await windowOf(t, base, { token })
  await page.goto(`/replay/${game.id}?at=4&as=0&tab=charts&beside=admin`)
  await page.getByRole('slider').waitFor()
  t.equal(await versionOf(page), '4')
  await page.getByRole('heading', { name: 'All information visible' }).waitFor()
  await page.getByText('Goals').first().waitFor()
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await page.waitForURL(/at=5\b|at=6\b/)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('✓ verified').waitFor()
  t.equal(await page.getByRole('button', { name: 'Copy link' }).count(), 1)
})

t.test('a viewer can continue any moment of an ended game at a new table', async (t) => {
  const { base, signUp, call } = await sharedPagesService()
  const { token } = await signUp('Cleo')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: game } = await call('POST /v1/games', { token, body })
  await call(`POST /v1/games/${game.id}/resignation`, { token })
  const page = await windowOf(t, base, { token })
  await visit(page, `/replay/${game.id}?at=4`)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByLabel('I play').selectOption({ index: 0 })
  await isFit(t, page, 'the chosen seat')
  await page.getByRole('button', { name: 'Open game' }).click()
  await page.waitForURL(/\/play\//)
  await page.locator('[aria-label="Pitch"]').waitFor()
  const fork = page.url().split('/').at(-1)!
  t.match((await call(`GET /v1/games/${fork}`, { token })).body, {
    visibility: 'private',
    seat: 0,
    origin: { game: game.id, version: 4 },
  })

  await call(`POST /v1/games/${fork}/cancel`, { token, body: { reason: 'other' } })
  await page.getByText('Game cancelled').first().waitFor()
  await page.getByRole('link', { name: 'Replay & analysis' }).click()
  await page.getByText('There is no winner', { exact: false }).first().waitFor()
})

t.test('an exported game is continued from its file, if a service answers', async (t) => {
  const { base, signUp, call } = await sharedPagesService()
  const { token } = await signUp('Dora')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'bot' }, { kind: 'me' }] }
  const { body: game } = await call('POST /v1/games', { token, body })
  await call(`POST /v1/games/${game.id}/resignation`, { token })
  const { text } = await call(`GET /v1/games/${game.id}/export`, { token })
  const page = await windowOf(t, base, { token })
  await visit(page, '/replay?at=4')
  const playFromHere = page.getByRole('button', { name: 'Play from here' })
  await openText(page, textOf('goalscorer'))
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('Home')
  await playFromHere.click()
  await page.getByText('This file contains only the log').waitFor()

  await page.getByRole('button', { name: 'Another file' }).click()
  await openText(page, text)
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('Home')
  await page.context().setOffline(true)
  await playFromHere.click()
  await page.getByText('You are offline').waitFor()
  await page.context().setOffline(false)
  await playFromHere.click()
  await page.getByText('The file is uploaded').waitFor()
  await page.getByLabel('I play').selectOption({ index: 1 })
  await isFit(t, page, 'the continued file')
  await page.getByRole('button', { name: 'Open game' }).click()
  await page.waitForURL(/\/play\//)
  await page.locator('[aria-label="Pitch"]').waitFor()
  const fork = page.url().split('/').at(-1)!
  t.match((await call(`GET /v1/games/${fork}`, { token })).body, {
    visibility: 'private',
    seat: 1,
    origin: { game: game.id },
  })
})

t.test('a running game is shown as its players see it, step by step', async (t) => {
  const { base, signUp, call } = await sharedPagesService()
  const { token } = await signUp('Bea')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: game } = await call('POST /v1/games', { token, body })
  await call(`POST /v1/games/${game.id}/start`, { token })
  const page = await windowOf(t, base, { token })
  await visit(page, `/replay/${game.id}`)
  await page.getByText('Game in progress.').waitFor()
  await page.locator('[aria-label="Pitch"]').waitFor()
  await page.keyboard.press('Home')
  t.equal(await page.getByRole('button', { name: 'Verify' }).count(), 0)
  await isFit(t, page, 'a running game')
})

t.test('a page with a log of nearly two thousand events stays responsive', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/replay')
  await openText(page, writeKeptLog(registry.starplayer!, MANY_MOVES))
  await page.getByRole('slider').waitFor()
  t.ok(Number(await versionOf(page)) > 1_500)
  for (const key of ['Home', ...Array.from({ length: 30 }, () => 'ArrowRight'), 'End'])
    await page.keyboard.press(key)
  t.ok((await page.locator('[aria-label="Log"] li').count()) <= 120)
})

t.test('every replay page fits, on a phone and on a desktop', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base, { width: 390 })
  await visit(page, '/replay')
  await page.getByText('Drop a game file').waitFor()
  await isFitEverywhere(t, page, 'where a log is opened')
  await openText(page, textOf('goalscorer'))
  await page.getByRole('slider').waitFor()
  for (const tab of ['Log', 'Key moments', 'Changes', 'Charts']) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await isFitEverywhere(t, page, tab)
  }
})
