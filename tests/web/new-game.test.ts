import t from 'tap'
import { type Page, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, openTable } from './playing.ts'

async function openDialog(page: Page, ruleset: string): Promise<void> {
  await visit(page, '/')
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption(ruleset)
  await page.locator('.preset').first().waitFor()
}

async function createdFrom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create game' }).click()
  await page.waitForURL(/\/play\//)
  return page.url().slice(page.url().lastIndexOf('/') + 1)
}

t.test('a preset is a card, and its options become those of the game', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Ada')
  const page = await windowOf(t, service.base, { token })
  await openDialog(page, 'starplayer')

  t.same(await page.locator('.preset b').allTextContents(), [
    'Cup game',
    'System game',
    'Short game',
    '5-a-side',
  ])
  await page.locator('.preset', { hasText: 'System game' }).click()
  await page.getByText('Advanced').click()
  await page.getByLabel('4-5-1').uncheck()
  t.equal(await page.locator('dialog textarea').count(), 0, 'no JSON')
  const game = await createdFrom(page)

  const { body } = await service.call(`GET /v1/games/${game}`, { token })
  t.match(body.options, { squadRule: 'system', formations: ['4-4-2', '4-3-3'] })
})

t.test('RS-902 the printed time table of Rising Star is beside its presets', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Nina')
  const page = await windowOf(t, service.base, { token })
  await openDialog(page, 'rising-star')
  await page.getByText('Playing times').click()

  const rows = await page.locator('.times tbody tr').allInnerTexts()

  t.same(
    rows.map((row) => row.split('\t')),
    [
      ['2', '90 min', '120 min', '150 min'],
      ['3', '105 min', '140 min', '175 min'],
      ['4', '135 min', '180 min', '225 min'],
      ['5', '150 min', '200 min', '250 min'],
      ['6', '180 min', '240 min', '300 min'],
    ],
  )
})

t.test('RS-902 the time table can be read during a game, too', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'rising-star', seats: 2 })
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  await page.keyboard.press('r')
  const rules = page.locator('dialog .rules')

  await rules.getByText('Playing times').click()

  t.match(await rules.locator('.times tbody tr').first().innerText(), /^2\s+90 min\s+120 min/)
})

t.test('an own league is typed name by name, with faults under their fields', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Grace')
  const page = await windowOf(t, service.base, { token })
  await openDialog(page, 'title-chase')
  await page.getByText('Advanced').click()
  await page.getByLabel('My own league').check()
  const [first, second] = [0, 1].map((at) => page.getByLabel(`Team ${at + 1}`, { exact: true }))
  await first!.fill('Brook')
  await second!.fill('brook ')
  t.equal(await page.getByText('Another team already has this name.').count(), 2)
  await second!.fill('Heath')
  t.equal(await page.locator('dialog textarea').count(), 0, 'no JSON')
  const game = await createdFrom(page)

  const { body } = await service.call(`GET /v1/games/${game}`, { token })
  t.same(body.options.league.teams.slice(0, 2), ['Brook', 'Heath'])
})

t.test('a formation is picked from drawings', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Joan')
  const page = await windowOf(t, service.base, { token })
  await openDialog(page, 'goalscorer')
  await page.getByText('Advanced').click()
  await page.getByRole('button', { name: 'Wide forwards' }).click()
  const game = await createdFrom(page)

  const { body } = await service.call(`GET /v1/games/${game}`, { token })
  t.equal(body.options.formation, 'wide-forwards')
})
