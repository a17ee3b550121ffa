import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { untilAsync } from '../support/until.ts'
import { windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, openTable, play } from './playing.ts'

const PRESSES = 12
const MILLISECONDS_MAX = 60_000

// The test plays the games one after the other in one window, because loading the HTML document
// takes most of the time.
t.test('the first moves of each game are played through its page', async (t) => {
  for (const { id, title } of Object.values(registry))
    await t.test(`${title}: presses become moves, and the log shows them`, async (t) => {
      const service = await sharedPagesService()
      const game = await begin(service, { ruleset: id, seats: 2 })
      const lookUp = () => service.call(`GET /v1/games/${game.id}`, { token: game.token })
      const { body: before } = await lookUp()
      const page = await windowOf(t, service.base, { token: game.token })
      await openTable(page, game)

      await play(page, MILLISECONDS_MAX, PRESSES)

      await untilAsync(async () => (await lookUp()).body.version > before.version)
      await page.locator('.log').getByText('Grace').first().waitFor()
      t.pass()
    })
})
