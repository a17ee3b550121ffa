import t from 'tap'
import { untilAsync } from '../support/until.ts'
import { isFitEverywhere, visit, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { openTable } from './playing.ts'

async function seated(terms: object = {}) {
  const service = await sharedPagesService()
  const [ada, nina] = [await service.signUp('Ada'), await service.signUp('Nina')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', seats, ...terms }
  const { id } = (await service.call('POST /v1/games', { ...ada, body })).body
  await service.call(`POST /v1/games/${id}/seats`, { ...nina, body: {} })
  const see = async () => (await service.call(`GET /v1/games/${id}`, ada)).body
  return { service, ada, nina, id, see }
}

t.test('a press undoes the last move, and the decision opens again', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Ada')
  const other = await service.signUp('Nina')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', undo: true, seats }
  const { id } = (await service.call('POST /v1/games', { token, body })).body
  await service.call(`POST /v1/games/${id}/seats`, { ...other, body: {} })
  const see = async () => (await service.call(`GET /v1/games/${id}`, { token })).body
  const mine = (await see()).decisions.length > 0
  const mover = mine ? token : other.token
  const decisions = await service.call(`GET /v1/games/${id}/decisions`, { token: mover })
  const [{ id: decisionId, examples }] = decisions.body.decisions
  const page = await windowOf(t, service.base, { token: mover })
  await openTable(page, { token: mover, id })
  const button = page.getByRole('button', { name: 'Undo my last move' })
  t.equal(await button.count(), 0)

  await service.call(`POST /v1/games/${id}/moves`, {
    token: mover,
    body: { decisionId, move: examples[0] },
  })
  await button.waitFor()
  await isFitEverywhere(t, page, 'a table with a move to undo')
  await button.click()

  await button.waitFor({ state: 'detached' })
  const now = (await service.call(`GET /v1/games/${id}/decisions`, { token: mover })).body
  t.equal(now.decisions[0].id, decisionId)
  await page.getByText('took a move back').first().waitFor({ state: 'attached' })
})

t.test('a player sees who is here and who left, and reacts with two presses', async (t) => {
  const { service, ada, nina, id } = await seated()
  const page = await windowOf(t, service.base, { token: ada.token })
  await openTable(page, { token: ada.token, id })
  await page.getByRole('img', { name: 'here' }).waitFor()
  const other = await windowOf(t, service.base, { token: nina.token, own: true })
  await openTable(other, { token: nina.token, id })
  await page.getByRole('img', { name: 'here' }).nth(1).waitFor()

  await other.getByRole('button', { name: 'React' }).click()
  await isFitEverywhere(t, other, 'the reactions')
  await other.setViewportSize({ width: 1280, height: 800 })
  await other.getByRole('button', { name: 'Nice move' }).click()

  await page.getByText('Nina: Nice move').waitFor()
  await isFitEverywhere(t, page, 'a table with people')
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(other, '/')
  await page.getByText('· away').waitFor({ timeout: 60_000 })
})

async function abandoned() {
  const { service, ada, nina, id, see } = await seated({ decisionSeconds: 600 })
  const { ports, node } = service.services.context
  const awaited = (await see()).decisions.length > 0 ? 0 : 1
  await ports.tables.setPresence({
    ...{ game: id, seat: awaited, node, here: 0, at: Date.now() - 10 * 60_000 },
  })
  return { service, id, see, awaited, viewer: awaited === 0 ? nina.token : ada.token }
}

t.test('a player claims the win against an absent opponent', async (t) => {
  const { service, id, see, awaited, viewer } = await abandoned()
  const page = await windowOf(t, service.base, { token: viewer })
  await openTable(page, { token: viewer, id })
  await page.getByRole('button', { name: 'Claim the win' }).click()
  await page.getByRole('region', { name: 'Result' }).getByText('You won').waitFor()
  t.ok((await see()).seats[awaited].resigned)
})

t.test('a host removes a player before the start, who cannot come back', async (t) => {
  const service = await sharedPagesService()
  const [ada, nina] = [await service.signUp('Ada'), await service.signUp('Nina')]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const body = { ruleset: 'superclub', seats }
  const { id } = (await service.call('POST /v1/games', { ...ada, body })).body
  const join = () => service.call(`POST /v1/games/${id}/seats`, { ...nina, body: {} })
  await join()
  const page = await windowOf(t, service.base, { token: ada.token })
  await visit(page, `/play/${id}`)
  const button = page.getByRole('button', { name: 'Remove player' })
  await button.waitFor()
  await isFitEverywhere(t, page, 'a room with a player to remove')
  await button.click()
  await button.waitFor({ state: 'detached' })
  t.match(await join(), { status: 403, body: { code: 'player-removed' } })
})

t.test('the log says for whom a move was made because time ran out', async (t) => {
  const { service, ada, id } = await seated({ decisionSeconds: 1 })
  const page = await windowOf(t, service.base, { token: ada.token })
  await openTable(page, { token: ada.token, id })
  const read = async () => (await service.call(`GET /v1/games/${id}`, ada)).body
  const { version } = await read()
  await untilAsync(async () => (await read()).version > version)
  await page
    .getByText(/(?:You|Ada|Nina) ran out of time/)
    .first()
    .waitFor({ state: 'attached' })
})

t.test('a player lets a bot play for an absent opponent', async (t) => {
  const { service, id, see, awaited, viewer } = await abandoned()
  const page = await windowOf(t, service.base, { token: viewer })
  await openTable(page, { token: viewer, id })
  const button = page.getByRole('button', { name: 'Let a bot play' })
  await button.waitFor()
  await isFitEverywhere(t, page, 'a table with an absent player')
  await page.setViewportSize({ width: 1280, height: 800 })
  await button.click()
  await page.getByText('bot substitute').waitFor()
  t.equal((await see()).seats[awaited].controller, 'bot')
})

t.test('a player goes on holiday, and the others see until when', async (t) => {
  const { service, ada, nina, id } = await seated({ decisionSeconds: 86_400, holidays: true })
  const page = await windowOf(t, service.base, { token: ada.token })
  await visit(page, '/account')
  await page.getByLabel('Holiday until').selectOption('7')
  await isFitEverywhere(t, page, 'the account before a holiday')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Start holiday' }).click()
  await page.getByText('You are on holiday until').waitFor()
  const other = await windowOf(t, service.base, { token: nina.token })
  await openTable(other, { token: nina.token, id })
  await other
    .getByText(/on holiday until/)
    .first()
    .waitFor()
  await isFitEverywhere(t, other, 'a table with a player on holiday')

  await page.getByRole('button', { name: 'End holiday' }).click()
  await page.getByText('29 days are left this year').waitFor()
})

t.test('the list of open games follows the lobby', async (t) => {
  const service = await sharedPagesService()
  const [ada, nina] = [await service.signUp('Ada'), await service.signUp('Nina')]
  const page = await windowOf(t, service.base, { token: ada.token })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await service.call('POST /v1/games', { ...nina, body })).body
  const link = page.locator(`a[href="/join/${id}"]`)
  await link.waitFor()
  await service.call(`POST /v1/games/${id}/cancel`, { ...nina, body: {} })
  await link.waitFor({ state: 'detached' })
})

