import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { answerIn } from '../../src/cli/arena/agents.ts'
import { listening, sharedRestService } from '../api/rest/rest-service.ts'
import { announced, DEALS } from '../app/season-player.ts'
import { freshDatabase } from '../database.ts'

const arena = fileURLToPath(new URL('../../src/cli/arena.js', import.meta.url))
const models = fileURLToPath(new URL('../../../tests/cli/models.mjs', import.meta.url))
const model = (kind: string) => `command:${process.execPath} ${models} ${kind}`
const options = JSON.stringify({ turnLimit: 5 })

function folderFor(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-arena-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function run(cwd: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [arena, 'run', ...args], {
    cwd,
    env: { ...process.env, ...env },
  })
  const closed = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await closed
  return { status, stdout, stderr }
}

t.test('an answer is a number or the last JSON object of a text', async (t) => {
  t.same(answerIn(' 2 '), { option: 2 })
  t.same(answerIn('I play {"type":"a"}, no: {"type":"b","to":{"x":1}}.'), {
    move: { type: 'b', to: { x: 1 } },
  })
  t.same(answerIn('{"option":"3"}'), { option: 3 })
  t.same(answerIn('{"move":{"type":"a"}}'), { move: { type: 'a' } })
  t.equal(answerIn('I do not know {this}.'), null)
})

t.test('a local season leaves a verified bundle, whatever the models answer', async (t) => {
  const folder = folderFor(t)
  const agents = ['constant', 'illegal-first', 'silent', 'rambling']
  const DATABASE_URL = await freshDatabase(t)
  const flags = agents.flatMap((kind) => ['--agent', model(kind)])

  const { status, stdout, stderr } = await run(
    folder,
    ['--local', '--options', options, ...flags],
    { DATABASE_URL },
  )

  t.equal(status, 0, stderr)
  t.match(stdout, /4 entrants, 30 deals, 120 games, 0 unfinished fixtures/)
  t.match(stdout, /all built-in bots and the standings are valid/)
  const log = readFileSync(path.join(folder, 'arena.ndjson'), 'utf8')
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  t.equal(lines.length, agents.length * DEALS)
  t.notMatch(log, /tl_/, 'no token is logged')
  t.ok(lines.find(({ agent }) => agent.endsWith('illegal-first')).refused > 0)
})

t.test('a model behind an address plays a season, stops at its tokens, and resumes', async (t) => {
  const service = await sharedRestService()
  const season = await announced(service)
  const { token } = await service.signUp('Model')
  const keys: unknown[] = []
  const fake = createServer(async (request, response) => {
    keys.push(request.headers.authorization)
    const { messages } = JSON.parse(await text(request))
    const legal = /^Nearest: (\{.*?\}) /m.exec(messages[1].content)?.[1]
    const content = legal ?? '{"type":"move-youth","counter":"home-y1","to":"g9"}'
    const choices = [{ message: { content } }]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ choices, usage: { total_tokens: 50 } }))
  })
  fake.listen(0)
  t.teardown(() => fake.close())
  const folder = folderFor(t)
  const url = `http://127.0.0.1:${(fake.address() as AddressInfo).port}/v1`
  const at = `${await listening(service)}/seasons/${season.id}`
  const http = ['--agent', 'http', '--model-url', url, '--model', 'fake', '--key-env', 'MY_KEY']
  const play = (tokensMax: number) =>
    run(folder, ['--season', at, ...http, '--tokens-max', String(tokensMax)], {
      ...{ TOUCHLINE_TOKEN: token, MY_KEY: 'secret-key' },
    })
  const gamesIn = () => readFileSync(path.join(folder, 'arena.ndjson'), 'utf8').trim().split('\n')

  const first = await play(1)
  const played = gamesIn().length
  const second = await play(1)
  await play(2_000)

  t.match(first, { status: 0, stdout: /fake stops: \d+ tokens are spent/ })
  t.equal(played, 1)
  t.match(second, { status: 0, stdout: /fake stops/ })
  t.ok(gamesIn().length > 1, 'it resumes with what is left')
  t.ok(keys.every((key) => key === 'Bearer secret-key'))
  t.notMatch(gamesIn().join(), /secret-key/)
})
