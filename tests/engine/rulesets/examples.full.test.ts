// A seat that always plays the first example move of its decision must score at least as well as a
// seat that never answers.
import t from 'tap'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { at } from '../../../src/engine/kernel/define.ts'
import { examplesFor } from '../../../src/engine/kernel/examples.ts'
import type { Game } from '../../../src/engine/kernel/game.ts'
import {
  isBlocking,
  nextDeadline,
  nextDue,
  type OpenDecision,
} from '../../../src/engine/kernel/open-decisions.ts'
import { create, expire, submit } from '../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../src/engine/kernel/turn.ts'
import type { Table } from '../../../src/engine/kernel/types.ts'
import { branch } from '../../../src/engine/kernel/world.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

interface Plan {
  readonly options?: object
  /**
   * Number of pairs of games with the same random draws and swapped seats. The more a ruleset
   * depends on luck, the more pairs of games are needed.
   */
  readonly pairs: number
}

const PLANS: Readonly<Record<string, Plan>> = {
  goalscorer: { pairs: 10 },
  'rising-star': { pairs: 60 },
  starplayer: { pairs: 4 },
  superclub: { pairs: 5, options: { maxSeasons: 3, unhappyPlayers: true } },
  'title-chase': { pairs: 4 },
}
const EXAMPLES = 8
const COMMITS_MAX = 4_000
const LOOKED_AT = 120

for (const [id, rules] of Object.entries(registry))
  t.test(`${id}: first examples against time-outs`, async (t) => {
    const { pairs, options = {} } = PLANS[id] ?? { pairs: 10 }
    const table = buildTable(rules, { seats: 2, options, decisionSeconds: 60 })
    let ahead = 0
    for (let pair = 1; pair <= pairs; pair += 1)
      for (const seat of [0, 1]) ahead += leadOf(rules, table, seat, pair)
    t.ok(ahead >= 0, `${id}: ${ahead / (2 * pairs)} points ahead`)
  })

t.test('examples are legal and distinct, and the bot’s choice comes first', async (t) => {
  for (const [id, rules] of Object.entries(registry)) {
    const table = buildTable(rules, { seats: 2 })
    const luck = seededLuck(1)
    const chance = seededChance(1)
    const { game } = create(rules, table, luck, 0)
    for (let commits = 0; !game.over && commits < LOOKED_AT; commits += 1) {
      const decision = chance.pick(game.open.filter(isBlocking))
      const { seat, id: decisionId } = decision
      const ask = () => turnFor(rules, game, decision, seededChance(commits))
      const examples = examplesFor(rules, game, ask(), EXAMPLES)
      t.ok(examples.length > 0, `${id} has some for ${decision.kind}`)
      t.equal(new Set(examples.map((one) => JSON.stringify(one))).size, examples.length)
      t.same(examples[0], rules.bot(ask()))
      for (const move of examples)
        submit(rules, branch(game), { seat, decisionId, move }, luck, game.at)
      submit(rules, game, { seat, decisionId, move: chance.pick(examples) }, luck, game.at)
    }
  }
})

function leadOf(rules: Ruleset, table: Table, seat: number, seed: number): number {
  const luck = seededLuck(seed)
  const { game } = create(rules, table, luck, 0)
  const chance = seededChance(seed)
  let hasSpoken = false
  for (let commits = 0; !game.over && commits < COMMITS_MAX; commits += 1) {
    const asked = askedOf(game, seat, hasSpoken)
    if (!asked) {
      const now = nextDeadline(game.open) ?? game.at
      const due = nextDue(game.open, now)
      if (!due) throw new Error(`nobody is waited for: ${JSON.stringify(game.open)}`)
      expire(rules, game, due, luck, now)
      hasSpoken = false
      continue
    }
    hasSpoken = !isBlocking(asked)
    const [move] = examplesFor(rules, game, turnFor(rules, game, asked, chance), EXAMPLES)
    if (move) submit(rules, game, { seat, decisionId: asked.id, move }, luck, game.at)
  }
  const outcome = rules.outcome(game.state, table)
  if (!outcome) throw new Error(`no end after ${COMMITS_MAX} commits`)
  return at(outcome.scores, seat) - at(outcome.scores, 1 - seat)
}

/** Between two mandatory decisions, the seat answers at most one optional decision. */
function askedOf(game: Game, seat: number, hasSpoken: boolean): OpenDecision | undefined {
  return game.open.find(
    (one) => one.seat === seat && one.suspendedBy === undefined && (isBlocking(one) || !hasSpoken),
  )
}
