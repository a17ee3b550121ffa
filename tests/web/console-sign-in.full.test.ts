import t, { type Test } from 'tap'
import { oidcClient } from '../../src/app/accounts/oidc-client.ts'
import { CLIENT, startIssuer } from '../support/issuer.ts'
import { testClock } from '../support/service.ts'
import { withAuthenticator } from './authenticator.ts'
import { isFitEverywhere, type Page, windowOf } from './browser.ts'
import { openPages, type PagesService } from './pages.ts'

const roleScopes = { support: 'helpers', operator: 'operators', owner: 'owners' }

async function consoleOf(t: Test, { base }: PagesService, path = ''): Promise<Page> {
  const page = await windowOf(t, base.replace('127.0.0.1', 'localhost'), { own: true })
  await page.goto(`/console${path}`)
  return page
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

const overview = (page: Page) => page.getByRole('heading', { name: 'Overview' }).waitFor()

async function enterToken(page: Page, label: string, token: string): Promise<void> {
  await page.getByLabel(label).fill(token)
  await press(page, 'Continue')
}

async function clickProvider(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
}

async function cookieOf(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => /console-\d+$/.test(name))
}

t.test('the admin token makes the first owner, and then opens no browser', async (t) => {
  const service = await openPages(t)
  const page = await consoleOf(t, service)
  await page.getByText('This service has no owner yet.').waitFor()
  await isFitEverywhere(t, page, 'the sign-in of the first owner')
  await enterToken(page, 'Admin token', service.admin)
  await page.getByRole('heading', { name: 'Create your passkey' }).waitFor()
  await isFitEverywhere(t, page, 'the offer of a passkey')
  await withAuthenticator(page)
  await press(page, 'Create a passkey')
  await overview(page)
  t.match(await cookieOf(page), { httpOnly: true, sameSite: 'Strict', secure: true, expires: -1 })
  t.equal(await page.evaluate('document.cookie'), '')
  t.notMatch(await page.evaluate('JSON.stringify({ ...sessionStorage })'), /tl_/)

  await press(page, 'Sign out')
  await press(page, 'Sign in with a passkey')
  await overview(page)

  const other = await consoleOf(t, service)
  await other.getByText('I have been invited').click()
  await enterToken(other, 'Invitation token', service.admin)
  await other.getByText('You cannot sign in to the console with this token.').waitFor()
  const { status } = await service.call('GET /v1/admin/health', { token: service.admin })
  t.equal(status, 200, 'programs still use it')
})

t.test('an invited operator signs in by token once, and by passkey from then on', async (t) => {
  const service = await openPages(t)
  const invite = { reason: 'joins', name: 'Olga', scopes: ['operator'] }
  const { body } = await service.call('POST /v1/admin/tokens', {
    token: service.admin,
    body: invite,
  })
  const page = await consoleOf(t, service)
  await withAuthenticator(page)
  await enterToken(page, 'Admin token', body.secret)
  await press(page, 'Create a passkey')
  await overview(page)
  await page.getByText('Olga').first().waitFor()
  await press(page, 'Sign out everywhere')

  await enterToken(page, 'Admin token', body.secret)
  await page.getByText('You cannot sign in to the console with this token.').waitFor()
})

t.test('a passkey of a player opens no console, even that of an operator', async (t) => {
  const service = await openPages(t)
  const page = await consoleOf(t, service)
  await withAuthenticator(page)
  await enterToken(page, 'Admin token', service.admin)
  await press(page, 'Create a passkey')
  await overview(page)
  await press(page, 'Sign out')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('Passkey not found.').waitFor()
})

