import t from 'tap'
import type { Space } from '../../src/engine/kernel/space.ts'
import { untilAsync } from '../support/until.ts'
import { isFit, isFitEverywhere, windowOf } from './browser.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { type Begun, begin, beginUntil, openTable, playUntil, showLog } from './playing.ts'

/**
 * Positions in the middle of a game at which the test checks the board. The test plays the given
 * number of moves, or plays until a decision of the given kind.
 */
const MIDDLE: readonly {
  readonly ruleset: string
  readonly seats: number
  readonly moves: number
  readonly kind?: string
}[] = [
  { ruleset: 'starplayer', seats: 4, moves: 15 },
  { ruleset: 'rising-star', seats: 6, moves: 15 },
  { ruleset: 'superclub', seats: 6, moves: 15, kind: 'line-up' },
  { ruleset: 'title-chase', seats: 12, moves: 15 },
]

for (const { moves, kind, ...terms } of MIDDLE)
  t.test(`${terms.ruleset} fits with ${terms.seats} seats`, async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, terms)
    let made = 0
    await playUntil(service, game, (asked) => {
      if (asked.optional) return null
      made += 1
      return made > moves || asked.kind === kind ? 'enough' : 0
    })
    const page = await windowOf(t, service.base, { token: game.token, width: 390 })
    await openTable(page, game)
    await isFitEverywhere(t, page, terms.ruleset)
  })

t.test('STARPLAYER: a deal is put together from two columns of cards', async (t) => {
  const service = await sharedPagesService()
  const game = await beginUntil(
    service,
    { ruleset: 'starplayer', seats: 2 },
    ({ kind, examples }) => {
      if (kind === 'negotiate') return 'enough'
      return Math.max(
        0,
        examples.findIndex(({ type }) => type === 'play-transfer-window'),
      )
    },
  )
  const page = await windowOf(t, service.base, { width: 390, token: game.token })
  await openTable(page, game)
  await isFit(t, page, 'a Transfer Window')
  const cards = (side: string) => page.getByLabel(`${side}: cards`).getByRole('button')
  await cards('You give').last().click()
  await cards('You get').last().click()
  await page.getByRole('button', { name: 'Make the offer' }).click()
  await showLog(page)
  await page
    .locator('.log')
    .getByText(/You offer/)
    .first()
    .waitFor()
})

t.test('STARPLAYER: cards sold to pay a debt are not sold with the next one', async (t) => {
  const service = await sharedPagesService()
  const game = await beginUntil(
    service,
    { ruleset: 'starplayer', seats: 2 },
    ({ kind, spaces }) => {
      const sale = (spaces as readonly Space[]).find(({ type }) => type === 'sell-back')
      const cards = sale?.fields.cards
      const isSome = cards && 'subsetOf' in cards && cards.subsetOf.length > 2
      return kind === 'roll' && isSome ? 'enough' : 0
    },
  )
  const page = await windowOf(t, service.base, { token: game.token })
  // A player in debt can sell cards, so the test changes the response: each roll becomes a debt.
  await page.route('**/decisions?*', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('"kind":"roll"', '"kind":"settle-debt"')
    return route.fulfill({ response: answer, body: text })
  })
  await openTable(page, game)
  const cards = page.getByLabel('Cards', { exact: true }).getByRole('button')
  await cards.first().waitFor()
  const count = await cards.count()
  for (const sold of [1, 2]) {
    await cards.first().click()
    await page.getByRole('button', { name: 'Sell to the Official' }).click()
    await untilAsync(async () => (await cards.count()) === count - sold)
  }
})

