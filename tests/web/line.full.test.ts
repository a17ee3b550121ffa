import t from 'tap'
import { until, untilAsync } from '../support/until.ts'
import { isFit, type Page, visit, windowOf } from './browser.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { showLog } from './playing.ts'
import { proxyTo } from './proxy.ts'
import { heldBack } from './routes.ts'

interface Table {
  readonly id: string
  readonly tokens: readonly [home: string, away: string]
}

async function tableOf({ call, signUp }: PagesService, terms: object = {}): Promise<Table> {
  const [home, away] = [await signUp('Ada'), await signUp('Bob')]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }], ...terms }
  const { body: game } = await call('POST /v1/games', { token: home.token, body })
  await call(`POST /v1/games/${game.id}/seats`, { token: away.token, body: {} })
  return { id: game.id, tokens: [home.token, away.token] }
}

async function answer({ call }: PagesService, id: string, token: string): Promise<void> {
  const { body } = await call(`GET /v1/games/${id}/decisions`, { token })
  const [{ id: decisionId, examples }] = body.decisions
  const move = { decisionId, move: examples[0] }
  const { status } = await call(`POST /v1/games/${id}/moves`, { token, body: move })
  if (status !== 201) throw new Error(`the move was answered with ${status}`)
}

const versionsOf = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('.log .version').allInnerTexts()).map(Number)

t.test('a lost connection comes back, with every event once', async (t) => {
  const service = await sharedPagesService()
  const proxy = await proxyTo(t, service.base)
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, proxy.base, { token: tokens[1], own: true })
  await page.clock.install()
  await page.goto(`/play/${id}`)
  await page.getByText('live', { exact: true }).waitFor()

  proxy.cut()
  await page.getByText('reconnecting').waitFor()
  await answer(service, id, tokens[0])
  await answer(service, id, tokens[0])
  await page.clock.fastForward(11_000)
  await page.getByText(/connection was lost at/).waitFor()
  await isFit(t, page, 'a table that is out of date')

  proxy.mend()
  await page.clock.fastForward(16_000)
  await page.getByText('live', { exact: true }).waitFor()
  await page.getByText('Your turn').waitFor()
  const { body } = await service.call(`GET /v1/games/${id}/events?include=words`, {
    token: tokens[1],
  })
  const told = body.items.filter(({ words }: { words: string | null }) => words !== null)
  const last = told.at(-1).version
  await page.locator('.log').getByText(String(last), { exact: true }).waitFor()
  const versions = await versionsOf(page)
  t.same(
    versions,
    [...new Set(versions)].toSorted((one, other) => other - one),
  )
  t.equal(await page.getByText(/connection was lost at/).count(), 0)
})

t.test('an unanswered request is retried', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, service.base, { token: tokens[1], own: true })
  await page.clock.install()
  let looks = 0
  await page.route(`**/v1/games/${id}`, (route) => {
    looks += 1
    return looks === 1 ? undefined : route.continue()
  })
  await page.goto(`/play/${id}`)
  await until(() => looks === 1)

  await page.clock.fastForward(76_000)
  await untilAsync(async () => {
    await page.clock.fastForward(1_000)
    return looks > 1
  })

  await page.getByText('live', { exact: true }).waitFor()
})

t.test('a table that failed to load appears by itself, and is followed', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, service.base, { token: tokens[1], width: 390 })
  await page.route(`**/v1/games/${id}`, (route) => route.fulfill({ status: 500, body: '' }))
  await visit(page, `/play/${id}`)
  await page.getByText('The game could not be loaded').waitFor()
  await isFit(t, page, 'a table that cannot be shown')

  await page.unrouteAll()
  await page.getByText('live', { exact: true }).waitFor()
  await answer(service, id, tokens[0])
  const { body } = await service.call(`GET /v1/games/${id}`, { token: tokens[1] })
  await showLog(page)
  await page.locator('.log').getByText(String(body.version), { exact: true }).waitFor()
})

