// Checks that a player can use all five boards with a mouse or on a phone, and sees no internal
// names.
import t, { type Test } from 'tap'
import type { Space } from '../../src/engine/kernel/space.ts'
import { untilAsync } from '../support/until.ts'
import { type Page, tap, windowOf } from './browser.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { type Begun, begin, openTable, playUntil } from './playing.ts'

const TABLES = [
  { ruleset: 'goalscorer', seats: 2, moves: 9 },
  { ruleset: 'rising-star', seats: 4, moves: 12 },
  { ruleset: 'starplayer', seats: 3, moves: 14 },
  { ruleset: 'superclub', seats: 3, moves: 20 },
  { ruleset: 'title-chase', seats: 3, moves: 8 },
] as const
const WIDTHS = [1280, 390] as const

async function playMoves(service: PagesService, game: Begun, moves: number): Promise<void> {
  let made = 0
  await playUntil(service, game, ({ optional }) => {
    if (optional) return null
    made += 1
    return made > moves ? 'enough' : 0
  })
}

/** Finds board items whose centre another element covers. */
const BLOCKED = `[...document.querySelectorAll('.board [data-thing]')].flatMap((one) => {
  if (!one.checkVisibility()) return []
  one.scrollIntoView({ block: 'center', inline: 'center' })
  const box = one.getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const thing = hit?.closest('[data-thing]')?.dataset.thing
  if (thing === one.dataset.thing) return []
  return [one.dataset.thing + ' under ' + hit?.outerHTML.slice(0, 90)]
})`
const blocked = (page: Page) => page.evaluate<string[]>(BLOCKED)

const THINGS_MAX = 8

async function allArePressable(t: Test, page: Page, where: string): Promise<void> {
  t.same(await blocked(page), [], where)
  const things = await page.locator('.board .can').evaluateAll((all) =>
    // biome-ignore lint/suspicious/noExplicitAny: runs in the page
    all.flatMap((one: any) => (one.checkVisibility() ? [one.dataset.thing as string] : [])),
  )
  for (const thing of things.slice(0, THINGS_MAX)) {
    await page.locator(`.board [data-thing="${thing}"]`).first().click()
    t.same(await blocked(page), [], `${where}, after ${thing}`)
    await page.keyboard.press('Escape')
    await page.locator('.board .chosen').waitFor({ state: 'detached' })
  }
}

for (const { ruleset, seats, moves } of TABLES)
  t.test(`${ruleset}: everything that is marked takes a press at its centre`, async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, { ruleset, seats })
    const page = await windowOf(t, service.base, { token: game.token })
    await openTable(page, game)
    for (let round = 0; round < 3; round += 1) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
        await allArePressable(t, page, `${width} px, round ${round}`)
      }
      await playMoves(service, game, moves)
      const { body } = await service.call(`GET /v1/games/${game.id}`, { token: game.token })
      await page.locator('.happened .num', { hasText: String(body.version) }).waitFor({
        state: 'attached',
      })
    }
  })

