import t from 'tap'
import { isFitEverywhere, type Page, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, openTable, playUntil } from './playing.ts'

const WATCH = `(() => {
  let last = performance.now()
  const look = () => {
    if (document.querySelector('.ticker.plays')) last = performance.now()
    if (document.querySelector('.result')) window.cardAfter ??= performance.now() - last
  }
  new MutationObserver(look).observe(document, { subtree: true, attributes: true, childList: true })
})()`

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox()
  if (!box) throw new Error(`${name} is not on the page`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const TERMS = { ruleset: 'goalscorer', seats: 2, options: { turnLimit: 5 } }

t.test('after the last beat the result card comes within 3 seconds', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, TERMS)
  const page = await windowOf(t, service.base, { token: game.token, speed: 'fast' })
  await openTable(page, game)
  await page.evaluate(WATCH)
  await playUntil(service, game, () => 0)
  const card = page.getByRole('region', { name: 'Result' })
  await card
    .getByText(/^(?:You|Libero|.*) won|^A draw/)
    .first()
    .waitFor()

  t.ok((await page.evaluate<number>('window.cardAfter')) <= 3_000)
  t.notMatch(await card.innerText(), /Seat \d|Home|Away/)
  await isFitEverywhere(t, page, 'the result card')

  await press(page, 'button', 'Show the board')
  await page.locator('.board').waitFor()
  await press(page, 'button', 'Show the result')
  await press(page, 'button', 'Rematch')
  await page.waitForURL((url) => !url.pathname.endsWith(game.id))
  await page.locator('.board').waitFor()
})

t.test('the second player joins the rematch that the first has asked for', async (t) => {
  const service = await sharedPagesService()
  const [omar, nina] = [await service.signUp('Omar'), await service.signUp('Nina')]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await service.call('POST /v1/games', { ...omar, body })).body
  await service.call(`POST /v1/games/${id}/seats`, { ...nina, body: {} })
  await service.call(`POST /v1/games/${id}/resignation`, omar)
  const first = await windowOf(t, service.base, { token: nina.token })
  const second = await windowOf(t, service.base, { token: omar.token, width: 390 })
  await visit(first, `/play/${id}`)
  await first.getByText('You won', { exact: false }).first().waitFor()
  await first.getByText('Omar resigned on turn 1.').first().waitFor()
  await visit(second, `/play/${id}`)
  await second.getByText('Nina won', { exact: false }).first().waitFor()

  await press(first, 'button', 'Rematch')
  await first.getByText('Waiting for 1 more player').first().waitFor()
  await second.getByText('Nina asks for a rematch.').waitFor()
  await press(second, 'button', 'Rematch')

  await second.locator('.board').waitFor()
  await first.locator('.board').waitFor()
  t.equal(new URL(first.url()).pathname, new URL(second.url()).pathname)
})

t.test('the result card of a rated game shows what it made of the ratings', async (t) => {
  const service = await sharedPagesService()
  const [omar, nina] = [await service.signUp('Omar'), await service.signUp('Nina')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', seats, rated: true, decisionSeconds: 600 }
  const { id } = (await service.call('POST /v1/games', { ...omar, body })).body
  await service.call(`POST /v1/games/${id}/seats`, { ...nina, body: {} })
  const page = await windowOf(t, service.base, { token: nina.token })
  await openTable(page, { token: nina.token, id })
  await service.call(`POST /v1/games/${id}/resignation`, omar)

  await page.getByText('The new ratings will appear in a moment.').waitFor()
  await service.services.sweep()

  const changes = page.getByRole('region', { name: 'Rated' })
  await changes.getByText(/^1500\? → 1[5-9]\d\d\?$/).waitFor()
  const shown = (await changes.innerText()).replaceAll(/\s+/g, ' ')
  t.match(shown, /Omar 1500\? → 1[34]\d\d\?/)
  t.match(shown, /Nina \(you\) 1500\? → 1[56]\d\d\?/)
  await isFitEverywhere(t, page, 'the result card of a rated game')
})

t.test('a game that was called off says why, and has a rematch', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, TERMS)
  await service.call(`POST /v1/games/${game.id}/cancel`, {
    token: game.token,
    body: { reason: 'players-asked' },
  })
  const page = await windowOf(t, service.base, { token: game.token })
  await visit(page, `/play/${game.id}`)
  await page.getByText('the players asked for it', { exact: false }).first().waitFor()
  await press(page, 'button', 'Rematch')
  await page.waitForURL((url) => !url.pathname.endsWith(game.id))
  await page.locator('.board').waitFor()
  t.pass()
})

t.test('TITLE CHASE: the next season begins with the same teams', async (t) => {
  const service = await sharedPagesService()
  const options = { version: 'mini', autoRoll: true }
  const game = await begin(service, { ruleset: 'title-chase', seats: 2, options })
  await playUntil(service, game, () => 0)
  const page = await windowOf(t, service.base, { token: game.token })
  await visit(page, `/play/${game.id}`)
  await page.getByText('Luck of the dice').waitFor()
  await isFitEverywhere(t, page, 'the result of a season')
  await page.getByText('Next season', { exact: true }).click()
  await press(page, 'button', 'Start next season')
  await page.waitForURL((url) => !url.pathname.endsWith(game.id))
  await page.locator('.board').waitFor()
  const next = new URL(page.url()).pathname.split('/').at(-1)
  const teams = async (id: string | undefined) => {
    const { body } = await service.call(`GET /v1/games/${id}`, { token: game.token })
    return body.view.seats.map(({ team }: { team: string }) => team)
  }
  t.same(await teams(next), await teams(game.id))
})
