import t from 'tap'
import { type Patch, patched } from '../../../src/engine/kernel/patch.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { sharedRestService } from './rest-service.ts'

interface Shown {
  readonly patch?: Patch
}
const applyPatches = (view: unknown, beats: readonly Shown[]): unknown =>
  beats.reduce((before: unknown, { patch }) => (patch ? patched(before, patch) : before), view)

for (const [ruleset, { seats }] of Object.entries(registry))
  t.test(`beats lead from view to view of ${ruleset}`, async (t) => {
    const { call, signUp } = await sharedRestService()
    const { token } = await signUp('Ada')
    const bots = Array(seats.min - 1).fill({ kind: 'bot' })
    const body = { ruleset, seats: [{ kind: 'me' }, ...bots] }
    const { body: created } = await call('POST /v1/games', { token, body })
    const game = `/v1/games/${created.id}`
    const get = async (query: string) => (await call(`GET ${game}${query}`, { token })).body
    let held = await get('')
    for (let moves = 0; moves < 4; ) {
      const { decisions } = await get('/decisions')
      const asked = decisions.find((one: { examples: unknown[] }) => one.examples.length > 0)
      if (asked) {
        t.match(asked.manner, /^(?:live|waits|urgent)$/)
        const answer = { decisionId: asked.id, move: asked.examples[0] }
        const query = `?include=beats,view&after=${held.version}`
        const moved = (await call(`POST ${game}/moves${query}`, { token, body: answer })).body
        if (moved.beats.length > 0) t.same(applyPatches(held.view, moved.beats), moved.view)
        moves += 1
      } else await get(`/wait?after=${held.version}&until=change`)
      const now = await get(`?since=${held.version}`)
      const { beats, beatsSince, version, view } = now
      t.equal(beatsSince, held.version)
      if (beats.length > 0) {
        t.equal(beats.at(-1).to, version)
        t.same(applyPatches(held.view, beats), view)
      }
      held = now
    }
    const moments = await call(`GET ${game}/moments`, { token })
    t.match(moments.body, { over: false, items: Array })
    t.equal(moments.headers['cache-control'], 'private, no-store')
    const beyond = await call(`GET ${game}?since=${held.version + 1_000}`, { token })
    t.match(beyond, { status: 409, body: { code: 'history-rewound' } })
  })
