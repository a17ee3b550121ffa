import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { registry } from '../../src/engine/rulesets/index.ts'
import { listening, sharedRestService } from '../api/rest/rest-service.ts'

const folder = fileURLToPath(new URL('../../../packages/python', import.meta.url))
const isNew = 'import sys; sys.exit(sys.version_info < (3, 11))'
const isInstalled = spawnSync('python3', ['-c', isNew]).status === 0
const python = isInstalled ? {} : { skip: 'python3 of version 3.11 is not installed' }

async function run(args: readonly string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' }
  const child = spawn('python3', args, { cwd: folder, env })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => printed.push(text))
  const [code] = await once(child, 'close')
  return { code, output: Buffer.concat(printed).toString() }
}

t.test('the module compiles, and every type hint leads to a type', { ...python }, async (t) => {
  const code = `
import compileall, sys, typing
sys.pycache_prefix = ${JSON.stringify(t.testdir())}
assert compileall.compile_dir("touchline_client", quiet=1)
from touchline_client import _types
named = vars(_types).values()
classes = [one for one in named if getattr(one, "__module__", "") == _types.__name__]
for one in classes:
    typing.get_type_hints(one)
move = typing.get_type_hints(_types.GoalscorerMoveMoveYouth)
print(len(classes), move["type"])`
  const { code: status, output } = await run(['-c', code])
  t.equal(status, 0, output)
  t.match(output, /^\d{3,4} typing\.Literal\['move-youth'\]$/m)
})

for (const { id } of Object.values(registry))
  t.test(`the bot plays ${id} to the end, with one call a turn`, { ...python }, async (t) => {
    const url = await listening(await sharedRestService())
    const { code, output } = await run(['bot.py', url, id])
    t.equal(code, 0, output)
    const { outcome, calls, turns } = JSON.parse(output)
    t.match(outcome, { ranking: Array, reason: String })
    // The client's first call only reads the game and is not part of a turn, so the assertion
    // subtracts one call.
    t.ok(turns > 5 && calls - 1 <= turns * 1.1, `${calls} calls in ${turns} turns`)
  })

t.test('a refusal has its clause and the nearest legal moves', { ...python }, async (t) => {
  const url = await listening(await sharedRestService())
  const { code, output } = await run([
    '-c',
    `
from touchline_client import Refusal, connect
token = connect("${url}").call("signUp", body={"name": "Ada"})["token"]
touchline = connect("${url}", token)
seats = [{"kind": "me"}, {"kind": "bot"}]
game = touchline.call("createGame", body={"ruleset": "goalscorer", "seats": seats})["id"]
[decision] = touchline.call("listDecisions", {"game": game})["decisions"]
move = {"type": "move-youth", "counter": "home-y1", "to": "g9"}
try:
    body = {"decisionId": decision["id"], "move": move}
    touchline.call("submitMove", {"game": game}, body=body)
except Refusal as refusal:
    print(refusal.status, refusal.code, refusal.clause, len(refusal.nearest), refusal)`,
  ])
  t.equal(code, 0, output)
  t.match(output, /^422 not-one-square-forward GS-26 3 A Youth Counter moves .*\(GS-26\)$/m)
})

t.test('a killed connection loses and repeats no event of a stream', { ...python }, async (t) => {
  const service = await sharedRestService()
  const url = await listening(service)
  const { token } = await service.signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: game } = await service.call('POST /v1/games', { token, body })
  await service.call(`POST /v1/games/${game.id}/resignation`, { token })
  const { port } = new URL(url)
  let connections = 0
  const proxy = createServer(async (near: Socket) => {
    connections += 1
    const { connect } = await import('node:net')
    const far = connect(Number(port), '127.0.0.1')
    const cut = connections <= 2 ? 700 + 300 * connections : Number.POSITIVE_INFINITY
    let bytes = 0
    near.on('data', (chunk) => far.write(chunk))
    far.on('data', (chunk) => {
      near.write(chunk.subarray(0, Math.max(0, cut - bytes)))
      bytes += chunk.length
      if (bytes >= cut) near.destroy()
    })
    for (const [one, other] of [[near, far] as const, [far, near] as const])
      one.on('close', () => other.destroy()).on('error', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  t.teardown(() => proxy.close())
  const address = proxy.address() as { port: number }

  const { code, output } = await run([
    '-c',
    `
from touchline_client import connect
touchline = connect("http://127.0.0.1:${address.port}")
print([event["version"] for event in touchline.stream("${game.id}")])`,
  ])

  t.equal(code, 0, output)
  const { body: events } = await service.call(`GET /v1/games/${game.id}/events`)
  const versions = events.items.map(({ version }: { version: number }) => version)
  t.same(JSON.parse(output), versions)
  t.ok(connections > 1, `${connections} connections`)
})
