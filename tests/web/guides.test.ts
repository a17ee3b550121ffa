// What people read: at each width, by day and by night, and nobody is kept out.
import t from 'tap'
import { guides, pages } from '../../src/rest/guides.ts'
import { atEachWidth, isFitEverywhere, isWithin, windowOf } from './browser.ts'
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

/** One function writes each call and each row: the first ones stand for all, which take minutes. */
const THINNED = `
  const others = document.querySelectorAll('article:nth-of-type(n+4), tr:nth-of-type(n+6)')
  others.forEach((one) => one.remove())`

t.test('so does the reference without scripts', async (t) => {
  const { base } = await pagesHouse()
  const page = await windowOf(t, base)
  await page.goto('/docs/plain')
  await atEachWidth(page, (where) => isWithin(t, page, `all calls, ${where}`))
  await page.evaluate(THINNED)
  await isFitEverywhere(t, page, 'the first calls')
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
