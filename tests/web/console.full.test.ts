import t, { type Test } from 'tap'
import { atEachWidth, isFit, isFitEverywhere, type Page, savedBy, windowOf } from './browser.ts'
import { asOperator, signInOperator } from './operator.ts'
import { environment, type PagesService, sharedPagesService } from './pages.ts'

async function consoleOf(t: Test, { base }: PagesService, token: string, path = ''): Promise<Page> {
  const page = await windowOf(t, base)
  await asOperator(token)(page)
  await page.goto(`/console${path}`)
  return page
}

async function operator({ call, admin }: PagesService, role: string): Promise<string> {
  const body = { reason: 'joins', name: `An ${role}`, scopes: [role] }
  const { body: made } = await call('POST /v1/admin/tokens', { token: admin, body })
  return made.secret
}

async function running({ call, signUp }: PagesService, ruleset = 'goalscorer'): Promise<string> {
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset, visibility: 'private', decisionSeconds: 86_400, seats }
  return (await call('POST /v1/games', { token, body })).body.id
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function confirm(page: Page): Promise<void> {
  const asked = page.getByRole('region', { name: 'Effect' })
  await asked.getByRole('textbox').fill(await asked.locator('b').innerText())
}

async function isNamed(t: Test, page: Page): Promise<void> {
  await page.getByText(environment.name, { exact: true }).waitFor()
  const banner = "getComputedStyle(document.querySelector('.banner')).backgroundColor"
  t.equal(await page.evaluate<string>(banner), 'rgb(180, 83, 9)', environment.colour)
}

t.test('only an operator’s token opens the console', async (t) => {
  const service = await sharedPagesService()
  const { token } = await service.signUp('Ada')
  const page = await windowOf(t, service.base)
  await page.goto('/console')
  await page.getByLabel('Admin token').fill(token)
  await press(page, 'Continue')
  await page.getByRole('alert').waitFor()
  await isFit(t, page, 'who comes in')

  await page.getByLabel('Admin token').fill(await operator(service, 'support'))
  await press(page, 'Continue')
  await press(page, 'Later')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await page.reload()
  await page.getByText('An support').waitFor()
  await press(page, 'Sign out')
  await page.getByLabel('Admin token').waitFor()
})

t.test('the console hides operations that the role does not allow', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service)
  const page = await consoleOf(t, service, await operator(service, 'support'), `/games/${game}`)
  await page.getByRole('heading', { name: 'Seats' }).waitFor()
  await page.getByRole('button', { name: 'Verify' }).waitFor()
  for (const name of ['Cancel game', 'View hidden state', 'Pause', 'Hand over'])
    t.equal(await page.getByRole('button', { name }).count(), 0, name)
  t.equal(await page.getByRole('link', { name: 'Hidden-state sessions' }).count(), 0)
})

t.test('a game is cancelled: dry run, confirmation, execution, audit entry', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service)
  const page = await consoleOf(t, service, await operator(service, 'operator'), `/games/${game}`)
  await press(page, 'Cancel game')
  await page.getByRole('dialog').getByLabel('Reason').selectOption('cheating')
  await isFit(t, page, 'a grave act')
  await confirm(page)
  const command = page.getByLabel('Command line')
  t.match(await command.inputValue(), `npx touchline games cancel ${game} --reason cheating`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel game' }).click()

  await page.getByText('Ended by the operator: cheating.').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'game.cancel' })
  await row.getByText('done').waitFor()
  const { body } = await service.call(`GET /v1/admin/games/${game}?reason=fault`, {
    token: service.admin,
  })
  t.match(body, { status: 'cancelled', ended: { by: 'operator', reason: 'cheating' } })
})

t.test('clocks pause, and resume', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service)
  const page = await consoleOf(t, service, await operator(service, 'operator'), `/games/${game}`)
  for (const [name, reason] of [
    ['Pause', 'incident'],
    ['Resume', 'fault'],
  ] as const) {
    await press(page, name)
    await page.getByRole('dialog').getByLabel('Reason').selectOption(reason)
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Pause' }).waitFor()
})