t.test('a table whose stream broke is followed again, with every event once', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, service.base, { token: tokens[1] })
  await page.route('**/stream*', (route) => route.fulfill({ status: 500, body: '' }))
  await visit(page, `/play/${id}`)
  await page.getByText('offline', { exact: true }).waitFor()
  await answer(service, id, tokens[0])

  await page.unrouteAll()
  await page.getByText('live', { exact: true }).waitFor()
  await answer(service, id, tokens[0])
  await page.getByText('Your turn').waitFor()
  const versions = await versionsOf(page)
  t.same(versions, [...new Set(versions)])
})

t.test('tabs of one browser share one stream, and the next tab takes over', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const first = await windowOf(t, service.base, { token: tokens[1], own: true })
  const streams = { game: 0, table: 0 }
  first.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(`${id}/stream`)) streams.game += 1
    if (pathname.endsWith('/table/stream')) streams.table += 1
  })
  await first.goto(`/play/${id}`)
  await first.getByText('live', { exact: true }).waitFor()
  const second = await first.context().newPage()
  await second.goto(`/play/${id}`)
  await second.getByText('live', { exact: true }).waitFor()
  t.same(streams, { game: 1, table: 1 })
  await answer(service, id, tokens[0])
  const { body } = await service.call(`GET /v1/games/${id}`, { token: tokens[1] })
  const news = String(body.version)
  for (const tab of [first, second])
    await tab.locator('.log').getByText(news, { exact: true }).waitFor()
  await first.close()
  await answer(service, id, tokens[0])
  await second.getByText('Your turn').waitFor()
  await until(() => streams.table === 2)
  t.equal(streams.game, 2)
})

/**
 * The page offers only legal moves, so the test replaces the move in the request with an illegal
 * move.
 */
async function beRefused(page: Page, id: string): Promise<void> {
  await page.route('**/moves?*', (route) => {
    const sent = route.request().postDataJSON()
    return route.continue({ postData: { ...sent, move: { ...sent.move, to: 'd9' } } })
  })
  await visit(page, `/play/${id}`)
  await page.locator('.can[data-thing^="counter:"]').first().click()
  await page.locator('.target').first().click()
}

t.test('a refusal is shown with its clause, and opens the rules there', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, service.base, { token: tokens[0], width: 390 })
  await beRefused(page, id)
  const clause = page.getByRole('button', { name: /^Rule GS-/ })
  await clause.waitFor()
  await isFit(t, page, 'a refusal')
  const [name = ''] = /GS-\d+/.exec(await clause.innerText()) ?? []
  await clause.click()
  await page.locator(`.rules .found[data-clause="${name}"]`).waitFor()
  await isFit(t, page, 'the rules')

  const { id: another } = await tableOf(service, { visibility: 'public' })
  await visit(page, `/play/${another}`)
  await page.getByText('Waiting for Ada').waitFor()
  t.equal(await page.locator('.rules').count(), 0, 'no table opens under the rules of another')
})

t.test('a table shown as text stays text, whichever of two views arrives last', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, service.base, { token: tokens[1] })
  await visit(page, `/play/${id}`)
  await page.getByText('live', { exact: true }).waitFor()
  const release = await heldBack(page, `**/v1/games/${id}?since=*`)
  const looking = page.waitForRequest(`**/v1/games/${id}?since=*`)
  await answer(service, id, tokens[0])
  await looking
  await page.keyboard.press('t')
  const text = page.locator('.text-view')
  await untilAsync(async () => (await text.innerText()) !== '')
  const late = page.waitForResponse('**/decisions?*')
  release()
  await late
  await page.evaluate('new Promise((drawn) => setTimeout(drawn, 100))')
  t.not(await text.innerText(), '')
})

t.test('the menu shows an ended game’s table as a picture again', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, service.base, { token: tokens[0] })
  await visit(page, `/play/${id}`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Text view/ }).click()
  await page.locator('.text-view').waitFor()
  await service.call(`POST /v1/games/${id}/resignation`, { token: tokens[1] })
  await page.getByText('The game has ended').first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Board view/ }).click()
  await page.locator('.board').waitFor()
})