async function lotOfTwo(service: PagesService): Promise<readonly [Begun, Begun]> {
  const [ada, bob] = [await service.signUp('Ada'), await service.signUp('Bob')]
  const terms = { ruleset: 'superclub', options: { pace: 'quicker' } }
  const body = { ...terms, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { body: game } = await service.call('POST /v1/games', { token: ada.token, body })
  await service.call(`POST /v1/games/${game.id}/seats`, { token: bob.token, body: {} })
  const [one, other] = [ada, bob].map(({ token }) => ({ token, id: String(game.id) }))
  const toTheLot = (begun: Begun) =>
    playUntil(service, begun, ({ kind, optional }) => {
      if (kind === 'lot-bid') return 'enough'
      return optional ? null : 0
    })
  await Promise.all([toTheLot(one!), toTheLot(other!)])
  return [one!, other!]
}

t.test('SUPERCLUB: an amount is typed or stepped to, sent if valid, and stays', async (t) => {
  const service = await sharedPagesService()
  const [game, { token }] = await lotOfTwo(service)
  const page = await windowOf(t, service.base, { token: game.token, width: 390 })
  await openTable(page, game)
  const sum = page.getByRole('spinbutton', { name: 'Bid' })
  const least = Number(await sum.inputValue())
  await sum.fill('0')
  t.ok(await page.getByRole('button', { name: 'Bid', exact: true }).isDisabled())
  await page.getByRole('button', { name: 'Bid, more' }).click()
  t.equal(await sum.inputValue(), String(least))

  await sum.fill('1')
  const { body } = await service.call(`GET /v1/games/${game.id}/decisions`, { token })
  const move = { type: 'auction-bid', amount: least + 1 }
  const bid = { decisionId: body.decisions[0].id, move }
  await service.call(`POST /v1/games/${game.id}/moves`, { token, body: bid })
  await page.locator(`.bid input:not([min="${least}"])`).waitFor()
  t.equal(await sum.inputValue(), '1', 'players write in their own fields')

  await sum.fill(String(least + 4))
  await page.getByRole('button', { name: `Bid ${least + 4}M` }).click()
  await showLog(page)
  await page
    .locator('.log')
    .getByText(`bid ${least + 4}M`)
    .first()
    .waitFor()
})

async function marketOfTwo(service: PagesService): Promise<readonly [Begun, Begun]> {
  const [ada, bob] = [await service.signUp('Ada'), await service.signUp('Bob')]
  const body = { ruleset: 'superclub', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { body: game } = await service.call('POST /v1/games', { token: ada.token, body })
  await service.call(`POST /v1/games/${game.id}/seats`, { token: bob.token, body: {} })
  const [one, other] = [ada, bob].map(({ token }) => ({ token, id: String(game.id) }))
  const toTheMarket = (begun: Begun) =>
    playUntil(service, begun, ({ kind, optional }) => {
      if (kind === 'market-close') return 'enough'
      return optional ? null : 0
    })
  await Promise.all([toTheMarket(one!), toTheMarket(other!)])
  return [one!, other!]
}

t.test('SUPERCLUB: a refused offer stays, without players sold since', async (t) => {
  const service = await sharedPagesService()
  const [game, { token }] = await marketOfTwo(service)
  const { body } = await service.call(`GET /v1/games/${game.id}/decisions?include=words`, { token })
  const market = body.decisions.find(({ kind }: { kind: string }) => kind === 'market-close')
  const sale = market.spaces.find(({ type }: Space) => type === 'squad-sell-abroad')
  const [card, other] = sale.fields.card.oneOf
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  const theirs = page.locator('.panel', { hasText: 'You get' }).locator('.player')
  const shown = (name: string) => name.replace(/^(.).* (\S+) \(.*$/, '$1. $2')
  const named = (one: string) => theirs.filter({ hasText: shown(market.names[one]) }).first()
  const offer = page.getByRole('button', { name: 'Offer the trade' })
  for (const one of [card, other]) await named(one).click()
  await page.route('**/moves?*', (route) => {
    const sent = route.request().postDataJSON()
    return route.continue({ postData: { ...sent, move: { ...sent.move, to: 0 } } })
  })
  await offer.click()
  await page.locator('.note.bad').waitFor()
  t.equal(await theirs.and(page.locator('[aria-pressed="true"]')).count(), 2)

  await page.unrouteAll()
  const count = await theirs.count()
  const sold = { decisionId: market.id, move: { type: sale.type, card } }
  await service.call(`POST /v1/games/${game.id}/moves`, { token, body: sold })
  await untilAsync(async () => (await theirs.count()) === count - 1)
  await offer.click()
  await page.getByText('Offer sent. Waiting for an answer.').waitFor()
})

async function chooseTeam({ call }: PagesService, { token, id }: Begun, place: number) {
  const { body } = await call(`GET /v1/games/${id}/decisions`, { token })
  const [{ id: decisionId, spaces }] = body.decisions
  const move = { type: 'choose-team', team: spaces[0].fields.team.oneOf[place] }
  await call(`POST /v1/games/${id}/moves`, { token, body: { decisionId, move } })
}

t.test('a team that another player takes is no longer offered, and the others stay', async (t) => {
  const service = await sharedPagesService()
  const [{ token }, bob, cleo] = [
    await service.signUp('Ada'),
    await service.signUp('Bob'),
    await service.signUp('Cleo'),
  ]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const body = { ruleset: 'title-chase', seats }
  const { id } = (await service.call('POST /v1/games', { token, body })).body
  for (const other of [bob, cleo])
    await service.call(`POST /v1/games/${id}/seats`, { token: other.token, body: {} })
  const page = await windowOf(t, service.base, { token })
  await openTable(page, { token, id })
  const offered = page.locator('.act [data-answers] button')
  await offered.first().waitFor()
  const all = await offered.allTextContents()

  await chooseTeam(service, { token: bob.token, id }, 1)
  await untilAsync(async () => (await offered.count()) < all.length)
  const left = await offered.allTextContents()
  t.ok(left.every((label) => all.includes(label)))
  await chooseTeam(service, { token: cleo.token, id }, 0)
  await untilAsync(async () => (await offered.count()) < left.length)
})

t.test('two players of a line-up swap places, by mouse and by keyboard', async (t) => {
  const service = await sharedPagesService()
  const options = { quickGame: true }
  const game = await beginUntil(
    service,
    { ruleset: 'superclub', seats: 2, options },
    ({ kind, optional }) => {
      if (kind === 'line-up') return 'enough'
      return optional ? null : 0
    },
  )
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  const named = (place: string) => page.locator(`[data-key="${place}"] .hidden-label`).textContent()
  const [first, second] = [await named('attack.0'), await named('midfield.0')]
  const name = (label: string | null) => label?.split(',')[0] ?? ''
  const comesTo = (place: string, hasText: string) =>
    page.locator(`[data-key="${place}"] .hidden-label`, { hasText }).waitFor({ state: 'attached' })
  const wayLed = () => page.locator('.bench .target:focus, .pitch .target:focus').waitFor()

  await page.locator('[data-key="attack.0"]').click()
  await page.locator('[data-key="midfield.0"]').click()
  await comesTo('attack.0', name(second))
  await comesTo('midfield.0', name(first))

  await page.locator('[data-key="defence.0"]').focus()
  const before = await named('defence.0')
  await page.keyboard.press('Enter')
  await wayLed()
  await page.keyboard.press('Escape')
  await page.locator('.line-up .chosen').waitFor({ state: 'detached' })
  await page.locator('.bench .player').first().focus()
  const benched = await page.locator('.bench .player .hidden-label').first().textContent()
  await page.keyboard.press('Enter')
  await wayLed()
  await page.locator('[data-key="defence.0"].target').focus()
  await page.keyboard.press(' ')
  await comesTo('defence.0', name(benched))
  t.not(name(await named('defence.0')), name(before))

  const answered = page.waitForResponse((response) => /\/moves\b/.test(response.url()))
  await page.getByRole('button', { name: 'Submit the line-up' }).press('Enter')
  t.equal((await answered).status(), 201)
})