t.test('operators sign in at their provider, with the role of their claims', async (t) => {
  const issuer = await startIssuer(t)
  const service = await openPages(t, {
    oidcClient: oidcClient({
      issuer: issuer.url,
      jwksUrl: null,
      roleClaim: 'realm.groups',
      roleScopes,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    }),
  })
  const page = await consoleOf(t, service)

  issuer.person = null
  await clickProvider(page)
  await page.getByText('The sign-in was cancelled').waitFor()

  issuer.person = { sub: 'ada', name: 'Ada', realm: { groups: ['players'] } }
  await clickProvider(page)
  await page.getByText('Your account has no operator role.').waitFor()
  await isFitEverywhere(t, page, 'a refused sign-in')

  issuer.person = { sub: 'grace', name: 'Grace', realm: { groups: ['players', 'owners'] } }
  issuer.tamper = (claims) => ({ ...claims, nonce: 'of-another-sign-in' })
  await clickProvider(page)
  await page.getByText('The sign-in was cancelled').waitFor()
  issuer.tamper = (claims) => claims

  await clickProvider(page)
  await overview(page)
  await page.getByText('Grace').first().waitFor()
  await page.getByText('owner', { exact: false }).first().waitFor()
  t.match(await cookieOf(page), { httpOnly: true, sameSite: 'Strict' })

  await press(page, 'Sign out')
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
  t.equal(await page.getByLabel('Admin token').count(), 0, 'an owner exists')
  const refused = await service.call('POST /v1/admin/session', {
    body: { token: service.admin },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  t.equal(refused.body.code, 'token-for-programs')

  issuer.person = { sub: 'grace', name: 'Grace', realm: { groups: 'helpers' } }
  await clickProvider(page)
  await overview(page)
  await page.getByText('support', { exact: false }).first().waitFor()
})

t.test('a provider that does not answer is reported', async (t) => {
  const issuer = await startIssuer(t)
  const service = await openPages(t, {
    oidcClient: oidcClient({
      issuer: issuer.url,
      jwksUrl: null,
      roleScopes,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    }),
  })
  issuer.close()
  const { status, body } = await service.call('GET /v1/admin/sign-in/oidc')
  t.same([status, body.code], [503, 'identity-provider-unavailable'])
})

t.test('an operator’s session ends when idle, at its limit, and everywhere at once', async (t) => {
  const clock = testClock()
  const settings = { consoleIdleSeconds: 600, consoleSecondsMax: 3_600 }
  const service = await openPages(t, { clock, settings })
  const own = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000' }
  const signIn = async () => {
    const body = { token: service.admin }
    const { headers } = await service.call('POST /v1/admin/session', { body, headers: own })
    const cookie = String(headers['set-cookie']).split(';')[0]!
    return { ...own, cookie }
  }
  const status = async (headers: Record<string, string>, path = '/v1/admin/health') =>
    (await service.call(`GET ${path}`, { headers })).status
  const [busy, idle] = [await signIn(), await signIn()]

  for (let tenths = 0; tenths < 6; tenths += 1) {
    t.equal(await status(busy), 200, `${tenths * 540} s`)
    clock.skip(540)
  }
  t.same([await status(busy), await status(idle)], [200, 401], 'one was idle')
  clock.skip(400)
  t.equal(await status(busy), 401, 'an hour has passed')

  const [one, two] = [await signIn(), await signIn()]
  t.equal(await status({ ...one, 'sec-fetch-site': 'cross-site' }), 401, 'another site')
  t.equal(await status({ ...one, 'sec-fetch-site': 'same-site' }), 401, 'another subdomain')
  t.equal(await status(one, '/v1/account'), 401, 'a call of players')
  await service.call('DELETE /v1/admin/session?everywhere=true', { headers: one })
  t.same([await status(one), await status(two)], [401, 401])
})

t.test('an idle page signs its operator out', async (t) => {
  const service = await openPages(t, { settings: { consoleIdleSeconds: 2 } })
  const page = await consoleOf(t, service)
  await enterToken(page, 'Admin token', service.admin)
  await press(page, 'Later')
  await overview(page)
  await page.getByLabel('Admin token').waitFor()
})