/** Matches sentences that show the number or id of a player or counter instead of its name. */
const HANDLES = /\bSeat \d|\by\d\b|\(you\)['’]s|\bYou \w*[^s\W]s the\b/
const COLOURS = /\b(?:Red|Blue|Yellow|White|Green|Black|Orange|Purple)(?:['’]s| (?:is|has|\w+s) )/
const OF_GAME: Readonly<Record<string, RegExp>> = {
  goalscorer: /\b(?:Home|Away)\b/,
  starplayer: COLOURS,
}

const TEXTS = `(() => {
  const texts = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) texts.push(walk.currentNode.data)
  return texts
})()`

for (const { ruleset, seats, moves } of TABLES)
  t.test(`${ruleset}: players have names in every text, and the end explains itself`, async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, { ruleset, seats })
    const page = await windowOf(t, service.base, { token: game.token })
    const nameless = async (where: string) => {
      const texts = await page.evaluate<string[]>(TEXTS)
      const found = texts.filter((one) => HANDLES.test(one) || OF_GAME[ruleset]?.test(one))
      t.same([...new Set(found)], [], where)
    }
    await openTable(page, game)
    await nameless('the first move')
    await playMoves(service, game, moves)
    const { token } = game
    const { body } = await service.call(`GET /v1/games/${game.id}`, { token })
    await page.locator('.happened .num', { hasText: String(body.version) }).waitFor()
    await nameless(`after ${moves} moves`)

    await service.call(`POST /v1/games/${game.id}/resignation`, { token })
    if (seats > 2) return
    await page.getByRole('region', { name: 'Result' }).getByText('won', { exact: false }).waitFor()
    await nameless('the result')
  })

interface View {
  readonly counters: readonly { readonly seat: number; readonly square: string | null }[]
}

interface Capture {
  readonly counter: string
  readonly square: string
}

async function toCapture(service: PagesService, game: Begun): Promise<Capture> {
  let found: Capture | null = null
  let turns = 0
  while (found === null && turns < 40) {
    turns += 1
    let view: View | null = null
    await playUntil(service, game, ({ kind, optional }) => {
      if (optional) return null
      return kind === 'first-teamer-move' ? 'enough' : 0
    })
    const { token } = game
    view = (await service.call(`GET /v1/games/${game.id}`, { token })).body.view
    const { body } = await service.call(`GET /v1/games/${game.id}/decisions`, { token })
    const [{ id, spaces, examples }] = body.decisions
    const prey = new Set(view?.counters.flatMap(({ seat, square }) => (seat === 1 ? [square] : [])))
    for (const { fields } of spaces as Space[])
      for (const to of fields.to && 'oneOf' in fields.to ? fields.to.oneOf : [])
        if (prey.has(String(to)) && fields.counter && 'is' in fields.counter)
          found ??= { counter: String(fields.counter.is), square: String(to) }
    if (found === null)
      await service.call(`POST /v1/games/${game.id}/moves`, {
        token,
        body: { decisionId: id, move: forward(spaces as Space[]) ?? examples[0] },
      })
  }
  if (found === null) throw new Error('no capture in forty turns')
  return found
}

function forward(spaces: readonly Space[]) {
  const steps = spaces.flatMap(({ type, fields: { counter, to } }) =>
    counter && 'is' in counter && to && 'oneOf' in to
      ? to.oneOf.map((square) => ({ type, counter: counter.is, to: String(square) }))
      : [],
  )
  return steps.toSorted((one, other) => Number(other.to.slice(1)) - Number(one.to.slice(1)))[0]
}

async function centreOf(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

for (const width of WIDTHS)
  t.test(`GOALSCORER: a counter is captured by a press on it, ${width} px`, async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, { ruleset: 'goalscorer', seats: 2 })
    const { counter, square } = await toCapture(service, game)
    // The test opens a separate browser window that draws continuously, because otherwise the
    // browser does not deliver touch events.
    const page = await windowOf(t, service.base, { token: game.token, width, own: true })
    await page.goto(`/play/${game.id}`)
    const press = async (selector: string) => {
      const at = await centreOf(page, selector)
      if (width === 390) await tap(page, at)
      else await page.mouse.click(...at)
    }
    await page.locator(`[data-thing="counter:${counter}"]`).waitFor()
    await press(`[data-thing="counter:${counter}"]`)
    const prey = page.locator(`.prey[data-thing="square:${square}"]`)
    await prey.waitFor()
    t.match(await prey.getAttribute('aria-label'), /^Capture .*’s /)
    await press(`.prey[data-thing="square:${square}"]`)
    await untilAsync(async () => {
      const { body } = await service.call(`GET /v1/games/${game.id}/events?limit=1000`, {
        token: game.token,
      })
      return body.items.some(
        ({ event }: { event: { type: string; square?: string } | null }) =>
          event?.type === 'counter.captured' && event.square === square,
      )
    })
    t.pass()
  })

/**
 * Maximum number of games that the test plays to reach the debut of a Substitute, which does not
 * occur in most games.
 */
const GAMES_MAX = 60

async function toDebut(service: PagesService): Promise<Begun> {
  for (let games = 0; games < GAMES_MAX; games += 1) {
    const game = await begin(service, { ruleset: 'goalscorer', seats: 2 })
    let isAsked = false
    await playUntil(service, game, ({ kind, optional, spaces }) => {
      if (optional) return null
      isAsked = kind === 'debut-move'
      if (isAsked) return 'enough'
      return kind === 'youth-move' ? (forward(spaces as Space[]) as never) : 0
    })
    if (isAsked) return game
  }
  throw new Error(`no debut in ${GAMES_MAX} games`)
}

t.test('GOALSCORER: a debut is shown on its squares before it is made', async (t) => {
  const service = await sharedPagesService()
  const game = await toDebut(service)
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  t.equal(await page.locator('.ghost').count(), 0)
  await page.getByRole('button', { name: /^Debut the/ }).click()
  await page.locator('.ghost').first().waitFor()
  await page.locator('[data-thing].target').first().click()
  await page.getByRole('button', { name: /^Debut the/ }).waitFor({ state: 'detached' })
})
