import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'

const agent = fileURLToPath(new URL('../../../examples/agent.mjs', import.meta.url))

const outcome = { ranking: [[0], [1]], scores: [1, 0], reason: 'test' }
const turn = (id: string, move: string) => ({
  outcome: null,
  decisions: [{ id, optional: false, suspended: null, examples: [move] }],
})
const bid = { decision: '1', move: 'bid 12' }
const retried = { decision: '1', move: 'bid 13' }
const late = { decision: '2', move: 'late' }
const timely = { decision: '3', move: 'timely' }

async function bodyOf(request: IncomingMessage): Promise<{ decisionId?: string; move?: string }> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece
  return text === '' ? {} : JSON.parse(text)
}

/** A service at which another seat outbids the agent, and then closes a decision first. */
async function service(t: Test, moves: object[]): Promise<string> {
  const waits = [turn('1', bid.move), turn('3', timely.move)]
  const answers: readonly (readonly [number, object])[] = [
    [422, { code: 'bid-too-low', detail: 'Bid more.', nearest: [{ move: retried.move }] }],
    [200, { outcome: null, next: turn('2', late.move) }],
    [409, { code: 'decision-closed', detail: 'Closed.' }],
    [200, { outcome, next: null }],
  ]
  const server = createServer(async (request, response) => {
    const { decisionId, move } = await bodyOf(request)
    const reply = (status: number, body: unknown) =>
      response.writeHead(status).end(JSON.stringify(body))
    if (request.url!.includes('/moves')) {
      const [status, body] = answers[moves.push({ decision: decisionId, move }) - 1]!
      return reply(status, body)
    }
    if (request.url!.includes('/wait')) return reply(200, waits.shift())
    return reply(200, { token: 'tl_test', seats: { min: 2 }, id: 'game' })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

t.test('the agent goes on when another seat has moved first', async (t) => {
  const moves: object[] = []
  const env = { ...process.env, TOUCHLINE: await service(t, moves) }
  const child = spawn(process.execPath, [agent], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')

  t.equal(code, 0, output)
  t.strictSame(moves, [bid, retried, late, timely])
  t.match(output, 'game game is over: {"ranking":[[0],[1]]')
})
