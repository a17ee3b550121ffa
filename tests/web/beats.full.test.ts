import t, { type Test } from 'tap'
import type { Beat } from '../../src/engine/kernel/beats.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { untilAsync } from '../support/until.ts'
import { isWithin, type Page, windowOf } from './browser.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { type Begun, begin, openTable } from './playing.ts'

const SEATS: Readonly<Record<string, number>> = {
  ...{ goalscorer: 2, 'rising-star': 4, starplayer: 3 },
  ...{ superclub: 3, 'title-chase': 3 },
}
const watched = Object.keys(SEATS).filter((id) => registry[id]?.beats !== undefined)

interface SeenBeat {
  readonly to: number
  readonly shown: number
  readonly lasts: number
  readonly log: number
  readonly top: number
}

const WATCH = `(() => {
  const seen = (window.seenBeats = [])
  let now = null
  const look = () => {
    const ticker = document.querySelector('.ticker')
    const to = ticker?.dataset.to
    if (to === now?.to) return
    if (now) seen.push({ ...now, to: Number(now.to), shown: performance.now() - now.since })
    const log = document.querySelector('.happened .num')?.textContent ?? '0'
    const top = document.querySelector('.stage').getBoundingClientRect().top + scrollY
    const lasts = parseFloat(ticker?.style.getPropertyValue('--lasts') ?? '')
    now = to && {
      ...{ to, lasts, top, since: performance.now() },
      log: Number(log.replaceAll(',', '')),
    }
  }
  const ticker = document.querySelector('.table')
  new MutationObserver(look).observe(ticker, { subtree: true, attributes: true, childList: true })
})()`

const seenBeats = (page: Page) => page.evaluate<readonly SeenBeat[]>('window.seenBeats')

async function versionOf(service: PagesService, { id, token }: Begun): Promise<number> {
  return (await service.call(`GET /v1/games/${id}`, { token })).body.version
}

async function answer(service: PagesService, game: Begun): Promise<readonly Beat[]> {
  const { id, token } = game
  const { body } = await service.call(`GET /v1/games/${id}/decisions`, { token })
  const asked = body.decisions.find(
    (one: { optional: boolean; suspended: string | null }) => !one.optional && !one.suspended,
  )
  if (!asked) return []
  const move = { decisionId: asked.id, move: asked.examples[0] }
  const path = `/v1/games/${id}/moves?include=beats` as const
  const answered = await service.call(`POST ${path}`, { token, body: move })
  return answered.body.beats
}

const SETTLED = `document.querySelector('.ticker.plays')
  ? null
  : document.querySelector('.happened .num').textContent`

async function settled(service: PagesService, page: Page, game: Begun): Promise<void> {
  const { id, token } = game
  await untilAsync(async () => {
    const { body } = await service.call(`GET /v1/games/${id}`, { token })
    const isAsked = body.outcome !== null || body.decisions.length > 0
    const shown = await page.evaluate<string | null>(SETTLED)
    return isAsked && shown === body.version.toLocaleString('en-GB')
  })
}

/**
 * Maximum number of milliseconds by which a browser timer fires too early, measured with the page's
 * clock.
 */
const SLACK = 25
const isOwn = ({ seat, show }: Beat) =>
  seat === 0 || (show.kind === 'match' && (show.home === 0 || show.away === 0))

for (const ruleset of watched)
  t.test(`${ruleset}: after a press every own beat is seen, in order and alone`, async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, { ruleset, seats: SEATS[ruleset] ?? 2 })
    const page = await windowOf(t, service.base, { token: game.token, speed: 'fast' })
    await openTable(page, game)
    await page.evaluate(WATCH)
    for (let round = 0; round < 5; round += 1) {
      const from = (await seenBeats(page)).length
      const beats = await answer(service, game)
      await settled(service, page, game)
      const seen = (await seenBeats(page)).slice(from)
      const order = seen.map(({ to }) => to)
      t.same(
        order,
        order.toSorted((one, other) => one - other),
        'in order',
      )
      for (const beat of beats.filter((one) => isOwn(one) && one.weight > 0)) {
        const shown = seen.find(({ to }) => to === beat.to)
        t.ok(shown, `${beat.show.kind} ${beat.to} of ${order.join(' ')}`)
        t.ok((shown?.shown ?? 0) >= 240 - SLACK, `${beat.show.kind}: ${shown?.shown} ms`)
      }
      for (const { to, log } of seen) t.ok(log <= to, `the log is at ${log} in the beat of ${to}`)
    }
    const tops = (await seenBeats(page)).map(({ top }) => top)
    t.ok(Math.max(0, ...tops) - Math.min(...tops, 1_000) <= 8, 'the board stays where it is')
  })

