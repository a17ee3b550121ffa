import t, { type Test } from 'tap'
import { type Page, pressAtOnce, windowOf } from './browser.ts'
import { asOperator, signInOperator } from './operator.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { BROKEN, heldBack } from './routes.ts'

async function consoleOf(t: Test, { base, admin }: PagesService, path = ''): Promise<Page> {
  const page = await windowOf(t, base)
  await asOperator(admin)(page)
  await page.goto(`/console${path}`)
  return page
}

async function running({ signUp, call }: PagesService) {
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  return { id: (await call('POST /v1/games', { token, body })).body.id as string, token }
}

async function ended(service: PagesService): Promise<string> {
  const { id, token } = await running(service)
  await service.call(`POST /v1/games/${id}/resignation`, { token })
  return id
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Version' })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

t.test('a log opened by its address is shown once a reason is given', async (t) => {
  const service = await sharedPagesService()
  const id = await ended(service)
  const page = await windowOf(t, service.base)
  await signInOperator(page, service.admin)
  await page.goto(`/console/games/${id}/replay?at=5`)
  await page.getByText('Enter a reason above to see the log.').waitFor()
  await page.getByLabel('Reason for viewing games and tokens').selectOption('legal')
  await press(page, 'Continue')
  await slider(page).waitFor()
  t.equal(await slider(page).inputValue(), '5')
})

t.test('the console retries requests that the network dropped', async (t) => {
  const service = await sharedPagesService()
  await service.signUp('Ada')
  const page = await consoleOf(t, service)
  const accounts = '**/v1/admin/accounts*'
  await page.route(accounts, (route) => route.abort())
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('alert').getByText('No connection to the service.').waitFor()
  await page.unroute(accounts)
  await page.getByRole('row').nth(1).waitFor()
})

t.test('an operator who loads the console while the service is away stays in', async (t) => {
  const service = await sharedPagesService()
  const page = await consoleOf(t, service)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await page.route('**/v1/admin/session', (route) => route.fulfill(BROKEN))
  await page.reload()
  await page.getByRole('alert').getByText('It broke.').waitFor()
  t.equal(await page.getByLabel('Admin token').count(), 0)
  await page.unroute('**/v1/admin/session')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
})

t.test('a game is forked from the chosen moment, though it continues', async (t) => {
  const service = await sharedPagesService()
  const page = await consoleOf(t, service, `/games/${await ended(service)}/replay?at=4`)
  await slider(page).waitFor()
  await pressAtOnce(page, 'Play', 'Fork')
  await page.getByRole('button', { name: 'Play', exact: true, includeHidden: true }).waitFor()
  t.match(await page.getByLabel('Command line').inputValue(), / --at 4$/)
})

t.test('the dry-run result of another question is not shown', async (t) => {
  const service = await sharedPagesService()
  const { id } = await running(service)
  const page = await consoleOf(t, service, `/games/${id}`)
  await press(page, 'Cancel game')
  const why = page.getByRole('dialog').getByLabel('Reason')
  const release = await heldBack(page, '**/cancel?dryRun=true')
  const asked = page.waitForRequest(/dryRun/)
  await why.selectOption('cheating')
  await asked
  const answered = page.waitForResponse(/dryRun/)
  await why.selectOption('fault')
  const effect = page.getByRole('region', { name: 'Effect' })
  t.match(await effect.getAttribute('aria-busy'), 'true')
  release()
  await answered
  await effect.getByRole('textbox').waitFor()
})

t.test('filters saved in two tabs are all kept', async (t) => {
  const service = await sharedPagesService()
  const page = await windowOf(t, service.base, { own: true })
  const other = await page.context().newPage()
  const tabs = [page, other] as const
  for (const tab of tabs) {
    await tab.goto('/play/')
    await asOperator(service.admin)(tab)
  }
  await page.goto('/console/games?status=running')
  await other.goto('/console/games?status=open')
  for (const tab of tabs) await tab.getByRole('button', { name: 'Save this filter' }).waitFor()
  for (const tab of tabs) await press(tab, 'Save this filter')
  await page.reload()
  for (const name of ['open', 'running'])
    await page.getByRole('link', { name, exact: true }).waitFor()
})
