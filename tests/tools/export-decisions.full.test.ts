import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { VERSION } from '../../src/version.ts'
import { listening, sharedRestService } from '../api/rest/rest-service.ts'
import { runTool, toolFile } from '../cli/run.ts'
import { keptLogOf } from '../kept-log.ts'

const FIELDS = [
  ...['ruleset', 'rules', 'pack', 'options', 'seats', 'seat', 'kind', 'standing', 'view', 'spaces'],
  ...['move', 'by', 'level', 'resigned', 'outcome', 'scores', 'game', 'n'],
]
const fileOf = (url: URL) => fileURLToPath(url)
const corpus = fileOf(new URL('../../../tests/corpus/goalscorer-v1.ndjson.br', import.meta.url))
const decisions = (words: readonly string[]) => runTool('export-decisions', words)

t.test('each decision is a line: the view, the options and the answer', async (t) => {
  const out = path.join(t.testdir(), 'goals.ndjson.gz')
  t.match(decisions([corpus, '--out', out]), { status: 0, stderr: /decisions of 60 games/ })
  const text = gunzipSync(readFileSync(out)).toString()
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const manifest = JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8'))

  t.same(manifest, {
    format: 'touchline-decisions',
    formatVersion: 1,
    engine: VERSION,
    rulesets: { goalscorer: 1 },
    packs: [rows[0].pack],
    query: {},
    games: 60,
    decisions: rows.length,
    leftOut: { games: 0, decisions: 0 },
    sha256: createHash('sha256').update(text).digest('hex'),
  })
  t.equal(new Set(rows.map(({ game }) => game)).size, 60)
  t.ok(rows.every((row) => Object.keys(row).join() === FIELDS.join()))
  t.ok(rows.every(({ outcome }) => outcome[0] + outcome[1] === 1))
  t.ok(rows.every(({ view, seat }) => JSON.stringify(view) !== '{}' && (seat === 0 || seat === 1)))
  t.ok(rows.every(({ spaces, move }) => spaces.some((one: Space) => one.type === move.type)))
})
interface Space {
  readonly type: string
}

t.test('a view is its seat’s: hidden information of others is missing', async (t) => {
  const { stdout } = decisions([corpus, '--out', '-'])
  const rows = stdout.trimEnd().split('\n').slice(0, 50)
  const rules = registry.goalscorer!
  const seen = rows.map((line) => JSON.parse(line))
  t.notMatch(rows.join(), /"(?:account|name|at|seed)":/)
  t.ok(seen.every(({ view }) => rules.view.safeParse(view).success))
})

t.test('a bot’s candidates and win chances are added', async (t) => {
  const out = path.join(t.testdir(), 'goals.ndjson')
  const kept = fileOf(keptLogOf(registry.goalscorer!))
  t.match(decisions([kept, '--considered', '8', '--out', out]), { status: 0 })
  const rows = readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { considered } = JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8'))

  t.match(considered, { tries: 8, thinker: Number })
  t.ok(rows.every((row) => Object.keys(row).join() === [...FIELDS, 'considered', 'value'].join()))
  const thought = rows.filter(({ value }) => value !== null)
  t.ok(thought.length > rows.length / 2)
  for (const { move, considered, value } of thought) {
    const worths = considered.map(({ worth }: { worth: number }) => worth)
    t.ok(worths.includes(value) && worths.every((worth: number) => worth >= 0 && worth <= 1))
    t.ok(considered.some((one: { move: unknown }) => isDeepStrictEqual(one.move, move)))
  }
  t.match(decisions([kept, '--considered', 'all']), { status: 2, stderr: /whole number from 1/ })
})

t.test('a log of earlier rules is read without its decisions', async (t) => {
  const out = path.join(t.testdir(), 'rising.ndjson')
  const kept = fileOf(keptLogOf(registry['rising-star']!))
  const words = [kept, corpus, '--ruleset', 'rising-star', '--out', out]
  t.match(runTool('export-decisions', words, { laterRules: 'rising-star' }), { status: 0 })
  const {
    games,
    decisions: written,
    leftOut,
  } = JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8'))
  t.equal(games, 1)
  t.equal(leftOut.games, 60)
  t.equal(written, 0)
  t.ok(leftOut.decisions > 0)
  t.match(decisions([kept, '--since', '2026-01-31']), { status: 2, stderr: /files have no dates/ })
})

t.test('only operators export the decisions of their service', async (t) => {
  const service = await sharedRestService()
  const command = toolFile('export-decisions')
  const out = path.join(t.testdir(), 'decisions.ndjson')
  const statusFor = async (secret: string) => {
    const env = { TOUCHLINE_URL: await listening(service), TOUCHLINE_TOKEN: secret }
    const words = [command, '--ruleset', 'goalscorer', '--out', out]
    // The command runs asynchronously, because the service that the command calls runs in this
    // process.
    const [status] = await once(spawn(process.execPath, words, { env, stdio: 'ignore' }), 'close')
    return status
  }
  t.equal(await statusFor(service.admin), 0)
  const { query } = JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8'))
  t.same(query, { ruleset: 'goalscorer' })
  t.equal(await statusFor((await service.signUp('Ada')).token), 2)
})
