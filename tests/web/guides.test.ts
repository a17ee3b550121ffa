// What people read: at each width, by day and by night, and nobody is kept out.
import t from 'tap'
import { guides, pages } from '../../src/rest/guides.ts'
import { isFitEverywhere, windowOf } from './browser.ts'
import { pagesHouse } from './pages.ts'

const addresses = [
  ...['/docs/guides', ...guides.map((name) => `/docs/guides/${name}`)],
  ...pages.map((name) => `/docs/${name}`),
]

t.test('guides fit a phone and a desk, by day and by night', async (t) => {
  const { base } = await pagesHouse()
  const page = await windowOf(t, base)
  for (const address of addresses) {
    await page.goto(address)
    await isFitEverywhere(t, page, address)
  }
})

t.test('each page leads to the guides, and they to each other', async (t) => {
  const { base } = await pagesHouse()
  const page = await windowOf(t, base)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click()
  await page.getByRole('heading', { name: 'Guides', level: 1 }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Concepts' }).click()
  await page.getByRole('main').getByRole('link', { name: 'a client from nothing' }).click()
  await page.getByRole('heading', { name: 'A client from nothing' }).waitFor()
})
