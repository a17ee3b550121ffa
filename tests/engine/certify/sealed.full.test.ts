import t from 'tap'
import { lookAround, playOut } from '../../../src/engine/certify/checks/suite.ts'
import { tablesOf } from '../../../src/engine/certify/checks/tables.ts'
import { startsOf } from '../../../src/engine/certify/laws.ts'
import { gamesAt } from '../../../src/engine/certify/starts.ts'
import type { EventSpec, Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

const GAMES_MAX = 10

function check(rules: Ruleset, type: string, change: (spec: EventSpec) => EventSpec): void {
  const events = { ...rules.events, [type]: change(rules.events[type] as EventSpec) }
  const broken = { ...rules, events }
  for (const start of startsOf(rules.id))
    for (const [seed, game] of gamesAt(rules, start).entries()) lookAround(broken, game, seed)
  const tables = tablesOf(rules)
  for (let seed = 0; seed < GAMES_MAX; seed += 1)
    playOut(broken, tables[seed % tables.length]!, seed, { stride: 7 })
}

const leaking = (spec: EventSpec): EventSpec => ({
  ...spec,
  mask: (event) => event,
  masked: spec.schema,
})
const withoutReveals = ({ reveals: _, ...spec }: EventSpec): EventSpec => spec

const hidden: readonly (readonly [string, string])[] = [
  ['superclub', 'lineup.submitted'],
  ['superclub', 'lot.sealed'],
  ['superclub', 'unhappy.answered'],
  ['superclub', 'penalty.ordered'],
  ['superclub', 'trade.proposed'],
  ['superclub', 'game-changer.drawn'],
  ['goalscorer', 'counters.dealt'],
  ['rising-star', 'deck.shuffled'],
  ['rising-star', 'card.kept'],
  ['starplayer', 'deck.shuffled'],
  ['title-chase', 'pack.shuffled'],
  ['title-chase', 'cup.round-drawn'],
]
for (const [id, type] of hidden)
  t.test(`the conformance suite of ${id} finds a leak of ${type}`, async (t) => {
    t.throws(() => check(registry[id]!, type, leaking), /the masks tell|without a reveal/)
  })

const revealing: readonly (readonly [string, string])[] = [
  ['superclub', 'lineup.revealed'],
  ['superclub', 'lot.unsealed'],
  ['superclub', 'unhappy.entered'],
  ['superclub', 'penalty.taken'],
  ['goalscorer', 'identity.revealed'],
  ['rising-star', 'card.drawn'],
  ['starplayer', 'chance-card.drawn'],
  ['title-chase', 'cup.tie-revealed'],
]
for (const [id, type] of revealing)
  t.test(`the conformance suite of ${id} demands that ${type} reveals`, async (t) => {
    t.throws(() => check(registry[id]!, type, withoutReveals), /without a reveal/)
  })
