// What happened, in sentences, and that nothing of it is lost between two calls.
import t from 'tap'
import { registry } from '../../src/rulesets/index.ts'
import { sharedHouse } from './door.ts'

async function gameOf(ruleset: string) {
  const { call, signUp } = await sharedHouse()
  const { token } = await signUp('Ada')
  const bots = Array(registry[ruleset]!.seats.min - 1).fill({ kind: 'bot' })
  const body = { ruleset, seats: [{ kind: 'me' }, ...bots] }
  const { body: created } = await call('POST /v1/games', { token, body })
  const game = `/v1/games/${created.id}`
  const get = async (what: string) => (await call(`GET ${game}/${what}`, { token })).body
  const move = async (decisionId: string, move: unknown, query = '') =>
    (await call(`POST ${game}/moves${query}`, { token, body: { decisionId, move } })).body
  return { get, move }
}

for (const ruleset of Object.keys(registry))
  t.test(`who waits gets every version of ${ruleset} once, page by page`, async (t) => {
    const { get, move } = await gameOf(ruleset)
    const versions: number[] = []
    let after = 0
    for (let turns = 0; turns < 12; ) {
      const waited = await get(`wait?after=${after}&limit=7&timeout=5`)
      const seen = waited.events.map(({ version }: { version: number }) => version)
      t.equal(waited.version, seen.at(-1) ?? after, 'the version of its last event')
      versions.push(...seen)
      after = waited.version
      if (waited.more) continue
      if (waited.reason === 'over') break
      turns += 1
      const { decisions } = await get('decisions')
      const open = decisions.find(({ examples }: { examples: [] }) => examples.length > 0)
      if (open) await move(open.id, open.examples[0])
    }
    t.same(
      versions,
      versions.map((_, place) => place + 1),
    )
  })