t.test('a hidden-state session shows all with a red edge and a time limit, and ends', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service)
  const page = await consoleOf(t, service, await operator(service, 'operator'), `/games/${game}`)
  await page.getByText('Open a hidden-state session to see the causes').waitFor()
  await press(page, 'View hidden state')
  await confirm(page)
  await page.getByRole('dialog').getByRole('button', { name: 'View hidden state' }).click()
  const edge = page.getByText('Hidden information is visible.')
  await edge.waitFor()
  await page.getByText('A complaint. Players see this after the game.').waitFor()
  await page.getByRole('timer').first().waitFor()
  await page.getByRole('cell', { name: 'counters dealt' }).waitFor()

  await page.getByRole('link', { name: 'Open the log' }).click()
  await page.getByLabel('Compare with').selectOption('admin')
  await page.getByRole('heading', { name: 'All information visible' }).waitFor()
  await edge.waitFor()
  await isNamed(t, page)
  await atEachWidth(page, async (where) => {
    await isFit(t, page, `a game with nothing hidden, ${where}`)
    const [one, other] = await Promise.all(
      ['Spectator', EVERYBODY].map((who) => sceneOf(page, who).boundingBox()),
    )
    const isBeside = one!.x + one!.width <= other!.x && one!.y === other!.y
    t.equal(isBeside, where.startsWith('desk'), `two tables side by side, ${where}`)
  })
  await page.getByRole('link', { name: 'Game', exact: true }).click()
  await press(page, 'End session')
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await page.getByText('Open a hidden-state session to see the causes').waitFor()
})

const EVERYBODY = 'All information visible'
const sceneOf = (page: Page, who: string) =>
  page.getByRole('region', { name: `View: ${who}`, exact: true })

async function hiddenTo(page: Page, who: string): Promise<string[]> {
  const titles = await sceneOf(page, who).locator('title').allTextContents()
  const owners = titles.flatMap((title) => /^(.*)’s hidden counter/.exec(title)?.[1] ?? [])
  return [...new Set(owners)].sort()
}

t.test('a game is shown through any viewer’s eyes, and through two side by side', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service)
  const body = { reason: 'fault', confirm: game.slice(-8) }
  await service.call(`POST /v1/admin/games/${game}/hidden-state`, { token: service.admin, body })
  const page = await consoleOf(t, service, service.admin, `/games/${game}/replay?beside=admin`)
  const eyes = page.getByRole('combobox', { name: 'View' })
  await sceneOf(page, EVERYBODY).waitFor()
  const names = await eyes.getByRole('option').allTextContents()
  const hidden: string[][] = []
  for (const name of names.slice(0, -1)) {
    await eyes.selectOption(name)
    await sceneOf(page, name).waitFor()
    hidden.push(await hiddenTo(page, name))
    t.same(await hiddenTo(page, EVERYBODY), [], `beside ${name}`)
  }
  const [spectator, home, away] = hidden
  t.equal(spectator?.length, 2, 'counters of both sides are hidden from a spectator')
  t.same([...away!, ...home!].sort(), spectator, 'and those of the opponent from each seat')

  await page.waitForURL(/as=1&.*beside=admin/)
  await page.reload()
  await sceneOf(page, EVERYBODY).waitFor()
  t.same(await hiddenTo(page, names[2]!), away)
  await page.getByLabel('Compare with').selectOption('null')
  await sceneOf(page, EVERYBODY).waitFor({ state: 'detached' })
})

t.test('an ended game is forked from the moment shown', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service)
  const body = { reason: 'fault', confirm: game.slice(-8) }
  await service.call(`POST /v1/admin/games/${game}/cancel`, { token: service.admin, body })
  const token = await operator(service, 'operator')
  const page = await consoleOf(t, service, token, `/games/${game}/replay?at=4`)
  await press(page, 'Fork')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption('fault')
  await isFit(t, page, 'a fork')
  await dialog.getByRole('button', { name: 'Fork' }).click()
  await page.waitForURL((url) => /games\/[^/]+$/.test(url.pathname) && !url.href.includes(game))
  await page.getByText('Origin', { exact: true }).waitFor()
})

