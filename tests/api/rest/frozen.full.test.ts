// Simulates a database that hangs: the database accepts connections and statements but never
// responds.
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { ANSWER_MILLISECONDS_MAX, startFreezableService } from '../../support/freezable-service.ts'
import type { RestService } from './rest-service.ts'

const GAMES = 12
const ROUNDS = process.env.SOAK ? 5 : 1
const FROZEN_MILLISECONDS = process.env.SOAK ? 20_000 : 8_000
const THAW_MILLISECONDS_MAX = 1_000
const PAUSE_MILLISECONDS = 250

const terms = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }

async function startGame(call: RestService['call'], token: string, other: string) {
  const { body } = await call('POST /v1/games', { token, body: terms })
  const game = `/v1/games/${body.id}`
  await call(`POST ${game}/seats`, { token: other })
  const { body: listed } = await call(`GET ${game}/decisions`, { token })
  const [{ id: decisionId, examples }] = listed.decisions
  return { game, turn: { decisionId, move: examples[0] } }
}

interface Reply {
  readonly status: number
  readonly code: string
  readonly retryAfter: string | null
  readonly milliseconds: number
}

for (let round = 1; round <= ROUNDS; round += 1) {
  const title = 'while Postgres hangs every call gets 503 within five seconds'
  t.test(`${title}, round ${round}`, standStill)
}

async function standStill(t: Test): Promise<void> {
  const { service, base, freeze } = await startFreezableService(t)
  const { call, signUp, services } = service
  const { token } = await signUp('Ada')
  const other = (await signUp('Grace')).token
  const games = await Promise.all(
    Array.from({ length: GAMES }, () => startGame(call, token, other)),
  )
  const ask = async (address: string, body?: unknown, who = token): Promise<Reply> => {
    const began = performance.now()
    const answer = await fetch(base + address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${who}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { code } = (await answer.json()) as { code: string }
    const milliseconds = Math.round(performance.now() - began)
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, code, retryAfter, milliseconds }
  }
  const thaw = freeze()

  const frozenAt = performance.now()
  const pending: Promise<Reply>[] = []
  while (performance.now() - frozenAt < FROZEN_MILLISECONDS) {
    for (const { game, turn } of games) pending.push(ask(`${game}/moves`, turn))
    pending.push(
      ...[ask('/v1/games'), ask('/v1/tokens'), ask(games[0]!.game)],
      ...[ask('/v1/account', undefined, 'tl_unknown'), ask('/v1/accounts', { name: 'Eve' })],
      ask('/v1/games', terms),
    )
    await sleep(PAUSE_MILLISECONDS)
  }
  const replies = await Promise.all(pending)
  const unready = await services.readinessProblem()
  const thawedAt = performance.now()
  thaw()
  const { game, turn } = games[0]!
  let again = await ask(`${game}/moves`, turn)
  while (again.status === 503) {
    await sleep(20)
    again = await ask(`${game}/moves`, turn)
  }
  const thawing = performance.now() - thawedAt

  const kinds = new Set(replies.map(({ status, code }) => `${status} ${code}`))
  // A list request may fail with `busy` until the node notices the database outage, because the
  // separate queue for list queries is full.
  kinds.delete('503 busy')
  t.same([...kinds], ['503 database-unavailable'])
  t.ok(replies.every(({ retryAfter }) => Number(retryAfter) > 0))
  const longest = Math.max(...replies.map(({ milliseconds }) => milliseconds))
  t.ok(longest < ANSWER_MILLISECONDS_MAX, `the longest took ${longest} ms`)
  t.equal(unready, 'database-unavailable')
  t.equal(again.status, 201)
  t.ok(thawing < THAW_MILLISECONDS_MAX, `the service works again after ${Math.round(thawing)} ms`)
  for (const one of games) t.equal((await ask(`${one.game}/moves`, one.turn)).status, 201)
}
