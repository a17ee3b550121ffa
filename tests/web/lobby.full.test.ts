import t from 'tap'
import { queryAt } from '../support/query.ts'
import { until, untilAsync } from '../support/until.ts'
import { isFit, type Page, savedBy, signIn, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { showLog } from './playing.ts'
import { proxyTo } from './proxy.ts'
import { heldBack } from './routes.ts'

async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Simulates another browser tab in which the player signs out. */
const SIGNED_OUT = `
  localStorage.removeItem('touchline.sign-in')
  dispatchEvent(new StorageEvent('storage', { key: 'touchline.sign-in' }))`

async function lay(page: Page, game: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Game' }).selectOption(game)
  await page.getByLabel('Visibility').selectOption('Anyone with the link')
  await page.getByRole('button', { name: 'Create game' }).click()
  return page.getByLabel('Anyone with this link can join').inputValue()
}

t.test('two new visitors meet at a table, play a move, and one resigns', async (t) => {
  const { base } = await sharedPagesService()
  const ada = await windowOf(t, base)
  await visit(ada, '/')
  await ada.getByRole('button', { name: 'New game' }).click()
  await sayName(ada, 'Ada')
  const link = await lay(ada, 'goalscorer')
  await ada.getByText('Waiting for 1 more').waitFor()
  await isFit(t, ada, 'the room')

  const name = 'محمد بن عبد الله'
  const other = await windowOf(t, base, { width: 390, dark: true })
  await visit(other, link)
  await other.getByRole('heading', { name: 'Ada invited you to play Goalscorer' }).waitFor()
  await isFit(t, other, 'the invitation')
  await other.getByRole('button', { name: 'Take a seat' }).click()
  await sayName(other, name)
  await other.getByText('Waiting for Ada').waitFor()

  await ada.getByText('Your turn').waitFor()
  await ada.locator('.can[data-thing^="counter:"]').first().click()
  await ada.locator('.target').first().click()
  await showLog(other)
  await other
    .locator('.log')
    .getByText(/Ada's Youth Counter/)
    .first()
    .waitFor()

  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Resign …' }).click()
  const button = other.getByRole('dialog').getByRole('button', { name: 'Resign' })
  t.ok(await button.isDisabled(), 'it takes a word')
  await other.getByLabel('Type “resign”').fill('resign')
  await button.click()
  await ada
    .getByText(`${name} · resigned`)
    .or(ada.getByText('The game has ended'))
    .first()
    .waitFor()
  t.notMatch(await other.locator('body').innerText(), /tl_/, 'no key is shown')
  await isFit(t, other, 'the result')
  await visit(ada, '/')
  await ada.getByText(`v ${name}`).waitFor()
  await ada.getByText('won', { exact: false }).first().waitFor()
  await ada.getByText(String(new Date().getFullYear()), { exact: false }).first().waitFor()
})

t.test('the levels of a bot are those of the table’s size', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/')
  await page.getByRole('button', { name: 'New game' }).click()
  await sayName(page, 'Hedy')
  await page.getByRole('combobox', { name: 'Game' }).selectOption('superclub')
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('A bot')
  const level = page.getByRole('combobox', { name: 'Bot level for seat 2' })
  await level.selectOption('Sharp')
  await page.getByRole('button', { name: 'Add a seat' }).click()

  t.same(await level.locator('option').allTextContents(), ['Novice', 'Steady'])
  t.equal(await level.inputValue(), 'steady')
  await page.getByRole('button', { name: 'Create game' }).click()
  await page.getByText('Waiting for 1 more').waitFor()
})

t.test('a kept token opens the same lobby elsewhere', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const { token } = await signUp('Grace')
  const page = await windowOf(t, base, { width: 390 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Sign-in key').fill('tl_wrong-but-long')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Sign-in key').fill(token)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Hello, Grace' }).waitFor()
  await page.getByText('You have no games yet').waitFor()
})

t.test('a new sign-in shows the player’s own tables, and no others', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const [ada, bob] = [await signUp('Ada'), await signUp('Bob')]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: game } = await call('POST /v1/games', { token: bob.token, body })
  const page = await windowOf(t, base, { token: ada.token })
  const { body: tokens } = await call('GET /v1/tokens', { token: ada.token })
  await call(`DELETE /v1/tokens/${tokens[0].id}`, { token: ada.token })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByLabel('Sign-in key').fill(bob.token)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  const table = page.locator(`.tables [href="/play/${game.id}"]`)
  await table.waitFor()

  const cleo = await signUp('Cleo')
  await signIn(page, cleo.token)
  await page.getByText('You have no games yet').waitFor()
})

t.test('after signing out a late answer greets no player', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const page = await windowOf(t, base)
  const release = await heldBack(page, '**/v1/account')
  await visit(page, '/')
  const asked = page.waitForRequest('**/v1/account')
  await signIn(page, (await signUp('Ada')).token)
  await asked
  const late = page.waitForResponse('**/v1/account')
  await page.evaluate(SIGNED_OUT)
  release()
  await late
  await page.evaluate('new Promise((drawn) => setTimeout(drawn, 100))')
  t.equal(await page.getByText('Hello, Ada').count(), 0)
})

