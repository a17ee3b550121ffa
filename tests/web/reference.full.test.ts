import { existsSync } from 'node:fs'
import t from 'tap'
import { startRestService } from '../api/rest/rest-service.ts'
import { atEachWidth, isFitEverywhere, isWithin, type Page, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

/**
 * A build without npm access cannot download the script of the interactive API reference, so only
 * the plain API page exists.
 */
const isBuilt = existsSync(new URL('../../pages/reference', import.meta.url))
const built = isBuilt ? {} : { skip: 'the script of the reference could not be fetched' }

function foreigners(page: Page, base: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:http|ws)/.test(protocol) && origin !== base) asked.push(request.url())
  })
  return asked
}

t.test(
  'the reference opens at an operation, complete, and contacts no other host',
  { ...built },
  async (t) => {
    const { base } = await sharedPagesService()
    const page = await windowOf(t, base, { width: 390, own: true })
    const asked = foreigners(page, base)
    await page.goto('/docs#tag/games/createGame')
    await page.getByRole('heading', { name: /Create a game/ }).waitFor()
    t.notOk(await page.getByText('Powered by').first().isVisible())
    await isWithin(t, page, 'the reference')
    t.same(asked, [])
  },
)

/**
 * The API document of this test contains only two operations, because rendering the complete API
 * document is very slow.
 */
const CALLS = new Set(['createGame', 'whoAmI'])

t.test('the reference', { ...built }, async (t) => {
  const { base, signUp, call } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const page = await windowOf(t, base, { token, width: 390, own: true })
  const asked = foreigners(page, base)
  const { body } = await call('GET /openapi.json')
  await page.route('**/openapi.json', (route) => route.fulfill({ json: onlyWith(CALLS, body) }))
  await page.goto('/docs#tag/games/createGame')
  await page.getByRole('heading', { name: /Create a game/ }).waitFor()

  await t.test('it fits a phone and a desktop, by day and by night', async (t) => {
    await isFitEverywhere(t, page, 'the reference')
  })

  await t.test('it finds an operation, and tries it with the player’s token', async (t) => {
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click()
    await page.getByRole('combobox').fill('current account')
    await page.getByRole('option').filter({ hasText: 'Get the current account' }).first().click()
    const section = page.locator('section[id$="/whoAmI"]')
    await section.getByRole('button', { name: /Test Request/ }).click()
    const [answer] = await Promise.all([
      page.waitForResponse((one) => new URL(one.url()).pathname === '/v1/account'),
      page.getByRole('button', { name: 'Send get request' }).click(),
    ])

    t.equal(answer.status(), 200)
    t.match(await answer.json(), { account: { name: 'Ada' } })
    t.same(asked, [], 'no other host is contacted')
  })
})

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>
}

function onlyWith(calls: ReadonlySet<string>, { paths, components, ...rest }: Document): object {
  const pick = <Of>(
    all: Readonly<Record<string, Of>>,
    isKept: (name: string, one: Of) => boolean,
  ) => Object.fromEntries(Object.entries(all).filter(([name, one]) => isKept(name, one)))
  const keptPaths = pick(paths, (_, methods) =>
    Object.values(methods).some(({ operationId = '' }) => calls.has(operationId)),
  )
  const named = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCES)) {
      if (named.has(`${kind} ${name}`)) continue
      named.add(`${kind} ${name}`)
      follow(components[kind]?.[name] ?? null)
    }
  }
  follow(keptPaths)
  const keptComponents = Object.entries(components).map(([kind, all]) => [
    kind,
    kind === 'securitySchemes' ? all : pick(all, (name) => named.has(`${kind} ${name}`)),
  ])
  return { ...rest, paths: keptPaths, components: Object.fromEntries(keptComponents) }
}
const REFERENCES = /#\/components\/(\w+)\/([\w.-]+)/g

/**
 * One function writes all operations, schemas and rows of the plain API page, so the test checks
 * only the first elements of each kind.
 */
const THINNED = `
  const others = document.querySelectorAll(
    'section:nth-of-type(n+4):not([aria-labelledby="schemas"], [aria-labelledby="errors"]),' +
    'article:nth-of-type(n+4), section > :is(h3, table):nth-of-type(n+9),' +
    'tr:nth-of-type(n+6), li:nth-of-type(n+6)')
  others.forEach((one) => one.remove())`

t.test('an error links to its place in the page without scripts', { ...built }, async (t) => {
  const { base, call } = await sharedPagesService()
  const page = await windowOf(t, base, { own: true })
  await page.goto('/docs#error-not-found')
  await page.waitForURL('**/docs/plain#error-not-found')
  t.ok(await page.locator('#error-not-found').isVisible())
  await atEachWidth(page, (where) => isWithin(t, page, `the page without scripts, ${where}`))
  await page.evaluate(THINNED)
  await isFitEverywhere(t, page, 'the first calls')
  const { headers } = await call('GET /docs')
  t.match(headers['content-security-policy'], /script-src 'self'; style-src 'self' 'unsafe-inline'/)
  t.match((await call('GET /docs/plain')).headers['content-security-policy'], /style-src 'sha256-/)
})

t.test('without its script the reference is the plain page', async (t) => {
  const pagesFolder = t.testdir({ assets: {}, 'index.html': '' })
  const { call } = await startRestService(t, { pagesFolder })
  for (const line of ['GET /docs', 'GET /docs/plain']) {
    const { status, headers, text } = await call(line)
    t.equal(status, 200, line)
    t.match(headers['content-security-policy'], /^default-src 'none'; style-src 'sha256-/, line)
    t.match(text, 'id="error-not-found"', line)
  }
  t.equal((await call('GET /reference/scalar.js')).status, 404)
})
