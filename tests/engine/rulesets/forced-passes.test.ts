import t from 'tap'
import { questionContext, questionOf } from '../../../src/engine/kernel/question-text.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import { countAll } from '../../../src/engine/kernel/space.ts'
import { spacesOf } from '../../../src/engine/kernel/turn.ts'
import type { Types } from '../../../src/engine/kernel/types.ts'
import { goalscorer } from '../../../src/engine/rulesets/goalscorer/index.ts'
import { risingStar } from '../../../src/engine/rulesets/rising-star/index.ts'
import { superclub } from '../../../src/engine/rulesets/superclub/index.ts'
import { titleChase } from '../../../src/engine/rulesets/title-chase/index.ts'
import { playBots } from '../../support/turn-texts.ts'

const TURNS = 500

interface Played<K extends Types> {
  readonly options?: readonly Partial<K['options']>[]
  readonly passes: readonly K['move']['type'][]
}

/**
 * Plays bot games and returns the kinds of decisions in which passing was the only legal answer.
 */
function forcedPasses<K extends Types>(rules: Ruleset<K>, { passes, options = [{}] }: Played<K>) {
  const forced = new Map<string, string>()
  const unexplained: string[] = []
  for (const [place, one] of options.entries())
    for (const seed of [1, 2])
      playBots(rules, { seed: seed + 10 * place, seats: 2, options: one, most: TURNS }, (at) => {
        const { game, decision } = at
        const question = questionOf(rules, questionContext(rules, game, decision))
        const spaces = spacesOf(rules, game, decision)
        const isForced = countAll(spaces) === 1 && passes.includes(spaces[0]!.type)
        if (isForced) forced.set(decision.kind, question)
        if (isForced !== /(?:you|and) cannot /.test(question)) unexplained.push(question)
      })
  return { forced, unexplained }
}

t.test('GS-R40 GOALSCORER has no move that passes', async (t) => {
  t.same(Object.keys(goalscorer.words.answers), [
    ...['move-youth', 'take-penalty', 'call-offside', 'move-first-teamer', 'make-debut'],
  ])
})

t.test('RS-425 RS-601 Rising Star asks only if there is a card to play or an offer', async (t) => {
  const passes = ['decline-match-event', 'decline-offers'] as const
  const { forced, unexplained } = forcedPasses(risingStar, { passes })

  t.same([...forced], [])
  t.same(unexplained, [])
})

t.test('TC-R26 a line-up without stars says why none can be bought', async (t) => {
  const passes = ['commit-lineup', 'commit-penalty'] as const
  const options = [{ autoSkip: false }]
  const { forced, unexplained } = forcedPasses(titleChase, { passes, options })

  t.same(unexplained, [])
  t.match(
    forced.get('match-stars'),
    /: you have no star to play and cannot buy one: .+\. Play none\?$/,
  )
})

t.test('SC-134 SC-093 SC-113 SC-120 SC-R24 a forced pass names the reason', async (t) => {
  const { forced, unexplained } = forcedPasses(superclub, {
    options: [{ unhappyPlayers: true }, { auctionMode: 'sealed' }],
    passes: [
      ...(['unhappy-pass', 'unhappy-stay-out', 'unhappy-bench', 'unhappy-decline'] as const),
      ...(['auction-pass', 'auction-seal', 'train-done', 'scout-done', 'scout-decline'] as const),
      ...(['invest-done', 'staff-decline', 'third-ready', 'gc-keep'] as const),
    ],
  })

  t.same(unexplained, [])
  for (const kind of ['training', 'scout-draw', 'invest', 'third-prep', 'third-react'])
    t.match(forced.get(kind), /: you cannot .+, because .+\. .+\?$/, kind)
  t.comment([...forced].map(([kind, question]) => `${kind}: ${question}`).join('\n'))
})
