import t from 'tap'
import { playLoop, type Refusal } from '../../packages/client/src/index.ts'
import { sharedRestService } from '../api/rest/rest-service.ts'
import { againstBot } from './bot-game.ts'

t.test('a seat of GOALSCORER is played to the end', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  const versions: number[] = []
  const outcome = await playLoop(touchline, {
    game,
    seat: 0,
    think: ({ examples }, { seat, decisions }, refusal) => {
      t.equal(seat, 0)
      t.equal(decisions.length, 1)
      t.equal(refusal, null)
      return examples[0]!
    },
    onTurn: ({ version }) => versions.push(version),
  })

  const seen = await touchline.unwrap(
    touchline.GET('/v1/games/{game}', { params: { path: { game } } }),
  )
  t.same(outcome, seen.outcome)
  t.ok(versions.length > 1)
})

t.test('a refused bot is asked again, with the refusal', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  const refusals: (Refusal | null)[] = []
  await playLoop(touchline, {
    game,
    think(_decision, _observation, refusal) {
      refusals.push(refusal)
      if (refusals.length > 1) return refusal?.nearest[0]?.move ?? 0
      return { type: 'move-youth', counter: 'home-y7', to: 'e9' }
    },
  })

  t.match(refusals.slice(0, 2), [null, { name: 'Refusal', message: /\.| \(/ }])
  t.ok(refusals[1]?.nearest.length)
  t.ok(refusals.slice(2).every((refusal) => refusal === null))
})

t.test('a bot that repeats refused moves is given up', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  let requests = 0
  const playing = playLoop(touchline, {
    game,
    think() {
      requests += 1
      return { type: 'move-youth', counter: 'home-y7', to: 'e9' }
    },
  })
  await t.rejects(playing, { name: 'Refusal' })
  t.equal(requests, 6)
})

t.test('a required question cannot be skipped', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  await t.rejects(playLoop(touchline, { game, think: () => null }), /needs an answer/)
})

t.test('a bot can resign its seat', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  const enough = new AbortController()
  const playing = playLoop(touchline, {
    game,
    signal: enough.signal,
    think() {
      enough.abort()
      return 0
    },
  })
  await t.rejects(playing, { name: 'AbortError' })
})

t.test('a cancelled game ends the loop without further requests', async (t) => {
  const { touchline, game } = await againstBot(await sharedRestService())
  const { GET, POST, unwrap } = touchline
  let waits = 0
  const watched = {
    ...touchline,
    GET: ((path: string, init: object) => {
      if (path.endsWith('/wait')) waits += 1
      if (waits > 3) throw new Error('It asks for ever.')
      return GET(path as '/v1/games/{game}', init as never)
    }) as typeof GET,
  }
  const path = { game }
  const playing = playLoop(watched, {
    game,
    async think() {
      await unwrap(POST('/v1/games/{game}/cancel', { params: { path }, body: { reason: 'other' } }))
      return 0
    },
  })
  await t.rejects(playing, { message: 'Cancelled.' })
  t.equal(waits, 2, 'before the move and after it')
})