t.test('events missed while offline are shown after reconnecting', async (t) => {
  const service = await sharedPagesService()
  const { call, signUp } = service
  const proxy = await proxyTo(t, service.base)
  const [ada, bob] = [await signUp('Ada'), await signUp('Bob')]
  const page = await windowOf(t, proxy.base, { token: ada.token, own: true })
  await page.clock.install()
  const stream = page.waitForResponse('**/v1/account/stream')
  await page.goto('/')
  await page.getByText('You have no games yet').waitFor()
  await stream

  proxy.cut()
  const seats = [{ kind: 'me' }, { kind: 'account', account: ada.id }]
  const body = { ruleset: 'goalscorer', seats }
  const { body: game } = await call('POST /v1/games', { token: bob.token, body })
  proxy.mend()
  const table = page.locator(`.tables [href="/join/${game.id}"], .tables [href="/play/${game.id}"]`)
  await untilAsync(async () => {
    await page.clock.fastForward(5_000)
    return table.isVisible()
  })
})

t.test(
  'the progress of a personal export is polled until it ends, despite lost connections',
  async (t) => {
    const { base, services, signUp } = await sharedPagesService()
    const page = await windowOf(t, base, { token: (await signUp('Ada')).token })
    await visit(page, '/')
    await page.getByRole('link', { name: 'Ada', exact: true }).click()
    await page.getByRole('button', { name: 'Download my data' }).click()
    await page.getByText(/^Preparing your data: /).waitFor()
    let asked = 0
    await page.route('**/v1/account/export', (route) => {
      asked += 1
      return route.fulfill({ status: 500, body: '' })
    })
    await until(() => asked > 0)
    await page.unrouteAll()
    await services.workOnJobs()
    await page.getByRole('button', { name: 'Save my data' }).waitFor()
  },
)

t.test('a service failure is shown, and the page recovers by itself', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const page = await windowOf(t, base, { token: (await signUp('Ida')).token, width: 390 })
  await page.route('**/v1/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  const told = page.getByText('No service answered (500).')
  await told.nth(1).waitFor()
  await isFit(t, page, 'a lobby without a service')

  await page.unrouteAll()
  for (const come of ['Hello, Ida', 'You have no games yet', 'Play a bot'])
    await page.getByText(come).first().waitFor()
  t.equal(await told.count(), 0)
})

t.test('a page with a part that failed to load can be reloaded', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base, { width: 390 })
  await page.route(/\/assets\/lobby-/, (route) => route.abort())
  await page.goto('/')
  const again = page.getByRole('button', { name: 'Reload the page' })
  await again.waitFor()
  await isFit(t, page, 'a page without its part')

  await page.unrouteAll()
  await again.click()
  await page.getByText('Football board games, online').waitFor()
})

t.test('a player whose network was gone gets the missed changes', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const page = await windowOf(t, base, { token: (await signUp('Ida')).token })
  await visit(page, '/')
  await page.getByText('You have no games yet').waitFor()
  await page.context().setOffline(true)
  await page.getByText('Finished', { exact: true }).click()
  const told = page.getByText('No connection to the service.')
  await told.waitFor()

  await page.context().setOffline(false)
  await told.waitFor({ state: 'detached' })
})

t.test('clubs are chosen from pictures, and the host can start now', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const [host, guest] = [await signUp('Ada'), await signUp('Bob')]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const body = { ruleset: 'superclub', seats, visibility: 'private' }
  const { body: game } = await call('POST /v1/games', { token: host.token, body })
  const hosts = await windowOf(t, base, { token: host.token })
  await visit(hosts, `/play/${game.id}`)
  await hosts.getByRole('button', { name: 'Azure Tide' }).click()
  await hosts.getByRole('listitem').getByText('Azure Tide').waitFor()

  const guests = await windowOf(t, base, { token: guest.token, width: 390 })
  await visit(guests, '/')
  await guests.getByLabel('Invite link or code').fill(game.inviteCode)
  await guests.getByRole('button', { name: 'Join' }).click()
  const taken = guests.getByRole('button', { name: /Azure Tide.*taken/ })
  t.ok(await taken.isDisabled())
  await guests.getByRole('button', { name: 'Jade Thicket' }).click()
  await guests.getByRole('button', { name: 'Take a seat' }).click()
  await guests.getByRole('listitem').getByText('Jade Thicket').waitFor()
  await isFit(t, guests, 'the room')

  await hosts.getByRole('listitem').getByText('Jade Thicket').waitFor()
  await hosts.getByRole('button', { name: 'Start now' }).click()
  await hosts.locator('.scoreboard').waitFor()
  await guests.locator('.scoreboard').waitFor()
})

