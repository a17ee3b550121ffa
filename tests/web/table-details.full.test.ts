// Checks the details that each board shows when a player clicks or taps an item.
import t from 'tap'
import { type Page, tap, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, beginUntil, openTable, playUntil } from './playing.ts'

async function pressAt(page: Page, selector: string): Promise<void> {
  const item = page.locator(selector).first()
  await item.scrollIntoViewIfNeeded()
  const box = await item.boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  if (page.viewportSize()?.width === 390) await tap(page, at)
  else await page.mouse.click(...at)
}

for (const width of [1280, 390] as const)
  t.test(
    `TITLE CHASE: a square says what it does, and stars have stock, ${width} px`,
    async (t) => {
      const service = await sharedPagesService()
      const game = await begin(service, { ruleset: 'title-chase', seats: 2 })
      // The browser delivers touch events only to a window that draws continuously.
      const page = await windowOf(t, service.base, { token: game.token, width, own: true })
      await page.goto(`/play/${game.id}`)
      await page.locator('.track').waitFor()

      await pressAt(page, '.track [data-square="2"]')

      await page
        .locator('.legend.told')
        .getByText(/^2: A new kit supplier/)
        .waitFor()
      await pressAt(page, '.track [data-square="4"]')
      await page.locator('.legend.told').getByText('4: League round 1').waitFor()
      t.match(await page.locator('.sale [data-star="GK"]').textContent(), /£250K\s*6 left/)
    },
  )

t.test('Rising Star: tiles have names and numbers, and clubs play', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'rising-star', seats: 2 })
  let rolls = 0
  await playUntil(service, game, ({ kind }) => {
    if (kind === 'roll') rolls += 1
    return rolls > 12 ? 'enough' : 0
  })
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  const tiles = await page.locator('.board .space').allInnerTexts()
  t.equal(tiles.length, 40)
  t.ok(tiles.every((tile) => /\d/.test(tile)))
  t.ok(tiles.some((tile) => tile.includes('Physio room')))
  t.notMatch(await page.locator('.log').innerText(), /(?:Home|Away) wins|Seat \d/)
})

t.test('SUPERCLUB: facilities say what they give, and only the market has prices', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'superclub', seats: 2 })
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  await page.locator('.board .player, .board .trading-card').first().waitFor()
  const texts = await page.locator('.grounds .ground').allInnerTexts()
  t.equal(texts.length, 3)
  for (const text of texts) t.match(text, /: .*\d.*Next level for \d+M/s)
  t.notMatch((await page.locator('.board .pitch').allInnerTexts()).join(), /\d+M/)
})

t.test('STARPLAYER: a Manager space offers each manager, and says what is for sale', async (t) => {
  const service = await sharedPagesService()
  const game = await beginUntil(
    service,
    { ruleset: 'starplayer', seats: 2 },
    ({ kind, optional, question, examples, count }) => {
      if (optional) return null
      const isSale = /on a Manager space\. Buy/.test(question ?? '')
      if (kind === 'purchase' && isSale && count <= 12) return 'enough'
      const roll = examples.findIndex(({ type }) => type === 'roll' || type === 'decline')
      return Math.max(0, roll)
    },
  )
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  await page.locator('.board').getByText('a manager for £6M').waitFor()
  const offers = page.locator('.act button', { hasText: /^Buy The .* \(manager\) for £6M$/ })
  await offers.first().waitFor()
  t.ok((await offers.count()) > 1)
})

t.test('a finished game of mine shows opponent, result and date', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'goalscorer', seats: 2 })
  const { token } = game
  const { body } = await service.call(`GET /v1/games/${game.id}`, { token })
  await service.call(`POST /v1/games/${game.id}/resignation`, { token })
  const page = await windowOf(t, service.base, { token })
  await visit(page, '/')

  const row = page.locator('.tables li.past')

  const bot = body.seats[1].name
  t.match(await row.innerText(), new RegExp(`Goalscorer.*lost.*v ${bot}.*\\d{4}`, 's'))
})
