import t from 'tap'
import { startRestService } from './rest-service.ts'

t.test('the audit is a file of one line for each entry, as CSV and as NDJSON', async (t) => {
  const { call, admin, signUp } = await startRestService(t)
  const { id } = await signUp('Ann')
  const note = '=2+3, said "Ann"'
  const body = { reason: 'spam', note, name: 'Bea' }
  await call(`POST /v1/admin/accounts/${id}/rename`, { token: admin, body })
  const scopes = { reason: 'joins', scopes: ['operator'] }
  const { secret } = (await call('POST /v1/admin/tokens', { token: admin, body: scopes })).body
  const file = (query: string, token: string) =>
    call(`GET /v1/admin/audit/file?${query}`, { token })

  const table = await file(`subject=${id}`, admin)
  const lines = await file(`subject=${id}&format=ndjson`, secret)

  t.match(table.headers['content-type'], 'text/csv')
  const [head, row, ...rest] = table.text.split('\r\n')
  t.match(head, /^at,account,accountName,role,.*,id$/)
  t.match(row, /^\d{4}-\d\d-\d\dT[\d:.]+Z,.*,account\.rename,done,/)
  t.match(row, `"'=2+3, said ""Ann"""`, 'no spreadsheet runs it')
  t.same(rest, [''])
  t.match(lines.headers['content-type'], 'application/x-ndjson')
  const [entry, ...others] = lines.text.trim().split('\n')
  t.match(JSON.parse(entry!), { action: 'account.rename', subject: id, note, outcome: 'done' })
  t.same(others, [])
})
