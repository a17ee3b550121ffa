import t from 'tap'
import { healthExample, nodeExample } from '../../src/api/rest/document/examples/health.ts'
import { attentionFor } from '../../src/app/admin/attention.ts'

const now = 1_800_000_000_000
const calm = { ...healthExample, unknown: [], backups: { lastAt: now, restoredAt: null } }
const beside = { settings: [], firstGameAt: null, now }

t.test('a calm service needs no attention', async (t) => {
  t.same(attentionFor(calm, beside), [])
})

t.test('what fails comes first, settings come last', async (t) => {
  const node = {
    ...nodeExample,
    failingGames: 2,
    driftMilliseconds: 1_500,
    disk: { freeBytes: 5, totalBytes: 100 },
  }
  const found = attentionFor(
    { ...calm, nodes: [node], overdue: 3, asideGames: 1, backups: { lastAt: 0, restoredAt: null } },
    { ...beside, settings: ['odd'] },
  )
  const topics = ['failing', 'clock', 'disk', 'quarantine', 'overdue', 'backup', 'setting']

  t.same(
    found.map(({ topic }) => topic),
    topics,
  )
  t.match(found[2], { text: /has 5 % left$/ })
})

t.test('nodes of different versions and an old schema are named', async (t) => {
  const nodes = [nodeExample, { ...nodeExample, version: '0.9.0' }]
  const found = attentionFor({ ...calm, nodes, schema: 'behind' }, beside)

  t.same(
    found.map(({ topic }) => topic),
    ['version', 'version'],
  )
})
