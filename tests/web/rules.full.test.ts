import t from 'tap'
import { isFit, isFitEverywhere, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, openTable } from './playing.ts'

t.test('players read the guide first, and a clause id leads to the clause', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'goalscorer', seats: 2 })
  const page = await windowOf(t, service.base, { token: game.token, width: 390 })
  await openTable(page, game)
  await page.keyboard.press('r')
  const rules = page.locator('dialog .rules')
  await rules.getByText('What you play for').waitFor()
  t.equal(
    await page.getByRole('button', { name: 'How to play' }).getAttribute('aria-pressed'),
    'true',
  )
  t.equal(await rules.locator('code').count(), 0, 'no names of the API')

  const term = rules.locator('.glossary > div', { hasText: 'First Teamer' }).first()
  t.match(await term.innerText(), /First Teamer\s+A counter with a shirt and a number .*GS-16/)

  await rules.getByRole('button', { name: 'GS-26', exact: true }).click()

  await rules.locator('.found[data-clause="GS-26"]').waitFor()
  t.equal(
    await page.getByRole('button', { name: 'All clauses' }).getAttribute('aria-pressed'),
    'true',
  )
  await isFit(t, page, 'the clauses')
  await page.getByRole('button', { name: 'How to play' }).click()
  await rules.getByText('What you play for').waitFor()
})

t.test('the rules can be read in two parts', async (t) => {
  const { base } = await sharedPagesService()
  const read = async (query: string) =>
    (await fetch(`${base}/v1/rulesets/goalscorer/rules${query}`)).text()

  const [both, guide, clauses] = await Promise.all(['', '?part=guide', '?part=clauses'].map(read))

  t.match(guide, /^# Goalscorer: how to play/)
  t.match(clauses, /^# Goalscorer \(ruleset id: goalscorer\)/)
  t.equal(both, `${guide?.trimEnd()}\n\n${clauses}`)
  const refused = await fetch(`${base}/v1/rulesets/goalscorer/rules?part=all`)
  t.equal(refused.status, 400)
})

t.test(
  'a term in a question is explained at a press or by keyboard, and links to its clause',
  async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, { ruleset: 'goalscorer', seats: 2 })
    const page = await windowOf(t, service.base, { token: game.token })
    await openTable(page, game)
    const term = page.locator('.act').getByRole('button', { name: 'Youth Counter' })
    const card = page.getByRole('dialog', { name: 'Youth Counter' })

    await term.click()
    await card.getByText('moves one square forwards').waitFor()
    await isFitEverywhere(t, page, 'an explanation')
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'hidden' })

    await term.press('Enter')
    await card.getByRole('button', { name: 'GS-17' }).click()
    await page.locator('dialog .found[data-clause="GS-17"]').waitFor()
    t.notOk(await card.isVisible())
  },
)

t.test('the guide explains each term once, at its first use', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'title-chase', seats: 2 })
  const page = await windowOf(t, service.base, { token: game.token, width: 390, dark: true })
  await openTable(page, game)
  await page.keyboard.press('r')
  const terms = page.locator('dialog .rules .term')
  await terms.first().waitFor()
  const names = (await terms.allTextContents()).map((one) => one.toLowerCase().replace(/s$/, ''))
  t.ok(names.length > 3)
  t.equal(new Set(names).size, names.length)

  await terms.first().click()

  await page.locator('dialog .explanation').waitFor()
  await isFit(t, page, 'an explanation in the guide')
})
