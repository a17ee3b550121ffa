import t, { type Test } from 'tap'
import { untilAsync } from '../../support/until.ts'
import { listening, startRestService } from './rest-service.ts'

async function twoSeated(t: Test, terms: object = {}) {
  const settings = { presenceMilliseconds: 20, absentMilliseconds: 300 }
  const service = await startRestService(t, { settings })
  const base = await listening(service)
  const [ada, nina] = [await service.signUp('Ada'), await service.signUp('Nina')]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }], ...terms }
  const { id } = (await service.call('POST /v1/games', { ...ada, body })).body
  await service.call(`POST /v1/games/${id}/seats`, { ...nina, body: {} })
  const table = async () => (await service.call(`GET /v1/games/${id}/table`)).body
  const post = (path: string, { token }: { token: string }, body: object) =>
    service.call(`POST /v1/games/${id}/${path}`, { token, body })
  const follow = async (who: { token?: string }, fits: (state: object) => boolean) => {
    const abort = new AbortController()
    const headers = {
      accept: 'application/x-ndjson',
      ...(who.token && { authorization: `Bearer ${who.token}` }),
    }
    const url = `${base}/v1/games/${id}/table/stream`
    const { body: stream } = await fetch(url, { headers, signal: abort.signal })
    const reader = stream!.getReader()
    for (let text = ''; ; ) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`the stream ends with ${text}`)
      text += new TextDecoder().decode(value)
      const last = text.trimEnd().split('\n').at(-1)
      if (last && text.endsWith('\n') && fits(JSON.parse(last))) return abort
    }
  }
  return { service, id, ada, nina, table, post, follow }
}

type Shown = { seats: { seat: number; here: boolean }[]; watchers: number; reactions: object[] }
const isHere = (state: object, seat: number) =>
  (state as Shown).seats.find((one) => one.seat === seat)?.here ?? null

t.test('a player is here while they follow the table, and away afterwards', async (t) => {
  const { nina, ada, table, follow } = await twoSeated(t)
  const watcher = await follow({}, (state) => (state as Shown).watchers === 1)
  const left = await follow(nina, (state) => isHere(state, 1) === true)
  t.match(await table(), { watchers: 1 })
  left.abort()
  const seen = await follow(ada, (state) => isHere(state, 0) === true && isHere(state, 1) === false)
  t.match(await table(), {
    seats: [
      { seat: 0, here: true },
      { seat: 1, here: false },
    ],
  })
  seen.abort()
  watcher.abort()
  await untilAsync(async () => (await table()).watchers === 0)
})

t.test('everyone at the table sees the reactions of players', async (t) => {
  const { service, ada, post, follow } = await twoSeated(t)
  const following = follow({}, (state) => (state as Shown).reactions.length === 1)
  const answer = await post('talk', ada, { reaction: 'good-game' })
  t.match(answer, { status: 201, body: { reactions: [{ seat: 0, reaction: 'good-game' }] } })
  ;(await following).abort()
  const eve = await service.signUp('Eve')
  t.match(await post('talk', eve, { reaction: 'wow' }), { status: 403 })
  t.match(await post('talk', ada, { reaction: 'boo' }), { status: 400 })
})

const awaited = async ({ service, id, ada }: Awaited<ReturnType<typeof twoSeated>>) =>
  (await service.call(`GET /v1/games/${id}`, ada)).body.decisions.length > 0 ? 0 : 1

t.test('against an absent opponent a player can claim the win', async (t) => {
  const seated = await twoSeated(t, { decisionSeconds: 600, rated: true })
  const { ada, nina, post, service, id } = seated
  const seat = await awaited(seated)
  const [claimer, absent] = seat === 1 ? [ada, nina] : [nina, ada]
  t.match(await post('claims', claimer, { kind: 'win', seat }), { body: { code: 'not-absent' } })
  t.match(await post('claims', absent, { kind: 'win', seat: 1 - seat }), { status: 409 })

  await untilAsync(
    async () => (await post('claims', claimer, { kind: 'win', seat })).status === 200,
  )

  const { body } = await service.call(`GET /v1/games/${id}`, claimer)
  t.match(body, { status: 'over', outcome: { ranking: [[1 - seat], [seat]] } })
  const log = await service.call(`GET /v1/games/${id}/events`, claimer)
  t.match(log.body.causes.at(-1).cause, { kind: 'resign', seat, by: 'claim' })
})