t.test('tables waiting for the player come first, and update by themselves', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const { token, id } = await signUp('Ada')
  const bot = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  await call('POST /v1/games', { token, body: bot })
  const open = { ...bot, seats: [{ kind: 'me' }, { kind: 'open' }] }
  await call('POST /v1/games', { token, body: open })
  const page = await windowOf(t, base, { token })
  await visit(page, '/')
  const rows = page.locator('.tables li')
  await rows.first().getByText('your turn').waitFor()
  t.equal(await rows.count(), 2)
  await isFit(t, page, 'the lobby with tables')

  const host = await signUp('Bob')
  const kept = { ...bot, seats: [{ kind: 'me' }, { kind: 'account', account: id }] }
  await call('POST /v1/games', { token: host.token, body: kept })
  await rows.nth(2).waitFor()
  await page.getByText('A seat in a Goalscorer game is reserved for you.').waitFor()
})

t.test('a personal export is written for the player, and saved', async (t) => {
  const { base, services, signUp } = await sharedPagesService()
  const { token, id } = await signUp('Ada')
  const page = await windowOf(t, base, { token })
  await visit(page, '/')
  await page.getByRole('link', { name: 'Ada', exact: true }).click()
  const begun = page.waitForResponse((one) => one.request().method() === 'POST')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await begun
  await services.workOnJobs()
  const [name, text] = await savedBy(page, 'Save my data')
  t.equal(name, 'touchline-me.ndjson.gz')
  t.match(text, id)
})

/**
 * A shared service may match the player with a player of another test who searches for an opponent
 * in the same game.
 */
async function look(page: Page, game: string): Promise<void> {
  await visit(page, '/')
  const card = page.locator('.game', { has: page.getByRole('heading', { name: game }) })
  await card.getByRole('button', { name: 'Find a player' }).click()
}

t.test('two players who look for an opponent meet at a table', async (t) => {
  const { base } = await sharedPagesService()
  const [ada, bob] = [await windowOf(t, base, { width: 390 }), await windowOf(t, base)]
  for (const [name, page] of Object.entries({ ada, bob })) {
    await look(page, 'Superclub')
    await sayName(page, name)
    await page.getByRole('checkbox', { name: 'Rated' }).check()
    if (page === ada) await isFit(t, page, 'what one looks for')
    await page.getByRole('button', { name: 'Find an opponent' }).click()
  }
  for (const page of [ada, bob]) await page.locator('.scoreboard').waitFor()
  t.equal(new URL(ada.url()).pathname, new URL(bob.url()).pathname)
})

t.test('a player who does not want to wait plays a bot instead', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const page = await windowOf(t, base, { token: (await signUp('Ada')).token })
  await look(page, 'Goalscorer')
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByText('Looking for an opponent').waitFor()
  await isFit(t, page, 'waiting for somebody')
  await page.getByRole('button', { name: 'Play a bot instead' }).click()
  await page.waitForURL(/play/)
})

t.test('a player who cancels as an opponent arrives is seated with them', async (t) => {
  const { base, call, signUp } = await sharedPagesService()
  const [ada, bob] = [await signUp('Ada'), await signUp('Bob')]
  const page = await windowOf(t, base, { token: ada.token })
  // Blocks the service's responses to the search for an opponent, so that the page does not learn
  // that an opponent was found.
  await page.route('**/wait', () => {})
  await look(page, 'Title Chase')
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByText('Looking for an opponent').waitFor()
  const body = { ruleset: 'title-chase' }
  const { body: wish } = await call('POST /v1/pairings', { token: bob.token, body })
  await page.getByRole('button', { name: 'Cancel search' }).click()
  await page.waitForURL(`**/play/${wish.game}`)
})

t.test('a player away for too long sees a notice, and can look again', async (t) => {
  const { base, database, signUp } = await sharedPagesService()
  const { token, id } = await signUp('Ada')
  const page = await windowOf(t, base, { token })
  await look(page, 'Starplayer')
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByText('Looking for an opponent').waitFor()
  await queryAt(database, `delete from pairings where account_id = '${id}'`)
  await page.getByText('Search ended').waitFor()
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByText('Looking for an opponent').waitFor()
})

t.test('a failed switch to a bot says that the search ended, and can be retried', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const page = await windowOf(t, base, { token: (await signUp('Ada')).token })
  await look(page, 'Rising Star')
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByText('Looking for an opponent').waitFor()
  await page.route('**/v1/games', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Play a bot instead' }).click()
  await page.getByText('No service answered (500).').first().waitFor()
  await page.getByText('Looking for an opponent').waitFor({ state: 'detached' })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByText('Looking for an opponent').waitFor()
})

t.test('a question of one page does not cover the next one', async (t) => {
  const { base } = await sharedPagesService()
  const page = await windowOf(t, base)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Play a bot' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.evaluate('history.back()')
  await page.getByText('Page not found').waitFor()
  t.equal(await page.getByRole('dialog').count(), 0)
})
