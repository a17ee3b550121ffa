import t from 'tap'
import { connect, playLoop } from '../../packages/client/src/index.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { listening, sharedRestService } from '../api/rest/rest-service.ts'

const TURNS_MAX = 150
const CALLS_PER_TURN_MAX = 1.1

for (const { id, seats } of Object.values(registry))
  t.test(`${id}: a turn takes one call`, async (t) => {
    const service = await sharedRestService()
    const url = await listening(service)
    const { token } = await service.signUp('Ada')
    let calls = 0
    const fetch = (request: Request) => {
      calls += 1
      return globalThis.fetch(request)
    }
    const { unwrap, POST, ...client } = connect(url, { token, fetch })
    const others = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' as const }))
    const body = { ruleset: id, seats: [{ kind: 'me' as const }, ...others] }
    const { id: game } = await unwrap(POST('/v1/games', { body }))
    const enough = new AbortController()
    let turns = 0
    calls = 0
    const playing = playLoop(
      { unwrap, POST, ...client },
      {
        game,
        signal: enough.signal,
        think: ({ examples }) => examples[0] ?? null,
        onTurn() {
          turns += 1
          if (turns === TURNS_MAX) enough.abort()
        },
      },
    )
    await playing.catch((error) => {
      if (!enough.signal.aborted) throw error
    })

    t.ok(turns > 5, `${turns} turns`)
    const answers = calls - 1
    t.ok(answers / turns <= CALLS_PER_TURN_MAX, `${calls} calls in ${turns} turns`)
  })
