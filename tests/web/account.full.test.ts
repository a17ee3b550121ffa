import t, { type Test } from 'tap'
import { syncPasskeys, withAuthenticator } from './authenticator.ts'
import { isFitEverywhere, type Page, signIn, windowOf } from './browser.ts'
import { type PagesService, sharedPagesService } from './pages.ts'

/** Browsers refuse passkeys for pages whose host is an IP address. */
const localhost = ({ base }: PagesService): string => base.replace('127.0.0.1', 'localhost')

async function deviceOf(t: Test, service: PagesService): Promise<Page> {
  return windowOf(t, localhost(service), { own: true })
}

async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create game' }).waitFor()
  await page.keyboard.press('Escape')
}

async function playedGame(page: Page): Promise<string> {
  const id = await page.evaluate<string>(`(async () => {
    const post = async (path, body) => {
      const key = String(Math.random())
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return answer.json()
    }
    const seats = [{ kind: 'me' }, { kind: 'bot' }]
    const { id } = await post('/v1/games', { ruleset: 'goalscorer', seats })
    await post('/v1/games/' + id + '/resignation')
    return id
  })()`)
  await page.goto(`/play/${id}`)
  return id
}

async function usePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('Sign in to see your account.').waitFor()
}

t.test('a guest saves the account after a game, and comes back with two presses', async (t) => {
  const service = await sharedPagesService()
  const page = await deviceOf(t, service)
  await becomeGuest(page, 'Nina')
  const game = await playedGame(page)
  await page.getByText('Save your account').waitFor()
  await isFitEverywhere(t, page, 'the offer to save the account')
  await withAuthenticator(page)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByText('Save your account').waitFor({ state: 'hidden' })
  t.notMatch(await page.evaluate('JSON.stringify(localStorage)'), /tl_/, 'no key in the browser')
  t.equal(await page.evaluate('document.cookie'), '', 'scripts see no cookie')
  await signOut(page)

  await page.goto('/')
  const sent = page.waitForRequest('**/v1/sign-in/passkey')
  await usePasskey(page)
  await page.getByRole('heading', { name: 'Hello, Nina' }).waitFor()
  const again = await page.request.post('/v1/sign-in/passkey', {
    data: (await sent).postDataJSON(),
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  t.match(await again.json(), { code: /^(sign-in-expired|passkey-invalid)$/ }, 'it counts once')

  await page.locator(`.tables [href="/play/${game}"]`).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Hello, Nina' }).waitFor()
})

t.test('a guest who signs in on another device keeps the games of both', async (t) => {
  const service = await sharedPagesService()
  const [phone, desk] = [await deviceOf(t, service), await deviceOf(t, service)]
  const here = await withAuthenticator(phone)
  await becomeGuest(phone, 'Omar')
  const first = await playedGame(phone)
  await phone.getByRole('button', { name: 'Create a passkey' }).click()
  await phone.getByText('Save your account').waitFor({ state: 'hidden' })
  await becomeGuest(desk, 'Omar at work')
  const second = await playedGame(desk)

  await desk.goto('/account')
  await desk.getByRole('button', { name: 'Use another account' }).click()
  await isFitEverywhere(t, desk, 'the sign-in dialog')
  t.equal(await syncPasskeys(here, await withAuthenticator(desk)), 1)
  await desk.getByRole('button', { name: 'Use a passkey' }).click()
  await desk.getByRole('link', { name: 'Omar', exact: true }).waitFor()

  await desk.goto('/')
  for (const id of [first, second]) await desk.locator(`.tables [href="/play/${id}"]`).waitFor()
})

t.test('a signed-in device signs in another one by a code, after its approval', async (t) => {
  const service = await sharedPagesService()
  const [old, fresh] = [await deviceOf(t, service), await deviceOf(t, service)]
  await becomeGuest(old, 'Pia')
  await old.goto('/account')
  await old.getByRole('button', { name: 'Sign in on another device' }).click()
  const code = await old.getByLabel('Code', { exact: true }).innerText()
  t.match(code, /^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  await isFitEverywhere(t, old, 'the code')

  await fresh.goto(`/account#${code}`)
  await fresh.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  const dialog = fresh.getByRole('dialog')
  t.equal(await dialog.getByLabel('Code from').inputValue(), code, 'as scanned')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fresh.getByText('Now press').waitFor()
  await old.getByText('has entered the code').waitFor()
  t.equal(await fresh.getByRole('link', { name: 'Pia' }).count(), 0, 'not before the approval')
  await old.getByRole('button', { name: 'Sign in this device' }).click()

  await fresh.getByRole('link', { name: 'Pia' }).waitFor()
  await fresh.getByRole('list', { name: 'Devices' }).getByText('This device').waitFor()
  t.equal(await fresh.getByRole('list', { name: 'Devices' }).getByRole('listitem').count(), 2)
  await old.goto('/account')
  await old.getByRole('button', { name: 'Sign out everywhere' }).click()
  await old.getByText('Sign in to see your account.').waitFor()
  await fresh.reload()
  await fresh.getByText('Your session has expired.').waitFor()
})

t.test(
  'a player renames the account, claims a handle, and gets a key only when asking',
  async (t) => {
    const service = await sharedPagesService()
    const page = await deviceOf(t, service)
    await withAuthenticator(page)
    await becomeGuest(page, 'Quinn')
    await page.goto('/account')
    await page.getByText('You can sign in only with this browser.').waitFor()
    await isFitEverywhere(t, page, 'the account')
    await withAuthenticator(page)
    const handle = `quinn_${Date.now() % 1_000_000}`
    await page.getByLabel('Handle').fill(handle)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Add a passkey first').waitFor()
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await page.getByText('Passkey, created on').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Quinn II')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Quinn II' }).waitFor()
    t.notMatch(await page.locator('body').innerText(), /tl_/)

    await page.getByRole('link', { name: 'View profile' }).click()
    await page.getByRole('heading', { name: 'Quinn II' }).waitFor()
    await isFitEverywhere(t, page, 'a profile')
    await page.getByRole('link', { name: 'Quinn II' }).click()
    await page.getByRole('button', { name: 'Show a sign-in key' }).click()
    const key = await page.getByLabel('Your sign-in key').inputValue()

    const { body } = await service.call('GET /v1/account', { token: key })
    t.match(body, { account: { name: 'Quinn II' }, handle, profile: 'public' })
  },
)

t.test('a token of an earlier visit becomes a cookie', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Rosa')
  const page = await deviceOf(t, service)
  await page.goto('/')
  await page.evaluate(`localStorage.setItem('touchline.token', '${token}')`)
  await page.reload()
  await page.getByRole('heading', { name: 'Hello, Rosa' }).waitFor()
  t.notMatch(await page.evaluate('JSON.stringify(localStorage)'), /tl_/)
  await page.reload()
  await page.getByRole('heading', { name: 'Hello, Rosa' }).waitFor()
})

t.test('at an IP address a page works without passkeys', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Sam')
  const page = await windowOf(t, service.base, { own: true })
  await signIn(page, token, service.base)
  await page.goto('/account')
  await page.getByText('Passkeys work only over HTTPS or on localhost.').waitFor()
  t.ok(await page.getByRole('button', { name: 'Create a passkey' }).isDisabled())
})
