import { readFile } from 'node:fs/promises'
import t, { type Test } from 'tap'
import { atEachWidth, isFit, isFitEverywhere, type Page, windowOf } from './browser.ts'
import { asOperator } from './operator.ts'
import { type PagesService, sharedPagesService } from './pages.ts'

async function consoleOf(t: Test, { base, admin }: PagesService, path = ''): Promise<Page> {
  const page = await windowOf(t, base)
  await asOperator(admin)(page)
  await page.goto(`/console${path}`)
  return page
}

async function running({ call, signUp }: PagesService, name = 'Ada') {
  const { token, id: account } = await signUp(name)
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const body = { ruleset: 'goalscorer', visibility: 'private', decisionSeconds: 86_400, seats }
  const { id, inviteCode } = (await call('POST /v1/games', { token, body })).body
  return { id: id as string, inviteCode: inviteCode as string, account, token }
}

const finder = (page: Page) => page.getByRole('combobox', { name: 'Search games and accounts' })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

t.test('an id copied from a list is found again in the one search box', async (t) => {
  const service = await sharedPagesService()
  const { id } = await running(service, 'Copied Ada')
  const page = await consoleOf(t, service, '/games')
  const row = page.getByRole('row').filter({ hasText: 'Copied Ada' })
  const shown = await row.locator('.mono').innerText()

  await page.keyboard.press('/')
  await page.keyboard.type(shown)
  await page.getByRole('option').filter({ hasText: 'Copied Ada' }).waitFor()
  await isFitEverywhere(t, page, 'a search')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/console/games/${id}`)
  t.equal(await finder(page).inputValue(), '')
})

t.test('the search box finds names, invite codes and links, and says if it does not', async (t) => {
  const service = await sharedPagesService()
  const { id, inviteCode, account } = await running(service, 'Zenobia Search')
  const page = await consoleOf(t, service)
  const found = async (text: string) => {
    await finder(page).fill(text)
    await page.getByRole('option').first().click()
    await page.waitForURL(/console\/(games|accounts)\//)
    return page.url().split('/').slice(-2)
  }

  t.same(await found('zenobia s'), ['accounts', account])
  await page.getByRole('heading', { name: 'Zenobia Search', level: 1 }).waitFor()
  if (inviteCode) t.same(await found(inviteCode), ['games', id])
  t.same(await found(`${service.base}/play/games/${id}`), ['games', id])
  await finder(page).fill('ffffffffffff')
  await page.getByText('Nothing found.').waitFor()
  await finder(page).press('Escape')
  await page.getByText('Nothing found.').waitFor({ state: 'detached' })
})

t.test('the audit shows changes first, is filtered, and is saved as a file', async (t) => {
  const service = await sharedPagesService()
  const { id } = await running(service)
  const { call, admin } = service
  await call(`GET /v1/admin/games/${id}?reason=legal`, { token: admin })
  await call(`POST /v1/admin/games/${id}/pause`, { token: admin, body: { reason: 'dispute' } })
  const page = await consoleOf(t, service, '/audit')
  await page
    .getByRole('cell', { name: /game\.pause/ })
    .first()
    .waitFor()
  t.equal(await page.getByRole('cell', { name: /game\.show/ }).count(), 0)
  await isFitEverywhere(t, page, 'the audit')

  await press(page, 'Views')
  await page
    .getByRole('cell', { name: /game\.show/ })
    .first()
    .waitFor()
  t.equal(await page.getByRole('cell', { name: /game\.pause/ }).count(), 0)
  await press(page, 'All')
  await page.getByLabel('Action').selectOption('game.pause')
  await page.getByLabel('Outcome').selectOption('done')
  await page.waitForURL(/class=all/)
  await page
    .getByRole('cell', { name: /A dispute between players/ })
    .first()
    .waitFor()
  await page.reload()
  t.equal(await page.getByLabel('Action').inputValue(), 'game.pause')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  t.match(file.suggestedFilename(), /^audit-\d{4}-\d\d-\d\d\.csv$/)
  t.ok(lines.length > 0 && lines.every((line) => line.includes('game.pause,done')))
})

t.test('an operator bans for a day in words, and sees the ban in words', async (t) => {
  const service = await sharedPagesService()
  const { account } = await running(service, 'Bad Ada')
  const page = await consoleOf(t, service, `/accounts/${account}`)
  await press(page, 'Ban')
  const dialog = page.getByRole('dialog', { name: 'Ban: Bad Ada' })
  await dialog.getByLabel('Ban duration').selectOption('1 day')
  await dialog.getByLabel('Seats in running games').selectOption('The player resigns')
  const ban = dialog.getByRole('button', { name: 'Ban', exact: true })
  t.ok(await ban.isDisabled(), 'not before the effect is shown')
  await dialog.getByLabel('Reason').selectOption('Cheating')
  await dialog.getByText('What will happen').waitFor()
  await isFitEverywhere(t, page, 'a ban')
  await dialog.getByLabel('Type Bad Ada to confirm').fill('Bad Ada')
  await ban.click()

  await page.getByText(/^ends in .*· Cheating$/).waitFor()
  await page.getByRole('button', { name: 'Lift ban' }).waitFor()
  t.notMatch(await page.locator('main').innerText(), /[{}]/, 'no JSON')
  const { body } = await service.call(`GET /v1/admin/accounts/${account}`, { token: service.admin })
  const days = (body.ban.until - Date.now()) / 86_400_000
  t.ok(days > 0.99 && days <= 1, `${days}`)
})

t.test('accounts are chosen by name, and other times by number and unit', async (t) => {
  const service = await sharedPagesService()
  const { account } = await service.signUp('Chosen Ada').then(({ id }) => ({ account: id }))
  const page = await consoleOf(t, service, '/tokens')
  await press(page, 'Create …')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Account' }).fill('chosen')
  await dialog.getByRole('option').filter({ hasText: 'Chosen Ada' }).click()
  await dialog.getByLabel('Expires after').first().selectOption('Another time …')
  await dialog.getByLabel('Expires after: number').fill('36')
  await dialog.getByLabel('Expires after: unit').selectOption('hours')
  const command = await dialog.getByLabel('Command line').inputValue()
  t.match(command, `--account ${account}`)
  t.match(command, '--expires-in-seconds 129600')
})

t.test('a cancelled game that was paused offers no resumption', async (t) => {
  const service = await sharedPagesService()
  const { id } = await running(service)
  const act = (name: string, body: object) =>
    service.call(`POST /v1/admin/games/${id}/${name}`, { token: service.admin, body })
  await act('pause', { reason: 'incident' })
  await act('cancel', { reason: 'fault', confirm: id.slice(-8) })
  const page = await consoleOf(t, service, `/games/${id}`)
  await page.getByText('Ended by the operator').waitFor()
  for (const name of ['Resume', 'Pause', 'Cancel game'])
    t.equal(await page.getByRole('button', { name, exact: true }).count(), 0, name)
  t.equal(await page.getByText(/^paused:/).count(), 0)
})

t.test('a dialog within a table is aligned like any other', async (t) => {
  const service = await sharedPagesService()
  const page = await consoleOf(t, service, '/tokens')
  await press(page, 'Revoke')
  await page.getByRole('dialog').waitFor()
  const style = `(() => {
    const { textAlign, fontSize, whiteSpace } = getComputedStyle(document.querySelector('dialog'))
    return [textAlign, fontSize, whiteSpace].join(' ')
  })()`
  t.equal(await page.evaluate<string>(style), 'start 14px normal')
})

t.test('the start page has problems, then trends, then facts, and no configuration', async (t) => {
  const service = await sharedPagesService()
  const { id } = await running(service)
  await service.call(`POST /v1/admin/games/${id}/quarantine`, {
    token: service.admin,
    body: { reason: 'fault' },
  })
  const page = await consoleOf(t, service)
  await page.getByText('1 game is quarantined.').waitFor()
  const order = await page.getByRole('heading', { level: 2 }).allTextContents()
  const places = ['Needs attention', 'Moves', 'Latency', 'Refused moves', 'Nodes', 'Service'].map(
    (title) => order.indexOf(title),
  )
  t.same(
    places,
    [...places].sort((one, other) => one - other),
  )
  t.ok(places[0] === 0 && places.every((place) => place >= 0), order.join(', '))
  t.equal(await page.getByText('SERVICE_KEY').count(), 0)
  await atEachWidth(page, async (where) => {
    await isFit(t, page, `the start page, ${where}`)
    const cut = await page.evaluate<number>(`[...document.querySelectorAll('main *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 &&
        getComputedStyle(one).overflowX === 'auto' && !one.matches('.places')).length`)
    t.equal(cut, 0, `nothing is cut, ${where}`)
    const tall = await page.evaluate<number>('document.documentElement.scrollHeight')
    t.ok(tall < 3_000, `${tall} px, ${where}`)
  })
  await service.call(`POST /v1/admin/games/${id}/retry`, {
    token: service.admin,
    body: { reason: 'fault' },
  })
})

t.test('all operations are closed groups, and a search opens those with a match', async (t) => {
  const service = await sharedPagesService()
  const page = await consoleOf(t, service, '/acts')
  const ban = page.getByText('account.ban', { exact: true })
  await page.getByRole('heading', { name: 'All operations' }).waitFor()
  t.equal(await ban.isVisible(), false)
  await atEachWidth(page, async (where) => {
    const tall = await page.evaluate<number>('document.documentElement.scrollHeight')
    t.ok(tall < 1_400, `${tall} px, ${where}`)
  })
  await page.getByLabel('Find an operation').fill('ban')
  await ban.waitFor()
  t.equal(await page.getByText('game.cancel', { exact: true }).count(), 0)
  await isFitEverywhere(t, page, 'found operations')
})

t.test('a secret that is set looks unlike one that is not', async (t) => {
  const service = await sharedPagesService()
  const page = await consoleOf(t, service, '/configuration')
  await press(page, 'All')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row('SERVICE_KEY').getByText('set, hidden').waitFor()
  await row('METRICS_TOKEN').getByText('not set').waitFor()
  await page.getByLabel('Find a variable').fill('port')
  t.equal(await row('SERVICE_KEY').count(), 0)
  await isFitEverywhere(t, page, 'the configuration')
})
