import t from 'tap'
import { visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, openTable, playUntil } from './playing.ts'

t.test('the log of a game uses names, live and in its replay', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, {
    ruleset: 'title-chase',
    seats: 2,
    options: { version: 'mini' },
  })
  let made = 0
  await playUntil(service, game, () => {
    made += 1
    return made > 4 ? 'enough' : 0
  })
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  await page.locator('.log').getByText('Grace (you)').nth(1).waitFor()
  await visit(page, `/replay/${game.id}`)
  await page
    .getByRole('list', { name: 'Log' })
    .getByText(/\b[Yy]ou\b/)
    .first()
    .waitFor()
  t.equal(await page.getByText(/\bSeat \d/).count(), 0)
})
