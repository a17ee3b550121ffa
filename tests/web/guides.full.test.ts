import t from 'tap'
import { guides, pages } from '../../src/api/rest/endpoint/guides.ts'
import { isFitEverywhere, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

const addresses = [
  ...['/docs/guides', ...guides.map((name) => `/docs/guides/${name}`)],
  ...pages.map((name) => `/docs/${name}`),
]

const headOf = (text: string) =>
  text.slice(0, text.indexOf('</style>')).replace(/<title>[^<]+<\/title>/, '')

t.test('guides fit a phone and a desktop, by day and by night', async (t) => {
  const { base, call } = await sharedPagesService()
  const page = await windowOf(t, base)
  await page.goto(addresses[0]!)
  const first = await call(`GET ${addresses[0]}`)
  for (const address of addresses) {
    const { text, headers } = await call(`GET ${address}`)
    const policy = 'content-security-policy'
    t.equal(headOf(text), headOf(first.text), `${address} looks as all do`)
    t.equal(headers[policy], first.headers[policy])
    // The test shows all guides in one document, because loading a new document for each guide
    // would take much longer.
    await page.evaluate(withContentsOf(text))
    await isFitEverywhere(t, page, address)
  }
})

const withContentsOf = (text: string) =>
  `document.body = new DOMParser().parseFromString(${JSON.stringify(text)}, 'text/html').body`

t.test('each page links to the guides, and they link to each other', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click()
  await page.getByRole('heading', { name: 'Guides', level: 1 }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Concepts' }).click()
  await page.getByRole('main').getByRole('link', { name: 'build a client' }).click()
  await page.getByRole('heading', { name: 'Build a client' }).waitFor()
})
