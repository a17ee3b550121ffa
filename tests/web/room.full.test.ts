import t from 'tap'
import { visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'

t.test('a player who failed to leave a private table stays there', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const [host, { token }] = [await signUp('Ada'), await signUp('Grace')]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const body = { ruleset: 'rising-star', seats, visibility: 'private' }
  const { body: game } = await call('POST /v1/games', { token: host.token, body })
  const path = `/v1/games/${game.id}/seats` as const
  await call(`POST ${path}`, { token, body: { code: game.inviteCode } })
  const page = await windowOf(t, base, { token })
  await visit(page, `/play/${game.id}`)
  await page.getByText('Waiting for 1 more').waitFor()
  await page.route('**/seats/1', (route) => route.abort())
  await page.getByRole('button', { name: 'Leave game' }).click()
  await page.getByText('No connection to the service.').waitFor()
  await page.getByRole('button', { name: 'Leave game', disabled: false }).waitFor()
  t.equal(new URL(page.url()).pathname, `/play/${game.id}`)
})

t.test('a host who leaves an empty table cancels it, so that it does not stay open', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { body: game } = await call('POST /v1/games', { token, body })
  const page = await windowOf(t, base, { token })
  await visit(page, `/play/${game.id}`)
  await page.getByRole('button', { name: 'Cancel game' }).click()
  await page.getByText('The game was cancelled before it started.').waitFor()
  t.match(await call(`GET /v1/games/${game.id}`, { token }), { body: { status: 'cancelled' } })
})

t.test('a player whose new choice is taken keeps the seat and the old one', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const body = { ruleset: 'superclub', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { body: game } = await call('POST /v1/games', { token, body })
  const page = await windowOf(t, base, { token })
  await visit(page, `/play/${game.id}`)
  await page.getByRole('button', { name: 'Azure Tide' }).click()
  await page.getByRole('listitem').getByText('Azure Tide').waitFor()
  await page.route('**/seats', (route) => {
    const sent = route.request().postDataJSON()
    const isOther = sent.choices.club !== 'azure'
    const choices = isOther ? { club: 'nobody’s' } : sent.choices
    return route.continue({ postData: { ...sent, choices } })
  })
  await page.getByRole('button', { name: 'Jade Thicket' }).click()
  await page.locator('.toasts p').first().waitFor()
  await page.getByRole('listitem').getByText('Azure Tide').waitFor()
  const { body: now } = await call(`GET /v1/games/${game.id}`, { token })
  t.match(now.seats[0], { joined: true, choices: { club: 'azure' } })
})

t.test('a table that appeared by itself is listed once, also with more', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: old } = await call('POST /v1/games', { token, body })
  await call('POST /v1/games', { token, body })
  const page = await windowOf(t, base, { token })
  await page.route('**/v1/games?*mine=true*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=1` }),
  )
  await visit(page, '/')
  const rows = page.locator('.tables li')
  await rows.first().waitFor()
  await call(`POST /v1/games/${old.id}/resignation`, { token })
  await rows.nth(1).waitFor()
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await more.waitFor({ state: 'detached' })
  t.equal(await rows.count(), 2)
})