t.test('the reason for a refusal does not appear under the next question', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service, { decisionSeconds: 5 })
  const page = await windowOf(t, service.base, { token: tokens[0] })
  await beRefused(page, id)
  await page.locator('.note.bad').waitFor()
  const waiting = page.getByText('Waiting for Bob')
  await untilAsync(async () => {
    await service.services.sweep()
    return waiting.isVisible()
  })
  await answer(service, id, tokens[1])
  await answer(service, id, tokens[1])
  await page.getByText('Your turn').waitFor()
  t.equal(await page.locator('.note.bad').count(), 0)
})

t.test('a player whose token expired keeps the table, and signs in again', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const [token, other] = tokens
  const page = await windowOf(t, service.base, { token })
  await visit(page, `/play/${id}`)
  await page.getByText('live', { exact: true }).waitFor()
  const { body } = await service.call('GET /v1/tokens', { token })
  await service.call(`DELETE /v1/tokens/${body[0].id}`, { token })
  await page.locator('.can[data-thing^="counter:"]').first().click()
  await page.locator('.target').first().click()
  await page.getByText('Your session has expired.').waitFor()
  t.ok(await page.locator('.goalscorer').isVisible())
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByLabel('Sign-in key').fill(other)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Waiting for Ada').waitFor()
  t.equal(await page.getByText('Your session has expired.').count(), 0)
})

t.test('a player out of time sees the clock, and the default move', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service, { decisionSeconds: 2 })
  const page = await windowOf(t, service.base, { token: tokens[0] })
  await visit(page, `/play/${id}`)
  await page.getByRole('timer').waitFor()
  const [last = 0] = await versionsOf(page)
  const waiting = page.getByText('Waiting for Bob')
  await untilAsync(async () => {
    await service.services.sweep()
    return waiting.isVisible()
  })
  const [now = 0] = await versionsOf(page)
  t.ok(now > last, 'the log has gone on')
})

/** Simulates a phone on which notifications are permitted but cannot be created by a page. */
const NOT_FOR_PAGES = `
  localStorage.setItem('touchline.notices', 'on')
  Object.defineProperty(document, 'hidden', { value: true })
  globalThis.Notification = class {
    static permission = 'granted'
    constructor() {
      document.body.dataset.tried = 'yes'
      throw new TypeError('Illegal constructor')
    }
  }`

t.test('without permission for notifications the table is unchanged', async (t) => {
  const service = await sharedPagesService()
  const { id, tokens } = await tableOf(service)
  const page = await windowOf(t, service.base, { token: tokens[0], own: true })
  await page.addInitScript(NOT_FOR_PAGES)
  await page.goto(`/play/${id}`)
  await page.locator('[data-tried]').waitFor()
  t.equal(await page.locator('.board').count(), 1)
})

t.test('a game is played to its end by keyboard alone', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Grace')
  const body = {
    ruleset: 'goalscorer',
    options: { turnLimit: 5 },
    seats: [{ kind: 'me' }, { kind: 'bot' }],
  }
  const { body: game } = await service.call('POST /v1/games', { token, body })
  const page = await windowOf(t, service.base, { token })
  await visit(page, `/play/${game.id}`)
  const ended = page.getByText('The game has ended').first()
  const pressable = page.locator('.pressable:focus')
  for (let presses = 0; presses < 80 && !(await ended.isVisible()); presses += 1) {
    await page.locator('.can').first().or(ended).waitFor()
    // After the first move, the focus is on the board, so fewer presses of the Tab key are needed.
    for (let tabs = 0; tabs < 40 && (await pressable.count()) === 0; tabs += 1) {
      if (await ended.isVisible()) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
  }
  await ended.waitFor()
  await isFit(t, page, 'the end of a game')
})