t.test('lists are filtered in the address, which can be shared', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service, 'superclub')
  const page = await consoleOf(t, service, service.admin, '/games')
  await page.getByLabel('Ruleset').selectOption('superclub')
  await page.waitForURL(/ruleset=superclub/)
  await page.getByRole('link', { name: game.slice(-8) }).waitFor()
  await page.reload()
  t.equal(await page.getByLabel('Ruleset').inputValue(), 'superclub')
  const day = '2026-01-31T18:30'
  await page.getByLabel('Created since').fill(day)
  await page.waitForURL(/ruleset=superclub&from=\d+$/)
  t.equal(Number(new URL(page.url()).searchParams.get('from')), Date.parse(day))
  await page.reload()
  t.equal(await page.getByLabel('Created since').inputValue(), day)
  await press(page, 'Save this filter')
  await press(page, 'Remove Superclub, from 31 Jan 2026, 18:30:00')
  await page.getByLabel('Created since').fill('')
  await page.getByLabel('Ruleset').selectOption('')
  await page.waitForURL(/games$/)
})

t.test('filters are kept in the browser, and forgotten', async (t) => {
  const service = await sharedPagesService()
  const page = await consoleOf(t, service, service.admin, '/games?ruleset=superclub&status=running')
  await press(page, 'Save this filter')
  await page.goto('/console/games')
  await page.getByRole('link', { name: 'Superclub, running' }).click()
  await page.waitForURL(/ruleset=superclub&status=running/)
  await press(page, 'Remove Superclub, running')
  await page.getByRole('button', { name: 'Save this filter' }).waitFor()
})

t.test('the reason for hidden state is asked once, before any page that requires it', async (t) => {
  const service = await sharedPagesService()
  const page = await windowOf(t, service.base)
  await signInOperator(page, service.admin)
  await page.goto('/console')
  await page.getByRole('link', { name: 'Tokens' }).click()
  await page.getByText('Enter a reason above to see').waitFor()
  await page.getByLabel('Reason for viewing games and tokens').selectOption('legal')
  await press(page, 'Continue')
  await page.getByRole('row').nth(1).waitFor()
})

t.test('a job’s file can be saved', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service, 'title-chase')
  const body = { kind: 'export', ruleset: 'title-chase', status: 'running' }
  const { id } = (await service.call('POST /v1/admin/jobs', { token: service.admin, body })).body
  await service.services.workOnJobs()
  const page = await consoleOf(t, service, service.admin, `/jobs/${id}`)
  const [name, text] = await savedBy(page, 'Download')
  t.equal(name, `touchline-${id}.ndjson.gz`)
  t.match(text, game)
  t.match(text, '"eof"')
})

t.test('every page of the console fits, on a phone and on a desktop', async (t) => {
  const service = await sharedPagesService()
  const game = await running(service)
  const page = await consoleOf(t, service, await operator(service, 'owner'), `/games/${game}`)
  const isFitOnceSeen = async (heading: string) => {
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await page.locator('main:not(:has([aria-busy=true]))').waitFor()
    await isFitEverywhere(t, page, heading)
  }
  await isFitOnceSeen('Goalscorer')
  await isNamed(t, page)
  const places = page.getByRole('navigation', { name: 'Console' })
  for (const [name, heading = name] of [
    ['Overview'],
    ...[['Games'], ['Accounts'], ['Tokens'], ['Webhooks'], ['Jobs'], ['Audit']],
    ['Maintenance'],
    ['Configuration'],
    ['All operations'],
  ] as const) {
    await places.getByRole('link', { name, exact: true }).click()
    await isFitOnceSeen(heading)
  }
})
