import t from 'tap'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { sharedRestService } from './rest-service.ts'

async function gameOf(ruleset: string, terms = {}) {
  const { call, signUp, services } = await sharedRestService()
  const { token } = await signUp('Ada')
  const bots = Array(registry[ruleset]!.seats.min - 1).fill({ kind: 'bot' })
  const body = { ruleset, seats: [{ kind: 'me' }, ...bots], ...terms }
  const { body: created } = await call('POST /v1/games', { token, body })
  const game = `/v1/games/${created.id}`
  const get = async (what: string) => (await call(`GET ${game}/${what}`, { token })).body
  const move = async (decisionId: string, move: unknown, query = '') =>
    (await call(`POST ${game}/moves${query}`, { token, body: { decisionId, move } })).body
  const caller = await services.authenticate(token)
  const follow = async (words: 'handles' | 'seats' | false) => {
    const abort = new AbortController()
    const input = { after: 0, words, signal: abort.signal }
    const { batches } = await services.games.follow(caller, created.id, input)
    for await (const { events } of batches) return events
    return []
  }
  return { created, get, move, follow }
}

for (const ruleset of Object.keys(registry))
  t.test(`a waiting reader gets every version of ${ruleset} once, page by page`, async (t) => {
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

t.test('with include=words every event has a sentence', async (t) => {
  const { get, move } = await gameOf('goalscorer')
  const plain = await get('decisions')
  const { decisions, facts } = await get('decisions?include=words')
  const [{ id, question, examples, labels, names }] = decisions

  const moved = await move(id, examples[0], '?include=words,decisions')
  const waited = await get('wait?after=0&timeout=5&include=words')
  const logged = await get('events?include=words')
  const silent = await get('events')

  t.notOk('question' in plain.decisions[0] || 'facts' in plain)
  t.equal(question, 'Which Youth Counter advances?')
  t.match(facts[0], /^Turn 1\/40, 0–0, you are Home/)
  t.equal(labels.length, examples.length)
  t.match(Object.values(names)[0], /^Home's y\d \(.*\) on [a-g]\d$/)
  t.match(labels[0], /^y\d\(.*\) [a-g]\d–[a-g]\d/)
  t.match(moved.events[0].words, /^Home y\d [a-g]\d–[a-g]\d\.$/)
  t.match(moved, { facts: [String], decisions: [{ question: /\?$/ }] })
  t.match(moved.whole, [{ question: /\?$/, labels: [String] }])
  t.match(waited.decisions, [{ question: /\?$/ }])
  const words = (answer: { words: string | null }[]) => answer.map((one) => one.words)
  t.same(words(waited.events), words(logged.items))
  t.notOk(silent.items.some((one: object) => 'words' in one))
})

t.test('without hints decisions have no suggestions; refusals still show near moves', async (t) => {
  const advised = await gameOf('goalscorer')
  const { created, get, move } = await gameOf('goalscorer', { hints: false })
  const [{ id, count, spaces, examples, labels }] = (await get('decisions?include=words')).decisions
  const off = { type: 'move-youth', counter: 'home-y1', to: 'g9' }

  const refused = await move(id, off)
  const moved = await move(id, refused.nearest[0].move, '?include=decisions')

  t.same([advised.created.hints, created.hints], [true, false], 'hints are on by default')
  t.ok(count > 0 && spaces.length > 0)
  t.same([examples, labels], [[], []])
  t.equal(refused.nearest.length, 3)
  for (const { examples } of moved.whole) t.same(examples, [])
})

t.test('followers with words get sentences, all others do not', async (t) => {
  const { get, follow } = await gameOf('goalscorer')
  const { items } = await get('events?include=words')

  const bare = (followed: readonly { cursor: string }[]) =>
    followed.map(({ cursor: _, ...event }) => event)
  t.same(bare(await follow('handles')), items)
  t.same(
    bare(await follow(false)),
    items.map(({ words: _, ...event }: { words: unknown }) => event),
  )
})
