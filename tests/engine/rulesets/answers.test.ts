import t from 'tap'
import { seededChance, seededLuck } from '../../../src/engine/kernel/chance.ts'
import { ANSWERS_MAX, answersFor } from '../../../src/engine/kernel/examples.ts'
import { isBlocking } from '../../../src/engine/kernel/open-decisions.ts'
import { create, submit } from '../../../src/engine/kernel/perform.ts'
import { listMoves } from '../../../src/engine/kernel/sampling.ts'
import { buildTable } from '../../../src/engine/kernel/table.ts'
import { turnFor } from '../../../src/engine/kernel/turn.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'

const COMMITS = 80

for (const [id, rules] of Object.entries(registry))
  t.test(`${id}: a short question has all answers, a long one no random ones`, async (t) => {
    const table = buildTable(rules, { seats: 2 })
    const [luck, chance] = [seededLuck(3), seededChance(3)]
    const { game } = create(rules, table, luck, 0)
    const texts = (moves: readonly unknown[]) => moves.map((move) => JSON.stringify(move)).sort()
    for (let commits = 0; !game.over && commits < COMMITS; commits += 1) {
      const decision = chance.pick(game.open.filter(isBlocking))
      const { seat, id: decisionId } = decision
      const ask = () => turnFor(rules, game, decision, seededChance(commits))
      const { spaces } = ask()
      const isExact = spaces.every(({ exact }) => exact)
      const all = isExact ? listMoves(spaces, ANSWERS_MAX) : null

      const answers = answersFor(rules, game, ask(), true)

      if (all) {
        t.same(texts(answers), [...new Set(texts(all))])
        t.same(answersFor(rules, game, ask(), false), all, 'without hints in the given order')
      } else {
        const considered = texts([...(rules.considers?.(ask()) ?? []), rules.bot(ask())])
        for (const answer of texts(answers)) t.ok(considered.includes(answer), decision.kind)
        t.same(answersFor(rules, game, ask(), false), [])
      }
      submit(rules, game, { seat, decisionId, move: answers[0]! }, luck, game.at)
    }
  })
