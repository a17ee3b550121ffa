// Simulates a player without knowledge of the rules who presses marked board items.
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, openTable, playToTheEnd, shortest } from './playing.ts'

const isSoaking = Boolean(process.env.SOAK)
const MILLISECONDS_MAX = isSoaking ? 1_800_000 : 60_000

for (const { id, title } of Object.values(registry))
  t.test(`${title} is played to its end through the page`, async (t) => {
    const service = await sharedPagesService()
    const options = isSoaking ? {} : shortest[id]!
    const game = await begin(service, { ruleset: id, seats: 2, options })
    const page = await windowOf(t, service.base, { token: game.token })
    await openTable(page, game)

    await playToTheEnd(page, MILLISECONDS_MAX)

    await page.getByRole('heading', { name: 'The game has ended' }).first().waitFor()
    await page
      .locator('.turn')
      .getByText(/ won|draw/)
      .waitFor()
    const { body } = await service.call(`GET /v1/games/${game.id}`, { token: game.token })
    t.equal(body.status, 'over')
    t.comment(`${body.version} events`)
  })
