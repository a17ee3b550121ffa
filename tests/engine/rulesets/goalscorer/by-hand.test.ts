import t from 'tap'
import { seededChance } from '../../../../src/engine/kernel/chance.ts'
import { create, submit } from '../../../../src/engine/kernel/perform.ts'
import { listMoves } from '../../../../src/engine/kernel/sampling.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import { spacesOf } from '../../../../src/engine/kernel/turn.ts'
import { goalscorer } from '../../../../src/engine/rulesets/goalscorer/index.ts'
import { apply, newMatch } from '../../../../tools/bench/goalscorer-by-hand.ts'

const GAMES = process.env.SOAK ? 2_000 : 150

t.test('GS-24 GS-63 GS-R9 a game written by hand gives the same result', async (t) => {
  const table = buildTable(goalscorer, { seats: 2 })
  const ends = new Map<string, number>()
  for (let seed = 0; seed < GAMES; seed += 1) {
    const deal = seededChance(seed)
    const { game } = create(goalscorer, table, (_, limit) => deal.below(limit), 0)
    const match = newMatch(seededChance(seed))
    const chance = seededChance(-seed)
    while (!game.over) {
      const asked = game.open[0]!
      const moves = listMoves(spacesOf(goalscorer, game, asked), 100)!
      if (moves.length !== match.moves.length) t.fail(`seed ${seed}, turn ${match.turn}`)
      const choice = chance.below(moves.length)
      const { seat, id: decisionId } = asked
      submit(goalscorer, game, { seat, decisionId, move: moves[choice] }, () => 0, 0)
      apply(match, match.moves[choice]!)
    }
    const { result, turn } = game.state
    t.same([match.end, match.score, match.turn], [result?.reason, result?.score, turn], `${seed}`)
    ends.set(result!.reason, (ends.get(result!.reason) ?? 0) + 1)
  }
  t.ok(ends.size >= 3, 'the games end in several ways')
})
