import t from 'tap'
import { levelsOf } from '../../src/engine/bots/levels.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { clauseOf } from '../../src/engine/kernel/refusal.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { spotKick } from '../../template/src/index.ts'
import { luckOver } from '../../web/src/engine/dice.ts'
import { startRestService } from '../api/rest/rest-service.ts'
import { clausesOf, namedIn } from '../tidy/clauses.ts'
import { isOneObject, unplanned } from '../tidy/plan.ts'
import { entriesOf, filesOf, read } from '../tidy/project.ts'
import { scan } from '../tidy/scan.ts'
import { titlesIn } from '../tidy/titles.ts'

const FOLDER = 'template/src'
const BOARD = 'template/board'

t.test('its folder has the plan of all rulesets', async (t) => {
  t.same(unplanned(entriesOf(FOLDER)), [])
  t.ok(isOneObject(scan(read(`${FOLDER}/index.ts`))))
})

t.test('a test names every clause of its rulebook', async (t) => {
  const clauses = clausesOf(read('template/rulebook.md'))
  const titles = titlesIn(scan(read('tests/sixth/spot-kick.test.ts'))).map(({ text }) => text)
  const named = new Set(titles.flatMap((title) => namedIn(title, new Set(['SK']))))

  t.same([...named].sort(), [...clauses].sort())
  const refused = Object.keys(spotKick.refusals).map((code) => clauseOf(spotKick.refusals, code))
  t.same(
    refused.filter((clause) => !clauses.includes(clause)),
    [],
  )
})

t.test('the page quotes its code correctly', async (t) => {
  const files = [...[FOLDER, BOARD].flatMap(filesOf), 'tests/web/packages.full.test.ts']
  const source = files.map((file) => bare(read(file)))
  const passages = [...read('docs/add-a-ruleset.md').matchAll(/^```tsx?\n(.*?)^```$/gms)]

  t.ok(passages.length > 5)
  for (const [, passage = ''] of passages)
    t.ok(
      source.some((file) => file.includes(bare(passage))),
      passage,
    )
})

t.test('the page names each phrase that a test demands of a guide', async (t) => {
  const list = /^const PARTS = \[(.*)\]$/m.exec(read('tests/engine/rulesets/guides.test.ts'))
  const phrases = [...(list?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, phrase = '']) => phrase)
  const page = read('docs/add-a-ruleset.md').replaceAll(/\s+/g, ' ')

  t.equal(phrases.length, 5)
  for (const phrase of phrases) t.match(page, `*${phrase}*`)
  t.match(page, 'more than 20 mentions of clauses')
})

t.test('a game brings its own levels and dice', async (t) => {
  const sense = { levels: { sharp: { tries: 9, provenAt: [2], rating: 30 } } }
  const rules = register({ ...spotKick, sense, throwsOf: diceOf } as never)
  const { seats, events } = { seats: 2, events: [{ event: { type: 'die.rolled', face: 6 } }] }
  const recording = { rules, table: { seats }, events } as never

  t.same(levelsOf(rules, 2), ['novice', 'steady', 'sharp'])
  t.same(levelsOf(rules, 3), ['novice', 'steady'])
  t.match(luckOver(recording, [1]), { lines: [[2.5], [0]] })
})

const diceOf = ({ face }: { readonly face: number }) => [
  { seat: 0, value: face, faces: [1, 2, 3, 4, 5, 6] },
]

const bare = (code: string): string => code.replace(/^\s+/gm, '')

t.test('one line in the registry adds it to every API', async (t) => {
  const rulesets = { ...registry, 'spot-kick': register(spotKick) }
  const { call, signUp } = await startRestService(t, { rulesets })
  const { token } = await signUp('Ann')

  const book = await call('GET /v1/rulesets/spot-kick')
  t.match(book.body, { title: 'Spot Kick', seats: { min: 2, max: 4 } })
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const request = { ruleset: 'spot-kick', options: { kicks: 2 }, seats }
  const { body: game } = await call('POST /v1/games', { token, body: request })
  for (let version = 0, answered = 0; answered < 4; ) {
    const { body } = await call(`GET /v1/games/${game.id}/decisions`, { token })
    const [decision] = body.decisions
    const move = decision && { decisionId: decision.id, move: decision.examples[0] }
    const answer = move
      ? await call(`POST /v1/games/${game.id}/moves`, { token, body: move })
      : await call(`GET /v1/games/${game.id}/wait?after=${version}`, { token })
    version = answer.body.version
    if (move) answered += 1
  }

  const ended = await call(`GET /v1/games/${game.id}`, { token })
  t.match(ended.body, { status: 'over', outcome: { reason: 'kicks-taken' } })
})
