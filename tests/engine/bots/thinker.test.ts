import { createHash } from 'node:crypto'
import t from 'tap'
import { triesOf } from '../../../src/engine/bots/levels.ts'
import { SEARCH_VERSION, searchMoves } from '../../../src/engine/bots/search.ts'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { canonical } from '../../../src/engine/kernel/json.ts'
import { isBlocking } from '../../../src/engine/kernel/open-decisions.ts'
import { create, submit } from '../../../src/engine/kernel/perform.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../src/engine/kernel/turn.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

const TRIES = 60
const THOUGHTS = 12

function thoughtsOf(rules: Ruleset): string {
  const luck = seededLuck(5)
  const { game } = create(rules, buildTable(rules, { seats: rules.seats.min }), luck, 0)
  const thoughts: unknown[] = []
  while (thoughts.length < THOUGHTS && !game.over) {
    const decision = game.open.find(isBlocking)!
    const turn = turnFor(rules, game, decision, seededChance(thoughts.length))
    const { move, considered } = searchMoves(rules, turn, { tries: TRIES })
    if (considered.length > 0)
      thoughts.push(considered.map(({ winChance: worth, ...rest }) => ({ ...rest, worth })))
    const { seat, id: decisionId } = decision
    submit(rules, game, { seat, decisionId, move }, luck, 0)
  }
  return createHash('sha256').update(canonical(thoughts)).digest('hex').slice(0, 16)
}

const thoughts: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { goalscorer: '3ba38f8871cd9877' },
  2: { goalscorer: 'd62b273e0317c49c', starplayer: 'eb3f5269a04fb227' },
  3: {
    goalscorer: 'eed477d132915779',
    starplayer: 'f81a9bf31203f90a',
    superclub: 'ec89cd11666ac5f7',
  },
}

t.test('search results change only with SEARCH_VERSION, which logs record', async (t) => {
  const thinking = Object.values(registry).filter((rules) => triesOf(rules, 'sharp') !== null)
  const said = thinking.map((rules) => [rules.id, thoughtsOf(rules)])
  t.same(Object.fromEntries(said), thoughts[SEARCH_VERSION])
})
