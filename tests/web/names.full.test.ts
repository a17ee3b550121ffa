import t from 'tap'
import { isFit, visit, windowOf } from './browser.ts'
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

for (const [ruleset, board] of [
  ['superclub', '.standings'],
  ['title-chase', '.managers'],
] as const)
  t.test(`${ruleset}: a player's own name for the club is on the table`, async (t) => {
    const service = await sharedPagesService()
    const { token } = await service.signUp('Grace')
    const page = await windowOf(t, service.base, { token })
    await visit(page, '/')
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('combobox', { name: 'Game' }).selectOption(ruleset)
    await page.getByText('My team').click()

    await page.getByLabel('Your club’s name (optional)').fill('Dynamo Nina')
    await page.getByRole('button', { name: 'Create game' }).click()

    await page.waitForURL(/\/play\//)
    await page.locator('.room').getByText('Dynamo Nina').first().waitFor()
    const id = page.url().split('/').at(-1)
    const other = await service.signUp('Omar')
    await service.call(`POST /v1/games/${id}/seats`, { token: other.token, body: {} })
    await page.locator('.players').getByText('Dynamo Nina').waitFor()
    if (ruleset === 'title-chase') await page.locator('.act [data-answers] button').first().click()
    await page.locator(board).getByText('Dynamo Nina').first().waitFor()
    await isFit(t, page, 'the table with the name of a club')
  })
