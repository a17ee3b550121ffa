import t from 'tap'
import { queryAt } from '../support/query.ts'
import { visit, windowOf } from './browser.ts'
import { asOperator } from './operator.ts'
import { openPages } from './pages.ts'

const AGO = 100 * 24 * 3_600_000

t.test('an archived game is listed, replayed and shown to operators as archived', async (t) => {
  // The test needs a separate service, because the test archives all old games.
  const service = await openPages(t, { env: { ARCHIVE: t.testdir() } })
  const { base, call, signUp, database, services, admin } = service
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const terms = { ruleset: 'goalscorer', visibility: 'public', seats }
  const { id } = (await call('POST /v1/games', { token, body: terms })).body
  await call(`POST /v1/games/${id}/resignation`, { token })
  await queryAt(
    database,
    `update games set ended_at = ended_at - interval '${AGO} milliseconds' where id = '${id}'`,
  )
  const body = { reason: 'retention', olderThanDays: 90 }
  const { status, body: started } = await call('POST /v1/admin/archive', { token: admin, body })
  t.equal(status, 201, started.detail)
  await services.workOnJobs()
  const job = await call(`GET /v1/admin/jobs/${started.id}`, { token: admin })
  t.match(job.body, { kind: 'archive', state: 'done', games: 1, bad: 0 })

  const page = await windowOf(t, base, { token })
  const archived = page.getByText('archived', { exact: true })
  await visit(page, '/')
  await page.getByText('Finished', { exact: true }).click()
  await page.getByText(/, archived$/).waitFor()
  await visit(page, `/play/${id}`)
  await archived.waitFor()
  await page.getByRole('link', { name: 'Replay & analysis' }).click()
  await page.getByRole('slider', { name: 'Version' }).waitFor()
  await archived.waitFor()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('✓ verified').waitFor()
  await asOperator(admin)(page)
  await page.goto(`/console/games/${id}`)
  await page.locator('dt', { hasText: /^Archived$/ }).waitFor()
})
