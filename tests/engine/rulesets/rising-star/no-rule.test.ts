import { readFileSync } from 'node:fs'
import t from 'tap'
import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { describe } from '../../../../src/engine/kernel/describe.ts'
import { submit } from '../../../../src/engine/kernel/perform.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import { branch } from '../../../../src/engine/kernel/world.ts'
import { risingStar } from '../../../../src/engine/rulesets/rising-star/index.ts'
import type { Move } from '../../../../src/engine/rulesets/rising-star/moves.ts'
import { playBots } from '../../../support/turn-texts.ts'
import { clausesOf } from '../../../tidy/clauses.ts'

const paper = (name: string): string =>
  readFileSync(new URL(`../../../../../docs/rulesets/${name}.md`, import.meta.url), 'utf8')

t.test('RS-R60 text without a clause refuses and offers nothing', async (t) => {
  const clauses = new Set(clausesOf(paper('rising-star')))
  const decisions = paper('rising-star.engine').split('\n')
  const { refusals } = describe(risingStar)
  const offered = new Map<string, Set<string>>()
  playBots(risingStar, { seed: 5, seats: 4 }, ({ decision }) => {
    const moves = offered.get(decision.kind) ?? new Set()
    for (const move of decision.moves) moves.add(move)
    offered.set(decision.kind, moves)
  })

  t.same(
    refusals.filter(({ clause }) => clause !== null && !clauses.has(clause)),
    [],
  )
  t.ok(offered.size > 5)
  for (const [kind, moves] of offered) {
    const row = decisions.find((line) => line.startsWith(`| \`${kind}\``)) ?? ''
    for (const move of moves) t.match(row, move, `${kind}: ${move} stands in the paper`)
  }
})

t.test('RS-R60 text without a clause enables no move in any position', async (t) => {
  const plain = Object.keys(risingStar.moves).map((type) => ({ type }))
  let refused = 0
  playBots(risingStar, { seed: 6, seats: 3 }, ({ game, decision }) => {
    const { id: decisionId, seat } = decision
    for (const move of [...plain, { type: 'read-the-welcome' }, { type: 'keep-a-scoresheet' }]) {
      if ((decision.moves as readonly string[]).includes(move.type)) continue
      const before = branch(game)
      try {
        // The cast is needed because the parameter type excludes moves of other games and of other
        // decisions.
        submit(risingStar, before, { seat, decisionId, move: move as Move }, seededLuck(1), 0)
        t.fail(`${decision.kind} takes ${move.type}`)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused += 1
      }
      if (before.version !== game.version) t.fail(`${move.type} has left something`)
    }
  })
  t.ok(refused > 1_000, `${refused} were refused`)
})