t.test('a bot plays for an absent opponent until they return', async (t) => {
  const seated = await twoSeated(t, { decisionSeconds: 600 })
  const { ada, nina, post, service, id } = seated
  const seat = await awaited(seated)
  const [claimer, absent] = seat === 1 ? [ada, nina] : [nina, ada]
  await untilAsync(
    async () => (await post('claims', claimer, { kind: 'bot', seat })).status === 200,
  )
  const { body } = await service.call(`GET /v1/games/${id}`, claimer)
  t.equal(body.seats[seat].controller, 'bot')
  t.match(await post('seats', absent, {}), { status: 201 }, 'the player takes the seat back')
})

t.test('a present opponent keeps the game', async (t) => {
  const seated = await twoSeated(t, { decisionSeconds: 600 })
  const { ada, nina, post, follow } = seated
  const seat = await awaited(seated)
  const [claimer, other] = seat === 1 ? [ada, nina] : [nina, ada]
  const stream = await follow(other, (state) => isHere(state, seat) === true)
  await new Promise((resolve) => setTimeout(resolve, 400))
  t.match(await post('claims', claimer, { kind: 'bot', seat }), { body: { code: 'not-absent' } })
  stream.abort()
})

t.test('without a clock two minutes away claim nothing, and seats of bots never', async (t) => {
  const seated = await twoSeated(t)
  const { ada, nina, post } = seated
  const seat = await awaited(seated)
  const claimer = seat === 1 ? ada : nina
  await new Promise((resolve) => setTimeout(resolve, 400))
  t.match(await post('claims', claimer, { kind: 'win', seat }), { body: { code: 'not-absent' } })
})

t.test('a player whom the host removes before the start cannot join again', async (t) => {
  const service = await startRestService(t)
  const [ada, nina] = [await service.signUp('Ada'), await service.signUp('Nina')]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const body = { ruleset: 'superclub', seats }
  const { id } = (await service.call('POST /v1/games', { ...ada, body })).body
  const join = () => service.call(`POST /v1/games/${id}/seats`, { ...nina, body: {} })
  await join()
  await service.call(`DELETE /v1/games/${id}/seats/1`, nina)
  t.match(await join(), { status: 201 }, 'a player who left can join again')

  await service.call(`DELETE /v1/games/${id}/seats/1`, ada)

  t.match(await join(), { status: 403, body: { code: 'player-removed' } })
})

t.test('events of a time-out say for whom the move was made', async (t) => {
  const seated = await twoSeated(t, { decisionSeconds: 1 })
  const { service, id, ada } = seated
  const read = async (path = '') => (await service.call(`GET /v1/games/${id}${path}`, ada)).body
  const { version } = await read()
  await untilAsync(async () => (await read()).version > version)
  const { items } = await read('/events?include=seats')
  t.match(items[version].words, /^Seat [01] ran out of time\./)
})

t.test('in a game with a bank each answer adds time, and an empty bank loses', async (t) => {
  const bank = { seconds: 10, increment: 5 }
  const seated = await twoSeated(t, { bank, decisionSeconds: 60, undo: true })
  const { service, id, ada, nina } = seated
  const seat = await awaited(seated)
  const mover = seat === 0 ? ada : nina
  const see = async () => (await service.call(`GET /v1/games/${id}`, mover)).body
  const { deadline, id: decisionId } = (await see()).decisions[0]
  const { body } = await service.call(`GET /v1/games/${id}/decisions`, mover)
  const move = body.decisions[0].examples[0]
  await service.call(`POST /v1/games/${id}/moves`, { ...mover, body: { decisionId, move } })
  const after = await see()
  t.match(after, { bank, status: 'running' })
  t.ok(after.banks[seat] > 10_000 && after.banks[seat] <= 15_000)
  t.ok(deadline <= after.serverTime + 10_000)

  await untilAsync(async () => (await see()).status === 'over')

  const { causes } = (await service.call(`GET /v1/games/${id}/events`, mover)).body
  t.match(causes.at(-1).cause, { kind: 'resign', by: 'clock' })
  const without = { ruleset: 'goalscorer', bank, seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const refused = await service.call('POST /v1/games', { ...ada, body: without })
  t.match(refused, { status: 400, body: { code: 'invalid-input' } })
})
