import t, { type Test } from 'tap'
import { type Page, windowOf } from './browser.ts'
import { pagesHouse } from './pages.ts'

/** What is asked of others than the service; the page has to do without. */
function foreigners(page: Page, base: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:http|ws)/.test(protocol) && origin !== base) asked.push(request.url())
  })
  return asked
}

const isWide = 'document.documentElement.scrollWidth - innerWidth'

/** The reference, once it is there. */
async function reference(t: Test, looked: Parameters<typeof windowOf>[2] = {}, hash = '') {
  const { base } = await pagesHouse()
  const page = await windowOf(t, base, looked)
  const asked = foreigners(page, base)
  await page.goto(`/docs${hash}`)
  await page.getByRole('heading', { name: 'Touchline' }).first().waitFor()
  return { page, asked }
}

t.test('the reference finds a call, and tries it with my token', async (t) => {
  const { signUp } = await pagesHouse()
  const { token } = await signUp('Ada')
  const { page, asked } = await reference(t, { token })

  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click()
  await page.getByRole('combobox').fill('who I am')
  await page.getByRole('option').filter({ hasText: 'Who I am' }).first().click()
  const call = page.locator('section[id$="/whoAmI"]')
  await call.getByRole('button', { name: /Test Request/ }).click()
  const [answer] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === '/v1/account'),
    page.getByRole('button', { name: 'Send get request' }).click(),
  ])

  t.equal(answer.status(), 200)
  t.match(await answer.json(), { account: { name: 'Ada' } })
  t.same(asked, [], 'nobody else is asked anything')
})

for (const dark of [false, true])
  for (const width of [390, 1280] as const)
    t.test(`the reference fits ${width} px, ${dark ? 'dark' : 'light'}`, async (t) => {
      const { page, asked } = await reference(t, { width, dark }, '#tag/games/createGame')
      await page.getByRole('heading', { name: /Create a game/ }).waitFor()
      t.ok((await page.evaluate<number>(isWide)) <= 0)
      t.notOk(await page.getByText('Powered by').first().isVisible())
      t.same(asked, [])
    })

t.test('an error leads to its place in the page without scripts', async (t) => {
  const { base, call } = await pagesHouse()
  const page = await windowOf(t, base)
  await page.goto('/docs#error-not-found')
  await page.waitForURL('**/docs/plain#error-not-found')
  t.ok(await page.locator('#error-not-found').isVisible())
  const { headers } = await call('GET /docs')
  t.match(headers['content-security-policy'], /script-src 'self'; style-src 'self' 'unsafe-inline'/)
  t.match((await call('GET /docs/plain')).headers['content-security-policy'], /style-src 'sha256-/)
})