t.test('a rated game says so beside its players', async (t) => {
  const { service, ada, id } = await seated({ decisionSeconds: 600, rated: true })
  const page = await windowOf(t, service.base, { token: ada.token })
  await openTable(page, { token: ada.token, id })
  await page.locator('.players .pill', { hasText: 'Rated' }).waitFor()
})

t.test('a game with a bank starts from the dialog and shows the time of each seat', async (t) => {
  const service = await sharedPagesService()
  const ada = await service.signUp('Ada')
  const page = await windowOf(t, service.base, { token: ada.token })
  await visit(page, '/')
  await page
    .getByRole('button', { name: /New game|Create/ })
    .first()
    .click()
  await page.getByLabel('Time per move').selectOption({ label: '5 min + 5 s per move' })
  await isFitEverywhere(t, page, 'a new game with a bank')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Create game' }).click()
  await page.getByText('5 min + 5 s per move').waitFor()
  const id = page.url().split('/').at(-1)!
  const nina = await service.signUp('Nina')
  await service.call(`POST /v1/games/${id}/seats`, { ...nina, body: {} })
  await page
    .locator('.seat-list')
    .getByText(/· [45]:\d\d/)
    .first()
    .waitFor()
})

t.test('players of three find each other, and their scoreboard names all of them', async (t) => {
  const { base, signUp } = await sharedPagesService()
  const names = ['Ada', 'Grace', 'Nina']
  const pages = await Promise.all(
    names.map(async (name) => windowOf(t, base, { token: (await signUp(name)).token })),
  )
  for (const page of pages) {
    await visit(page, '/')
    const card = page.locator('.game', { has: page.getByRole('heading', { name: 'Rising Star' }) })
    await card.getByRole('button', { name: 'Find a player' }).click()
    await page.getByLabel('Players').selectOption('3')
    if (page === pages[0]) await isFitEverywhere(t, page, 'a search for two opponents')
    await page.getByRole('button', { name: 'Find an opponent' }).click()
  }
  for (const page of pages)
    for (const name of names) await page.locator('.scoreboard').getByText(name).waitFor()
  t.equal(new Set(pages.map((page) => new URL(page.url()).pathname)).size, 1)
})