t.test('with a clock of 20 seconds, beats take at most a fifth of it', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Grace')
  const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot' }))]
  const body = { ruleset: 'rising-star', decisionSeconds: 20, seats }
  const game = {
    token,
    id: String((await service.call('POST /v1/games', { token, body })).body.id),
  }
  const page = await windowOf(t, service.base, { token, speed: 'normal' })
  await openTable(page, game)
  await page.evaluate(WATCH)
  for (let round = 0; round < 3; round += 1) {
    const from = (await seenBeats(page)).length
    await answer(service, game)
    await settled(service, page, game)
    const planned = (await seenBeats(page)).slice(from).reduce((sum, { lasts }) => sum + lasts, 0)
    t.ok(planned <= 4_200, `${planned} ms`)
  }
})

const SKIPPED = `new Promise((resolve) => {
  const began = performance.now()
  const buttons = [...document.querySelectorAll('.ticker button')]
  buttons.find((one) => one.textContent === 'Skip').click()
  const look = () => {
    if (document.querySelector('.ticker.plays')) setTimeout(look, 1)
    else resolve(performance.now() - began)
  }
  look()
})`

t.test('a press on the board shows the next beat and is no move; Skip ends at once', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'rising-star', seats: 4 })
  const page = await windowOf(t, service.base, { token: game.token, speed: 'slow' })
  await openTable(page, game)
  while ((await answer(service, game)).length === 0);
  await page.locator('.ticker.plays').waitFor()
  const before = await versionOf(service, game)
  const first = await page.locator('.ticker').getAttribute('data-to')
  await page.locator('.stage').click({ position: { x: 300, y: 300 } })
  await page.locator(`.ticker:not([data-to="${first}"])`).waitFor()
  t.equal(await versionOf(service, game), before)
  await answer(service, game)
  await page.locator('.ticker.plays').waitFor()
  t.ok((await page.evaluate<number>(SKIPPED)) <= 100)

  await page.keyboard.press('b')
  await page.locator('.ticker.plays').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.ticker:not(.plays)').waitFor()
})

const hide = (isHidden: boolean) => `
  Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))`

t.test('what a hidden tab has missed becomes a recap, which can be watched', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'rising-star', seats: 4 })
  const wanted = { token: game.token, speed: 'fast', own: true } as const
  const page = await windowOf(t, service.base, wanted)
  await page.goto(`/play/${game.id}`)
  await page.locator('.board').waitFor()
  await settled(service, page, game)
  await page.evaluate(hide(true))
  for (let moves = 0; moves < 6; moves += 1) {
    await answer(service, game)
    await settled(service, page, game)
  }
  t.equal(await page.locator('.ticker.plays').count(), 0, 'a hidden tab plays nothing')

  await page.evaluate(hide(false))
  await page.locator('.recap li').first().waitFor()
  t.ok((await page.locator('.recap li').count()) <= 9)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.locator('.ticker.plays').waitFor()
  await page.locator('.recap').waitFor({ state: 'detached' })
})

const UNREAD = `(() => {
  const isRead = (label) =>
    label && label.checkVisibility() && parseFloat(getComputedStyle(label).fontSize) >= 10.5
  return [...document.querySelectorAll('.board .space')].flatMap((one, at) =>
    !one.checkVisibility() ||
    isRead(one.querySelector('.label')) ||
    isRead(document.querySelector('.ribbon [data-space="' + at + '"] .label'))
      ? []
      : [one.textContent],
  )
})()`

const SMALL = `(() => {
  const kinds = 'p, span, b, i, bdi, button, dt, dd, td, th'
  const isText = (node) => node.nodeType === 3 && node.data.trim()
  const isTold = (one) => [...one.childNodes].some(isText)
  const isSmall = (one) => parseFloat(getComputedStyle(one).fontSize) < 10.5
  return [...document.querySelectorAll('.table :is(' + kinds + ')')]
    .filter((one) => one.checkVisibility() && isTold(one) && isSmall(one))
    .filter((one) => !one.closest('.hidden-label, svg'))
    .map((one) => one.className + ': ' + one.textContent.slice(0, 30))
})()`

async function isReadable(t: Test, page: Page, what: string): Promise<void> {
  await isWithin(t, page, what)
  t.same(await page.evaluate(UNREAD), [], `${what}: every space has a name`)
  t.same(await page.evaluate(SMALL), [], `${what}: no text is too small`)
}

for (const [ruleset, seats] of Object.entries(SEATS))
  t.test(`${ruleset}: a phone shows all names, and nothing is too small or too wide`, async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, { ruleset, seats })
    for (let moves = 0; moves < 6; moves += 1) await answer(service, game)
    const page = await windowOf(t, service.base, { token: game.token, width: 390 })
    await openTable(page, game)
    for (const tab of ['Cards', 'Players', 'Log', 'Table']) {
      await page.getByRole('button', { name: tab, exact: true }).click()
      await isReadable(t, page, tab)
    }
  })
