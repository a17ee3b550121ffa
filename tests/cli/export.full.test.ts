import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { listening, startRestService } from '../api/rest/rest-service.ts'

const commandOf = (name: string) =>
  fileURLToPath(new URL(`../../src/cli/${name}.js`, import.meta.url))

const names = ['plain.ndjson', 'zipped.gz', 'written.gz', 'named.ndjson']
const paths = (folder: string) => names.map((name) => path.join(folder, name))

t.test('an export continues after the last whole game of its file', async (t) => {
  const service = await startRestService(t)
  const { call, signUp, admin } = service
  const url = await listening(service)
  const { token } = await signUp('Ada')
  const ids: string[] = []
  for (let game = 0; game < 3; game += 1) {
    const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
    const { id } = (await call('POST /v1/games', { token, body })).body
    await call(`POST /v1/games/${id}/resignation`, { token })
    ids.push(id)
  }
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  await call('POST /v1/games', { token, body: { ruleset: 'goalscorer', seats } })
  const folder = t.testdir()
  const [plain, zipped, written, named] = paths(folder)
  const run = (words: readonly string[], secret = admin, name = 'export') =>
    command(name, words, url, secret)
  const linesOf = (text: string) => text.trimEnd().split('\n').slice(1)

  t.match(await run(['--all', '--out', plain!]), { status: 0, output: /3 games/ })
  const whole = readFileSync(plain!, 'utf8')
  t.same(
    linesOf(whole).flatMap((line) => JSON.parse(line).game ?? []),
    ids,
  )
  writeFileSync(plain!, whole.slice(0, whole.indexOf(`{"game":"${ids[2]}"`) + 40))
  t.notMatch(whole, /Ada/)
  t.match(await run(['--all', '--names', '--out', named!]), { status: 0, output: /3 games/ })
  t.equal(readFileSync(named!, 'utf8').match(/"Ada"/g)?.length, 3, 'by `--names` alone')
  t.match(await run(['--all', '--resume', '--out', plain!]), { status: 0, output: /3 games/ })
  t.same(linesOf(readFileSync(plain!, 'utf8')), linesOf(whole), 'as if uninterrupted')

  t.match(await run([ids[0]!, '--out', zipped!], token), { status: 0 })
  t.match(gunzipSync(readFileSync(zipped!)).toString(), `{"eof":{"games":1,"rows":2}}`)
  t.match(await run(['--all', '--out', zipped!], token), { status: 2, output: /scope-missing/ })
  const { output } = await run(['--all', '--job', '--out', written!])
  const fetched = readFileSync(written!)
  t.same(linesOf(gunzipSync(fetched).toString()), linesOf(whole), 'a job writes the same')
  writeFileSync(written!, fetched.subarray(0, 2_000))
  const [, of] = /job ([0-9a-f-]{36})/.exec(output)!
  t.match(await run(['--of', of!, '--resume', '--out', written!]), { status: 0, output: /3 games/ })
  t.same(readFileSync(written!), fetched)
  t.match(await run([]), { status: 2, output: /give a game id/ })

  const imported = (words: readonly string[], secret = admin) => run(words, secret, 'import')
  t.match(await imported([zipped!, plain!, '--reason', 'moved']), {
    status: 0,
    output: /0 games imported, 1 already existed\n.*0 games imported, 3 already/,
  })
  const [, at] = /\{"row":0,"to":(\d+)/.exec(whole)!
  const continued = ['--at', at!, '--seats', 'me,bot', '--game', ids[1]!]
  const fork = await imported([plain!, ...continued], token)
  t.match(fork, { status: 0, output: /continued as [0-9a-f-]{36}/ })
  t.match(await imported([plain!, '--reason', 'moved'], token), {
    status: 1,
    output: /scope-missing/,
  })
  writeFileSync(plain!, 'hello')
  t.match(await imported([plain!, '--reason', 'moved']), { status: 1, output: /line 1/ })
  t.match(await imported([plain!]), { status: 2, output: /--reason/ })
})

t.test('an export with a running game in it is imported without that game', async (t) => {
  const [there, here] = [await startRestService(t), await startRestService(t)]
  const [source, target] = [await listening(there), await listening(here)]
  const { token } = await there.signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const created = async () => {
    const body = { ruleset: 'goalscorer', seats }
    return (await there.call('POST /v1/games', { token, body })).body.id as string
  }
  const [running, over, cancelled] = [await created(), await created(), await created()]
  await there.call(`POST /v1/games/${over}/resignation`, { token })
  await there.call(`POST /v1/games/${cancelled}/cancel`, { token, body: {} })
  const file = path.join(t.testdir(), 'all.ndjson.gz')
  const everything = ['--all', '--status', 'all', '--out', file]

  const out = await command('export', everything, source, there.admin)
  const into = await command('import', [file, '--reason', 'moved'], target, here.admin)

  t.match(out, { status: 0, output: /3 games written/ })
  t.match(into, {
    status: 0,
    output: /2 games imported, 0 already existed, 1 skipped \(1 still ran, 0 differ\)/,
  })
  const statuses = await Promise.all(
    [running, over, cancelled].map(
      async (id) => (await here.call(`GET /v1/games/${id}`, { token: here.admin })).status,
    ),
  )
  t.same(statuses, [404, 200, 200])
})

/**
 * The command runs asynchronously, because the service that the command calls runs in this process.
 */
function command(name: string, words: readonly string[], url: string, token: string) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const env = { ...process.env, TOUCHLINE_URL: url, TOUCHLINE_TOKEN: token }
    const child = spawn(process.execPath, [commandOf(name), ...words], { env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.on('close', (status) => resolve({ status, output }))
  })
}
