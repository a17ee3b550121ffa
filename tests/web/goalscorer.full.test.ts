import t from 'tap'
import { isFit, type Page, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

async function move(page: Page): Promise<void> {
  await page.locator('.can[data-thing^="counter:"]').first().click()
  await page.locator('.target').first().click()
}

t.test('a visitor plays a bot after filling in one field', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play a bot' }).first().click()
  await page.getByLabel('Your name').fill('Grace')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Your turn').waitFor()
  t.match(page.url(), /\/play\/[0-9a-f-]{36}$/)
  t.equal(await page.title(), '● Your turn · Goalscorer · Touchline')
  await move(page)
  await page
    .locator('.log')
    .getByText(/Your Youth Counter moves [a-g]\d–[a-g]\d\./)
    .first()
    .waitFor()
  await isFit(t, page, 'the Pitch')
})
